/** The names of months, weekdays, seasons and units, as people write them. */
import type { CalendarUnit } from './calendar.ts'

/** Months count from 0. */
const MONTHS: ReadonlyMap<string, number> = table([
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
])

/** Monday is 0. */
const WEEKDAYS: ReadonlyMap<string, number> = table([
  ['monday', 'mon'],
  ['tuesday', 'tue', 'tues'],
  ['wednesday', 'wed'],
  ['thursday', 'thu', 'thur', 'thurs'],
  ['friday', 'fri'],
  ['saturday', 'sat'],
  ['sunday', 'sun'],
])

/** The month in which each season begins. */
const SEASONS: ReadonlyMap<string, number> = new Map([
  ['spring', 2],
  ['summer', 5],
  ['autumn', 8],
  ['fall', 8],
  ['winter', 11],
])

const UNITS: ReadonlyMap<string, CalendarUnit> = new Map(
  (
    [
      'minute',
      'hour',
      'day',
      'weekend',
      'week',
      'fortnight',
      'month',
      'quarter',
      'year',
      'decade',
    ] as const
  ).flatMap((unit) => [
    [unit, unit],
    [`${unit}s`, unit],
  ]),
)

/** Months that are also words or first names: alone they need a preposition that speaks of time. */
const DOUBTFUL_MONTHS: ReadonlySet<string> = new Set(['march', 'april', 'may', 'june', 'august'])

export function monthNamed(word: string | undefined): number | undefined {
  return word === undefined ? undefined : MONTHS.get(word)
}

/** Whether the name alone leaves it open that a month is meant. */
export function isDoubtfulMonth(word: string): boolean {
  return DOUBTFUL_MONTHS.has(word) || word.length <= 3 || word === 'sept'
}

export function weekdayNamed(word: string | undefined): number | undefined {
  return word === undefined ? undefined : WEEKDAYS.get(word)
}

export function seasonNamed(word: string | undefined): number | undefined {
  return word === undefined ? undefined : SEASONS.get(word)
}

export function unitNamed(word: string | undefined): CalendarUnit | undefined {
  return word === undefined ? undefined : UNITS.get(word)
}

function table(rows: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap((names, index) => names.map((name) => [name, index])))
}
