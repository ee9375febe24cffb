/**
 * A second opinion on every clause: weights of its traits, learned from the labelled turns by
 * `npm run learning:update`, say how likely it teaches something and of which kind. It adds what no table
 * knows, takes away what looks like nothing beside the words of others, and is asked before anything is pinned. It adds up some
 * numbers of a table; nothing is learned while Cortex runs.
 *
 * @module
 */
import type { Candidate, CandidateKind } from './candidate.ts'
import { asOrder, capital, thirdPerson } from './render.ts'
import { WEIGHTS } from './tables/weights.ts'
import type { Unit } from './units.ts'

/** What a clause may be; the first says that it teaches nothing. */
export const CLASSES = [
  'nothing',
  'profile',
  'prefer',
  'avoid',
  'do',
  'dont',
  'fact',
  'event',
  'deadline',
  'back',
] as const
export type Class = (typeof CLASSES)[number]

/** One letter per class and trait, from least to most. */
export const LETTERS: string = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const MIDDLE = 30
/** The weight of one step. */
export const STEP: number = 0.04

const STEPS: ReadonlyMap<string, number> = new Map(
  [...LETTERS].map((letter, at) => [letter, (at - MIDDLE) * STEP]),
)

export type Weights = ReadonlyMap<string, readonly number[]>

/** A table as text: letters, blank, trait; one per line. */
export function readWeights(table: string): Weights {
  const weights = new Map<string, readonly number[]>()
  for (const line of table.split('\n')) {
    if (line.length <= CLASSES.length) continue
    weights.set(
      line.slice(CLASSES.length + 1),
      CLASSES.map((_, at) => STEPS.get(line[at] ?? '') ?? 0),
    )
  }
  return weights
}

/** The line of a table for a trait. */
export function weightLine(trait: string, weights: readonly number[]): string {
  const letters = weights.map((weight) => {
    const step = Math.round(weight / STEP) + MIDDLE
    return LETTERS[Math.max(0, Math.min(LETTERS.length - 1, step))]
  })
  return `${letters.join('')} ${trait}`
}

let shipped: Weights | undefined

/** How likely each class is. */
export function chances(traits: readonly string[], given?: Weights): readonly number[] {
  shipped ??= readWeights(WEIGHTS)
  const weights = given ?? shipped
  const sums = CLASSES.map(() => 0)
  for (const trait of traits) {
    const row = weights.get(trait)
    if (row !== undefined)
      for (const [at, weight] of row.entries()) sums[at] = (sums[at] ?? 0) + weight
  }
  const most = Math.max(...sums)
  const grown = sums.map((sum) => Math.exp(sum - most))
  const all = grown.reduce((total, one) => total + one, 0)
  return grown.map((one) => one / all)
}

/** What is asked of one clause. */
export interface Ballot {
  readonly unit: Unit
  readonly traits: readonly string[]
  /** Its words that are not in every statement. */
  readonly words: ReadonlySet<string>
}

export interface Vote extends Ballot {
  /** How likely it teaches anything. */
  readonly lesson: number
  readonly chances: readonly number[]
  /** The kind that a reader most likely accepts, if it is anything. */
  readonly best: Class
  /** How likely a reader accepts that kind. */
  readonly sure: number
}

/** What a reader who means one of them may also call it, if it speaks of the user. */
const NEAR: readonly Class[] = ['profile', 'prefer', 'fact']

/** How likely a reader accepts a kind. */
export function accepted(kind: Class, chances: readonly number[]): number {
  const also = kind === 'profile' ? NEAR : kind === 'prefer' ? NEAR.slice(0, 2) : [kind]
  return also.reduce((sum, one) => sum + (chances[CLASSES.indexOf(one)] ?? 0), 0)
}

/** A share of the three above this decides between them. */
const MIXED_MAX = 0.75
/** Only what speaks of the user can be about the user. */
const ABOUT_USER = /(?<![\p{L}\d])(?:i|me|my|mine|myself|user)(?![\p{L}\d])/iu

export function voteOn(ballot: Ballot, given?: Weights): Vote {
  const each = chances(ballot.traits, given)
  const most = Math.max(...each.slice(1))
  const likeliest = CLASSES[each.indexOf(most, 1)] ?? 'fact'
  const speaksOfUser = ABOUT_USER.test(ballot.unit.plain)
  const isNear = NEAR.includes(likeliest)
  // A fact or a taste, it is about the user in any case.
  const isMixed = isNear && speaksOfUser && most < MIXED_MAX * accepted('profile', each)
  const best =
    isMixed || (likeliest === 'profile' && !speaksOfUser && ballot.unit.lang === 'en')
      ? speaksOfUser
        ? 'profile'
        : 'fact'
      : likeliest
  return {
    ...ballot,
    chances: each,
    lesson: 1 - (each[0] ?? 0),
    best,
    sure: accepted(best, each),
  }
}

const CLASS_OF: Readonly<Record<CandidateKind, Class>> = {
  profile: 'profile',
  preference: 'prefer',
  rule: 'do',
  decision: 'fact',
  fact: 'fact',
  deadline: 'deadline',
  cause: 'event',
  outcome: 'event',
  retraction: 'back',
}

export function classOf({
  kind,
  polarity,
}: {
  readonly kind: CandidateKind
  readonly polarity?: string
}): Class {
  return polarity === 'avoid' || polarity === 'dont' ? polarity : CLASS_OF[kind]
}

const OF_CLASS: Readonly<Record<Class, Pick<Candidate, 'kind' | 'slot' | 'polarity'>>> = {
  nothing: { kind: 'fact' },
  profile: { kind: 'profile', slot: 'free' },
  prefer: { kind: 'preference', polarity: 'prefer' },
  avoid: { kind: 'preference', polarity: 'avoid' },
  do: { kind: 'rule', polarity: 'do' },
  dont: { kind: 'rule', polarity: 'dont' },
  fact: { kind: 'fact' },
  event: { kind: 'cause' },
  deadline: { kind: 'deadline' },
  back: { kind: 'retraction' },
}

const NOT = /^(?:please )?(?:never|don['’]t|do not|no more|no|avoid|stop) (?=\S+)/i

/** The clause as a candidate of the plain tier. */
export function voted({ unit, best }: Pick<Vote, 'unit' | 'best'>): Candidate {
  const { plain, sentence } = unit
  const isRule = best === 'do' || best === 'dont'
  return {
    ...OF_CLASS[best],
    ...(best === 'back' && { withdraws: 'ended' as const }),
    statement: isRule
      ? asOrder(best === 'dont' ? plain.replace(NOT, '') : plain)
      : capital(thirdPerson(plain)),
    tier: 'plain',
    evidence: sentence,
    row: `vote.${best}`,
  }
}
