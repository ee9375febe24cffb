import type { Decision, Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import type { Named } from '../memory/ref.ts'
import { object, optional, type Schema } from '../memory/schema.ts'
import { findByUri } from './find-head.ts'
import { assertMayChange } from './own-rules.ts'
import {
  bySchema,
  type ChangeMeta,
  commitIdSchema,
  mutation,
  originSchema,
  type Receipt,
  reasonSchema,
  receipt,
} from './request.ts'

/** What a change says that needs a reason. */
export interface ReasonMeta extends ChangeMeta {
  /** Why. */
  readonly reason: string
}

export const reasonMeta: Schema<ReasonMeta> = object<ReasonMeta>({
  reason: reasonSchema,
  by: optional(bySchema),
  commitId: optional(commitIdSchema),
  origin: optional(originSchema),
})

/** Hides a memory; its versions stay readable. A second time changes nothing. */
export function tombstone(
  uri: Named,
  meta: ReasonMeta,
  environment: Environment,
): Mutation<Receipt> {
  const requestInput = { ...meta, uri: { ...uri } }
  return mutation(
    'tombstone',
    requestInput,
    (target, state, { by, request }): Decision<Receipt> => {
      const head = findByUri(target, 'tombstone', uri)
      if (head.tombstoned !== undefined) {
        const last = state.nextSeq - 1
        return { entries: [], result: () => receipt(head.type, head.id, head.currentVersion, last) }
      }
      assertMayChange(target, 'tombstone', head, meta.origin)
      const body = { request, reason: meta.reason }
      const at = environment.clock()
      return {
        entries: [{ kind: 'tombstone', at, by, subjects: [head.id], body }],
        result: (seq) => receipt(head.type, head.id, head.currentVersion, seq),
      }
    },
  )
}
