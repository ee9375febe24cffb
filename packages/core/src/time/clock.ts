/**
 * Times of day: "5 pm", "17:30", "noon", "the morning". An hour covers itself, a time with minutes
 * that minute. Evenings and nights overlap, because people do not agree where one ends.
 *
 * @module
 */
import { HOUR_MS, MINUTE_MS } from './calendar.ts'
import type { Read } from './numbers.ts'
import { after, type Context, skip, wordAt } from './period.ts'

/** Milliseconds from midnight; the end of a night lies in the next day. */
export interface DayTime {
  readonly from: number
  readonly to: number
}

/** "In the morning" is a habit unless a day is named; "at 5 pm" is the last one. */
export interface FreeDayTime extends DayTime {
  readonly needsDay: boolean
}

export const NIGHT: DayTime = hours(18, 30)

const PARTS: ReadonlyMap<string, DayTime> = new Map([
  ['morning', hours(5, 12)],
  ['afternoon', hours(12, 18)],
  ['evening', hours(17, 24)],
  ['night', NIGHT],
  ['noon', hours(12, 13)],
  ['midday', hours(12, 13)],
  ['lunchtime', hours(11, 14)],
  ['midnight', hours(0, 1)],
])
const END_OF_DAY_MS: number = 24 * HOUR_MS

/** "morning", "night", "noon". */
export function dayPartAt(context: Context, at: number): Read<DayTime> | undefined {
  const value = PARTS.get(wordAt(context, at))
  return value && { value, next: at + 1 }
}

/** "5 pm", "5:30 p.m.", "17:30", "5 o'clock", "noon". */
export function clockAt(context: Context, at: number): Read<DayTime> | undefined {
  const word = wordAt(context, at)
  if (word === 'noon' || word === 'midday' || word === 'midnight') return dayPartAt(context, at)
  const digits = /^(\d{1,2})(?::(\d\d))?$/.exec(word)
  if (digits === null) return undefined
  const clockHour = Number(digits[1])
  const minute = Number(digits[2] ?? 0)
  const half = halfDayAt(context, at + 1)
  const oclock = after(context, at + 1, 'o', "'clock")
  if (half === undefined && oclock === undefined && digits[2] === undefined) return undefined
  if (minute > 59 || clockHour > 23 || (half !== undefined && (clockHour < 1 || clockHour > 12)))
    return undefined
  const hour = half === undefined ? clockHour : (clockHour % 12) + half.value
  const from = hour * HOUR_MS + minute * MINUTE_MS
  const to = from + (digits[2] === undefined ? HOUR_MS : MINUTE_MS)
  return { value: { from, to }, next: half?.next ?? oclock ?? at + 1 }
}

/** "am" adds nothing to the hour, "pm" twelve. */
function halfDayAt(context: Context, at: number): Read<0 | 12> | undefined {
  const word = wordAt(context, at)
  if (word === 'am' || word === 'pm') return { value: word === 'am' ? 0 : 12, next: at + 1 }
  if ((word !== 'a' && word !== 'p') || after(context, at + 1, '.', 'm') === undefined)
    return undefined
  const dot = context.tokens[at + 3]?.word === '.' ? 1 : 0
  return { value: word === 'a' ? 0 : 12, next: at + 3 + dot }
}

/**
 * A time of day that stands by itself: "in the morning", "at night", "at 5 pm", "between 2 and 4
 * pm", "before noon". Without the preposition, "morning" is as often a kind of coffee.
 */
export function freeDayTimeAt(context: Context, at: number): Read<FreeDayTime> | undefined {
  const clock = clockRangeAt(context, at) ?? clockWithPrepositionAt(context, at)
  if (clock !== undefined) return { value: { ...clock.value, needsDay: false }, next: clock.next }
  const name = after(context, at, 'in', 'the') ?? after(context, at, 'at')
  const part = name === undefined ? undefined : dayPartAt(context, name)
  return part && { value: { ...part.value, needsDay: true }, next: part.next }
}

function clockWithPrepositionAt(context: Context, at: number): Read<DayTime> | undefined {
  const clock = clockAt(context, skip(context, at + 1, 'about', 'around'))
  if (clock === undefined) return undefined
  const { value, next } = clock
  switch (wordAt(context, at)) {
    case 'at':
    case 'around':
    case 'about':
      return clock
    case 'after':
    case 'since':
      return value.from < END_OF_DAY_MS
        ? { value: { from: value.from, to: END_OF_DAY_MS }, next }
        : undefined
    case 'before':
    case 'until':
    case 'till':
    case 'by':
      return value.from > 0 ? { value: { from: 0, to: value.from }, next } : undefined
    default:
      return undefined
  }
}

/** "between 2 and 4 pm", "from 9 am to 11:30 am": up to the second time, without it. */
function clockRangeAt(context: Context, at: number): Read<DayTime> | undefined {
  const between = after(context, at, 'between')
  const start = between ?? after(context, at, 'from')
  if (start === undefined) return undefined
  const first = clockAt(context, start)
  const link = first?.next ?? start + 1
  const linked =
    between === undefined
      ? skip(context, link, 'to', 'until', 'till', '-', '–')
      : skip(context, link, 'and')
  const second = linked > link ? clockAt(context, linked) : undefined
  if (second === undefined) return undefined
  const from = first?.value.from ?? sameHalf(wordAt(context, start), second.value.from)
  return from !== undefined && from < second.value.from
    ? { value: { from, to: second.value.from }, next: second.next }
    : undefined
}

/** "2" of "2 to 4 pm": the hour of the same half of the day. */
function sameHalf(word: string, end: number): number | undefined {
  const hour = /^\d{1,2}$/.test(word) ? Number(word) : 0
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) * HOUR_MS + (end >= 12 * HOUR_MS ? 12 * HOUR_MS : 0)
}

function hours(from: number, to: number): DayTime {
  return { from: from * HOUR_MS, to: to * HOUR_MS }
}
