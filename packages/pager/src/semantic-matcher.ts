/**
 * Whether texts can be compared by meaning, and with what. The engine embeds memories if it can run
 * an embedder; triggers of procedures are compared here. Nothing that goes wrong is fatal: words and
 * salience answer, and the status says why.
 *
 * @module
 */

import type { Cortex } from '@cortex-memory/core'
import { messageOf } from '@cortex-memory/core/kit'
import { cosine, type Embedder, pickEmbedder } from '@cortex-memory/embed'
import type { Environment } from './config/load-config.ts'
import { type PagerConfig, SETTINGS } from './config/settings.ts'
import { KnownVectors } from './known-vectors.ts'

/** What embeds, and why. */
export interface MeaningStatus {
  /** Whether memories are found by meaning. */
  readonly running: boolean
  /** The id of the embedder, if one works. */
  readonly embedder?: string
  /** Why it is this one, or none. */
  readonly why: string
  /** The latest failure of the embedder, if any. */
  readonly failure?: string
}

/** An engine that embeds its memories. */
interface Embedding {
  startEmbedder(options: { readonly embedder: Embedder }): Promise<void>
  stopEmbedder(): Promise<void>
}

export type Nearness = (trigger: string, goal: string) => number | undefined

const EMBED_TIMEOUT_MS = 5_000

export class SemanticMatcher {
  readonly #embedder: Embedder | undefined
  readonly #why: string
  /** Ends what opening began. */
  readonly #stop: () => Promise<void>
  readonly #running: boolean
  #failure: string | undefined
  readonly #vectors: KnownVectors

  constructor(parts: {
    readonly embedder?: Embedder | undefined
    readonly why: string
    readonly running: boolean
    readonly vectors?: KnownVectors
    readonly failure?: string | undefined
    readonly stop?: () => Promise<void>
  }) {
    this.#failure = parts.failure
    this.#embedder = parts.embedder
    this.#why = parts.why
    this.#running = parts.running
    this.#vectors = parts.vectors ?? new KnownVectors()
    this.#stop = parts.stop ?? (() => Promise.resolve())
  }

  /** Whether the engine finds memories by meaning. */
  get finds(): boolean {
    return this.#running
  }

  /** Whether `nearness` can know anything. */
  get compares(): boolean {
    return this.#embedder !== undefined
  }

  status(): MeaningStatus {
    return {
      running: this.#running && this.#failure === undefined,
      ...(this.#embedder !== undefined && { embedder: this.#embedder.id }),
      why: this.#why,
      ...(this.#failure !== undefined && { failure: this.#failure }),
    }
  }

  /** The lane of the question failed while a question was answered. */
  report(failure: string | undefined): void {
    if (failure !== undefined) this.#failure = failure
  }

  /** A measure for these triggers and this goal; empty if the embedder fails. */
  async nearness(goal: string, triggers: readonly string[]): Promise<Nearness> {
    const embedder = this.#embedder
    if (embedder === undefined || triggers.length === 0) return () => undefined
    try {
      const known = new Map<string, Float32Array>()
      const unknown: string[] = []
      for (const text of new Set([goal, ...triggers])) {
        const vector = this.#vectors.get(text)
        if (vector === undefined) unknown.push(text)
        else known.set(text, vector)
      }
      const signal = AbortSignal.timeout(EMBED_TIMEOUT_MS)
      const vectors = unknown.length === 0 ? [] : await embedder.embed(unknown, { signal })
      if (vectors.length > 0) this.#failure = undefined
      for (const [index, text] of unknown.entries()) {
        known.set(text, vectors[index] as Float32Array)
        this.#vectors.set(text, vectors[index] as Float32Array)
      }
      const goalVector = known.get(goal)
      return (trigger) => {
        const vector = known.get(trigger)
        return vector === undefined || goalVector === undefined
          ? undefined
          : cosine(vector, goalVector)
      }
    } catch (error) {
      this.#failure = messageOf(error)
      return () => undefined
    }
  }

  async stop(): Promise<void> {
    await this.#stop()
  }
}

export async function startMeaning(
  cortex: Cortex,
  choice: 'auto' | 'none' | Embedder,
  config: PagerConfig,
  environment: Environment,
): Promise<SemanticMatcher> {
  if (choice === 'none') return without('no embedder was asked for: words and salience answer')
  const engine: object = cortex
  if (!canEmbed(engine)) {
    const why = 'this engine runs no embedder: words and salience answer'
    return choice === 'auto'
      ? without(why)
      : new SemanticMatcher({
          embedder: choice,
          why: `${why}, triggers are compared`,
          running: false,
        })
  }
  try {
    const { embedder, why } =
      choice === 'auto'
        ? await pickEmbedder(pickConfig(config, environment))
        : { embedder: choice, why: 'given by the caller' }
    return await started(engine, embedder, why, choice === 'auto')
  } catch (error) {
    return without(`no embedder: ${messageOf(error)}; words and salience answer`)
  }
}

async function started(
  engine: Embedding,
  embedder: Embedder,
  why: string,
  isOurs: boolean,
): Promise<SemanticMatcher> {
  const release = async (): Promise<void> => {
    if (isOurs) await embedder.close?.()
  }
  const vectors = new KnownVectors()
  try {
    await engine.startEmbedder({ embedder: vectors.listeningTo(embedder) })
  } catch (error) {
    await release()
    throw error
  }
  const stop = async (): Promise<void> => {
    await engine.stopEmbedder()
    await release()
  }
  const failure = isOurs ? undefined : await failureOf(embedder)
  const explained = failure === undefined ? why : `${why}; it fails: words and salience answer`
  return new SemanticMatcher({ embedder, why: explained, running: true, failure, vectors, stop })
}

/** Those that we pick prove themselves before; one that is given is asked once. */
async function failureOf(embedder: Embedder): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(EMBED_TIMEOUT_MS)
    const [vector] = await embedder.embed(['probe'], { signal })
    if (vector?.length === embedder.dimensions) return undefined
    return `expected ${embedder.dimensions} dimensions, got ${vector?.length ?? 'no vector'}`
  } catch (error) {
    return messageOf(error)
  }
}

function without(why: string): SemanticMatcher {
  return new SemanticMatcher({ why, running: false })
}

function canEmbed(engine: object): engine is Embedding {
  return 'startEmbedder' in engine && typeof engine.startEmbedder === 'function'
}

function pickConfig(config: PagerConfig, environment: Environment): object {
  const { gatewayUrl, actorDid, embedModel } = config
  return {
    environment,
    // Every provider has a default of its own; a model that was named goes to the one that is used.
    ...(embedModel !== SETTINGS.embedModel.default && { model: embedModel }),
    ...(gatewayUrl !== undefined && { gatewayUrl }),
    ...(actorDid !== undefined && { actorDid }),
  }
}
