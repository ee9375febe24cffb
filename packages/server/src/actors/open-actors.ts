/**
 * The stores that a long-lived face holds open, one handle for each actor. A face has no state of
 * its own: who calls, and for whom, is said with every call.
 *
 * @module
 */
import {
  type Cortex,
  CortexError,
  type Embedder,
  listActors,
  type MemoryStore,
  type Origin,
  openCortex,
} from '@cortex-memory/core'
import type { Operation, OperationContext } from '../operations/operation.ts'

/** Who calls: never taken from the input of an operation. */
export interface Caller {
  /** Whose memory is meant. */
  readonly actor: string
  /** The actor of the user's own memory, if the call means two. */
  readonly user?: string
  /** Why it is this actor, for `status`. */
  readonly why?: string
  /** Registers the caller's directory for the actor; called before its memory is made. */
  readonly claim?: () => void
  /** Who caused the call: the user, an agent, a tool, an import. Kept with what is written. */
  readonly origin: Origin
  /** Through which program the call came. */
  readonly channel: string
  /** What the caller is called among others of its channel. */
  readonly name?: string
  /** It is the owner's own channel. */
  readonly isOwner?: boolean
  /** Kinds of secrets that may be stored anyway. */
  readonly allowedSecrets?: readonly string[]
  /** May call nothing that has an effect. */
  readonly readOnly?: boolean
  /** The actor is the one that the caller's token is for: until something is remembered, it is empty. */
  readonly isOwnActor?: boolean
  /** What the caller has of a store, where it is not all of it. */
  readonly view?: View
}

/** A part of a store. What it does not offer needs the whole store, and is refused. */
export type View = (cortex: Cortex) => Promise<MemoryStore>

/** What a server keeps open. */
export interface OpenActorsOptions {
  /** The data home. */
  readonly home: string
  /** Milliseconds since 1970. Default: the wall clock. */
  readonly clock?: () => number
  /** Asked once, when the first store is open. Nobody waits for it: until it answers, words do. */
  readonly embedder?: (signal: AbortSignal) => Promise<ChosenEmbedder>
}

/** An embedder for all stores, and why it is this one. */
export interface ChosenEmbedder {
  /** The embedder that all stores use. */
  readonly embedder: Embedder & { close?(): Promise<void> }
  /** Why this one was chosen, in a sentence for `status`. */
  readonly why: string
}

/** A process that writes has its lock for milliseconds; one that keeps it longer keeps nobody from stopping. */
const HURRY_MS = 1500

/** Stores that a server keeps open, one handle for each actor. */
export class OpenActors {
  /** The data home. */
  readonly home: string
  readonly #clock: () => number
  readonly #opened = new Map<string, Promise<Cortex>>()
  /** Actors whose files are being changed. */
  readonly #withheld = new Set<string>()
  readonly #choose: OpenActorsOptions['embedder']
  readonly #stop = new AbortController()
  /** Ends the waiting for locks of other processes. */
  readonly #hurry = new AbortController()
  #hurrying: NodeJS.Timeout | undefined
  #chosen: Promise<ChosenEmbedder> | undefined
  #choice: string | undefined
  #closed = false

  /** Stores are opened when they are first needed, not here. */
  constructor({ home, clock = Date.now, embedder }: OpenActorsOptions) {
    this.home = home
    this.#clock = clock
    this.#choose = embedder
  }

  /** What the operation gets when this caller calls it. */
  contextFor(operation: Operation, caller: Caller): OperationContext {
    const {
      actor,
      user,
      why,
      claim,
      origin,
      channel,
      allowedSecrets = [],
      readOnly = false,
      view,
      isOwnActor = false,
      isOwner = origin === 'user',
    } = caller
    if (readOnly && operation.effect !== 'read') {
      throw new CortexError(
        'SCOPE_NOT_WRITABLE',
        `Cannot ${operation.name}: this caller may only read`,
      )
    }
    const makes = view === undefined && isOwnActor && operation.effect === 'read'
    const creates = (operation.creates === true && view === undefined) || makes
    const opensLater = creates || user !== undefined || operation.storeless === true
    if (!opensLater) this.#assertKnown(actor)
    const operationContext: OperationContext = {
      home: this.home,
      actor,
      origin,
      channel,
      ...(caller.name === undefined ? {} : { name: caller.name }),
      isOwner: isOwner && view === undefined,
      clock: this.#clock,
      allowedSecrets,
      embedderChoice: this.#choice,
      cortex: async () => {
        if (view !== undefined) refuseWhole()
        if (creates && !this.#opened.has(actor)) claim?.()
        return await this.open(actor, creates)
      },
      ...(view === undefined
        ? {}
        : { scoped: async () => await view(await this.open(actor, creates)) }),
      ...(user === undefined ? {} : { user: async () => await this.open(user, creates) }),
      ...(why === undefined ? {} : { why }),
    }
    return view === undefined
      ? operationContext
      : Object.defineProperty(operationContext, 'home', { get: refuseWhole })
  }

  /** The stores that are open now, by actor. */
  async opened(): Promise<ReadonlyMap<string, Cortex>> {
    const stores = new Map<string, Cortex>()
    for (const [actor, opening] of this.#opened) {
      const cortex = await opening.catch(() => undefined)
      if (cortex !== undefined) stores.set(actor, cortex)
    }
    return stores
  }

  /** An actor that is not there is made only by what may be its first call. */
  async open(actor: string, creates: boolean): Promise<Cortex> {
    if (this.#closed) throw new CortexError('CLOSED', 'Cannot open a store: the server is stopping')
    const opened = this.#opened.get(actor)
    if (opened !== undefined) return await opened
    if (this.#withheld.has(actor)) {
      throw new CortexError('BUSY', `Cannot open ${actor}: it is being deleted`)
    }
    if (!creates) this.#assertKnown(actor)
    const { signal } = this.#hurry
    const opening = openCortex({ root: this.home, actor, clock: this.#clock, signal })
    this.#opened.set(actor, opening)
    try {
      const cortex = await opening
      void this.#embed(cortex)
      return cortex
    } catch (error) {
      this.#opened.delete(actor)
      throw error
    }
  }

  /** Closes the store of an actor, does something to its files, and lets it be opened again. */
  async withoutHandle<T>(actor: string, work: () => T): Promise<T> {
    this.#withheld.add(actor)
    try {
      const handle = this.#opened.get(actor)
      this.#opened.delete(actor)
      await handle?.then(closeHandle, () => undefined)
      return work()
    } finally {
      this.#withheld.delete(actor)
    }
  }

  /** Says nothing of other actors: they may be none of the caller's business. */
  #assertKnown(actor: string): void {
    if (this.#opened.has(actor) || listActors(this.home).includes(actor)) return
    throw new CortexError(
      'NOT_FOUND',
      `There is no actor \`${actor}\`: the first thing that is remembered for it makes it`,
    )
  }

  /** Before a stop: who waits for another process does so for a moment longer, then gets CLOSED. */
  hurry(): void {
    this.#hurrying ??= setTimeout(() => this.#hurry.abort(), HURRY_MS)
    this.#hurrying.unref()
  }

  /** A handle that failed to open has nothing to close. */
  async close(): Promise<void> {
    this.#closed = true
    this.hurry()
    this.#stop.abort()
    const handles = [...this.#opened.values()]
    this.#opened.clear()
    await Promise.all(handles.map((handle) => handle.then(closeHandle, () => undefined)))
    // One that is still being chosen is told to stop, and closed if it comes anyway.
    const closing = this.#chosen?.then(
      ({ embedder }) => embedder.close?.(),
      () => undefined,
    )
    if (this.#choice !== undefined) await closing
  }

  /** A store without an embedder answers by words; `status` says why. */
  async #embed(cortex: Cortex): Promise<void> {
    if (this.#choose === undefined) return
    try {
      this.#chosen ??= this.#choose(this.#stop.signal)
      const { embedder, why } = await this.#chosen
      this.#choice = why
      if (!this.#closed) await cortex.startEmbedder({ embedder })
    } catch (error) {
      this.#choice = error instanceof Error ? error.message : String(error)
    }
  }
}

/** Some operations need more than memories, or work on the files of an actor. */
function refuseWhole(): never {
  throw new CortexError(
    'SCOPE_VIOLATION',
    'Cannot use this operation through a scope: it needs the whole store. Ask its owner for a token without a scope',
  )
}

async function closeHandle(cortex: Cortex): Promise<void> {
  await cortex.close()
}
