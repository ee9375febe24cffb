/**
 * How journals lie in a bucket.
 *
 *   <prefix>/meta                              the id of this collection
 *   <prefix>/<actor>/row/<first seq, 20 digits>   a row
 *   <prefix>/<actor>/id/<commit id, hex>          the first seq of the row with that id
 *
 *   a row:  0  "CXJ1"
 *           4  last seq, 8 bytes, big-endian
 *          12  commit id, 16 bytes
 *          28  root before, 32 bytes
 *          60  root after, 32 bytes
 *          92  frames
 *
 * @module
 */
import { CortexError, type JournalAppend, type JournalRow } from '@cortex-memory/core'
import { bufferOf, hexOf } from '../shared/bytes.ts'

const MAGIC = Buffer.from('CXJ1')
const HEADER_BYTES = 92
const SEQ_DIGITS = 20
/** S3 takes names of 1,024 bytes. */
const NAME_MAX = 800

/** Everything but plain letters, digits, `-` and `_` as `=` and two hex digits: no path can change it. */
function nameOf(actor: string): string {
  const name = Array.from(Buffer.from(actor), (byte) => {
    const char = String.fromCharCode(byte)
    return /[A-Za-z0-9_-]/.test(char) ? char : `=${byte.toString(16).padStart(2, '0')}`
  }).join('')
  if (name.length <= NAME_MAX) return name
  throw new CortexError(
    'INVALID_INPUT',
    'Cannot keep this actor in an object store: its name is too long',
    {
      path: 'actor',
    },
  )
}

export function rowsBelow(prefix: string, actor: string): string {
  return `${prefix}/${nameOf(actor)}/row/`
}

export function rowKey(prefix: string, actor: string, firstSeq: number): string {
  return `${rowsBelow(prefix, actor)}${String(firstSeq).padStart(SEQ_DIGITS, '0')}`
}

export function firstSeqOf(key: string): number {
  return Number(key.slice(-SEQ_DIGITS))
}

export function idKey(prefix: string, actor: string, commitId: Uint8Array): string {
  return `${prefix}/${nameOf(actor)}/id/${hexOf(commitId)}`
}

export function encodeRow(row: JournalRow | JournalAppend): Buffer {
  const lastSeq = Buffer.alloc(8)
  lastSeq.writeBigUInt64BE(BigInt(row.lastSeq))
  return Buffer.concat([MAGIC, lastSeq, row.commitId, row.prevRoot, row.root, row.bytes])
}

export function decodeRow(firstSeq: number, object: Uint8Array): JournalRow {
  const data = bufferOf(object)
  if (data.length < HEADER_BYTES || !data.subarray(0, 4).equals(MAGIC)) {
    throw new CortexError('CORRUPT', `Cannot read row ${firstSeq}: the object is not a row`, {
      details: { seq: firstSeq },
    })
  }
  return {
    firstSeq,
    lastSeq: Number(data.readBigUInt64BE(4)),
    commitId: data.subarray(12, 28),
    prevRoot: data.subarray(28, 60),
    root: data.subarray(60, 92),
    bytes: data.subarray(HEADER_BYTES),
  }
}

export { HEADER_BYTES }
