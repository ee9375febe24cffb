/**
 * A transcript becomes a summary that can stand for it. The summary before is merged, not replaced;
 * the last message of the user stays in the window; every high-entropy string of the transcript and
 * of the summary before is in the summary, character by character. A secret is not one of them: it is
 * blacked out before anything else happens, so that neither the summary nor a model sees it.
 *
 * A model may write the summary. What it writes is checked, and if it fails, the rules write it and
 * the window keeps everything from the last message of the user on, so that no tool result loses
 * its call.
 *
 * @module
 */

import { redactSecrets } from '@cortex-memory/core'
import { messageOf } from '@cortex-memory/core/kit'
import { redactedTurn, type Turn } from '../conversation/turn.ts'
import { missingTokens } from '../text/high-entropy.ts'
import { estimateTokens, truncateTokens } from '../text/tokens.ts'
import { normalise, oneLine } from '../text/words.ts'
import { artifactsOf, extractSections } from './extract-sections.ts'
import { EMPTY_SECTIONS, parseSections, renderSections, type Sections } from './sections.ts'

/** A transcript as a summary. */
export interface TranscriptSummary {
  /** The summary as one text. */
  readonly text: string
  /** The size of the text. */
  readonly tokens: number
  /** The summary by section. */
  readonly sections: Sections
  /** The turns that stay in the window. */
  readonly keep: readonly Turn[]
  /** Who wrote it; `none` if there was too little to compact. */
  readonly by: 'rules' | 'model' | 'none'
  /** High-entropy strings that the model had left out and that were put back. */
  readonly restored: readonly string[]
  /** It has a goal and a next step, and nothing had to be put back. */
  readonly clean: boolean
  /** Why the model's text could not be used. */
  readonly failure?: string
}

/** Writes the six sections, for example with a model. */
export type Summarizer = (request: {
  readonly instructions: string
  readonly transcript: string
  readonly previous?: string
}) => Promise<string>

/** What a model is asked to do when it summarises a transcript. */
export const COMPACTION_INSTRUCTIONS: string = [
  'Condense the conversation so that the work can go on without it.',
  'Write six sections with these headings in capitals: GOAL, DECISIONS, ARTIFACTS, OPEN, LAST_RESULTS, NEXT.',
  'Under each heading put short lines that begin with a dash; where there is nothing, write none.',
  'DECISIONS: each with its reason. ARTIFACTS: every address, hash, id, number and path, copied exactly.',
  'If an earlier summary is given, carry over what still holds. Add nothing that was not said.',
].join('\n')

const TURNS_MIN = 3
const DECISIONS_MAX = 16
const OPEN_MAX = 10
const EARLIER_TOKENS = 400

/** Makes a summary of a transcript that keeps every URI and path. */
export async function compactTranscript(
  spoken: readonly Turn[],
  before = '',
  options: { readonly summarize?: Summarizer } = {},
): Promise<TranscriptSummary> {
  const turns = spoken.map(redactedTurn)
  const previous = redactSecrets(before)
  if (turns.length < TURNS_MIN) return uncompacted(turns, previous)
  const source = [previous, ...turns.map(({ text }) => text)].join('\n')
  const { summarize } = options
  if (summarize === undefined) return byRules(turns, previous, source)
  try {
    const written = await summarize({
      instructions: COMPACTION_INSTRUCTIONS,
      transcript: renderTranscript(turns),
      ...(previous.trim() !== '' && { previous }),
    })
    return byModel(redactSecrets(written), turns, source)
  } catch (error) {
    const failure = messageOf(error)
    return { ...byRules(turns, previous, source), keep: safeTail(turns), failure }
  }
}

/** One line per turn, as a model reads it. */
export function renderTranscript(turns: readonly Turn[]): string {
  return turns
    .map(({ role, tool, text }) => {
      if (role === 'tool') return `tool ${tool ?? ''} answered: ${text}`
      return tool === undefined ? `${role}: ${text}` : `${role} called ${tool} with: ${text}`
    })
    .join('\n')
}

/** The summary with every high-entropy string of the source, and those that it lacked. */
export function withMissingTokens(
  source: string,
  summary: string,
): { readonly text: string; readonly restored: readonly string[] } {
  const restored = missingTokens(source, summary)
  if (restored.length === 0) return { text: summary, restored }
  const line = `- kept verbatim: ${artifactsOf(restored.join('\n')).join(', ')}`
  return { text: `${summary.trimEnd()}\n\nARTIFACTS\n${line}`, restored }
}

/** From the last message of the user on; everything if there is none. */
export function safeTail(turns: readonly Turn[]): readonly Turn[] {
  const last = turns.findLastIndex(({ role }) => role === 'user')
  return last === -1 ? turns : turns.slice(last)
}

function lastUserTurn(turns: readonly Turn[]): readonly Turn[] {
  return safeTail(turns)
    .slice(0, 1)
    .filter(({ role }) => role === 'user')
}

function uncompacted(turns: readonly Turn[], previous: string): TranscriptSummary {
  return {
    text: previous,
    tokens: estimateTokens(previous),
    sections: parseSections(previous) ?? EMPTY_SECTIONS,
    keep: turns,
    by: 'none',
    restored: [],
    clean: true,
  }
}

function byRules(turns: readonly Turn[], previous: string, source: string): TranscriptSummary {
  const sections = merged(earlierSections(previous), extractSections(turns), source)
  const { text, restored } = withMissingTokens(source, renderSections(sections))
  return {
    text,
    tokens: estimateTokens(text),
    sections,
    keep: lastUserTurn(turns),
    by: 'rules',
    restored,
    clean: isClean(text, restored),
  }
}

/** Fails if the model gave no sections at all: that is not a summary, whatever it says. */
function byModel(written: string, turns: readonly Turn[], source: string): TranscriptSummary {
  if (parseSections(written) === undefined) {
    throw new Error('the summarizer gave none of the six sections')
  }
  const { text, restored } = withMissingTokens(source, written.trim())
  return {
    text,
    tokens: estimateTokens(text),
    sections: parseSections(text) ?? EMPTY_SECTIONS,
    keep: lastUserTurn(turns),
    by: 'model',
    restored,
    clean: isClean(text, restored),
  }
}

function isClean(text: string, restored: readonly string[]): boolean {
  return restored.length === 0 && /\bGOAL\b/i.test(text) && /\bNEXT\b/i.test(text)
}

/** A summary without sections is kept as one earlier decision: nothing is thrown away unread. */
function earlierSections(previous: string): Sections {
  const parsed = parseSections(previous)
  if (parsed !== undefined || previous.trim() === '') return parsed ?? EMPTY_SECTIONS
  const earlier = truncateTokens(`earlier: ${oneLine(previous)}`, EARLIER_TOKENS)
  return { ...EMPTY_SECTIONS, DECISIONS: [earlier] }
}

/** What lasts is joined, what passes is replaced if there is something newer. */
function merged(before: Sections, now: Sections, source: string): Sections {
  return {
    GOAL: before.GOAL.length > 0 ? before.GOAL : now.GOAL,
    DECISIONS: joined(before.DECISIONS, now.DECISIONS, DECISIONS_MAX),
    ARTIFACTS: artifactsOf(source),
    OPEN: joined(before.OPEN, now.OPEN, OPEN_MAX),
    LAST_RESULTS: now.LAST_RESULTS.length > 0 ? now.LAST_RESULTS : before.LAST_RESULTS,
    NEXT: now.NEXT.length > 0 ? now.NEXT : before.NEXT,
  }
}

/** Each once, in order; of too many the newest. */
function joined(before: readonly string[], now: readonly string[], max: number): readonly string[] {
  const items = new Map([...before, ...now].map((item) => [normalise(item), item]))
  return [...items.values()].slice(-max)
}
