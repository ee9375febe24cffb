/**
 * The pager: what stands between a Cortex store and a model's context window.
 *
 * @module
 */
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
  type ConversationOptions,
  ConversationStore,
  type ConversationSummary,
  type NewTurns,
  type ReadMark,
} from './conversation/conversation-store.ts'
export { type RecalledTurn, RecallLane, type RecallOptions } from './conversation/recall-lane.ts'
export type { Turn, TurnRole } from './conversation/turn.ts'
export type { DamagedLine } from './files/lines-file.ts'
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
export { highEntropyTokens, missingTokens } from './text/high-entropy.ts'
export { estimateTokens, truncateTokens } from './text/tokens.ts'
