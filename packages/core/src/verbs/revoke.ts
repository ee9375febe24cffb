import type { Decision, Operation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import { readRevocation } from '../projections/records.ts'
import { mutationWith } from './request.ts'
import type { ReasonMeta } from './tombstone.ts'

/** A grant that no longer holds, and the entry that says so. */
export interface Revoked {
  readonly scopeId: string
  readonly seq: number
}

/** Takes a grant back for ever, and all that was passed on from it. A second time changes nothing. */
export function revokeScope(
  scopeId: string,
  meta: ReasonMeta,
  environment: Environment,
): Operation<Revoked> {
  const { reason } = meta
  const asked = { ...meta, scopeId }
  return mutationWith(
    'revokeScope',
    asked,
    (target, _state, { by, request }): Decision<Revoked> => {
      const before = readRevocation(target, scopeId)
      if (before !== undefined) return { entries: [], result: () => ({ scopeId, seq: before.seq }) }
      const at = environment.clock()
      return {
        entries: [{ kind: 'revoke', at, by, body: { request, scopeId, reason } }],
        result: (seq) => ({ scopeId, seq }),
      }
    },
    ({ seq }) => ({ scopeId, seq }),
  )
}
