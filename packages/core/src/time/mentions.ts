/**
 * What a question says about the calendar at one place: a time, several ("in May and June"), a
 * range ("between May 8th and 12th"), or a direction ("since last Tuesday"). Both ends of a range
 * belong to it; "before" and "after" leave the time itself out, "since" and "until" do not.
 *
 * @module
 */
import { unreachable } from '../assert.ts'
import { daySpan } from './calendar.ts'
import { datePeriod } from './named-date.ts'
import type { Read } from './numbers.ts'
import { ordinalAt } from './numbers.ts'
import {
  after,
  type Context,
  longest,
  type NamedDate,
  type Period,
  skip,
  standsAlone,
  type TimeUnit,
  wordAt,
} from './period.ts'
import { pointAt } from './points.ts'
import { EARLIEST_MS, LATEST_MS, type TimeSpan } from './span.ts'
import { dayOfMonthAt, yearAt } from './written-dates.ts'

export interface CalendarMention {
  readonly spans: readonly TimeSpan[]
  readonly unit: TimeUnit
  readonly next: number
  /** A number of units ago: the neighbours are meant if nothing is found. */
  readonly counted?: boolean
}

type Direction = 'since' | 'after' | 'before' | 'until'

const DIRECTIONS: readonly (readonly [readonly string[], Direction])[] = [
  [['ever', 'since'], 'since'],
  [['since'], 'since'],
  [['starting'], 'since'],
  [['after'], 'after'],
  [['following'], 'after'],
  [['later', 'than'], 'after'],
  [['before'], 'before'],
  [['prior', 'to'], 'before'],
  [['earlier', 'than'], 'before'],
  [['until'], 'until'],
  [['till'], 'until'],
  [['up', 'to'], 'until'],
  [['up', 'until'], 'until'],
  [['through'], 'until'],
  [['by'], 'until'],
  [['no', 'later', 'than'], 'until'],
]

export function calendarMentionAt(context: Context, at: number): CalendarMention | undefined {
  const between = after(context, at, 'between')
  const from = after(context, at, 'from')
  return longest([
    between === undefined ? undefined : rangeAt(context, between, true, BETWEEN_LINKS),
    from === undefined ? undefined : rangeAt(context, from, true, RANGE_LINKS),
    from === undefined ? undefined : onwardAt(context, from),
    rangeAt(context, at, false, RANGE_LINKS),
    directedAt(context, at),
    listAt(context, at),
  ])
}

const BETWEEN_LINKS = /^(?:and|to|&)$/
const RANGE_LINKS = /^(?:to|until|till|through|thru|-|–|—)$/

function rangeAt(
  context: Context,
  at: number,
  linked: boolean,
  links: RegExp,
): CalendarMention | undefined {
  const first = pointAt(context, at, linked)
  const firstDay =
    first === undefined || first.unit === 'stretch' ? bareDayAt(context, at) : undefined
  const link = first?.next ?? firstDay?.next
  if (link === undefined || !links.test(wordAt(context, link))) return undefined
  const behind = link + 1
  const second =
    pointAt(context, behind, true) ??
    dayOfSameMonthAt(context, behind, first?.date) ??
    presentAt(context, behind)
  if (second === undefined) return undefined
  if (first === undefined) return firstDay && dayRange(context, firstDay.value, second)
  return joined(context, at, first, second)
}

/** "8" of "8 to 12 May". */
function dayRange(context: Context, day: number, second: Period): CalendarMention | undefined {
  if (second.date?.month === undefined || second.date.day === undefined) return undefined
  const first = datePeriod(context, { ...second.date, day }, second.next)
  return first && first.from <= second.from
    ? { spans: [{ from: first.from, to: second.to }], unit: 'stretch', next: second.next }
    : undefined
}

function joined(context: Context, at: number, first: Period, second: Period): CalendarMention {
  const end = lentYear(context, second, first.date, first)
  const start = lentYear(context, first, end.date, undefined)
  // "Friday to Tuesday", "December 17th to January 1st": the beginning is the one before the end.
  const earlier =
    start.from > end.from
      ? (pointAt({ ...context, now: end.from, ahead: false }, at, true) ?? start)
      : start
  const span = { from: Math.min(earlier.from, end.from), to: Math.max(earlier.to, end.to) }
  return { spans: [span], unit: 'stretch', next: second.next }
}

/** A date without a year takes the one of the other end, or the next to it in the right order. */
function lentYear(
  context: Context,
  period: Period,
  other: NamedDate | undefined,
  notBefore: TimeSpan | undefined,
): Period {
  const { date } = period
  if (date?.month === undefined || date.year !== undefined || other?.year === undefined)
    return period
  const borrowed = datePeriod(context, { ...date, year: other.year }, period.next)
  if (borrowed === undefined) return period
  if (notBefore === undefined || borrowed.from >= notBefore.from) return borrowed
  return datePeriod(context, { ...date, year: other.year + 1 }, period.next) ?? borrowed
}

/** "12th" of "May 8th to 12th": a day that may bring the year of both. */
function dayOfSameMonthAt(
  context: Context,
  at: number,
  date: NamedDate | undefined,
): Period | undefined {
  if (date?.day === undefined) return undefined
  const day = bareDayAt(context, at)
  if (day === undefined || !standsAlone(context, day.next)) return undefined
  const year = yearAt(context, skip(context, day.next, ','))
  const fullDate = { ...date, day: day.value }
  return year === undefined
    ? datePeriod(context, fullDate, day.next)
    : datePeriod(context, { ...fullDate, year: year.value }, year.next)
}

function bareDayAt(context: Context, at: number): Read<number> | undefined {
  const start = skip(context, at, 'the')
  return /^\d/.test(wordAt(context, start)) ? dayOfMonthAt(context, start) : undefined
}

function presentAt(context: Context, at: number): Period | undefined {
  const next = after(context, at, 'now') ?? after(context, at, 'the', 'present')
  return next === undefined ? undefined : { ...daySpan(context.now), unit: 'day', next }
}

/** "from May 8 on". */
function onwardAt(context: Context, at: number): CalendarMention | undefined {
  const point = pointAt(context, at, true)
  if (point === undefined || !/^(?:on|onward|onwards|forward)$/.test(wordAt(context, point.next))) {
    return undefined
  }
  return { spans: [{ from: point.from, to: LATEST_MS }], unit: 'stretch', next: point.next + 1 }
}

function directedAt(context: Context, at: number): CalendarMention | undefined {
  for (const [words, direction] of DIRECTIONS) {
    const behind = after(context, at, ...words)
    if (behind === undefined) continue
    const point = pointAt(
      context,
      skip(context, behind, 'on', 'in', 'from', 'about', 'around'),
      false,
    )
    const span = point && directed(context, point, direction)
    if (point !== undefined && span !== undefined && span.from < span.to) {
      return { spans: [span], unit: 'stretch', next: point.next }
    }
  }
  return undefined
}

function directed({ now }: Context, point: Period, direction: Direction): TimeSpan {
  switch (direction) {
    case 'since':
      return { from: point.from, to: Math.max(daySpan(now).to, point.to) }
    case 'after':
      return { from: point.to, to: LATEST_MS }
    case 'before':
      return { from: EARLIEST_MS, to: point.from }
    case 'until':
      return { from: EARLIEST_MS, to: point.to }
    default:
      return unreachable(direction)
  }
}

/** "May 8th", "May 8th and 9th", "in May, June or July 2023". */
function listAt(context: Context, at: number): CalendarMention | undefined {
  const first = pointAt(context, at, false)
  if (first === undefined) return undefined
  const points = [first]
  for (let last = first; ; ) {
    const behind = conjunctionAt(context, last.next)
    if (behind === undefined) break
    const next = listedPointAt(context, behind, last) ?? listedDayAt(context, behind, last)
    if (next === undefined) break
    points.push(next)
    last = next
  }
  const closing = points.at(-1) as Period
  const counted = points.length === 1 && first.counted === true
  const spans = points.map((point) => lentYear(context, point, closing.date, undefined))
  return {
    spans: spans.map(({ from, to }) => ({ from, to })),
    unit: points.length === 1 ? first.unit : 'stretch',
    next: closing.next,
    ...(counted && { counted }),
  }
}

function conjunctionAt(context: Context, at: number): number | undefined {
  const comma = skip(context, at, ',')
  const behind = skip(context, comma, 'and', 'or', '&')
  return behind > at ? behind : undefined
}

/** Alone behind a comma, a time of another kind is a mention of its own. */
function listedPointAt(context: Context, at: number, last: Period): Period | undefined {
  const point = pointAt(context, skip(context, at, 'on', 'in'), last.unit === 'month')
  if (point === undefined) return undefined
  return wordAt(context, at - 1) !== ',' || point.unit === last.unit ? point : undefined
}

function listedDayAt(context: Context, at: number, last: Period): Period | undefined {
  const day = dayOfSameMonthAt(context, at, last.date)
  const ordinal = ordinalAt(context.tokens, skip(context, at, 'the')) !== undefined
  return ordinal || wordAt(context, at - 1) !== ',' ? day : undefined
}
