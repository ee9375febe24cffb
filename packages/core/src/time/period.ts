/** What the rules of the parser pass to each other: where they read, and what they found. */
import type { CalendarUnit } from './calendar.ts'
import type { TimeSpan } from './span.ts'
import type { Token } from './tokens.ts'

/** `part` is a part of a day, `stretch` anything that is not a unit of the calendar. */
export type TimeUnit = CalendarUnit | 'part' | 'stretch'

/** A date as far as it was said. Months count from 0. */
export interface NamedDate {
  readonly year?: number
  readonly month?: number
  readonly day?: number
}

export interface Period extends TimeSpan {
  readonly unit: TimeUnit
  /** The first token behind it. */
  readonly next: number
  /** For dates: what was said, so that the other end of a range can lend what is missing. */
  readonly date?: NamedDate
  /** Told as a number of units ago, which people get wrong by one. */
  readonly counted?: boolean
}

export interface Context {
  readonly tokens: readonly Token[]
  readonly now: number
  /** The question looks ahead ("will", "going to"): what has no year is the next one, not the last. */
  readonly ahead: boolean
}

/**
 * Reads a period that begins at a token. `linked` says that a word of time before it ("between",
 * "the end of") leaves no doubt, so that "May" alone is a month.
 */
export type PeriodRule = (context: Context, at: number, linked: boolean) => Period | undefined

export function period(
  span: TimeSpan,
  unit: TimeUnit,
  next: number,
  date?: NamedDate,
): Period | undefined {
  if (!(Number.isFinite(span.from) && Number.isFinite(span.to) && span.from < span.to)) {
    return undefined
  }
  const found = { from: span.from, to: span.to, unit, next }
  return date === undefined ? found : { ...found, date }
}

/** The rule that reads most; the first of equals. */
export function longest<T extends { readonly next: number }>(
  found: readonly (T | undefined)[],
): T | undefined {
  let best: T | undefined
  for (const one of found) {
    if (one !== undefined && (best === undefined || one.next > best.next)) best = one
  }
  return best
}

export function wordAt({ tokens }: Context, at: number): string {
  return tokens[at]?.word ?? ''
}

/** Behind the given words, if they stand here one after the other. */
export function after(
  context: Context,
  at: number,
  ...words: readonly string[]
): number | undefined {
  return words.every((word, index) => wordAt(context, at + index) === word)
    ? at + words.length
    : undefined
}

/** Behind the word, if it stands here. */
export function skip(context: Context, at: number, ...words: readonly string[]): number {
  return words.includes(wordAt(context, at)) ? at + 1 : at
}

const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'what who whom whose where when why how which did do does was were is are am has have had will would can could ' +
    'should and or but to until till through at in on as that this these i we you he she they it the a an my our ' +
    'your his her their about for with from before after between since during if so not than then there because while'
  ).split(' '),
)

/** Whether a plural follows, so that the number before it counts something: "in 2000 words". */
export function countsThings(context: Context, at: number): boolean {
  const token = context.tokens[at]
  if (token === undefined) return false
  if (token.word === 'people' || token.word === '%') return true
  return /^\p{Ll}{3,}s$/u.test(token.text) && !/^(?:was|has|does|this)$/.test(token.word)
}

/** Whether no noun follows: a time before a noun may only describe it ("summer camp", "8th floor"). */
export function standsAlone(context: Context, at: number): boolean {
  const token = context.tokens[at]
  if (token === undefined || !/^\p{L}/u.test(token.word)) return token?.word !== '-'
  return FUNCTION_WORDS.has(token.word) || /^\p{Lu}/u.test(token.text)
}
