/**
 * What a conversation was about, in a few lines and without a model: the goal, what was decided, why
 * something was so, how it went, what is open, which files were changed. Sentences are picked, never
 * rewritten; nothing in it is a rule, and it is never pinned.
 *
 * @module
 */
import type { Turn } from '../conversation/turn.ts'
import type { Learned } from '../extract/extractor.ts'
import { ownText } from '../extract/own-text.ts'
import { RuleExtractor } from '../extract/rule-extractor.ts'
import { sentences } from '../text/sentences.ts'
import { truncateTokens } from '../text/tokens.ts'
import { normalise, oneLine } from '../text/words.ts'

/** The parts of a digest; each may be missing. */
export interface Digest {
  /** What the user wanted first. */
  readonly goal?: string
  /** What was decided, in order, without what was taken back. */
  readonly decided: readonly string[]
  /** What was found to be the reason, last. */
  readonly cause?: string
  /** How it went, as the user said last. */
  readonly outcome?: { readonly status: 'success' | 'failure' | 'partial'; readonly text: string }
  /** What is left to do or to answer. */
  readonly open: readonly string[]
  /** The files that were changed most. */
  readonly files: readonly string[]
}

const PART_TOKENS = 40
const DECISIONS_MAX = 4
const OPEN_MAX = 2
const FILES_MAX = 3
const GOAL_WORDS_MIN = 4

const LEAD_IN = /^(?:(?:hi|hey|hello|good morning|morning|ok|okay|so|please|right)\b[,.! ]*)+/i
const UNSETTLED =
  /\b(?:todo|later|tomorrow|next time|next session|next week|not yet|still (?:need|needs|have|has|fails?|failing|broken|missing|open)|remains?|left to do|follow[- ]up|for another day|park(?:ed)? (?:it|that|this))\b/i

/** The digest of a conversation; `undefined` if there is nothing to tell. */
export async function digestOf(
  turns: readonly Turn[],
  changedFiles: readonly string[] = [],
): Promise<Digest | undefined> {
  const fresh = turns.map((_, index) => index)
  const learned = (await new RuleExtractor().extract({ turns, fresh })).map((each) => each.learned)
  const own = turns
    .filter(({ role, tool, recalled }) => role === 'user' && tool === undefined && !recalled)
    .map((turn) => oneLine(ownText(turn)))
    .filter((words) => words !== '')
  const goal = own.map(goalText).find((words) => words.split(' ').length >= GOAL_WORDS_MIN)
  const cause = learned.findLast((each) => each.kind === 'fact' && each.about === 'cause')
  const outcome = learned.findLast((each) => each.kind === 'outcome')
  const digest: Digest = {
    ...(goal !== undefined && { goal }),
    decided: decisions(learned),
    ...(cause?.kind === 'fact' && { cause: part(cause.statement) }),
    ...(outcome?.kind === 'outcome' && {
      outcome: { status: outcome.status, text: part(lastWords(outcome.summary)) },
    }),
    open: openEnds(turns, own),
    files: changedFiles.slice(0, FILES_MAX),
  }
  const { decided, open, files } = digest
  const hasMore = decided.length + open.length + files.length > 0
  return hasMore || cause !== undefined || outcome !== undefined ? digest : undefined
}

/** The digest on one line. */
export function digestText({ goal, decided, cause, outcome, open, files }: Digest): string {
  const parts = [
    goal && `Goal: ${goal}`,
    decided.length > 0 && `Decided: ${decided.map(unended).join('; ')}`,
    cause && `Cause: ${cause}`,
    outcome && `${OUTCOME[outcome.status]}: ${outcome.text}`,
    open.length > 0 && `Open: ${open.map(unended).join('; ')}`,
    files.length > 0 && `Files: ${files.join(', ')}`,
  ]
  return parts
    .filter((each): each is string => typeof each === 'string' && each !== '')
    .map((each) => (each.endsWith('?') ? each : `${unended(each)}.`))
    .join(' ')
}

const OUTCOME = { success: 'Worked', failure: 'Did not work', partial: 'Outcome' } as const

/** A later decision takes the place of the one that it corrects. */
function decisions(learned: readonly Learned[]): readonly string[] {
  const kept = new Map<string, string>()
  for (const each of learned) {
    if (each.kind === 'retraction') {
      drop(kept, each.statement)
      continue
    }
    if (each.kind !== 'fact' || each.about !== 'decision') continue
    if (each.corrects === true) kept.delete([...kept.keys()].at(-1) ?? '')
    if (each.replaces !== undefined) drop(kept, each.replaces)
    kept.set(normalise(each.statement), part(each.statement))
  }
  return [...kept.values()].slice(-DECISIONS_MAX)
}

function drop(kept: Map<string, string>, words: string): void {
  const wanted = normalise(words)
  const key = [...kept.keys()].findLast((each) => each.includes(wanted) || wanted.includes(each))
  if (key !== undefined) kept.delete(key)
}

/** What the user calls unsettled near the end, and a question that nobody answered. */
function openEnds(turns: readonly Turn[], own: readonly string[]): readonly string[] {
  const stated = own
    .slice(-LAST_TURNS)
    .flatMap((words) => sentences(words))
    .filter((sentence) => UNSETTLED.test(sentence) && !sentence.endsWith('?'))
  const talk = turns.filter(({ role, tool }) => role !== 'system' && role !== 'tool' && !tool)
  const last = talk.at(-1)
  const questions =
    last?.role === 'assistant' ? sentences(last.text).filter(isQuestion).slice(-1) : []
  return [
    ...new Set([...stated.slice(-OPEN_MAX), ...questions.map((each) => `asked: ${each}`)]),
  ].map(part)
}

const LAST_TURNS = 12

function isQuestion(sentence: string): boolean {
  return sentence.endsWith('?')
}

/** What the user said of it, where the summary quotes that behind the request. */
function lastWords(summary: string): string {
  return /: ("[^"]+")$/.exec(summary)?.[1] ?? summary
}

function goalText(words: string): string {
  const [first = ''] = sentences(words.replace(LEAD_IN, ''))
  return part(first)
}

function part(words: string): string {
  return truncateTokens(oneLine(words), PART_TOKENS)
}

/** A pattern for this would take quadratic time on a row of full stops. */
function unended(words: string): string {
  let end = words.length
  while (end > 0 && /[.!;\s]/.test(words.charAt(end - 1))) end--
  return words.slice(0, end)
}
