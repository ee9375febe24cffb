import type { Operation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import { readRevocation } from '../projections/records.ts'
import type { ReasonMeta } from './tombstone.ts'

/** A grant that no longer holds, and the entry that says so. */
export interface Revoked {
  readonly scopeId: string
  readonly seq: number
}

/** Takes a grant back for ever, and all that was passed on from it. A second time changes nothing. */
export function revokeScope(
  scopeId: string,
  { reason, by }: ReasonMeta,
  environment: Environment,
): Operation<Revoked> {
  return (target, state) => {
    const before = readRevocation(target, scopeId)
    if (before !== undefined) return { entries: [], result: () => ({ scopeId, seq: before.seq }) }
    const at = environment.clock()
    return {
      entries: [{ kind: 'revoke', at, by: by ?? state.actor, body: { scopeId, reason } }],
      result: (seq) => ({ scopeId, seq }),
    }
  }
}
