/**
 * Which index leads to the candidates of a query. One criterion leads, all others filter:
 *
 *   graph   `from`: the memories that a walk reaches
 *   words   `near`: the documents that have a word of the question
 *   frame   the memories of a frame
 *   tag     the rarest of the tags that every result must have
 *   type    the memories of the types
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { type FrameParts, type Key, prefixEnd, rankPrefix, tagPrefix } from '../keys/keyspace.ts'
import { OBJECT_KINDS } from '../memory/enums.ts'
import { tagHash } from '../memory/tags.ts'
import { frameParts } from '../projections/rank.ts'
import type { CheckedQuery, FrameQuery } from './query.ts'

export type Plan =
  | { readonly by: 'graph' }
  | { readonly by: 'words' }
  | { readonly by: 'frame'; readonly frames: readonly FrameParts[] }
  | { readonly by: 'tag'; readonly tag: string; readonly tagHash: Uint8Array }
  | { readonly by: 'type' }

/** Tags are compared by their first memories: beyond this many they count as equally common. */
const COUNTED_MAX = 256

/** Below this many memories a tag or frame leads a question in words; above, the words do. */
const FEW = 64

/** `restricted`: the choice must not show how many memories there are that the asker may not know of. */
export function choosePlan(view: ViewReader, query: CheckedQuery, restricted = false): Plan {
  if (query.from !== undefined) return { by: 'graph' }
  if (query.nearUri !== undefined || query.nearVector !== undefined) return { by: 'words' }
  const near = query.near !== undefined
  const narrow = (prefixes: readonly Key[]): boolean =>
    !near || (!restricted && count(view, prefixes, FEW) < FEW)
  // What is tombstoned has left the indexes of tags and frames.
  const live = !query.includeTombstoned
  if (query.frame !== undefined && live) {
    const frames = framesOf(query.frame)
    if (narrow(frames.map((frame) => rankPrefix(frame, false)))) return { by: 'frame', frames }
  }
  if (query.where.tags.length > 0 && live) {
    const rarest = rarestTag(view, query.where.tags)
    if (narrow([tagPrefix(rarest.tagHash)])) return { by: 'tag', ...rarest }
  }
  return near ? { by: 'words' } : { by: 'type' }
}

/** One frame per kind that is meant. */
export function framesOf({ verb, kind, ref }: FrameQuery): FrameParts[] {
  const kinds = kind === undefined ? OBJECT_KINDS.names : [kind]
  return kinds.map((name) => frameParts({ verb, kind: name, ref }))
}

function rarestTag(
  view: ViewReader,
  tags: readonly string[],
): { readonly tag: string; readonly tagHash: Uint8Array } {
  const hashed = [...new Set(tags)].map((tag) => ({ tag, tagHash: tagHash(tag) }))
  if (hashed.length === 1) return hashed[0] as { tag: string; tagHash: Uint8Array }
  const counted = hashed.map((one) => ({
    one,
    count: count(view, [tagPrefix(one.tagHash)], COUNTED_MAX),
  }))
  return counted.reduce((best, next) => (next.count < best.count ? next : best)).one
}

function count(view: ViewReader, prefixes: readonly Key[], max: number): number {
  let found = 0
  for (const prefix of prefixes) {
    const range = { from: prefix, to: prefixEnd(prefix), limit: max - found }
    for (const _ of view.scan(range)) found++
    if (found >= max) break
  }
  return found
}
