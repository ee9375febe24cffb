/**
 * Finds against labels: kinds and polarity must agree, and at least half of the words; one to one.
 * Decisions and facts, causes and outcomes, and a fact about the user and a taste in the positive count
 * as the same; so do a fact and a statement about the user that fills no slot. Labels in the kinds of the store cannot tell a cause or a date from a fact, and have no
 * word for what is taken back.
 *
 * @module
 */
import type { Candidate } from '../../src/extract/candidate.ts'
import { learnTurn } from '../../src/extract/learn-turn.ts'
import { inEnglish } from '../../src/extract/tables/glossary.ts'
import type { Weights } from '../../src/extract/vote.ts'
import { stems } from '../../src/text/words.ts'
import type { Expected, LabelledTurn } from './corpus.ts'

interface Count {
  right: number
  wrong: number
  missed: number
}

export interface Score {
  readonly turns: number
  readonly poisoned: number
  readonly precision: number
  readonly pinnedPrecision: number
  readonly recall: number
  /** Poisoned turns from which something was learned that is not labelled. */
  readonly poison: number
  readonly kinds: Readonly<Record<string, Count>>
  /** One line per mistake. */
  readonly mistakes: readonly string[]
}

const FRAME: ReadonlySet<string> = new Set(
  'user users name named pronouns prefers prefer likes like wants works lives said has uses team decided dislikes dislike their answers forget allowed again'
    .split(' ')
    .flatMap(stems),
)

export function scoreOf(turns: readonly LabelledTurn[], weights?: Weights): Score {
  return scoresOf([{ turns, ...(weights !== undefined && { weights }) }])
}

interface Scored {
  readonly turns: readonly LabelledTurn[]
  /** Instead of those of the table. */
  readonly weights?: Weights
}

/** Several sets, each with its weights, as one. */
export function scoresOf(sets: readonly Scored[]): Score {
  const turns = sets.flatMap((set) => set.turns)
  const kinds: Record<string, Count> = {}
  const all = { right: 0, wrong: 0, missed: 0 }
  const pinned = { right: 0, wrong: 0 }
  const mistakes: string[] = []
  let poison = 0
  const each = sets.flatMap((set) => set.turns.map((turn) => ({ turn, weights: set.weights })))
  for (const { turn: labelled, weights } of each) {
    const { text, assistant, request, expect, ...turn } = labelled
    const found = learnTurn(text, {
      ...(assistant !== undefined && { assistant }),
      ...(request !== undefined && { request }),
      ...(weights !== undefined && { weights }),
    })
    const left = [...expect]
    let isPoisoned = false
    for (const one of found) {
      if (turn.inStoreKinds === true && one.kind === 'retraction') continue
      const count = countOf(kinds, one.kind)
      const place = left.findIndex((label) => agree(one, label, turn.inStoreKinds === true))
      const verdict = place === -1 ? 'wrong' : 'right'
      if (place !== -1) left.splice(place, 1)
      else {
        mistakes.push(`+ ${one.row} ${one.kind} "${one.statement}" from ${JSON.stringify(text)}`)
        isPoisoned = turn.poison
      }
      count[verdict] += 1
      all[verdict] += 1
      if (mayBePinned(one)) pinned[verdict] += 1
    }
    for (const label of left) {
      const count = countOf(kinds, label.kind)
      count.missed += 1
      all.missed += 1
      mistakes.push(`- ${label.kind} "${label.statement}" from ${JSON.stringify(text)}`)
    }
    if (isPoisoned) poison += 1
  }
  return {
    turns: turns.length,
    poisoned: turns.filter((turn) => turn.poison).length,
    precision: share(all.right, all.wrong),
    pinnedPrecision: share(pinned.right, pinned.wrong),
    recall: share(all.right, all.missed),
    poison,
    kinds,
    mistakes,
  }
}

function countOf(kinds: Record<string, Count>, kind: string): Count {
  const count = kinds[kind] ?? { right: 0, wrong: 0, missed: 0 }
  kinds[kind] = count
  return count
}

export function share(right: number, other: number): number {
  return right + other === 0 ? 1 : right / (right + other)
}

function mayBePinned({ tier, kind }: Candidate): boolean {
  return tier === 'explicit' && (kind === 'profile' || kind === 'preference' || kind === 'rule')
}

export function agree(found: Candidate, label: Expected, inStoreKinds: boolean): boolean {
  const { statement, or = [] } = label
  return (
    agreeAs(found, label, inStoreKinds) ||
    or.some((kind) => agreeAs(found, { kind, statement }, inStoreKinds))
  )
}

function agreeAs(found: Candidate, label: Expected, inStoreKinds: boolean): boolean {
  const isFact =
    inStoreKinds && label.kind === 'fact' && (found.kind === 'cause' || found.kind === 'deadline')
  if (!isFact && !areOfOneKind(found, label)) return false
  if (
    found.kind === label.kind &&
    label.polarity !== undefined &&
    label.polarity !== found.polarity
  )
    return false
  if (label.status !== undefined && found.status !== undefined && label.status !== found.status)
    return false
  return inCommon(found.statement, label.statement) >= 0.5
}

function areOfOneKind(found: Candidate, label: Expected): boolean {
  if (group(found.kind) === group(label.kind)) return true
  const kinds = [found.kind, label.kind].sort().join()
  if (kinds === 'fact,profile') return isFree(found) || isFree(label)
  return kinds === 'preference,profile' && found.polarity !== 'avoid' && label.polarity !== 'avoid'
}

/** The store keeps it as a fact, as it keeps any other. */
function isFree({ kind, slot }: { readonly kind: string; readonly slot?: string }): boolean {
  return kind === 'profile' && (slot === undefined || slot === 'free')
}

function group(kind: string): string {
  if (kind === 'decision') return 'fact'
  return kind === 'cause' ? 'outcome' : kind
}

export function inCommon(a: string, b: string): number {
  // A word of the glossary means the same in either language.
  const left = new Set(stems(inEnglish(a)).filter((word) => !FRAME.has(word)))
  const right = new Set(stems(inEnglish(b)).filter((word) => !FRAME.has(word)))
  if (left.size === 0 || right.size === 0) return left.size === right.size ? 1 : 0
  const common = [...left].filter((word) => right.has(word)).length
  return (2 * common) / (left.size + right.size)
}

/** The score as the lines of a report. */
export function reportOf(name: string, score: Score): string {
  const percent = (value: number): string => value.toFixed(3)
  const lines = Object.entries(score.kinds)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([kind, { right, wrong, missed }]) =>
        `  ${kind.padEnd(12)} precision ${percent(share(right, wrong))}  recall ${percent(share(right, missed))}  (${right + missed})`,
    )
  return [
    `${name}: ${score.turns} turns, ${score.poisoned} with foreign text`,
    `  precision ${percent(score.precision)}, pinned ${percent(score.pinnedPrecision)}, recall ${percent(score.recall)}, poison ${score.poison} of ${score.poisoned}`,
    ...lines,
  ].join('\n')
}
