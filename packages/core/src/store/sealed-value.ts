/**
 * The engine below keeps no checksums, so every value carries one of its own over key and value:
 * a flipped bit, or a value under the wrong key, is found by the read that meets it.
 *
 *   sealed   value … crc32(key ‖ value):4      an empty value stays empty
 *
 * @module
 */
import { crc32 } from 'node:zlib'
import { EMPTY_BYTES } from '../codec/bytes.ts'
import { CortexError } from '../errors.ts'
import { printKey } from '../keys/keyspace.ts'

export const SEAL_BYTES = 4

export function sealValue(key: Uint8Array, value: Uint8Array): Uint8Array {
  if (value.length === 0) return EMPTY_BYTES
  const sealed = Buffer.allocUnsafe(value.length + SEAL_BYTES)
  sealed.set(value, 0)
  sealed.writeUInt32BE(crc32(value, crc32(key)), value.length)
  return sealed
}

/** The same for a value that has room for its seal behind it. */
export function sealInPlace(key: Uint8Array, sealed: Buffer): Uint8Array {
  const end = sealed.length - SEAL_BYTES
  if (end === 0) return EMPTY_BYTES
  sealed.writeUInt32BE(crc32(sealed.subarray(0, end), crc32(key)), end)
  return sealed
}

export function openValue(key: Uint8Array, sealed: Uint8Array): Uint8Array {
  if (sealed.length === 0) return EMPTY_BYTES
  const end = sealed.length - SEAL_BYTES
  if (end > 0) {
    const value = sealed.subarray(0, end)
    const check = (sealed as Buffer).readUInt32BE(end)
    if (crc32(value, crc32(key)) === check) return value
  }
  throw corruptRecord(key, 'its checksum does not fit')
}

export function corruptRecord(key: Uint8Array, why: string, cause?: unknown): CortexError {
  const name = printKey(key)
  return new CortexError(
    'CORRUPT',
    `Cannot read ${name}: ${why}. Run \`cortex verify\` to see the extent, \`cortex rebuild\` to repair`,
    { details: { key: name }, cause },
  )
}
