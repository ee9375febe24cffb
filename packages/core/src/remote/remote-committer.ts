/**
 * Writing where the order is made elsewhere. Nothing is applied here before it counts there.
 *
 *   prepared   under the lock of the journal: operations are decided, their blocks made, nothing applied
 *   kept       the row is in the outbox
 *   sent       without any lock: the engine decides
 *   adopted    under the lock: the same bytes go into the own journal and through the reducer
 *   answered   the callers get their results
 *
 * Another node was first: follow it, and decide the same operations on the new state. No answer: the
 * identical row is sent until the engine says what became of it, never a new one, which would race
 * against the first.
 *
 * @module
 */
import type { ActorStore } from '../engine/actor-store.ts'
import type { Commits, Committer, Mutation, Outcome, Prepared } from '../engine/committer.ts'
import { elsewhere, readMarker, writeMarker } from '../engine/journal-marker.ts'
import { CortexError } from '../errors.ts'
import { messageOf } from '../shared/message-of.ts'
import { genesis } from '../verbs/genesis.ts'
import { Follower, isUnavailable, unavailable, whyOf } from './follower.ts'
import { Outbox, type OutboxEntry } from './outbox.ts'
import type { JournalEngine, RemoteJournal } from './remote-journal.ts'
import { RowEraser } from './row-eraser.ts'
import { RowSender, TIMEOUT_MS } from './row-sender.ts'
import { headOf, rowOf } from './rows.ts'
import { sweep } from './sweep.ts'

/** Operations that are decided together; each has its own block. */
const GROUP_MAX = 256
/** So often another node may be first before a caller is sent away. */
const TRIES_MAX = 10
/** After a look that failed. Otherwise hints say when to look, and a sweep now and then. */
const RETRY_MS = 1_000

/** What `status` says about a journal that is kept in another engine. */
export interface RemoteStatus {
  /** Which engine holds the journal. */
  readonly engine: string
  /** Number of the last entry there, as last seen; -1 if there was none. */
  readonly seq: number
  /** Entries there that are not here yet. */
  readonly lag: number
  /** When both were last seen to be the same, in milliseconds since 1970. */
  readonly agreedAt?: number
  /** Why the engine cannot be reached just now. */
  readonly unavailable?: string
  /** Why nothing more is taken from it. */
  readonly frozen?: string
  /** How an acknowledged write could still be lost, each a sentence. */
  readonly warnings: readonly string[]
}

interface Waiting {
  readonly operation: Mutation<unknown>
  readonly settle: (outcome: Outcome) => void
}

export class RemoteCommitter implements Commits {
  readonly #store: ActorStore
  readonly #local: Committer
  readonly #journal: RemoteJournal
  readonly #ownerKey: Uint8Array | undefined
  #engine: JournalEngine | undefined
  readonly #follower: Follower
  readonly #outbox: Outbox
  readonly #sender: RowSender
  readonly #eraser: RowEraser
  readonly #endHints: () => void
  #queue: Waiting[] = []
  #work: Promise<void> | undefined
  #settling: Promise<void> | undefined
  #following: Promise<void> = Promise.resolve()
  #endTimer: () => void = () => undefined
  #unavailable: string | undefined
  #closed = false

  private constructor(
    store: ActorStore,
    local: Committer,
    journal: RemoteJournal,
    ownerKey: Uint8Array | undefined,
  ) {
    this.#store = store
    this.#local = local
    this.#journal = journal
    this.#ownerKey = ownerKey
    this.#follower = new Follower(store, local, journal, TIMEOUT_MS)
    this.#outbox = new Outbox(store.layout, store.environment)
    this.#sender = new RowSender(store, journal, this.#follower)
    this.#eraser = new RowEraser(store, journal)
    const endHints = journal.hints((actors) => {
      if (actors.includes(store.layout.actor)) this.#followSoon(0)
    })
    const endSweep = sweep(journal, store.environment.after, {
      end: () => this.#follower.end(),
      moved: () => this.#followSoon(0),
    })
    this.#endHints = () => {
      endHints()
      endSweep()
    }
  }

  /**
   * Binds a store to its journal, brings it up to date, and begins the journal if it is new. A store that is
   * bound already opens without its engine, and beside a fork, too: it answers by what it has.
   */
  static async open(
    store: ActorStore,
    local: Committer,
    journal: RemoteJournal,
    ownerKey: Uint8Array | undefined,
  ): Promise<RemoteCommitter> {
    const committer = new RemoteCommitter(store, local, journal, ownerKey)
    try {
      await committer.#bringUpToDate()
      await committer.#begin()
    } catch (error) {
      if (!committer.#canServe(error)) {
        await committer.close()
        throw error
      }
      if (committer.#follower.frozen === undefined) committer.#followSoon(RETRY_MS)
    }
    return committer
  }

  /** Whether what is here is worth having although the engine could not be asked. */
  #canServe(error: unknown): boolean {
    if (this.#follower.frozen === undefined && !isUnavailable(error)) return false
    try {
      return readMarker(this.#store.layout) !== undefined && this.#store.tail().nextSeq > 0
    } catch {
      return false
    }
  }

  /** The engine, which must be the one that this store belongs to. */
  async #meet(): Promise<void> {
    if (this.#engine !== undefined) return
    const { layout } = this.#store
    const engine = await this.#journal.check()
    const marker = readMarker(layout)
    if (marker !== undefined && marker.id !== engine.id) throw elsewhere(layout, marker)
    if (marker === undefined) {
      if (this.#store.tail().nextSeq > 0) throw inFiles(layout.actor, engine)
      writeMarker(layout, engine)
    }
    this.#engine = engine
  }

  /** Entry 0, if nobody made it yet. */
  async #begin(): Promise<void> {
    const { layout, environment } = this.#store
    if (this.#store.tail().nextSeq > 0) return
    await this.commit(genesis(layout.actor, this.#ownerKey, environment))
  }

  get broken(): CortexError | undefined {
    return this.#local.broken ?? this.#follower.frozen
  }

  status(): RemoteStatus {
    const { known, agreedAt, frozen } = this.#follower
    const { nextSeq } = this.#store.tail()
    const seq = known?.lastSeq ?? nextSeq - 1
    return {
      engine: this.#engine?.kind ?? readMarker(this.#store.layout)?.kind ?? 'unknown',
      seq,
      lag: Math.max(0, seq + 1 - nextSeq),
      ...(agreedAt === undefined ? {} : { agreedAt }),
      ...(this.#unavailable === undefined ? {} : { unavailable: this.#unavailable }),
      ...(frozen === undefined ? {} : { frozen: frozen.message }),
      warnings: this.#engine?.warnings ?? [],
    }
  }

  commit<T>(operation: Mutation<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const settle = (outcome: Outcome): void => {
        if ('error' in outcome) reject(outcome.error)
        else resolve(outcome.value as T)
      }
      this.#queue.push({ operation, settle })
      // Later in this turn of the event loop more operations may join.
      this.#work ??= new Promise((done) => {
        setImmediate(() => void this.#flushAll().finally(done))
      })
    })
  }

  /** Until this store is as far as the engine. */
  async follow(): Promise<void> {
    await this.#bringUpToDate()
  }

  async close(): Promise<void> {
    while (this.#work !== undefined) await this.#work
    this.#closed = true
    this.#endHints()
    this.#endTimer()
    await this.#following
    await this.#local.close()
  }

  async #flushAll(): Promise<void> {
    while (this.#queue.length > 0) {
      const group = this.#queue.splice(0, GROUP_MAX)
      let outcomes: readonly Outcome[]
      try {
        outcomes = await this.#commitGroup(group.map(({ operation }) => operation))
      } catch (error) {
        outcomes = group.map(() => ({ error }))
      }
      for (const [index, { settle }] of group.entries()) settle(outcomes[index] as Outcome)
    }
    this.#work = undefined
  }

  async #commitGroup(operations: readonly Mutation<unknown>[]): Promise<readonly Outcome[]> {
    await this.#meet()
    await this.#settleOutbox()
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      if (this.#follower.frozen !== undefined) throw this.#follower.frozen
      const prepared = await this.#local.prepare(operations)
      if (await this.#decidedOnOldState(prepared)) continue
      if (prepared.blocks.length === 0) return prepared.outcomes
      if (await this.#send(this.#outbox.add(rowOf(prepared.blocks)))) {
        await this.#adopt(prepared)
        return prepared.outcomes
      }
    }
    throw new CortexError(
      'BUSY',
      `Cannot write: other nodes wrote to ${this.#store.layout.actor} first, ${TRIES_MAX} times in a row. Try again`,
    )
  }

  /** What is refused, or needs no entry, must not be judged by what another node has changed since. */
  async #decidedOnOldState({ blocks, outcomes }: Prepared): Promise<boolean> {
    const isRefused = blocks.length === 0 || outcomes.some((outcome) => 'error' in outcome)
    if (!isRefused) return false
    const { nextSeq } = this.#store.tail()
    try {
      await this.#bringUpToDate()
    } catch (error) {
      // Nothing is written, and nobody knows better just now.
      if (blocks.length === 0 && isUnavailable(error)) return false
      throw error
    }
    return this.#store.tail().nextSeq !== nextSeq
  }

  /** True if the row counts, false if another has taken its place; then this store has followed. */
  async #send(kept: OutboxEntry, mayBeSent = false): Promise<boolean> {
    try {
      const counts = await this.#sender.send(kept, mayBeSent)
      this.#unavailable = undefined
      return counts
    } catch (error) {
      if (isUnavailable(error)) {
        this.#unavailable = whyOf(error)
        // What was left in the outbox is asked about until it is known.
        this.#followSoon(RETRY_MS)
      }
      throw error
    }
  }

  async #adopt({ blocks }: Prepared): Promise<void> {
    try {
      await this.#local.adopt(blocks)
      this.#follower.agreed(headOf(blocks))
    } catch (error) {
      throw new CortexError(
        'OUTCOME_UNKNOWN',
        `The write is in the journal, but this node cannot take it over: ${messageOf(error)}. If you repeat the call, use the same commitId`,
        { cause: error },
      )
    }
  }

  /** Rows whose outcome nobody heard: the identical bytes once more, then the engine's answer is taken. */
  async #settleOutbox(): Promise<void> {
    this.#settling ??= this.#settle().finally(() => {
      this.#settling = undefined
    })
    await this.#settling
  }

  async #settle(): Promise<void> {
    for (const kept of this.#outbox.unsettled()) {
      if (kept.row.lastSeq < this.#store.tail().nextSeq) kept.remove()
      else await this.#sendAgain(kept)
    }
  }

  /** After this store took over what it lacked: the entry of the erasure may have been in it. */
  async #settleErasures(): Promise<void> {
    const notes = this.#outbox.unfinishedErasures()
    if (notes.length === 0 || !(await this.#isErasedHere())) return
    for (const { id, finish } of notes) {
      await this.#eraser.erase(id)
      finish()
    }
  }

  /** The caller that waits now has another write to make: of that, nothing was sent. */
  async #sendAgain(kept: OutboxEntry): Promise<void> {
    try {
      await this.#send(kept, true)
    } catch (error) {
      throw isUnavailable(error) ? unavailable(whyOf(error)) : error
    }
  }

  /** The engine gets the bytes that stand here. Where they cannot be rewritten now, the notes stay. */
  async #isErasedHere(): Promise<boolean> {
    try {
      await this.#store.finishErasures()
      return true
    } catch (error) {
      if (error instanceof CortexError) return false
      throw error
    }
  }

  /** Erases a memory here and in the engine. It is noted first, so that whatever dies on the way, the engine forgets too. */
  async erase(id: Uint8Array, here: () => Promise<void>): Promise<void> {
    const note = this.#outbox.addErasure(id)
    try {
      await here()
      await this.#eraser.erase(id)
      note.finish()
    } finally {
      note.leave()
    }
  }

  /** What was erased is gone from the engine too; then it is asked to write over what was freed. */
  async scrub(): Promise<readonly string[]> {
    await this.#bringUpToDate()
    return (await this.#journal.scrub?.()) ?? []
  }

  async #bringUpToDate(): Promise<void> {
    try {
      await this.#meet()
      await this.#settleOutbox()
      await this.#follower.follow()
      await this.#settleErasures()
      this.#unavailable = undefined
    } catch (error) {
      if (isUnavailable(error)) this.#unavailable = whyOf(error)
      throw error
    }
  }

  #followSoon(afterMs: number): void {
    if (this.#closed) return
    this.#endTimer()
    const follow = (): void => {
      this.#following = this.#bringUpToDate().catch(() => {
        // A frozen actor says so in `status`; an engine that is away is asked again.
        if (this.#follower.frozen === undefined) this.#followSoon(RETRY_MS)
      })
    }
    this.#endTimer = this.#store.environment.after(afterMs, follow, false)
  }
}

function inFiles(actor: string, { kind }: JournalEngine): CortexError {
  return new CortexError(
    'JOURNAL_ELSEWHERE',
    `Cannot open ${actor} with its journal in ${kind}: its journal is in files. \`cortex journal move --to URL\` moves it`,
    { details: { kind: 'file' } },
  )
}
