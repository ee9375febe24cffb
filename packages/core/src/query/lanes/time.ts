/**
 * What happened at the time that a question names. Ids of turns begin with their time, so a stretch
 * of time is a stretch of ids; sessions are found by their tag, and counted by their times.
 *
 * @module
 */
import type { ViewReader } from '../../engine/view-reader.ts'
import { headKey, prefixEnd, tagPrefix, trailingId } from '../../keys/keyspace.ts'
import { LIMITS } from '../../limits.ts'
import { tagHash } from '../../memory/tags.ts'
import type { Links } from '../../reads/link-cache.ts'
import type { ParsedTime } from '../../time/parse-time.ts'
import { selectTurns, type Turn } from '../../time/select-turns.ts'
import type { TimeSpan } from '../../time/span.ts'
import { SESSION_TAG } from '../../verbs/ingest.ts'
import { nameOf } from '../id-name.ts'
import { LinkReader } from '../links.ts'
import type { Search } from '../search.ts'
import type { Found } from '../types.ts'
import type { LaneAnswer } from './lane.ts'

/** The last millisecond that an id can begin with. */
const ID_TIME_MAX = 2 ** 48 - 1

/**
 * Everything of the time that is asked for; undefined if the question asks for something else too, or
 * the store has no conversations.
 */
export function time(search: Search): LaneAnswer | undefined {
  const { time: wanted } = search.question
  if (!wanted.pureTime || !hasSessions(search.view)) return undefined
  const links = new LinkReader(search)
  const found =
    wanted.sessions === undefined
      ? ofSpans(search, wanted, links)
      : ofSessions(search, wanted, links)
  return {
    found: found.map((one) => ({ ...one, relevance: 1 })),
    complete: found.length < LIMITS.findScan,
    touched: search.candidates.scanned,
    exact: true,
  }
}

/** Whether a memory is of the time that is asked for; what it is part of is read only if need be. */
export type TimeTest = (found: Found, links: () => Links) => boolean

/** The test beside the words that are asked for. */
export function timeTest(search: Search): TimeTest {
  const { time: wanted } = search.question
  if (wanted.sessions !== undefined && hasSessions(search.view)) {
    const chosen = new Set(chosenSessions(search, wanted).map(nameOf))
    return (_found, links) => {
      const { whole } = links()
      return whole !== undefined && chosen.has(nameOf(whole))
    }
  }
  return ({ memory: { data } }) =>
    data.type === 'Event' && data.at !== undefined && within(wanted.spans, data.at)
}

function within(spans: readonly TimeSpan[], at: number): boolean {
  return spans.some(({ from, to }) => from <= at && at < to)
}

function hasSessions(view: ViewReader): boolean {
  const from = tagPrefix(tagHash(SESSION_TAG))
  for (const _ of view.scan({ from, to: prefixEnd(from), limit: 1 })) return true
  return false
}

function ofSpans({ view, candidates }: Search, wanted: ParsedTime, links: LinkReader): Found[] {
  const known = new Map<string, Found>()
  const turns: Turn<string, string>[] = []
  for (const spans of [wanted.spans, ...wanted.fallbacks]) {
    for (const id of idsWithin(view, spans)) {
      const name = nameOf(id)
      const whole = links.of(id).whole
      if (known.has(name) || whole === undefined) continue
      const found = candidates.load(id)
      if (found === undefined || found.memory.data.type !== 'Event') continue
      known.set(name, found)
      turns.push({ id: name, session: nameOf(whole), at: found.memory.data.at })
    }
    if (turns.some(({ at }) => at !== undefined && within(spans, at))) break
  }
  const chosen = selectTurns(wanted, turns) ?? new Set<string>()
  return [...chosen].map((name) => known.get(name) as Found)
}

function ofSessions(search: Search, wanted: ParsedTime, links: LinkReader): Found[] {
  return chosenSessions(search, wanted).flatMap((session) =>
    links.parts(session, LIMITS.findScan).flatMap((id) => search.candidates.load(id) ?? []),
  )
}

function chosenSessions({ view, candidates }: Search, wanted: ParsedTime): Uint8Array[] {
  const from = tagPrefix(tagHash(SESSION_TAG))
  const turns: Turn<string, string>[] = []
  const range = { from, to: prefixEnd(from), limit: LIMITS.findScan }
  for (const { key } of view.scan(range)) {
    const id = Buffer.from(trailingId(key))
    const data = candidates.peek(id)?.data
    if (data?.type !== 'Event' || data.at === undefined) continue
    // A session is known by its first and its last turn.
    const session = nameOf(id)
    turns.push({ id: session, session, at: data.at })
    turns.push({ id: session, session, at: data.at + (data.durationMs ?? 0) })
  }
  const chosen = selectTurns(wanted, turns) ?? new Set<string>()
  return [...chosen].map((name) => Buffer.from(name, 'latin1'))
}

/** Ids that begin with a time inside the spans, in order. */
function* idsWithin(view: ViewReader, spans: readonly TimeSpan[]): Iterable<Uint8Array> {
  let left: number = LIMITS.findScan
  for (const { from, to } of spans) {
    const range = { from: keyAt(from), to: keyAt(to), limit: left }
    for (const { key } of view.scan(range)) {
      left--
      yield Buffer.from(trailingId(key))
    }
    if (left <= 0) return
  }
}

function keyAt(at: number): ReturnType<typeof headKey> {
  const id = Buffer.alloc(16)
  id.writeUIntBE(Math.min(Math.max(0, Math.floor(at)), ID_TIME_MAX), 0, 6)
  return headKey(id)
}
