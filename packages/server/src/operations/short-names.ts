/**
 * Short names of memories in an input, such as `m7f3`, become the URIs that they stand for, before
 * an operation sees them. So every operation that takes a memory takes its short name.
 *
 * @module
 */
import { CortexError, isShortReference, type Memory, shortReference } from '@cortex-memory/core'
import type { OperationContext } from './operation.ts'
import { uriOf } from './schemas.ts'
import { memoriesOf } from './two-memories.ts'

/** Inputs that name memories, in the spelling of operations and of tools. */
const NAMING: readonly string[] = [
  ...['uri', 'uris', 'src', 'dst', 'supersedes', 'cited', 'loadBearing', 'load_bearing', 'id'],
]

export async function withFullNames(context: OperationContext, input: unknown): Promise<unknown> {
  if (typeof input !== 'object' || input === null) return input
  const fields = input as Readonly<Record<string, unknown>>
  const named = NAMING.filter((key) => isNamed(fields[key]))
  if (named.length === 0) return input
  const full: Record<string, unknown> = { ...fields }
  for (const key of named) {
    const value = fields[key]
    full[key] = Array.isArray(value)
      ? await Promise.all(value.map((each, index) => fullName(context, each, `${key}[${index}]`)))
      : await fullName(context, value, key)
  }
  return full
}

function isNamed(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isNamed)
  return typeof value === 'string' && isShortReference(value)
}

async function fullName(context: OperationContext, value: unknown, path: string): Promise<unknown> {
  if (typeof value !== 'string' || !isShortReference(value)) return value
  const stores = await memoriesOf(context)
  const found: Memory[] = []
  for (const store of stores)
    if (store !== undefined) found.push(...(await store.byReference(value)))
  const [only, ...others] = found
  if (only === undefined) {
    throw new CortexError('NOT_FOUND', `Cannot read ${path}: no memory is called ${value}`, {
      path,
    })
  }
  if (others.length === 0) return uriOf(only)
  const names = found.map(({ head }) => shortReference(head.id, value.length + 2))
  throw new CortexError(
    'INVALID_INPUT',
    `Cannot read ${path}: ${value} can mean ${names.join(', ')}; give more characters`,
    { path, details: { candidates: found.map(uriOf) } },
  )
}
