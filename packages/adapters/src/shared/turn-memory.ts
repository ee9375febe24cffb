/**
 * What adapters of conversations share: what is recalled for a message, within a budget and marked, and how messages
 * are kept, once each. Reading never breaks a run: what went wrong is counted. Writing fails loudly, unless told to try.
 *
 * @module
 */
import { type Cortex, redactSecrets, type Uri } from '@cortex-memory/core'
import { estimateTokens, markRecalled, openPager, type Pager } from '@cortex-memory/pager'
import { withoutRecalled } from './recalled.ts'
import { Records } from './records.ts'

/** How much is recalled, and what happens when something fails. */
export interface TurnMemoryOptions {
  /** The size of what is recalled, in tokens. Default 1,000. */
  readonly budgetTokens?: number
  /**
   * Whose conversation it is, for programs that keep many users in one memory: only what was kept under the same
   * labels is recalled. Default: the whole memory of the actor.
   */
  readonly scope?: readonly string[]
  /** Learn facts, preferences and rules from what the user says. Default true without a scope; never with one. */
  readonly learn?: boolean
  /** A message that cannot be kept is reported and does not end the run. Default false. */
  readonly bestEffort?: boolean
  /** Hears of everything that went wrong and did not end the run. */
  readonly onProblem?: (problem: Error) => void
}

/** How often something went wrong without ending the run. */
export interface TurnMemoryStatus {
  /** Times when nothing could be recalled. */
  readonly failedReads: number
  /** Messages that could not be kept. */
  readonly failedWrites: number
  /** What the last problem was. */
  readonly lastProblem?: string
}

/** What was recalled for a message. */
export interface Recalled {
  /** The text for the model, marked as recalled; empty if there is none. */
  readonly text: string
  /** The memories in it. */
  readonly uris: readonly Uri[]
  /** How many memories fitted the message and not the budget. */
  readonly leftOut: number
}

/** One message to keep. */
export interface SpokenTurn {
  /** The same id again keeps it once. */
  readonly id: string
  readonly conversation: string
  readonly speaker: string
  readonly text: string
  readonly at?: number | undefined
}

const NOTHING: Recalled = { text: '', uris: [], leftOut: 0 }
const BUDGET_TOKENS = 1_000

export class TurnMemory {
  readonly #cortex: Cortex
  readonly #records: Records
  readonly #options: TurnMemoryOptions
  #pager: Promise<Pager> | undefined
  #status: TurnMemoryStatus = { failedReads: 0, failedWrites: 0 }

  constructor(cortex: Cortex, kind: string, options: TurnMemoryOptions) {
    this.#cortex = cortex
    this.#records = new Records(cortex, kind)
    this.#options = options
  }

  get cortex(): Cortex {
    return this.#cortex
  }

  status(): TurnMemoryStatus {
    return this.#status
  }

  async recall(
    query: string,
    scope: readonly string[] | undefined = this.#options.scope,
  ): Promise<Recalled> {
    const question = redactSecrets(withoutRecalled(query).slice(0, 4_000))
    if (question.trim() === '') return NOTHING
    try {
      return scope === undefined
        ? await this.#fromAll(question)
        : await this.#within(question, scope)
    } catch (error) {
      this.#problem('failedReads', error)
      return NOTHING
    }
  }

  /** Recalled text inside a message is not kept again, nor is a message that holds nothing else. */
  async keep(
    turn: SpokenTurn,
    scope: readonly string[] | undefined = this.#options.scope,
  ): Promise<void> {
    const { id, conversation, speaker } = turn
    const role = speaker === 'user' ? 'user' : 'assistant'
    const text = redactSecrets(withoutRecalled(turn.text))
    if (text.trim() === '') return
    try {
      await this.#records.change(async (reader) => {
        const path = ['turn', ...(scope ?? []), conversation]
        if ((await reader.read(path, id)) !== undefined) return []
        const { at = Date.now() } = turn
        const payload = Buffer.from(JSON.stringify({ speaker, text, at }))
        return [{ path, key: id, payload, text: `${speaker}: ${text}` }]
      })
      const { learn = scope === undefined } = this.#options
      if (learn && scope === undefined && role === 'user') await this.#learn(text, conversation)
    } catch (error) {
      if (this.#options.bestEffort !== true) throw error
      this.#problem('failedWrites', error)
    }
  }

  async close(): Promise<void> {
    await (await this.#pager)?.close()
  }

  async #fromAll(question: string): Promise<Recalled> {
    const pager = await this.#open()
    const budgetTokens = this.#options.budgetTokens ?? BUDGET_TOKENS
    const window = await pager.assemble({ query: question, budgetTokens })
    const uris = window.sections.flatMap((section) => section.uris)
    // A window has headings and rules of its own; without a memory in it there is nothing to recall.
    if (uris.length === 0) return NOTHING
    const leftOut = window.leftOut.reduce((sum, { count = 1 }) => sum + count, 0)
    return { text: markRecalled(window.text), uris, leftOut }
  }

  async #within(question: string, scope: readonly string[]): Promise<Recalled> {
    const budget = this.#options.budgetTokens ?? BUDGET_TOKENS
    const lines: string[] = []
    let leftOut = 0
    for await (const stored of this.#records.search(['turn', ...scope], question)) {
      const { speaker, text } = JSON.parse(
        Buffer.from(stored.payload).toString('utf8'),
      ) as SpokenTurn
      const line = `- ${speaker}: ${text.replace(/\s+/g, ' ')}`
      const fits = estimateTokens(markRecalled([...lines, line].join('\n'))) <= budget
      if (fits) lines.push(line)
      else if (++leftOut >= 50) break
    }
    return lines.length === 0
      ? { ...NOTHING, leftOut }
      : { text: markRecalled(lines.join('\n')), uris: [], leftOut }
  }

  async #learn(text: string, conversation: string): Promise<void> {
    const pager = await this.#open()
    const report = await pager.consolidate([{ role: 'user', text }], {
      conversationId: conversation,
    })
    // The message itself is kept; what could not be learned now is learned next time.
    if (report.failure !== undefined) this.#problem('failedWrites', report.failure)
  }

  #open(): Promise<Pager> {
    this.#pager ??= openPager({ cortex: this.#cortex, embedder: 'none' })
    return this.#pager
  }

  #problem(kind: 'failedReads' | 'failedWrites', error: unknown): void {
    const problem = error instanceof Error ? error : new Error(String(error))
    this.#status = {
      ...this.#status,
      [kind]: this.#status[kind] + 1,
      lastProblem: problem.message,
    }
    this.#options.onProblem?.(problem)
  }
}
