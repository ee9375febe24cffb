import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Heap } from './heap.ts'
import { LabelSet } from './label-set.ts'
import { quantise } from './quantise.ts'
import { VectorIndex } from './vector-index.ts'

const invalid = (path: string): Error =>
  expect.objectContaining({ code: 'INVALID_INPUT', path }) as Error

describe('a vector', () => {
  it('[V1] becomes bytes whose largest is 127', () => {
    expect([...quantise(Float32Array.of(0.5, -1, 0.25, 0))]).toEqual([64, -127, 32, 0])
    expect([...quantise(Float32Array.of(1e-30, 2e-30))]).toEqual([64, 127])
  })

  it('[V1] given as bytes is taken as it is', () => {
    const index = new VectorIndex(3)
    index.add(1, Int8Array.of(1, -2, 3))

    expect(index.vectorOf(1)).toEqual(Int8Array.of(1, -2, 3))
    expect(index.vectorOf(2)).toBeUndefined()
    expect(index.search(Int8Array.of(1, -2, 3), 1)[0]?.distance).toBeCloseTo(0, 15)
  })

  it.each([
    ['of another length', Float32Array.of(1, 2)],
    ['that is not finite', Float32Array.of(1, Number.NaN, 1)],
    ['that is infinite', Float32Array.of(1, Number.NEGATIVE_INFINITY, 1)],
    ['of zeros', Float32Array.of(0, 0, 0)],
    ['of zero bytes', Int8Array.of(0, 0, 0)],
    ['with a byte that no vector has', Int8Array.of(1, -128, 0)],
  ])('[V3] %s is refused and changes nothing', (_what, vector) => {
    const index = new VectorIndex(3)
    index.add(4, Float32Array.of(1, 2, 3))
    const before = index.vectorOf(4)

    expect(() => index.add(4, vector)).toThrow(invalid('vector'))
    expect(() => index.search(vector, 1)).toThrow(invalid('vector'))
    expect(index.vectorOf(4)).toEqual(before)
  })

  it('[V2] has distance 0 to its own direction, 1 across and 2 to the opposite', () => {
    const index = new VectorIndex(2)
    index.add(0, Float32Array.of(3, 0))
    index.add(1, Float32Array.of(0, 0.1))
    index.add(2, Float32Array.of(-7, 0))

    expect(index.search(Float32Array.of(1, 0), 3)).toEqual([
      { label: 0, distance: 0 },
      { label: 1, distance: 1 },
      { label: 2, distance: 2 },
    ])
  })

  it('[V2] of the most dimensions and the largest components is measured without overflow', () => {
    const index = new VectorIndex(4096)
    index.add(0, new Float32Array(4096).fill(1))
    index.add(1, new Float32Array(4096).fill(-1))

    const [near, far] = index.search(new Float32Array(4096).fill(1), 2)

    expect(near?.label).toBe(0)
    expect(near?.distance).toBeCloseTo(0, 12)
    expect(far?.distance).toBeCloseTo(2, 12)
  })
})

describe('an index', () => {
  it.each([-1, 0.5, 2 ** 32, Number.NaN])('[V4] refuses the label %d', (label) => {
    expect(() => new VectorIndex(1).add(label, Float32Array.of(1))).toThrow(invalid('label'))
  })

  it('[V4] takes the greatest label', () => {
    const index = new VectorIndex(1)
    index.add(2 ** 32 - 1, Float32Array.of(1))

    expect(index.search(Float32Array.of(1), 1)).toEqual([{ label: 2 ** 32 - 1, distance: 0 }])
  })

  it('[V4] refuses other dimensions, k and ef', () => {
    for (const dimensions of [0, 4097, 1.5]) {
      expect(() => new VectorIndex(dimensions)).toThrow(invalid('dimensions'))
    }
    const index = new VectorIndex(1)
    expect(() => index.search(Float32Array.of(1), -1)).toThrow(invalid('k'))
    expect(() => index.search(Float32Array.of(1), 1, { ef: 0 })).toThrow(invalid('ef'))
  })

  it('[V5] keeps its memory when the same vectors come again', () => {
    const index = new VectorIndex(4)
    const add = (): void => {
      for (let label = 0; label < 1024; label++) index.add(label, Float32Array.of(label, 1, 2, 3))
    }
    add()
    const { memoryBytes } = index
    add()

    expect(index.memoryBytes).toBe(memoryBytes)
    expect(index.size).toBe(1024)
  })

  it('[V7] clears removed rows out', () => {
    const index = new VectorIndex(16)
    const vector = (step: number): Float32Array =>
      Float32Array.from({ length: 16 }, (_, at) => Math.sin(step * 17 + at))
    for (let label = 0; label < 10; label++) index.add(label, vector(label))
    for (let step = 0; step < 20_000; step++) index.add(step % 10, vector(step))

    expect(index.parts.rows.count).toBeLessThan(1024 + 30)
    expect(index.search(vector(19_995), 1)[0]?.label).toBe(5)
    expect(index.search(vector(19_995), 99)).toHaveLength(10)
  })

  it('[V8] grows by chunks and keeps what it has', () => {
    const index = new VectorIndex(33)
    const vector = (label: number): Float32Array =>
      Float32Array.from(
        { length: 33 },
        (_, at) => (Math.sin((label * 64 + at) * 12.9898) * 43_758.5453) % 1,
      )
    const sizes = new Set<number>()
    for (let label = 0; label < 2500; label++) {
      index.add(label, vector(label))
      sizes.add(index.memoryBytes)
    }

    expect(sizes.size).toBeLessThanOrEqual(3)
    for (const label of [0, 1023, 1024, 2047, 2048, 2499]) {
      expect(index.vectorOf(label)).toEqual(quantise(vector(label)))
      expect(index.search(vector(label), 1)[0]?.label).toBe(label)
    }
  })

  it('[V13] has nothing to link while it is small', () => {
    const index = new VectorIndex(1)
    index.add(0, Float32Array.of(1))

    expect(index.unlinked).toBe(0)
    expect(index.link()).toBe(0)
  })
})

describe('LabelSet', () => {
  it('[V14] is the set of the labels it was given', () => {
    const changes = fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 5000 })))
    fc.assert(
      fc.property(changes, (steps) => {
        const set = new LabelSet()
        const model = new Set<number>()
        for (const [added, label] of steps) {
          if (added) {
            set.add(label)
            model.add(label)
          } else expect(set.delete(label)).toBe(model.delete(label))
        }
        expect([...set]).toEqual([...model].sort((a, b) => a - b))
        expect(set.size).toBe(model.size)
        expect(set.has(2 ** 32)).toBe(false)
      }),
      { numRuns: 100 },
    )
  })
})

describe('Heap', () => {
  it('[V9] keeps the nearest, equal distances by id', () => {
    const pairs = fc.array(fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 50 })))
    fc.assert(
      fc.property(pairs, fc.nat({ max: 12 }), (offered, limit) => {
        const heap = new Heap(0)
        for (const [distance, id] of offered) heap.offer(distance, id, limit)
        const kept: [number, number][] = []
        for (; heap.size > 0; heap.pop()) kept.unshift([heap.topDistance, heap.topId])

        expect(kept).toEqual(offered.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]).slice(0, limit))
      }),
      { numRuns: 300 },
    )
  })
})
