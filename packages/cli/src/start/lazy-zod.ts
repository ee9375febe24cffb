/**
 * zod for short commands. Building schemas with zod takes longer than most commands do, and nearly every input is
 * right. So a bundle of commands has this in zod's place: it remembers how each schema is built, and has a quick test
 * for those that are common. What the test accepts is accepted, with the value that zod would give. Everything else is
 * built with zod, which is loaded then, and has the last word: complaints, formats, schemas as JSON.
 *
 * @module
 */
/** As much of zod as is used here: everything is called by its name. */
type Real = object
interface RealSchema {
  safeParse(value: unknown): unknown
  parse(value: unknown): unknown
  meta(): unknown
}
/** The value that zod would give, or `NO` if only zod can tell. */
type Test = (value: unknown) => unknown

const NO: unique symbol = Symbol('zod has to tell')

/** How a schema is built; what its test would be. */
class Schema {
  readonly #build: () => RealSchema
  #built: RealSchema | undefined
  readonly test: Test | undefined
  readonly shape: Readonly<Record<string, unknown>> | undefined
  readonly isStrict: boolean

  constructor(
    build: () => RealSchema,
    test: Test | undefined,
    shape?: Readonly<Record<string, unknown>>,
    isStrict = false,
  ) {
    this.#build = build
    this.test = test
    this.shape = shape
    this.isStrict = isStrict
  }

  get real(): RealSchema {
    this.#built ??= this.#build()
    return this.#built
  }

  /** The same schema with one more step. */
  with(name: string, args: readonly unknown[], test: Test | undefined): Schema {
    return new Schema(() => call(this.real, name, args), test, this.shape, this.isStrict)
  }

  safeParse(value: unknown): unknown {
    const quick = this.test === undefined ? NO : this.test(value)
    return quick === NO ? this.real.safeParse(value) : { success: true, data: quick }
  }

  parse(value: unknown): unknown {
    const quick = this.test === undefined ? NO : this.test(value)
    return quick === NO ? this.real.parse(value) : quick
  }

  describe(text: string): Schema {
    return this.with('describe', [text], this.test)
  }

  /** Without arguments it is a question. */
  meta(...args: readonly unknown[]): unknown {
    if (args.length === 0) return this.real.meta()
    return this.with('meta', args, this.test)
  }

  optional(): Schema {
    const { test } = this
    return this.with(
      'optional',
      [],
      test && ((value) => (value === undefined ? value : test(value))),
    )
  }

  nullable(): Schema {
    const { test } = this
    return this.with('nullable', [], test && ((value) => (value === null ? value : test(value))))
  }

  default(usual: unknown): Schema {
    const { test } = this
    const isPlain = typeof usual !== 'object' || usual === null
    return this.with(
      'default',
      [usual],
      isPlain ? test && ((value) => (value === undefined ? usual : test(value))) : undefined,
    )
  }

  min(least: number, ...rest: readonly unknown[]): Schema {
    return this.#and('min', [least, ...rest], (value) => sizeOf(value) >= least)
  }

  max(most: number, ...rest: readonly unknown[]): Schema {
    return this.#and('max', [most, ...rest], (value) => sizeOf(value) <= most)
  }

  regex(pattern: RegExp, ...rest: readonly unknown[]): Schema {
    // One that remembers its place is zod's to handle.
    const isPlain = !pattern.global && !pattern.sticky
    return this.#and(
      'regex',
      [pattern, ...rest],
      isPlain ? (value) => pattern.test(String(value)) : undefined,
    )
  }

  refine(holds: (value: unknown) => unknown, ...rest: readonly unknown[]): Schema {
    return this.#and('refine', [holds, ...rest], (value) => holds(value) === true)
  }

  transform(change: (value: unknown) => unknown): Schema {
    const { test } = this
    return this.with(
      'transform',
      [change],
      test &&
        ((value) => {
          const checked = test(value)
          const changed = checked === NO ? NO : change(checked)
          return changed instanceof Promise ? NO : changed
        }),
    )
  }

  extend(more: Readonly<Record<string, unknown>>): Schema {
    const shape = { ...this.shape, ...more }
    return new Schema(
      () => call(this.real, 'extend', [realShape(more)]),
      objectTest(shape, this.isStrict),
      shape,
      this.isStrict,
    )
  }

  #and(
    name: string,
    args: readonly unknown[],
    holds: ((value: unknown) => boolean) | undefined,
  ): Schema {
    const { test } = this
    const both: Test | undefined =
      test &&
      holds &&
      ((value) => {
        const checked = test(value)
        return checked !== NO && holds(checked) ? checked : NO
      })
    return this.with(name, args, both)
  }
}

/** What is not known here is asked of the real schema: it is slower, and never wrong. */
Object.setPrototypeOf(
  Schema.prototype,
  new Proxy(Object.create(null) as object, {
    get: (_, name, schema: Schema) => {
      if (typeof name === 'symbol' || name === 'then') return undefined
      const value = (schema.real as unknown as Record<string, unknown>)[name]
      if (typeof value !== 'function') return value
      return (...args: readonly unknown[]) => value.apply(schema.real, args.map(real))
    },
  }),
)

function call(target: object, name: string, args: readonly unknown[]): RealSchema {
  const made = (target as Record<string, (...args: readonly unknown[]) => RealSchema>)[name]?.(
    ...args,
  )
  if (made === undefined) throw new TypeError(`zod has no ${name}`)
  return made
}

/** Also inside of lists and shapes: one stand-in in a real schema would be a stranger there. */
function real(value: unknown): unknown {
  if (value instanceof Schema) return value.real
  if (Array.isArray(value)) return value.map(real)
  const isShape = isObject(value) && Object.values(value).some((each) => each instanceof Schema)
  return isShape ? realShape(value) : value
}

function realShape(shape: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, real(schema)]))
}

function sizeOf(value: unknown): number {
  return typeof value === 'number' ? value : (value as { readonly length: number }).length
}

function testOf(schema: unknown): Test | undefined {
  return schema instanceof Schema ? schema.test : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Plain objects with names that nobody can mistake; keys that are not known are zod's to judge. */
function objectTest(shape: Readonly<Record<string, unknown>>, isStrict: boolean): Test | undefined {
  const tests: (readonly [string, Test])[] = []
  for (const [key, schema] of Object.entries(shape)) {
    const test = testOf(schema)
    if (test === undefined || key === '__proto__') return undefined
    tests.push([key, test])
  }
  return (value) => {
    if (!isObject(value)) return NO
    const checked: Record<string, unknown> = {}
    for (const [key, test] of tests) {
      const part = test(value[key])
      if (part === NO) return NO
      if (part !== undefined || key in value) checked[key] = part
    }
    if (isStrict) for (const key in value) if (!Object.hasOwn(shape, key)) return NO
    return checked
  }
}

/** The builders that have a test. */
function buildersOf(zod: () => Real): Readonly<Record<string, unknown>> {
  const simple = (name: string, args: readonly unknown[], test: Test): Schema =>
    new Schema(() => call(zod(), name, args), args.length === 0 ? test : undefined)
  return {
    string: (...args: readonly unknown[]) =>
      simple('string', args, (value) => (typeof value === 'string' ? value : NO)),
    boolean: (...args: readonly unknown[]) =>
      simple('boolean', args, (value) => (typeof value === 'boolean' ? value : NO)),
    number: (...args: readonly unknown[]) =>
      simple('number', args, (value) => (Number.isFinite(value) ? value : NO)),
    int: (...args: readonly unknown[]) =>
      simple('int', args, (value) => (Number.isSafeInteger(value) ? value : NO)),
    unknown: () => simple('unknown', [], (value) => value),
    literal: (...args: readonly unknown[]) =>
      new Schema(
        () => call(zod(), 'literal', args),
        args.length === 1 && !Array.isArray(args[0])
          ? (value) => (Object.is(value, args[0]) ? value : NO)
          : undefined,
      ),
    enum: (...args: readonly unknown[]) => {
      const [names] = args
      return new Schema(
        () => call(zod(), 'enum', args),
        Array.isArray(names)
          ? (value) => (typeof value === 'string' && names.includes(value) ? value : NO)
          : undefined,
      )
    },
    array: (...args: readonly unknown[]) => {
      const test = testOf(args[0])
      return new Schema(
        () => call(zod(), 'array', args.map(real)),
        test &&
          ((value) => {
            if (!Array.isArray(value)) return NO
            const checked: unknown[] = []
            for (const item of value) {
              const part = test(item)
              if (part === NO) return NO
              checked.push(part)
            }
            return checked
          }),
      )
    },
    object: (shape: Readonly<Record<string, unknown>>, ...rest: readonly unknown[]) =>
      new Schema(
        () => call(zod(), 'object', [realShape(shape), ...rest]),
        objectTest(shape, false),
        shape,
      ),
    strictObject: (shape: Readonly<Record<string, unknown>>, ...rest: readonly unknown[]) =>
      new Schema(
        () => call(zod(), 'strictObject', [realShape(shape), ...rest]),
        objectTest(shape, true),
        shape,
        true,
      ),
    record: (...args: readonly unknown[]) => {
      const [keys, values] = [testOf(args[0]), testOf(args[1])]
      const test: Test = (value) => {
        if (!isObject(value)) return NO
        const checked: Record<string, unknown> = {}
        for (const key of Reflect.ownKeys(value)) {
          const part =
            values === undefined || key === '__proto__' ? NO : values(value[key as string])
          if (part === NO || keys?.(key) !== key) return NO
          checked[key as string] = part
        }
        return checked
      }
      return new Schema(() => call(zod(), 'record', args.map(real)), keys && values && test)
    },
    union: (...args: readonly unknown[]) => unionOf(zod, 'union', args, args[0]),
    discriminatedUnion: (...args: readonly unknown[]) =>
      unionOf(zod, 'discriminatedUnion', args, args[1]),
  }
}

/** The first that accepts the value; options that cannot be tested are zod's. */
function unionOf(
  zod: () => Real,
  name: string,
  args: readonly unknown[],
  options: unknown,
): Schema {
  const tests = Array.isArray(options) ? options.map(testOf) : []
  const test: Test = (value) => {
    for (const each of tests) {
      const checked = each?.(value) ?? NO
      if (checked !== NO || each === undefined) return checked
    }
    return NO
  }
  return new Schema(
    () => call(zod(), name, args.map(real)),
    tests.includes(undefined) ? undefined : test,
  )
}

/** Not builders: they answer at once. */
const ANSWERS =
  /^(?:[A-Z$]|to|from|prettify|treeify|flatten|format|registry|globalRegistry|config|core|locales|util)/

/** What takes the place of zod's `z`; `load` gives the real one, the first time that it is needed. */
export function lazyZod<Zod extends Real>(load: () => Zod): Zod {
  let loaded: Zod | undefined
  const zod = (): Zod => {
    loaded ??= load()
    return loaded
  }
  const builders = buildersOf(zod)
  return new Proxy(builders, {
    get: (known, name) => {
      if (typeof name === 'symbol' || Object.hasOwn(known, name)) return known[name as string]
      if (!ANSWERS.test(name)) {
        return (...args: readonly unknown[]) =>
          new Schema(() => call(zod(), name, args.map(real)), undefined)
      }
      const value = (zod() as unknown as Record<string, unknown>)[name]
      if (typeof value !== 'function' || /^[A-Z$]/.test(name)) return value
      return (...args: readonly unknown[]) =>
        (value as (...args: readonly unknown[]) => unknown)(...args.map(real))
    },
  }) as unknown as Zod
}
