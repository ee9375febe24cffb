/**
 * Index keys that stand and those that were taken away, as one list in order.
 *
 * @module
 */
import { compareBytes } from '../codec/bytes.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { type Key, prefixEnd, prefixKey } from '../keys/keyspace.ts'
import { pastIndexBound, readPastIndexKey } from '../keys/past-keyspace.ts'
import type { KeyValue, ScanRange } from '../store/ordered-store.ts'

export interface IndexKey {
  readonly key: Key
  /** Whether it stands today. */
  readonly isToday: boolean
}

/** Every key below a prefix that ever stood there. */
export function keysEver(today: ViewReader, prefix: Key): Iterable<IndexKey> {
  const range = { from: prefix, to: prefixEnd(prefix) }
  return bothKeys(keysOf(today.scan(range)), keysGone(today, range, -1), false)
}

/** Keys of a scan are views of a buffer that the next step may reuse. */
export function* keysOf(records: Iterable<KeyValue>): Generator<Key> {
  for (const { key } of records) yield Buffer.from(key) as Key
}

/** Keys that were taken away after `known`. */
export function* keysGone(
  today: ViewReader,
  { from, to, reverse }: ScanRange,
  known: number,
): Generator<Key> {
  const range = {
    from: pastIndexBound(from),
    to: to === undefined ? prefixEnd(prefixKey('past/i/')) : pastIndexBound(to),
    reverse,
  }
  for (const { key } of today.scan(range)) {
    const gone = readPastIndexKey(key)
    if (gone.known > known) yield gone.key as Key
  }
}

/** Both in the same order; each key once. */
export function* bothKeys(
  today: Generator<Key>,
  gone: Generator<Key>,
  reverse: boolean,
): Iterable<IndexKey> {
  const sign = reverse ? -1 : 1
  let last: Key | undefined
  let [here, away] = [today.next(), gone.next()]
  try {
    while (!here.done || !away.done) {
      const isToday = away.done || (!here.done && sign * compareBytes(here.value, away.value) <= 0)
      const key = (isToday ? here : away).value as Key
      if (isToday) here = today.next()
      else away = gone.next()
      if (last !== undefined && compareBytes(last, key) === 0) continue
      last = key
      yield { key, isToday }
    }
  } finally {
    today.return(undefined)
    gone.return(undefined)
  }
}
