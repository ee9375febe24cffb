/** What the fast ways to search find of what is there. Rules: docs/spec/vectors.md. */
import { describe, expect, it } from 'vitest'
import { LabelSet } from '../src/vector/label-set.ts'
import { TUNING, type Tuning } from '../src/vector/tuning.ts'
import { VectorIndex } from '../src/vector/vector-index.ts'
import { clustered, numbers, plainSearch, recall } from './vector-data.ts'

const COUNT = 4000
const DIMENSIONS = 64
const QUERIES = 40

const all = clustered(COUNT + QUERIES, DIMENSIONS, 1)
const queries = all.slice(COUNT)
/** Labels in no order, with gaps. */
const labelOf = (row: number): number => (row * 7919) % 10_007
const vectors = new Map(all.slice(0, COUNT).map((vector, row) => [labelOf(row), vector]))

/** The graph for thousands of rows already. */
const GRAPH: Tuning = {
  ...TUNING,
  graphRows: 1000,
  exactRows: 100,
  walkPassingRowsPerEf: 2,
  walkShare: 0.9,
}

function indexOf(tuning: Tuning, entries: Iterable<[number, Float32Array]> = vectors): VectorIndex {
  const index = new VectorIndex(DIMENSIONS, tuning)
  for (const [label, vector] of entries) index.add(label, vector)
  return index
}

function meanRecall(
  search: (query: Float32Array) => { label: number; distance: number }[],
  passes?: (label: number) => boolean,
  among: ReadonlyMap<number, Float32Array> = vectors,
): number {
  const each = queries.map((query) => recall(search(query), plainSearch(among, query, 10, passes)))
  return each.reduce((sum, one) => sum + one, 0) / each.length
}

describe('recall@10', () => {
  const sieved = indexOf(TUNING)
  const linked = indexOf(GRAPH)
  linked.link()

  it('[V11] of the sieve is at least 0.95', () => {
    expect(sieved.unlinked).toBe(0)
    expect(meanRecall((query) => sieved.search(query, 10))).toBeGreaterThanOrEqual(0.95)
  })

  it('[V12] of the graph is at least 0.95', () => {
    expect(linked.unlinked).toBe(0)
    expect(meanRecall((query) => linked.search(query, 10))).toBeGreaterThanOrEqual(0.95)
  })

  it('[V12] of the graph is at least 0.95 if clusters lie far apart', () => {
    const tight = clustered(2000 + QUERIES, DIMENSIONS, 2, 0.2)
    const entries = new Map(tight.slice(0, 2000).entries())
    const index = indexOf(GRAPH, entries)
    index.link()
    const each = tight
      .slice(2000)
      .map((query) => recall(index.search(query, 10), plainSearch(entries, query, 10)))

    expect(each.reduce((sum, one) => sum + one, 0) / each.length).toBeGreaterThanOrEqual(0.95)
  })

  it('[V12] of the graph falls and rises with ef', () => {
    const narrow = meanRecall((query) => linked.search(query, 10, { ef: 10 }))
    const wide = meanRecall((query) => linked.search(query, 10, { ef: 400 }))

    expect(narrow).toBeLessThan(wide)
    expect(wide).toBeGreaterThanOrEqual(0.99)
  })

  it('[V13] is not lower while half of the rows are not linked', () => {
    const half = indexOf(GRAPH)

    expect(half.unlinked).toBe(COUNT)
    expect(half.link(COUNT / 2)).toBe(COUNT / 2)
    expect(meanRecall((query) => half.search(query, 10))).toBeGreaterThanOrEqual(0.95)
  })

  it.each([0.9, 0.5, 0.25, 0.1, 0.05, 0.01, 0.002])(
    '[V14] among the rows that pass is at least 0.95 if a share of %d passes',
    (share) => {
      const next = numbers(5)
      const passing = new LabelSet([...vectors.keys()].filter(() => next() < share))
      const passes = (label: number): boolean => passing.has(label)
      for (const index of [sieved, linked]) {
        for (const filter of [passing, passes]) {
          const found = meanRecall((query) => index.search(query, 10, { filter }), passes)
          expect(found).toBeGreaterThanOrEqual(0.95)
        }
      }
    },
  )

  it('[V14] is not lower where what passes is far from the query', () => {
    const far = (query: Float32Array): LabelSet =>
      new LabelSet(
        plainSearch(vectors, query, COUNT)
          .slice(COUNT / 2)
          .map(({ label }) => label),
      )
    const each = queries.slice(0, 10).map((query) => {
      const filter = far(query)
      const truth = plainSearch(vectors, query, 10, (label) => filter.has(label))
      return recall(linked.search(query, 10, { filter }), truth)
    })

    expect(each.reduce((sum, one) => sum + one, 0) / each.length).toBeGreaterThanOrEqual(0.95)
  })

  it('[V6] is not lower after most rows were removed and some added again', () => {
    const index = indexOf(GRAPH)
    index.link()
    const left = new Map(vectors)
    for (const [row, label] of [...vectors.keys()].entries()) {
      if (row % 4 === 0) continue
      index.remove(label)
      left.delete(label)
    }
    for (const [label, vector] of [...vectors].slice(0, 400)) {
      index.add(label, vector)
      left.set(label, vector)
    }
    index.link()

    expect(index.size).toBe(left.size)
    const found = meanRecall((query) => index.search(query, 10), undefined, left)
    expect(found).toBeGreaterThanOrEqual(0.95)
  })
})

describe('a graph that has come apart', () => {
  it('[V9] is left for a scan where it gives too few', () => {
    const index = indexOf(GRAPH)
    index.link()
    const { lowest } = index.parts.graph
    for (let row = 0; row < COUNT; row++) lowest.setLinkCount(row, 0)

    const truth = plainSearch(vectors, queries[0] as Float32Array, 10)
    for (const filter of [undefined, () => true]) {
      const options = filter === undefined ? {} : { filter }
      expect(recall(index.search(queries[0] as Float32Array, 10, options), truth)).toBe(1)
    }
  })
})

describe('equal vectors', () => {
  it('[V16] are all found in the graph, and do not hide the others', () => {
    const same = all[0] as Float32Array
    const twins = Array.from({ length: 1500 }, (_, row) => [row, same] as [number, Float32Array])
    const others = all.slice(1, 1500).map((vector, row) => [5000 + row, vector] as const)
    const mixed = twins.flatMap((twin, row) => [twin, ...others.slice(row, row + 1)])
    const entries = new Map(mixed as [number, Float32Array][])
    const index = indexOf(GRAPH, entries)
    index.link()

    const near = index.search(same, 1500)

    expect(near.every(({ label }) => label < 1500)).toBe(true)
    expect(meanRecall((query) => index.search(query, 10), undefined, entries)).toBeGreaterThan(0.95)
  })

  it('[V16] that were removed are not found, though the first of them holds the others', () => {
    const same = all[0] as Float32Array
    const entries = [...vectors].slice(1, 1200)
    const index = indexOf(GRAPH, entries)
    for (let label = 0; label < 5; label++) index.add(label, same)
    index.link()

    index.remove(0)
    index.remove(3)

    const nearest = index.search(same, 3).map(({ label }) => label)
    expect(nearest.toSorted((a, b) => a - b)).toEqual([1, 2, 4])
  })
})

describe('a filter that few pass', () => {
  const MANY = 100_000
  const next = numbers(9)
  const index = new VectorIndex(8)
  for (let label = 0; label < MANY; label++) {
    index.add(
      label,
      Float32Array.from({ length: 8 }, () => next() - 0.5),
    )
  }
  const passing = Array.from({ length: 20 }, (_, row) => row * 4999 + 17)
  const query = Float32Array.from({ length: 8 }, () => next() - 0.5)

  it.each([
    ['a set', new LabelSet(passing)],
    ['a function', (label: number) => passing.includes(label)],
  ])('[V15] returns 20 of 100,000, asked by %s', (_how, filter) => {
    const labels = index.search(query, 50, { filter }).map(({ label }) => label)

    expect(labels.toSorted((a, b) => a - b)).toEqual(passing)
  })

  it('[V15] returns them from a graph too', () => {
    const graph = new VectorIndex(8, { ...TUNING, graphRows: 2000 })
    for (let label = 0; label < 2500; label++) graph.add(label, index.vectorOf(label) as Int8Array)
    graph.link()
    const few = Array.from({ length: 20 }, (_, row) => row * 100 + 99)

    for (const filter of [new LabelSet(few), (label: number) => few.includes(label)]) {
      const labels = graph.search(query, 50, { filter }).map(({ label }) => label)
      expect(labels.toSorted((a, b) => a - b)).toEqual(few)
    }
  })
})
