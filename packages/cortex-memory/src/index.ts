/**
 * Cortex in one package: memory for AI agents that can be trusted.
 *
 * Two lines are enough to begin. `openMemory` opens the memory of the project you are in, as the `cortex` command does:
 *
 * ```ts
 * import { openMemory } from 'cortex-memory'
 *
 * const memory = await openMemory()
 * await memory.add('This project uses pnpm')
 * const hits = await memory.search('package manager') // [{ text, uri, score, at, type }]
 * ```
 *
 * Below it are three libraries, all of them exported from here:
 *
 * - the engine (`openCortex`): typed memories with versions, links, proofs and queries;
 * - the pager (`openPager`): what a model sees in its window turn by turn, and what is learned from it;
 * - the embedders (`pickEmbedder`, `localEmbedder`, `httpEmbedder`): texts as vectors.
 *
 * The package also has the `cortex` command: `npx -y cortex-memory mcp` serves a coding agent.
 *
 * @module
 */

// A name that two of them have, for the same thing.
export type { Embedder } from '@cortex-memory/core'
// biome-ignore lint/performance/noReExportAll: everything of these three packages, by decision; a test compares.
export * from '@cortex-memory/core'
// biome-ignore lint/performance/noReExportAll: see above.
export * from '@cortex-memory/embed'
// biome-ignore lint/performance/noReExportAll: see above.
export * from '@cortex-memory/pager'
// Not the pager's, which finds it at run time: bundlers can follow this one.
export { openMemory } from '@cortex-memory/server/memory'
