/**
 * The stores that a long-lived interface holds open, one handle for each actor. An interface has no state of
 * its own: every call says who calls, and for whom.
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
import { messageOf } from '@cortex-memory/core/kit'
import { Branches } from '../branches/branches.ts'
import type { Effect, Operation, OperationContext } from '../operations/operation.ts'
import type { Checkout } from '../project/checkout.ts'
import { keepsBranchMemory } from '../project/config.ts'
import { EmptyStores } from './empty-stores.ts'
import { HandlePool } from './handle-pool.ts'
import { closeJournals, isElsewhere, journalOption } from './remote-journal.ts'

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
  /** The branch that is checked out where the caller is; asked with each call. */
  readonly checkout?: () => Checkout | undefined
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
  /** The actor is the one that the caller's token is for: until something is remembered, it reads as empty. */
  readonly isOwnActor?: boolean
  /** What the caller has of a store, where it is not all of it. */
  readonly view?: View
  /** Answers wait until this node has the entry of that number, which another node may have written. */
  readonly atLeast?: number
}

/** A part of a store. What it does not offer needs the whole store, and is refused. */
export type View = (cortex: Cortex) => Promise<MemoryStore>

/** An operation that was called through any face, and has ended. */
export interface CalledOperation {
  /** Its name in the table. */
  readonly operation: string
  /** Whose memory was meant. */
  readonly actor: string
  /** Through which program the call came. */
  readonly channel: string
  /** How long it took, in milliseconds. */
  readonly ms: number
  /** The code of its failure. */
  readonly code?: string
}

/** Somebody who looks at every call. */
export interface CallWatch {
  /** Called after each operation. */
  called(call: CalledOperation): void
  /** Throws if the actor may not have more; called when a store is asked for. */
  assertRoom(actor: string, stores: readonly Cortex[], effect: Effect): Promise<void>
}

/** What a server keeps open. */
export interface OpenActorsOptions {
  /** The data home. */
  readonly home: string
  /** Milliseconds since 1970. Default: the wall clock. */
  readonly clock?: () => number
  /** Asked once, when the first store is open. Nobody waits for it: until it answers, words do. */
  readonly embedder?: (signal: AbortSignal) => Promise<ChosenEmbedder>
  /** How many stores stay open that nobody uses; those used longest ago are closed first. Default: all. */
  readonly most?: number
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

/** The empty store that a call holds, among the names of those that it holds. */
const EMPTY = ''

/** Stores that a server keeps open, one handle for each actor. */
export class OpenActors {
  /** The data home. */
  readonly home: string
  readonly #clock: () => number
  readonly #pool: HandlePool<Cortex>
  readonly #empty = new EmptyStores()
  /** Actors whose files are being changed. */
  readonly #withheld = new Set<string>()
  readonly #choose: OpenActorsOptions['embedder']
  readonly #stop = new AbortController()
  /** Ends the waiting for locks of other processes. */
  readonly #hurry = new AbortController()
  #hurrying: NodeJS.Timeout | undefined
  #chosen: Promise<ChosenEmbedder> | undefined
  #choice: string | undefined
  #isWordsOnly = false
  #closed = false
  #watch: CallWatch | undefined

  /** Stores are opened when they are first needed, not here. */
  constructor({ home, clock = Date.now, embedder, most = Infinity }: OpenActorsOptions) {
    this.home = home
    this.#pool = new HandlePool({ most, close: async (cortex) => await cortex.close() })
    this.#clock = clock
    this.#choose = embedder
  }

  /** Whom every call is shown to from now on. */
  watchCalls(watch: CallWatch): void {
    this.#watch = watch
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
      atLeast,
    } = caller
    const releases = new Map<string, () => void>()
    /** Its store stays open until the call has ended. */
    const use = (name: string): string => {
      if (!releases.has(name)) releases.set(name, this.hold(name))
      return name
    }
    if (readOnly && operation.effect !== 'read') {
      throw new CortexError(
        'SCOPE_NOT_WRITABLE',
        `Cannot ${operation.name}: this caller may only read`,
      )
    }
    const reads = operation.effect === 'read'
    const mayBeFirst = view === undefined && (operation.creates === true || isOwnActor)
    const creates = view === undefined && operation.creates === true && !reads
    const seesEmpty = mayBeFirst && reads && operation.needsStore !== true
    const opensLater = creates || seesEmpty || user !== undefined || operation.storeless === true
    // Where journals are elsewhere, opening the store asks for it.
    if (!opensLater && !this.#isHere(actor) && !process.env.CORTEX_JOURNAL) throw notKnown(actor)
    const cortex = async (): Promise<Cortex> => {
      if (view !== undefined) refuseWhole()
      if (seesEmpty && !(await this.isThere(actor))) {
        if (!releases.has(EMPTY)) releases.set(EMPTY, this.#empty.hold(actor))
        return await this.#empty.open(actor)
      }
      if (creates && !this.#pool.has(actor)) claim?.()
      return await this.#withRoom(use(actor), creates, operation.effect, atLeast)
    }
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
      isWordsOnly: this.#isWordsOnly,
      cortex,
      ...(view === undefined
        ? {}
        : {
            scoped: async () =>
              await view(await this.#withRoom(use(actor), creates, operation.effect, atLeast)),
          }),
      ...(user === undefined
        ? {}
        : {
            user: async () => await this.#withRoom(use(user), creates, operation.effect, undefined),
          }),
      ...(view === undefined ? this.#branchesFor(operation, caller, { use, cortex }) : {}),
      ...(why === undefined ? {} : { why }),
      onCalled: (ms, code) => {
        for (const release of releases.values()) release()
        releases.clear()
        this.#watch?.called({
          operation: operation.name,
          actor,
          channel,
          ms,
          ...(code === undefined ? {} : { code }),
        })
      },
    }
    return view === undefined
      ? operationContext
      : Object.defineProperty(operationContext, 'home', { get: refuseWhole })
  }

  /** What the project's memory is on the branch of the caller, if `branch-memory` is on. */
  #branchesFor(
    { effect }: Operation,
    { actor, claim, checkout }: Caller,
    {
      use,
      cortex,
    }: { readonly use: (actor: string) => string; readonly cortex: () => Promise<Cortex> },
  ): Pick<OperationContext, 'branches' | 'working'> {
    const isOn = checkout !== undefined && keepsBranchMemory(this.home)
    const branches = new Branches({
      home: this.home,
      project: actor,
      checkout: isOn ? checkout() : undefined,
      isOn,
      clock: this.#clock,
      open: async (name) => await this.open(use(name), false),
      make: async (name) => {
        if (name === actor && !this.#pool.has(name)) claim?.()
        const store = await this.open(use(name), true)
        if (name === actor) return store
        // What is staged counts for the project, whose memory it will be.
        const project = this.#isHere(actor) ? [await this.open(use(actor), false)] : []
        await this.#watch?.assertRoom(actor, [...project, store], effect)
        return store
      },
      release: async (name) => await this.#pool.remove(name),
    })
    if (!isOn) return { branches }
    const working = async (): Promise<Cortex> =>
      (await branches.working({ writes: effect !== 'read' })) ?? (await cortex())
    return { branches, working }
  }

  async #withRoom(
    actor: string,
    creates: boolean,
    effect: Effect,
    atLeast: number | undefined,
  ): Promise<Cortex> {
    const cortex = await this.open(actor, creates)
    if (atLeast !== undefined) await cortex.reach(atLeast)
    await this.#watch?.assertRoom(actor, [cortex], effect)
    return cortex
  }

  /** Whether the actor has a store: one that is open, in the data home, or elsewhere. */
  async isThere(actor: string): Promise<boolean> {
    return this.#isHere(actor) || (await isElsewhere(actor))
  }

  #isHere(actor: string): boolean {
    return this.#pool.has(actor) || listActors(this.home).includes(actor)
  }

  /** Until what it returns is called, the store of an actor is not closed for lack of use. */
  hold(actor: string): () => void {
    return this.#pool.hold(actor)
  }

  /** The stores that are open now, by actor. */
  async opened(): Promise<ReadonlyMap<string, Cortex>> {
    return await this.withOpened((stores) => stores)
  }

  /** Does something with the stores that are open now, by actor; they stay open meanwhile. */
  async withOpened<T>(body: (stores: ReadonlyMap<string, Cortex>) => T | Promise<T>): Promise<T> {
    return await this.#pool.withAll(body)
  }

  /**
   * What a caller hands to another node, so that it sees there what it wrote here: the number of the last
   * entry. Only where journals are elsewhere, and for who has the whole store.
   */
  async tokenFor({ actor, view }: Caller): Promise<number | undefined> {
    if (view !== undefined || !process.env.CORTEX_JOURNAL) return undefined
    return (await this.#pool.peek(actor))?.lastSeq
  }

  /** An actor that is not there is made only by what may be its first call. */
  async open(actor: string, creates: boolean): Promise<Cortex> {
    if (this.#closed) throw new CortexError('CLOSED', 'Cannot open a store: the server is stopping')
    if (this.#withheld.has(actor)) {
      throw new CortexError('BUSY', `Cannot open ${actor}: it is being deleted`)
    }
    return await this.#pool.open(actor, async () => {
      const cortex = await this.#openStore(actor, creates)
      void this.#embed(cortex)
      return cortex
    })
  }

  async #openStore(actor: string, creates: boolean): Promise<Cortex> {
    if (!creates && !listActors(this.home).includes(actor) && !(await isElsewhere(actor))) {
      throw notKnown(actor)
    }
    const { signal } = this.#hurry
    const journal = await journalOption()
    return await openCortex({ root: this.home, actor, clock: this.#clock, signal, ...journal })
  }

  /** Closes the store of an actor, does something to its files, and lets it be opened again. */
  async withoutHandle<T>(actor: string, work: () => T): Promise<T> {
    this.#withheld.add(actor)
    try {
      await this.#pool.remove(actor)
      return work()
    } finally {
      this.#withheld.delete(actor)
    }
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
    await this.#pool.close()
    await this.#empty.close()
    await closeJournals()
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
      this.#choice = messageOf(error)
      this.#isWordsOnly = true
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

/** Says nothing of other actors: they may be none of the caller's business. */
function notKnown(actor: string): CortexError {
  return new CortexError(
    'NOT_FOUND',
    `There is no actor \`${actor}\`: the first thing that is remembered for it makes it`,
  )
}
