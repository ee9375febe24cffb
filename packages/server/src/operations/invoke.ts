/**
 * The one way to call an operation: the input is checked, secrets are refused, then it runs. What
 * is wrong with an input is a CortexError that names the place, whatever interface the call came from.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import type { z } from 'zod'
import type { Operation, OperationContext } from './operation.ts'
import { refuseSecretsIn } from './refuse-secrets.ts'
import { noteRefused } from './refused-secrets.ts'
import { withFullNames } from './short-names.ts'

/** Calls an operation: the input is checked, secrets are refused, then it runs. */
export async function invoke<O extends z.ZodType>(
  operation: Operation<z.ZodObject, O>,
  context: OperationContext,
  input: unknown,
): Promise<z.output<O>> {
  const began = performance.now()
  let code: string | undefined = 'INTERNAL'
  try {
    const output = await checkAndRun(operation, context, input)
    code = undefined
    return output
  } catch (error) {
    if (error instanceof CortexError) code = error.code
    throw error
  } finally {
    context.onCalled?.(performance.now() - began, code)
  }
}

async function checkAndRun<O extends z.ZodType>(
  operation: Operation<z.ZodObject, O>,
  context: OperationContext,
  input: unknown,
): Promise<z.output<O>> {
  const checked = checkInput(operation, input)
  assertOwner(operation, context)
  const looks = operation.effect !== 'read' && operation.secrets !== 'itself'
  if (looks) refuseSecrets(checked, context)
  return await operation.run(context, await withFullNames(context, checked))
}

/** What is kept out is counted, without what it said. */
function refuseSecrets(input: unknown, context: OperationContext): void {
  try {
    refuseSecretsIn(input, context.allowedSecrets)
  } catch (error) {
    if (error instanceof CortexError) noteRefused(context, String(error.details?.kind))
    throw error
  }
}

/** A model that could confirm its own words would speak for the user. */
function assertOwner({ name, ownerOnly }: Operation, context: OperationContext): void {
  if (ownerOnly !== true || (context.isOwner ?? context.origin === 'user')) return
  throw new CortexError(
    'OWNER_ONLY',
    `Cannot ${name}: only the user can, with \`cortex ${name}\` in a terminal of their own or with the owner's token`,
  )
}

/** INVALID_INPUT with the path of the first value that does not fit. */
export function checkInput(operation: Pick<Operation, 'input'>, input: unknown): unknown {
  const result = operation.input.safeParse(input)
  if (result.success) return result.data
  const { issues } = result.error
  // A mistyped key makes its right spelling missing: the typo is what to name.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]
  if (issue === undefined) throw new CortexError('INVALID_INPUT', 'Cannot read the input')
  const path = pathOf([
    ...issue.path,
    ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
  ])
  const where = path === '' ? 'the input' : path
  throw new CortexError(
    'INVALID_INPUT',
    `Cannot read ${where}: ${complaint(issue, input, operation)}`,
    { path },
  )
}

function pathOf(steps: readonly PropertyKey[]): string {
  return steps
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}

function complaint(
  issue: z.core.$ZodIssue,
  input: unknown,
  operation: Pick<Operation, 'input'>,
): string {
  const value = valueAt(input, issue.path)
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = issue.path.length === 0 ? Object.keys(operation.input.shape) : []
      return `unknown key${known.length === 0 ? '' : `; the keys are ${known.join(', ')}`}`
    }
    case 'invalid_type':
      return `expected ${NAMES[issue.expected] ?? issue.expected}, got ${show(value)}`
    case 'invalid_value':
      return `expected one of ${issue.values.map(String).join(', ')}, got ${show(value)}`
    case 'too_small':
      if (value === '') return 'expected at least one character, got none'
      if (Array.isArray(value) && value.length === 0) return 'expected at least one, got none'
      return `expected at least ${issue.minimum}${unit(issue.origin)}, got ${size(value)}`
    case 'too_big':
      return `expected at most ${issue.maximum}${unit(issue.origin)}, got ${size(value)}`
    default:
      return issue.message
  }
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

function unit(origin: string): string {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' values' : ''
}

function size(value: unknown): string {
  return typeof value === 'string' || Array.isArray(value) ? String(value.length) : show(value)
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  )
}

const SHOWN_CHARS_MAX = 40

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') {
    return JSON.stringify(
      value.length <= SHOWN_CHARS_MAX ? value : `${value.slice(0, SHOWN_CHARS_MAX)}…`,
    )
  }
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return typeof value === 'function' ? 'a function' : String(value)
}
