/**
 * What proof, manifest and scope files have in common.
 *
 *   head   magic:8  format:u16  zero:6
 *   body   one canonical record
 *   hash   sha256 of all bytes before it
 *
 * The hash finds damage. What the body claims is proven by what is in it, not by this hash.
 *
 * @module
 */
import { ascii, equalBytes } from './bytes.ts'
import { HASH_BYTES, type Hashing } from './hashing.ts'
import { malformed, Refusal } from './refusal.ts'

export const FILE_HEAD_BYTES = 16
const FILE_FORMAT = 1

export type FileKind = 'proof' | 'manifest' | 'journal' | 'scope' | 'unknown'

const MAGICS: readonly (readonly [FileKind, Uint8Array])[] = [
  ['proof', ascii('CORTEXP\0')],
  ['manifest', ascii('CORTEXM\0')],
  ['journal', ascii('CORTEXE\0')],
  ['scope', ascii('CORTEXS\0')],
]

export function fileKind(bytes: Uint8Array): FileKind {
  return MAGICS.find(([, magic]) => equalBytes(bytes.subarray(0, 8), magic))?.[0] ?? 'unknown'
}

/** The body, once head and hash are known to be sound. */
export function openEnvelope(hashing: Hashing, bytes: Uint8Array): Uint8Array {
  const end = bytes.length - HASH_BYTES
  if (end <= FILE_HEAD_BYTES) throw new Refusal('DAMAGED', 'the file is cut off')
  if (!equalBytes(hashing.plain(bytes.subarray(0, end)), bytes.subarray(end))) {
    throw new Refusal('DAMAGED', 'the hash at its end is not the hash of the bytes before it')
  }
  checkFormat(bytes, FILE_FORMAT)
  return bytes.subarray(FILE_HEAD_BYTES, end)
}

export function checkFormat(bytes: Uint8Array, known: number): void {
  const format = (bytes[8] as number) * 256 + (bytes[9] as number)
  if (format > known) {
    throw new Refusal('NEWER', `the file has format ${format}, this verifier knows ${known}`)
  }
  if (format === 0 || bytes.subarray(10, FILE_HEAD_BYTES).some((byte) => byte !== 0)) {
    throw malformed('the head of the file has bytes that mean nothing')
  }
}
