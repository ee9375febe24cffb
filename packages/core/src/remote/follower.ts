/**
 * Brings a store up to the journal in the engine, and the engine up to the store where it lost its end.
 * Every block must continue what is here and lead to its root; one that does not freezes the actor: reads
 * go on, writes are refused, nothing is thrown away on either side.
 *
 *   engine ahead, same beginning     its blocks are taken over
 *   engine behind, same beginning    a standby was promoted that lacked the end: ours is put back
 *   anything else                    JOURNAL_FORKED
 *
 * @module
 */
import { equalBytes } from '../codec/bytes.ts'
import type { ActorStore } from '../engine/actor-store.ts'
import type { Committer } from '../engine/committer.ts'
import { blocksTo, type Progress } from '../engine/fold-journal.ts'
import { CortexError } from '../errors.ts'
import { type Block, encodeBlock, type KnownBlock, nextSeqAfter } from '../journal/block.ts'
import type { JournalHead, RemoteJournal } from './remote-journal.ts'
import { blocksOf, rowOf } from './rows.ts'

/** One answer of the engine: enough to share a sync, little enough for memory. */
const READ_LIMITS = { rows: 500, bytes: 4 * 1024 * 1024 }
/** Looks without any progress before an engine is given up. */
const ROUNDS_MAX = 10
/** Blocks of one row that is put back. */
const ROW_BLOCKS = 200

export class Follower {
  readonly #store: ActorStore
  readonly #local: Committer
  readonly #journal: RemoteJournal
  readonly #timeoutMs: number
  #frozen: CortexError | undefined
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined
  #known: JournalHead | undefined
  #agreedAt: number | undefined

  constructor(store: ActorStore, local: Committer, journal: RemoteJournal, timeoutMs: number) {
    this.#store = store
    this.#local = local
    this.#journal = journal
    this.#timeoutMs = timeoutMs
  }

  /** Why this actor takes nothing more from the engine, if so. */
  get frozen(): CortexError | undefined {
    return this.#frozen
  }

  /** The last end of the engine's journal that was seen. */
  get known(): JournalHead | undefined {
    return this.#known
  }

  /** When both were last seen to be the same, by the clock of the memories. */
  get agreedAt(): number | undefined {
    return this.#agreedAt
  }

  /**
   * Until both are the same. Calls that come meanwhile share the next look: the one under way may have
   * asked before they knew what they know.
   */
  async follow(onProgress?: Progress): Promise<void> {
    if (this.#frozen !== undefined) throw this.#frozen
    if (this.#running === undefined) return await this.#start(onProgress)
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(async () => {
        this.#next = undefined
        await (this.#running ?? this.#start(onProgress))
      })
    await this.#next
  }

  #start(onProgress?: Progress): Promise<void> {
    this.#running = this.#follow(onProgress).finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** What was just accepted is the engine's end. */
  agreed({ lastSeq, root }: { readonly lastSeq: number; readonly root: Uint8Array }): void {
    this.#known = { actor: this.#actor, lastSeq, root }
    this.#agreedAt = this.#store.environment.clock()
  }

  get #actor(): string {
    return this.#store.layout.actor
  }

  async #follow(onProgress?: Progress): Promise<void> {
    let rounds = { seen: '', count: 0 }
    for (;;) {
      const here = this.end()
      const [there] = await this.#journal.heads([here])
      if (there === undefined) {
        this.agreed(here)
        return
      }
      this.#known = there
      const seen = `${here.lastSeq} ${there.lastSeq}`
      rounds = { seen, count: rounds.seen === seen ? rounds.count + 1 : 1 }
      if (rounds.count > ROUNDS_MAX) throw unavailable('its answers contradict each other')
      if (there.lastSeq > here.lastSeq) {
        onProgress?.(here.lastSeq + 1, there.lastSeq + 1)
        await this.#takeOver(here.lastSeq + 1)
      } else await this.#putBack(there, onProgress)
    }
  }

  /** How far this store is. */
  end(): JournalHead {
    const { nextSeq, root } = this.#store.tail()
    return nextSeq === 0
      ? { actor: this.#actor, lastSeq: -1, root: new Uint8Array() }
      : { actor: this.#actor, lastSeq: nextSeq - 1, root }
  }

  async #takeOver(from: number): Promise<void> {
    const rows = await this.#journal.read(this.#actor, from, READ_LIMITS)
    const blocks = rows.flatMap((row) => this.#checked(() => blocksOf(row)))
    const first = blocks.find(({ block }) => nextSeqAfter(block) > from)?.block
    // Its end moved back while we read: the next look says how far.
    if (first === undefined) return
    const { nextSeq, root } = this.#store.tail()
    // Another process of this machine may have been faster.
    if (nextSeq !== from) return
    const continues =
      first.firstSeq === nextSeq && (nextSeq === 0 || equalBytes(first.prevRoot, root))
    if (!continues) throw this.#freeze(this.#forked(first.firstSeq))
    try {
      await this.#local.adopt(blocks)
    } catch (error) {
      if (error instanceof CortexError && error.code === 'ROOT_MISMATCH') {
        if (this.#store.tail().nextSeq !== nextSeq) return
        throw this.#freeze(new CortexError('CORRUPT', error.message, { cause: error }))
      }
      throw error
    }
    await this.#finishErasures(blocks)
  }

  /** Those who follow erase what the writer erased. */
  async #finishErasures(blocks: readonly KnownBlock[]): Promise<void> {
    const erases = blocks.some(({ block }) =>
      block.entries.some(({ header }) => header.kind === 'erase'),
    )
    if (erases) await this.#store.finishErasures()
  }

  /** The engine has less than we have. Ours is put back if it continues the engine's. */
  async #putBack(there: JournalHead, onProgress?: Progress): Promise<void> {
    const { nextSeq } = this.#store.tail()
    let blocks: Block[] = []
    for (const block of this.#after(there)) {
      blocks.push(block)
      if (blocks.length < ROW_BLOCKS) continue
      if (!(await this.#append(blocks))) return
      onProgress?.(nextSeqAfter(block), nextSeq)
      blocks = []
    }
    if (blocks.length > 0) await this.#append(blocks)
  }

  /** False if another node was faster: the next look says how far it is. */
  async #append(blocks: readonly Block[]): Promise<boolean> {
    const row = { ...rowOf(blocks.map(encoded)), actor: this.#actor }
    const [outcome] = await this.#journal.append([row], this.#timeoutMs)
    if (outcome?.is === 'accepted') return true
    if (outcome?.is === 'duplicate' || outcome?.is === 'conflict') return false
    throw unavailable(outcome?.why ?? 'it gave no answer')
  }

  /** Our blocks behind the engine's end, if that is a moment of our own history. */
  *#after({ lastSeq, root }: JournalHead): Generator<Block> {
    const tail = this.#store.tail()
    if (lastSeq >= tail.nextSeq - 1) throw this.#freeze(this.#forked(lastSeq))
    const from = this.#store.files.locate(Math.max(0, lastSeq), tail.position)
    for (const { block } of blocksTo(this.#store.files, from, tail)) {
      const end = nextSeqAfter(block) - 1
      if (end < lastSeq) continue
      const differs = end === lastSeq ? !equalBytes(block.root, root) : block.firstSeq <= lastSeq
      if (differs) throw this.#freeze(this.#forked(lastSeq))
      if (end > lastSeq) yield block
    }
  }

  #checked<T>(body: () => T): T {
    try {
      return body()
    } catch (error) {
      throw error instanceof CortexError ? this.#freeze(error) : error
    }
  }

  #freeze(error: CortexError): CortexError {
    this.#frozen = error
    return error
  }

  #forked(seq: number): CortexError {
    return new CortexError(
      'JOURNAL_FORKED',
      `Cannot follow the journal of ${this.#actor}: here and in the engine it differs from entry ${seq} on. Nothing was changed on either side; \`cortex journal reconcile\` shows both`,
      { details: { seq } },
    )
  }
}

function encoded(block: Block): KnownBlock {
  return { bytes: encodeBlock(block), block }
}

export function unavailable(why: string): CortexError {
  return new CortexError(
    'JOURNAL_UNAVAILABLE',
    `Cannot write: the engine that holds the journal cannot be reached (${why}). Nothing was written; reading goes on`,
    { details: { why } },
  )
}

/** Why an engine cannot be reached, without the sentence around it. */
export function whyOf(error: unknown): string {
  if (!(error instanceof CortexError)) return String(error)
  const { why } = error.details ?? {}
  return typeof why === 'string' ? why : error.message
}

/** No answer, or none that says what became of a row. */
export function isUnavailable(error: unknown): boolean {
  const codes: readonly string[] = ['JOURNAL_UNAVAILABLE', 'OUTCOME_UNKNOWN']
  return error instanceof CortexError && codes.includes(error.code)
}
