// An embedder that keeps what it made in a file, so that a second run embeds only what is new.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const HASH_BYTES = 16

export class CachedEmbedder {
  #inner
  #file
  #known = new Map()

  constructor(inner, directory) {
    this.#inner = inner
    mkdirSync(directory, { recursive: true })
    this.#file = join(directory, `${inner.id.replace(/[^A-Za-z0-9._-]/g, '_')}.bin`)
    this.#load()
  }

  get id() {
    return this.#inner.id
  }

  get dimensions() {
    return this.#inner.dimensions
  }

  async embed(texts, options) {
    const missing = [...new Set(texts.filter((text) => !this.#known.has(keyOf(text))))]
    if (missing.length > 0) {
      const made = await this.#inner.embed(missing, options)
      for (const [index, text] of missing.entries()) this.#keep(keyOf(text), made[index])
    }
    return texts.map((text) => this.#known.get(keyOf(text)))
  }

  async close() {
    await this.#inner.close?.()
  }

  #keep(key, vector) {
    this.#known.set(key, vector)
    const bytes = Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)
    appendFileSync(this.#file, Buffer.concat([Buffer.from(key, 'hex'), bytes]))
  }

  /** A record that was cut off by a crash is left out. */
  #load() {
    if (!existsSync(this.#file)) return
    const bytes = readFileSync(this.#file)
    const size = HASH_BYTES + 4 * this.dimensions
    for (let at = 0; at + size <= bytes.length; at += size) {
      const key = bytes.toString('hex', at, at + HASH_BYTES)
      const vector = Uint8Array.from(bytes.subarray(at + HASH_BYTES, at + size))
      this.#known.set(key, new Float32Array(vector.buffer))
    }
  }
}

function keyOf(text) {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 2 * HASH_BYTES)
}
