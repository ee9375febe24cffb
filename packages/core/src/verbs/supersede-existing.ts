/**
 * One memory takes the place of another that is there already: what `write` with `supersedes` does
 * for a new one. Needed where both are known before it is known how they relate.
 *
 * @module
 */
import { equalBytes } from '../codec/bytes.ts'
import type { Decision, Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import { CortexError } from '../errors.ts'
import { type MemoryId, memoryIdFrom, type ParsedUri } from '../memory/ids.ts'
import { object, optional, type Schema, time } from '../memory/schema.ts'
import { findHead } from './find-head.ts'
import { assertMayChange } from './own-rules.ts'
import {
  bySchema,
  type ChangeMeta,
  commitIdSchema,
  mutation,
  originSchema,
  type Receipt,
  receipt,
} from './request.ts'
import { closings, edgesTo, findSuperseded } from './supersede.ts'

/** What takes the place of a memory, and when. */
export interface SupersedeInput extends ChangeMeta {
  /** The memory of the same type that takes the place. */
  readonly successor: MemoryId
  /** When the old one stopped being true; default: now. An end that lies earlier stays. */
  readonly validUntil?: number
}

export const supersedeInput: Schema<SupersedeInput> = object<SupersedeInput>({
  successor: memoryIdFrom,
  validUntil: optional(time),
  by: optional(bySchema),
  commitId: optional(commitIdSchema),
  origin: optional(originSchema),
})

/** A second time changes nothing; the receipt is that of the old memory. */
export function supersedeExisting(
  uri: ParsedUri,
  input: SupersedeInput,
  environment: Environment,
): Mutation<Receipt> {
  if (uri.id === input.successor) {
    throw new CortexError('SELF_EDGE', `Cannot supersede ${uri.id}: it cannot replace itself`, {
      path: 'successor',
    })
  }
  const requestInput = { ...input, uri: { ...uri } }
  return mutation(
    'supersede',
    requestInput,
    (target, state, { by, request }): Decision<Receipt> => {
      const successor = findHead(target, 'supersede', input.successor, 'successor')
      const before = findHead(target, 'supersede', uri.id, 'uri')
      if (before.supersededBy !== undefined && equalBytes(before.supersededBy, successor.id)) {
        const { type, id, currentVersion } = before
        return { entries: [], result: () => receipt(type, id, currentVersion, state.nextSeq - 1) }
      }
      const old = findSuperseded(target, uri, successor.type, 'uri')
      if (successor.tombstoned !== undefined) {
        throw new CortexError(
          'TOMBSTONED',
          `Cannot supersede ${uri.id}: ${input.successor} was tombstoned, so it cannot replace anything`,
          { path: 'successor' },
        )
      }
      assertMayChange(target, 'supersede', old, input.origin)
      const at = environment.clock()
      const subjects = [successor.id, old.id]
      const rest = closings([old], input.validUntil ?? at)
      return {
        entries: [
          { kind: 'update_head', at, by, subjects, body: { request }, rest },
          ...edgesTo(target, successor.id, [old], { at, by }),
        ],
        result: (seq) => receipt(old.type, old.id, old.currentVersion, seq),
      }
    },
  )
}
