/**
 * The mark: what is known to be on stable storage. Kept in `lock/`, written with a sync of its own
 * when a segment or a view generation begins, every few seconds of writing, and at the last close.
 *
 * After a machine stop the journal is read forward from the mark. The view is trusted only if no
 * block follows the mark: then nothing was written to it since it was flushed.
 *
 * Beside it stands how far erasures are finished: an entry from there on that erases may have parts
 * of its memory left in the journal's files.
 *
 * @module
 */
import { HASH_BYTES } from '../codec/hash.ts'
import { countKind, field, fixedBytes, type RecordCodec, record } from '../codec/record.ts'
import { CortexError } from '../errors.ts'
import { LAYOUT_FORMAT } from '../journal/format.ts'
import { ERASURES_KEY, MARK_FRAME_KEY, MARK_KEY } from '../keys/keyspace.ts'
import type { Change, OrderedReader } from '../store/ordered-store.ts'
import { corruptRecord, openValue, sealValue } from '../store/sealed-value.ts'
import type { Tail } from './tail.ts'

interface Mark {
  readonly format: number
  readonly nextSeq: number
  readonly segment: number
  readonly offset: number
  readonly root: Uint8Array
  readonly viewGeneration: number
  readonly segmentGeneration: number
  readonly viewBytes: number
}

/** Beside the mark, in a record of its own, so that earlier builds can still read the mark's format. */
interface MarkedFrame {
  readonly nextSeq: number
  readonly offset: number
  readonly crc: number
}

const markCodec: RecordCodec<Mark> = record<Mark>('mark', {
  format: field(1, countKind),
  nextSeq: field(2, countKind),
  segment: field(3, countKind),
  offset: field(4, countKind),
  root: field(5, fixedBytes(HASH_BYTES)),
  viewGeneration: field(6, countKind),
  segmentGeneration: field(7, countKind),
  viewBytes: field(8, countKind),
})

const frameCodec: RecordCodec<MarkedFrame> = record<MarkedFrame>('marked frame', {
  nextSeq: field(1, countKind),
  offset: field(2, countKind),
  crc: field(3, countKind),
})

/** undefined: a new store, or one whose `lock/` was lost. */
export function readMark(lock: Pick<OrderedReader, 'get'>): Tail | undefined {
  const sealed = lock.get(MARK_KEY)
  if (sealed === undefined) return undefined
  const bytes = openValue(MARK_KEY, sealed)
  let mark: Mark
  try {
    mark = markCodec.fromBytes(bytes)
  } catch (error) {
    throw corruptRecord(MARK_KEY, 'not a mark', error)
  }
  if (mark.format > LAYOUT_FORMAT) {
    throw new CortexError(
      'STORE_NEWER',
      `Cannot open the store: it has format ${mark.format}, this build reads up to format ${LAYOUT_FORMAT}. Update Cortex`,
      { details: { format: mark.format, supported: LAYOUT_FORMAT } },
    )
  }
  const { segment, offset, format, ...rest } = mark
  const last = readFrame(lock, mark.nextSeq)
  return {
    ...rest,
    position: { segment, offset },
    ...(last === undefined ? {} : { last }),
    ...(format < LAYOUT_FORMAT ? { former: true } : {}),
  }
}

function readFrame(lock: Pick<OrderedReader, 'get'>, nextSeq: number): Tail['last'] {
  const sealed = lock.get(MARK_FRAME_KEY)
  if (sealed === undefined) return undefined
  try {
    const frame = frameCodec.fromBytes(openValue(MARK_FRAME_KEY, sealed))
    return frame.nextSeq === nextSeq ? { offset: frame.offset, crc: frame.crc } : undefined
  } catch (error) {
    throw corruptRecord(MARK_FRAME_KEY, 'not a marked frame', error)
  }
}

export function markChanges(tail: Tail): Change[] {
  const { position, last, former: _, ...rest } = tail
  const bytes = markCodec.toBytes({ ...rest, ...position, format: LAYOUT_FORMAT })
  const frame =
    last === undefined
      ? undefined
      : sealValue(MARK_FRAME_KEY, frameCodec.toBytes({ nextSeq: tail.nextSeq, ...last }))
  return [
    [MARK_KEY, sealValue(MARK_KEY, bytes)],
    [MARK_FRAME_KEY, frame],
  ]
}

interface Erasures {
  readonly before: number
}

const erasuresCodec: RecordCodec<Erasures> = record<Erasures>('erasures', {
  before: field(1, countKind),
})

/** 0 if nothing says so: anyone who erases next looks at everything once. */
export function readErasures(lock: Pick<OrderedReader, 'get'>): number {
  const sealed = lock.get(ERASURES_KEY)
  if (sealed === undefined) return 0
  try {
    return erasuresCodec.fromBytes(openValue(ERASURES_KEY, sealed)).before
  } catch (error) {
    throw corruptRecord(ERASURES_KEY, 'not a number of erasures', error)
  }
}

export function erasuresChange(before: number): Change {
  return [ERASURES_KEY, sealValue(ERASURES_KEY, erasuresCodec.toBytes({ before }))]
}
