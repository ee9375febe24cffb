/**
 * Memories by the time of their first version, from the indexes that are in that order. Equal times:
 * the smaller id first, in both directions.
 *
 * @module
 */
import { compareBytes } from '../codec/bytes.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { type Key, prefixEnd, readU64, trailingId } from '../keys/keyspace.ts'
import { Heap } from './heap.ts'

interface Lane {
  readonly ids: Iterator<Dated>
  readonly next: Dated
}

interface Dated {
  readonly at: number
  readonly id: Uint8Array
}

/** Each prefix is followed by a time and an id; all of them are merged. */
export function* byCreation(
  view: ViewReader,
  prefixes: readonly Key[],
  descending: boolean,
): Generator<Uint8Array> {
  const heap = new Heap<Lane>((a, b) => comesBefore(a.next, b.next, descending))
  const lanes = prefixes.map((prefix) => datedIds(view, prefix, descending))
  try {
    for (const ids of lanes) pushNext(heap, ids)
    for (let lane = heap.pop(); lane !== undefined; lane = heap.pop()) {
      yield lane.next.id
      pushNext(heap, lane.ids)
    }
  } finally {
    for (const ids of lanes) ids.return()
  }
}

function pushNext(heap: Heap<Lane>, ids: Iterator<Dated>): void {
  const step = ids.next()
  if (!step.done) heap.push({ ids, next: step.value })
}

function comesBefore(a: Dated, b: Dated, descending: boolean): boolean {
  if (a.at !== b.at) return descending ? a.at > b.at : a.at < b.at
  return compareBytes(a.id, b.id) < 0
}

function* datedIds(view: ViewReader, prefix: Key, descending: boolean): Generator<Dated, void> {
  // Backwards the ids of one millisecond come in the wrong order: they are turned round.
  let sameTime: Dated[] = []
  const range = { from: prefix, to: prefixEnd(prefix), reverse: descending }
  for (const { key } of view.scan(range)) {
    const dated = { at: readU64(key, prefix.length), id: Buffer.from(trailingId(key)) }
    if (!descending) {
      yield dated
      continue
    }
    if (sameTime[0] !== undefined && sameTime[0].at !== dated.at) {
      yield* sameTime.reverse()
      sameTime = []
    }
    sameTime.push(dated)
  }
  yield* sameTime.reverse()
}
