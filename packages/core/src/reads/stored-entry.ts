/** An entry as the journal holds it: its bytes, and what each stretch of them says. */
import { assert } from '../assert.ts'
import { toHex } from '../codec/bytes.ts'
import { type CborValue, decodeCbor, encodeCbor } from '../codec/cbor.ts'
import type { RecordCodec } from '../codec/record.ts'
import { codecOfPart } from '../journal/bodies.ts'
import { type Entry, encodeEntry, headerCodec, type Part } from '../journal/entry.ts'
import { decodeData } from '../memory/data.ts'
import type { MemoryType } from '../memory/enums.ts'

/** One stretch of an entry. The stretches follow one another without a gap. */
export interface StoredPiece {
  /** `header`, or `part 1` and so on: one for each memory of the entry. */
  readonly of: string
  /** Its field, `salt`, or `frame`: marks and lengths of what follows. */
  readonly name: string
  /** Where it begins, in bytes. */
  readonly from: number
  /** Where the next one begins. */
  readonly to: number
  /** What it says; nothing, if it is a frame or was erased. */
  readonly value?: unknown
}

/** The bytes of an entry in the journal. */
export interface StoredEntry {
  /** All of them, hex. */
  readonly bytes: string
  /** Its parts, in the order of the bytes. */
  readonly pieces: readonly StoredPiece[]
}

/** As much of a codec as it takes. */
type Reader = Pick<RecordCodec<object>, 'names' | 'fromBytes'>

export function storedEntry(entry: Entry): StoredEntry {
  const { header, headerBytes, parts } = entry
  const bytes = encodeCbor(encodeEntry(entry))
  const pieces: StoredPiece[] = []
  let at = 0
  const add = (of: string, name: string, length: number, value?: unknown): void => {
    if (length === 0) return
    pieces.push({ of, name, from: at, to: at + length, ...(value === undefined ? {} : { value }) })
    at += length
  }
  const addFields = (of: string, content: Uint8Array, codec: Reader): void => {
    const says = codec.fromBytes(content) as Readonly<Record<string, unknown>>
    const record = decodeCbor(content)
    // An empty one reads as an object.
    const fields: [number, CborValue][] = record instanceof Map ? [...record] : []
    const lengths = fields.map(([key, value]) => lengthOf(key) + lengthOf(value))
    add(of, 'frame', content.length - lengths.reduce((sum, length) => sum + length, 0))
    for (const [index, [key]] of fields.entries()) {
      const name = codec.names.get(key) ?? String(key)
      add(of, name, lengths[index] as number, readable(name, says[name], header.type))
    }
  }

  add('header', 'frame', 1 + frameOf(headerBytes))
  addFields('header', headerBytes, headerCodec)
  for (const [index, part] of parts.entries()) {
    const of = `part ${index + 1}`
    add(of, 'frame', 1 + (index === 0 ? lengthOf(parts.length) : 0))
    add(of, part.stub === undefined ? 'salt' : 'erased', saltBytes(part))
    add(of, 'frame', frameOf(part.body))
    if (part.stub !== undefined) add(of, 'erased', part.body.length)
    else addFields(of, part.body, codecOfPart(header.kind, index))
  }
  assert(at === bytes.length, 'the pieces of an entry are all of its bytes')
  return { bytes: toHex(bytes), pieces }
}

function lengthOf(value: CborValue): number {
  return encodeCbor(value).length
}

/** Mark and length before bytes. */
function frameOf(bytes: Uint8Array): number {
  return lengthOf(bytes) - bytes.length
}

/** With its own mark; a stub has a text of the same length in its place. */
function saltBytes({ salt }: Part): number {
  return lengthOf(salt)
}

/** What a memory says is a record inside the record. */
function readable(name: string, value: unknown, type: MemoryType | undefined): unknown {
  if (name !== 'data' || type === undefined || !(value instanceof Uint8Array)) return value
  return decodeData(type, value)
}
