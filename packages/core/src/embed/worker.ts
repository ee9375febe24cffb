/**
 * The background task that embeds: it follows the journal and gives every current version a vector.
 * It never holds up a write and never moves a root. A text that cannot be embedded is found by
 * halving its batch, recorded, and tried again later; the others go on. Of several processes one
 * embeds, the holder of the lease; the others read what it stores. Questions go first: no batch begins
 * while one waits for its vector.
 *
 * @module
 */

import type { ActorStore } from '../engine/actor-store.ts'
import { temporaryName } from '../engine/layout.ts'
import { isBusy } from '../engine/store-parts.ts'
import { CortexError } from '../errors.ts'
import type { JournalKind } from '../journal/kinds.ts'
import { MEMORY_TYPES } from '../memory/enums.ts'
import { idBytes, idFromBytes, type MemoryId } from '../memory/ids.ts'
import { readHead } from '../projections/records.ts'
import { readState } from '../projections/state.ts'
import { readJournal } from '../reads/journal.ts'
import { resolveLatest } from '../reads/resolve.ts'
import { messageOf } from '../shared/message-of.ts'
import { quantise } from '../vector/quantise.ts'
import { type Embedder, embeddedText } from './embedder.ts'
import { OpenQuestions } from './open-questions.ts'
import type { VectorLane } from './vector-lane.ts'
import {
  type Holder,
  readable,
  type Step,
  type StoredVector,
  type VectorStore,
} from './vector-store.ts'
import { vectorsStatus } from './vectors-status.ts'

/** Texts of one call, and of one transaction: the most that are embedded for nothing when a process dies. */
const BATCH = 32
/** While questions are asked: they would wait for more, where an embedder does one thing after another. */
const BATCH_ASKED = 8
/** Entries of the journal that one step looks at. */
const ENTRIES = 512
const LEASE_MS = 30_000
const RENEW_MS = 10_000
const POLL_MS = 250
const RETRY_MS = 1000
const RETRY_MAX_MS = 3_600_000
const WHY_CHARS = 200

const TELLING: ReadonlySet<JournalKind> = new Set<JournalKind>([
  'write',
  'update',
  'tombstone',
  'restore',
  'erase',
])

/** What an embedder has done and still has to do. */
export interface EmbedderStatus {
  /** Which embedder it is. */
  readonly id: string
  /** Whether this handle is the one that embeds. */
  readonly owner: boolean
  /** Entries of the journal that were not looked at yet. */
  readonly lag: number
  /** Memories that have a vector of this model. */
  readonly done: number
  /** Memories that shall have one and have none yet. */
  readonly pending: number
  /** Memories whose text could not be embedded, so far. */
  readonly failed: number
  /** Vectors of this handle that are found by a scan until the graph has them too; absent: none. */
  readonly unlinked?: number
  /** What went wrong last, if anything did. */
  readonly why?: string
}

type Failed = Step['failures'][number]

interface Item {
  readonly id: Uint8Array
  readonly version: number
  readonly type: number
  readonly text: string
  readonly attempts: number
}

export class EmbedWorker {
  readonly embedder: Embedder
  readonly #store: ActorStore
  readonly #vectors: VectorStore
  readonly #lane: VectorLane
  readonly #questions: OpenQuestions
  readonly #me: Holder
  readonly #stop = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #step: Promise<Error | undefined> = Promise.resolve(undefined)
  #owner = false
  #why: string | undefined

  constructor(
    store: ActorStore,
    vectors: VectorStore,
    lane: VectorLane,
    embedder: Embedder,
    questions: OpenQuestions = new OpenQuestions(),
  ) {
    this.#questions = questions
    this.#store = store
    this.#vectors = vectors
    this.#lane = lane
    this.embedder = embedder
    const { environment } = store
    this.#me = {
      owner: environment.random(16),
      holder: temporaryName('embedder-', environment),
      boot: environment.boot,
    }
    this.#poll()
  }

  get status(): EmbedderStatus {
    const status = embedderStatus(this.#store, this.#vectors, this.embedder)
    const why = this.#why === undefined ? {} : { why: this.#why }
    const unlinked = this.#lane.unlinked(this.embedder.id)
    return { ...status, owner: this.#owner, ...(unlinked > 0 && { unlinked }), ...why }
  }

  /** Everything that was committed before the call has a vector, or a record of why not. */
  async drain(signal?: AbortSignal): Promise<void> {
    const target = this.#store.tail().nextSeq
    while (this.#seq() < target) {
      signal?.throwIfAborted()
      if (this.#stop.signal.aborted) throw stopped()
      const failure = await unlessAborted(this.#advance(), signal)
      if (failure !== undefined) throw failure
      if (!this.#owner) await new Promise((resolve) => setTimeout(resolve, POLL_MS / 10))
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#stop.abort()
    await this.#step
    if (this.#owner) {
      await this.#keepIndex()
      await this.#giveBack()
    }
    this.#owner = false
  }

  /** Behind a process that stands still the lease is left to end by itself: closing must not fail of it. */
  async #giveBack(): Promise<void> {
    try {
      await this.#vectors.release(this.#me)
    } catch (error) {
      if (!isBusy(error)) throw error
    }
  }

  /** A file that cannot be written is made another time: nothing is lost with it. */
  async #keepIndex(): Promise<void> {
    try {
      await this.#lane.save(this.embedder.id)
    } catch (error) {
      this.#why = messageOf(error)
    }
  }

  #poll(): void {
    this.#timer = setTimeout(() => {
      void this.#advance().finally(() => {
        if (!this.#stop.signal.aborted) this.#poll()
      })
    }, POLL_MS)
    this.#timer.unref()
  }

  /** One step at a time, no matter who asks for it. The result is why it could not be made, if so. */
  #advance(): Promise<Error | undefined> {
    this.#step = this.#step.then(async () => {
      try {
        if (!this.#stop.signal.aborted) await this.#embedNext()
        return undefined
      } catch (error) {
        this.#why = messageOf(error)
        return error instanceof Error ? error : new Error(this.#why)
      }
    })
    return this.#step
  }

  /** Where this model has come to. */
  #seq(): number {
    return cursorOf(this.#vectors, this.embedder)
  }

  async #embedNext(): Promise<void> {
    const from = this.#seq()
    const to = Math.min(this.#store.tail().nextSeq, from + ENTRIES)
    const retries = this.#dueRetries()
    if (to <= from && retries.size === 0) {
      // One that has nothing to embed can still have an index to make, once it was asked.
      if (this.#lane.unlinked(this.embedder.id) > 0) {
        this.#owner = await this.#vectors.lease(this.#me, this.#now(), LEASE_MS)
      }
      if (this.#owner) await this.#lane.tend(this.embedder.id)
      return
    }
    this.#owner = await this.#vectors.lease(this.#me, this.#now(), LEASE_MS)
    if (!this.#owner) return
    const ids = new Set<MemoryId>(retries.keys())
    if (to > from) {
      for await (const { kind, subjects } of readJournal(this.#store, { from, to: to - 1 })) {
        if (TELLING.has(kind)) for (const id of subjects) ids.add(id)
      }
    }
    const gone: Uint8Array[] = []
    for (const some of this.#inBatches([...ids])) {
      await this.#questions.answered()
      const items: Item[] = []
      for (const id of some) {
        const item = this.#itemOf(id, retries.get(id) ?? 0)
        if (item === 'gone') gone.push(idBytes(id))
        else if (item !== 'done') items.push(item)
      }
      if (this.#stop.signal.aborted) return
      if (items.length > 0 && !(await this.#embedBatch(items))) return
    }
    const cursor = { model: this.embedder.id, seq: Math.max(from, to) }
    await this.#write({ vectors: [], failures: [], gone, cursor })
  }

  *#inBatches(ids: readonly MemoryId[]): Iterable<readonly MemoryId[]> {
    for (let at = 0; at < ids.length; ) {
      const size = this.#questions.takeAsked() ? BATCH_ASKED : BATCH
      yield ids.slice(at, at + size)
      at += size
    }
  }

  #now(): number {
    return this.#store.environment.clock()
  }

  #dueRetries(): Map<MemoryId, number> {
    if (this.#vectors.counts().failed === 0) return new Map()
    const due = this.#vectors.failed().filter(({ failure }) => failure.retryAt <= this.#now())
    return new Map(due.map(({ id, failure }) => [idFromBytes(id), failure.attempts]))
  }

  /** What is stored for this model and version is not computed again. */
  #itemOf(memory: MemoryId, attempts: number): Item | 'gone' | 'done' {
    const id = idBytes(memory)
    const found = this.#store.read((view) => {
      try {
        return resolveLatest(view, memory)
      } catch {
        // Forgotten, erased or unreadable: there is nothing to embed.
        return undefined
      }
    })
    if (found === undefined || found.head.tombstoned !== undefined) return 'gone'
    const { version } = found.version
    const isThis = (one: { readonly model: string; readonly version: number } | undefined) =>
      one?.model === this.embedder.id && one.version === version
    if (isThis(readable(() => this.#vectors.stateOf(id)))) return 'done'
    if (attempts === 0 && isThis(readable(() => this.#vectors.failureOf(id)))) return 'done'
    const type = MEMORY_TYPES.code(found.data.type)
    return { id, version, type, text: embeddedText(found.data, found.head.actorScope), attempts }
  }

  async #embedBatch(items: readonly Item[]): Promise<boolean> {
    const vectors: StoredVector[] = []
    const failures: Failed[] = []
    const renewing = setInterval(() => void this.#renew(), RENEW_MS)
    renewing.unref()
    try {
      await this.#embedSome(items, vectors, failures)
    } finally {
      clearInterval(renewing)
    }
    if (this.#stop.signal.aborted && vectors.length === 0) return false
    return await this.#write({ vectors, failures, gone: [] })
  }

  /** Halves what fails until the text at fault is alone. */
  async #embedSome(
    items: readonly Item[],
    vectors: StoredVector[],
    failures: Failed[],
  ): Promise<void> {
    try {
      const made = await this.embedder.embed(
        items.map(({ text }) => text),
        { signal: this.#stop.signal, background: true },
      )
      const model = this.embedder.id
      const stored = items.map(({ id, version, type }, index) => {
        const small = quantise(this.#checked(made[index]))
        const vector = Buffer.from(small.buffer, small.byteOffset, small.length)
        return { model, id, version, vector, type }
      })
      vectors.push(...stored)
    } catch (error) {
      if (this.#stop.signal.aborted) return
      this.#why = messageOf(error)
      if (items.length === 1) {
        for (const item of items) failures.push(this.#failure(item, error))
        return
      }
      const half = items.length >> 1
      await this.#embedSome(items.slice(0, half), vectors, failures)
      await this.#embedSome(items.slice(half), vectors, failures)
    }
  }

  #checked(vector: Float32Array | undefined): Float32Array {
    const { dimensions } = this.embedder
    if (vector?.length === dimensions) return vector
    throw new Error(`the embedder gave ${vector?.length ?? 'no'} dimensions, not ${dimensions}`)
  }

  #failure({ id, version, attempts }: Item, error: unknown): Failed {
    const wait = Math.min(RETRY_MS * 2 ** attempts, RETRY_MAX_MS)
    const failure = {
      model: this.embedder.id,
      version,
      attempts: attempts + 1,
      retryAt: this.#now() + wait,
      why: messageOf(error).slice(0, WHY_CHARS),
    }
    return { id, failure }
  }

  async #renew(): Promise<void> {
    try {
      this.#owner = await this.#vectors.lease(this.#me, this.#now(), LEASE_MS)
    } catch (error) {
      // The step that waits will meet it too, and tell.
      this.#why = messageOf(error)
    }
  }

  async #write(step: Omit<Step, 'isErased'>): Promise<boolean> {
    const isErased = (id: Uint8Array): boolean =>
      this.#store.read((view) => readHead(view, id)?.erased !== undefined)
    const checked = { ...step, isErased }
    this.#owner = await this.#vectors.write(this.#me, this.#now(), this.embedder.id, checked)
    return this.#owner
  }
}

function stopped(): CortexError {
  return new CortexError('CLOSED', 'Cannot drain: the embedder was stopped before all was embedded')
}

function cursorOf(vectors: VectorStore, { id }: Embedder): number {
  const cursor = vectors.cursor()
  return cursor?.model === id ? cursor.seq : 0
}

/** How far an embedder has come, no matter who embeds with it. */
export function embedderStatus(
  store: ActorStore,
  vectorStore: VectorStore,
  embedder: Embedder,
): EmbedderStatus {
  const state = store.read(readState)
  const live = state.memories - state.tombstoned - (state.erased ?? 0)
  const { vectors } = vectorsStatus(vectorStore, state)
  const mine = vectors?.model === embedder.id ? vectors : undefined
  const { done = 0, failed = 0, pending = live } = mine ?? {}
  const lag = Math.max(0, store.tail().nextSeq - cursorOf(vectorStore, embedder))
  return { id: embedder.id, owner: false, lag, done, pending, failed }
}

/** The same promise, or the reason of the signal as soon as it fires; the work goes on. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return await work
  let onAbort: (() => void) | undefined
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort)
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    if (onAbort !== undefined) signal.removeEventListener('abort', onAbort)
  }
}
