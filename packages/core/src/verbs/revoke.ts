import type { Decision, Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import type { MemoryId, Uri } from '../memory/ids.ts'
import { readRevocation } from '../projections/records.ts'
import { mutationWith, type Receipt } from './request.ts'
import type { ReasonMeta } from './tombstone.ts'

/** A grant that no longer holds, and the entry that says so. It names the scope where others name a memory. */
export interface Revoked extends Receipt {
  /** The grant that was taken back. */
  readonly scopeId: string
}

/** Takes a grant back forever, and all that was passed on from it. A second time changes nothing. */
export function revokeScope(
  scopeId: string,
  meta: ReasonMeta,
  environment: Environment,
): Mutation<Revoked> {
  const { reason } = meta
  const requestInput = { ...meta, scopeId }
  return mutationWith(
    'revokeScope',
    requestInput,
    (target, _state, { by, request }): Decision<Revoked> => {
      const before = readRevocation(target, scopeId)
      if (before !== undefined) return { entries: [], result: () => revoked(scopeId, before.seq) }
      const at = environment.clock()
      return {
        entries: [{ kind: 'revoke', at, by, body: { request, scopeId, reason } }],
        result: (seq) => revoked(scopeId, seq),
      }
    },
    ({ seq }) => revoked(scopeId, seq),
  )
}

/** A scope never changes: there is one version of it. */
function revoked(scopeId: string, seq: number): Revoked {
  const uri = `matrix://scope/${scopeId}#1` as Uri
  return { uri, id: scopeId as MemoryId, version: 1, seq, scopeId }
}
