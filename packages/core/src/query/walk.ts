/**
 * A bounded breadth-first walk along edges, by type of edge, then by the memory at its other end. Removed edges are passed by
 * unless asked for; memories are only looked at later, so a walk goes through tombstoned ones.
 *
 * @module
 */
import { compareBytes } from '../codec/bytes.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import { edgesPrefix, prefixEnd, trailingId } from '../keys/keyspace.ts'
import { LIMITS } from '../limits.ts'
import { EDGE_TYPES } from '../memory/enums.ts'
import { decodeRecord } from '../projections/records.ts'
import { edgeCodec } from '../records/edge.ts'
import { nameOf } from './id-name.ts'
import type { Follow } from './query.ts'

export interface Walk {
  /** Ids (16 bytes) with their hops, nearest first; without the start. */
  readonly reached: readonly { readonly id: Uint8Array; readonly hop: number }[]
  readonly edgesScanned: number
}

/** Runs a read of the record under the key; undefined if it cannot be read. */
export type Attempt = <T>(key: Uint8Array, read: () => T) => T | undefined

/** An edge that cannot be read is not followed. With `permits`, only edges between such memories are there. */
export function walk(
  view: ViewReader,
  start: Uint8Array,
  follow: Required<Follow>,
  attempt: Attempt,
  permits?: (id: Uint8Array) => boolean,
): Walk {
  if (permits?.(start) === false) return { reached: [], edgesScanned: 0 }
  const seen = new Set([nameOf(start)])
  const reached: { id: Uint8Array; hop: number }[] = []
  const counter = { edges: 0 }
  let frontier: Uint8Array[] = [start]
  for (let hop = 1; hop <= follow.maxHops && frontier.length > 0; hop++) {
    const next: Uint8Array[] = []
    for (const id of frontier) {
      for (const neighbour of neighbours(view, id, follow, attempt, counter)) {
        const name = nameOf(neighbour)
        if (seen.has(name) || permits?.(neighbour) === false) continue
        seen.add(name)
        if (seen.size > LIMITS.walkNodes) throw tooBroad()
        next.push(neighbour)
        if (hop >= follow.minHops) reached.push({ id: neighbour, hop })
      }
    }
    frontier = next
  }
  return { reached, edgesScanned: counter.edges }
}

function* neighbours(
  view: ViewReader,
  id: Uint8Array,
  follow: Required<Follow>,
  attempt: Attempt,
  counter: { edges: number },
): Iterable<Uint8Array> {
  const step = (prefix: 'e/from/' | 'e/to/'): Iterable<Neighbour> =>
    adjacent(view, prefix, id, follow, attempt, counter)
  if (follow.direction !== 'both') {
    // The keys of one direction have this order already.
    for (const neighbour of step(follow.direction === 'in' ? 'e/to/' : 'e/from/')) {
      yield neighbour.id
    }
    return
  }
  const both = [...step('e/from/'), ...step('e/to/')]
  both.sort((a, b) => a.type - b.type || compareBytes(a.id, b.id))
  for (const neighbour of both) yield neighbour.id
}

interface Neighbour {
  /** The code of the edge's type. */
  readonly type: number
  readonly id: Uint8Array
}

function* adjacent(
  view: ViewReader,
  prefix: 'e/from/' | 'e/to/',
  id: Uint8Array,
  follow: Required<Follow>,
  attempt: Attempt,
  counter: { edges: number },
): Iterable<Neighbour> {
  const codes = [...new Set(follow.types)]
    .map((type) => EDGE_TYPES.code(type))
    .sort((a, b) => a - b)
  for (const code of codes.length === 0 ? [undefined] : codes) {
    const from = edgesPrefix(prefix, id, code)
    for (const { key, value } of view.scan({ from, to: prefixEnd(from) })) {
      counter.edges++
      const edge = attempt(key, () => decodeRecord(key, value, edgeCodec.fromBytes))
      if (edge === undefined || (edge.tombstoned !== undefined && !follow.includeTombstoned))
        continue
      // Keys of a scan are views of a buffer that the next step may reuse.
      yield { type: EDGE_TYPES.code(edge.type), id: Buffer.from(trailingId(key)) }
    }
  }
}

function tooBroad(): CortexError {
  return new CortexError(
    'TOO_BROAD',
    `Cannot find: the walk reaches more than ${LIMITS.walkNodes} memories; give \`follow.types\` or fewer hops`,
    { path: 'follow' },
  )
}
