import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarUnit, DAY_MS, shift, unitSpan } from './calendar.ts'

/** What the days of a unit have in common, read off the written date. */
const LABEL: Readonly<Partial<Record<CalendarUnit, (day: number) => string>>> = {
  day: (day) => iso(day).slice(0, 10),
  month: (day) => iso(day).slice(0, 7),
  quarter: (day) => iso(day).slice(0, 5) + Math.ceil(Number(iso(day).slice(5, 7)) / 3),
  year: (day) => iso(day).slice(0, 4),
  decade: (day) => iso(day).slice(0, 3),
  season: (day) => {
    const month = Number(iso(day).slice(5, 7))
    const year = Number(iso(day).slice(0, 4)) - (month < 3 ? 1 : 0)
    return `${year} ${Math.floor((month % 12) / 3)}`
  },
}

function iso(at: number): string {
  return new Date(at).toISOString()
}

const moment = fc.integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2090, 0, 1) })

describe('the calendar', () => {
  it.each(Object.entries(LABEL) as [CalendarUnit, (day: number) => string][])(
    '[Q17] a %s holds all its days and no other',
    (unit, label) => {
      fc.assert(
        fc.property(moment, (at) => {
          const { from, to } = unitSpan(unit, at)
          expect(from <= at && at < to).toBe(true)
          expect([from % DAY_MS, to % DAY_MS].map(Math.abs)).toEqual([0, 0])
          expect([label(from), label(to - 1)]).toEqual([label(at), label(at)])
          expect(label(from - 1)).not.toBe(label(at))
          expect(label(to)).not.toBe(label(at))
        }),
      )
    },
  )

  it('[Q17] a week begins on the Monday before', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const { from, to } = unitSpan('week', at)
        expect(from <= at && at < to && to - from === 7 * DAY_MS).toBe(true)
        expect(new Date(from).getUTCDay()).toBe(1)
        expect(unitSpan('weekend', at)).toEqual({ from: to - 2 * DAY_MS, to })
      }),
    )
  })

  it('[Q17] months back and forth stay in the month that is meant', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -30, max: 30 }), (at, count) => {
        const months = (time: number): number => {
          const date = new Date(time)
          return date.getUTCFullYear() * 12 + date.getUTCMonth()
        }
        const there = shift('month', at, count)
        expect(months(there) - months(at)).toBe(count)
        expect(there - unitSpan('day', there).from).toBe(at - unitSpan('day', at).from)
      }),
    )
  })
})
