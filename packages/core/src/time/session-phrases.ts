/**
 * Sessions by their place: "the third session", "session 4", "sessions 1 through 3", "our last
 * conversation", "five sessions ago", "the first two chats", "since session 4".
 *
 * Sessions of something or about something ("her first therapy session", "our last conversation
 * about Rome") are not told by their place among all, so they do not count.
 *
 * @module
 */
import { unitNamed } from './names.ts'
import { amountAt, cardinalAt, ordinalAt, type Read } from './numbers.ts'
import { after, type Context, countsThings, longest, skip, wordAt } from './period.ts'
import { pointAt } from './points.ts'

/** Places from the first session (1 is the first) or back from the last one (1 is the last). */
export interface SessionRange {
  readonly countedFrom: 'start' | 'end'
  /** Counted from the end, 0 is the session that is going on. */
  readonly first: number
  /** The last place that is meant; absent when the range is open. */
  readonly last?: number
}

type Sessions = Read<readonly SessionRange[]>
type SessionRule = (context: Context, at: number) => Sessions | undefined

const NOUN = /^(?:session|conversation|chat|discussion|dialogue|dialog)s?$/
const RANGE_LINK = /^(?:through|thru|to|until|till|-|–|—)$/
const LIST_LINK = /^(?:,|and|or|&)$/
const LATEST = /^(?:last|latest|newest|final|previous|prior|past)$/
const EARLIEST = /^(?:first|earliest|initial|opening)$/

export function sessionMentionAt(context: Context, at: number): Sessions | undefined {
  if (/^(?:his|her|its|'s|')$/.test(wordAt(context, at - 1))) return undefined
  return longest([fromToAt(context, at), directedAt(context, at), placeAt(context, at)])
}

/** One phrase that names places, without a direction. */
function placeAt(context: Context, at: number): Sessions | undefined {
  const start = skip(context, at, 'the', 'our', 'my', 'their', 'your')
  const rules: readonly SessionRule[] = [
    numberedAt,
    ordinalPlacesAt,
    latestAt,
    earliestAt,
    agoAt,
    beforeLastAt,
    fromTheEndAt,
    currentAt,
  ]
  const found = longest(rules.map((rule) => rule(context, start)))
  return found !== undefined && isAboutAll(context, found.next) ? found : undefined
}

/** "session 4", "session number four", "sessions 2, 4 and 5", "sessions 1 through 3". */
function numberedAt(context: Context, at: number): Sessions | undefined {
  if (!isNoun(context, at)) return undefined
  return placesAt(context, skipNumberSign(context, at + 1), false, (place) => {
    const number = cardinalAt(context.tokens, skipNumberSign(context, skipNoun(context, place)))
    if (number === undefined || number.value < 1) return undefined
    const counts = countsThings(context, number.next) || unitNamed(wordAt(context, number.next))
    return counts ? undefined : number
  })
}

/** "third session", "second and third sessions", "third to fifth session". */
function ordinalPlacesAt(context: Context, at: number, rangeByAnd = false): Sessions | undefined {
  const places = placesAt(context, at, rangeByAnd, (place) =>
    ordinalAt(context.tokens, skip(context, skip(context, place, 'the', 'our'), 'very')),
  )
  return places !== undefined && isNoun(context, places.next)
    ? { value: places.value, next: places.next + 1 }
    : undefined
}

/** Places joined by "and", commas and "through". */
function placesAt(
  context: Context,
  at: number,
  rangeByAnd: boolean,
  read: (at: number) => Read<number> | undefined,
): Sessions | undefined {
  const first = read(at)
  if (first === undefined) return undefined
  const ranges = [place('start', first.value)]
  let next = first.next
  for (;;) {
    const comma = skip(context, next, ',')
    const word = wordAt(context, next)
    const toEnd = RANGE_LINK.test(word) || (rangeByAnd && word === 'and')
    const link = LIST_LINK.test(wordAt(context, comma)) ? comma + 1 : comma
    const other = read(toEnd ? next + 1 : link)
    if (other === undefined || (!toEnd && link === next)) return { value: ranges, next }
    const begun = ranges.at(-1) as SessionRange
    if (toEnd) ranges[ranges.length - 1] = { ...begun, last: other.value }
    else ranges.push(place('start', other.value))
    next = other.next
  }
}

/** "last session", "most recent chat", "last three sessions", "past few conversations". */
function latestAt(context: Context, at: number): Sessions | undefined {
  const word = skip(context, at, 'very')
  const behind =
    after(context, word, 'most', 'recent') ??
    (LATEST.test(wordAt(context, word)) ? word + 1 : undefined)
  return behind === undefined ? undefined : countedAt(context, behind, 'end')
}

function earliestAt(context: Context, at: number): Sessions | undefined {
  const word = skip(context, at, 'very')
  return EARLIEST.test(wordAt(context, word)) ? countedAt(context, word + 1, 'start') : undefined
}

function countedAt(
  context: Context,
  at: number,
  countedFrom: SessionRange['countedFrom'],
): Sessions | undefined {
  const count = amountAt(context.tokens, at)
  const noun = count?.next ?? at
  const places = count?.value.most ?? 1
  if (!isNoun(context, noun) || places < 1) return undefined
  return { value: [{ countedFrom, first: 1, last: places }], next: noun + 1 }
}

/** "five sessions ago". */
function agoAt(context: Context, at: number): Sessions | undefined {
  const count = amountAt(context.tokens, at)
  if (count === undefined || !isNoun(context, count.next)) return undefined
  const { least, most } = count.value
  const next = after(context, count.next + 1, 'ago') ?? after(context, count.next + 1, 'back')
  return next === undefined || most < 1
    ? undefined
    : { value: [{ countedFrom: 'end', first: least, last: most }], next }
}

/** "the session before last". */
function beforeLastAt(context: Context, at: number): Sessions | undefined {
  const next = isNoun(context, at) ? after(context, at + 1, 'before', 'last') : undefined
  return next === undefined ? undefined : { value: [place('end', 2)], next }
}

/** "second to last session", "second most recent session", "penultimate session". */
function fromTheEndAt(context: Context, at: number): Sessions | undefined {
  const order = ordinalAt(context.tokens, at)
  const penultimate = after(context, at, 'penultimate') ?? after(context, at, 'next', 'to', 'last')
  const behind =
    order === undefined
      ? penultimate
      : (after(context, order.next, 'to', 'last') ??
        after(context, order.next, '-', 'to', '-', 'last') ??
        after(context, order.next, 'most', 'recent'))
  if (behind === undefined || !isNoun(context, behind)) return undefined
  return { value: [place('end', order?.value ?? 2)], next: behind + 1 }
}

/** "this session", "the current conversation". */
function currentAt(context: Context, at: number): Sessions | undefined {
  const isCurrent = /^(?:this|current|present|ongoing)$/.test(wordAt(context, at))
  return isCurrent && isNoun(context, at + 1)
    ? { value: [place('end', 0)], next: at + 2 }
    : undefined
}

/** "between the second and the fifth session", "from session 3 to session 5". */
function fromToAt(context: Context, at: number): Sessions | undefined {
  const between = after(context, at, 'between')
  const start = between ?? after(context, at, 'from')
  if (start === undefined) return undefined
  const inner = skip(context, start, 'the', 'our')
  if (between === undefined) return placeAt(context, start)
  if (!isNoun(context, inner)) return ordinalPlacesAt(context, inner, true)
  const listed = numberedAt(context, inner)
  const [low, high] = listed?.value ?? []
  return listed?.value.length === 2 && low !== undefined && high !== undefined
    ? { value: [{ countedFrom: 'start', first: low.first, last: high.first }], next: listed.next }
    : undefined
}

/** "before the third session", "since session 4", "after our last conversation". */
function directedAt(context: Context, at: number): Sessions | undefined {
  const word = wordAt(context, at)
  const behind = after(context, at, 'prior', 'to') ?? after(context, at, 'up', 'to') ?? at + 1
  const from = word === 'from'
  if (!from && !/^(?:before|prior|after|following|since|until|till|through|up)$/.test(word)) {
    return undefined
  }
  const found = placeAt(context, behind)
  const [range] = found?.value ?? []
  if (found === undefined || range === undefined || found.value.length > 1) return undefined
  const onward = /^(?:on|onward|onwards|forward)$/.test(wordAt(context, found.next))
  if (from && !onward) return undefined
  const next = from ? found.next + 1 : found.next
  return { value: [directed(range, from ? 'since' : word)], next }
}

function directed(range: SessionRange, word: string): SessionRange {
  const { countedFrom, first, last = first } = range
  const inclusive =
    word !== 'before' && word !== 'prior' && word !== 'after' && word !== 'following'
  const later = word === 'since' || word === 'after' || word === 'following'
  // Seen from the end, later sessions have the smaller numbers.
  if (countedFrom === 'start') {
    if (later) return { countedFrom, first: inclusive ? first : last + 1 }
    return { countedFrom, first: 1, last: inclusive ? last : first - 1 }
  }
  if (later) return { countedFrom, first: 0, last: inclusive ? last : first - 1 }
  return { countedFrom, first: inclusive ? first : last + 1 }
}

function place(countedFrom: SessionRange['countedFrom'], at: number): SessionRange {
  return { countedFrom, first: at, last: at }
}

/** Whether the phrase counts all sessions, and not those with somebody or about something. */
function isAboutAll(context: Context, next: number): boolean {
  const word = wordAt(context, next)
  if (/^(?:about|regarding|concerning)$/.test(word)) return false
  if (word === 'with') return /^(?:you|me|us|them)$/.test(wordAt(context, next + 1))
  return word !== 'of' || pointAt(context, next + 1, true) !== undefined
}

function isNoun(context: Context, at: number): boolean {
  const word = wordAt(context, at)
  return NOUN.test(word) || (/^talks?$/.test(word) && wordsBefore(context, at).includes('our'))
}

function wordsBefore(context: Context, at: number): string[] {
  return [wordAt(context, at - 1), wordAt(context, at - 2), wordAt(context, at - 3)]
}

function skipNumberSign(context: Context, at: number): number {
  return skip(context, at, 'number', 'no', '#')
}

function skipNoun(context: Context, at: number): number {
  return isNoun(context, at) ? at + 1 : at
}
