/**
 * The rank of a memory: the inputs of its salience, packed so that byte order goes from the highest
 * to the lowest in each of them. The index answers "the K most salient" with any weights, by
 * best-first search over groups of equal importance, citations and accesses, each in order of last
 * use; see `query/salience-order.ts`.
 *
 *   rank   importance:1 citations:1 accesses:1 lastUsed:6      each counted down from its maximum
 *
 * Counts are exact up to fifteen, then in steps of a quarter; from a thousand on the formula no
 * longer tells them apart. A memory whose validity had ended when its head was last written is
 * `closed`: nobody who asks about the present meets it.
 *
 * @module
 */
import {
  type FrameParts,
  type Key,
  pinnedKey,
  rankFrameKey,
  rankTagKey,
  rankTypeKey,
} from '../keys/keyspace.ts'
import { MEMORY_TYPES, OBJECT_KINDS, VERBS } from '../memory/enums.ts'
import { type FrameRef, objectHash } from '../memory/frame.ts'
import { tagHash } from '../memory/tags.ts'
import { type HeadRecord, isBare } from '../records/head.ts'
import type { SalienceInputs } from './salience.ts'

export const RANK_BYTES = 9

/** From this count on the factors are 1. */
const SATURATED = 1000

/** The smallest count of each bucket, ascending. */
const BUCKETS: readonly number[] = bucketStarts()

function bucketStarts(): number[] {
  const starts = Array.from({ length: 16 }, (_, count) => count)
  for (let next = 16; next < SATURATED; next = Math.floor((next * 5) / 4) + 1) starts.push(next)
  return [...starts, SATURATED]
}

export function bucketOf(count: number): number {
  if (count < 16) return count
  let bucket = BUCKETS.length - 1
  while ((BUCKETS[bucket] as number) > count) bucket--
  return bucket
}

/** The largest count that the formula can tell from the next bucket's. */
export function bucketMax(bucket: number): number {
  return (BUCKETS[bucket + 1] ?? SATURATED + 1) - 1
}

export function rankOf(inputs: SalienceInputs): Uint8Array {
  const rank = Buffer.allocUnsafe(RANK_BYTES)
  rank[0] = 0xff - (inputs.importance ?? 0)
  rank[1] = 0xff - bucketOf(inputs.citations ?? 0)
  rank[2] = 0xff - bucketOf(inputs.accessCount ?? 0)
  // 48 bits of milliseconds reach beyond the year 10,000; what lies there counts as its end.
  rank.writeUIntBE(LAST_USED_MAX - Math.min(inputs.lastUsed, LAST_USED_MAX), 3, 6)
  return rank
}

const LAST_USED_MAX = 2 ** 48 - 1

/** What a rank says about the memories that have it. */
export interface Rank {
  readonly importance: number
  readonly citations: number
  readonly accesses: number
  /** Infinite for a time beyond what a rank can hold. */
  readonly lastUsed: number
}

/** `citations` and `accesses` are buckets. */
export function readRank(key: Uint8Array, offset: number): Rank {
  const bytes = key as Buffer
  const lastUsed = LAST_USED_MAX - bytes.readUIntBE(offset + 3, 6)
  return {
    importance: 0xff - (bytes[offset] as number),
    citations: 0xff - (bytes[offset + 1] as number),
    accesses: 0xff - (bytes[offset + 2] as number),
    lastUsed: lastUsed === LAST_USED_MAX ? Number.POSITIVE_INFINITY : lastUsed,
  }
}

/** Whether the head's validity had ended when it was written. */
export function isClosed(head: HeadRecord): boolean {
  return head.validUntil !== undefined && head.validUntil <= head.lastUpdatedAt
}

/** The keys by which the most salient are found: of the type, of each tag and of each frame. */
export function rankKeys(head: HeadRecord, inputs: SalienceInputs): Key[] {
  if (head.tombstoned !== undefined || isBare(head)) return []
  const closed = isClosed(head)
  const rank = rankOf(inputs)
  const keys = [rankTypeKey(MEMORY_TYPES.code(head.type), closed, rank, head.id)]
  if (head.tags !== undefined) {
    for (const tag of head.tags) keys.push(rankTagKey(tagHash(tag), closed, rank, head.id))
  }
  if (head.frames !== undefined) {
    for (const frame of head.frames) {
      keys.push(rankFrameKey(frameParts(frame), closed, rank, head.id))
    }
  }
  if (inputs.pinned === true) keys.push(pinnedKey(MEMORY_TYPES.code(head.type), head.id))
  return keys
}

/** A frame as keys hold it. */
export function frameParts({ verb, kind, ref }: FrameRef): FrameParts {
  return { verb: VERBS.code(verb), kind: OBJECT_KINDS.code(kind), object: objectHash(ref) }
}
