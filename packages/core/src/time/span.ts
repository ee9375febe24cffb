/** A stretch of time in Unix milliseconds, half-open, and the few operations on it. */

/** A stretch of time. */
export interface TimeSpan {
  /** The first millisecond. */
  readonly from: number
  /** The first millisecond that is no longer part of it. */
  readonly to: number
}

/** The ends of what a `Date` can hold stand for "no beginning" and "no end": they survive JSON. */
export const EARLIEST_MS = -8.64e15
export const LATEST_MS = 8.64e15

/** What both have in common, or `undefined` if that is nothing. */
export function overlap(a: TimeSpan, b: TimeSpan): TimeSpan | undefined {
  const from = Math.max(a.from, b.from)
  const to = Math.min(a.to, b.to)
  return from < to ? { from, to } : undefined
}

const CALENDAR: TimeSpan = { from: EARLIEST_MS, to: LATEST_MS }

/**
 * The same moments as few spans in ascending order; spans that touch become one, and what lies
 * beyond the calendar is cut off.
 */
export function union(spans: readonly TimeSpan[]): TimeSpan[] {
  const merged: TimeSpan[] = []
  const within = spans.map((span) => overlap(span, CALENDAR)).filter((span) => span !== undefined)
  for (const span of within.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last === undefined || span.from > last.to) merged.push({ from: span.from, to: span.to })
    else merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
  }
  return merged
}

/** What two unions have in common. */
export function intersection(a: readonly TimeSpan[], b: readonly TimeSpan[]): TimeSpan[] {
  const common = a.flatMap((one) => b.map((other) => overlap(one, other)))
  return union(common.filter((span) => span !== undefined))
}
