/**
 * What a question in plain English says about time, as spans and places that a caller can filter or
 * boost by. Pure: the same question and the same `now` give the same answer on every machine.
 *
 * @module
 */
import { CortexError } from '../errors.ts'
import { anchorIn, type TimeAnchor } from './anchors.ts'
import { type CalendarUnit, DAY_MS, daySpan, shift, unitSpan } from './calendar.ts'
import { type FreeDayTime, freeDayTimeAt } from './clock.ts'
import { type CalendarMention, calendarMentionAt } from './mentions.ts'
import type { Read } from './numbers.ts'
import { type Context, longest, type TimeUnit, wordAt } from './period.ts'
import { asksForTime, isOnlyFraming, isTold, leadBefore, without } from './question-words.ts'
import { type SessionRange, sessionMentionAt } from './session-phrases.ts'
import { intersection, LATEST_MS, type TimeSpan, union } from './span.ts'
import { type Token, tokenize } from './tokens.ts'

/** A place in a text that speaks of time. */
export interface TimeMention {
  /** The words of the question, prepositions included. */
  readonly text: string
  /** Where it begins. */
  readonly start: number
  /** Where it ends. */
  readonly end: number
  /** What kind of mention it is. */
  readonly kind: 'calendar' | 'sessions' | 'time of day'
  /** How fine it is, for a mention of the calendar. */
  readonly unit?: TimeUnit
  /** What it means by itself. */
  readonly spans: readonly TimeSpan[]
}

/** What a text says about time. */
export interface ParsedTime {
  /** When: disjoint and ascending; empty if the question names no time, or only sessions. */
  readonly spans: readonly TimeSpan[]
  /** What to try in turn if nothing is found in `spans`: the neighbours of "38 days ago", whole days. */
  readonly fallbacks: readonly (readonly TimeSpan[])[]
  /** Which sessions; with `spans`, counted among the sessions inside them. */
  readonly sessions?: readonly SessionRange[]
  /** "Earlier today": not the session that is going on. */
  readonly earlier: boolean
  /** In the order of the question, also those that do not count for `spans`. */
  readonly mentions: readonly TimeMention[]
  /** The question without its words of time: what is left to search for. */
  readonly rest: string
  /** Only a time is given: everything from then is the answer. */
  readonly pureTime: boolean
  /** The answer is a time: "when did …". */
  readonly asksWhen: boolean
  /** What happened, and the question is about the time before or after it; only where no time is named. */
  readonly anchor?: TimeAnchor
}

type Item = { readonly start: number; readonly next: number } & (
  | { readonly kind: 'calendar'; readonly found: CalendarMention }
  | { readonly kind: 'sessions'; readonly ranges: readonly SessionRange[] }
  | { readonly kind: 'time of day'; readonly time: FreeDayTime }
)
type CalendarItem = Extract<Item, { readonly kind: 'calendar' }>

/** Longer stretches have no "mornings" to pick from. */
const TIMED_DAYS_MAX = 62

/** Finds what an English text says about time. */
export function parseTime(question: string, { now }: { readonly now: number }): ParsedTime {
  if (!(Math.abs(now) <= LATEST_MS)) {
    throw new CortexError('INVALID_INPUT', `Cannot read times: now is ${now}, not milliseconds`)
  }
  const tokens = tokenize(question)
  const context: Context = { tokens, now: Math.floor(now), ahead: looksAhead(tokens) }
  const items = kept(question, context, itemsOf(context))
  const sessions = items.flatMap((item) => (item.kind === 'sessions' ? item.ranges : []))
  const mentions = items.map((item) => mentionOf(question, context, item))
  const rest = without(question, mentions)
  const asksWhen = asksForTime(tokens)
  const spans = spansOf(question, context, items)
  const isTaken = ({ start }: Token): boolean =>
    mentions.some((mention) => mention.start <= start && start < mention.end)
  const anchor = spans.length > 0 || asksWhen ? undefined : anchorIn(question, tokens, isTaken)
  return {
    spans,
    fallbacks: fallbacksOf(spans, items),
    ...(sessions.length > 0 && { sessions }),
    earlier: items.some((item) => isEarlier(context, item)),
    mentions,
    rest,
    pureTime: items.length > 0 && !asksWhen && isOnlyFraming(tokenize(rest)),
    asksWhen,
    ...(anchor !== undefined && { anchor }),
  }
}

function looksAhead(tokens: Context['tokens']): boolean {
  let present = false
  return tokens.some(({ word }, at) => {
    present ||= /^(?:am|is|are|'m|'s|'re)$/.test(word)
    if (/^(?:will|'ll|shall|upcoming)$/.test(word)) return true
    return present && word === 'going' && tokens[at + 1]?.word === 'to'
  })
}

/** From left to right, the longest phrase at each place. */
function itemsOf(context: Context): Item[] {
  const items: Item[] = []
  for (let at = 0; at < context.tokens.length; ) {
    // "before 5 pm yesterday" is a part of yesterday, not all that was before.
    const clock = timeItem(context, at)
    const item = clock ?? longest([sessionsItem(context, at), calendarItem(context, at)])
    if (item !== undefined) items.push(item)
    at = item?.next ?? at + 1
  }
  return items
}

function sessionsItem(context: Context, start: number): Item | undefined {
  const found = sessionMentionAt(context, start)
  return found && { start, next: found.next, kind: 'sessions', ranges: found.value }
}

function calendarItem(context: Context, start: number): Item | undefined {
  const found = calendarMentionAt(context, start)
  return found && { start, next: found.next, kind: 'calendar', found }
}

function timeItem(context: Context, start: number): Item | undefined {
  const found: Read<FreeDayTime> | undefined = freeDayTimeAt(context, start)
  return found && { start, next: found.next, kind: 'time of day', time: found.value }
}

/**
 * Without a day, "in the morning" is a habit, and "at 5 pm" is only a time where nothing else is
 * asked for: else it is what somebody said about a plan.
 */
function kept(question: string, context: Context, items: readonly Item[]): Item[] {
  if (items.some(({ kind }) => kind === 'calendar')) return [...items]
  const timed = items.filter((item) => item.kind !== 'time of day' || !item.time.needsDay)
  const rest = without(
    question,
    timed.map((item) => mentionOf(question, context, item)),
  )
  const pure = isOnlyFraming(tokenize(rest))
  return timed.filter(({ kind }) => kind !== 'time of day' || pure)
}

function isEarlier(context: Context, item: Item): boolean {
  if (item.kind !== 'calendar' || wordAt(context, item.start) !== 'earlier') return false
  return item.found.unit === 'day' || item.found.unit === 'part'
}

function mentionOf(question: string, { tokens }: Context, item: Item): TimeMention {
  const last = tokens[item.next]?.word === "'s" ? item.next : item.next - 1
  const start = leadBefore(question, tokens[item.start]?.start ?? 0)
  const end = tokens[last]?.end ?? question.length
  const base = { text: question.slice(start, end), start, end, kind: item.kind }
  return item.kind === 'calendar'
    ? { ...base, unit: item.found.unit, spans: union(item.found.spans) }
    : { ...base, spans: [] }
}

function spansOf(question: string, context: Context, items: readonly Item[]): TimeSpan[] {
  const dates = items.filter((item) => item.kind === 'calendar')
  const withSessions = items.some(({ kind }) => kind === 'sessions')
  const counting = withSessions ? dates.filter((date) => standsBeside(context, date, items)) : dates
  const spans = agreed(question, context, counting)
  return items
    .filter((item) => item.kind === 'time of day')
    .reduce((times, { time }) => (withSessions ? times : timed(context, times, time)), spans)
}

/** "the first session in May", but not "the first session …, and what happened in May". */
function standsBeside(context: Context, date: CalendarItem, items: readonly Item[]): boolean {
  return items.some((item) => {
    if (item.kind !== 'sessions') return false
    const [a, b] = item.start < date.start ? [item.next, date.start] : [date.next, item.start]
    const between = context.tokens.slice(a, b)
    return between.every(({ word }) => /^(?:,|in|on|of|from|during|the|our|held|that)$/.test(word))
  })
}

/**
 * Several mentions narrow each other down where they overlap. Where they do not, the one that says
 * when something was told counts, else the one that opens the question, else those that are not
 * what the question is about; equals count together.
 */
function agreed(question: string, context: Context, dates: readonly CalendarItem[]): TimeSpan[] {
  const [first, ...others] = dates
  if (first === undefined) return []
  const common = others.reduce(
    (spans, { found }) => intersection(spans, found.spans),
    union(first.found.spans),
  )
  if (common.length > 0) return common
  const ranks = dates.map((date) => rankOf(question, context, date))
  const best = Math.max(...ranks)
  return union(
    dates.filter((_, index) => ranks[index] === best).flatMap(({ found }) => found.spans),
  )
}

function rankOf(question: string, context: Context, { start }: CalendarItem): number {
  const offset = context.tokens[start]?.start ?? 0
  if (isTold(question, offset)) return 3
  if (leadBefore(question, offset) === 0) return 2
  return wordAt(context, start - 1) === 'about' ? 0 : 1
}

/**
 * Who counts hours says "38 days ago" of what is nearly 39 days old: the unit before comes first.
 * Times of day are widened to their day, because many records know the day only.
 */
function fallbacksOf(spans: readonly TimeSpan[], items: readonly Item[]): TimeSpan[][] {
  const fallbacks: TimeSpan[][] = []
  const [item, ...others] = items
  if (item?.kind === 'calendar' && item.found.counted === true && others.length === 0) {
    for (const { from } of spans) {
      const unit = item.found.unit as CalendarUnit
      const neighbour = (count: number) => union([unitSpan(unit, shift(unit, from, count))])
      fallbacks.push(neighbour(-1), neighbour(1))
    }
  }
  const days = spans.map((span) => (span.to - span.from < DAY_MS ? daySpan(span.from) : span))
  if (days.some(({ to }, index) => to !== spans[index]?.to)) fallbacks.push(union(days))
  return fallbacks
}

/** The time of day on each day that is meant; without a day, the last time that it was. */
function timed(context: Context, spans: readonly TimeSpan[], time: FreeDayTime): TimeSpan[] {
  const on = (midnight: number): TimeSpan => ({
    from: midnight + time.from,
    to: midnight + time.to,
  })
  if (spans.length === 0) {
    const today = daySpan(context.now).from
    return union([on(today + time.from <= context.now || context.ahead ? today : today - DAY_MS)])
  }
  const days = spans.flatMap((span) => daysOf(span))
  return days.length === 0 || days.length > TIMED_DAYS_MAX ? [...spans] : union(days.map(on))
}

function daysOf({ from, to }: TimeSpan): number[] {
  const first = daySpan(from).from
  const count = Math.min(Math.ceil((to - first) / DAY_MS), TIMED_DAYS_MAX + 1)
  return Array.from({ length: count }, (_, index) => first + index * DAY_MS)
}
