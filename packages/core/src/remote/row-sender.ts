/**
 * A row on its way to the engine, until it is known what became of it. The identical row goes again and
 * again: an earlier one may still be on its way, and a different one would race against it.
 *
 * @module
 */
import { equalBytes, toHex } from '../codec/bytes.ts'
import type { ActorStore } from '../engine/actor-store.ts'
import { CortexError } from '../errors.ts'
import { type Follower, isUnavailable, unavailable, whyOf } from './follower.ts'
import type { OutboxEntry } from './outbox.ts'
import type { JournalRow, RemoteJournal } from './remote-journal.ts'

export const TIMEOUT_MS = 5_000
const RESEND_MS = 150

/** What came of one attempt; `counts` is undefined if that is not known yet. */
interface Sent {
  readonly counts: boolean | undefined
  readonly why: string
  readonly isSent: boolean
}

export class RowSender {
  readonly #store: ActorStore
  readonly #journal: RemoteJournal
  readonly #follower: Follower

  constructor(store: ActorStore, journal: RemoteJournal, follower: Follower) {
    this.#store = store
    this.#journal = journal
    this.#follower = follower
  }

  /**
   * True if the row counts, false if another has taken its place; then this store has followed. The
   * identical row goes again and again until that is known: an earlier one may still be on its way.
   */
  async send(kept: OutboxEntry, mayBeSent: boolean): Promise<boolean> {
    const { waiting } = this.#store.environment
    const until = waiting.elapsed() + TIMEOUT_MS
    for (let wasSent = mayBeSent; ; ) {
      const left = Math.max(1, until - waiting.elapsed())
      const { counts, why, isSent } = await this.#tryToSend(kept, left)
      if (counts !== undefined) {
        kept.remove()
        return counts
      }
      wasSent ||= isSent
      if (!wasSent && kept.remove()) throw unavailable(why)
      if (!wasSent || waiting.elapsed() >= until) {
        kept.leave()
        throw outcomeUnknown(kept.row, why)
      }
      await this.#pause(Math.min(RESEND_MS, left))
    }
  }

  async #tryToSend({ row }: OutboxEntry, ms: number): Promise<Sent> {
    const append = { ...row, actor: this.#store.layout.actor }
    const [outcome] = await this.#journal.append([append], ms)
    const why = outcome !== undefined && 'why' in outcome ? outcome.why : 'it gave no answer'
    switch (outcome?.is) {
      case 'accepted':
        return { counts: true, why, isSent: true }
      case 'unavailable':
        return { counts: undefined, why, isSent: false }
      case 'duplicate':
        return await this.#unlessAway(() => this.#isOurs(row))
      case 'conflict':
        return await this.#unlessAway(() => this.#isReplaced(row))
      default:
        return { counts: undefined, why, isSent: true }
    }
  }

  /**
   * What the engine says, unless it is away again when it is asked for more. Then the outcome is open, also after
   * a conflict: an engine that had lost its end gets it back, and a copy of the row that comes late fits behind it.
   */
  async #unlessAway(body: () => Promise<boolean | undefined>): Promise<Sent> {
    try {
      // A row that fits again goes once more.
      return { counts: await body(), why: 'its end moves back and forth', isSent: true }
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return { counts: undefined, why: whyOf(error), isSent: true }
    }
  }

  /** Equal root: it is ours. Another root: the caller repeated itself on another node. */
  async #isOurs({ commitId, root }: JournalRow): Promise<boolean> {
    const found = await this.#journal.find(this.#store.layout.actor, commitId)
    if (found !== undefined && equalBytes(found.root, root)) return true
    await this.#follower.follow()
    return false
  }

  /** False if another row stands there. Undefined if the engine lacked what is before it, and has it again. */
  async #isReplaced({ firstSeq, prevRoot }: JournalRow): Promise<false | undefined> {
    await this.#follower.follow()
    const { nextSeq, root } = this.#store.tail()
    const fits = nextSeq === firstSeq && (firstSeq === 0 || equalBytes(root, prevRoot))
    return fits ? undefined : false
  }

  async #pause(ms: number): Promise<void> {
    await new Promise<void>((resolve) => this.#store.environment.after(ms, resolve))
  }
}

function outcomeUnknown({ commitId }: JournalRow, why: string): CortexError {
  return new CortexError(
    'OUTCOME_UNKNOWN',
    `Cannot say whether the write is there: the engine did not answer (${why}). It is asked until it does; if you repeat the call, use the same commitId`,
    { details: { commitId: toHex(commitId), why } },
  )
}
