/**
 * The window of one turn: every section within one budget, with a bill and a list of what was left
 * out. Places in the text, and who is served first:
 *
 *   text     pinned · summary · recalled turns · memories · procedures
 *   budget   pinned, summary, procedures, memories, recalled turns
 *
 * What comes from memory is marked as recalled, so that no learner takes it for something new.
 *
 * @module
 */
import { type MemoryId, parseUri, shortReference, type Uri } from '@cortex-memory/core'
import type { PagerConfig } from '../config/settings.ts'
import type { RecalledTurn, RecallLane } from '../conversation/recall-lane.ts'
import { markRecalled, withoutMarks } from '../extract/own-text.ts'
import type { SemanticMatcher } from '../semantic-matcher.ts'
import { cutToSent, sentTokens } from '../text/tokens.ts'
import { oneLine } from '../text/words.ts'
import { Lines, SECTION_END, SECTION_TOKENS, sectionTokens } from './lines.ts'
import { REFERENCE_CHARS } from './notes.ts'
import { type PinnedBlock, pinnedBlock } from './pinned.ts'
import { type Pattern, procedural } from './procedural.ts'
import type { Reader } from './reader.ts'
import { type LeftOut, retrieve, type Snippet, snippetLine } from './retrieve.ts'

/** What `assemble` needs to know about a turn. Only `query` is required. */
export interface TurnRequest {
  /** What the user asks or says in this turn. */
  readonly query: string
  /** What the task is about. Default: the last goal of the conversation; without one, the question itself. */
  readonly goal?: string
  /** The conversation that it belongs to; its earlier turns are recalled. Default: none. */
  readonly conversationId?: string
  /** The task that it belongs to, for `endIntent`. Default: the conversation. */
  readonly intentId?: string
  /** The summary of a transcript that no longer fits, from `compactTranscript`. Default: none. */
  readonly summary?: string
  /** The size of the whole window. Default: the budgets of its sections together. */
  readonly budgetTokens?: number
}

export type SectionName = 'pinned' | 'summary' | 'recalled' | 'memories' | 'procedures'

/** A section of a window. */
export interface WindowSection {
  /** Which section it is. */
  readonly name: SectionName
  /** Its heading and lines, as the model reads them. */
  readonly text: string
  /** Its size, with the blank line that follows it. */
  readonly tokens: number
  /** How large it could have been. */
  readonly budgetTokens: number
  /** The memories it shows. */
  readonly uris: readonly Uri[]
}

/** Something that was found and is not in the window. */
export interface WindowLeftOut {
  /** Where it would have been. */
  readonly section: SectionName
  /** Why it was left out. */
  readonly why: string
  /** Which memory it is. */
  readonly uri?: Uri
  /** How large it is. */
  readonly tokens?: number
  /** How many, where they were counted and not named one by one. */
  readonly count?: number
}

/** What a model should see before it answers: the result of `assemble`. */
export interface Window {
  /** The whole window: send it to the model, in front of the question. */
  readonly text: string
  /** Its size: the sum over the sections, never above the budget. */
  readonly tokens: number
  /** The budget that it fits into. */
  readonly budgetTokens: number
  /** The goal that the window was made for. */
  readonly goal: string
  /** In the order of the text; those with nothing to say are absent. */
  readonly sections: readonly WindowSection[]
  /** What was found and left out, with the reason. */
  readonly leftOut: readonly WindowLeftOut[]
  /** The pinned block by section, as `pinned` gives it. */
  readonly pinned: PinnedBlock
  /** The memories that are shown, best first. */
  readonly snippets: readonly Snippet[]
  /** The procedures that are shown. */
  readonly patterns: readonly Pattern[]
  /** Earlier turns of the conversation that are shown. */
  readonly recalled: readonly RecalledTurn[]
}

export interface Sources {
  readonly cortex: Reader
  readonly config: PagerConfig
  readonly recall: RecallLane
  readonly meaning: SemanticMatcher
}

const SUMMARY_HEADING = 'Earlier in this conversation (what the user says now overrides it):'
const RECALLED_HEADING = 'Said before in this conversation:'
const MEMORIES_HEADING = 'From memory (may be out of date; cite by the name at the end of a line):'
const PROCEDURES_HEADING =
  'Procedures that worked before (check the preconditions first and the success criteria after):'

const PROCEDURES_BUDGET_TOKENS = 1_000
const SUMMARY_BUDGET_TOKENS = 2_000
/** What a mark around recalled text costs. */
const MARK_TOKENS = sentTokens(markRecalled(''))

export async function assembleWindow(
  sources: Sources,
  turn: TurnRequest,
  goal: string,
): Promise<Window> {
  const { config } = sources
  const summary = summarySection(turn.summary ?? '')
  const budgetTokens = turn.budgetTokens ?? defaultBudget(config, summary.tokens)
  const pinnedTokens = Math.min(config.pinnedBudgetTokens, budgetTokens)
  const pinned = await pinnedBlock(sources.cortex, config, goal, pinnedTokens - SECTION_TOKENS)
  const pinnedSection: WindowSection = {
    name: 'pinned',
    text: pinned.text,
    tokens: sectionTokens(pinned.text),
    budgetTokens: pinnedTokens,
    uris: pinned.sections.flatMap(({ uris }) => uris),
  }
  let left = budgetTokens - pinnedSection.tokens
  const keptSummary = summary.tokens <= left ? summary : summarySection(turn.summary ?? '', left)
  left -= keptSummary.tokens
  const procedures = await proceduresSection(sources, turn, left)
  left -= procedures.section.tokens
  const shown = idsOf([...pinnedSection.uris, ...procedures.section.uris])
  const memories = await memoriesSection(sources, turn, left, shown)
  left -= memories.section.tokens
  const recalled = await recalledSection(sources, turn, left)
  const sections = [
    pinnedSection,
    keptSummary,
    recalled.section,
    memories.section,
    procedures.section,
  ].filter(({ text }) => text !== '')
  return {
    text: sections.map(({ text }) => text).join(SECTION_END),
    tokens: sections.reduce((sum, { tokens }) => sum + tokens, 0),
    budgetTokens,
    goal,
    sections,
    leftOut: [
      ...pinnedLeftOut(pinned),
      ...(keptSummary.text === summary.text
        ? []
        : [{ section: 'summary' as const, why: 'cut to the budget of the window' }]),
      ...procedures.leftOut,
      ...memories.leftOut,
    ],
    pinned,
    snippets: memories.snippets,
    patterns: procedures.patterns,
    recalled: recalled.turns,
  }
}

function defaultBudget(config: PagerConfig, summaryTokens: number): number {
  const { pinnedBudgetTokens, retrievalBudgetTokens, recallBudgetTokens } = config
  const wanted =
    pinnedBudgetTokens +
    retrievalBudgetTokens +
    recallBudgetTokens +
    PROCEDURES_BUDGET_TOKENS +
    summaryTokens
  return Math.min(wanted, config.contextWindowTokens)
}

function summarySection(summary: string, budgetTokens = SUMMARY_BUDGET_TOKENS): WindowSection {
  const room = budgetTokens - MARK_TOKENS - sectionTokens(SUMMARY_HEADING) - 1
  const whole = withoutMarks(summary.trim())
  const text = whole === '' || room < 1 ? '' : cutToSent(whole, room)
  return section('summary', text === '' ? '' : `${SUMMARY_HEADING}\n${text}`, budgetTokens, [])
}

async function proceduresSection(
  { cortex, config, meaning }: Sources,
  turn: TurnRequest,
  left: number,
): Promise<{
  readonly section: WindowSection
  readonly patterns: readonly Pattern[]
  readonly leftOut: readonly WindowLeftOut[]
}> {
  const budgetTokens = Math.min(PROCEDURES_BUDGET_TOKENS, left)
  const found = await procedural(cortex, turn.goal ?? turn.query, {
    minPatternSuccesses: config.minPatternSuccesses,
    topK: config.retrievalTopK,
    meaning,
  })
  const lines = new Lines(PROCEDURES_HEADING, budgetTokens - MARK_TOKENS)
  const patterns = found.filter(({ text, uri }) =>
    lines.add(`- ${withoutMarks(text)} ${nameOf(uri)}`),
  )
  const leftOut = found
    .filter((pattern) => !patterns.includes(pattern))
    .map(({ uri, text }) => ({
      section: 'procedures' as const,
      uri,
      tokens: sentTokens(text),
      why: `beyond ${budgetTokens} tokens`,
    }))
  const uris = patterns.map(({ uri }) => uri)
  return { section: section('procedures', lines.text(), budgetTokens, uris), patterns, leftOut }
}

async function memoriesSection(
  { cortex, config, meaning }: Sources,
  turn: TurnRequest,
  left: number,
  without: ReadonlySet<MemoryId>,
): Promise<{
  readonly section: WindowSection
  readonly snippets: readonly Snippet[]
  readonly leftOut: readonly WindowLeftOut[]
}> {
  const budgetTokens = Math.min(config.retrievalBudgetTokens, left)
  const lines = new Lines(MEMORIES_HEADING, budgetTokens - MARK_TOKENS)
  const { snippets, leftOut, failure } = await retrieve(cortex, turn.query, {
    topK: config.retrievalTopK,
    budgetTokens: lines.left,
    minPatternSuccesses: config.minPatternSuccesses,
    without,
    provenOnly: true,
  })
  meaning.report(failure)
  for (const snippet of snippets) lines.add(snippetLine(snippet))
  const uris = snippets.map(({ uri }) => uri)
  return {
    section: section('memories', lines.text(), budgetTokens, uris),
    snippets,
    leftOut: leftOut.map((one: LeftOut) => ({ section: 'memories' as const, ...one })),
  }
}

async function recalledSection(
  { recall, config }: Sources,
  { conversationId, query }: TurnRequest,
  left: number,
): Promise<{ readonly section: WindowSection; readonly turns: readonly RecalledTurn[] }> {
  const budgetTokens = Math.min(config.recallBudgetTokens, left)
  const lines = new Lines(RECALLED_HEADING, budgetTokens - MARK_TOKENS)
  const found =
    conversationId === undefined || lines.left === 0
      ? []
      : await recall.recall(conversationId, query, {
          topK: config.recallTopK,
          budgetTokens: lines.left,
        })
  const turns = found.filter(({ role, text }) =>
    lines.add(`- ${role}: ${withoutMarks(oneLine(text))}`),
  )
  return { section: section('recalled', lines.text(), budgetTokens, []), turns }
}

/** Marked, unless there is nothing to say. */
function section(
  name: Exclude<SectionName, 'pinned'>,
  content: string,
  budgetTokens: number,
  uris: readonly Uri[],
): WindowSection {
  const text = content === '' ? '' : markRecalled(content)
  return { name, text, tokens: sectionTokens(text), budgetTokens: Math.max(0, budgetTokens), uris }
}

function nameOf(uri: Uri): string {
  return shortReference(parseUri(uri).id, REFERENCE_CHARS)
}

function pinnedLeftOut(pinned: PinnedBlock): WindowLeftOut[] {
  return pinned.sections
    .filter(({ leftOut }) => leftOut > 0)
    .map(({ name, leftOut }) => ({
      section: 'pinned' as const,
      why: `${name}: beyond ${pinned.budgetTokens} tokens`,
      count: leftOut,
    }))
}

function idsOf(uris: readonly Uri[]): ReadonlySet<MemoryId> {
  return new Set(uris.map((uri) => parseUri(uri).id))
}
