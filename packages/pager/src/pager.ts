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
import {
  type Injection,
  Ledger,
  type LedgerOptions,
  type LedgerStatus,
  NOT_SHOWN_MAX,
} from './usage/ledger.ts'
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

/** What {@link openPager} takes. Only `cortex` is required. */
export interface PagerOptions {
  /** The store to read and to write. It stays open when the pager closes. */
  readonly cortex: Cortex
  /** A second store for what concerns the user in every project. Windows read both. Default: none; `cortex` holds everything. */
  readonly user?: Cortex
  /** Settings. They win over the configuration file and the environment. Default: see {@link PagerConfig}. */
  readonly config?: Partial<PagerConfig>
  /**
   * Whose word a turn with the role `user` is. Default `user`: your application passes on what a person typed. With
   * `agent`, what is learned is shown as a proposal until the user confirms it.
   */
  readonly speaker?: Origin
  /** Through what others than the user hand turns over, such as `mcp`; shown with their author. Default: none. */
  readonly channel?: string
  /** The name of the one who hands turns over. Default: the actor. */
  readonly by?: string
  /**
   * What finds memories by meaning: `auto` (default) takes the endpoint that the environment configures, else the local
   * model; `none` uses words alone. If it fails, words still find, and `status()` says why.
   */
  readonly embedder?: 'auto' | 'none' | Embedder
  /** What reads conversations for things to learn. Default: rules that need no model ({@link RuleExtractor}). */
  readonly extractor?: Extractor
  /** What writes the summary in {@link Pager.compactTranscript}. Default: rules that need no model. */
  readonly summarize?: Summarizer
  /** Gives the time in milliseconds since 1970. Default: `Date.now`. */
  readonly clock?: () => number
  /** Variables to read settings from. Default: `process.env`. */
  readonly environment?: Environment
}

/** How a pager is doing: what {@link Pager.status} returns. */
export interface PagerStatus {
  /** Which embedder is used and why, or why there is none. */
  readonly embedder: MeaningStatus
  /** How many conversations wait to be learned from, and how many were. */
  readonly consolidation: ConsolidatorStatus
  /** Whether the record of windows is being written. */
  readonly ledger: LedgerStatus
}

/** How a task ended, for {@link Pager.endIntent}. */
export interface IntentEnd {
  /** The id that you gave the task in {@link Pager.assemble}, or the id of its conversation. */
  readonly intentId: string
  /** Whether the task was done. */
  readonly outcome: 'success' | 'failure'
  /** A sentence about why it ended so. Secrets in it are blacked out. */
  readonly reason?: string
  /** The memories that the answer rested on. Default: those that the windows of this task showed. */
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
  channel: word,
  by: word,
  config: anyObject,
  embedder: anything,
  extractor: anyObject,
  summarize: callable(),
  clock: callable(),
  environment: anyObject,
}

/**
 * Opens a pager on a store. The pager decides what a model sees in each turn, keeps the conversation, and learns from it;
 * it calls no model by itself.
 *
 * @throws {CortexError} `INVALID_INPUT` for an unknown or wrong option or setting, `BUDGET_UNREACHABLE` if the rules alone
 *   exceed the budget of the pinned block
 * @example
 * ```ts
 * import { openCortex } from '@cortex-memory/core'
 * import { openPager } from '@cortex-memory/pager'
 *
 * await using cortex = await openCortex({ root: './memory', actor: 'atlas' })
 * await using pager = await openPager({ cortex, embedder: 'none' })
 *
 * await pager.rememberFact('The staging database is called blue')
 * const window = await pager.assemble({ query: 'Which staging database do we use?' })
 * console.log(window.snippets[0]?.text) // The staging database is called blue
 * // Send window.text to your model, in front of the question.
 * ```
 */
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
    sink: storeSink(cortex, user, options),
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

/** Fills the context window of a model from a store, and writes back what was learned. Open one with {@link openPager}. */
export class Pager {
  readonly #parts: Parts
  readonly #recall: RecallLane
  #closed = false
  /** The settings in use: options first, then environment, then configuration file, then defaults. */
  readonly config: PagerConfig

  /** Use `openPager`. */
  constructor(parts: Parts) {
    this.#parts = parts
    this.config = parts.config
    this.#recall = new RecallLane(parts.conversations)
  }

  // -------------------------------------------------------------------------------------------
  // What a model sees

  /**
   * Gives the block that every window begins with: who the agent is, its rules, the user's hard constraints, what is known
   * of the user, what others propose, and the goal. It stays the same from turn to turn, so that prompt caches keep it.
   *
   * @throws {CortexError} `CLOSED`; `BUDGET_UNREACHABLE` if the rules alone exceed `pinnedBudgetTokens`
   */
  async pinned(goal?: string): Promise<PinnedBlock> {
    this.#assertOpen()
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

  /**
   * Finds memories for a question: those that match it, the newest ones, and those that matter most, each once, within a
   * budget of tokens. {@link Pager.assemble} does this for you.
   *
   * @throws {CortexError} `CLOSED`, `INVALID_INPUT`
   * @example
   * ```ts
   * import { openCortex } from '@cortex-memory/core'
   * import { openPager } from '@cortex-memory/pager'
   *
   * await using cortex = await openCortex({ root: './memory', actor: 'atlas' })
   * await using pager = await openPager({ cortex, embedder: 'none' })
   * await pager.rememberFact('Releases are cut on Tuesdays')
   *
   * const [best] = await pager.retrieve('releases', { topK: 3, budgetTokens: 200 })
   * console.log(best?.text) // Releases are cut on Tuesdays
   * ```
   */
  async retrieve(query: string, options: RetrieveOptions = {}): Promise<Snippet[]> {
    this.#assertOpen()
    word(query, 'query')
    checkMembers('options', options, {
      topK: whole,
      budgetTokens: whole,
      types: words,
      asOf: finite,
      knownAt: finite,
    })
    const { retrievalTopK, retrievalBudgetTokens, minPatternSuccesses } = this.config
    const { snippets, failure } = await retrieve(this.#reader, query, {
      ...options,
      topK: options.topK ?? retrievalTopK,
      budgetTokens: options.budgetTokens ?? retrievalBudgetTokens,
      minPatternSuccesses,
    })
    this.#parts.meaning.report(failure)
    return [...snippets]
  }

  /**
   * Finds procedures that worked often enough (`minPatternSuccesses`) and whose trigger fits the goal.
   *
   * @throws {CortexError} `CLOSED`, `INVALID_INPUT`
   */
  async procedural(goal: string): Promise<Pattern[]> {
    this.#assertOpen()
    word(goal, 'goal')
    const { minPatternSuccesses, retrievalTopK: topK } = this.config
    const { meaning } = this.#parts
    return [...(await procedural(this.#reader, goal, { minPatternSuccesses, topK, meaning }))]
  }

  /**
   * Puts together what a model should see for one turn: the pinned block, the summary, earlier turns, memories and
   * procedures, within one budget. What was shown and what was left out is recorded in the ledger. A secret in the
   * question, the goal or the summary is blacked out before anything is shown or kept.
   *
   * @throws {CortexError} `CLOSED`, `INVALID_INPUT`; `BUDGET_UNREACHABLE` if the budget is too small for the pinned block
   */
  async assemble(request: TurnRequest): Promise<Window & { readonly turn: number }> {
    const { turn, goal, window } = await this.#window(request)
    const { ledger, clock } = this.#parts
    const { conversationId, intentId } = turn
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
      notShown: window.leftOut.slice(0, NOT_SHOWN_MAX),
    })
    return { ...window, turn: injection.turn }
  }

  /**
   * The window that {@link Pager.assemble} would put together now. Nothing is recorded.
   *
   * @throws {CortexError} as {@link Pager.assemble}
   */
  async preview(request: TurnRequest): Promise<Window> {
    return (await this.#window(request)).window
  }

  async #window(
    request: TurnRequest,
  ): Promise<{ readonly turn: TurnRequest; readonly goal: string; readonly window: Window }> {
    this.#assertOpen()
    checkMembers('turn', request, TURN_REQUEST, ['query'])
    const turn = redactedRequest(request)
    const { config, meaning, ledger } = this.#parts
    const sources = { cortex: this.#reader, config, meaning, recall: this.#recall }
    const { conversationId } = turn
    const before = conversationId === undefined ? '' : (await ledger.last(conversationId)).goal
    const goal = turn.goal?.trim() || before || turn.query
    return { turn, goal, window: await assembleWindow(sources, turn, goal) }
  }

  /**
   * Finds earlier turns of a conversation that matter for a question, word for word, best first.
   *
   * @throws {CortexError} `CLOSED`, `INVALID_INPUT`
   */
  async recallTurns(conversationId: string, query: string): Promise<RecalledTurn[]> {
    this.#assertOpen()
    word(conversationId, 'conversationId')
    word(query, 'query')
    const { recallTopK: topK, recallBudgetTokens: budgetTokens } = this.config
    return [...(await this.#recall.recall(conversationId, query, { topK, budgetTokens }))]
  }

  // -------------------------------------------------------------------------------------------
  // What an agent learns

  /**
   * Stores a fact. If the same sentence is stored already, that memory is refreshed instead. Blank text gives `undefined`.
   *
   * @throws {CortexError} `SECRET_REFUSED` if it contains a key or a password; `INVALID_INPUT`, `READ_ONLY`, `CLOSED`
   */
  async rememberFact(
    statement: string,
    options: RememberFactOptions = {},
  ): Promise<Uri | undefined> {
    this.#assertOpen()
    word(statement, 'statement')
    checkMembers('options', options, { ...REMEMBER_OPTIONS, classify: callable() })
    return await rememberFact(this.#cortex, statement, options)
  }

  /**
   * Stores a fact about the user, unless the profile has it already. It replaces an older value of the same attribute:
   * "The user lives in Oslo" replaces "The user lives in Bergen". Blank text gives `undefined`.
   *
   * @throws {CortexError} as {@link Pager.rememberFact}
   */
  async rememberUserFact(
    statement: string,
    options: RememberOptions = {},
  ): Promise<Uri | undefined> {
    this.#assertOpen()
    const cortex = this.#cortex
    word(statement, 'statement')
    checkMembers('options', options, REMEMBER_OPTIONS)
    return await rememberUserFact(this.#parts.user ?? cortex, statement, options)
  }

  /**
   * Records how something went, as an event.
   *
   * @param intentRef The task that it belongs to; absent: none.
   * @throws {CortexError} as {@link Pager.rememberFact}
   */
  async recordOutcome(
    summary: string,
    outcome: OutcomeStatus,
    intentRef?: string,
    options: RememberOptions = {},
  ): Promise<Uri> {
    this.#assertOpen()
    word(summary, 'summary')
    word(outcome, 'outcome')
    if (intentRef !== undefined) word(intentRef, 'intentRef')
    checkMembers('options', options, REMEMBER_OPTIONS)
    return await recordOutcome(this.#cortex, summary, outcome, intentRef, options)
  }

  /**
   * Stores a procedure; it replaces one with the same name.
   *
   * @param strength How sure it is, from 0 to 1.
   * @param coverage In how many tasks it worked. Only as many count as `derivedFrom` names.
   * @param derivedFrom The tasks or memories that it was learned from.
   * @throws {CortexError} `INVALID_INPUT` for a procedure without name, trigger or steps; `SECRET_REFUSED`, `CLOSED`
   */
  async writePattern(
    spec: PatternSpec,
    strength: number,
    coverage: number,
    derivedFrom: readonly string[],
    provenance?: Provenance,
  ): Promise<Uri> {
    this.#assertOpen()
    checkPatternSpec(spec)
    words(derivedFrom, 'derivedFrom')
    const record = { spec, strength, coverage, derivedFrom }
    return await writePattern(this.#cortex, record, undefined, provenance)
  }

  /**
   * Reports that a procedure worked, or failed, in one task. A task counts once, however often it is reported. Returns the
   * URI of the procedure, or `undefined` if the report changed nothing.
   *
   * @param derivedFrom The sources of the report; with `intentRef`, that task alone counts.
   * @throws {CortexError} `INVALID_INPUT`, `SECRET_REFUSED`, `CLOSED`
   */
  async reinforcePattern(
    spec: PatternSpec,
    derivedFrom: readonly string[],
    intentRef?: string,
    outcome: 'success' | 'failure' = 'success',
    provenance?: Provenance,
  ): Promise<Uri | undefined> {
    this.#assertOpen()
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

  /** Lists procedures, proven or not, the most salient first. */
  async patterns(limit: number): Promise<readonly KnownPattern[]> {
    this.#assertOpen()
    const { minPatternSuccesses } = this.config
    return await allPatterns(this.#cortex, minPatternSuccesses, PROMOTED_TAG, limit)
  }

  /** Says why a procedure with this evidence is not offered to a model yet; `undefined` if it is. */
  whyWithheld(evidence: {
    readonly coverage: number
    readonly derivedFrom: readonly string[]
  }): string | undefined {
    return whyWithheld(evidence, this.config.minPatternSuccesses)
  }

  /**
   * Lists procedures that are proven and can be promoted to skills. After them come those that claim more successes
   * than they name sources, or were withdrawn, with the reason in `why`.
   */
  async proposals(): Promise<Pattern[]> {
    this.#assertOpen()
    const { minPatternSuccesses } = this.config
    return [...(await proposedPatterns(this.#cortex, minPatternSuccesses, PROMOTED_TAG))]
  }

  /**
   * Writes a proven procedure as a `SKILL.md` below the directory, marks it as promoted, and returns the path of the file.
   *
   * @throws {CortexError} `NOT_FOUND`; `TYPE_DATA_MISMATCH` if it is not a procedure; `INVALID_INPUT` if it is not proven;
   *   `ALREADY_EXISTS` if a file that Cortex did not write is in the way; `IO_ERROR`, `CLOSED`
   */
  async promote(uri: Uri, directory: string): Promise<string> {
    this.#assertOpen()
    word(directory, 'directory')
    return await promotePattern(this.#cortex, uri, directory, this.config.minPatternSuccesses)
  }

  /**
   * Learns from a conversation: facts, facts about the user, procedures and outcomes. Each turn counts once, however often
   * it is passed. The promise resolves with a report even if something failed; see `failure` in it.
   *
   * @throws {CortexError} `CLOSED`, `INVALID_INPUT`
   * @example
   * ```ts
   * import { openCortex } from '@cortex-memory/core'
   * import { openPager } from '@cortex-memory/pager'
   *
   * await using cortex = await openCortex({ root: './memory', actor: 'atlas' })
   * await using pager = await openPager({ cortex, embedder: 'none' })
   *
   * await pager.consolidate([{ role: 'user', text: 'I live in Oslo.' }])
   * const { text } = await pager.pinned()
   * console.log(text.includes('Oslo')) // true
   * ```
   */
  async consolidate(
    turns: readonly Turn[],
    options: { readonly conversationId?: string } = {},
  ): Promise<ConsolidationReport> {
    this.#assertOpen()
    checkTurns(turns)
    checkMembers('options', options, { conversationId: word })
    return await this.#parts.consolidator.consolidate({ turns, ...options })
  }

  /** Does what `consolidate` does, in the background. The answer says at once whether the queue had room. */
  offer(turns: readonly Turn[], options: { readonly conversationId?: string } = {}): Offer {
    checkTurns(turns)
    checkMembers('options', options, { conversationId: word })
    return this.#parts.consolidator.offer({ turns, ...options })
  }

  // -------------------------------------------------------------------------------------------
  // What came of it

  /**
   * Reports how a task ended, so that ranking learns which memories help. Without `cited`, the memories that the windows
   * of the task showed are cited. Calling it again with the same values changes nothing.
   *
   * @throws {CortexError} `INVALID_INPUT`; `EMPTY_CITATIONS` if nothing is known of the task; `RATE_LIMITED`, `CLOSED`
   */
  async endIntent(intent: IntentEnd): Promise<AttestResult> {
    this.#assertOpen()
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

  /** Lists windows with what each showed, what it left out and its cost in tokens, newest first. */
  async ledger(options: LedgerOptions = {}): Promise<Injection[]> {
    this.#assertOpen()
    checkMembers('options', options, { conversationId: word, turn: whole, limit: whole })
    return [...(await this.#parts.ledger.read(options))]
  }

  /**
   * Summarises a transcript that no longer fits into the window. Addresses, paths, names and the next step survive.
   *
   * @param previous The summary so far; what still holds in it is carried over.
   * @throws {CortexError} `INVALID_INPUT`
   */
  async compactTranscript(turns: readonly Turn[], previous?: string): Promise<TranscriptSummary> {
    this.#assertOpen()
    checkTurns(turns)
    if (previous !== undefined) word(previous, 'previous')
    const { summarize } = this.#parts
    return await compactTranscript(turns, previous, summarize === undefined ? {} : { summarize })
  }

  /** Keeps conversations word for word, as files. `append` each turn; `assemble` and `recallTurns` read them. */
  get conversations(): ConversationStore {
    return this.#parts.conversations
  }

  /** Says which embedder is used, and how learning and the ledger are doing. */
  status(): PagerStatus {
    const { meaning, consolidator, ledger } = this.#parts
    return {
      embedder: meaning.status(),
      consolidation: consolidator.status(),
      ledger: ledger.status(),
    }
  }

  /** Finishes what was accepted for learning and stops the embedder. The store stays open; every later call is `CLOSED`. */
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
