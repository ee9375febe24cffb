/**
 * The beginnings of SHA-256 over texts that come again and again: tags, and the things that frames
 * are about. Hashes of the last few thousand texts are kept.
 *
 * @module
 */
import { sha256 } from '../codec/hash.ts'

const KEPT_MAX = 4096

/** The hashes belong to all who asked: nobody changes them. */
export class NameHash {
  readonly #bytes: number
  readonly #kept = new Map<string, Uint8Array>()

  constructor(bytes: number) {
    this.#bytes = bytes
  }

  of(text: string): Uint8Array {
    const known = this.#kept.get(text)
    if (known !== undefined) return known
    const made = sha256(Buffer.from(text, 'utf8')).subarray(0, this.#bytes)
    // Forgetting all of them at once costs less than knowing which was used last.
    if (this.#kept.size >= KEPT_MAX) this.#kept.clear()
    this.#kept.set(text, made)
    return made
  }
}
