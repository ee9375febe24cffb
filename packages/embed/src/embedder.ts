/**
 * What Cortex needs from an embedder, and what all of ours have in common. The interface is
 * structural: any object of this shape will do, without depending on this package.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core/kit'

/** What `embed` takes besides the texts. */
export interface EmbedOptions {
  /** Ends the call early; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Nobody waits for it: every other call goes first, where calls wait for one another. */
  readonly background?: boolean | undefined
}

/** Turns texts into vectors; the same interface as in `@cortex-memory/core`. */
export interface Embedder {
  /** `<model>@<provider or digest>`. Vectors of different ids cannot be compared. */
  readonly id: string
  /** Length of every vector. */
  readonly dimensions: number
  /** One vector of length 1 per text, in the order of the texts. All or nothing. */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<Float32Array[]>
  /** Frees threads and models; absent where there is nothing to free. */
  close?(): Promise<void>
}

/** An embedder that holds threads or a model; `close` releases them. */
export interface ClosableEmbedder extends Embedder {
  /** Frees threads and connections. */
  close(): Promise<void>
}

/** Throws INVALID_INPUT with the path of the first thing that is not a text. */
export function requireTexts(texts: readonly string[]): void {
  if (!Array.isArray(texts)) throw invalid('texts', 'expected a list of texts')
  const wrong = texts.findIndex((text) => typeof text !== 'string')
  if (wrong !== -1) {
    throw invalid(
      `texts[${wrong}]`,
      `expected text, got ${texts[wrong] === null ? 'null' : typeof texts[wrong]}`,
    )
  }
}

/** For numbers of options: a whole number within bounds, or INVALID_INPUT. */
export function requireWhole(name: string, value: number, min: number, max: number): number {
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw invalid(name, `expected a whole number from ${min} to ${max}, got ${String(value)}`)
}

export function invalid(path: string, complaint: string): CortexError {
  return new CortexError('INVALID_INPUT', `Cannot embed: ${path}: ${complaint}`, { path })
}
