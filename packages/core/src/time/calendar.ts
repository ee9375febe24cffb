/**
 * The calendar, in UTC and in whole units: which day, week or season holds a moment, and what lies
 * some units before it. Weeks begin on Monday; seasons are the northern meteorological ones, and a
 * winter belongs to the year in which it begins.
 *
 * @module
 */
import { unreachable } from '../assert.ts'
import type { TimeSpan } from './span.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS: number = 60 * MINUTE_MS
export const DAY_MS: number = 24 * HOUR_MS
export const WEEK_MS: number = 7 * DAY_MS

export type CalendarUnit =
  | 'minute'
  | 'hour'
  | 'day'
  | 'weekend'
  | 'week'
  | 'fortnight'
  | 'month'
  | 'quarter'
  | 'season'
  | 'year'
  | 'decade'

/** Midnight of a day. Months count from 0 and may overflow, as days may. */
export function dayStart(year: number, month: number, day: number): number {
  // Date.UTC reads the years 0 to 99 as 1900 to 1999.
  return new Date(0).setUTCFullYear(year, month, day)
}

export function yearOf(at: number): number {
  return new Date(at).getUTCFullYear()
}

export function monthOf(at: number): number {
  return new Date(at).getUTCMonth()
}

/** Monday is 0. */
export function weekdayOf(at: number): number {
  return (new Date(at).getUTCDay() + 6) % 7
}

export function daySpan(at: number): TimeSpan {
  const from = Math.floor(at / DAY_MS) * DAY_MS
  return { from, to: from + DAY_MS }
}

export function monthSpan(year: number, month: number, months = 1): TimeSpan {
  return { from: dayStart(year, month, 1), to: dayStart(year, month + months, 1) }
}

/** The unit of the calendar that holds a moment. */
export function unitSpan(unit: CalendarUnit, at: number): TimeSpan {
  const year = yearOf(at)
  const month = monthOf(at)
  switch (unit) {
    case 'minute':
      return aligned(at, MINUTE_MS)
    case 'hour':
      return aligned(at, HOUR_MS)
    case 'day':
      return daySpan(at)
    case 'week':
      return week(at, 0, 7)
    case 'weekend':
      return week(at, 5, 2)
    case 'fortnight':
      return { from: week(at, 0, 7).from - WEEK_MS, to: week(at, 0, 7).to }
    case 'month':
      return monthSpan(year, month)
    case 'quarter':
      return monthSpan(year, month - (month % 3), 3)
    case 'season':
      return monthSpan(year, month - ((month + 1) % 3), 3)
    case 'year':
      return monthSpan(year, 0, 12)
    case 'decade':
      return monthSpan(year - (((year % 10) + 10) % 10), 0, 120)
    default:
      return unreachable(unit)
  }
}

function aligned(at: number, length: number): TimeSpan {
  const from = Math.floor(at / length) * length
  return { from, to: from + length }
}

function week(at: number, firstDay: number, days: number): TimeSpan {
  const from = daySpan(at).from + (firstDay - weekdayOf(at)) * DAY_MS
  return { from, to: from + days * DAY_MS }
}

/** The moment some units later, or earlier when the count is negative. */
export function shift(unit: CalendarUnit, at: number, count: number): number {
  switch (unit) {
    case 'minute':
      return at + count * MINUTE_MS
    case 'hour':
      return at + count * HOUR_MS
    case 'day':
      return at + count * DAY_MS
    case 'week':
    case 'weekend':
      return at + count * WEEK_MS
    case 'fortnight':
      return at + count * 2 * WEEK_MS
    case 'month':
      return shiftMonths(at, count)
    case 'quarter':
    case 'season':
      return shiftMonths(at, count * 3)
    case 'year':
      return shiftMonths(at, count * 12)
    case 'decade':
      return shiftMonths(at, count * 120)
    default:
      return unreachable(unit)
  }
}

/** The same day and time of another month; a day that it does not have becomes its last. */
function shiftMonths(at: number, count: number): number {
  const date = new Date(at)
  const first = dayStart(date.getUTCFullYear(), date.getUTCMonth() + count, 1)
  const lastDay = new Date(unitSpan('month', first).to - DAY_MS).getUTCDate()
  const day = Math.min(date.getUTCDate(), lastDay)
  return first + (day - 1) * DAY_MS + (at - daySpan(at).from)
}

/** The days from the first day of the month on; `undefined` if there is no such day. */
export function dateSpan(year: number, month: number, day: number): TimeSpan | undefined {
  const from = dayStart(year, month, day)
  return day >= 1 && monthOf(from) === month && yearOf(from) === year
    ? { from, to: from + DAY_MS }
    : undefined
}
