/** Whose memories: mem0 wants a user, an agent or a run, under either spelling, beside the filters or among them. */
import { CortexError } from '@cortex-memory/core'
import type { Owner, OwnerOptions } from './memory-types.ts'

const NAMES = [
  ['userId', 'user_id'],
  ['agentId', 'agent_id'],
  ['runId', 'run_id'],
] as const

/** The owner, and the filters that are left. Blank names are refused: they would mean everybody. */
export function splitOwner(config: OwnerOptions & { readonly filters?: Record<string, unknown> }): {
  readonly owner: Owner
  readonly filters: Record<string, unknown>
} {
  const given = (config ?? {}) as Readonly<Record<string, unknown>>
  const filters = { ...(given.filters as Record<string, unknown> | undefined) }
  const owner: { userId?: string; agentId?: string; runId?: string } = {}
  for (const [name, spelled] of NAMES) {
    const inFilters = [filters[spelled], filters[name], ...fromAll(filters, [spelled, name])]
    const value = [given[name], given[spelled], ...inFilters.filter(isName)].find(isGiven)
    if (value === undefined) continue
    const text = isName(value) ? String(value).trim() : ''
    if (text === '') {
      throw new CortexError('INVALID_INPUT', `Invalid ${name}: give text that is not blank`, {
        path: name,
      })
    }
    owner[name] = text
    if (isName(filters[spelled])) delete filters[spelled]
    if (isName(filters[name])) delete filters[name]
  }
  if (Object.keys(owner).length > 0) return { owner, filters }
  throw new CortexError(
    'INVALID_INPUT',
    'One of the filters: userId, agentId or runId is required! Give at least one',
    { path: 'config' },
  )
}

/** What the conditions say of which all must hold. */
function fromAll(filters: Record<string, unknown>, names: readonly string[]): unknown[] {
  const all = Array.isArray(filters.AND) ? (filters.AND as unknown[]) : []
  return all.flatMap((each) =>
    names.map((name) => (each as Record<string, unknown> | null)?.[name]),
  )
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

function isName(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '*') || typeof value === 'number'
}
