/** Which items a filter lets through. An operator that is not known is an error, not an empty answer. */
import { CortexError } from '@cortex-memory/core'

type Test = (value: unknown, operand: unknown) => boolean

const OPERATORS: Readonly<Record<string, Test>> = {
  $eq: (value, operand) => value === operand,
  $ne: (value, operand) => value !== operand,
  $gt: (value, operand) => Number(value) > Number(operand),
  $gte: (value, operand) => Number(value) >= Number(operand),
  $lt: (value, operand) => Number(value) < Number(operand),
  $lte: (value, operand) => Number(value) <= Number(operand),
  $in: (value, operand) => Array.isArray(operand) && operand.includes(value),
  $nin: (value, operand) => !Array.isArray(operand) || !operand.includes(value),
}

/** Checks a filter and makes a test of it. */
export function compileFilter(
  filter: Record<string, unknown> | undefined,
): (value: Record<string, unknown>) => boolean {
  const tests = Object.entries(filter ?? {}).map(([field, wanted]) => {
    const matches = compileOne(field, wanted)
    return (value: Record<string, unknown>) => matches(value[field])
  })
  return (value) => tests.every((test) => test(value))
}

function compileOne(field: string, wanted: unknown): (value: unknown) => boolean {
  if (!hasOperators(wanted)) return (value) => value === wanted
  const tests = Object.entries(wanted).map(([name, operand]) => {
    const test = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined
    if (test === undefined) {
      throw new CortexError(
        'INVALID_INPUT',
        `Cannot search: the filter of \`${field}\` has the operator ${name}; known are ${Object.keys(OPERATORS).join(', ')}`,
        { path: `filter.${field}` },
      )
    }
    return (value: unknown) => test(value, operand)
  })
  return (value) => tests.every((test) => test(value))
}

function hasOperators(wanted: unknown): wanted is Record<string, unknown> {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return false
  const keys = Object.keys(wanted)
  return keys.length === 0 || keys.some((key) => key.startsWith('$'))
}
