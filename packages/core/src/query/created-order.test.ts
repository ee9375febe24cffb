import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openedReader } from '../engine/view-reader.ts'
import { typeKey, typePrefix } from '../keys/keyspace.ts'
import { MemoryStore } from '../store/memory-store.ts'
import { byCreation } from './created-order.ts'

interface Placed {
  readonly type: number
  readonly at: number
  readonly number: number
}

function idOf(number: number): Buffer {
  return Buffer.alloc(16, number)
}

function* ids(memories: readonly Placed[], types: number[], descending: boolean): Iterable<number> {
  const store = new MemoryStore()
  store.write(
    memories.map(({ type, at, number }) => [typeKey(type, at, idOf(number)), Buffer.alloc(0)]),
  )
  const view = openedReader(store.snapshot())
  for (const id of byCreation(view, types.map(typePrefix), descending)) yield id[0] as number
}

const memories = fc.uniqueArray(
  fc.record({
    type: fc.constantFrom(1, 2, 3),
    at: fc.constantFrom(0, 1, 2, 2 ** 40),
    number: fc.nat({ max: 40 }),
  }),
  { selector: ({ number }) => number, maxLength: 20, size: 'max' },
)

describe('the order of creation', () => {
  it('[R23] merges types by time, equal times by the smaller id, both ways', () => {
    fc.assert(
      fc.property(memories, fc.boolean(), fc.subarray([1, 2, 3]), (all, descending, types) => {
        const expected = all
          .filter(({ type }) => types.includes(type))
          .sort((a, b) => (descending ? b.at - a.at : a.at - b.at) || a.number - b.number)
          .map(({ number }) => number)
        expect([...ids(all, types, descending)]).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  it('[R23] can be left early', () => {
    const all = [3, 1, 2].map((number) => ({ type: 1, at: number, number }))
    for (const first of ids(all, [1], false)) {
      expect(first).toBe(1)
      break
    }
  })
})
