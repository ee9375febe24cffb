/**
 * Days by their name: "on Tuesday", "last Friday", "Monday of last week", "two Fridays ago". A bare
 * weekday is the last one before today; a date behind it says more and counts alone.
 *
 * @module
 */
import { DAY_MS, daySpan, shift, unitSpan, WEEK_MS, weekdayOf } from './calendar.ts'
import { datePeriod } from './named-date.ts'
import { weekdayNamed } from './names.ts'
import { amountAt, ordinalAt } from './numbers.ts'
import {
  after,
  type Context,
  type Period,
  type PeriodRule,
  period,
  skip,
  standsAlone,
  wordAt,
} from './period.ts'
import { relativeTimeAt, stepAt } from './relative.ts'

const BEFORE_SHORT_NAMES =
  /^(?:on|since|until|till|by|before|after|between|from|to|through|last|this|next|and)$/
/** Habits and holidays. */
const NOT_ONE_DAY =
  /^(?:every|each|any|a|some|most|many|black|good|cyber|super|ash|fat|taco|easter|palm)$/

export function weekdayAt(context: Context, at: number, dateAt: PeriodRule): Period | undefined {
  return fridaysAgoAt(context, at) ?? namedDayAt(context, at, dateAt)
}

function namedDayAt(context: Context, at: number, dateAt: PeriodRule): Period | undefined {
  const step = stepAt(context, at)
  const name = step?.next ?? skip(context, at, 'the')
  const weekday = weekdayNamed(wordAt(context, name))
  if (weekday === undefined || NOT_ONE_DAY.test(wordAt(context, at - 1))) return undefined
  const date = dateAt(context, skip(context, name + 1, ','), true)
  if (date?.unit === 'day' && date.date?.day !== undefined) return date
  const the = after(context, skip(context, name + 1, ','), 'the')
  const day = the === undefined ? undefined : ordinalAt(context.tokens, the)
  if (day !== undefined && day.value <= 31 && standsAlone(context, day.next)) {
    return datePeriod(context, { day: day.value }, day.next)
  }
  if (!isName(context, name)) return undefined

  const before = after(context, name + 1, 'before', 'last')
  if (before !== undefined) return nth(context.now, weekday, -2, before)
  const week = relativeTimeAt(context, skip(context, name + 1, 'of', 'in'))
  if (week?.unit === 'week') return inWeek(week.from, weekday, week.next)
  if (step?.value === 0) return inWeek(context.now, weekday, name + 1)
  const ahead = step === undefined ? context.ahead : step.value > 0
  return nth(context.now, weekday, ahead ? 1 : -1, name + 1)
}

function fridaysAgoAt(context: Context, at: number): Period | undefined {
  const count = amountAt(context.tokens, at)
  if (count === undefined || count.value.most > 500) return undefined
  const word = wordAt(context, count.next)
  const weekday = weekdayNamed(word) ?? weekdayNamed(word.replace(/s$/, ''))
  const ago = after(context, count.next + 1, 'ago')
  if (weekday === undefined || ago === undefined || count.value.most < 1) return undefined
  return nth(context.now, weekday, -count.value.most, ago)
}

/** The short names are words of their own: they need their capital and a word of time before. */
function isName(context: Context, at: number): boolean {
  const token = context.tokens[at]
  if (token === undefined || token.word.length > 5) return true
  return /^\p{Lu}/u.test(token.text) && BEFORE_SHORT_NAMES.test(wordAt(context, at - 1))
}

function inWeek(at: number, weekday: number, next: number): Period | undefined {
  return period(daySpan(unitSpan('week', at).from + weekday * DAY_MS), 'day', next)
}

/** The nth such day before today (-1 is the last one) or after it (1 is the next one). */
export function nth(now: number, weekday: number, count: number, next: number): Period | undefined {
  const today = daySpan(now).from
  const back = (weekdayOf(today) - weekday + 7) % 7 || 7
  const last = shift('day', today, -back)
  const first = (weekdayOf(today) === weekday ? 2 : 1) * WEEK_MS
  const day = count < 0 ? last + (count + 1) * WEEK_MS : last + first + (count - 1) * WEEK_MS
  return period(daySpan(day), 'day', next)
}
