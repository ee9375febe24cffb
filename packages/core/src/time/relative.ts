/**
 * Times told from now: "yesterday", "three weeks ago", "the last two months", "last year", "the
 * week before last". A unit so many units ago is the unit of the calendar that holds the moment;
 * the last N units are the days from N units before today to the end of today.
 *
 * @module
 */
import { type CalendarUnit, daySpan, monthSpan, shift, unitSpan, yearOf } from './calendar.ts'
import { monthNamed, seasonNamed, unitNamed } from './names.ts'
import { type Amount, amountAt, type Read } from './numbers.ts'
import { after, type Context, longest, type Period, period, skip, wordAt } from './period.ts'
import { EARLIEST_MS, type TimeSpan } from './span.ts'

const DAY_WORDS: ReadonlyMap<string, number> = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
])

export function relativeTimeAt(context: Context, at: number): Period | undefined {
  return longest([
    dayWordAt(context, at),
    agoAt(context, at),
    fromNowAt(context, at),
    rollingAt(context, at),
    neighbourAt(context, at),
    secondNeighbourAt(context, at),
  ])
}

function dayWordAt(context: Context, at: number): Period | undefined {
  const { now } = context
  const offset = DAY_WORDS.get(wordAt(context, at))
  if (offset !== undefined) return period(daySpan(shift('day', now, offset)), 'day', at + 1)
  const day = skip(context, at, 'the')
  const two =
    after(context, day, 'day', 'before', 'yesterday') ??
    after(context, day, 'day', 'after', 'tomorrow')
  if (two !== undefined) {
    const away = wordAt(context, two - 1) === 'yesterday' ? -2 : 2
    return period(daySpan(shift('day', now, away)), 'day', two)
  }
  const weekend = after(context, at, 'the', 'weekend')
  if (weekend !== undefined && /^(?:over|on|during|at)$/.test(wordAt(context, at - 1))) {
    const current = unitSpan('weekend', now)
    const begun = current.from <= now ? current : unitSpan('weekend', shift('weekend', now, -1))
    return period(begun, 'weekend', weekend)
  }
  const otherDay = after(context, at, 'the', 'other', 'day')
  if (otherDay === undefined) return undefined
  const today = daySpan(now).from
  return period({ from: shift('day', today, -7), to: today }, 'stretch', otherDay)
}

/** "two weeks ago", "about a month ago", "more than a year ago", "a week ago today". */
function agoAt(context: Context, at: number): Period | undefined {
  const { now } = context
  const bound =
    after(context, at, 'more', 'than') ??
    after(context, at, 'over') ??
    after(context, at, 'less', 'than')
  const start = skip(
    context,
    bound ?? at,
    'around',
    'roughly',
    'approximately',
    'almost',
    'nearly',
    'exactly',
  )
  const count = countedUnitAt(context, start)
  if (count === undefined) return undefined
  const ago = after(context, count.next, 'ago') ?? after(context, count.next, 'back')
  if (ago === undefined) return undefined
  const { unit, least, most } = count.value
  const today = after(context, ago, 'today')
  if (today !== undefined) return period(daySpan(shift(unit, now, -most)), 'day', today)
  const span = {
    from: unitSpan(unit, shift(unit, now, -most)).from,
    to: unitSpan(unit, shift(unit, now, -least)).to,
  }
  if (bound === undefined) {
    const found = period(span, least === most ? unit : 'stretch', ago)
    return found && { ...found, counted: least === most }
  }
  return wordAt(context, at) === 'less'
    ? period({ from: shift(unit, now, -most), to: now + 1 }, 'stretch', ago)
    : period({ from: EARLIEST_MS, to: shift(unit, now, -least) }, 'stretch', ago)
}

/** "three days from now"; "in three days" only when the question looks ahead. */
function fromNowAt(context: Context, at: number): Period | undefined {
  const inside = context.ahead ? after(context, at, 'in') : undefined
  const count = countedUnitAt(context, inside ?? at)
  if (count === undefined) return undefined
  const next =
    inside === undefined
      ? (after(context, count.next, 'from', 'now') ?? after(context, count.next, 'from', 'today'))
      : count.next
  if (next === undefined) return undefined
  const { unit, least, most } = count.value
  const span = {
    from: unitSpan(unit, shift(unit, context.now, least)).from,
    to: unitSpan(unit, shift(unit, context.now, most)).to,
  }
  return period(span, least === most ? unit : 'stretch', next)
}

/** "the last three days", "this past week", "the next two months". */
function rollingAt(context: Context, at: number): Period | undefined {
  const article = skip(context, at, 'the', 'this', 'these')
  const word = wordAt(context, article)
  const back = word === 'last' || word === 'past' || word === 'previous'
  if (!back && word !== 'next') return undefined
  const counted = wordAt(context, article + 1).startsWith('a')
    ? undefined
    : countedUnitAt(context, article + 1)
  if (counted !== undefined) {
    const { unit, most } = counted.value
    return period(rolling(context.now, unit, back ? most : -most), 'stretch', counted.next)
  }
  const unit = unitNamed(wordAt(context, article + 1))
  const one = word === 'past' || (word === 'last' && article > at && unit !== 'day')
  if (!one || unit === undefined || ['minute', 'weekend', 'quarter'].includes(unit))
    return undefined
  return period(rolling(context.now, unit, 1), 'stretch', article + 2)
}

function rolling(now: number, unit: CalendarUnit, count: number): TimeSpan {
  const today = daySpan(now)
  if (unit === 'minute' || unit === 'hour') {
    return count > 0
      ? { from: shift(unit, now, -count), to: now + 1 }
      : { from: now, to: shift(unit, now, -count) + 1 }
  }
  if (unit === 'weekend') {
    const first = unitSpan(unit, shift(unit, now, count > 0 ? -count : 1))
    const last = unitSpan(unit, shift(unit, now, count > 0 ? -1 : -count))
    return { from: first.from, to: last.to }
  }
  return count > 0
    ? { from: shift(unit, today.from, -count), to: today.to }
    : { from: today.from, to: shift(unit, today.to, -count) }
}

/** "last month", "this year", "next weekend", "last summer", "last May". */
function neighbourAt(context: Context, at: number): Period | undefined {
  const step = stepAt(context, at)
  if (step === undefined) return undefined
  const word = wordAt(context, step.next)
  const unit = unitNamed(word)
  const { now } = context
  if (unit !== undefined) {
    if (unit === 'minute' || unit === 'hour' || unit === 'day' || word.endsWith('s'))
      return undefined
    return period(unitSpan(unit, shift(unit, now, step.value)), unit, step.next + 1)
  }
  const season = seasonNamed(word)
  if (season !== undefined) {
    const span = inYears(now, step.value, season, 3)
    return span && period(span, 'season', step.next + 1)
  }
  const month = monthNamed(word)
  const verb = context.tokens[step.next]?.text === 'may' && step.value === 0
  if (month === undefined || verb) return undefined
  const span = inYears(now, step.value, month, 1)
  return span && period(span, 'month', step.next + 1)
}

/** The last that is over, the one of this year, or the next that has not begun. */
function inYears(now: number, step: number, month: number, months: number): TimeSpan | undefined {
  const year = yearOf(now)
  const spans = [-2, -1, 0, 1, 2].map((offset) => monthSpan(year + offset, month, months))
  if (step < 0) return spans.findLast(({ to }) => to <= now)
  if (step > 0) return spans.find(({ from }) => from > now)
  return spans.find(({ from, to }) => from <= now && now < to) ?? spans[2]
}

/** "the week before last", "the month after next". */
function secondNeighbourAt(context: Context, at: number): Period | undefined {
  const start = skip(context, at, 'the')
  const unit = unitNamed(wordAt(context, start))
  if (unit === undefined || unit === 'minute' || unit === 'hour') return undefined
  const before = after(context, start + 1, 'before', 'last')
  const next = before ?? after(context, start + 1, 'after', 'next')
  if (next === undefined) return undefined
  const span = unitSpan(unit, shift(unit, context.now, before === undefined ? 2 : -2))
  return period(span, unit, next)
}

/** Which neighbour a word means: -1 for "last", 0 for "this", 1 for "next". */
export function stepAt(context: Context, at: number): Read<-1 | 0 | 1> | undefined {
  const start = skip(context, at, 'the')
  switch (wordAt(context, start)) {
    case 'last':
      return start > at ? undefined : { value: -1, next: start + 1 }
    case 'previous':
      return { value: -1, next: start + 1 }
    case 'next':
    case 'coming':
    case 'upcoming':
      return { value: 1, next: start + 1 }
    case 'current':
      return { value: 0, next: start + 1 }
    case 'this':
      if (wordAt(context, start + 1) === 'past') return { value: -1, next: start + 2 }
      if (wordAt(context, start + 1) === 'coming') return { value: 1, next: start + 2 }
      return { value: 0, next: start + 1 }
    default:
      return undefined
  }
}

/** "last year" and its like behind a date: the year it names. */
export function neighbourYearAt(context: Context, at: number): Read<number> | undefined {
  const step = stepAt(context, at)
  if (step === undefined || wordAt(context, step.next) !== 'year') return undefined
  return { value: yearOf(context.now) + step.value, next: step.next + 1 }
}

export interface CountedUnit extends Amount {
  readonly unit: CalendarUnit
}

/** "three weeks", "a couple of days", "an hour". */
export function countedUnitAt(context: Context, at: number): Read<CountedUnit> | undefined {
  const count = amountAt(context.tokens, at)
  if (count === undefined) return undefined
  const unit = unitNamed(wordAt(context, count.next))
  return unit && { value: { unit, ...count.value }, next: count.next + 1 }
}
