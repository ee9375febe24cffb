/** Questions about time and what they mean, written so that a table of them can be read. */
import { parseTime } from '../../src/time/parse-time.ts'
import { EARLIEST_MS, LATEST_MS, type TimeSpan } from '../../src/time/span.ts'

/** A Wednesday afternoon. */
export const NOW: number = Date.UTC(2023, 9, 18, 14, 30)

/** `2023-05-08..2023-05-09`, with a time where it is not midnight. */
export function shown(spans: readonly TimeSpan[]): string {
  const moment = (at: number): string => {
    if (at === EARLIEST_MS || at === LATEST_MS) return ''
    return new Date(at).toISOString().replace(/T00:00:00.000Z$|:00.000Z$/, '')
  }
  return spans.map(({ from, to }) => `${moment(from)}..${moment(to)}`).join(' ')
}

export function spansIn(question: string, now: number = NOW): string {
  return shown(parseTime(question, { now }).spans)
}

/** Day by day: the question and the first and last day that it means. */
export function days(rows: readonly (readonly [string, string, string?])[]): [string, string][] {
  return rows.map(([question, first, last = first]) => {
    const end = new Date(Date.parse(`${last}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
    return [question, `${first}..${end}`]
  })
}
