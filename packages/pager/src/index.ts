/**
 * The pager stands between a Cortex store and the context window of a model: it decides what the model
 * sees before it answers, and notes what is worth keeping afterwards.
 *
 * For two lines of code, use `openMemory`: `add`, `search`, `context`, `forget`. For an agent of your
 * own, start with {@link openPager}:
 *
 * | When                    | call                                                           |
 * | ----------------------- | -------------------------------------------------------------- |
 * | before the model        | `assemble`: one text within a budget, with a bill of its parts |
 * | or its parts            | `pinned`, `retrieve`, `procedural`, `recallTurns`              |
 * | during the conversation | `conversations.append`, `compactTranscript`                    |
 * | after the answer        | `rememberFact`, `rememberUserFact`, `recordOutcome`            |
 * | in the background       | `consolidate` learns from turns, by rules or by a model        |
 * | at the end of a task    | `endIntent`: what helped ranks higher from then on             |
 * | procedures              | `writePattern`, `reinforcePattern`, `proposals`, `promote`     |
 *
 * Nothing is noted twice: a fact that is there is refreshed, one that changed is superseded, and
 * what a crash interrupted is finished later. `ledger` tells which window showed what.
 *
 * Settings come from defaults, a file, the environment and the caller, in this order
 * ({@link PagerConfig}). Without an embedder the pager works with words alone; `status` says what
 * embeds, and why.
 *
 * The rest of this module are the parts that the pager is made of: extractors, the consolidator with its
 * cursors, the encoding of procedures, sections of summaries. They can be used on their own.
 *
 * @module
 */
export { pickEmbedder } from '@cortex-memory/embed'
export {
  type AddedMemory,
  type AddOptions,
  type AgentMemory,
  type AgentMemoryStatus,
  type MemoryBox,
  type OpenMemoryOptions,
  openMemory,
  type SearchHit,
  type SearchOptions,
} from './agent-memory.ts'
export {
  COMPACTION_INSTRUCTIONS,
  compactTranscript,
  renderTranscript,
  type Summarizer,
  safeTail,
  type TranscriptSummary,
  withMissingTokens,
} from './compaction/compact-transcript.ts'
export {
  parseSections,
  renderSections,
  SECTION_NAMES,
  type SectionName,
  type Sections,
} from './compaction/sections.ts'
export {
  type ConfigSources,
  type Credentials,
  compactionTokens,
  type Environment,
  loadConfig,
  readCredentials,
} from './config/load-config.ts'
export type { PagerConfig } from './config/settings.ts'
export { commitIdOf, turnHash } from './consolidate/commit-ids.ts'
export {
  type ConsolidationJob,
  type ConsolidationReport,
  type ConsolidationSink,
  Consolidator,
  type ConsolidatorOptions,
  type ConsolidatorStatus,
  type Offer,
} from './consolidate/consolidator.ts'
export {
  type CursorStore,
  FileCursorStore,
  type Plan,
  type PlannedItem,
} from './consolidate/cursor-store.ts'
export {
  KNOWLEDGE_SUBJECT,
  memoryOf,
  PROFILE_TAG,
  sourceOf,
  USER_SUBJECT,
} from './consolidate/memory-of.ts'
export { LEARNING_LIMITS, type LearningLimits, type Refusal } from './consolidate/select.ts'
export {
  type ConversationOptions,
  ConversationStore,
  type ConversationSummary,
  type NewTurns,
  type ReadMark,
} from './conversation/conversation-store.ts'
export { type RecalledTurn, RecallLane, type RecallOptions } from './conversation/recall-lane.ts'
export type { Turn, TurnRole } from './conversation/turn.ts'
export { type Digest, digestOf, digestText } from './digest/digest.ts'
export { storeDigest } from './digest/store-digest.ts'
export { DIGEST_TAG } from './digest/tag.ts'
export type { ChatEndpoint } from './extract/chat-endpoint.ts'
export { ChatExtractor } from './extract/chat-extractor.ts'
export type { Extractor, ExtractRequest, Learned, Proposal } from './extract/extractor.ts'
export { markRecalled, ownText } from './extract/own-text.ts'
export { RuleExtractor } from './extract/rule-extractor.ts'
export type { DamagedLine } from './files/lines-file.ts'
export {
  type IntentEnd,
  openPager,
  Pager,
  type PagerOptions,
  type PagerStatus,
} from './pager.ts'
export {
  decodePattern,
  encodePattern,
  isEmptyPattern,
  PATTERN_PREFIX,
  type PatternSpec,
  patternIdentity,
} from './patterns/pattern-spec.ts'
export {
  coverageNote,
  firstPattern,
  isProven,
  knownFailures,
  MIN_PATTERN_SUCCESSES,
  type PatternRecord,
  type PatternReport,
  provenSuccesses,
  reinforced,
  whyWithheld,
} from './patterns/reinforce.ts'
export { renderPattern } from './patterns/render-pattern.ts'
export { type SkillFile, skillFile, skillName, writeSkill } from './patterns/skill-file.ts'
export {
  matchTrigger,
  type TriggerMatch,
  type TriggerOptions,
  triggerText,
} from './patterns/trigger.ts'
export { INVIOLABLE_RULES, type InviolableRule } from './rules.ts'
export type { MeaningStatus } from './semantic-matcher.ts'
export { highEntropyTokens, missingTokens } from './text/high-entropy.ts'
export { estimateTokens, truncateTokens } from './text/tokens.ts'
export type { Injection, LedgerOptions, LedgerStatus, NotShown } from './usage/ledger.ts'
export type { TurnRequest, Window, WindowLeftOut, WindowSection } from './window/assemble.ts'
export type { PinnedBlock, PinnedSection } from './window/pinned.ts'
export type { KnownPattern, Pattern } from './window/procedural.ts'
export type { RetrieveOptions, Snippet } from './window/retrieve.ts'
export type {
  Classify,
  OutcomeStatus,
  Relation,
  RememberFactOptions,
  RememberOptions,
} from './write-back/facts.ts'
export { storeSink } from './write-back/sink.ts'
