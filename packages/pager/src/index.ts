/**
 * The pager: what stands between a Cortex store and a model's context window.
 *
 * @module
 */
export { highEntropyTokens, missingTokens } from './text/high-entropy.ts'
export { estimateTokens, truncateTokens } from './text/tokens.ts'
