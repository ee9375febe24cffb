/**
 * The view as the store knew things at an earlier time: the same keys, the same records, and nothing
 * that came later. All that reads a view can read this one; no query has to know of it.
 *
 *   record      the first of its past after that time, else the one of today
 *   index key   of today, or taken away since; and a memory called for it then
 *
 * Versions never change, and the words of all versions are in indexes of their own: they are passed
 * through. What was erased is erased at all times.
 *
 * @module
 */
import { compareBytes, EMPTY_BYTES } from '../codec/bytes.ts'
import type { OnDamage, ViewReader } from '../engine/view-reader.ts'
import {
  headKey,
  type Key,
  prefixEnd,
  prefixKey,
  salienceKey,
  trailingId,
} from '../keys/keyspace.ts'
import {
  pastEdgeAfter,
  pastEdgePrefix,
  pastMemoryAfter,
  pastMemoryPrefix,
  pastWeightsAfter,
} from '../keys/past-keyspace.ts'
import { EDGE_TYPES } from '../memory/enums.ts'
import { type PastPlace, placeKeys, readPastPlace } from '../projections/past.ts'
import { decodeRecord } from '../projections/records.ts'
import { salienceCodec } from '../projections/salience.ts'
import { edgeCodec } from '../records/edge.ts'
import { decodeHead } from '../records/head.ts'
import type { KeyValue, ScanRange } from '../store/ordered-store.ts'
import { bothKeys, type IndexKey, keysGone, keysOf } from './past-keys.ts'
import { afterKnown, type Younger } from './past-order.ts'

/** Where a memory stood, and whether it still stands there. */
interface Standing {
  readonly place: PastPlace | undefined
  readonly isToday: boolean
}

const NOWHERE: Standing = { place: undefined, isToday: true }

export class PastView implements ViewReader {
  /** The view of today. */
  readonly present: ViewReader
  readonly #known: number
  readonly #standings = new Map<string, Standing>()
  readonly #keys = new Map<string, ReadonlySet<string>>()

  constructor(present: ViewReader, known: number) {
    this.present = present
    this.#known = known
  }

  get(key: Uint8Array): Uint8Array | undefined {
    switch (kindOf(key)) {
      case 'head':
        return this.#standing(key.subarray(key.length - 16)).place?.head
      case 'salience': {
        const salience = this.#standing(key.subarray(key.length - 16)).place?.salience
        return salience?.length === 0 ? undefined : salience
      }
      case 'edge': {
        const today = this.present.get(key)
        return today && this.#edgeThen(key, today)
      }
      case 'weights':
        return this.#weights(key)
      default:
        return this.present.get(key)
    }
  }

  *scan(range: ScanRange, onDamage?: OnDamage): Iterable<KeyValue> {
    const { limit = Number.POSITIVE_INFINITY } = range
    let left = limit
    if (left <= 0) return
    for (const record of this.#all(range, onDamage)) {
      yield record
      if (--left <= 0) return
    }
  }

  #all(range: ScanRange, onDamage: OnDamage | undefined): Iterable<KeyValue> {
    switch (kindOf(range.from)) {
      case 'head':
        return this.#heads(range, onDamage)
      case 'edge':
        return this.#edges(range, onDamage)
      case 'index':
        return this.#index(range, onDamage)
      default:
        return this.present.scan(range, onDamage)
    }
  }

  *#heads(range: ScanRange, onDamage: OnDamage | undefined): Iterable<KeyValue> {
    for (const { key } of this.#today(range, onDamage)) {
      const head = this.#standing(trailingId(key)).place?.head
      if (head !== undefined) yield { key, value: head }
    }
  }

  *#edges(range: ScanRange, onDamage: OnDamage | undefined): Iterable<KeyValue> {
    for (const { key, value } of this.#today(range, onDamage)) {
      const edge = this.#edgeThen(key, value)
      if (edge !== undefined) yield { key, value: edge }
    }
  }

  /** Whole stretches that are younger are passed over. */
  *#index(range: ScanRange, onDamage: OnDamage | undefined): Iterable<KeyValue> {
    let rest: ScanRange | undefined = range
    while (rest !== undefined) {
      const here: ScanRange = rest
      rest = undefined
      for (const { key, isToday } of this.#calledFor(here, onDamage)) {
        const after = afterKnown(key, this.#known)
        if (after !== undefined) {
          rest = behind(here, after)
          break
        }
        if (this.#stood(key, isToday)) yield { key, value: EMPTY_BYTES }
      }
    }
  }

  /** Keys of today and those that were taken away since. */
  #calledFor(range: ScanRange, onDamage: OnDamage | undefined): Iterable<IndexKey> {
    const today = keysOf(this.#today(range, onDamage))
    const gone = keysGone(this.present, range, this.#known)
    return bothKeys(today, gone, range.reverse === true)
  }

  /** Without a limit: what is passed by does not count. */
  #today({ from, to, reverse }: ScanRange, onDamage: OnDamage | undefined): Iterable<KeyValue> {
    return this.present.scan({ from, to, reverse }, onDamage)
  }

  /** Whether a memory called for the index key. */
  #stood(key: Key, isToday: boolean): boolean {
    const id = trailingId(key)
    const standing = this.#standing(id)
    if (standing.place === undefined) return false
    if (standing.isToday) return isToday
    const name = nameOf(id)
    let keys = this.#keys.get(name)
    if (keys === undefined) {
      keys = new Set(keysThen(id, standing.place).map(nameOf))
      this.#keys.set(name, keys)
    }
    return keys.has(nameOf(key))
  }

  #standing(id: Uint8Array): Standing {
    const name = nameOf(id)
    let standing = this.#standings.get(name)
    if (standing === undefined) {
      standing = this.#readStanding(id)
      this.#standings.set(name, standing)
    }
    return standing
  }

  #readStanding(id: Uint8Array): Standing {
    const to = prefixEnd(pastMemoryPrefix(id))
    const range = { from: pastMemoryAfter(id, this.#known), to, limit: 1 }
    for (const { key, value } of this.present.scan(range)) {
      const place = readPastPlace(key, Buffer.from(value))
      // What stood before an entry may itself be younger than the time.
      return place && this.#isKnown(id, place.head) ? { place, isToday: false } : NOWHERE
    }
    const head = this.present.get(headKey(id))
    if (head === undefined || !this.#isKnown(id, head)) return NOWHERE
    const salience = this.present.get(salienceKey(id)) ?? EMPTY_BYTES
    return { place: { head, salience }, isToday: true }
  }

  #isKnown(id: Uint8Array, head: Uint8Array): boolean {
    return decodeRecord(headKey(id), head, decodeHead).createdAt <= this.#known
  }

  #edgeThen(key: Uint8Array, today: Uint8Array): Uint8Array | undefined {
    const edge = decodeRecord(key, today, edgeCodec.fromBytes)
    const type = EDGE_TYPES.code(edge.type)
    const to = prefixEnd(pastEdgePrefix(edge.src, type, edge.dst))
    const from = pastEdgeAfter(edge.src, type, edge.dst, this.#known)
    for (const { key: past, value } of this.present.scan({ from, to, limit: 1 })) {
      if (value.length === 0) return undefined
      const { createdAt } = decodeRecord(past, value, edgeCodec.fromBytes)
      return createdAt > this.#known ? undefined : Buffer.from(value)
    }
    return edge.createdAt > this.#known ? undefined : today
  }

  #weights(key: Uint8Array): Uint8Array | undefined {
    const to = prefixEnd(prefixKey('past/weights/'))
    const range = { from: pastWeightsAfter(this.#known), to, limit: 1 }
    for (const { value } of this.present.scan(range)) {
      return value.length === 0 ? undefined : Buffer.from(value)
    }
    return this.present.get(key)
  }
}

/** The rest of a scan, beyond a stretch; undefined if there is none. */
function behind(range: ScanRange, younger: Younger): ScanRange | undefined {
  const { from, to, reverse } = range
  if (reverse)
    return compareBytes(from, younger.before) < 0 ? { ...range, to: younger.before } : undefined
  const next = younger.behind
  if (next === undefined || (to !== undefined && compareBytes(next, to) >= 0)) return undefined
  return { ...range, from: next }
}

function keysThen(id: Uint8Array, { head, salience }: PastPlace): Key[] {
  const before = decodeRecord(headKey(id), head, decodeHead)
  return placeKeys(before, decodeRecord(salienceKey(id), salience, salienceCodec.fromBytes))
}

type Kind = 'head' | 'salience' | 'edge' | 'weights' | 'index' | 'other'

const KINDS: readonly (readonly [Kind, string])[] = [
  ['head', 'm/'],
  ['salience', 'salience/'],
  ['edge', 'e/'],
  ['weights', 'meta/weights'],
  ['other', 'idx/words/'],
  ['other', 'idx/smt/'],
  ['other', 'idx/copy/'],
  ['index', 'idx/'],
  ['index', 'tomb/'],
]

function kindOf(key: Uint8Array): Kind {
  const start = Buffer.from(key.buffer, key.byteOffset, Math.min(key.length, 12)).toString('latin1')
  for (const [kind, prefix] of KINDS) if (start.startsWith(prefix)) return kind
  return 'other'
}

function nameOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
}
