/**
 * The pager: what stands between a Cortex store and a model's context window. Start with `openPager`.
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
export type { ChatEndpoint } from './extract/chat-endpoint.ts'
export { ChatExtractor } from './extract/chat-extractor.ts'
export type { Extractor, ExtractRequest, Learned, Proposal } from './extract/extractor.ts'
export { markRecalled, ownText } from './extract/own-text.ts'
export { RuleExtractor } from './extract/rule-extractor.ts'
export type { DamagedLine } from './files/lines-file.ts'
export type { MeaningStatus } from './meaning.ts'
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
  firstPattern,
  isProven,
  MIN_PATTERN_SUCCESSES,
  type PatternRecord,
  type PatternReport,
  provenSuccesses,
  reinforced,
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
export { highEntropyTokens, missingTokens } from './text/high-entropy.ts'
export { estimateTokens, truncateTokens } from './text/tokens.ts'
export type { Injection, LedgerOptions, LedgerStatus } from './usage/ledger.ts'
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
