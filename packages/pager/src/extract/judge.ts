/**
 * What the tables found in a sentence and what the vote says of its clauses, together: the vote adds what
 * no table knows, beside the words of others it takes away what looks like nothing, and nothing is pinned that it does not see the same
 * way.
 *
 * @module
 */
import { stems } from '../text/words.ts'
import type { Candidate } from './candidate.ts'
import { isPassing } from './generic.ts'
import { hasQuote } from './mask.ts'
import { CLASSES, type Class, type Vote, voted } from './vote.ts'

/** So likely must be what the vote adds; if all of the turn is the user's. */
const ADDED_MIN = 0.55
/** Less likely, and a plain statement is left out where part of the turn is somebody else's. */
const MIXED_MIN = 0.4
/** So likely must be a statement that fills a slot. */
const VALUE_MIN = 0.3
/** So likely must the kind be of what is pinned. */
const PINNED_MIN = 0.5
/** So much of the clause must be in what is pinned, and the reverse. */
const ALIKE_MIN = 0.5

/** What the vote has no word for, or what rests on the words of the assistant. */
const UNJUDGED = /^(?:proposal\.|outcome\.stated|swap|cause\.(?:asked|found))/
/** Nobody begins like this who does not give an order; other languages have no vote of their own. */
const UNMISTAKABLE =
  /^(?:please,? |bitte,? |por favor,? |per favore,? |s['’]il (?:te|vous) pla[iî]t,? )?(?:never|always|under no circumstances|from now on|nie(?:mals)?|immer|ab (?:jetzt|sofort)|auf keinen fall|jamais|toujours|ne\b.{1,40}\bjamais|d[eé]sormais|nunca|jam[aá]s|siempre|sempre|mai|a partir de agora|d['’]ora in poi)[\s,]/iu

/** They stand for something that was said elsewhere. */
const POINTS =
  /^(?:it|that|this|these|those|they|he|she|which|who|there|here)\b(?!['’]s (?:a|an|no) )/i

/** What happened has a verb: "still living out of boxes" tells nothing. */
const HAPPENS =
  /^(?!(?:still|no more|not|never|only|just)\b).*\b(?:is|are|was|were|has|had|did|didn['’]t|does|doesn['’]t|got|came|made|went|broke|took|kept|ran|works?|fix(?:es|ed)|[a-z]{3,}ed)\b/i

/** A taste and what is said of the user are near each other; so are orders of either kind. */
const FAMILIES: Readonly<Record<'profile' | 'preference' | 'rule', readonly Class[]>> = {
  profile: ['profile', 'prefer'],
  preference: ['prefer', 'avoid', 'profile'],
  rule: ['do', 'dont'],
}

function chanceOf(family: readonly Class[], chances: readonly number[]): number {
  return family.reduce((sum, one) => sum + (chances[CLASSES.indexOf(one)] ?? 0), 0)
}

/**
 * @param isAllOwn nothing in the turn is anybody else's
 * @param mayAdd the vote may also add what no table found
 */
export function judged(
  found: readonly Candidate[],
  votes: readonly Vote[],
  isAllOwn: boolean,
  mayAdd: boolean,
): readonly Candidate[] {
  const read = votes.map((vote) => ({ vote, words: contentOf(voted(vote).statement) }))
  const kept = found.flatMap((candidate): Candidate[] => {
    if (candidate.kind === 'retraction' || UNJUDGED.test(candidate.row)) return [candidate]
    const words = contentOf(candidate.statement)
    const [nearest] = read
      .map(({ vote, words: others }) => ({ vote, alike: likeness(words, others) }))
      .sort((a, b) => b.alike - a.alike)
    if (nearest === undefined) return [candidate]
    const { lesson, chances, unit } = nearest.vote
    if (candidate.tier === 'plain') return !isAllOwn && lesson < MIXED_MIN ? [] : [candidate]
    const { kind } = candidate
    if (kind !== 'profile' && kind !== 'preference' && kind !== 'rule') return [candidate]
    // A value of its own (a name, a home) has passed the check of its row.
    const isValue = candidate.slot !== undefined && candidate.slot !== 'free'
    if (isValue && lesson >= VALUE_MIN) return [candidate]
    if (kind === 'rule' && UNMISTAKABLE.test(candidate.evidence)) return [candidate]
    const isSeenAlike =
      chanceOf(FAMILIES[kind], chances) >= PINNED_MIN &&
      nearest.alike >= ALIKE_MIN &&
      (kind === 'profile' || unit.lang === 'en')
    return [isSeenAlike ? candidate : { ...candidate, tier: 'plain' }]
  })
  if (!mayAdd) return kept
  for (const { vote, words } of read) {
    if (!mayBeAdded(vote)) continue
    if (!kept.some(({ statement }) => isCovered(words, contentOf(statement))))
      kept.push(voted(vote))
  }
  return kept
}

function mayBeAdded({ unit, lesson, best }: Vote): boolean {
  const { plain, reason } = unit
  if (lesson < ADDED_MIN || (reason !== undefined && reason !== 'past')) return false
  if (unit.lang !== 'en' || hasQuote(unit.sentence) || !/\s/.test(plain.trim())) return false
  if (POINTS.test(plain) && (best !== 'event' || plain.split(/\s+/).length < 5)) return false
  if (best === 'event' && !HAPPENS.test(plain)) return false
  return (best !== 'profile' && best !== 'fact') || !isPassing(plain)
}

/** What every statement of its kind says, in any wording. */
const FRAME: ReadonlySet<string> = new Set(
  stems('user name named prefers likes dislikes wants works lives uses team stand hate love'),
)

function contentOf(statement: string): ReadonlySet<string> {
  return new Set(stems(statement).filter((word) => !FRAME.has(word)))
}

/** Common words of both, twice, in all of both. */
function likeness(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return (2 * common(some, others)) / Math.max(1, some.size + others.size)
}

function isCovered(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const shared = common(words, others)
  return shared >= words.size / 2 || shared >= 0.8 * others.size || likeness(words, others) >= 0.4
}

function common(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let count = 0
  for (const word of some) if (others.has(word)) count++
  return count
}
