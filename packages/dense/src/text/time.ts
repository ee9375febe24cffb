/** Calendar days and times as text. All of them UTC. */

export const DAY_MS = 86_400_000

/** The earliest zone is fourteen hours ahead of UTC. */
const EARLIEST_ZONE_MS = 14 * 3_600_000

export function isRealDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayStart(text) !== undefined
}

/** Days repeat a lot: ten thousand atoms have a few hundred of them. */
const knownDays = new Map<string, number | undefined>()
const KNOWN_DAYS_MAX = 10_000

/** Midnight UTC of a day, or undefined when there is no such day. */
export function dayStart(text: string): number | undefined {
  if (knownDays.has(text)) return knownDays.get(text)
  const at = Date.parse(`${text}T00:00:00.000Z`)
  const start = Number.isNaN(at) || dayOf(at) !== text ? undefined : at
  if (knownDays.size < KNOWN_DAYS_MAX) knownDays.set(text, start)
  return start
}

export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** `2026-05-20T09:00:00`, the form of the index header. */
export function secondsOf(at: number): string {
  return new Date(at).toISOString().slice(0, 19)
}

export function isFuture(day: string, now: number): boolean {
  const start = dayStart(day)
  return start !== undefined && start > now + EARLIEST_ZONE_MS
}

export function ageInDays(day: string, now: number): number | undefined {
  const start = dayStart(day)
  return start === undefined ? undefined : (now - start) / DAY_MS
}

/** The later of two times as text; they may be days or full times. */
export function laterOf(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b
  // Two UTC times of the same form sort like their text.
  if (a.length === b.length && a.endsWith('Z') && b.endsWith('Z')) return b > a ? b : a
  return Date.parse(b) > Date.parse(a) ? b : a
}
