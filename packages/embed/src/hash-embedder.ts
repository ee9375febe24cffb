/**
 * An embedder without semantics: numbers drawn from a hash of the text, so that only identical texts
 * are near each other. For tests and for measuring what a real model adds.
 *
 *   block 0     sha256('hash-stub.v1' ‖ salt ‖ text)
 *   block n     sha256(block n-1)
 *   each block  8 big-endian u32 u → single(u / 2^31 − 1)
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { type Embedder, type EmbedOptions, requireTexts, requireWhole } from './embedder.ts'

/** The size of a hash embedder. */
export interface HashEmbedderOptions {
  /** The length of every vector. Default 384. */
  readonly dimensions?: number
  /** Embedders of different salts have different ids and vectors. Default: none. */
  readonly salt?: string
}

const VERSION = 'hash-stub.v1'
const BLOCK_BYTES = 32
const DIMENSIONS_MAX = 65_536

/**
 * Makes vectors from a hash of the words: for tests, without meaning. It is never chosen unless it
 * is named; its id
 * begins with `hash-stub`.
 */
export function hashEmbedder(options: HashEmbedderOptions = {}): Embedder {
  const salt = options.salt ?? ''
  const dimensions = requireWhole('dimensions', options.dimensions ?? 384, 1, DIMENSIONS_MAX)
  return {
    id: `hash-stub@${digest(dimensions, salt)}`,
    dimensions,
    embed: async (texts: readonly string[], { signal }: EmbedOptions = {}) => {
      requireTexts(texts)
      signal?.throwIfAborted()
      return texts.map((text) => hashVector(text, dimensions, salt))
    },
  }
}

function digest(dimensions: number, salt: string): string {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(dimensions))
  return createHash('sha256').update(VERSION).update(size).update(salt).digest('hex').slice(0, 8)
}

function hashVector(text: string, dimensions: number, salt: string): Float32Array {
  const vector = new Float32Array(dimensions)
  let block = createHash('sha256').update(VERSION).update(salt).update(text).digest()
  let squares = 0
  for (let index = 0, offset = 0; index < dimensions; index++, offset += 4) {
    if (offset === BLOCK_BYTES) {
      block = createHash('sha256').update(block).digest()
      offset = 0
    }
    vector[index] = block.readUInt32BE(offset) / 2 ** 31 - 1
    squares += (vector[index] as number) ** 2
  }
  if (squares === 0) {
    vector[0] = 1
    return vector
  }
  const scale = Math.fround(1 / Math.sqrt(squares))
  return vector.map((value) => value * scale)
}
