/** Writes the bytes of keys; only `keyspace.ts` uses it. */
import { assert } from '../assert.ts'
import type { Branded } from '../codec/bytes.ts'
import { KEYSPACE, type Prefix } from './key-table.ts'

export type Key = Branded<Buffer, 'Key'>

/** Builds one key: the prefix, then parts of fixed width. The only place that makes a `Key`. */
export class KeyWriter {
  readonly #key: Buffer
  #at: number

  constructor(prefix: Prefix, width: number) {
    this.#key = Buffer.allocUnsafe(prefix.length + width)
    this.#at = this.#key.write(prefix, 0, 'latin1')
  }

  u8(value: number): this {
    this.#key[this.#at++] = value
    return this
  }

  u64(value: number): this {
    assert(Number.isSafeInteger(value) && value >= 0, 'numbers in keys are whole and from 0')
    this.#at = this.#key.writeUInt32BE(Math.floor(value / 0x100000000), this.#at)
    this.#at = this.#key.writeUInt32BE(value % 0x100000000, this.#at)
    return this
  }

  bytes(value: Uint8Array, width: number): this {
    assert(value.length === width, 'key parts have fixed widths')
    this.#key.set(value, this.#at)
    this.#at += width
    return this
  }

  text(value: string): this {
    this.#at += this.#key.write(value, this.#at, 'latin1')
    return this
  }

  done(): Key {
    assert(this.#at === this.#key.length, 'a key is filled exactly')
    return this.#key as Key
  }
}

/** The width that the table gives for a fixed prefix. */
export function fixed(prefix: Prefix): KeyWriter {
  const width = KEYSPACE[prefix].width
  assert(width !== undefined, 'the prefix has a fixed width')
  return new KeyWriter(prefix, width)
}
