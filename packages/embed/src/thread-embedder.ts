/**
 * The threads of a pool as an embedder: what engines return is checked here, on this side.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import { type ClosableEmbedder, type EmbedOptions, requireTexts } from './embedder.ts'
import type { ThreadPool } from './thread-pool.ts'
import { unitVector } from './unit-vector.ts'

export function threadEmbedder(id: string, dimensions: number, pool: ThreadPool): ClosableEmbedder {
  const checked = (vector: Float32Array, index: number): Float32Array => {
    const unit = vector.length === dimensions ? unitVector(vector) : undefined
    if (unit !== undefined) return unit
    const what =
      vector.length === dimensions
        ? 'a vector without direction (not finite, or only zeros)'
        : `${vector.length} dimensions instead of ${dimensions}`
    throw new CortexError(
      'EMBEDDER_FAILED',
      `Cannot embed texts[${index}] with ${id}: the model returned ${what}`,
      { details: { embedder: id, index } },
    )
  }
  return {
    id,
    dimensions,
    embed: async (texts: readonly string[], { signal, background }: EmbedOptions = {}) => {
      requireTexts(texts)
      return (await pool.run(texts, signal, background)).map(checked)
    },
    close: () => pool.close(),
  }
}
