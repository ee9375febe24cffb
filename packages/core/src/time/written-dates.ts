/**
 * Dates with names: "May 8th, 2023", "the 8th of May", "May 2023", "in May", "on the 8th", "in
 * 2023", "Q2 2023", "summer of 2022", "the nineties". Most of this file keeps words apart that look
 * alike: "may I", "march on", "summer camp", "in 2000 words".
 *
 * @module
 */
import { monthSpan, yearOf } from './calendar.ts'
import { datePeriod, nearest } from './named-date.ts'
import { isDoubtfulMonth, monthNamed, seasonNamed } from './names.ts'
import { cardinalAt, ordinalAt, type Read } from './numbers.ts'
import {
  after,
  type Context,
  countsThings,
  longest,
  type NamedDate,
  type Period,
  period,
  skip,
  standsAlone,
  wordAt,
} from './period.ts'
import { neighbourYearAt } from './relative.ts'

const BEFORE_TIMES =
  /^(?:in|during|since|until|till|before|after|by|through|throughout|around|last|next|early|mid|late)$/
const BEFORE_DAYS = /^(?:on|in|since|until|till|before|after|by|between|from|through|of|around)$/
const AFTER_THE_VERB = /^(?:be|have|not|well|i|we|you|he|she|they|it|one)$/
const DECADES = [
  'twenties',
  'thirties',
  'forties',
  'fifties',
  'sixties',
  'seventies',
  'eighties',
  'nineties',
]

export function writtenDateAt(context: Context, at: number, linked: boolean): Period | undefined {
  return longest([
    monthFirstAt(context, at, linked),
    dayFirstAt(context, at),
    dayAloneAt(context, at),
    yearAloneAt(context, at, linked),
    quarterAt(context, at),
    seasonAt(context, at, linked),
    decadeAt(context, at, linked),
  ])
}

/** A year from 1900 to 2099 in four digits, or two behind an apostrophe: "'23". */
export function yearAt(context: Context, at: number): Read<number> | undefined {
  const short = /^'(\d\d)$/.exec(wordAt(context, at))
  if (short !== null) {
    const year = Number(short[1])
    return { value: year + (year < 70 ? 2000 : 1900), next: at + 1 }
  }
  if (!/^(?:19|20)\d\d$/.test(wordAt(context, at))) return undefined
  return cardinalAt(context.tokens, at)
}

function monthFirstAt(context: Context, at: number, linked: boolean): Period | undefined {
  const month = monthAt(context, at)
  if (month === undefined) return undefined
  const inMonth = { month: month.value }
  const day = dayOfMonthAt(context, skip(context, month.next, 'the'))
  if (day !== undefined) {
    const year = trailingYearAt(context, day.next)
    const certain = year !== undefined || ordinalAt(context.tokens, day.next - 1) !== undefined
    const sure = certain || linked || surely(context, at, at) || atClauseEnd(context, day.next)
    return sure ? dated(context, { ...inMonth, day: day.value }, day.next, year) : undefined
  }
  const year = trailingYearAt(context, month.next)
  if (year !== undefined) return dated(context, inMonth, month.next, year)
  return isMonthAlone(context, at, month.next, linked)
    ? datePeriod(context, inMonth, month.next)
    : undefined
}

function dayFirstAt(context: Context, at: number): Period | undefined {
  const start = skip(context, at, 'the')
  const day = dayOfMonthAt(context, start)
  if (day === undefined) return undefined
  const of = after(context, day.next, 'of')
  const month = monthAt(context, of ?? day.next)
  if (month === undefined) return undefined
  const year = trailingYearAt(context, month.next)
  const digits = /^\d/.test(wordAt(context, start))
  const monthToken = of ?? day.next
  const certain =
    of !== undefined || (digits && (year !== undefined || surely(context, at, monthToken)))
  return certain
    ? dated(context, { month: month.value, day: day.value }, month.next, year)
    : undefined
}

/** "on the 8th": the day of the nearest month that has it. */
function dayAloneAt(context: Context, at: number): Period | undefined {
  const the = after(context, at, 'the')
  if (the === undefined || !BEFORE_DAYS.test(wordAt(context, at - 1))) return undefined
  const day = /^\d/.test(wordAt(context, the)) ? ordinalAt(context.tokens, the) : undefined
  if (day === undefined || day.value > 31 || !standsAlone(context, day.next)) return undefined
  return datePeriod(context, { day: day.value }, day.next)
}

function yearAloneAt(context: Context, at: number, linked: boolean): Period | undefined {
  const named = after(context, at, 'the', 'year') ?? after(context, at, 'year')
  const year = yearAt(context, named ?? at)
  if (year === undefined) return undefined
  const before = wordAt(context, at - 1)
  const isMarked = named !== undefined || linked || BEFORE_TIMES.test(before) || before === 'from'
  return isMarked && before !== 'new' && !countsThings(context, year.next)
    ? datePeriod(context, { year: year.value }, year.next)
    : undefined
}

function quarterAt(context: Context, at: number): Period | undefined {
  const leading = yearAt(context, at)
  const q = leading?.next ?? at
  const number = Number(wordAt(context, q + 1))
  const named = wordAt(context, q) === 'q' && context.tokens[q + 1]?.glued === true
  if (!named || !(number >= 1 && number <= 4)) return undefined
  const trailing = trailingYearAt(context, q + 2)
  const year = leading?.value ?? trailing?.value
  const quarter = (of: number) => monthSpan(of, (number - 1) * 3, 3)
  const span =
    year === undefined
      ? nearest(context.now, context.ahead, (step) => quarter(yearOf(context.now) + step))
      : quarter(year)
  return span && period(span, 'quarter', leading === undefined ? (trailing?.next ?? q + 2) : q + 2)
}

function seasonAt(context: Context, at: number, linked: boolean): Period | undefined {
  const name = skip(context, at, 'the')
  const first = seasonNamed(wordAt(context, name))
  if (first === undefined) return undefined
  const year = trailingYearAt(context, skip(context, name + 1, 'of'))
  if (year !== undefined) {
    // "winter 2021/22", "winter 2021-2022": the second year says nothing new.
    const slash = skip(context, year.next, '-', '–', '/')
    const word = slash > year.next ? wordAt(context, slash) : ''
    const same = Number(word) % 100 === (year.value + 1) % 100 && /^(?:\d\d|\d{4})$/.test(word)
    return period(monthSpan(year.value, first, 3), 'season', same ? slash + 1 : year.next)
  }
  const before = wordAt(context, at - 1)
  const isMarked = linked || BEFORE_TIMES.test(before) || before === 'over'
  if (!isMarked || !standsAlone(context, name + 1)) return undefined
  const span = nearest(context.now, context.ahead, (step) =>
    monthSpan(yearOf(context.now) + step, first, 3),
  )
  return span && period(span, 'season', name + 1)
}

/** "the 1990s", "the '90s", "the nineties"; two digits from 30 on belong to the last century. */
function decadeAt(context: Context, at: number, linked: boolean): Period | undefined {
  const the = after(context, at, 'the')
  const word = wordAt(context, the ?? at)
  const digits = /^'?(\d{2}|\d{4})s$/.exec(word)?.[1]
  const isMarked = the !== undefined || linked
  const named = isMarked ? DECADES.indexOf(word) : -1
  if (digits === undefined && named < 0) return undefined
  if (!isMarked && digits?.length === 2 && !word.startsWith("'")) return undefined
  const short = digits === undefined ? (named + 2) * 10 : Number(digits)
  const start = short >= 1000 ? short : short + (short < 30 ? 2000 : 1900)
  return period(monthSpan(start, 0, 120), 'decade', (the ?? at) + 1)
}

function monthAt(context: Context, at: number): Read<number> | undefined {
  const word = wordAt(context, at)
  const value = monthNamed(word)
  if (value === undefined) return undefined
  const dotted =
    word.length <= 4 && wordAt(context, at + 1) === '.' && context.tokens[at + 1]?.glued
  return { value, next: dotted === true && context.tokens[at + 2] !== undefined ? at + 2 : at + 1 }
}

/** A day in digits, or an ordinal in words. */
export function dayOfMonthAt(context: Context, at: number): Read<number> | undefined {
  const { tokens } = context
  const digits = /^\d{1,2}$/.test(wordAt(context, at)) ? cardinalAt(tokens, at) : undefined
  const day = digits ?? ordinalAt(tokens, at)
  return day !== undefined && day.value >= 1 && day.value <= 31 ? day : undefined
}

function trailingYearAt(context: Context, at: number): Read<number> | undefined {
  const behind = skip(context, at, ',', 'of')
  return yearAt(context, behind) ?? neighbourYearAt(context, behind)
}

function dated(
  context: Context,
  date: NamedDate,
  next: number,
  year: Read<number> | undefined,
): Period | undefined {
  return year === undefined
    ? datePeriod(context, date, next)
    : datePeriod(context, { ...date, year: year.value }, year.next)
}

/** A month's name in capitals, one that is nothing else, or one behind a preposition of time. */
function surely(context: Context, start: number, name: number): boolean {
  const token = context.tokens[name]
  if (token === undefined) return false
  if (!isDoubtfulMonth(token.word) || /^\p{Lu}/u.test(token.text)) return true
  return BEFORE_DAYS.test(wordAt(context, start - 1))
}

function atClauseEnd(context: Context, at: number): boolean {
  const token = context.tokens[at]
  return token === undefined || /^[?.!,;:)]$/.test(token.word)
}

function isMonthAlone(context: Context, at: number, next: number, linked: boolean): boolean {
  const { text, word } = context.tokens[at] as { readonly text: string; readonly word: string }
  if (wordAt(context, next) === "'s" && isDoubtfulMonth(word)) return false
  if (!isDoubtfulMonth(word)) return true
  const capital = /^\p{Lu}/u.test(text)
  const before = wordAt(context, at - 1)
  if (!capital && AFTER_THE_VERB.test(wordAt(context, next))) return false
  return linked || BEFORE_TIMES.test(before) || (capital && before === 'this')
}
