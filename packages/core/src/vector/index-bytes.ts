/**
 * A vector index as bytes, to be written beside the store and loaded instead of being made again. Numbers are
 * little-endian; the arrays are those of the memory, so that loading copies them and parses nothing.
 *
 *     0    magic "CTXVECTR"
 *     8    format version            u32      36   rows of the graph         u32
 *     12   bytes of the origin       u32      40   records of upper layers   u32
 *     16   sequence number           f64      44   entry row + 1, 0 if none  u32
 *     24   length of the file        f64      48   layers above the lowest   u32
 *     32   dimensions                u16      52   rows                      u32
 *     34   reserved, zero            u16
 *     56   origin, UTF-8
 *          vectors · 1/lengths · sign bits · labels · alive, an array each
 *          links of the lowest layer, of the upper layers
 *          checksum of all before    8 bytes
 *
 * The file is a cache: whatever is wrong with it, the caller makes the index again from the stored vectors.
 *
 * @module
 */
import { CortexError } from '../errors.ts'
import { CHECKSUM_BYTES, checksum } from './checksum.ts'
import { Graph } from './graph.ts'
import { DIMENSIONS_MAX } from './quantise.ts'
import { Rows } from './rows.ts'
import { TUNING, type Tuning } from './tuning.ts'
import { VectorIndex } from './vector-index.ts'

const MAGIC = new TextEncoder().encode('CTXVECTR')
const FORMAT_VERSION = 1
const HEADER_BYTES = 56

/** What the caller wants to know of a file: neither means anything to the index. */
export interface IndexStamp {
  /** How far the journal had been followed. */
  readonly sequence: number
  /** What the vectors were made with, for example the embedder's id. */
  readonly origin: string
}

export interface LoadedIndex {
  readonly index: VectorIndex
  readonly stamp: IndexStamp
}

interface Header {
  readonly originBytes: number
  readonly sequence: number
  readonly dimensions: number
  readonly rows: number
  readonly linked: number
  readonly upper: number
  readonly entry: number
  readonly entryLevel: number
}

export function indexToBytes(index: VectorIndex, stamp: IndexStamp): Uint8Array {
  const { rows, graph } = index.parts
  const origin = new TextEncoder().encode(stamp.origin)
  const header: Header = {
    originBytes: origin.length,
    sequence: stamp.sequence,
    dimensions: index.dimensions,
    rows: rows.count,
    linked: graph.lowest.count,
    upper: graph.upper.count,
    entry: graph.entry,
    entryLevel: graph.entryLevel,
  }
  const bytes = new Uint8Array(lengthOf(header, rows, graph))
  writeHeader(bytes, header)
  bytes.set(origin, HEADER_BYTES)
  let at = HEADER_BYTES + origin.length
  for (const piece of piecesOf(header, rows, graph)) {
    bytes.set(piece, at)
    at += piece.length
  }
  bytes.set(checksum(bytes.subarray(0, at)), at)
  return bytes
}

/** Throws CORRUPT, or STORE_NEWER for the format of a newer build; the message and `details.reason` say why. */
export function indexFromBytes(bytes: Uint8Array, tuning: Tuning = TUNING): LoadedIndex {
  const header = readHeader(bytes)
  const rows = new Rows(header.dimensions)
  const graph = new Graph(rows, tuning)
  if (lengthOf(header, rows, graph) !== bytes.length) {
    throw refused('its length does not fit its rows and links')
  }
  let at = HEADER_BYTES + header.originBytes
  for (const piece of piecesOf(header, rows, graph)) {
    piece.set(bytes.subarray(at, at + piece.length))
    at += piece.length
  }
  rows.count = header.rows
  graph.lowest.count = header.linked
  graph.upper.count = header.upper
  graph.entry = header.entry
  graph.entryLevel = header.entryLevel
  if (!graph.isSound()) throw refused('a link leads nowhere')
  const origin = bytes.subarray(HEADER_BYTES, HEADER_BYTES + header.originBytes)
  return {
    index: VectorIndex.fromParts({ rows, graph, tuning }),
    stamp: { sequence: header.sequence, origin: new TextDecoder().decode(origin) },
  }
}

function lengthOf(header: Header, rows: Rows, graph: Graph): number {
  return (
    HEADER_BYTES +
    header.originBytes +
    header.rows * rows.storedRowBytes +
    header.linked * graph.lowest.recordBytes +
    header.upper * graph.upper.recordBytes +
    CHECKSUM_BYTES
  )
}

/** The memory of the arrays, in the order of the file. */
function piecesOf(header: Header, rows: Rows, graph: Graph): Uint8Array[] {
  return [
    ...rows.pieces(header.rows),
    ...graph.lowest.pieces(header.linked),
    ...graph.upper.pieces(header.upper),
  ]
}

function writeHeader(bytes: Uint8Array, header: Header): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES)
  bytes.set(MAGIC)
  view.setUint32(8, FORMAT_VERSION, true)
  view.setUint32(12, header.originBytes, true)
  view.setFloat64(16, header.sequence, true)
  view.setFloat64(24, bytes.length, true)
  view.setUint16(32, header.dimensions, true)
  view.setUint32(36, header.linked, true)
  view.setUint32(40, header.upper, true)
  view.setUint32(44, header.entry + 1, true)
  view.setUint32(48, header.entryLevel, true)
  view.setUint32(52, header.rows, true)
}

function readHeader(bytes: Uint8Array): Header {
  if (MAGIC.some((byte, at) => bytes[at] !== byte)) throw refused('it is not a vector index')
  if (bytes.length < HEADER_BYTES + CHECKSUM_BYTES) throw refused('it is cut off')
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES)
  const version = view.getUint32(8, true)
  if (version > FORMAT_VERSION && view.getFloat64(24, true) === bytes.length) {
    throw refused(`it has format ${version}, this build knows ${FORMAT_VERSION}`, 'STORE_NEWER')
  }
  if (view.getFloat64(24, true) !== bytes.length) throw refused('it is cut off or too long')
  const end = bytes.length - CHECKSUM_BYTES
  const sum = checksum(bytes.subarray(0, end))
  if (sum.some((byte, at) => bytes[end + at] !== byte)) throw refused('its checksum is wrong')
  if (version !== FORMAT_VERSION) throw refused(`it has the unknown format ${version}`)
  const dimensions = view.getUint16(32, true)
  if (dimensions < 1 || dimensions > DIMENSIONS_MAX) throw refused('its dimensions are impossible')
  return {
    originBytes: view.getUint32(12, true),
    sequence: view.getFloat64(16, true),
    dimensions,
    rows: view.getUint32(52, true),
    linked: view.getUint32(36, true),
    upper: view.getUint32(40, true),
    entry: view.getUint32(44, true) - 1,
    entryLevel: view.getUint32(48, true),
  }
}

function refused(reason: string, code: 'CORRUPT' | 'STORE_NEWER' = 'CORRUPT'): CortexError {
  return new CortexError(
    code,
    `The vector index cannot be loaded: ${reason}. Make it again from the stored vectors.`,
    { details: { reason } },
  )
}
