/** The module of each group of operations. A command loads its own, and no other. */
import type { Operation } from '@cortex-memory/server/operations'

const MODULES: Readonly<Record<string, () => Promise<object>>> = {
  memories: () => import('@cortex-memory/server/operations/memories'),
  links: () => import('@cortex-memory/server/operations/links'),
  queries: () => import('@cortex-memory/server/operations/queries'),
  outcomes: () => import('@cortex-memory/server/operations/outcomes'),
  pager: () => import('@cortex-memory/server/operations/pager'),
  windows: () => import('@cortex-memory/server/operations/windows'),
  conversations: () => import('@cortex-memory/server/operations/conversations'),
  patterns: () => import('@cortex-memory/server/operations/patterns'),
  audit: () => import('@cortex-memory/server/operations/audit'),
  history: () => import('@cortex-memory/server/operations/history'),
  explore: () => import('@cortex-memory/server/operations/explore'),
  'why-not': () => import('@cortex-memory/server/operations/why-not'),
  'seen-windows': () => import('@cortex-memory/server/operations/seen-windows'),
  trust: () => import('@cortex-memory/server/operations/trust'),
  proofs: () => import('@cortex-memory/server/operations/proofs'),
  dense: () => import('@cortex-memory/server/operations/dense'),
  'dense-changes': () => import('@cortex-memory/server/operations/dense-changes'),
  branches: () => import('@cortex-memory/server/operations/branches'),
  store: () => import('@cortex-memory/server/operations/store'),
}

/** The operations of a group. */
export async function operationsOf(group: string): Promise<Operation[]> {
  const load = MODULES[group]
  return load === undefined ? [] : Object.values(await load()).filter(isOperation)
}

/** A module may export more than its operations. */
function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'run' in value && 'effect' in value
}
