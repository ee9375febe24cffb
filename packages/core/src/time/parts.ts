/**
 * Times told from another time: a part of it ("late May", "the second week of November", "the end
 * of last year"), what surrounds it ("the week of May 8"), or what lies beside it ("the weekend
 * before April 10", "two days after May 8").
 *
 * @module
 */
import { type CalendarUnit, DAY_MS, shift, unitSpan, weekdayOf } from './calendar.ts'
import { unitNamed, weekdayNamed } from './names.ts'
import { cardinalAt, ordinalAt, type Read } from './numbers.ts'
import {
  after,
  type Context,
  type Period,
  type PeriodRule,
  period,
  skip,
  wordAt,
} from './period.ts'
import { countedUnitAt } from './relative.ts'
import type { TimeSpan } from './span.ts'
import { nth } from './weekdays.ts'

const THIRDS: ReadonlyMap<string, number> = new Map([
  ['early', 0],
  ['beginning', 0],
  ['start', 0],
  ['mid', 1],
  ['middle', 1],
  ['late', 2],
  ['end', 2],
])
/** The last one counts from the end. */
const LAST = -1

export function partOfTimeAt(
  context: Context,
  at: number,
  pointAt: PeriodRule,
): Period | undefined {
  const start = skip(context, at, 'the')
  return (
    thirdAt(context, start, pointAt) ??
    halfAt(context, start, pointAt) ??
    nthOfAt(context, start, pointAt) ??
    firstFewOfAt(context, start, pointAt)
  )
}

/** "late May", "mid-August 2023", "the end of last year". */
function thirdAt(context: Context, at: number, pointAt: PeriodRule): Period | undefined {
  const third = THIRDS.get(wordAt(context, at))
  if (third === undefined) return undefined
  const noun = /^(?:beginning|start|middle|end)$/.test(wordAt(context, at))
  const of = noun ? after(context, at + 1, 'of') : skip(context, at + 1, '-', 'in')
  const whole = of === undefined ? undefined : wholeAt(context, of, pointAt)
  if (whole === undefined || isShort(whole)) return undefined
  return period(thirdOf(whole, third), 'stretch', whole.next)
}

/** Months are cut after the 10th and the 20th, everything else into equal thirds of whole days. */
function thirdOf(whole: Period, third: number): TimeSpan {
  const days = (whole.to - whole.from) / DAY_MS
  const cut = (index: number): number => {
    if (index === 3) return whole.to
    return (
      whole.from + (whole.unit === 'month' ? index * 10 : Math.round((days * index) / 3)) * DAY_MS
    )
  }
  return { from: cut(third), to: cut(third + 1) }
}

/** "the first half of 2023". */
function halfAt(context: Context, at: number, pointAt: PeriodRule): Period | undefined {
  const word = wordAt(context, at)
  const of = after(context, at + 1, 'half', 'of')
  if (of === undefined || !/^(?:first|second|1st|2nd|last)$/.test(word)) return undefined
  const whole = wholeAt(context, of, pointAt)
  if (whole === undefined || isShort(whole)) return undefined
  const middle =
    whole.unit === 'year'
      ? shift('month', whole.from, 6)
      : whole.from + Math.round((whole.to - whole.from) / DAY_MS / 2) * DAY_MS
  const first = word === 'first' || word === '1st'
  const half = first ? { from: whole.from, to: middle } : { from: middle, to: whole.to }
  return period(half, 'stretch', whole.next)
}

/** "the second week of November", "the last Friday in May", "the third quarter of 2022". */
function nthOfAt(context: Context, at: number, pointAt: PeriodRule): Period | undefined {
  const order = orderAt(context, at)
  if (order === undefined) return undefined
  const word = wordAt(context, order.next)
  const of = after(context, order.next + 1, 'of') ?? after(context, order.next + 1, 'in')
  if (of === undefined) return undefined
  const unit = unitNamed(word)
  const weekday = weekdayNamed(word) ?? (unit === 'weekend' ? 5 : undefined)
  if (unit === undefined && weekday === undefined) return undefined
  const whole = wholeAt(context, of, pointAt)
  if (whole === undefined) return undefined
  const part =
    weekday === undefined
      ? nthUnit(whole, unit as CalendarUnit, order.value)
      : nthWeekday(whole, weekday, order.value, unit === 'weekend' ? 2 : 1)
  if (part === undefined || part.from < whole.from || part.from >= whole.to) return undefined
  return period(part, unit ?? 'day', whole.next)
}

/** Weeks of a month are counted from its first day, not from Monday. */
function nthUnit(whole: TimeSpan, unit: CalendarUnit, order: number): TimeSpan | undefined {
  if (unit === 'minute' || unit === 'hour') return undefined
  if (order === LAST) return { from: shift(unit, whole.to, -1), to: whole.to }
  const from = shift(unit, whole.from, order - 1)
  return { from, to: Math.min(shift(unit, from, 1), whole.to) }
}

function nthWeekday(whole: TimeSpan, weekday: number, order: number, days: number): TimeSpan {
  const first = whole.from + ((weekday - weekdayOf(whole.from) + 7) % 7) * DAY_MS
  const lastDay = whole.to - DAY_MS
  const last = lastDay - ((weekdayOf(lastDay) - weekday + 7) % 7) * DAY_MS
  const from = order === LAST ? last : first + (order - 1) * 7 * DAY_MS
  return { from, to: from + days * DAY_MS }
}

/** "the first ten days of May", "the last two weeks of 2022". */
function firstFewOfAt(context: Context, at: number, pointAt: PeriodRule): Period | undefined {
  const word = wordAt(context, at)
  if (word !== 'first' && word !== 'last') return undefined
  const count = cardinalAt(context.tokens, at + 1)
  if (count === undefined) return undefined
  const unit = unitNamed(wordAt(context, count.next))
  const of = after(context, count.next + 1, 'of')
  if (unit === undefined || of === undefined || unit === 'minute' || unit === 'hour')
    return undefined
  const whole = wholeAt(context, of, pointAt)
  if (whole === undefined) return undefined
  const part =
    word === 'first'
      ? { from: whole.from, to: Math.min(whole.to, shift(unit, whole.from, count.value)) }
      : { from: Math.max(whole.from, shift(unit, whole.to, -count.value)), to: whole.to }
  return period(part, 'stretch', whole.next)
}

function orderAt(context: Context, at: number): Read<number> | undefined {
  const word = wordAt(context, at)
  return word === 'last' || word === 'final'
    ? { value: LAST, next: at + 1 }
    : ordinalAt(context.tokens, at)
}

/** The time that a part is taken of; here alone "the month" means the current one. */
function wholeAt(context: Context, at: number, pointAt: PeriodRule): Period | undefined {
  const named = pointAt(context, at, true)
  if (named !== undefined) return named
  const the = after(context, at, 'the')
  const unit = the === undefined ? undefined : unitNamed(wordAt(context, the))
  return unit && period(unitSpan(unit, context.now), unit, (the as number) + 1)
}

function isShort({ from, to }: TimeSpan): boolean {
  return to - from < 3 * DAY_MS
}

/** "the week of May 8", "the week before May 8", "the Friday after", "two days before May 8". */
export function besideTimeAt(
  context: Context,
  at: number,
  pointAt: PeriodRule,
): Period | undefined {
  const counted = countedUnitAt(context, at)
  if (counted !== undefined && wordAt(context, at) !== 'the') {
    const side = sideAt(context, counted.next)
    const anchor = side && side.value !== 0 ? pointAt(context, side.next, false) : undefined
    if (side === undefined || anchor === undefined) return undefined
    const { unit, most, least } = counted.value
    const moment = side.value < 0 ? anchor.from : anchor.to - 1
    const a = unitSpan(unit, shift(unit, moment, side.value * most))
    const b = unitSpan(unit, shift(unit, moment, side.value * least))
    const span = { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) }
    return period(span, least === most ? unit : 'stretch', anchor.next)
  }
  const name = skip(context, at, 'the', 'last', 'first', 'next')
  const unit = unitNamed(wordAt(context, name))
  const weekday = weekdayNamed(wordAt(context, name))
  const side = sideAt(context, name + 1)
  if (side === undefined || (unit === undefined && weekday === undefined)) return undefined
  if (side.value === 0 && name !== skip(context, at, 'the')) return undefined
  const anchor = pointAt(context, side.next, side.value === 0)
  if (anchor === undefined) return undefined
  if (weekday !== undefined) return weekdayBeside(anchor, weekday, side.value)
  return period(beside(anchor, unit as CalendarUnit, side.value), unit as CalendarUnit, anchor.next)
}

/** -1 for "before", 1 for "after", 0 for "of". */
function sideAt(context: Context, at: number): Read<-1 | 0 | 1> | undefined {
  switch (wordAt(context, at)) {
    case 'of':
      return { value: 0, next: at + 1 }
    case 'before':
    case 'preceding':
      return { value: -1, next: at + 1 }
    case 'prior':
      return wordAt(context, at + 1) === 'to' ? { value: -1, next: at + 2 } : undefined
    case 'after':
    case 'following':
      return { value: 1, next: at + 1 }
    default:
      return undefined
  }
}

function weekdayBeside(anchor: Period, weekday: number, side: -1 | 0 | 1): Period | undefined {
  if (side === 0) {
    const from = unitSpan('week', anchor.from).from + weekday * DAY_MS
    return anchor.unit === 'week'
      ? period({ from, to: from + DAY_MS }, 'day', anchor.next)
      : undefined
  }
  const day = side < 0 ? anchor.from : anchor.to - 1
  return nth(day, weekday, side, anchor.next)
}

function beside(anchor: Period, unit: CalendarUnit, side: -1 | 0 | 1): TimeSpan {
  if (side === 0) return unitSpan(unit, anchor.from)
  if (unit === 'weekend') {
    const held = unitSpan(unit, side < 0 ? anchor.from : anchor.to - 1)
    const isOutside = side < 0 ? held.to <= anchor.from : held.from >= anchor.to
    return isOutside
      ? held
      : { from: held.from + side * 7 * DAY_MS, to: held.to + side * 7 * DAY_MS }
  }
  return side < 0
    ? { from: shift(unit, anchor.from, -1), to: anchor.from }
    : { from: anchor.to, to: shift(unit, anchor.to, 1) }
}
