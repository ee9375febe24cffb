/**
 * Predicates: checked and compiled once, then evaluated per memory. Every mistake is found when the
 * predicate is compiled, whatever the store holds: a query never fails because of a candidate.
 *
 *   a field that this memory's type does not have   ne is true, all else false
 *   a field that is not set                         false
 *   null                                            eq is false; ne asks whether the field is set
 *
 * @module
 */
import { RE2JS, RE2JSException } from 're2js'
import { CortexError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { MEMORY_TYPES, type MemoryType } from '../memory/enums.ts'
import { invalid, isPlainObject, joinPath, refusal, text } from '../memory/schema.ts'
import type { Memory } from '../reads/memory-view.ts'
import {
  compareScalars,
  type Field,
  findField,
  isFieldName,
  kindOfScalar,
  type Scalar,
  unknownField,
} from './fields.ts'

/** A condition on fields of a memory, for example `{ eq: ['data.subject', 'build'] }`. */
export type Predicate =
  | { readonly eq: readonly [field: string, value: Scalar | null] }
  | { readonly ne: readonly [field: string, value: Scalar | null] }
  | { readonly gt: readonly [field: string, value: Scalar] }
  | { readonly gte: readonly [field: string, value: Scalar] }
  | { readonly lt: readonly [field: string, value: Scalar] }
  | { readonly lte: readonly [field: string, value: Scalar] }
  | { readonly in: readonly [field: string, values: readonly Scalar[]] }
  | { readonly hasTag: string }
  | { readonly matches: readonly [field: string, pattern: string] }
  | { readonly and: readonly Predicate[] }
  | { readonly or: readonly Predicate[] }
  | { readonly not: Predicate }

export interface Compiled {
  readonly test: (memory: Memory) => boolean
  /** Tags that every match has. */
  readonly tags: readonly string[]
}

interface Context {
  /** The types that the query can return. */
  readonly types: readonly MemoryType[]
  nodes: number
}

const ALWAYS: Compiled = { test: () => true, tags: [] }

export function compilePredicate(
  predicate: unknown,
  types: readonly MemoryType[] | undefined,
  path: string,
): Compiled {
  if (predicate === undefined) return ALWAYS
  const context = { types: types?.length ? types : MEMORY_TYPES.names, nodes: 0 }
  return compile(predicate, path, 0, context)
}

type Compiler = (operand: unknown, path: string, depth: number, context: Context) => Compiled

const COMPILERS: Readonly<Record<string, Compiler>> = {
  eq: (operand, path, _, context) => equality(operand, path, context, false),
  ne: (operand, path, _, context) => equality(operand, path, context, true),
  gt: (operand, path, _, context) => ordered(operand, path, context, (order) => order > 0),
  gte: (operand, path, _, context) => ordered(operand, path, context, (order) => order >= 0),
  lt: (operand, path, _, context) => ordered(operand, path, context, (order) => order < 0),
  lte: (operand, path, _, context) => ordered(operand, path, context, (order) => order <= 0),
  in: membership,
  hasTag,
  matches,
  and: (operand, path, depth, context) => {
    const parts = children(operand, path, depth, context)
    return {
      test: (memory) => parts.every((part) => part.test(memory)),
      tags: parts.flatMap((part) => part.tags),
    }
  },
  or: (operand, path, depth, context) => {
    const parts = children(operand, path, depth, context)
    return { test: (memory) => parts.some((part) => part.test(memory)), tags: [] }
  },
  not: (operand, path, depth, context) => {
    const inner = compile(operand, path, depth + 1, context)
    return { test: (memory) => !inner.test(memory), tags: [] }
  },
}

function compile(predicate: unknown, path: string, depth: number, context: Context): Compiled {
  if (depth > LIMITS.predicateDepth) {
    throw refusal(path, `expected at most ${LIMITS.predicateDepth} levels of predicates`)
  }
  if (++context.nodes > LIMITS.predicateNodes) {
    throw refusal(path, `expected at most ${LIMITS.predicateNodes} predicates`)
  }
  const names = isPlainObject(predicate) ? Object.keys(predicate) : []
  const name = names[0]
  const compiler =
    name !== undefined && Object.hasOwn(COMPILERS, name) ? COMPILERS[name] : undefined
  if (names.length !== 1 || name === undefined || compiler === undefined) {
    const known = Object.keys(COMPILERS).join(', ')
    throw invalid(path, `an object with one key of ${known}`, predicate)
  }
  const operand = (predicate as Record<string, unknown>)[name]
  return compiler(operand, joinPath(path, name), depth, context)
}

function children(operand: unknown, path: string, depth: number, context: Context): Compiled[] {
  if (!Array.isArray(operand)) throw invalid(path, 'a list of predicates', operand)
  // Not `map`: a hole in the list is a mistake too.
  return Array.from(operand, (item, index) =>
    compile(item, `${path}[${index}]`, depth + 1, context),
  )
}

/** `[field, operand]`; the field is undefined if no type that can be returned has it. */
function fieldAnd(
  operand: unknown,
  path: string,
  context: Context,
): { name: string; field: Field | undefined; value: unknown } {
  if (!Array.isArray(operand) || operand.length !== 2) {
    throw invalid(path, 'a field and a value', operand)
  }
  const [name, value] = operand as [unknown, unknown]
  if (!isFieldName(name)) {
    if (typeof name === 'string') throw unknownField(name, `${path}[0]`)
    throw invalid(`${path}[0]`, 'the name of a field', name)
  }
  const found = findField(name)
  const field = found && context.types.some((type) => found.kinds.has(type)) ? found : undefined
  return { name, field, value }
}

function scalar(value: unknown, path: string): Scalar {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw invalid(path, 'text, a number, true or false', value)
}

/** A literal whose kind no type's field has cannot be meant. */
function assertKind(field: Field, value: Scalar, path: string, context: Context): void {
  const kinds = kindsOf(field, context)
  const given = kindOfScalar(value)
  if (kinds.includes(given)) return
  throw new CortexError(
    'TYPE_MISMATCH',
    `Cannot read ${path}: ${field.name} is ${kinds.join(' or ')}, got ${given}`,
    { path },
  )
}

function kindsOf(field: Field, context: Context): string[] {
  const kinds = context.types.map((type) => field.kinds.get(type))
  return [...new Set(kinds.filter((kind) => kind !== undefined))]
}

function equality(operand: unknown, path: string, context: Context, negated: boolean): Compiled {
  const { field, value } = fieldAnd(operand, path, context)
  const wanted = value === null ? null : scalar(value, `${path}[1]`)
  if (field === undefined) return { test: () => negated, tags: [] }
  if (wanted !== null) assertKind(field, wanted, `${path}[1]`, context)
  return {
    test: (memory) => {
      if (!field.kinds.has(memory.head.type)) return negated
      const found = field.read(memory)
      return found !== undefined && (found === wanted) !== negated
    },
    tags: [],
  }
}

function ordered(
  operand: unknown,
  path: string,
  context: Context,
  holds: (order: number) => boolean,
): Compiled {
  const { name, field, value } = fieldAnd(operand, path, context)
  if (field === undefined) throw unknownField(name, `${path}[0]`)
  const bound = scalar(value, `${path}[1]`)
  if (kindsOf(field, context).every((kind) => kind === 'boolean')) {
    throw notComparable(field, 'order', `${path}[0]`)
  }
  assertKind(field, bound, `${path}[1]`, context)
  return {
    test: (memory) => {
      const found = field.read(memory)
      return typeof found === typeof bound && holds(compareScalars(found as Scalar, bound))
    },
    tags: [],
  }
}

function notComparable(field: Field, how: string, path: string): CortexError {
  const what = how === 'order' ? 'compared by order' : 'matched with a pattern'
  return new CortexError(
    'FIELD_NOT_COMPARABLE',
    `Cannot read ${path}: ${field.name} cannot be ${what}`,
    { path },
  )
}

function membership(operand: unknown, path: string, _depth: number, context: Context): Compiled {
  const { field, value } = fieldAnd(operand, path, context)
  if (!Array.isArray(value)) throw invalid(`${path}[1]`, 'a list of values', value)
  if (value.length > LIMITS.predicateValues) {
    throw refusal(`${path}[1]`, `expected at most ${LIMITS.predicateValues} values`)
  }
  const wanted = Array.from(value, (item, index) => scalar(item, `${path}[1][${index}]`))
  if (field !== undefined) {
    wanted.forEach((item, index) => {
      assertKind(field, item, `${path}[1][${index}]`, context)
    })
  }
  const set = new Set(wanted)
  return {
    test: (memory) => {
      const found = field?.read(memory)
      return found !== undefined && set.has(found)
    },
    tags: [],
  }
}

const tag = text(LIMITS.tagBytes)

function hasTag(operand: unknown, path: string): Compiled {
  const wanted = tag(operand, path)
  return { test: ({ head }) => head.tags.includes(wanted), tags: [wanted] }
}

const pattern = text(LIMITS.patternBytes, { blank: true })

/** RE2: no pattern takes more than linear time. */
function matches(operand: unknown, path: string, _depth: number, context: Context): Compiled {
  const { name, field, value } = fieldAnd(operand, path, context)
  if (field === undefined) throw unknownField(name, `${path}[0]`)
  if (!kindsOf(field, context).includes('text')) {
    throw notComparable(field, 'match', `${path}[0]`)
  }
  const expression = compilePattern(pattern(value, `${path}[1]`), `${path}[1]`)
  return {
    test: (memory) => {
      const found = field.read(memory)
      return typeof found === 'string' && expression.matcher(found).find()
    },
    tags: [],
  }
}

function compilePattern(source: string, path: string): RE2JS {
  try {
    return RE2JS.compile(source)
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    throw refusal(path, `expected a regular expression of RE2 (${error.message})`)
  }
}
