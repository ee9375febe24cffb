/**
 * Bytes written one after the other into memory that is used again, and whole numbers of variable
 * length: seven bits per byte, lowest first, the high bit set in all but the last.
 *
 * @module
 */
import { assert } from '../assert.ts'

export class ByteWriter {
  buffer: Buffer = Buffer.allocUnsafeSlow(4096)
  at = 0

  /** Makes room for `bytes` more. */
  reserve(bytes: number): void {
    if (this.at + bytes <= this.buffer.length) return
    const grown = Buffer.allocUnsafeSlow(Math.max(this.buffer.length * 2, this.at + bytes))
    this.buffer.copy(grown, 0, 0, this.at)
    this.buffer = grown
  }

  u8(value: number): void {
    this.reserve(1)
    this.buffer[this.at++] = value
  }

  u32(value: number): void {
    this.reserve(4)
    this.at = this.buffer.writeUInt32BE(value, this.at)
  }

  varint(value: number): void {
    this.reserve(8)
    const { buffer } = this
    let left = value
    // Beyond 31 bits the operators on bits no longer hold.
    while (left >= 0x8000_0000) {
      buffer[this.at++] = (left % 0x80) | 0x80
      left = Math.floor(left / 0x80)
    }
    while (left >= 0x80) {
      buffer[this.at++] = (left & 0x7f) | 0x80
      left >>>= 7
    }
    buffer[this.at++] = left
  }

  /** A whole number of either sign, small ones short. */
  signed(value: number): void {
    this.varint(value < 0 ? -2 * value - 1 : 2 * value)
  }

  /** A byte string of at most 255 bytes after its length. */
  shortText(text: string): void {
    const { length } = text
    assert(length <= 0xff, 'a term has at most 255 bytes')
    this.reserve(1 + length)
    const { buffer } = this
    let { at } = this
    buffer[at++] = length
    for (let index = 0; index < length; index++) buffer[at++] = text.charCodeAt(index)
    this.at = at
  }

  copy(source: Uint8Array, start: number, end: number): void {
    const length = end - start
    this.reserve(length)
    const { buffer, at } = this
    if (length < 32) {
      for (let index = 0; index < length; index++)
        buffer[at + index] = source[start + index] as number
    } else {
      buffer.set(source.subarray(start, end), at)
    }
    this.at = at + length
  }

  clear(): void {
    this.at = 0
  }

  /** A copy of what was written. */
  bytes(): Buffer {
    return Buffer.from(this.buffer.subarray(0, this.at))
  }
}

/** So many bytes `varint` writes. */
export function varintBytes(value: number): number {
  let bytes = 1
  for (let left = value; left >= 0x80; left = Math.floor(left / 0x80)) bytes++
  return bytes
}
