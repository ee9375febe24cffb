/**
 * What the vote is asked: the traits of every clause of a turn, with what stands around it, what the rest
 * of the turn looks like and what the tables found in it.
 *
 * @module
 */
import { stems } from '../text/words.ts'
import type { Candidate } from './candidate.ts'
import type { SentenceReading, TurnReading } from './read-turn.ts'
import { capital, thirdPerson } from './render.ts'
import { traitsBeside, traitsOf } from './traits.ts'
import type { Unit } from './units.ts'
import { type Ballot, classOf } from './vote.ts'

/** Of each sentence, one ballot per clause. */
export function ballotsOf({ sentences }: TurnReading): readonly (readonly Ballot[])[] {
  const all = sentences.flatMap(({ units }) => units)
  const looks = all.map((unit) => [...traitsOf(unit)])
  const heads = looks.map((traits) => traits.filter((trait) => HEAD.test(trait)))
  let at = 0
  return sentences.map((sentence) => {
    const sides = sentence.units.map((unit) => ({ unit, words: wordsOf(unit) }))
    const rows = rowTraits(sentence, sides)
    return sides.map(({ unit, words }, place) => {
      const here = at++
      const around = [
        ...heads.slice(Math.max(0, here - AROUND_MAX), here),
        ...heads.slice(here + 1, here + 1 + AROUND_MAX),
      ].flat()
      return {
        unit,
        words,
        traits: [
          ...(looks[here] ?? []),
          ...traitsBeside('b', all[here - 1]?.plain),
          ...traitsBeside('n', all[here + 1]?.plain),
          ...new Set(around.map((trait) => `T${trait}`)),
          ...(rows[place] ?? []),
        ],
      }
    })
  })
}

/** Clauses further away have nothing to do with it; and time grows with the turn alone. */
const AROUND_MAX = 24

/** How the other clauses begin, and what they order or ask. */
const HEAD = /^(?:h1:|f1:|order|ban|asks|recurs)/

/** What a row makes of a clause, so that the vote can learn which rows to believe. */
export const isRowTrait = (trait: string): boolean => trait.startsWith('row ')

function rowTraits(
  { found }: SentenceReading,
  sides: readonly { readonly words: ReadonlySet<string> }[],
): readonly (readonly string[])[] {
  const rows = sides.map((): string[] => [])
  for (const candidate of found) {
    const place = nearest(candidate, sides)
    const kind = classOf(candidate)
    rows[place]?.push(
      `row ${candidate.row}`,
      `row kind ${kind}`,
      `row tier ${candidate.tier} ${kind}`,
    )
  }
  return rows.map((traits) => (traits.length === 0 ? ['row none'] : traits))
}

/** The place of the clause that a candidate has most in common with; -1 if it has nothing with any. */
export function nearest(
  { statement }: Candidate,
  sides: readonly { readonly words: ReadonlySet<string> }[],
): number {
  const words = contentOf(statement)
  let place = -1
  let most = 0
  for (const [at, side] of sides.entries()) {
    const alike = likeness(words, side.words)
    if (alike <= most) continue
    most = alike
    place = at
  }
  return place
}

/** What every statement of its kind says, in any wording. */
const FRAME: ReadonlySet<string> = new Set(
  stems('user name named prefers likes dislikes wants works lives uses team stand hate love'),
)

export function contentOf(statement: string): ReadonlySet<string> {
  return new Set(stems(statement).filter((word) => !FRAME.has(word)))
}

function wordsOf({ plain }: Unit): ReadonlySet<string> {
  return contentOf(capital(thirdPerson(plain)))
}

/** Common words of both, twice, in all of both. */
export function likeness(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return (2 * common(some, others)) / Math.max(1, some.size + others.size)
}

/** Whether most of the words are among the others. */
export function isCovered(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const shared = common(words, others)
  return shared >= words.size / 2 || shared >= 0.8 * others.size || likeness(words, others) >= 0.4
}

function common(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let count = 0
  for (const word of some) if (others.has(word)) count++
  return count
}
