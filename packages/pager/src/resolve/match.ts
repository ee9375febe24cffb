/**
 * Which known memory a new statement is about: by slots, by words in common, and by opposites. Meaning
 * alone never makes a match: "tabs" and "spaces" are neighbours in meaning and opposites in fact.
 *
 * @module
 */
import type { Withdrawal } from '../extract/candidate.ts'
import { stems } from '../text/words.ts'

/** What is known, as far as a new statement can touch it. */
export interface Known<T> {
  readonly of: T
  readonly kind: 'profile' | 'preference' | 'rule' | 'fact'
  readonly statement: string
  readonly slot?: string
  readonly polarity?: 'prefer' | 'avoid' | 'do' | 'dont'
}

export interface LearnedStatement {
  readonly kind: string
  readonly statement: string
  readonly slot?: string
  readonly polarity?: string
  readonly withdraws?: Withdrawal
  /** A word that is said to be over. */
  readonly replaces?: string
  /** It takes the place of what was said last. */
  readonly corrects?: boolean
}

export type Effect<T> =
  | { readonly do: 'write' }
  | { readonly do: 'supersede'; readonly known: T }
  | { readonly do: 'withdraw'; readonly known: T }
  /** Several could be meant: both stay, and the user is asked. */
  | { readonly do: 'ask'; readonly among: readonly T[] }
  | { readonly do: 'nothing' }

/** Of these there is one at a time. */
const SINGLE: ReadonlySet<string> = new Set([
  'name',
  'home',
  'employer',
  'role',
  'timezone',
  'pronouns',
  'email',
  'birthday',
])

const FRAME: ReadonlySet<string> = new Set(
  (
    'user users team prefers prefer dislikes dislike avoid avoids uses use wants want likes like again anymore longer always never allowed fine need ' +
    'forget said rule said about please now keep make sure work works lives live name called'
  )
    .split(' ')
    .flatMap(stems),
)

/** Pairs of which only one can hold. */
const ANTONYMS: readonly (readonly [string, string])[] = [
  ['tabs', 'spaces'],
  ['single', 'double'],
  ['short', 'long'],
  ['light', 'dark'],
  ['formal', 'informal'],
  ['npm', 'pnpm'],
  ['npm', 'yarn'],
  ['pnpm', 'yarn'],
  ['jest', 'vitest'],
  ['rebase', 'merge'],
  ['window', 'aisle'],
  ['morning', 'evening'],
  ['verbose', 'brief'],
  ['metric', 'imperial'],
  ['english', 'german'],
  ['vim', 'emacs'],
].map(([a = '', b = '']) => [stems(a)[0] ?? a, stems(b)[0] ?? b])

const MARGIN = 0.2

export function contentWords(text: string): Set<string> {
  return new Set(stems(text).filter((word) => !FRAME.has(word)))
}

/** The share of common words in the smaller set. */
export function overlap(a: string, b: string): number {
  const left = contentWords(a)
  const right = contentWords(b)
  const smaller = Math.min(left.size, right.size)
  if (smaller === 0) return 0
  return [...left].filter((word) => right.has(word)).length / smaller
}

export function resolve<T>(
  learned: LearnedStatement,
  known: readonly Known<T>[],
  last?: Known<T>,
): Effect<T> {
  if (learned.withdraws !== undefined) return withdrawal(learned, known, last)
  if (known.some((one) => isSame(learned, one))) return { do: 'write' }
  const direct = directTarget(learned, known)
  if (direct !== undefined) return { do: 'supersede', known: direct.of }
  if (learned.corrects === true && last !== undefined && last.kind === kindOf(learned)) {
    return { do: 'supersede', known: last.of }
  }
  const replaced =
    learned.replaces === undefined ? [] : holding(learned.replaces, known, kindOf(learned))
  const [only, ...others] = replaced
  if (only !== undefined && others.length === 0 && overlapOfKind(learned, only)) {
    return { do: 'supersede', known: only.of }
  }
  return { do: 'write' }
}

function isSame(learned: LearnedStatement, one: Known<unknown>): boolean {
  return (
    one.statement.trim().toLowerCase() === learned.statement.trim().toLowerCase() &&
    one.polarity === learned.polarity
  )
}

function kindOf(learned: LearnedStatement): Known<unknown>['kind'] | undefined {
  if (learned.kind === 'constraint' || learned.kind === 'rule') return 'rule'
  return learned.kind === 'profile' || learned.kind === 'preference' || learned.kind === 'fact'
    ? learned.kind
    : undefined
}

/** The same slot, or the opposite about the same thing. */
function directTarget<T>(
  learned: LearnedStatement,
  known: readonly Known<T>[],
): Known<T> | undefined {
  const kind = kindOf(learned)
  if (kind === 'profile') {
    if (learned.slot === undefined || !SINGLE.has(learned.slot)) return undefined
    return known.find((one) => one.kind === 'profile' && one.slot === learned.slot)
  }
  if (kind !== 'preference' && kind !== 'rule') return undefined
  const near = kind === 'rule' ? { other: 0.6, opposite: 0.4 } : { other: 0.5, opposite: 0.3 }
  return known.find((one) => {
    if (one.kind !== kind) return false
    const common = overlap(learned.statement, one.statement)
    if (one.polarity !== learned.polarity) return common >= near.other
    return (
      isTurned(learned.statement, one.statement) ||
      (areOpposite(learned.statement, one.statement) && common >= near.opposite) ||
      (areOpposite(learned.statement, one.statement) && contentWords(learned.statement).size === 1)
    )
  })
}

/** "X over Y" against "Y over X". */
function isTurned(a: string, b: string): boolean {
  const left = /^(.*?)\s+(?:over|to|rather than|instead of|not|vor)\s+(.*)$/i.exec(a)
  const right = /^(.*?)\s+(?:over|to|rather than|instead of|not|vor)\s+(.*)$/i.exec(b)
  if (left === null || right === null) return false
  return (
    overlap(left[1] ?? '', right[2] ?? '') >= 0.5 && overlap(left[2] ?? '', right[1] ?? '') >= 0.5
  )
}

function areOpposite(a: string, b: string): boolean {
  const left = contentWords(firstOf(a))
  const right = contentWords(firstOf(b))
  return ANTONYMS.some(
    ([x, y]) =>
      (left.has(x) && right.has(y) && !left.has(y)) ||
      (left.has(y) && right.has(x) && !left.has(x)),
  )
}

/** What is wanted, without what it is wanted instead of. */
function firstOf(text: string): string {
  return text.replace(/,?\s+(?:over|not|instead of|rather than)\s+.*$/i, '')
}

function overlapOfKind<T>(learned: LearnedStatement, one: Known<T>): boolean {
  return (
    one.kind !== 'profile' ||
    learned.slot === one.slot ||
    learned.slot === 'free' ||
    one.slot === 'tools'
  )
}

function holding<T>(
  word: string,
  known: readonly Known<T>[],
  kind: Known<T>['kind'] | undefined,
): Known<T>[] {
  const wanted = contentWords(word)
  if (wanted.size === 0) return []
  return known.filter((one) => {
    if (kind !== undefined && one.kind !== kind) return false
    const words = contentWords(one.statement)
    return [...wanted].every((each) => words.has(each))
  })
}

/** The best by words, if it is far enough ahead of the next. */
function withdrawal<T>(
  learned: LearnedStatement,
  known: readonly Known<T>[],
  last: Known<T> | undefined,
): Effect<T> {
  if (learned.withdraws === 'last')
    return last === undefined ? { do: 'nothing' } : { do: 'withdraw', known: last.of }
  const slot = SLOT_WORDS.find(([pattern]) => pattern.test(learned.statement))?.[1]
  const open = known.filter((one) => isWithdrawable(learned, one))
  if (learned.withdraws === 'forget' && slot !== undefined) {
    const named = open.filter((one) => one.slot === slot)
    const [only] = named
    if (only !== undefined && named.length === 1) return { do: 'withdraw', known: only.of }
  }
  const scored = open
    .map((one) => ({ one, score: overlap(learned.statement, one.statement) }))
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score)
  const [best, next] = scored
  if (best === undefined) return { do: 'nothing' }
  if (next !== undefined && best.score - next.score < MARGIN) {
    return { do: 'ask', among: scored.slice(0, 4).map(({ one }) => one.of) }
  }
  return { do: 'withdraw', known: best.one.of }
}

const SLOT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:address|home|where i live)\b/i, 'home'],
  [/\b(?:job|employer|company)\b/i, 'employer'],
  [/\bbirthday\b/i, 'birthday'],
  [/\be-?mail\b/i, 'email'],
  [/\btime ?zone\b/i, 'timezone'],
  [/\bpronouns\b/i, 'pronouns'],
]

function isWithdrawable(learned: LearnedStatement, one: Known<unknown>): boolean {
  switch (learned.withdraws) {
    case 'lift-dont':
      return one.polarity === 'dont' || one.polarity === 'avoid'
    case 'lift-do':
      return one.polarity === 'do'
    case 'ended':
      return one.polarity !== 'dont' && one.polarity !== 'avoid'
    default:
      return true
  }
}
