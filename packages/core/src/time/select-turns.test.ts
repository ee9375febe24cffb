import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTime } from './parse-time.ts'
import { resolveSessions, selectTurns, type Turn } from './select-turns.ts'
import type { SessionRange } from './session-phrases.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2023, 9, 18, 14, 30)

function session(id: string, from: number, to = from): { id: string; from: number; to: number } {
  return { id, from, to }
}

function turn(id: string, at?: number): Turn<string, string> {
  return { id, session: id.slice(0, 1), at }
}

function selected(
  question: string,
  turns: readonly Turn<string, string>[],
  ongoing?: string,
): string[] | undefined {
  const ids = selectTurns(parseTime(question, { now: NOW }), turns, ongoing)
  return ids && [...ids]
}

const range: fc.Arbitrary<SessionRange> = fc
  .record({
    countedFrom: fc.constantFrom('start' as const, 'end' as const),
    first: fc.integer({ min: 1, max: 6 }),
    more: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
  })
  .map(({ countedFrom, first, more }) =>
    more === undefined ? { countedFrom, first } : { countedFrom, first, last: first + more },
  )

describe('resolveSessions()', () => {
  it('[Q49] counts as one counts on the fingers', () => {
    fc.assert(
      fc.property(
        fc.array(range, { maxLength: 3 }),
        fc.integer({ min: 0, max: 5 }),
        (ranges, n) => {
          const sessions = Array.from({ length: n }, (_, index) => session(`s${index}`, index))
          const chosen = new Set<string>()
          for (const { countedFrom, first, last = 99 } of ranges) {
            for (let place = first; place <= last; place++) {
              const found = sessions[countedFrom === 'start' ? place - 1 : n - place]
              if (found !== undefined) chosen.add(found.id)
            }
          }

          const ids = resolveSessions(ranges, sessions).map(({ id }) => id)

          expect(ids).toEqual(sessions.map(({ id }) => id).filter((id) => chosen.has(id)))
        },
      ),
    )
  })

  it('[Q49] orders by beginning and leaves equals as given', () => {
    const sessions = [session('late', 9), session('b', 5), session('a', 5), session('first', 1)]
    const all = resolveSessions([{ countedFrom: 'start', first: 1 }], sessions)
    expect(all.map(({ id }) => id)).toEqual(['first', 'b', 'a', 'late'])
  })

  it('[Q50] the last session is the one before the ongoing one', () => {
    const sessions = [session('a', 1), session('b', 2), session('c', 3)]
    const last: SessionRange = { countedFrom: 'end', first: 1, last: 1 }
    const current: SessionRange = { countedFrom: 'end', first: 0, last: 0 }
    const idsOf = (one: SessionRange, ongoing?: string): string[] =>
      resolveSessions([one], sessions, ongoing).map(({ id }) => id)

    expect(idsOf(last)).toEqual(['c'])
    expect(idsOf(last, 'c')).toEqual(['b'])
    expect(idsOf(current)).toEqual(['c'])
    expect(idsOf(current, 'b')).toEqual(['b'])
    expect(idsOf(last, 'unknown')).toEqual(['c'])
  })
})

describe('selectTurns()', () => {
  it('[Q51] selects what the spans hold, and no set without time', () => {
    const start = Date.UTC(2023, 9, 17)
    const turns = [
      turn('a0', start - 1),
      turn('a1', start),
      turn('b0', start + DAY - 1),
      turn('c0', start + DAY),
    ]
    expect(selected('What did we say yesterday?', turns)).toEqual(['a1', 'b0'])
    expect(selected('What did we say in 1999?', turns)).toEqual([])
    expect(selected('What did we say about the roof?', turns)).toBeUndefined()
  })

  it('[Q52] takes the neighbours of a count of days that finds nothing', () => {
    const noon = Date.UTC(2023, 9, 18, 12)
    const ago = (days: number): number => noon - days * DAY
    const before = [turn('a0', ago(39)), turn('b0', ago(37)), turn('c0', ago(36))]
    expect(selected('What did we say 38 days ago?', before)).toEqual(['a0'])
    expect(selected('What did we say 38 days ago?', before.slice(1))).toEqual(['b0'])
    expect(selected('What did we say 38 days ago?', before.slice(2))).toEqual([])
    expect(selected('What did we say 39 days ago?', before)).toEqual(['a0'])
    expect(selected('What did we say on September 10?', before)).toEqual([])
  })

  it('[Q52] takes the day of a time of day that finds nothing', () => {
    const day = Date.UTC(2023, 9, 17)
    const morning = turn('a0', day + 9 * 3_600_000)
    const noon = turn('b0', day + 12 * 3_600_000)
    expect(selected('What did we say yesterday morning?', [morning, noon])).toEqual(['a0'])
    expect(selected('What did we say yesterday morning?', [noon])).toEqual(['b0'])
    expect(selected('What did we say yesterday at 5:30 pm?', [noon])).toEqual(['b0'])
  })

  it('[Q53] earlier leaves out the session that is going on', () => {
    const day = Date.UTC(2023, 9, 18)
    const turns = [turn('a0', day + 1), turn('b0', day + 2), turn('c0', day + 3)]
    expect(selected('What did we say today?', turns)).toEqual(['a0', 'b0', 'c0'])
    expect(selected('What did we say earlier today?', turns)).toEqual(['a0', 'b0'])
    expect(selected('What did we say earlier today?', turns, 'd')).toEqual(['a0', 'b0', 'c0'])
    expect(selected('What did we say earlier this morning?', turns.slice(2))).toEqual(['c0'])
  })

  it('[Q43] counts sessions within the time beside them', () => {
    const turns = [
      turn('a0', Date.UTC(2023, 3, 30)),
      turn('b0', Date.UTC(2023, 4, 2)),
      turn('b1', Date.UTC(2023, 4, 3)),
      turn('c0', Date.UTC(2023, 4, 20)),
      turn('d0', Date.UTC(2023, 5, 20)),
    ]
    expect(selected('What was in the first session in May?', turns)).toEqual(['b0', 'b1'])
    expect(selected('What was in the last session before June 1?', turns)).toEqual(['c0'])
    expect(selected('What was in the fourth session?', turns)).toEqual(['d0'])
  })

  it('[Q54] counts among all when the time has no such place', () => {
    const turns = [turn('a0', Date.UTC(2023, 3, 30)), turn('b0', Date.UTC(2023, 4, 2))]
    expect(selected('What was in the second session on May 2?', turns)).toEqual(['b0'])
    expect(selected('What was in the third session on May 2?', turns)).toEqual([])
  })

  it('[Q55] turns without a time belong to their session', () => {
    const turns = [turn('a0', 5), turn('b0'), turn('c0', 9), turn('c1')]
    expect(selected('What was in session 2?', turns)).toEqual(['b0'])
    expect(selected('What was in the last session?', turns)).toEqual(['c0', 'c1'])
    expect(selected('What was before 2000?', turns)).toEqual(['a0', 'c0'])
  })
})
