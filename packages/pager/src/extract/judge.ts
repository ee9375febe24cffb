/**
 * What the tables found in a sentence and what the vote says of its clauses, together: the vote adds what
 * no table knows, beside the words of others it takes away what looks like nothing, and nothing is pinned that it does not see the same
 * way.
 *
 * @module
 */
import { contentOf, isCovered, nearest } from './ballots.ts'
import type { Candidate } from './candidate.ts'
import { isPassing } from './generic.ts'
import { hasLongQuote } from './mask.ts'
import { accepted, CLASSES, type Class, classOf, type Vote, voted } from './vote.ts'

/** So likely must be what stays of what the tables found: plain statements and explicit ones. */
const KEPT_MIN = { plain: 0.45, explicit: 0.2 }
/** The same where part of the turn is somebody else's, for plain statements and for explicit ones. */
const MIXED_MIN = { plain: 0.85, explicit: 0.7 }
/** So likely must be what the vote adds. */
const ADDED_MIN = 0.5
/** So likely must the kind be of what the vote adds. */
const KIND_MIN = 0.4
/** Words of the moment need so likely a lesson. */
const PASSING_MIN = 0.6
/** The same for what is taken back, which ends something known. */
const BACK_MIN = 0.6
/** So much more likely must another kind be to take the place of an explicit one. */
const OTHER_KIND_MIN = 0.4
/** So likely must what is pinned be a lesson, and so likely of its kind if it is one. */
const PINNED_MIN = 0.68
const PINNED_KIND_MIN = 0.65

/** Less likely than this, even an order that begins like one is a saying or a joke. */
const NOTHING_MAX = 0.3

/** What the vote has no word for, or what rests on the words of the assistant. */
const UNJUDGED = /^(?:proposal\.|outcome\.stated|swap|cause\.(?:asked|found))/
/** Nobody begins like this who does not give an order; other languages have no vote of their own. */
const UNMISTAKABLE =
  /^(?:please,? |remember to |bitte,? |por favor,? |per favore,? |s['’]il (?:te|vous) pla[iî]t,? )?(?:never|always|under no circumstances|from now on|nie(?:mals)?|immer|ab (?:jetzt|sofort)|auf keinen fall|jamais|toujours|ne\b.{1,40}\bjamais|d[eé]sormais|nunca|jam[aá]s|siempre|sempre|mai|a partir de agora|d['’]ora in poi)[\s,]/iu

/** A taste and what is said of the user are near each other; so are orders of either kind. */
const FAMILIES: Readonly<Record<'profile' | 'preference' | 'rule', readonly Class[]>> = {
  profile: ['profile', 'prefer'],
  preference: ['prefer', 'avoid', 'profile'],
  rule: ['do', 'dont'],
}

const OPPOSITE: Partial<Readonly<Record<Class, Class>>> = {
  prefer: 'avoid',
  avoid: 'prefer',
  do: 'dont',
  dont: 'do',
}

function chanceOf(family: readonly Class[], chances: readonly number[]): number {
  return family.reduce((sum, one) => sum + (chances[CLASSES.indexOf(one)] ?? 0), 0)
}

/**
 * @param isAllOwn nothing in the turn is anybody else's
 * @param mayAdd the vote may also add what no table found, if all is the user's
 */
export function judged(
  found: readonly Candidate[],
  votes: readonly Vote[],
  isAllOwn: boolean,
  mayAdd: boolean,
): readonly Candidate[] {
  const kept = found.flatMap((candidate): readonly Candidate[] => {
    const vote = votes[nearest(candidate, votes)]
    if (UNJUDGED.test(candidate.row)) return [candidate]
    if (vote === undefined) return isAllOwn ? [{ ...candidate, tier: 'plain' }] : []
    // What the user asks to remember is kept.
    const isAsked = isAllOwn && /remember/.test(candidate.row)
    return seen(candidate, vote, isAsked ? 0 : (isAllOwn ? KEPT_MIN : MIXED_MIN)[candidate.tier])
  })
  if (!mayAdd || !isAllOwn) return kept
  const taken = new Set(found.map((candidate) => nearest(candidate, votes)))
  for (const [at, vote] of votes.entries()) {
    if (taken.has(at) || vote.lesson < ADDED_MIN || !mayBeAdded(vote)) continue
    if (!kept.some(({ statement }) => isCovered(vote.words, contentOf(statement))))
      kept.push(voted(vote))
  }
  return kept
}

/** A candidate as the vote sees it: as it is, unpinned, of another kind, or not at all. */
function seen(candidate: Candidate, vote: Vote, least: number): readonly Candidate[] {
  const { kind, tier, slot } = candidate
  const isPinnable = kind === 'profile' || kind === 'preference' || kind === 'rule'
  if (kind === 'rule' && tier === 'explicit' && isOrder(candidate) && vote.unit.isAllOwn)
    return [vote.lesson < NOTHING_MAX ? { ...candidate, tier: 'plain' } : candidate]
  if (vote.lesson < least) return []
  const own = classOf(candidate)
  // A value of its own (a name, a home) has passed the check of its row.
  const isValue = slot !== undefined && slot !== 'free'
  const ahead = vote.sure - accepted(own, vote.chances)
  if (
    vote.best !== own &&
    // The words of a row say whether it is for or against, better than the vote.
    OPPOSITE[vote.best] !== own &&
    (vote.best !== 'back' || (tier === 'plain' && vote.sure >= BACK_MIN)) &&
    !isValue &&
    ahead > (tier === 'plain' ? 0 : OTHER_KIND_MIN)
  )
    return [voted(vote)]
  if (tier === 'plain' || !isPinnable) return [candidate]
  const isSure =
    vote.lesson >= PINNED_MIN &&
    chanceOf(FAMILIES[kind], vote.chances) >= PINNED_KIND_MIN * vote.lesson
  return [isSure ? candidate : { ...candidate, tier: 'plain' }]
}

/** Shouted words are somebody's sign more often than the user's order. */
function isOrder({ evidence }: Candidate): boolean {
  return UNMISTAKABLE.test(evidence) && /\p{Ll}/u.test(evidence)
}

/** It ends with what makes an order one for now. */
const FOR_NOW =
  /\b(?:(?<!from )now|yet|today|tonight|tomorrow|this (?:time|once)|for (?:now|today))(?:,? please)?[.!]*$/i
const COURTESY =
  /^(?:dear|sehr geehrte\p{L}*|kind regards|best regards|regards|mfg|cordialement|saludos|bonjour|guten (?:tag|morgen|abend)|good (?:morning|evening|afternoon))(?!\p{L})/iu

function mayBeAdded({ unit, lesson, best, sure }: Vote): boolean {
  const { plain, sentence } = unit
  if (lesson < PASSING_MIN && (best === 'profile' || best === 'fact') && isPassing(plain))
    return false
  const least = best === 'back' ? BACK_MIN : KIND_MIN
  if (sure < least || hasLongQuote(sentence)) return false
  if (COURTESY.test(plain)) return false
  if ((best === 'do' || best === 'dont') && FOR_NOW.test(unit.text)) return false
  return /^[\p{L}\d(€$£\uE000-\uE7FF].*\s/u.test(plain.trim())
}
