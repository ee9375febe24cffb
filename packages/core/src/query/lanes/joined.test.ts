import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WordResult } from '../../lexical/search.ts'
import type { Candidates } from '../candidate.ts'
import { compareFound, orderBy } from '../order.ts'
import type { Found } from '../types.ts'
import { joinById } from './joined.ts'

/** Few ids and few values: lanes overlap, and many are equally relevant. */
const someone = fc.record({
  score: fc.option(fc.integer({ min: 1, max: 4 })),
  distance: fc.option(fc.integer({ min: 0, max: 4 })),
  passes: fc.boolean(),
})
type Someone = typeof someone extends fc.Arbitrary<infer T> ? T : never

const idOf = (member: number): Uint8Array => Uint8Array.of(member >> 8, member & 0xff)

function query(limit: number, offset: number): Parameters<typeof joinById>[0] {
  return { wanted: offset + limit, wordsBesideVectors: offset + limit + 64 }
}

const memberOf = (id: Uint8Array): number => (id[0] as number) * 256 + (id[1] as number)

class World {
  readonly #all: readonly Someone[]
  loaded = 0

  constructor(all: readonly Someone[]) {
    this.#all = all
  }

  words(count: number, also: readonly number[]): WordResult {
    const hits = this.#all.flatMap(({ score }, document) =>
      score === null ? [] : [{ id: idOf(document), type: 1, document, number: document, score }],
    )
    // Equals come in an order of their own.
    hits.reverse().sort((a, b) => b.score - a.score)
    const scores = also.map((document) => this.#all[document]?.score ?? 0)
    return { hits: hits.slice(0, count), touched: hits.length, also: Float64Array.from(scores) }
  }

  vectors(count: number): { id: Uint8Array; distance: number }[] {
    const hits = this.#all.flatMap(({ distance }, member) =>
      distance === null ? [] : [{ id: idOf(member), distance: distance / 4 }],
    )
    return hits
      .reverse()
      .sort((a, b) => a.distance - b.distance)
      .slice(0, count)
  }

  coverage(): number {
    return 1
  }

  documentOf(id: Uint8Array): number | undefined {
    const member = memberOf(id)
    return this.#all[member]?.score === null ? undefined : member
  }

  load: Candidates['load'] = (id, places) => {
    this.loaded++
    const member = memberOf(id)
    if (!this.#all[member]?.passes) return undefined
    const head = { id: String(member).padStart(4, '0') }
    return { memory: { head }, inputs: {}, salience: 0, ...places } as Found
  }

  /** Everything that is there, joined and sorted. */
  plain(): string[] {
    const most = Math.max(...this.#all.map(({ score }) => score ?? 0))
    const nearest = this.vectors(this.#all.length)
    const low = nearest[0]?.distance ?? 0
    const high = nearest[Math.min(64, nearest.length) - 1]?.distance ?? 0
    const found = this.#all.flatMap(({ score, distance, passes }, member) => {
      if (!passes || (score === null && distance === null)) return []
      const place = nearest.findIndex(({ id }) => memberOf(id) === member)
      const away = (distance ?? 0) / 4
      const scaled = away > high ? 0 : high === low ? 1 : (high - away) / (high - low)
      const share = score === null ? Math.max(scaled, 0.001 / (place + 1)) : scaled
      const words = score === null ? 0 : score / most
      return [{ member, relevance: words + (distance === null ? 0 : 0.9 * share) }]
    })
    found.sort((a, b) => b.relevance - a.relevance || a.member - b.member)
    return found.map(({ member }) => String(member).padStart(4, '0'))
  }
}

describe('words and meaning together', () => {
  it('[H20] gives what joining and sorting everything gives', () => {
    fc.assert(
      fc.property(
        fc.array(someone, { maxLength: 200 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 3 }),
        (all, limit, offset) => {
          const world = new World(all)
          const near = joinById(query(limit, offset), world, world)
          const sorted = near?.found.toSorted(compareFound([orderBy('relevance', true)]))
          const ids = sorted?.slice(0, offset + limit).map(({ memory }) => memory.head.id)
          expect(ids).toEqual(world.plain().slice(0, offset + limit))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('[H20] loads no more than the answer needs', () => {
    const all = Array.from({ length: 60 }, (_, member) => ({
      score: member % 7 === 0 ? member + 1 : null,
      distance: member,
      passes: true,
    }))
    const world = new World(all)
    joinById(query(5, 0), world, world)
    expect(world.loaded).toBeLessThanOrEqual(6)
  })

  it('[H20] looks at more where most have ended', () => {
    const all = Array.from({ length: 2000 }, (_, member) => ({
      score: 1,
      distance: member,
      passes: member === 1999,
    }))
    const world = new World(all)
    expect(joinById(query(1, 0), world, world)?.found).toHaveLength(1)
  })
})
