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
  isShortReference,
  type Origin,
  type Provenance,
  parseUri,
  redactSecrets,
  type Uri,
} from '@cortex-memory/core'
import {
  anyObject,
  anything,
  callable,
  checkMembers,
  finite,
  invalid,
  type Schema,
  whole,
  word,
  words,
} from '@cortex-memory/core/kit'
import type { Embedder } from '@cortex-memory/embed'
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
import type { PatternSpec } from './patterns/pattern-spec.ts'
import { whyWithheld } from './patterns/reinforce.ts'
import { checkPatternSpec, checkTurns, REMEMBER_OPTIONS } from './requests.ts'
import { type MeaningStatus, type SemanticMatcher, startMeaning } from './semantic-matcher.ts'
import { type Injection, Ledger, type LedgerOptions, type LedgerStatus } from './usage/ledger.ts'
import { assembleWindow, type TurnRequest, type Window } from './window/assemble.ts'
import { type PinnedBlock, pinnedBlock, uriOf } from './window/pinned.ts'
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

/** What `openPager` takes. */
export interface PagerOptions {
  /** Stays the caller's: closing the pager does not close it. */
  readonly cortex: Cortex
  /** The user's own memory: windows read it too, and what is learned of the user goes there. */
  readonly user?: Cortex
  /** Settings; they win over file and environment. */
  readonly config?: Partial<PagerConfig>
  /** Who hands conversations over; default: the user's own application. */
  readonly speaker?: Origin
  /** Default `auto`. One that fails is not fatal: see `status`. */
  readonly embedder?: 'auto' | 'none' | Embedder
  /** Who learns from conversations; default: the rules, which need no model. */
  readonly extractor?: Extractor
  /** Who writes summaries of transcripts; default: the rules. */
  readonly summarize?: Summarizer
  /** Milliseconds since 1970. Default: the wall clock. */
  readonly clock?: () => number
  /** Default: that of the process. */
  readonly environment?: Environment
}

/** The state of a pager. */
export interface PagerStatus {
  /** What embeds, and why. */
  readonly embedder: MeaningStatus
  /** What was learned and still waits. */
  readonly consolidation: ConsolidatorStatus
  /** The state of the ledger. */
  readonly ledger: LedgerStatus
}

/** How an intent ended. */
export interface IntentEnd {
  /** The intent. */
  readonly intentId: string
  /** How it ended. */
  readonly outcome: 'success' | 'failure'
  /** Why. */
  readonly reason?: string
  /** What the answer rested on; absent: what the windows of this intent showed as memories. */
  readonly cited?: readonly Uri[]
}

const INTENT_END: Readonly<Record<keyof IntentEnd, Schema<unknown>>> = {
  intentId: word,
  outcome: word,
  reason: word,
  cited: words,
}

const TURN_REQUEST: Readonly<Record<keyof TurnRequest, Schema<unknown>>> = {
  query: word,
  goal: word,
  conversationId: word,
  intentId: word,
  summary: word,
  budgetTokens: whole,
}

interface Parts {
  readonly cortex: Cortex
  readonly user: Cortex | undefined
  readonly config: PagerConfig
  readonly meaning: SemanticMatcher
  readonly conversations: ConversationStore
  readonly consolidator: Consolidator
  readonly ledger: Ledger
  readonly summarize: Summarizer | undefined
  readonly clock: () => number
}

/** Sections whose memories an answer can rest on; what is pinned is there whatever was asked. */
const CITABLE: readonly string[] = ['memories', 'procedures']

const OPTIONS: Readonly<Record<keyof PagerOptions, Schema<unknown>>> = {
  cortex: anyObject,
  user: anyObject,
  speaker: word,
  config: anyObject,
  embedder: anything,
  extractor: anyObject,
  summarize: callable(),
  clock: callable(),
  environment: anyObject,
}

/** Opens a pager on a store. */
export async function openPager(options: PagerOptions): Promise<Pager> {
  checkMembers('options', options, OPTIONS, ['cortex'])
  checkEmbedder(options.embedder)
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
    sink: storeSink(cortex, user, options.speaker),
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

/** Stands between a store and the context window of a model: what to show, what to note. */
export class Pager {
  readonly #parts: Parts
  readonly #recall: RecallLane
  #closed = false
  /** The settings in force. */
  readonly config: PagerConfig

  /** Use `openPager`. */
  constructor(parts: Parts) {
    this.#parts = parts
    this.config = parts.config
    this.#recall = new RecallLane(parts.conversations)
  }

  // -------------------------------------------------------------------------------------------
  // What a model sees

  /** The block that every window begins with: who, rules, goals. */
  async pinned(goal?: string): Promise<PinnedBlock> {
    if (goal !== undefined) word(goal, 'goal')
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

  /** The snippets that fit a question, within a budget. */
  async retrieve(query: string, options: RetrieveOptions = {}): Promise<readonly Snippet[]> {
    word(query, 'query')
    checkMembers('options', options, {
      topK: whole,
      budgetTokens: whole,
      types: words,
      asOf: finite,
    })
    const { retrievalTopK, retrievalBudgetTokens, minPatternSuccesses } = this.config
    const { snippets, failure } = await retrieve(this.#reader, query, {
      ...options,
      topK: options.topK ?? retrievalTopK,
      budgetTokens: options.budgetTokens ?? retrievalBudgetTokens,
      minPatternSuccesses,
    })
    this.#parts.meaning.report(failure)
    return snippets
  }

  /** Procedures that fit a goal. */
  async procedural(goal: string): Promise<readonly Pattern[]> {
    word(goal, 'goal')
    const { minPatternSuccesses, retrievalTopK: topK } = this.config
    const { meaning } = this.#parts
    return await procedural(this.#reader, goal, { minPatternSuccesses, topK, meaning })
  }

  /** A secret in the question, the goal or the summary is blacked out before anything is shown or kept. */
  async assemble(request: TurnRequest): Promise<Window & { readonly turn: number }> {
    checkMembers('turn', request, TURN_REQUEST, ['query'])
    const turn = redactedRequest(request)
    const { config, meaning, ledger, clock } = this.#parts
    const sources = { cortex: this.#reader, config, meaning, recall: this.#recall }
    const { conversationId, intentId } = turn
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

  /** Past turns of a conversation that fit a question. */
  async recallTurns(conversationId: string, query: string): Promise<readonly RecalledTurn[]> {
    this.#assertOpen()
    word(conversationId, 'conversationId')
    word(query, 'query')
    const { recallTopK: topK, recallBudgetTokens: budgetTokens } = this.config
    return await this.#recall.recall(conversationId, query, { topK, budgetTokens })
  }

  // -------------------------------------------------------------------------------------------
  // What an agent learns

  /** Notes a fact once; `undefined` if there is nothing to note. */
  async rememberFact(
    statement: string,
    options: RememberFactOptions = {},
  ): Promise<Uri | undefined> {
    word(statement, 'statement')
    checkMembers('options', options, { ...REMEMBER_OPTIONS, classify: callable() })
    return await rememberFact(this.#cortex, statement, options)
  }

  /** Notes a fact about the user once; `undefined` if there is nothing to note. */
  async rememberUserFact(
    statement: string,
    options: RememberOptions = {},
  ): Promise<Uri | undefined> {
    const cortex = this.#cortex
    word(statement, 'statement')
    checkMembers('options', options, REMEMBER_OPTIONS)
    return await rememberUserFact(this.#parts.user ?? cortex, statement, options)
  }

  /** Notes how something went. */
  async recordOutcome(
    summary: string,
    outcome: OutcomeStatus,
    intentRef?: string,
    options: RememberOptions = {},
  ): Promise<Uri> {
    word(summary, 'summary')
    word(outcome, 'outcome')
    if (intentRef !== undefined) word(intentRef, 'intentRef')
    checkMembers('options', options, REMEMBER_OPTIONS)
    return await recordOutcome(this.#cortex, summary, outcome, intentRef, options)
  }

  /** Notes a procedure. */
  async writePattern(
    spec: PatternSpec,
    strength: number,
    coverage: number,
    derivedFrom: readonly string[],
    provenance?: Provenance,
  ): Promise<Uri> {
    checkPatternSpec(spec)
    words(derivedFrom, 'derivedFrom')
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
    checkPatternSpec(spec)
    words(derivedFrom, 'derivedFrom')
    if (intentRef !== undefined) word(intentRef, 'intentRef')
    if (outcome !== 'success' && outcome !== 'failure') {
      throw invalid('outcome', 'success or failure', outcome)
    }
    const sources = intentRef === undefined ? derivedFrom : [intentRef]
    const report = { spec, outcome, derivedFrom: sources }
    return await reinforcePattern(this.#cortex, report, undefined, provenance)
  }

  /** All procedures, the most salient first. */
  async patterns(limit: number): Promise<readonly KnownPattern[]> {
    const { minPatternSuccesses } = this.config
    return await allPatterns(this.#cortex, minPatternSuccesses, PROMOTED_TAG, limit)
  }

  /** Why a procedure with this evidence would not be offered; nothing if it would. */
  whyWithheld(evidence: {
    readonly coverage: number
    readonly derivedFrom: readonly string[]
  }): string | undefined {
    return whyWithheld(evidence, this.config.minPatternSuccesses)
  }

  /**
   * Procedures that have proven themselves and wait for promotion; behind them those that claim more
   * successes than they name sources, or were withdrawn, with the reason in `why`.
   */
  async proposals(): Promise<readonly Pattern[]> {
    return await proposedPatterns(this.#cortex, this.config.minPatternSuccesses, PROMOTED_TAG)
  }

  /** Writes the skill below the directory; the path of its file. */
  async promote(uri: Uri, directory: string): Promise<string> {
    word(directory, 'directory')
    return await promotePattern(this.#cortex, uri, directory, this.config.minPatternSuccesses)
  }

  /** Learns from a transcript, once per turn; the report does not reject. */
  async consolidate(
    turns: readonly Turn[],
    options: { readonly conversationId?: string } = {},
  ): Promise<ConsolidationReport> {
    this.#assertOpen()
    checkTurns(turns)
    checkMembers('options', options, { conversationId: word })
    return await this.#parts.consolidator.consolidate({ turns, ...options })
  }

  /** The same in the background; says at once if the queue is full. */
  offer(turns: readonly Turn[], options: { readonly conversationId?: string } = {}): Offer {
    checkTurns(turns)
    checkMembers('options', options, { conversationId: word })
    return this.#parts.consolidator.offer({ turns, ...options })
  }

  // -------------------------------------------------------------------------------------------
  // What came of it

  /** Records how an intent ended; cites what its windows showed unless `cited` is given. */
  async endIntent(intent: IntentEnd): Promise<AttestResult> {
    checkMembers('intent', intent, INTENT_END, ['intentId', 'outcome'])
    const { intentId, outcome, reason } = intent
    const cortex = this.#cortex
    const named = intent.cited ?? (await this.#surfaced(intentId))
    const cited = [...new Set(await Promise.all(named.map((uri) => this.#fullName(uri))))]
    // Nothing was remembered yet, or nothing helped: there is nothing to learn from it.
    if (cited.length === 0 && (intent.cited !== undefined || (await this.#isKnown(intentId)))) {
      return await this.#unlearned(intent)
    }
    const id = digest(['cortex.pager.intent.v1', intentId, outcome, reason ?? '', ...cited])
    return await cortex.attest({
      intentId,
      outcome,
      ...(reason !== undefined && { reason: redactSecrets(reason) }),
      cited,
      commitId: id.slice(0, 32),
    })
  }

  /** What was shown in which window, newest first. */
  async ledger(options: LedgerOptions = {}): Promise<readonly Injection[]> {
    checkMembers('options', options, { conversationId: word, turn: whole, limit: whole })
    return await this.#parts.ledger.read(options)
  }

  /** Makes a summary of a transcript that keeps every URI and path. */
  async compactTranscript(turns: readonly Turn[], previous?: string): Promise<TranscriptSummary> {
    checkTurns(turns)
    if (previous !== undefined) word(previous, 'previous')
    const { summarize } = this.#parts
    return await compactTranscript(turns, previous, summarize === undefined ? {} : { summarize })
  }

  /** Conversations word for word. */
  get conversations(): ConversationStore {
    return this.#parts.conversations
  }

  /** What embeds, learns and records. */
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

  /** For `await using`: closes the pager at the end of the block. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.close()
  }

  async #surfaced(intentId: string): Promise<readonly Uri[]> {
    return (await this.#windowsOf(intentId))
      .flatMap(({ sections }) => sections)
      .filter(({ name }) => CITABLE.includes(name))
      .flatMap(({ uris }) => uris)
  }

  async #isKnown(intentId: string): Promise<boolean> {
    return (await this.#windowsOf(intentId)).length > 0
  }

  async #windowsOf(intentId: string): Promise<readonly Injection[]> {
    // A conversation whose windows name no intent is one.
    const isOfIntent = (one: Injection): boolean =>
      (one.intentId ?? one.conversationId) === intentId
    return (await this.#parts.ledger.read()).filter(isOfIntent)
  }

  /** A short name as the address it stands for; what means none or several is left for the engine to refuse. */
  async #fullName(uri: Uri): Promise<Uri> {
    if (!isShortReference(uri)) return uri
    const [memory, ...others] = await this.#cortex.byReference(uri)
    return memory === undefined || others.length > 0 ? uri : uriOf(memory)
  }

  async #unlearned({ outcome }: IntentEnd): Promise<AttestResult> {
    if (outcome !== 'success' && outcome !== 'failure') {
      throw invalid('outcome', 'success or failure', outcome)
    }
    const { nextSeq } = await this.#cortex.status()
    const weights = await this.#cortex.weights()
    return {
      seq: nextSeq - 1,
      learnSeq: nextSeq - 1,
      affectedIds: [],
      skippedUris: [],
      citationsDelta: 0,
      prevWeights: weights,
      newWeights: weights,
      weightsUpdated: false,
    }
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

function checkEmbedder(value: unknown): void {
  if (value === undefined || value === 'auto' || value === 'none') return
  const { id, dimensions, embed } = (value ?? {}) as Partial<Embedder>
  const isOne = typeof id === 'string' && Number.isSafeInteger(dimensions)
  if (isOne && typeof embed === 'function') return
  throw invalid(
    'options.embedder',
    'auto, none or an embedder with id, dimensions and embed',
    value,
  )
}

function redactedRequest(turn: TurnRequest): TurnRequest {
  const { query, goal, summary } = turn
  return {
    ...turn,
    query: redactSecrets(query),
    ...(goal !== undefined && { goal: redactSecrets(goal) }),
    ...(summary !== undefined && { summary: redactSecrets(summary) }),
  }
}
