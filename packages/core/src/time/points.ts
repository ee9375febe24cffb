/**
 * One time, however it is worded: the rule that reads most of the words wins. Days may carry a time
 * of day on either side ("Tuesday morning", "5 pm on May 8").
 *
 * @module
 */
import { daySpan, shift } from './calendar.ts'
import { clockAt, type DayTime, dayPartAt, NIGHT } from './clock.ts'
import { numericDateAt } from './numeric-dates.ts'
import { besideTimeAt, partOfTimeAt } from './parts.ts'
import {
  after,
  type Context,
  longest,
  type Period,
  type PeriodRule,
  period,
  skip,
  wordAt,
} from './period.ts'
import { relativeTimeAt } from './relative.ts'
import { weekdayAt } from './weekdays.ts'
import { writtenDateAt } from './written-dates.ts'

/** "The end of the week before May 8" is two deep; nobody says more than this. */
const DEPTH_MAX = 4

export function pointAt(context: Context, at: number, linked: boolean): Period | undefined {
  return pointWithin(context, at, linked, 0)
}

function pointWithin(
  context: Context,
  at: number,
  linked: boolean,
  depth: number,
): Period | undefined {
  if (depth > DEPTH_MAX || at >= context.tokens.length) return undefined
  const deeper: PeriodRule = (inner, from, sure) => pointWithin(inner, from, sure, depth + 1)
  const plain = longest([
    dateAt(context, at, linked),
    relativeTimeAt(context, at),
    weekdayAt(context, at, dateAt),
    partOfTimeAt(context, at, deeper),
    besideTimeAt(context, at, deeper),
    partOfTodayAt(context, at),
    timeOnDayAt(context, at, deeper),
    earlierOrLaterAt(context, at, deeper),
  ])
  return plain?.unit === 'day' ? (dayWithTime(context, plain) ?? plain) : plain
}

function dateAt(context: Context, at: number, linked: boolean): Period | undefined {
  return numericDateAt(context, at, linked) ?? writtenDateAt(context, at, linked)
}

/** "this morning", "tonight", "last night". */
function partOfTodayAt(context: Context, at: number): Period | undefined {
  const today = daySpan(context.now).from
  if (wordAt(context, at) === 'tonight') return timed(today, NIGHT, at + 1)
  const lastNight = after(context, at, 'last', 'night')
  if (lastNight !== undefined) return timed(shift('day', today, -1), NIGHT, lastNight)
  const part = wordAt(context, at) === 'this' ? dayPartAt(context, at + 1) : undefined
  return part && timed(today, part.value, part.next)
}

/** "Tuesday morning", "May 8 at 5 pm", "yesterday in the evening". */
function dayWithTime(context: Context, day: Period): Period | undefined {
  const behind = skip(context, day.next, ',')
  const part = dayPartAt(
    context,
    after(context, behind, 'in', 'the') ?? skip(context, behind, 'at'),
  )
  const clock = clockAt(context, skip(context, behind, 'at', 'around'))
  const time = longest([part, clock])
  return time && timed(day.from, time.value, time.next)
}

/** "the morning of May 8", "5 pm on Tuesday". */
function timeOnDayAt(context: Context, at: number, deeper: PeriodRule): Period | undefined {
  const start = skip(context, at, 'the')
  const time = longest([dayPartAt(context, start), clockAt(context, start)])
  if (time === undefined) return undefined
  const day = deeper(context, skip(context, time.next, 'on', 'of', ','), true)
  return day?.unit === 'day' ? timed(day.from, time.value, day.next) : undefined
}

/** "earlier this week" ends before today, "later this week" begins after it. */
function earlierOrLaterAt(context: Context, at: number, deeper: PeriodRule): Period | undefined {
  const word = wordAt(context, at)
  if (word !== 'earlier' && word !== 'later') return undefined
  const whole = deeper(context, skip(context, at + 1, 'in', 'on'), false)
  if (whole === undefined) return undefined
  const today = daySpan(context.now)
  const running = whole.from <= context.now && context.now < whole.to
  if (!running || whole.unit === 'day' || whole.unit === 'part') return whole
  const rest =
    word === 'earlier' ? { from: whole.from, to: today.from } : { from: today.to, to: whole.to }
  return period(rest, 'stretch', whole.next) ?? whole
}

function timed(midnight: number, time: DayTime, next: number): Period | undefined {
  return period({ from: midnight + time.from, to: midnight + time.to }, 'part', next)
}
