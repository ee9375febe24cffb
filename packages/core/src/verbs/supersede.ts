/**
 * What a write takes the place of. Closing the old and writing the new are one entry, so that no
 * moment has both or neither; the edges that tell the story follow in the same block.
 *
 * @module
 */
import type { Draft } from '../engine/committer.ts'
import { CortexError } from '../errors.ts'
import type { SupersededBody } from '../journal/bodies.ts'
import { LIMITS } from '../limits.ts'
import { claimOf } from '../memory/claim.ts'
import type { MemoryData } from '../memory/data.ts'
import type { MemoryType } from '../memory/enums.ts'
import { formatUri, idFromBytes, type ParsedUri } from '../memory/ids.ts'
import { earlier, sameTopics } from '../projections/claims.ts'
import { readEdge } from '../projections/records.ts'
import type { Target } from '../projections/target.ts'
import type { HeadRecord } from '../records/head.ts'
import { findByUri } from './find-head.ts'

/** The head that a URI names, if a memory of this type can supersede it. */
export function findSuperseded(
  target: Target,
  parsed: ParsedUri,
  successorType: MemoryType,
  path: string,
): HeadRecord {
  const uri = formatUri(parsed.type, parsed.id, parsed.version)
  if (parsed.type !== successorType) {
    throw new CortexError(
      'TYPE_DATA_MISMATCH',
      `Cannot supersede ${uri}: it is a ${parsed.type} and cannot be replaced by a ${successorType}`,
      { path },
    )
  }
  const head = findByUri(target, 'supersede', parsed, path)
  if (parsed.version > head.currentVersion) {
    throw new CortexError('NOT_FOUND', `Cannot supersede: ${uri} does not exist yet`, { path })
  }
  if (head.tombstoned !== undefined) {
    throw new CortexError(
      'TOMBSTONED',
      `Cannot supersede ${uri}: it was tombstoned by ${head.tombstoned.by} (${head.tombstoned.reason}). Write without supersedes`,
      { path },
    )
  }
  if (head.supersededBy !== undefined) {
    const successor = idFromBytes(head.supersededBy)
    throw new CortexError(
      'VERSION_CONFLICT',
      `Cannot supersede ${uri}: ${successor} has replaced it already. Read that one, then decide`,
      { path, details: { supersededBy: successor } },
    )
  }
  return head
}

/** Every fact about the same subject and predicate that holds now, but `successor` itself. */
export function findReplaced(
  target: Target,
  data: MemoryData,
  now: number,
  successor?: Uint8Array,
): HeadRecord[] {
  const claim = claimOf(data)
  if (claim === undefined) return []
  const heads = sameTopics(target, data.type, claim, now)
    .map(({ head }) => head)
    .filter((head) => successor === undefined || Buffer.compare(head.id, successor) !== 0)
  if (heads.length > LIMITS.replaced) {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot replace: ${heads.length} facts speak about this subject and predicate, at most ${LIMITS.replaced} can be replaced by one write. Use a narrower predicate, or supersede one of them`,
      { path: 'replace', details: { facts: heads.length } },
    )
  }
  return heads
}

/** The parts of the successor's entry: an end that lay earlier stays. */
export function closings(closed: readonly HeadRecord[], from: number): SupersededBody[] {
  return closed.map((head) => ({ validUntil: earlier(head.validUntil, from) ?? from }))
}

/** One `supersedes` edge to each of them, where there is none. */
export function edgesTo(
  target: Target,
  successor: Uint8Array,
  closed: readonly HeadRecord[],
  stamp: { readonly at: number; readonly by: string },
): Draft[] {
  const type = 'supersedes'
  return closed
    .filter((head) => {
      const edge = readEdge(target, successor, type, head.id)
      return edge === undefined || edge.tombstoned !== undefined
    })
    .map((head) => ({
      kind: 'add_edge',
      at: stamp.at,
      by: stamp.by,
      subjects: [successor, head.id],
      body: { type },
    }))
}
