/**
 * A turn of the user, read: whose words it holds, its sentences with the clauses that are voted on, and
 * what the tables found in each.
 *
 * @module
 */
import { FOUND_IT, isWonder, TROUBLE_ASKED } from './beside.ts'
import type { Candidate } from './candidate.ts'
import { mask } from './mask.ts'
import { acceptedProposal, refusedProposal } from './proposals.ts'
import { isProse } from './prose.ts'
import { readSentence } from './read-sentence.ts'
import { capital, thirdPerson, withoutTail } from './render.ts'
import { ownParts } from './segment.ts'
import { addressee, sentencesIn } from './turn-sentences.ts'
import { type Unit, unitsOf } from './units.ts'

export interface TurnContext {
  /** What the assistant said right before. */
  readonly assistant?: string
  /** What the user had asked for before that. */
  readonly request?: string
}

export interface SentenceReading {
  readonly found: readonly Candidate[]
  readonly units: readonly Unit[]
  /** The next sentence asks about it. */
  readonly isAsked: boolean
  /** What was found needs no vote. */
  readonly isSettled: boolean
  /** Puts back what was masked. */
  readonly restore: (text: string) => string
}

export interface TurnReading {
  /** Nothing in the turn is anybody else's. */
  readonly isAllOwn: boolean
  /** The decision about what the assistant proposed. */
  readonly answer?: Candidate
  readonly sentences: readonly SentenceReading[]
}

const CANDIDATES_MAX = 24

export function readTurn(words: string, context: TurnContext = {}): TurnReading {
  const text = addressee(words)
  const parts = ownParts(text)
  const isVerdict =
    parts.length === 1 && parts[0]?.trim() === text.trim() && context.request !== undefined
  const isAllOwn = isProse(text, parts)
  const turnAsks = parts.some((part) => part.includes('?'))
  const isReply = context.assistant !== undefined
  const own = parts.join('\n')
  const answer = acceptedProposal(own, context.assistant) ?? refusedProposal(own, context.assistant)
  const read: SentenceReading[] = []
  let count = answer === undefined ? 0 : 1
  for (const part of parts) {
    const { text: masked, restore } = mask(part)
    let isFound = false
    let openQuestion = ''
    const sentences = sentencesIn(masked)
    const around = { isAlone: sentences.length === 1, turnAsks, isReply, isAllOwn }
    for (const [at, sentence] of sentences.entries()) {
      if (count >= CANDIDATES_MAX) break
      const isAsked = isWonder(sentences[at + 1] ?? '')
      const settled: Candidate | undefined =
        (openQuestion === '' ? undefined : answered(openQuestion, sentence)) ??
        (isFound ? foundCause(sentence) : undefined)
      openQuestion = settled === undefined ? (TROUBLE_ASKED.exec(sentence)?.[1] ?? '') : ''
      isFound = settled === undefined && FOUND_IT.test(sentence)
      const found =
        settled === undefined
          ? readSentence(sentence, { isVerdict, isAnswer: answer !== undefined })
          : [settled]
      count += found.length
      read.push({
        found,
        units: unitsOf(sentence, around),
        isAsked,
        isSettled: settled !== undefined,
        restore,
      })
    }
  }
  return { isAllOwn, sentences: read, ...(answer !== undefined && { answer }) }
}

/** "The memory leak? Listeners that were never removed." */
function answered(question: string, sentence: string): Candidate | undefined {
  if (/\?/.test(sentence) || sentence.split(/\s+/).length < 3) return undefined
  const statement = `${question}: ${withoutTail(sentence)}`
  return { kind: 'cause', statement, tier: 'plain', evidence: sentence, row: 'cause.asked' }
}

/** "Found it! The variable had a trailing space." */
function foundCause(sentence: string): Candidate | undefined {
  const isCause =
    /^(?:the|an?|it|we|i|some|my|our)\b.*\b(?:had|was|were|did|got|forgot|[a-z]{3,}ed)\b/i.test(
      sentence,
    ) && !/\?/.test(sentence)
  if (!isCause) return undefined
  return {
    kind: 'cause',
    statement: capital(thirdPerson(withoutTail(sentence))),
    tier: 'explicit',
    evidence: sentence,
    row: 'cause.found',
  }
}
