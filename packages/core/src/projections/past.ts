/**
 * What the view keeps of its own past, so that a question about what was known at some time needs no
 * fold of the journal: each record that an entry replaces, and each index key that it takes away. A
 * memory that was written once has nothing here.
 *
 *   past/m/ value        [ head, salience ]     as they were before the entry; empty: there was none
 *   past/e/ value        the edge before it; empty: there was none
 *   past/weights/ value  the weights before it; empty: none had been learned
 *
 * `known` in these keys is the latest time that any entry up to this one names: it never goes back,
 * whatever the clocks did. The store at time T is what all entries up to T made of it, so the first
 * record after T tells what stood there. What was erased leaves nothing behind.
 *
 * @module
 */
import { EMPTY_BYTES } from '../codec/bytes.ts'
import { CborError, decodeCbor, encodeCbor } from '../codec/cbor.ts'
import { type Key, readU64 } from '../keys/keyspace.ts'
import {
  pastEdgeKey,
  pastEdgePrefix,
  pastIndexKey,
  pastMemoryKey,
  pastMemoryPrefix,
  pastWeightsKey,
} from '../keys/past-keyspace.ts'
import { EDGE_TYPES } from '../memory/enums.ts'
import { edgeCodec, type StoredEdge } from '../records/edge.ts'
import { decodeHead, type HeadRecord, isBare, sealHead } from '../records/head.ts'
import { HEAD_INDEXES, indexKeys } from './head-indexes.ts'
import { rankKeys } from './rank.ts'
import { decodeRecord } from './records.ts'
import { type SalienceInputs, salienceCodec } from './salience.ts'
import type { Target } from './target.ts'

/** Bytes of a memory at one moment: its head, and what its salience was made of. */
export interface PastPlace {
  readonly head: Uint8Array
  readonly salience: Uint8Array
}

/** The same, decoded. */
interface Place {
  readonly head: HeadRecord
  readonly salience: SalienceInputs
}

/** Before a memory changes. Of one that was erased nothing is kept. */
export function keepPlace(target: Target, before: Place): void {
  if (isBare(before.head)) return
  const { known, seq } = target.moment
  const place = [sealHead(before.head).bytes, salienceCodec.toBytes(before.salience)]
  target.put(pastMemoryKey(before.head.id, known, seq), encodeCbor(place))
}

/** A memory whose time is before what was known when it was written was not there until then. */
export function keepBirth(target: Target, { id, createdAt }: HeadRecord): void {
  const { known, seq } = target.moment
  if (createdAt < known) target.put(pastMemoryKey(id, known, seq), EMPTY_BYTES)
}

/** An index key that is taken away. */
export function keepIndexKey(target: Target, key: Key): void {
  target.mark(pastIndexKey(key, target.moment.known))
}

/** Before an edge changes; `undefined`: it is new. */
export function keepEdge(target: Target, after: StoredEdge, before: StoredEdge | undefined): void {
  const { known, seq } = target.moment
  if (before === undefined && after.createdAt >= known) return
  const { src, type, dst } = after
  const bytes = before === undefined ? EMPTY_BYTES : edgeCodec.toBytes(before)
  target.put(pastEdgeKey(src, EDGE_TYPES.code(type), dst, known, seq), bytes)
}

/** Before the weights change. */
export function keepWeights(target: Target, before: Uint8Array | undefined): void {
  const { known, seq } = target.moment
  target.put(pastWeightsKey(known, seq), before ?? EMPTY_BYTES)
}

/** Of an erased memory: every record and every index key that it ever had. */
export function forgetPlaces(target: Target, id: Uint8Array): void {
  for (const key of target.keysBelow(pastMemoryPrefix(id))) {
    const place = readPastPlace(key, target.get(key as Key) ?? EMPTY_BYTES)
    target.delete(key as Key)
    if (place === undefined) continue
    const known = readU64(key, key.length - 16)
    const head = decodeRecord(key, place.head, decodeHead)
    const salience = decodeRecord(key, place.salience, salienceCodec.fromBytes)
    for (const gone of placeKeys(head, salience)) target.unmark(pastIndexKey(gone, known))
  }
}

/** Changes each record of the past of an edge. */
export function changePastEdges(
  target: Target,
  { src, type, dst }: Pick<StoredEdge, 'src' | 'type' | 'dst'>,
  change: (edge: StoredEdge) => StoredEdge,
): void {
  for (const key of target.keysBelow(pastEdgePrefix(src, EDGE_TYPES.code(type), dst))) {
    const bytes = target.get(key as Key)
    if (bytes === undefined || bytes.length === 0) continue
    const edge = change(decodeRecord(key, bytes, edgeCodec.fromBytes))
    target.put(key as Key, edgeCodec.toBytes(edge))
  }
}

/** Undefined: the memory was not there. */
export function readPastPlace(key: Uint8Array, bytes: Uint8Array): PastPlace | undefined {
  if (bytes.length === 0) return undefined
  return decodeRecord(key, bytes, (record) => {
    const pair = decodeCbor(record)
    const [head, salience] = Array.isArray(pair) ? (pair as readonly unknown[]) : []
    if (!(head instanceof Uint8Array) || !(salience instanceof Uint8Array)) {
      throw new CborError('a place is a pair of byte strings')
    }
    return { head, salience }
  })
}

/** Every key by which a memory is found. */
export function placeKeys(head: HeadRecord, salience: SalienceInputs): Key[] {
  return [...HEAD_INDEXES.flatMap((index) => indexKeys(index, head)), ...rankKeys(head, salience)]
}
