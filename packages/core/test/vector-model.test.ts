/** Random calls against a plain map, over every way to search. Rules: docs/spec/vectors.md. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexFromBytes, indexToBytes } from '../src/vector/index-bytes.ts'
import { LabelSet } from '../src/vector/label-set.ts'
import type { Neighbour } from '../src/vector/search.ts'
import { TUNING, type Tuning } from '../src/vector/tuning.ts'
import { VectorIndex } from '../src/vector/vector-index.ts'
import { plainDistance, plainSearch } from './vector-data.ts'

const DIMENSIONS = 5

/** So small that a handful of vectors is sieved, linked, walked and cleared out. */
const TINY: Tuning = {
  ...TUNING,
  links: 2,
  linksLowest: 3,
  efConstruction: 4,
  efSearch: 3,
  exactRows: 2,
  graphRows: 4,
  rescored: 3,
  rescoredPerResult: 1,
  walkPassingRowsPerEf: 0.5,
  walkPassingShare: 0.3,
  walkShare: 1,
  sampledRows: 4,
  deadRows: 3,
}

const labels = fc.nat({ max: 11 })
/** Few components of few sizes: equal vectors and equal distances are common. */
const vectors = fc
  .array(fc.integer({ min: -2, max: 2 }), { minLength: DIMENSIONS, maxLength: DIMENSIONS })
  .filter((components) => components.some((component) => component !== 0))
  .map((components) => Float32Array.from(components))
const calls = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('add'), label: labels, vector: vectors }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('remove'), label: labels }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('link'), rows: fc.nat({ max: 6 }) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reload') }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('search'),
        vector: vectors,
        k: fc.nat({ max: 13 }),
        filter: fc.option(fc.uniqueArray(labels), { nil: undefined }),
        asSet: fc.boolean(),
      }),
    },
  ),
  { maxLength: 60 },
)

type Check = (found: Neighbour[], truth: Neighbour[], query: Float32Array) => void

/** Runs calls on an index and a map; every search is handed to the check. */
function play(tuning: Tuning, steps: ReturnType<typeof asSteps>, check: Check): void {
  let index = new VectorIndex(DIMENSIONS, tuning)
  const model = new Map<number, Float32Array>()
  for (const step of steps) {
    const { label = 0, vector = new Float32Array(DIMENSIONS), filter } = step
    if (step.do === 'add') {
      index.add(label, vector)
      model.set(label, vector)
    } else if (step.do === 'remove') {
      expect(index.remove(label)).toBe(model.delete(label))
    } else if (step.do === 'link') {
      index.link(step.rows)
    } else if (step.do === 'reload') {
      const bytes = indexToBytes(index, { sequence: 7, origin: 'm' })
      index = indexFromBytes(bytes, tuning).index
      expect(Buffer.compare(indexToBytes(index, { sequence: 7, origin: 'm' }), bytes)).toBe(0)
    } else {
      const passes = (one: number): boolean => filter === undefined || filter.includes(one)
      const given =
        filter === undefined ? {} : { filter: step.asSet ? new LabelSet(filter) : passes }
      const found = index.search(vector, step.k ?? 0, given)
      check(found, plainSearch(model, vector, step.k ?? 0, passes), vector)
      for (const one of found) {
        const stored = model.get(one.label) as Float32Array
        expect(passes(one.label)).toBe(true)
        expect(one.distance).toBe(plainDistance(vector, stored))
      }
    }
    expect(index.size).toBe(model.size)
    expect(index.has(label)).toBe(model.has(label))
  }
}

interface Step {
  readonly do: string
  readonly label?: number
  readonly vector?: Float32Array
  readonly rows?: number
  readonly k?: number
  readonly filter?: readonly number[] | undefined
  readonly asSet?: boolean
}
const asSteps = (steps: readonly Step[]): readonly Step[] => steps

describe('any calls', () => {
  it('[V10] [V5] [V6] find among few rows what a plain search finds, ties by label', () => {
    fc.assert(
      fc.property(calls, (steps) => {
        play({ ...TINY, exactRows: 1000, graphRows: 10_000 }, asSteps(steps), (found, truth) => {
          expect(found).toEqual(truth)
        })
      }),
      { numRuns: 300 },
    )
  })

  it('[V9] [V2] [V14] [V18] by sieve and graph too: right distances and order, nothing that does not pass, none too few', () => {
    fc.assert(
      fc.property(calls, (steps) => {
        play(TINY, asSteps(steps), (found, truth) => {
          expect(found).toHaveLength(truth.length)
          expect(new Set(found.map(({ label }) => label)).size).toBe(found.length)
          const sorted = found.toSorted((a, b) => a.distance - b.distance || a.label - b.label)
          expect(found).toEqual(sorted)
        })
      }),
      { numRuns: 500 },
    )
  })

  it('[V17] give the same file when they are made again', () => {
    fc.assert(
      fc.property(calls, (steps) => {
        const made = [1, 2].map(() => {
          const index = new VectorIndex(DIMENSIONS, TINY)
          for (const step of asSteps(steps)) {
            if (step.do === 'add') index.add(step.label ?? 0, step.vector as Float32Array)
            if (step.do === 'remove') index.remove(step.label ?? 0)
            if (step.do === 'link') index.link(step.rows)
            if (step.do === 'search') index.search(step.vector as Float32Array, step.k ?? 0)
          }
          return indexToBytes(index, { sequence: 1, origin: '' })
        })
        expect(Buffer.compare(made[0] as Uint8Array, made[1] as Uint8Array)).toBe(0)
      }),
      { numRuns: 100 },
    )
  })
})
