/**
 * `meta/words`: where the index stands. One small record moves with every document.
 *
 *   state     analysis:1 next documents length removed pendingFrom pendingBytes
 *             pendings (ticket - pendingFrom)… nextSegment parts part…
 *   part      0 segment · 1 level output blocks inputs segment… cursorTerm cursorDocument:4 credit
 *   segment   id level first blocks
 *
 * Numbers have variable length unless their width is given. A ticket is the number of a change, from
 * 0; a document is known by the ticket of its addition, counted down from 2^32 - 1. Parts are newest
 * first and cover all tickets before `pendingFrom` without a gap.
 *
 * @module
 */
import { CortexError } from '../errors.ts'
import { WORDS_KEY } from '../keys/keyspace.ts'
import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'
import type { Position, WordSource } from './source.ts'

/** How text becomes terms. Another analysis finds other terms: such an index must be built again. */
export const ANALYSIS = 3

/** Lists of a contiguous range of tickets. */
export interface Segment {
  readonly id: number
  readonly level: number
  /** Blocks before it are gone: a merge has taken them over. */
  readonly first: number
  readonly blocks: number
}

/** Segments becoming one: what is before the cursor is in the output, the rest still in the inputs. */
export interface Merge {
  /** Of the output. */
  readonly level: number
  readonly output: number
  readonly blocks: number
  /** Newest first. */
  readonly inputs: readonly Segment[]
  readonly cursor: Position
  /** Bytes of input that it may take. */
  readonly credit: number
}

export type Part = Segment | Merge

export interface WordState {
  /** The ticket of the next change. */
  readonly next: number
  readonly documents: number
  /** Sum of the lengths of all documents. */
  readonly length: number
  /** Removals of documents that were in a segment, ever. */
  readonly removed: number
  /** The first ticket that is in no segment. */
  readonly pendingFrom: number
  readonly pendingBytes: number
  /** Tickets of the records that wait, ascending. */
  readonly pending: readonly number[]
  readonly nextSegment: number
  readonly parts: readonly Part[]
}

export const EMPTY_WORDS: WordState = {
  next: 0,
  documents: 0,
  length: 0,
  removed: 0,
  pendingFrom: 0,
  pendingBytes: 0,
  pending: [],
  nextSegment: 0,
  parts: [],
}

export function isMerge(part: Part): part is Merge {
  return 'inputs' in part
}

/**
 * A batch gives back the very bytes that were put: what they say is known without reading them. Only
 * the last are asked for, and a weak map of all would cost the collector more than it saves.
 */
let lastEncoded: { readonly bytes: Uint8Array; readonly state: WordState } | undefined

export function readWordState(source: WordSource): WordState {
  const bytes = source.get(WORDS_KEY)
  if (bytes === undefined) return EMPTY_WORDS
  return lastEncoded?.bytes === bytes ? lastEncoded.state : decodeState(bytes)
}

const writer = new ByteWriter()

export function encodeState(state: WordState): Uint8Array {
  writer.clear()
  writer.u8(ANALYSIS)
  writer.varint(state.next)
  writer.varint(state.documents)
  writer.varint(state.length)
  writer.varint(state.removed)
  writer.varint(state.pendingFrom)
  writer.varint(state.pendingBytes)
  writer.varint(state.pending.length)
  for (const ticket of state.pending) writer.varint(ticket - state.pendingFrom)
  writer.varint(state.nextSegment)
  writer.varint(state.parts.length)
  for (const part of state.parts) writePart(part)
  const bytes = writer.bytes()
  lastEncoded = { bytes, state }
  return bytes
}

function writePart(part: Part): void {
  if (!isMerge(part)) {
    writer.u8(0)
    writeSegment(part)
    return
  }
  writer.u8(1)
  writer.varint(part.level)
  writer.varint(part.output)
  writer.varint(part.blocks)
  writer.varint(part.inputs.length)
  for (const input of part.inputs) writeSegment(input)
  writer.shortText(part.cursor.term)
  writer.u32(part.cursor.document)
  writer.varint(part.credit)
}

function writeSegment({ id, level, first, blocks }: Segment): void {
  writer.varint(id)
  writer.varint(level)
  writer.varint(first)
  writer.varint(blocks)
}

function decodeState(bytes: Uint8Array): WordState {
  const reader = new ByteReader(WORDS_KEY, bytes)
  const analysis = reader.u8()
  if (analysis !== ANALYSIS) throw otherAnalysis(analysis)
  const state: WordState = {
    next: reader.varint(),
    documents: reader.varint(),
    length: reader.varint(),
    removed: reader.varint(),
    ...readPending(reader),
    nextSegment: reader.varint(),
    parts: listOf(reader, readPart),
  }
  if (!reader.done) throw reader.damaged('bytes after the state of the words')
  return state
}

function readPending(
  reader: ByteReader,
): Pick<WordState, 'pendingFrom' | 'pendingBytes' | 'pending'> {
  const pendingFrom = reader.varint()
  const pendingBytes = reader.varint()
  const pending = listOf(reader, () => pendingFrom + reader.varint())
  return { pendingFrom, pendingBytes, pending }
}

function readPart(reader: ByteReader): Part {
  if (reader.u8() === 0) return readSegment(reader)
  return {
    level: reader.varint(),
    output: reader.varint(),
    blocks: reader.varint(),
    inputs: listOf(reader, readSegment),
    cursor: { term: reader.shortText(), document: reader.u32() },
    credit: reader.varint(),
  }
}

function readSegment(reader: ByteReader): Segment {
  return {
    id: reader.varint(),
    level: reader.varint(),
    first: reader.varint(),
    blocks: reader.varint(),
  }
}

function listOf<T>(reader: ByteReader, read: (reader: ByteReader) => T): T[] {
  const length = reader.varint()
  if (length > reader.bytes.length) throw reader.damaged('a list is longer than the record')
  return Array.from({ length }, () => read(reader))
}

function otherAnalysis(analysis: number): CortexError {
  return new CortexError(
    'CORRUPT',
    `Cannot use the index of words: its terms were made by analysis ${analysis}, this build makes them by analysis ${ANALYSIS}. Run \`cortex rebuild\``,
    { details: { key: 'meta/words', analysis, supported: ANALYSIS } },
  )
}
