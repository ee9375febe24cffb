/**
 * Meaning in one handle: the embedder that runs in it, if one does, the vectors of the store, and the
 * vectors of what is asked for.
 *
 * @module
 */

import { equalBytes } from '../codec/bytes.ts'
import type { ActorStore } from '../engine/actor-store.ts'
import { CortexError } from '../errors.ts'
import { idBytes, type MemoryId, parseUri, type Uri } from '../memory/ids.ts'
import { refusal } from '../memory/schema.ts'
import type { ViewState } from '../projections/state.ts'
import type { CheckedQuery } from '../query/query.ts'
import type { VectorsAround } from '../query/types.ts'
import type { Memory } from '../reads/memory-view.ts'
import { messageOf } from '../shared/message-of.ts'
import type { SideStore } from '../side/side-store.ts'
import { findLive } from '../verbs/find-head.ts'
import type { Embedder } from './embedder.ts'
import { OpenQuestions } from './open-questions.ts'
import { QuestionVectors } from './question-vectors.ts'
import { type NearVector, VectorLane } from './vector-lane.ts'
import { type VectorState, VectorStore } from './vector-store.ts'
import { type VectorsStatus, vectorsStatus } from './vectors-status.ts'
import { type EmbedderStatus, EmbedWorker, embedderStatus } from './worker.ts'

/** What embeds, and what has a vector. */
export interface EmbeddingStatus {
  /** The embedder of this handle, if one runs here. */
  readonly embedder?: EmbedderStatus
  /** What has been embedded, by whomever, if anything has. */
  readonly vectors?: VectorsStatus
}

/** What is known of a question's meaning. Nothing at all: words must do. */
export interface AskedMeaning {
  readonly meaning?: VectorsAround
  /** Why the question has no vector, though an embedder runs. */
  readonly failed?: string
}

const LOOK_EVERY_MS = 10

export class Embedding {
  readonly #store: ActorStore
  readonly #vectors: VectorStore
  readonly #lane: VectorLane
  readonly #questions: QuestionVectors = new QuestionVectors()
  readonly #open: OpenQuestions = new OpenQuestions()
  /** A handle that only reads has an embedder for its questions, and no worker. */
  #running: EmbedWorker | Embedder | undefined
  /** Why the last question could not be embedded; undefined once one could. */
  #questionFailed: string | undefined
  #sawNoneAt: number = Number.NEGATIVE_INFINITY

  constructor(store: ActorStore, side: SideStore) {
    this.#store = store
    this.#vectors = new VectorStore(side)
    this.#lane = new VectorLane(this.#vectors, {
      directory: store.layout.side,
      readOnly: store.readOnly,
      random: store.environment.random,
    })
  }

  async start(embedder: Embedder): Promise<void> {
    await this.stop()
    this.#questionFailed = undefined
    this.#running = this.#store.readOnly
      ? embedder
      : new EmbedWorker(this.#store, this.#vectors, this.#lane, embedder, this.#open)
  }

  async drain(signal: AbortSignal | undefined): Promise<void> {
    if (!(this.#running instanceof EmbedWorker)) {
      throw new CortexError('NO_EMBEDDER', 'Cannot drain: no embedder runs in this handle')
    }
    await this.#running.drain(signal)
  }

  async stop(): Promise<void> {
    const running = this.#running
    this.#running = undefined
    if (running instanceof EmbedWorker) await running.stop()
  }

  status(state: ViewState): EmbeddingStatus {
    const running = this.#running
    const vectors = vectorsStatus(this.#vectors, state)
    if (running === undefined) return vectors
    const embedder =
      running instanceof EmbedWorker
        ? running.status
        : embedderStatus(this.#store, this.#vectors, running)
    const why = embedder.why ?? this.#questionFailed
    return { embedder: { ...embedder, ...(why !== undefined && { why }) }, ...vectors }
  }

  /** The same memory, its head with a reference to its vector if there is one. */
  referred<M extends Memory>(memory: M): M {
    const state = this.#stateOf(memory.id)
    if (state === undefined) return memory
    const { model, version } = state
    return { ...memory, head: { ...memory.head, embeddingRef: { model, version } } }
  }

  /** Vectors are a cache: one that cannot be read is one that is not there. */
  #stateOf(id: MemoryId): VectorState | undefined {
    try {
      return this.#vectors.stateOf(idBytes(id))
    } catch {
      return undefined
    }
  }

  /**
   * True if anything was ever embedded here. Every answer asks, and where nothing was embedded only the disk
   * knows whether another process has begun since, so without an embedder of its own a handle asks it now and then.
   */
  get hasVectors(): boolean {
    const now = this.#store.environment.waiting.elapsed()
    if (this.#running === undefined && now - this.#sawNoneAt < LOOK_EVERY_MS) return false
    const has = this.#lookForVectors()
    this.#sawNoneAt = has ? Number.NEGATIVE_INFINITY : now
    return has
  }

  #lookForVectors(): boolean {
    try {
      return this.#vectors.counts().vectors > 0
    } catch {
      return false
    }
  }

  /** The vectors around what the query asks for. */
  async meaningOf(query: CheckedQuery): Promise<AskedMeaning> {
    return this.#running === undefined ? {} : await this.#open.during(this.#meaningOf(query))
  }

  async #meaningOf(query: CheckedQuery): Promise<AskedMeaning> {
    const running = this.#running
    if (running === undefined) return {}
    const embedder = running instanceof EmbedWorker ? running.embedder : running
    const { near, nearUri, nearVector } = query
    if (nearVector !== undefined) return { meaning: await this.#aroundVector(embedder, nearVector) }
    if (nearUri !== undefined) return { meaning: await this.#aroundMemory(nearUri) }
    if (near === undefined) return {}
    try {
      await this.#lane.catchUp()
      const vector = await this.#questions.vectorOf(near, embedder)
      this.#questionFailed = undefined
      return vector === undefined ? {} : { meaning: this.#around(embedder.id, vector) }
    } catch (cause) {
      const failed = messageOf(cause)
      this.#questionFailed = failed
      if (query.rank !== 'distance') return { failed }
      throw new CortexError('EMBEDDER_FAILED', 'Cannot find: the question could not be embedded', {
        path: 'near',
        cause,
      })
    }
  }

  async #aroundVector(
    { id, dimensions }: Embedder,
    vector: Float32Array | Int8Array,
  ): Promise<VectorsAround> {
    if (vector.length !== dimensions) {
      const expected = `expected ${dimensions} dimensions, those of ${id}, got ${vector.length}`
      throw refusal('nearVector', expected)
    }
    await this.#lane.catchUp()
    return this.#around(id, vector)
  }

  async #aroundMemory(uri: Uri): Promise<VectorsAround> {
    const parsed = parseUri(uri, 'nearUri')
    const own = idBytes(parsed.id)
    this.#store.read((view) => findLive(view, 'find', parsed))
    await this.#lane.catchUp()
    const known = this.#lane.of(own)
    if (known !== undefined) return this.#around(known.model, known.vector, own)
    throw new CortexError(
      'NO_EMBEDDER',
      `Cannot find: ${uri} has no vector yet. Wait for \`drainEmbedder\``,
      { path: 'nearUri' },
    )
  }

  #around(model: string, vector: Float32Array | Int8Array, own?: Uint8Array): VectorsAround {
    const lane = this.#lane
    const others = (hits: readonly NearVector[]): readonly NearVector[] =>
      own === undefined ? hits : hits.filter(({ id }) => !equalBytes(id, own))
    // One more, and it is left out: a filter would have to be asked about every vector.
    const more = own === undefined ? 0 : 1
    return {
      search: (count, types, accept) =>
        others(lane.search(model, vector, count + more, { accept, types })).slice(0, count),
      among: (ids) => others(lane.among(model, vector, ids)),
      damaged: () => lane.damaged(),
    }
  }
}
