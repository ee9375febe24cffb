/**
 * Calls that nobody should make, for every interface: inputs that no schema lets through, and inputs that
 * fit their schemas so well that the engine has to judge.
 *
 * @module
 */
import fc from 'fast-check'
import { type JsonSchema, OPERATIONS, type Operation, schemasOf } from '../src/operations/index.ts'

export interface HostileCall {
  readonly operation: Operation
  readonly input: unknown
}

type Input = Readonly<Record<string, unknown>>

const inputs = new Map(OPERATIONS.map((each) => [each.name, schemasOf(each).input]))

/** A value of another JSON type than the schema wants. */
function wrongFor(schema: JsonSchema): readonly unknown[] {
  const types = (schema.anyOf ?? [schema]).map(({ type }) => type)
  const samples: readonly (readonly [string, unknown])[] = [
    ['string', ''],
    ['string', 'x'],
    ['number', 1.5],
    ['number', -1],
    ['boolean', true],
    ['array', [[]]],
    ['object', { a: { b: [] } }],
    ['null', null],
  ]
  return samples
    .filter(([type]) => !types.includes(type) && !(type === 'number' && types.includes('integer')))
    .map(([, value]) => value)
}

type Damage = (input: Input, schema: JsonSchema, pick: (count: number) => number) => unknown

/** Each makes an input that no schema lets through. */
const DAMAGES: readonly Damage[] = [
  (_input, _schema, pick) => [null, 'text', 7, [], true, undefined][pick(6)],
  (input, _schema, pick) => ({
    ...input,
    [['__proto__x', 'provenance', 'by', 'constructor', ' '][pick(5)] as string]: 1,
  }),
  (input, schema, pick) => {
    const required = schema.required ?? []
    const gone = required[pick(required.length)]
    if (gone === undefined) return [input]
    return Object.fromEntries(Object.entries(input).filter(([key]) => key !== gone))
  },
  (input, schema, pick) => {
    const keys = Object.keys(schema.properties ?? {})
    const key = keys[pick(keys.length)]
    if (key === undefined) return [input]
    const wrong = wrongFor(schema.properties?.[key] ?? {})
    return { ...input, [key]: wrong[pick(wrong.length)] }
  },
  (input, schema, pick) => {
    const lists = Object.entries(schema.properties ?? {}).filter(
      ([, each]) => each.type === 'array',
    )
    const [key] = lists[pick(lists.length)] ?? []
    return key === undefined ? [input] : { ...input, [key]: [{ a: 1 }, null, 3] }
  },
]

export const malformed: fc.Arbitrary<HostileCall> = fc
  .record({
    operation: fc.constantFrom(...OPERATIONS),
    example: fc.nat(9),
    damage: fc.constantFrom(...DAMAGES),
    picks: fc.array(fc.nat(99), { minLength: 4, maxLength: 4 }),
  })
  .map(({ operation, example, damage, picks }) => {
    const { input } = operation.examples[example % operation.examples.length] as { input: Input }
    const schema = inputs.get(operation.name) ?? {}
    let turn = 0
    const pick = (count: number): number => (picks[turn++ % picks.length] ?? 0) % Math.max(1, count)
    return { operation, input: damage(input, schema, pick) }
  })

const strangeText = fc.oneof(
  fc.constantFrom(
    'matrix://cortex/Fact/01HF7YAT00XR00000000000002#1',
    'matrix://cortex/Fact/01HF7YAT00XR00000000000002#9',
    '01HF7YAT00XR00000000000002',
    '\ud800',
    'a\0b',
    '../..',
    '%s',
    ' ',
    '__proto__',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
)
const strangeObject = fc.oneof(
  fc.dictionary(
    fc.constantFrom(
      'types',
      'where',
      'limit',
      'near',
      'from',
      'type',
      'statement',
      'service',
      '__proto__',
    ),
    fc.oneof(fc.jsonValue({ maxDepth: 3 }), strangeText, fc.integer(), fc.constant(['Fact'])),
  ),
  fc.dictionary(strangeText, fc.jsonValue({ maxDepth: 3 })),
)

/** Of the type that the schema wants, so that the engine has to judge; now and then of another. */
function strange(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fitting = fittingFor(schema)
  return fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: fc.jsonValue() })
}

function fittingFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return strangeText
    case 'integer':
      return fc.integer({ min: 0, max: 12 })
    case 'number':
      return fc.double()
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(strange(schema.items ?? {}), { maxLength: 3 })
    case 'object':
      return strangeObject
    default:
      return fc.integer({ min: 0 })
  }
}

function call(name: string, input: unknown): HostileCall {
  const operation = OPERATIONS.find((each) => each.name === name)
  if (operation === undefined) throw new Error(`no operation is called ${name}`)
  return { operation, input }
}

/** Always tried, whatever a seed draws: one that is answered, one that only the engine refuses, one that no schema takes. */
export const EACH_ANSWER: readonly HostileCall[] = [
  call('list', {}),
  call('remember', { text: 'the store cannot write' }),
  call('list', { limit: 'many' }),
  // Was answered with nothing, and nothing was written (seed 74420).
  call('pattern-report', { name: ' ', steps: [' '], intent: '\0', outcome: 'success' }),
]

export const arbitrary: fc.Arbitrary<HostileCall> = fc
  .constantFrom(...OPERATIONS)
  .chain((operation) => {
    const { properties = {}, required = [] } = inputs.get(operation.name) ?? {}
    const values = Object.fromEntries(
      Object.entries(properties).map(([key, schema]) => [key, strange(schema)]),
    )
    const input = fc.record(values, { requiredKeys: required as never[] })
    return input.map((each) => ({ operation, input: each }))
  })
