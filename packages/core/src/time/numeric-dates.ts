/**
 * Dates in digits. A year comes first or last; with it first the order is year, month, day. With
 * slashes or hyphens the month comes before the day unless it would be above 12; with dots the day
 * comes first. Without a year ("5/8") only a preposition makes it a date: else it is a fraction.
 *
 * @module
 */
import { dateSpan, MINUTE_MS } from './calendar.ts'
import { datePeriod } from './named-date.ts'
import { type Context, type NamedDate, type Period, period, wordAt } from './period.ts'

const YEAR_FIRST = /^(\d{4})[-/](\d{1,2})(?:[-/](\d{1,2}))?(?:[t ](\d{2}):(\d{2}).*)?$/
const YEAR_LAST = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}))?$/
const BEFORE_SHORT_DATES = /^(?:on|since|until|till|by|before|after|between|from|of)$/

export function numericDateAt(context: Context, at: number, linked: boolean): Period | undefined {
  const word = wordAt(context, at)
  const first = YEAR_FIRST.exec(word)
  if (first !== null) return yearFirst(context, at, first)
  const last = YEAR_LAST.exec(word)
  if (last === null) return undefined
  const year = last[4]
  if (year === undefined) {
    const isMarked =
      linked || BEFORE_SHORT_DATES.test(wordAt(context, at - 1)) || isListed(context, at)
    if (!isMarked || last[2] !== '/' || word === '24/7') return undefined
  }
  const date = ordered(Number(last[1]), Number(last[3]), last[2] === '.')
  const span = year === undefined ? date : { ...date, year: Number(year) }
  return span.month > 11 ? undefined : datePeriod(context, span, at + 1)
}

/** "5/9" of "on 5/8 and 5/9". */
function isListed(context: Context, at: number): boolean {
  return /^(?:and|or|,)$/.test(wordAt(context, at - 1)) && YEAR_LAST.test(wordAt(context, at - 2))
}

function yearFirst(context: Context, at: number, parts: RegExpExecArray): Period | undefined {
  const year = Number(parts[1])
  const month = Number(parts[2]) - 1
  if (month < 0 || month > 11) return undefined
  if (parts[3] === undefined) return datePeriod(context, { year, month }, at + 1)
  const day = Number(parts[3])
  if (parts[4] === undefined) return datePeriod(context, { year, month, day }, at + 1)
  const midnight = dateSpan(year, month, day)?.from
  const minute = Number(parts[4]) * 60 + Number(parts[5])
  if (midnight === undefined || minute >= 24 * 60) return undefined
  const from = midnight + minute * MINUTE_MS
  return period({ from, to: from + MINUTE_MS }, 'minute', at + 1)
}

function ordered(a: number, b: number, dayFirst: boolean): NamedDate & { readonly month: number } {
  return dayFirst || a > 12 ? { day: a, month: b - 1 } : { day: b, month: a - 1 }
}
