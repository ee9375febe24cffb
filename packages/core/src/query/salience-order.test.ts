import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareBytes } from '../codec/bytes.ts'
import { openedReader } from '../engine/view-reader.ts'
import { rankPrefix, rankTypeKey } from '../keys/keyspace.ts'
import { rankOf } from '../projections/rank.ts'
import { COLD_WEIGHTS, type SalienceInputs, salienceOf, type Weights } from '../salience/score.ts'
import { MemoryStore } from '../store/memory-store.ts'
import { SalienceOrder } from './salience-order.ts'

const NOW = 1_700_000_000_000
const DAY = 24 * 3_600_000

interface Placed {
  readonly id: Uint8Array
  readonly type: number
  readonly inputs: SalienceInputs
}

function idOf(number: number): Uint8Array {
  const id = Buffer.alloc(16)
  id.writeUInt32BE(number, 12)
  return id
}

function storeOf(memories: readonly Placed[]): MemoryStore {
  const store = new MemoryStore()
  store.write(
    memories.map(({ id, type, inputs }) => [
      rankTypeKey(type, false, rankOf(inputs), id),
      Buffer.alloc(0),
    ]),
  )
  return store
}

/** The first `count` ids in the order of the search, and what it read. */
function ranked(
  memories: readonly Placed[],
  weights: Weights,
  now: number,
  count: number,
  wanted: (placed: Placed) => boolean = () => true,
): { readonly ids: readonly string[]; readonly keysRead: number; readonly loaded: number } {
  const byId = new Map(memories.map((placed) => [hex(placed.id), placed]))
  const types = [...new Set(memories.map(({ type }) => type))]
  let loaded = 0
  const order = new SalienceOrder<string>(
    openedReader(storeOf(memories).snapshot()),
    types.map((type) => rankPrefix({ type }, false)),
    weights,
    now,
    (id) => {
      loaded++
      const placed = byId.get(hex(id)) as Placed
      if (!wanted(placed)) return undefined
      return { score: salienceOf(placed.inputs, weights, now), value: hex(id) }
    },
  )
  const ids: string[] = []
  while (ids.length < count) {
    const next = order.next()
    if (next === undefined) break
    expect(hex(next.id)).toBe(next.value)
    ids.push(next.value)
  }
  order.close()
  return { ids, keysRead: order.keysRead, loaded }
}

function hex(id: Uint8Array): string {
  return Buffer.from(id).toString('hex')
}

function sortedFully(memories: readonly Placed[], weights: Weights, now: number): string[] {
  return memories
    .map(({ id, inputs }) => ({ id, score: salienceOf(inputs, weights, now) }))
    .sort((a, b) => b.score - a.score || compareBytes(a.id, b.id))
    .map(({ id }) => hex(id))
}

/** So many memories, dealt to the groups in turn, each used `stepMs` before the one before it. */
function top20(
  groups: readonly Partial<SalienceInputs>[],
  size: number,
  stepMs: number,
): { readonly keysRead: number; readonly loaded: number } {
  const memories = Array.from({ length: size }, (_, index) => ({
    id: idOf(index),
    type: 2,
    inputs: { ...groups[index % groups.length], lastUsed: NOW - index * stepMs },
  }))
  return ranked(memories, COLD_WEIGHTS, NOW, 20)
}

const count = fc.constantFrom(undefined, 1, 15, 16, 17, 18, 400, 999, 1000, 5000)
const inputs: fc.Arbitrary<SalienceInputs> = fc.record({
  lastUsed: fc.constantFrom(
    ...[NOW, NOW - 1, NOW - 2, NOW + 1, NOW + 2, NOW + DAY, NOW - 90 * DAY],
    // So long ago that a millisecond no longer changes the score, or that recency is zero.
    ...[NOW - 2000 * DAY, NOW - 2000 * DAY - 1, NOW - 2000 * DAY - 2, 1, 0],
    // Beyond what a rank can hold.
    ...[2 ** 48 - 2, 2 ** 48 - 1, 2 ** 48 + 7, 2 ** 49],
  ),
  citations: count,
  accessCount: count,
  importance: fc.constantFrom(undefined, 5, 10),
})
const weight = fc.constantFrom(0, Math.fround(0.05), Math.fround(0.3), 1)
const weights: fc.Arbitrary<Weights> = fc.oneof(
  fc.constant(COLD_WEIGHTS),
  fc.record({
    recency: weight,
    access: weight,
    citations: weight,
    importance: weight,
    similarity: weight,
  }),
)
const placed: fc.Arbitrary<Placed[]> = fc
  .uniqueArray(fc.record({ number: fc.nat({ max: 60 }), type: fc.constantFrom(1, 2, 9), inputs }), {
    selector: ({ number }) => number,
    maxLength: 40,
    size: 'max',
  })
  .map((all) =>
    all.map(({ number, type, inputs: stored }) => ({ id: idOf(number), type, inputs: stored })),
  )

describe('the order of salience', () => {
  it('[R24] equals a full sort, ties and all, for any weights and times', () => {
    fc.assert(
      fc.property(
        placed,
        weights,
        fc.constantFrom(NOW, NOW + 1, NOW + 3000 * DAY, NOW - 100 * DAY, 2 ** 48 + 3, 2 ** 50),
        fc.constantFrom(1, 3, 100),
        (memories, weighing, now, wanted) => {
          const expected = sortedFully(memories, weighing, now).slice(0, wanted)
          expect(ranked(memories, weighing, now, wanted).ids).toEqual(expected)
        },
      ),
      { numRuns: 1500 },
    )
  })

  it('[R24] passes by what is not wanted, and goes on', () => {
    fc.assert(
      fc.property(placed, weights, (memories, weighing) => {
        const odd = ({ id }: Placed): boolean => (id[15] as number) % 2 === 1
        const expected = sortedFully(memories.filter(odd), weighing, NOW)
        expect(ranked(memories, weighing, NOW, 100, odd).ids).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })

  it('[R25] reads no more keys where there are more memories in the same groups', () => {
    const groups = [0, 5, 10].flatMap((importance) =>
      [undefined, 3, 15].map((citations) => ({ importance, citations })),
    )
    const few = top20(groups, 900, 1000)
    const many = top20(groups, 18_000, 1000)

    expect(many.keysRead).toBeLessThanOrEqual(few.keysRead)
    expect(many.loaded).toBeLessThanOrEqual(few.loaded)
    expect(few.keysRead).toBeLessThanOrEqual(20 + 2 * 16 + 3 * groups.length)
  })

  it('[R25] reads those of some days more where counts are grouped, however many there are', () => {
    const groups = [16, 17, 18, 400, 450].map((citations) => ({ citations }))
    const few = top20(groups, 2000, 3_600_000)
    const many = top20(groups, 20_000, 3_600_000)

    expect(many.keysRead).toBe(few.keysRead)
    expect(few.keysRead).toBeLessThan(600)
  })

  it('[R25] holds for many memories of one millisecond too', () => {
    const memories = Array.from({ length: 10_000 }, (_, index) => ({
      id: idOf(index),
      type: 2,
      inputs: { lastUsed: NOW - DAY },
    }))
    const { ids, keysRead } = ranked(memories, COLD_WEIGHTS, NOW, 20)

    expect(ids).toEqual(memories.slice(0, 20).map(({ id }) => hex(id)))
    expect(keysRead).toBeLessThanOrEqual(25 + 16)
  })
})
