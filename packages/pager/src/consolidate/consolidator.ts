/**
 * From conversation to memory, in the background. One job after the other:
 *
 *   1  finish what a crash left unfinished
 *   2  per exchange, the turns that no plan covers are given to the extractor
 *   3  the selection is written down as a plan, durable
 *   4  each item is written with its commit id
 *   5  the plan is closed
 *
 * A crash before 3 has written nothing. A crash after it leads to the same writes with the same
 * commit ids, which the engine answers with their first result. Nobody else learns meanwhile: the
 * exchanges of a conversation are learned in their order, by any process. The queue is bounded and
 * says so: a full one refuses, and the caller can offer again later without learning anything
 * twice.
 *
 * @module
 */
import { CortexError, type Uri } from '@cortex-memory/core'
import { redactedTurn, type Turn } from '../conversation/turn.ts'
import type { Extractor, Learned, Proposal } from '../extract/extractor.ts'
import { commitIdOf, digest, turnHash } from './commit-ids.ts'
import type { CursorStore, Plan, PlannedItem } from './cursor-store.ts'
import { LEARNING_LIMITS, type LearningLimits, type Refusal, select } from './select.ts'

/** Writes one item. A second call with the same commit id must not write a second time. */
export type ConsolidationSink = (
  item: PlannedItem,
  conversationId: string,
) => Promise<Uri | undefined>

/** What a consolidator works with. */
export interface ConsolidatorOptions {
  /** Proposes what can be learned. */
  readonly extractor: Extractor
  /** Writes what was learned. */
  readonly sink: ConsolidationSink
  /** Remembers what was done. */
  readonly cursors: CursorStore
  /** Jobs that may wait. */
  readonly capacity?: number
  /** For one question to the extractor. */
  readonly timeoutMs?: number
  /** How much one job may teach. */
  readonly limits?: LearningLimits
}

/** Turns to learn from. */
export interface ConsolidationJob {
  /** The conversation that they belong to. */
  readonly conversationId?: string
  /** The turns, oldest first. */
  readonly turns: readonly Turn[]
}

/** What was learned from some turns. */
export interface ConsolidationReport {
  /** Turns that were learned from now. */
  readonly turns: number
  /** Items now in the store, with their memory where the sink named one. */
  readonly written: readonly { readonly kind: Learned['kind']; readonly uri?: Uri }[]
  /** Items that will never be written, and why. */
  readonly refused: readonly Refusal[]
  /** How many proposals were left out because there were too many. */
  readonly overLimit: number
  /** What stopped the job. What it had not done is done by the next one. */
  readonly failure?: Error
}

/** Whether a job was accepted. */
export type Offer =
  | { readonly accepted: true; readonly report: Promise<ConsolidationReport> }
  | { readonly accepted: false; readonly reason: 'full' | 'closed'; readonly waiting: number }

/** The state of a consolidator. */
export interface ConsolidatorStatus {
  /** How many jobs wait. */
  readonly waiting: number
  /** How many jobs may wait. */
  readonly capacity: number
  /** How many jobs are done. */
  readonly done: number
  /** How many jobs failed. */
  readonly failed: number
  /** Offers that were turned away. */
  readonly turnedAway: number
}

const CAPACITY = 8
const TIMEOUT_MS = 60_000
/** For another process to finish its job, which may ask a slow model many times. */
const WAIT_MS = 300_000

/** The engine will refuse these inputs every time; anything else may pass. */
const FOR_EVER: ReadonlySet<string> = new Set([
  'INVALID_INPUT',
  'SECRET_REFUSED',
  'TYPE_DATA_MISMATCH',
  'FORM_TOO_LONG',
  'TOO_MANY_TAGS',
  'TAG_TOO_LONG',
  'TOO_MANY_FRAMES',
  'OWNER_ONLY',
  'SCOPE_VIOLATION',
  'SCOPE_NOT_WRITABLE',
])

interface Progress {
  turns: number
  overLimit: number
  readonly written: { kind: Learned['kind']; uri?: Uri }[]
  readonly refused: Refusal[]
}

/** Learns from conversations in the background. */
export class Consolidator {
  readonly #options: ConsolidatorOptions
  readonly #capacity: number
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #done = 0
  #failed = 0
  #turnedAway = 0
  #closed = false

  /** Use `openPager`, or give it an extractor and a sink of your own. */
  constructor(options: ConsolidatorOptions) {
    this.#options = options
    this.#capacity = options.capacity ?? CAPACITY
  }

  /** Takes the job if there is room, and says at once if there is not. The report never rejects. */
  offer(job: ConsolidationJob): Offer {
    if (this.#closed || this.#waiting >= this.#capacity) {
      this.#turnedAway += 1
      const reason = this.#closed ? 'closed' : 'full'
      return { accepted: false, reason, waiting: this.#waiting }
    }
    return { accepted: true, report: this.#enqueue(job) }
  }

  /** Waits for its turn and for its end; for callers that must know before they go on. */
  consolidate(job: ConsolidationJob): Promise<ConsolidationReport> {
    if (!this.#closed) return this.#enqueue(job)
    return Promise.reject(new CortexError('CLOSED', 'Cannot consolidate: the queue was closed'))
  }

  /** What it has done and still has to do. */
  status(): ConsolidatorStatus {
    return {
      waiting: this.#waiting,
      capacity: this.#capacity,
      done: this.#done,
      failed: this.#failed,
      turnedAway: this.#turnedAway,
    }
  }

  /** Takes no more jobs and waits for those it has. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#last
  }

  #enqueue(job: ConsolidationJob): Promise<ConsolidationReport> {
    this.#waiting += 1
    const report = this.#last.then(() => {
      this.#waiting -= 1
      return this.#run(job)
    })
    this.#last = report
    return report
  }

  async #run(raw: ConsolidationJob): Promise<ConsolidationReport> {
    const progress: Progress = { turns: 0, overLimit: 0, written: [], refused: [] }
    try {
      const job = { ...raw, turns: raw.turns.map(redactedTurn) }
      if (await this.#hasWork(job)) await this.#alone(() => this.#work(job, progress))
      this.#done += 1
      return progress
    } catch (error) {
      this.#failed += 1
      return { ...progress, failure: error instanceof Error ? error : new Error(String(error)) }
    }
  }

  /** A transcript that was learned from comes again and again: that takes no lock. */
  async #hasWork({ turns, conversationId = '' }: ConsolidationJob): Promise<boolean> {
    const { cursors } = this.#options
    if ((await cursors.unfinished()).length > 0) return true
    const hashes = turns.map((turn) => turnHash(conversationId, turn))
    const covered = await cursors.covered(hashes)
    return hashes.some((hash) => !covered.has(hash))
  }

  /** While nobody else who shares the cursors learns. */
  #alone(body: () => Promise<void>): Promise<void> {
    return this.#options.cursors.alone?.(body, WAIT_MS) ?? body()
  }

  async #work({ turns, conversationId = '' }: ConsolidationJob, progress: Progress): Promise<void> {
    for (const plan of await this.#options.cursors.unfinished()) {
      await this.#carryOut(plan, progress)
    }
    for (const exchange of exchangesOf(turns)) {
      await this.#learn(exchange, conversationId, progress)
    }
  }

  async #learn(exchange: Exchange, conversationId: string, progress: Progress): Promise<void> {
    const { cursors, extractor, limits = LEARNING_LIMITS, timeoutMs = TIMEOUT_MS } = this.#options
    const hashes = exchange.turns.map((turn) => turnHash(conversationId, turn))
    const covered = await cursors.covered(hashes.slice(exchange.begin))
    const fresh = freshTurns(hashes, exchange.begin, covered)
    if (fresh.length === 0) return
    const proposals = await extractor.extract({
      turns: exchange.turns,
      fresh,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { chosen, refused, overLimit } = select(proposals, limits)
    const plan = planOf(chosen, exchange.turns, fresh, hashes, conversationId)
    // Somebody without the lock was faster: that plan stands, and the turns it left are taken up again.
    if (!(await cursors.propose(plan))) {
      if ((await cursors.covered(plan.turns)).size === 0) throw unreadablePlan()
      return this.#learn(exchange, conversationId, progress)
    }
    progress.turns += fresh.length
    progress.overLimit += overLimit
    progress.refused.push(...refused)
    await this.#carryOut(plan, progress)
  }

  async #carryOut(plan: Plan, progress: Progress): Promise<void> {
    for (const item of plan.items) {
      const { kind } = item.learned
      try {
        const uri = await this.#options.sink(item, plan.conversationId)
        progress.written.push({ kind, ...(uri !== undefined && { uri }) })
      } catch (error) {
        const code = error instanceof CortexError ? error.code : ''
        // A commit id is made from the item: another input under it is this item, grown since.
        if (code === 'COMMIT_ID_REUSED') progress.written.push({ kind })
        else if (FOR_EVER.has(code)) progress.refused.push({ kind, code })
        else throw error
      }
    }
    if (plan.items.length > 0) await this.#options.cursors.finish(plan.id)
  }
}

/** A message of the user with what followed it; the exchange before it is there as context. */
interface Exchange {
  readonly turns: readonly Turn[]
  /** Where the exchange itself begins. */
  readonly begin: number
}

function exchangesOf(turns: readonly Turn[]): Exchange[] {
  const begins = turns.flatMap(({ role }, index) => (role === 'user' || index === 0 ? [index] : []))
  return begins.map((begin, number) => {
    const context = begins[number - 1] ?? 0
    const end = begins[number + 1] ?? turns.length
    return { turns: turns.slice(context, end), begin: begin - context }
  })
}

/** The first of equal turns stands for all of them. */
function freshTurns(
  hashes: readonly string[],
  begin: number,
  covered: ReadonlySet<string>,
): number[] {
  return hashes.flatMap((hash, index) => {
    const isRepeated = hashes.indexOf(hash, begin) !== index
    return index < begin || isRepeated || covered.has(hash) ? [] : [index]
  })
}

function planOf(
  chosen: readonly Proposal[],
  turns: readonly Turn[],
  fresh: readonly number[],
  hashes: readonly string[],
  conversationId: string,
): Plan {
  const freshHashes = fresh.map((index) => hashes[index] as string)
  const items = chosen.map(({ learned, turn }): PlannedItem => {
    const basis = turn === undefined ? freshHashes : [hashes[turn] as string]
    const intentId = turns[turn ?? fresh.at(-1) ?? 0]?.intentId
    return {
      learned,
      commitId: commitIdOf(basis, learned),
      ...(intentId !== undefined && { intentId }),
    }
  })
  const id = digest(['cortex.pager.plan.v1', ...freshHashes, ...items.map((i) => i.commitId)])
  return { id, conversationId, turns: freshHashes, items }
}

function unreadablePlan(): CortexError {
  return new CortexError(
    'CORRUPT',
    'Cannot consolidate: the plan was written but cannot be read back; check the disk of the cursor file',
  )
}
