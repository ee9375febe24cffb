/**
 * A record as a memory holds it. The value of a memory is small, so a long payload is compressed, and what is
 * still too long continues in parts, which are memories of their own without words.
 *
 *   Fact.object   [header, payload]     header: JSON in UTF-8, payload: bytes
 *   header        { p, k, n, z?, m?, x? }
 *                 p path   k key   n place among records of the same millisecond
 *                 z 1 if the payload is deflated   m number of parts   x what the ids of the parts follow from
 *
 * @module
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { CortexError, type FactData, type MemoryId, redactSecrets } from '@cortex-memory/core'
import { idOf } from './names.ts'

/** Less than a value may have, by what the encoding takes: header and payload share it. */
const VALUE_BYTES = 16_000
const INLINE_BYTES = 12_000
const HEADER_BYTES = 15_000
const PART_BYTES = 16_000
const SUBJECT_BYTES = 1_000
const STATEMENT_BYTES = 16_000

/** A statement without words: nobody finds it. */
const NO_WORDS = '·'

export interface Header {
  readonly p: readonly string[]
  readonly k: string
  readonly n: number
  readonly z?: 1
  readonly m?: number
  readonly x?: string
}

export interface Packed {
  readonly header: Header
  readonly inline: Uint8Array
  readonly parts: readonly Uint8Array[]
}

/** `nonce` makes the ids of the parts: another one for each version. */
export function pack(
  place: { readonly path: readonly string[]; readonly key: string; readonly order: number },
  payload: Uint8Array,
  nonce: string,
): Packed {
  const header = { p: place.path, k: place.key, n: place.order }
  const headerBytes = Buffer.byteLength(JSON.stringify(header))
  if (headerBytes > HEADER_BYTES) {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot keep the record: its names have ${headerBytes} bytes together, at most ${HEADER_BYTES} fit`,
      { path: 'key' },
    )
  }
  const inlineMax = Math.min(INLINE_BYTES, VALUE_BYTES - headerBytes)
  if (payload.length <= inlineMax) return { header, inline: payload, parts: [] }
  const small = deflateRawSync(payload)
  if (small.length <= inlineMax) return { header: { ...header, z: 1 }, inline: small, parts: [] }
  const parts: Uint8Array[] = []
  for (let from = 0; from < small.length; from += PART_BYTES) {
    parts.push(new Uint8Array(small.subarray(from, from + PART_BYTES)))
  }
  return { header: { ...header, z: 1, m: parts.length, x: nonce }, inline: new Uint8Array(), parts }
}

export function unpack(header: Header, bytes: Uint8Array): Uint8Array {
  return header.z === 1 ? inflateRawSync(bytes) : bytes
}

/** The memories that hold the parts of a record. */
export function partIds(record: MemoryId, { m = 0, x = '' }: Header): MemoryId[] {
  return Array.from({ length: m }, (_, index) => idOf('part', record, x, index))
}

export function factOf(packed: Packed, text: string | undefined): FactData {
  const { header, inline } = packed
  // The framework gets its value back as it was; what everybody finds has no secrets in it.
  const statement = clip(redactSecrets((text ?? '').slice(0, STATEMENT_BYTES)), STATEMENT_BYTES)
  return {
    type: 'Fact',
    subject: shown(header.p.join(' / ')),
    predicate: shown(header.k),
    statement: isBlank(statement) ? NO_WORDS : statement,
    object: [Buffer.from(JSON.stringify(header)), inline],
  }
}

export function partFact(record: MemoryId, bytes: Uint8Array): FactData {
  return { type: 'Fact', subject: NO_WORDS, predicate: record, statement: NO_WORDS, object: bytes }
}

interface Opened {
  readonly header: Header
  readonly inline: Uint8Array
}

/** A page of a list asks the same memory several times, and reading its header is most of the work. */
const opened = new WeakMap<FactData, Opened>()

/** What a memory says about its record. */
export function headerOf(data: FactData): Opened {
  const known = opened.get(data)
  if (known !== undefined) return known
  const [head, inline] = (data.object ?? []) as readonly unknown[]
  if (head instanceof Uint8Array && inline instanceof Uint8Array) {
    const answer = { header: JSON.parse(Buffer.from(head).toString('utf8')) as Header, inline }
    opened.set(data, answer)
    return answer
  }
  throw new CortexError(
    'CORRUPT',
    `Cannot read the record ${data.subject}: ${data.predicate}: it was not written by an adapter`,
  )
}

function shown(name: string): string {
  const text = clip(name, SUBJECT_BYTES)
  return isBlank(text) ? NO_WORDS : text
}

/** Well-formed text of at most so many bytes, without NUL. The record itself keeps the whole text. */
function clip(text: string, bytesMax: number): string {
  const clean = text.toWellFormed().replaceAll('\0', ' ')
  if (clean.length * 3 <= bytesMax || Buffer.byteLength(clean) <= bytesMax) return clean
  let end = bytesMax
  const bytes = Buffer.from(clean)
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--
  return bytes.subarray(0, end).toString('utf8')
}

function isBlank(text: string): boolean {
  return !/\S/.test(text)
}
