import type { Embedder } from '../../src/index.ts'

export function wordEmbedder(before?: (texts: readonly string[]) => Promise<void>): Embedder
