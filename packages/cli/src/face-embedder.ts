/** What embeds for a long-lived interface: chosen, and its model loaded, when the first store is open. */
import type { OpenActorsOptions } from '@cortex-memory/server/actors'

export const faceEmbedder: NonNullable<OpenActorsOptions['embedder']> = async (signal) =>
  await (await import('@cortex-memory/embed')).pickEmbedder({ signal })
