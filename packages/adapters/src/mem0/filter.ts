/**
 * mem0's filters: a value that must be equal, a list of which one must be, `*` for any, the operators below, and
 * `AND`, `OR` and `NOT` over lists of filters.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'

/** What a memory has under a name. */
export type Lookup = (name: string) => unknown
type Test = (value: unknown, operand: unknown) => boolean

const OPERATORS: Readonly<Record<string, Test>> = {
  eq: (value, operand) => value === operand,
  ne: (value, operand) => value !== operand,
  gt: (value, operand) => compare(value, operand) > 0,
  gte: (value, operand) => compare(value, operand) >= 0,
  lt: (value, operand) => compare(value, operand) < 0,
  lte: (value, operand) => compare(value, operand) <= 0,
  in: (value, operand) => Array.isArray(operand) && operand.includes(value),
  nin: (value, operand) => Array.isArray(operand) && !operand.includes(value),
  contains: (value, operand) => contains(value, operand, (text) => text),
  icontains: (value, operand) => contains(value, operand, (text) => text.toLowerCase()),
}

/** Checks filters and makes a test of them. */
export function compileFilters(filters: Record<string, unknown>): (of: Lookup) => boolean {
  const tests = Object.entries(filters).map(([name, wanted]) =>
    name === 'AND' || name === 'OR' || name === 'NOT' ? joined(name, wanted) : one(name, wanted),
  )
  return (of) => tests.every((test) => test(of))
}

function joined(name: 'AND' | 'OR' | 'NOT', conditions: unknown): (of: Lookup) => boolean {
  const isList = Array.isArray(conditions) && conditions.length > 0
  if (!isList || !conditions.every((each) => typeof each === 'object' && each !== null)) {
    throw wrong(name, `${name} takes a list of filters`)
  }
  const tests = (conditions as Record<string, unknown>[]).map(compileFilters)
  if (name === 'AND') return (of) => tests.every((test) => test(of))
  const isOne = (of: Lookup): boolean => tests.some((test) => test(of))
  return name === 'OR' ? isOne : (of) => !isOne(of)
}

function one(name: string, wanted: unknown): (of: Lookup) => boolean {
  if (wanted === '*') return (of) => of(name) !== undefined
  if (Array.isArray(wanted)) return (of) => wanted.includes(of(name))
  if (typeof wanted !== 'object' || wanted === null) return (of) => of(name) === wanted
  const tests = Object.entries(wanted).map(([operator, operand]) => {
    const test = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined
    if (test !== undefined) return (value: unknown) => test(value, operand)
    const known = Object.keys(OPERATORS).join(', ')
    throw wrong(name, `the filter of \`${name}\` has the operator ${operator}; known are ${known}`)
  })
  return (of) => tests.every((test) => test(of(name)))
}

/** Numbers by size, texts by their letters; other values are neither greater nor smaller. */
function compare(value: unknown, operand: unknown): number {
  if (typeof value === 'number' && typeof operand === 'number') return value - operand
  if (typeof value !== 'string' || typeof operand !== 'string') return Number.NaN
  return value === operand ? 0 : value < operand ? -1 : 1
}

function contains(value: unknown, operand: unknown, fold: (text: string) => string): boolean {
  if (Array.isArray(value)) return value.some((each) => each === operand)
  if (typeof value !== 'string' || typeof operand !== 'string') return false
  return fold(value).includes(fold(operand))
}

function wrong(name: string, what: string): CortexError {
  return new CortexError('INVALID_INPUT', `Cannot search: ${what}`, { path: `filters.${name}` })
}
