/**
 * From what was said of a date to the days it means. What has no year is the last one that has
 * begun, or the next one that is not over when the question looks ahead.
 *
 * @module
 */
import { dateSpan, monthOf, monthSpan, yearOf } from './calendar.ts'
import type { Context, NamedDate, Period } from './period.ts'
import { period } from './period.ts'
import type { TimeSpan } from './span.ts'

/** Enough years to meet a 29th of February, enough months to meet a 31st. */
const STEPS = 9

export function datePeriod(context: Context, date: NamedDate, next: number): Period | undefined {
  const span = spanOf(context, date)
  const unit = date.day !== undefined ? 'day' : date.month !== undefined ? 'month' : 'year'
  return span && period(span, unit, next, date)
}

function spanOf({ now, ahead }: Context, { year, month, day }: NamedDate): TimeSpan | undefined {
  if (year !== undefined) return inYear(year, month, day)
  const current = yearOf(now)
  if (month !== undefined) {
    return nearest(now, ahead, (step) => inYear(current + step, month, day))
  }
  return nearest(now, ahead, (step) => {
    const first = monthSpan(current, monthOf(now) + step).from
    return inYear(yearOf(first), monthOf(first), day)
  })
}

function inYear(
  year: number,
  month: number | undefined,
  day: number | undefined,
): TimeSpan | undefined {
  if (month === undefined) return monthSpan(year, 0, 12)
  return day === undefined ? monthSpan(year, month) : dateSpan(year, month, day)
}

/** The last candidate that has begun; ahead, the first that is not over. */
export function nearest(
  now: number,
  ahead: boolean,
  candidate: (step: number) => TimeSpan | undefined,
): TimeSpan | undefined {
  for (let count = -1; count < STEPS; count++) {
    const span = candidate(ahead ? count : -count)
    if (span !== undefined && (ahead ? span.to > now : span.from <= now)) return span
  }
  return undefined
}
