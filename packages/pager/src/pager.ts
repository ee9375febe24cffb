/**
 * The pager: what is in the window, turn by turn. One short method per thing it does; the work is in
 * the rooms beside it. It calls no model by itself.
 *
 * @module
 */
import { dirname, join } from 'node:path'
import {
  type AttestResult,
  type Cortex,
  CortexError,
  type Provenance,
  parseUri,
  type Uri,
} from '@cortex-memory/core'
import type { Embedder } from '@cortex-memory/embed'
import { checkKeys, checkList, checkText } from './check-input.ts'
import {
  compactTranscript,
  type Summarizer,
  type TranscriptSummary,
} from './compaction/compact-transcript.ts'
import { type Environment, loadConfig } from './config/load-config.ts'
import type { PagerConfig } from './config/settings.ts'
import { digest } from './consolidate/commit-ids.ts'
import {
  type ConsolidationReport,
  Consolidator,
  type ConsolidatorStatus,
  type Offer,
} from './consolidate/consolidator.ts'
import { FileCursorStore } from './consolidate/cursor-store.ts'
import { ConversationStore } from './conversation/conversation-store.ts'
import { type RecalledTurn, RecallLane } from './conversation/recall-lane.ts'
import type { Turn } from './conversation/turn.ts'
import type { Extractor } from './extract/extractor.ts'
import { RuleExtractor } from './extract/rule-extractor.ts'
import { type Meaning, type MeaningStatus, startMeaning } from './meaning.ts'
import type { PatternSpec } from './patterns/pattern-spec.ts'
import { type Injection, Ledger, type LedgerOptions, type LedgerStatus } from './usage/ledger.ts'
import { assembleWindow, type TurnRequest, type Window } from './window/assemble.ts'
import { type PinnedBlock, pinnedBlock } from './window/pinned.ts'
import {
  allPatterns,
  type KnownPattern,
  type Pattern,
  procedural,
  proposedPatterns,
} from './window/procedural.ts'
import { type Reader, readerOf } from './window/reader.ts'
import { type RetrieveOptions, retrieve, type Snippet } from './window/retrieve.ts'
import {
  type OutcomeStatus,
  type RememberFactOptions,
  type RememberOptions,
  recordOutcome,
  rememberFact,
  rememberUserFact,
} from './write-back/facts.ts'
import {
  PROMOTED_TAG,
  promotePattern,
  reinforcePattern,
  writePattern,
} from './write-back/patterns.ts'
import { storeSink } from './write-back/sink.ts'

export interface PagerOptions {
  /** Stays the caller's: closing the pager does not close it. */
  readonly cortex: Cortex
  /** The user's own memory: windows read it too, and what is learned of the user goes there. */
  readonly user?: Cortex
  readonly config?: Partial<PagerConfig>
  /** Default `auto`. One that fails is not fatal: see `status`. */
  readonly embedder?: 'auto' | 'none' | Embedder
  /** Who learns from conversations; default: the rules, which need no model. */
  readonly extractor?: Extractor
  /** Who writes summaries of transcripts; default: the rules. */
  readonly summarize?: Summarizer
  readonly clock?: () => number
  /** Default: that of the process. */
  readonly environment?: Environment
}

export interface PagerStatus {
  readonly embedder: MeaningStatus
  readonly consolidation: ConsolidatorStatus
  readonly ledger: LedgerStatus
}

export interface IntentEnd {
  readonly intentId: string
  readonly outcome: 'success' | 'failure'
  readonly reason?: string
  /** What the answer rested on; absent: what the windows of this intent showed as memories. */
  readonly cited?: readonly Uri[]
}

interface Parts {
  readonly cortex: Cortex
  readonly user: Cortex | undefined
  readonly config: PagerConfig
  readonly meaning: Meaning
  readonly conversations: ConversationStore
  readonly consolidator: Consolidator
  readonly ledger: Ledger
  readonly summarize: Summarizer | undefined
  readonly clock: () => number
}

/** Sections whose memories an answer can rest on; what is pinned is there whatever was asked. */
const CITABLE: readonly string[] = ['memories', 'procedures']

const OPTIONS: readonly (keyof PagerOptions)[] = [
  'cortex',
  'user',
  'config',
  'embedder',
  'extractor',
  'summarize',
  'clock',
  'environment',
]
const RETRIEVE: readonly (keyof RetrieveOptions)[] = ['topK', 'budgetTokens', 'types', 'asOf']
const TURN: readonly (keyof TurnRequest)[] = [
  'query',
  'goal',
  'conversationId',
  'intentId',
  'summary',
  'budgetTokens',
]
const REMEMBER: readonly (keyof RememberOptions)[] = [
  'importance',
  'tags',
  'origin',
  'channel',
  'commitId',
]
const INTENT: readonly (keyof IntentEnd)[] = ['intentId', 'outcome', 'reason', 'cited']
const LEDGER: readonly (keyof LedgerOptions)[] = ['conversationId', 'turn', 'limit']

export async function openPager(options: PagerOptions): Promise<Pager> {
  checkKeys(options, '', OPTIONS)
  if (typeof options.cortex?.status !== 'function') {
    throw new CortexError('INVALID_INPUT', 'Cannot read cortex: expected an open store', {
      path: 'cortex',
    })
  }
  const { cortex, user, clock = Date.now, environment = process.env } = options
  const home = dirname((await cortex.status()).home)
  const config = await loadConfig({
    env: environment,
    overrides: { cortexRoot: home, cortexActor: cortex.actor, ...options.config },
  })
  // Rules that leave no room for a goal are met here and not in the first turn.
  await pinnedBlock(readerOf(cortex, user), config)
  const conversations = new ConversationStore({
    directory: config.conversationsDir,
    retainedTurns: config.retainedTurns,
    clock,
  })
  const beside = dirname(config.conversationsDir)
  const consolidator = new Consolidator({
    extractor: options.extractor ?? new RuleExtractor(),
    sink: storeSink(cortex, user),
    cursors: new FileCursorStore(join(beside, 'learned.jsonl')),
  })
  return new Pager({
    cortex,
    user,
    config,
    meaning: await startMeaning(cortex, options.embedder ?? 'auto', config, environment),
    conversations,
    consolidator,
    ledger: new Ledger(join(beside, 'ledger')),
    summarize: options.summarize,
    clock,
  })
}

export class Pager {
  readonly #parts: Parts
  readonly #recall: RecallLane
  #closed = false
  readonly config: PagerConfig

  /** Use `openPager`. */
  constructor(parts: Parts) {
    this.#parts = parts
    this.config = parts.config
    this.#recall = new RecallLane(parts.conversations)
  }

  // -------------------------------------------------------------------------------------------
  // What a model sees

  async pinned(goal?: string): Promise<PinnedBlock> {
    const reader = this.#reader
    const block = await pinnedBlock(reader, this.config, goal)
    const { actorOf } = reader
    if (actorOf === undefined) return block
    const sections = block.sections.map((section) => ({
      ...section,
      actors: section.uris.map((uri) => actorOf(parseUri(uri, 'uri').id) ?? this.#cortex.actor),
    }))
    return { ...block, sections }
  }

  async retrieve(query: string, options: RetrieveOptions = {}): Promise<readonly Snippet[]> {
    checkText(query, 'query')
    checkKeys(options, 'options', RETRIEVE)
    const { retrievalTopK, retrievalBudgetTokens, minPatternSuccesses } = this.config
    const { snippets, failure } = await retrieve(this.#reader, query, {
      ...options,
      topK: whole(options.topK ?? retrievalTopK, 'topK'),
      budgetTokens: whole(options.budgetTokens ?? retrievalBudgetTokens, 'budgetTokens'),
      minPatternSuccesses,
    })
    this.#parts.meaning.report(failure)
    return snippets
  }

  async procedural(goal: string): Promise<readonly Pattern[]> {
    checkText(goal, 'goal')
    const { minPatternSuccesses, retrievalTopK: topK } = this.config
    const { meaning } = this.#parts
    return await procedural(this.#reader, goal, { minPatternSuccesses, topK, meaning })
  }

  async assemble(turn: TurnRequest): Promise<Window & { readonly turn: number }> {
    checkKeys(turn, 'turn', TURN)
    checkText(turn.query, 'turn.query')
    const { config, meaning, ledger, clock } = this.#parts
    const sources = { cortex: this.#reader, config, meaning, recall: this.#recall }
    const { conversationId, intentId, budgetTokens } = turn
    if (budgetTokens !== undefined) whole(budgetTokens, 'budgetTokens')
    const before = conversationId === undefined ? '' : (await ledger.last(conversationId)).goal
    const goal = turn.goal?.trim() || before || turn.query
    const window = await assembleWindow(sources, turn, goal)
    const injection = await ledger.record({
      ...(conversationId !== undefined && { conversationId }),
      ...(intentId !== undefined && { intentId }),
      at: clock(),
      goal,
      budgetTokens: window.budgetTokens,
      tokens: window.tokens,
      sections: window.sections.map(({ name, tokens, budgetTokens: most, uris }) => ({
        name,
        tokens,
        budgetTokens: most,
        uris: [...uris],
      })),
      leftOut: window.leftOut.reduce((sum, { count = 1 }) => sum + count, 0),
    })
    return { ...window, turn: injection.turn }
  }

  async recallTurns(conversationId: string, query: string): Promise<readonly RecalledTurn[]> {
    this.#assertOpen()
    checkText(query, 'query')
    const { recallTopK: topK, recallBudgetTokens: budgetTokens } = this.config
    return await this.#recall.recall(conversationId, query, { topK, budgetTokens })
  }

  // -------------------------------------------------------------------------------------------
  // What an agent learns

  async rememberFact(
    statement: string,
    options: RememberFactOptions = {},
  ): Promise<Uri | undefined> {
    checkText(statement, 'statement')
    checkKeys(options, 'options', [...REMEMBER, 'classify'])
    return await rememberFact(this.#cortex, statement, options)
  }

  async rememberUserFact(
    statement: string,
    options: RememberOptions = {},
  ): Promise<Uri | undefined> {
    checkText(statement, 'statement')
    checkKeys(options, 'options', REMEMBER)
    const cortex = this.#cortex
    return await rememberUserFact(this.#parts.user ?? cortex, statement, options)
  }

  async recordOutcome(
    summary: string,
    outcome: OutcomeStatus,
    intentRef?: string,
    options: RememberOptions = {},
  ): Promise<Uri> {
    checkText(summary, 'summary')
    checkText(outcome, 'outcome')
    checkKeys(options, 'options', REMEMBER)
    return await recordOutcome(this.#cortex, summary, outcome, intentRef, options)
  }

  async writePattern(
    spec: PatternSpec,
    strength: number,
    coverage: number,
    derivedFrom: readonly string[],
    provenance?: Provenance,
  ): Promise<Uri> {
    const record = { spec, strength, coverage, derivedFrom }
    return await writePattern(this.#cortex, record, undefined, provenance)
  }

  /** One report of one intent: however many sources it names, it counts once if the intent is given. */
  async reinforcePattern(
    spec: PatternSpec,
    derivedFrom: readonly string[],
    intentRef?: string,
    outcome: 'success' | 'failure' = 'success',
    provenance?: Provenance,
  ): Promise<Uri | undefined> {
    const sources = intentRef === undefined ? derivedFrom : [intentRef]
    const report = { spec, outcome, derivedFrom: sources }
    return await reinforcePattern(this.#cortex, report, undefined, provenance)
  }

  /** All procedures, the most salient first. */
  async patterns(limit: number): Promise<readonly KnownPattern[]> {
    const { minPatternSuccesses } = this.config
    return await allPatterns(this.#cortex, minPatternSuccesses, PROMOTED_TAG, limit)
  }

  async proposals(): Promise<readonly Pattern[]> {
    return await proposedPatterns(this.#cortex, this.config.minPatternSuccesses, PROMOTED_TAG)
  }

  /** Writes the skill below the directory; the path of its file. */
  async promote(uri: Uri, directory: string): Promise<string> {
    return await promotePattern(this.#cortex, uri, directory, this.config.minPatternSuccesses)
  }

  /** Learns from a transcript, once per turn; the report does not reject. */
  async consolidate(
    turns: readonly Turn[],
    options: { readonly conversationId?: string } = {},
  ): Promise<ConsolidationReport> {
    this.#assertOpen()
    checkList(turns, 'turns')
    checkKeys(options, 'options', ['conversationId'])
    return await this.#parts.consolidator.consolidate({ turns, ...options })
  }

  /** The same in the background; says at once if the queue is full. */
  offer(turns: readonly Turn[], options: { readonly conversationId?: string } = {}): Offer {
    return this.#parts.consolidator.offer({ turns, ...options })
  }

  // -------------------------------------------------------------------------------------------
  // What came of it

  async endIntent(intent: IntentEnd): Promise<AttestResult> {
    checkKeys(intent, 'intent', INTENT)
    checkText(intent.intentId, 'intent.intentId')
    const { intentId, outcome, reason } = intent
    const cortex = this.#cortex
    const cited = [...new Set(intent.cited ?? (await this.#surfaced(intentId)))]
    const id = digest(['cortex.pager.intent.v1', intentId, outcome, reason ?? '', ...cited])
    return await cortex.attest({
      intentId,
      outcome,
      ...(reason !== undefined && { reason }),
      cited,
      commitId: id.slice(0, 32),
    })
  }

  async ledger(options: LedgerOptions = {}): Promise<readonly Injection[]> {
    checkKeys(options, 'options', LEDGER)
    return await this.#parts.ledger.read(options)
  }

  async compactTranscript(turns: readonly Turn[], previous?: string): Promise<TranscriptSummary> {
    checkList(turns, 'turns')
    const { summarize } = this.#parts
    return await compactTranscript(turns, previous, summarize === undefined ? {} : { summarize })
  }

  get conversations(): ConversationStore {
    return this.#parts.conversations
  }

  status(): PagerStatus {
    const { meaning, consolidator, ledger } = this.#parts
    return {
      embedder: meaning.status(),
      consolidation: consolidator.status(),
      ledger: ledger.status(),
    }
  }

  /** Carries out what was accepted; the store stays open. */
  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#parts.consolidator.close()
    await this.#parts.ledger.close()
    await this.#parts.meaning.stop()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close()
  }

  async #surfaced(intentId: string): Promise<readonly Uri[]> {
    const windows = (await this.#parts.ledger.read()).filter((one) => one.intentId === intentId)
    return windows
      .flatMap(({ sections }) => sections)
      .filter(({ name }) => CITABLE.includes(name))
      .flatMap(({ uris }) => uris)
  }

  get #reader(): Reader {
    return readerOf(this.#cortex, this.#parts.user)
  }

  get #cortex(): Cortex {
    this.#assertOpen()
    return this.#parts.cortex
  }

  #assertOpen(): void {
    if (this.#closed) throw new CortexError('CLOSED', 'Cannot use the pager: it was closed')
  }
}

function whole(value: number, path: string): number {
  if (Number.isSafeInteger(value) && value >= 0) return value
  throw new CortexError('INVALID_INPUT', `Cannot use ${path} ${value}: expected a whole number`, {
    path,
  })
}
