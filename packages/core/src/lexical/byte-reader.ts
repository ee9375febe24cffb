/** Reads what a `ByteWriter` wrote; running past the end is damage of the record that is read. */
import { corruptRecord } from '../store/sealed-value.ts'

export class ByteReader {
  readonly #key: Uint8Array
  readonly bytes: Buffer
  at: number
  /** One call into native code for all texts of the record. */
  #text: string | undefined

  constructor(key: Uint8Array, bytes: Uint8Array, at = 0) {
    this.#key = key
    this.bytes = Buffer.isBuffer(bytes)
      ? bytes
      : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.at = at
  }

  get done(): boolean {
    return this.at >= this.bytes.length
  }

  u8(): number {
    const byte = this.bytes[this.at++]
    if (byte === undefined) throw this.damaged('it is cut off')
    return byte
  }

  u32(): number {
    if (this.at + 4 > this.bytes.length) throw this.damaged('it is cut off')
    const value = this.bytes.readUInt32BE(this.at)
    this.at += 4
    return value
  }

  varint(): number {
    const first = this.u8()
    if (first < 0x80) return first
    let value = first & 0x7f
    let scale = 0x80
    for (;;) {
      const byte = this.u8()
      value += (byte & 0x7f) * scale
      if (byte < 0x80) break
      scale *= 0x80
    }
    if (!Number.isSafeInteger(value)) throw this.damaged('a number is too large')
    return value
  }

  signed(): number {
    const value = this.varint()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  shortText(): string {
    const length = this.u8()
    const start = this.at
    this.at += length
    if (this.at > this.bytes.length) throw this.damaged('it is cut off')
    this.#text ??= this.bytes.toString('latin1')
    return this.#text.slice(start, this.at)
  }

  take(length: number): Buffer {
    const start = this.at
    this.at += length
    if (this.at > this.bytes.length) throw this.damaged('it is cut off')
    return this.bytes.subarray(start, this.at)
  }

  damaged(why: string): Error {
    return corruptRecord(this.#key, why)
  }
}
