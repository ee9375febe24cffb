/**
 * What embeds for a long-lived face. The model is loaded when the first store is open, and nobody
 * waits for it; `CORTEX_EMBEDDER=none` leaves it out, and words answer.
 *
 * @module
 */
import type { OpenActorsOptions } from '@cortex-memory/server/actors'

export function faceEmbedder(): Pick<OpenActorsOptions, 'embedder'> {
  if (process.env.CORTEX_EMBEDDER === 'none') return {}
  return {
    embedder: async (signal) =>
      await (await import('@cortex-memory/embed')).pickEmbedder({ signal }),
  }
}
