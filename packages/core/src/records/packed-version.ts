/**
 * A version as the view keeps it. The current one leaves out what its head says too: the id, the hash of
 * the content, the forms, and the longest stretch that forms and content have in common, which mostly is
 * the text of the memory. When another version follows, its record is kept whole.
 *
 *   mv/ value   a whole record, or [ rest, at, from, length, at, from, length… ]
 *   base        id:16 versionHash:32 forms
 *
 * Each three numbers say that at this place of the record stand so many bytes of the base from there on.
 * Putting it together gives the record to the byte, so the hash in the head vouches for both.
 *
 * @module
 */
import { asBuffer } from '../codec/bytes.ts'
import { CborError, type CborValue, decodeCbor, encodeCbor } from '../codec/cbor.ts'
import { HASH_BYTES } from '../codec/hash.ts'
import { encodeForms } from '../forms/forms-codec.ts'
import type { HeadRecord } from './head.ts'

/** What of a head its current version need not repeat. */
export type HeadParts = Pick<HeadRecord, 'id' | 'versionHash' | 'forms'>

/** Bytes of the base that are in the record. */
interface Copy {
  readonly at: number
  readonly from: number
  readonly length: number
}

const ID_BYTES = 16
const FORMS_AT = ID_BYTES + HASH_BYTES
const COPIES_MAX = 4
/** A stretch is looked for by so many of its bytes, and must be longer than the numbers that name it. */
const PROBE_BYTES = 16
/** The short form comes after the medium one, and mostly is a length. */
const SHORT_BYTES = 4

/** `record` is that of the version that `head` names. */
export function packVersion(record: Uint8Array, head: HeadParts): Uint8Array {
  const whole = asBuffer(record)
  const base = baseOf(head)
  const forms = base.subarray(FORMS_AT)
  const copies: Copy[] = []
  let end = 0
  const add = (at: number, from: number, length: number): void => {
    if (at < 0) return
    copies.push({ at, from, length })
    end = at + length
  }
  add(whole.indexOf(head.id), 0, ID_BYTES)
  const formsAt = whole.indexOf(forms, end)
  const shared = formsAt < 0 ? undefined : stretchOf(whole.subarray(end, formsAt), forms)
  if (shared !== undefined) add(end + shared.at, FORMS_AT + shared.from, shared.length)
  add(formsAt, FORMS_AT, forms.length)
  add(whole.indexOf(head.versionHash, end), ID_BYTES, HASH_BYTES)
  const packed: CborValue[] = [withoutCopies(whole, copies)]
  for (const { at, from, length } of copies) packed.push(at, from, length)
  return encodeCbor(packed)
}

/** Whether a stored version needs its head to be read. */
export function isPacked(stored: Uint8Array): boolean {
  return (stored[0] as number) >>> 5 === 4
}

/** The whole record again. */
export function unpackVersion(stored: Uint8Array, head: HeadParts): Uint8Array {
  const parts = decodeCbor(stored)
  const [rest, ...numbers] = Array.isArray(parts) ? (parts as readonly CborValue[]) : []
  if (!(rest instanceof Uint8Array) || numbers.length % 3 !== 0) {
    throw new CborError('a packed version is bytes and copies')
  }
  if (numbers.length > 3 * COPIES_MAX || !numbers.every(isCount)) {
    throw new CborError('the copies of a packed version are numbers, and few')
  }
  const base = baseOf(head)
  const pieces: Uint8Array[] = []
  let [taken, made] = [0, 0]
  for (let index = 0; index < numbers.length; index += 3) {
    const [at, from, length] = numbers.slice(index, index + 3) as [number, number, number]
    const literal = at - made
    if (literal < 0 || taken + literal > rest.length || from + length > base.length) {
      throw new CborError('a copy of a packed version lies outside')
    }
    pieces.push(rest.subarray(taken, taken + literal), base.subarray(from, from + length))
    taken += literal
    made = at + length
  }
  pieces.push(rest.subarray(taken))
  return Buffer.concat(pieces)
}

function isCount(value: CborValue): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function baseOf({ id, versionHash, forms }: HeadParts): Buffer {
  const encoded = encodeCbor(encodeForms(forms))
  const base = Buffer.allocUnsafe(FORMS_AT + encoded.length)
  base.set(id, 0)
  base.set(versionHash, ID_BYTES)
  base.set(encoded, FORMS_AT)
  return base
}

/**
 * A long stretch that both have, if one of four places of the forms lies in it. First where their text
 * ends: the last of what repeats itself is the same in both.
 */
function stretchOf(content: Buffer, forms: Buffer): Copy | undefined {
  const { length: end } = forms
  for (const place of [end - SHORT_BYTES - PROBE_BYTES, end >> 1, end >> 2, end - (end >> 2)]) {
    let from = place
    if (from < 0 || from + PROBE_BYTES > end) continue
    let at = content.lastIndexOf(forms.subarray(from, from + PROBE_BYTES))
    if (at < 0) continue
    let length = PROBE_BYTES
    while (at > 0 && from > 0 && content[at - 1] === forms[from - 1]) {
      at--
      from--
      length++
    }
    const most = Math.min(content.length - at, forms.length - from)
    while (length < most && content[at + length] === forms[from + length]) length++
    return { at, from, length }
  }
  return undefined
}

/** The record but for what is copied. */
function withoutCopies(whole: Buffer, copies: readonly Copy[]): Buffer {
  let { length: left } = whole
  for (const copy of copies) left -= copy.length
  const rest = Buffer.allocUnsafe(left)
  let [made, kept] = [0, 0]
  for (const { at, length } of copies) {
    kept += whole.copy(rest, kept, made, at)
    made = at + length
  }
  whole.copy(rest, kept, made)
  return rest
}
