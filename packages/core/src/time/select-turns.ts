/**
 * From a parsed time to what it selects: sessions by their place, turns by their time. The caller
 * brings the sessions and turns; nothing is read from anywhere.
 *
 * @module
 */
import type { ParsedTime } from './parse-time.ts'
import type { SessionRange } from './session-phrases.ts'
import { EARLIEST_MS, type TimeSpan } from './span.ts'

/** A session of a conversation. */
export interface Session<Id> {
  /** Its id. */
  readonly id: Id
  /** The time of its first turn. */
  readonly from: number
  /** The time of its last turn, which may be the same. */
  readonly to: number
}

/** A turn of a conversation. */
export interface Turn<Id, SessionId> {
  /** Its id. */
  readonly id: Id
  /** The session that it belongs to. */
  readonly session: SessionId
  /** Absent if it is not known. */
  readonly at?: number | undefined
}

/**
 * The sessions that are meant, in the order of their beginnings. `ongoing` names the session in
 * which the question is asked: "the last session" is then the one before it.
 */
export function resolveSessions<Id>(
  ranges: readonly SessionRange[],
  sessions: readonly Session<Id>[],
  ongoing?: Id,
): Session<Id>[] {
  const ordered = [...sessions].sort((a, b) => a.from - b.from)
  const past = ordered.filter(({ id }) => ongoing === undefined || id !== ongoing)
  const current = ordered.find(({ id }) => ongoing !== undefined && id === ongoing) ?? past.at(-1)
  const placeInPast = new Map(past.map((session, index) => [session, past.length - index]))
  return ordered.filter((session, index) =>
    ranges.some(({ countedFrom, first, last = Number.POSITIVE_INFINITY }) => {
      const holds = (place: number): boolean => first <= place && place <= last
      if (countedFrom === 'start') return holds(index + 1)
      return holds(placeInPast.get(session) ?? 0) || (session === current && holds(0))
    }),
  )
}

/** The ids of the turns that a parsed time selects, or `undefined` if it says nothing about time. */
export function selectTurns<Id, SessionId>(
  time: Pick<ParsedTime, 'spans' | 'fallbacks' | 'sessions' | 'earlier'>,
  turns: readonly Turn<Id, SessionId>[],
  ongoing?: SessionId,
): Set<Id> | undefined {
  if (time.sessions !== undefined) return turnsOfSessions(time, time.sessions, turns, ongoing)
  if (time.spans.length === 0) return undefined
  const attempts = [time.spans, ...time.fallbacks].map((spans) => turnsWithin(spans, turns))
  const selected = attempts.find(({ length }) => length > 0) ?? []
  return ids(time.earlier ? withoutLatest(selected, ongoing) : selected)
}

function turnsOfSessions<Id, SessionId>(
  time: Pick<ParsedTime, 'spans'>,
  ranges: readonly SessionRange[],
  turns: readonly Turn<Id, SessionId>[],
  ongoing: SessionId | undefined,
): Set<Id> {
  const sessions = sessionsOf(turns)
  const inside = sessions.filter((session) => time.spans.some((span) => meets(span, session)))
  const counted = resolveSessions(ranges, inside, ongoing)
  // "The third session on May 8" may be the third of all: then that day has no third one.
  const found = counted.length > 0 ? counted : resolveSessions(ranges, sessions, ongoing)
  const chosen = new Set(found.map(({ id }) => id))
  return ids(turns.filter(({ session }) => chosen.has(session)))
}

/** Sessions in order of appearance; one without known times comes behind the one before it. */
function sessionsOf<Id, SessionId>(turns: readonly Turn<Id, SessionId>[]): Session<SessionId>[] {
  const times = new Map<SessionId, number[]>()
  for (const { session, at } of turns) {
    const known = times.get(session) ?? []
    if (at !== undefined) known.push(at)
    times.set(session, known)
  }
  let previous = EARLIEST_MS
  return Array.from(times, ([id, known]) => {
    const from = known.length === 0 ? previous : known.reduce((a, b) => Math.min(a, b))
    previous = known.reduce((a, b) => Math.max(a, b), from)
    return { id, from, to: previous }
  })
}

function turnsWithin<T extends Turn<unknown, unknown>>(
  spans: readonly TimeSpan[],
  turns: readonly T[],
): T[] {
  return turns.filter(
    ({ at }) => at !== undefined && spans.some(({ from, to }) => from <= at && at < to),
  )
}

/** Without the session in which the question is asked; without knowing it, without the latest. */
function withoutLatest<T extends Turn<unknown, unknown>>(
  turns: readonly T[],
  ongoing: unknown,
): readonly T[] {
  const latest = ongoing ?? resolveSessions(LATEST, sessionsOf(turns))[0]?.id
  const others = turns.filter(({ session }) => session !== latest)
  return others.length > 0 ? others : turns
}

const LATEST: readonly SessionRange[] = [{ countedFrom: 'end', first: 1, last: 1 }]

function meets(span: TimeSpan, session: Session<unknown>): boolean {
  return session.from < span.to && session.to >= span.from
}

function ids<Id>(turns: readonly Turn<Id, unknown>[]): Set<Id> {
  return new Set(turns.map(({ id }) => id))
}
