import type { Decision, Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import { CortexError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { VISIBILITIES, type Visibility } from '../memory/enums.ts'
import { type FrameRef, parseFrames } from '../memory/frame.ts'
import type { Named } from '../memory/ref.ts'
import { integer, object, oneOf, optional, type Schema } from '../memory/schema.ts'
import { parseTags } from '../memory/tags.ts'
import { findLive } from './find-head.ts'
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

/**
 * What `updateHead` can change. Everything else in a head is managed by the engine, and refused
 * here.
 */
export interface HeadPatch {
  /** All tags; an empty list removes them. */
  readonly tags?: readonly string[]
  /** All frames; an empty list removes them. */
  readonly frames?: readonly FrameRef[]
  /** How much it matters, from 0 to 10. */
  readonly importance?: number
  /** Who may see it: `private`, `scoped` or `actor_public`. */
  readonly visibility?: Visibility
}

export const headPatch: Schema<HeadPatch> = object<HeadPatch>({
  tags: optional(parseTags),
  frames: optional(parseFrames),
  importance: optional(integer(0, LIMITS.importanceMax)),
  visibility: optional(oneOf(VISIBILITIES)),
})

export const metaInput: Schema<ChangeMeta> = object<ChangeMeta>({
  by: optional(bySchema),
  commitId: optional(commitIdSchema),
  origin: optional(originSchema),
})

/** Each field given replaces the old one whole; an empty list removes all. No new version. */
export function updateHead(
  uri: Named,
  patch: HeadPatch,
  meta: ChangeMeta,
  environment: Environment,
): Mutation<Receipt> {
  const { tags, frames, importance, visibility } = patch
  if ([tags, frames, importance, visibility].every((field) => field === undefined)) {
    throw new CortexError('NO_OP', `Cannot update the head of ${uri.id}: the patch changes nothing`)
  }
  const requestInput = { ...meta, patch, uri: { ...uri } }
  return mutation(
    'updateHead',
    requestInput,
    (target, _state, { by, request }): Decision<Receipt> => {
      const head = findLive(target, 'update the head', uri)
      assertMayChange(target, 'update the head of', head, meta.origin)
      const body = { request, visibility, importance, tags, frames }
      const at = environment.clock()
      return {
        entries: [{ kind: 'update_head', at, by, subjects: [head.id], body }],
        result: (seq) => receipt(head.type, head.id, head.currentVersion, seq),
      }
    },
  )
}
