/**
 * The six sections of a transcript without a model: sentences are picked, never rewritten. Equal
 * transcripts give equal sections.
 *
 * @module
 */
import type { Turn } from '../conversation/turn.ts'
import { highEntropyTokens } from '../text/high-entropy.ts'
import { sentences } from '../text/sentences.ts'
import { truncateTokens } from '../text/tokens.ts'
import { oneLine } from '../text/words.ts'
import type { Sections } from './sections.ts'

const ITEM_TOKENS = 60
const GOAL_TOKENS = 120
const RESULT_TOKENS = 120
const RESULTS = 3
const NEXT_ITEMS = 4

const DECISION =
  /\b(?:decided|decision|agreed|we chose|i chose|let['’]s (?:go with|use|keep|take)|(?:we['’]ll|we will|i['’]ll|i will) (?:go with|use|keep|take)|going with|instead of|from now on|always|never|must not|mustn['’]t)\b/i
const UNSETTLED =
  /\b(?:todo|to do|open question|unresolved|blocked|not yet|pending|unclear|still (?:need|needs|fails|failing|broken|missing|open|unknown)|remains?)\b/i
const PLANNED =
  /^(?:next|then|now)\b|\b(?:next step|i['’]ll|i will|we['’]ll|we will|going to|need to|needs to|remains to)\b/i

export function extractSections(turns: readonly Turn[]): Sections {
  const spoken = turns.filter((turn) => turn.role !== 'system' && turn.recalled !== true)
  const talk = spoken.filter(({ role, tool }) => role !== 'tool' && tool === undefined)
  return {
    GOAL: goalOf(talk),
    DECISIONS: picked(talk, DECISION),
    ARTIFACTS: artifactsOf(turns.map(({ text }) => text).join('\n')),
    OPEN: openOf(talk),
    LAST_RESULTS: resultsOf(spoken),
    NEXT: nextOf(talk),
  }
}

/** Every high-entropy string but those that are in another one as themselves. */
export function artifactsOf(text: string): string[] {
  const tokens = highEntropyTokens(text)
  const implied = new Set<string>()
  for (const token of tokens) {
    for (const inner of highEntropyTokens(token)) if (inner !== token) implied.add(inner)
  }
  return tokens.filter((token) => !implied.has(token))
}

function goalOf(talk: readonly Turn[]): string[] {
  const first = talk.find(({ role }) => role === 'user')
  return first === undefined ? [] : [truncateTokens(oneLine(first.text), GOAL_TOKENS)]
}

function picked(talk: readonly Turn[], cue: RegExp): string[] {
  return talk
    .flatMap(({ text }) => sentences(text))
    .filter((sentence) => cue.test(sentence) && !sentence.endsWith('?'))
    .map(item)
}

/** What was called unsettled, and what was asked last on either side. */
function openOf(talk: readonly Turn[]): string[] {
  const questions = (['user', 'assistant'] as const).flatMap((role) => {
    const last = talk.findLast((turn) => turn.role === role)
    return sentences(last?.text ?? '').filter((sentence) => sentence.endsWith('?'))
  })
  return [...picked(talk, UNSETTLED), ...questions.map(item)]
}

function resultsOf(spoken: readonly Turn[]): string[] {
  return spoken
    .filter(({ role, tool }) => role === 'tool' || (role === 'assistant' && tool === undefined))
    .slice(-RESULTS)
    .map(({ role, tool, text }) => {
      const who = role === 'tool' ? `tool ${tool ?? ''}`.trim() : role
      return truncateTokens(`${who}: ${oneLine(text)}`, RESULT_TOKENS)
    })
}

function nextOf(talk: readonly Turn[]): string[] {
  const lastRequest = talk.findLast(({ role }) => role === 'user')
  const answer = talk.findLast(({ role }) => role === 'assistant')
  const plans = sentences(answer?.text ?? '').filter((sentence) => PLANNED.test(sentence))
  const request = lastRequest === undefined ? [] : [`asked last: ${oneLine(lastRequest.text)}`]
  return [...request, ...plans.slice(-NEXT_ITEMS)].map(item)
}

function item(sentence: string): string {
  return truncateTokens(oneLine(sentence), ITEM_TOKENS)
}
