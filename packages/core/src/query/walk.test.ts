import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openedReader, type ViewReader } from '../engine/view-reader.ts'
import { edgeFromKey, edgeToKey, type Key } from '../keys/keyspace.ts'
import { LIMITS } from '../limits.ts'
import { EDGE_TYPES, type EdgeType } from '../memory/enums.ts'
import { edgeCodec } from '../records/edge.ts'
import { MemoryStore } from '../store/memory-store.ts'
import type { Change } from '../store/ordered-store.ts'
import { sealValue } from '../store/sealed-value.ts'
import type { Follow } from './query.ts'
import { type Walk, walk } from './walk.ts'

interface Edge {
  readonly src: number
  readonly type: EdgeType
  readonly dst: number
  readonly removed: boolean
}

const ONE_HOP: Required<Follow> = {
  types: [],
  minHops: 1,
  maxHops: 1,
  direction: 'out',
  includeTombstoned: false,
}

function idOf(number: number): Buffer {
  const id = Buffer.alloc(16)
  id.writeUInt32BE(number)
  return id
}

function changesOf({ src, type, dst, removed }: Edge): Change[] {
  const ends = [idOf(src), EDGE_TYPES.code(type), idOf(dst)] as const
  const bytes = edgeCodec.toBytes({
    type,
    src: ends[0],
    dst: ends[2],
    createdAt: 1,
    createdBy: 'x',
    ...(removed ? { tombstoned: { reason: 'r', at: 2, by: 'x' } } : {}),
  })
  const sealed = (key: Key): Change => [key, sealValue(key, bytes)]
  return [sealed(edgeFromKey(...ends)), sealed(edgeToKey(...ends))]
}

function walked(edges: readonly Edge[], start: number, follow: Follow): Walk {
  const store = new MemoryStore()
  store.write(edges.flatMap(changesOf))
  const view = openedReader(store.snapshot())
  return walk(view, idOf(start), { ...ONE_HOP, ...follow }, (_key, read) => read())
}

/** Every path of exactly so many steps, without any cleverness. */
function distances(
  edges: readonly Edge[],
  start: number,
  follow: Required<Follow>,
): Map<number, number> {
  const best = new Map([[start, 0]])
  let ends = [start]
  for (let hop = 1; hop <= follow.maxHops; hop++) {
    ends = ends.flatMap((at) =>
      edges.flatMap(({ src, dst, type, removed }) => {
        if (removed && !follow.includeTombstoned) return []
        if (follow.types.length > 0 && !follow.types.includes(type)) return []
        const out = src === at && follow.direction !== 'in' ? [dst] : []
        return dst === at && follow.direction !== 'out' ? [...out, src] : out
      }),
    )
    ends = [...new Set(ends)]
    for (const end of ends) if (!best.has(end)) best.set(end, hop)
  }
  return best
}

const TYPES: readonly EdgeType[] = ['derived_from', 'references', 'follows']
const node = fc.nat({ max: 6 })
const edge: fc.Arbitrary<Edge> = fc
  .record({ src: node, type: fc.constantFrom(...TYPES), dst: node, removed: fc.boolean() })
  .filter(({ src, dst }) => src !== dst)
const edges = fc.uniqueArray(edge, {
  selector: ({ src, type, dst }) => `${src} ${type} ${dst}`,
  maxLength: 14,
  size: 'max',
})
const follow: fc.Arbitrary<Required<Follow>> = fc.record({
  types: fc.subarray([...TYPES]),
  minHops: fc.integer({ min: 1, max: 3 }),
  maxHops: fc.integer({ min: 1, max: 6 }),
  direction: fc.constantFrom<'out' | 'in' | 'both'>('out', 'in', 'both'),
  includeTombstoned: fc.boolean(),
})

describe('a walk', () => {
  it('[R29] reaches each memory once, by the fewest hops, and never the start', () => {
    fc.assert(
      fc.property(edges, node, follow, (all, start, how) => {
        const expected = [...distances(all, start, how)].filter(
          ([number, hop]) => number !== start && hop >= how.minHops,
        )
        const { reached } = walked(all, start, how)
        const got = reached.map(({ id, hop }) => [Buffer.from(id).readUInt32BE(), hop] as const)
        expect(new Map(got)).toEqual(new Map(expected))
        expect(got.length).toBe(expected.length)
        expect(got.map(([, hop]) => hop)).toEqual(got.map(([, hop]) => hop).toSorted())
      }),
      { numRuns: 1500 },
    )
  })

  it('[R29] goes along edges in the order of their keys', () => {
    const all = [5, 3, 4].map((dst): Edge => ({ src: 0, type: 'references', dst, removed: false }))
    const { reached, edgesScanned } = walked(all, 0, {})
    expect(reached.map(({ id }) => Buffer.from(id).readUInt32BE())).toEqual([3, 4, 5])
    expect(edgesScanned).toBe(3)
  })

  it('[R29] both ways, the type of an edge comes before its direction', () => {
    const all: Edge[] = [
      { src: 0, type: 'supersedes', dst: 3, removed: false },
      { src: 0, type: 'references', dst: 5, removed: false },
      { src: 4, type: 'references', dst: 0, removed: false },
    ]
    const { reached } = walked(all, 0, { direction: 'both' })
    const codes = [EDGE_TYPES.code('references'), EDGE_TYPES.code('supersedes')]
    const expected = (codes[0] as number) < (codes[1] as number) ? [4, 5, 3] : [3, 4, 5]
    expect(reached.map(({ id }) => Buffer.from(id).readUInt32BE())).toEqual(expected)
  })

  it('[R30] that reaches too many memories is TOO_BROAD', () => {
    const star = (size: number): ViewReader => ({
      get: () => undefined,
      scan: function* () {
        const record = { type: 'references', src: idOf(0), dst: idOf(1) } as const
        const value = edgeCodec.toBytes({ ...record, createdAt: 1, createdBy: 'x' })
        for (let dst = 1; dst <= size; dst++)
          yield { key: edgeFromKey(idOf(0), 3, idOf(dst)), value }
      },
    })
    const reach = (size: number): Walk => walk(star(size), idOf(0), ONE_HOP, (_key, read) => read())

    expect(reach(LIMITS.walkNodes - 1).reached.length).toBe(LIMITS.walkNodes - 1)
    expect(() => reach(LIMITS.walkNodes)).toThrow(
      expect.objectContaining({ code: 'TOO_BROAD', path: 'follow' }),
    )
  })
})
