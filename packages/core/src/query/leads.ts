/**
 * Which index leads to the candidates of a query. One criterion leads, all others filter:
 *
 *   graph   `from`: the memories that a walk reaches
 *   words   `near`: the documents that have a word of the question
 *   vectors `nearUri`, `nearVector`: the vectors around one
 *   frame   the memories of a frame
 *   tag     the rarest of the tags that every result must have
 *   type    the memories of the types
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import {
  type FrameParts,
  type Key,
  prefixEnd,
  rankPrefix,
  tagPrefix,
  trailingId,
} from '../keys/keyspace.ts'
import { OBJECT_KINDS } from '../memory/enums.ts'
import { tagHash } from '../memory/tags.ts'
import { frameParts } from '../projections/rank.ts'
import { type CheckedQuery, type FrameQuery, isNear } from './query.ts'
import { POOLS } from './ranking.ts'

export type Lead =
  | { readonly by: 'graph' }
  | { readonly by: 'words' }
  | { readonly by: 'vectors' }
  | { readonly by: 'frame'; readonly frames: readonly FrameParts[] }
  | { readonly by: 'tag'; readonly tag: string; readonly tagHash: Uint8Array }
  | { readonly by: 'type' }

/** A criterion of which an index lists all memories. */
export type ListedLead = Extract<Lead, { readonly by: 'frame' | 'tag' | 'type' }>
/** The same, where the query names the members. */
type NamedLead = Exclude<ListedLead, { readonly by: 'type' }>

/** `restricted`: the choice must not show how many memories there are that the asker may not know of. */
export function chooseLead(view: ViewReader, query: CheckedQuery, restricted = false): Lead {
  if (query.from !== undefined) return { by: 'graph' }
  const near = isNear(query)
  const isFew = (lead: NamedLead): boolean =>
    !restricted && count(view, leadPrefixes(lead), POOLS.few) < POOLS.few
  const leads = leadsOf(view, query)
  const lead = near ? leads.find(isFew) : leads[0]
  if (lead !== undefined) return lead
  if (!near) return { by: 'type' }
  return query.near === undefined ? { by: 'vectors' } : { by: 'words' }
}

/** The ids of all that have the frame or the tag of a query, if one has at most so many. */
export function membersOf(
  view: ViewReader,
  query: CheckedQuery,
  max: number,
): Uint8Array[] | undefined {
  for (const lead of leadsOf(view, query)) {
    const members = idsOf(view, leadPrefixes(lead), max + 1)
    if (members.length <= max) return members
  }
  return undefined
}

/** Frame and rarest tag. What is tombstoned has left their indexes. */
function leadsOf(view: ViewReader, query: CheckedQuery): NamedLead[] {
  if (query.includeTombstoned) return []
  const leads: NamedLead[] = []
  if (query.frame !== undefined) leads.push({ by: 'frame', frames: framesOf(query.frame) })
  if (query.where.tags.length > 0) leads.push({ by: 'tag', ...rarestTag(view, query.where.tags) })
  return leads
}

/** All that have it: a frame has two classes of ranks, of what is open and of what was closed. */
export function leadPrefixes(lead: NamedLead): Key[] {
  if (lead.by === 'tag') return [tagPrefix(lead.tagHash)]
  return [false, true].flatMap((closed) => lead.frames.map((frame) => rankPrefix(frame, closed)))
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
    count: count(view, [tagPrefix(one.tagHash)], POOLS.counted),
  }))
  return counted.reduce((best, next) => (next.count < best.count ? next : best)).one
}

function count(view: ViewReader, prefixes: readonly Key[], max: number): number {
  return idsOf(view, prefixes, max).length
}

/** Ids that end the keys, up to so many; one that has several of the frames comes several times. */
function idsOf(view: ViewReader, prefixes: readonly Key[], max: number): Uint8Array[] {
  const ids: Uint8Array[] = []
  for (const prefix of prefixes) {
    const range = { from: prefix, to: prefixEnd(prefix), limit: max - ids.length }
    for (const { key } of view.scan(range)) ids.push(Buffer.from(trailingId(key)))
    if (ids.length >= max) break
  }
  return ids
}
