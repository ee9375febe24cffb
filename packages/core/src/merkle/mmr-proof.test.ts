import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '../codec/hash.ts'
import { MemoryNodeStore } from './memory-node-store.ts'
import { append, EMPTY_MMR, type MmrState, mmrRoot } from './mmr.ts'
import {
  type ConsistencyProof,
  type InclusionProof,
  proveConsistency,
  proveInclusion,
  verifyConsistency,
  verifyInclusion,
} from './mmr-proof.ts'
import { referenceMmrRoot } from './reference.ts'

const SMALL = 70
const LARGE = 5000

const leaves = Array.from({ length: LARGE }, (_, index) => sha256(Buffer.from(`leaf-${index}`)))
const leafAt = (index: number): Uint8Array => leaves[index] as Uint8Array
const nodes = new MemoryNodeStore()
const roots: Uint8Array[] = []
const rootAt = (count: number): Uint8Array => roots[count] as Uint8Array

beforeAll(() => {
  let state: MmrState = EMPTY_MMR
  roots.push(mmrRoot(state))
  for (const leaf of leaves) {
    state = append(state, leaf, nodes)
    roots.push(mmrRoot(state))
  }
})

const fromCount = fc.integer({ min: 0, max: LARGE })

describe('inclusion', () => {
  it('[T6] [T8] is proven for every leaf of every count up to 70, and only there', () => {
    for (let count = 1; count <= SMALL; count++) {
      for (let index = 0; index < count; index++) {
        const proof = proveInclusion(nodes, count, index)
        expect(verifyInclusion(proof, leafAt(index), rootAt(count))).toBe(true)
        expect(verifyInclusion(proof, leafAt(index + 1), rootAt(count))).toBe(false)
        expect(verifyInclusion(proof, leafAt(index), rootAt(count + 1))).toBe(false)
        const elsewhere: InclusionProof[] = []
        for (let other = 0; other <= SMALL; other++) {
          if (other !== index) elsewhere.push({ ...proof, index: other })
          if (other !== count) elsewhere.push({ ...proof, count: other })
        }
        const forged = elsewhere.filter((it) => verifyInclusion(it, leafAt(index), rootAt(count)))
        expect(forged).toEqual([])
      }
    }
  })

  it('[T6] [T8] is proven for large counts, against the root by the definition', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: LARGE }), fc.nat(), (count, seed) => {
        const index = seed % count
        const root = referenceMmrRoot(leaves.slice(0, count))
        const proof = proveInclusion(nodes, count, index)
        expect(verifyInclusion(proof, leafAt(index), root)).toBe(true)
        expect(proof.path.length + proof.peaks.length).toBeLessThan(26)
      }),
    )
  })

  it('[T9] is refused when a list is too long, too short or not made of hashes', () => {
    const proof = proveInclusion(nodes, 23, 5)
    const holds = (change: Partial<InclusionProof> | object): boolean =>
      verifyInclusion({ ...proof, ...change } as InclusionProof, leafAt(5), rootAt(23))

    expect(holds({})).toBe(true)
    for (const list of ['path', 'peaks'] as const) {
      const hashes = proof[list]
      expect(holds({ [list]: hashes.slice(1) })).toBe(false)
      expect(holds({ [list]: hashes.slice(0, -1) })).toBe(false)
      expect(holds({ [list]: [...hashes, leafAt(0)] })).toBe(false)
      expect(holds({ [list]: [...hashes.slice(0, -1), new Uint8Array(31)] })).toBe(false)
      expect(holds({ [list]: [...hashes.slice(0, -1), 'text'] })).toBe(false)
      expect(holds({ [list]: undefined })).toBe(false)
    }
    for (const wrong of [-1, 0.5, Number.NaN, 2 ** 53, '5', undefined, null]) {
      expect(holds({ index: wrong })).toBe(false)
      expect(holds({ count: wrong })).toBe(false)
    }
    expect(verifyInclusion(proof, new Uint8Array(31), rootAt(23))).toBe(false)
    expect(verifyInclusion(proof, leafAt(5), new Uint8Array(0))).toBe(false)
  })

  it('[T6] of a leaf that is not there cannot be asked for', () => {
    const invalid = expect.objectContaining({ code: 'INVALID_INPUT' })
    expect(() => proveInclusion(nodes, 5, 5)).toThrow(invalid)
    expect(() => proveInclusion(nodes, 5, -1)).toThrow(invalid)
    expect(() => proveInclusion(nodes, 0, 0)).toThrow(invalid)
  })
})

describe('consistency', () => {
  it('[T7] [T8] is proven for every pair of counts up to 70, and for no other root', () => {
    for (let to = 0; to <= SMALL; to++) {
      for (let from = 0; from <= to; from++) {
        const proof = proveConsistency(nodes, from, to)
        expect(verifyConsistency(proof, rootAt(from), rootAt(to))).toBe(true)
        expect(verifyConsistency(proof, rootAt(from + 1), rootAt(to))).toBe(false)
        expect(verifyConsistency(proof, rootAt(from), rootAt(to + 1))).toBe(false)
        for (const change of [{ fromCount: from + 1 }, { toCount: to + 1 }, { toCount: to - 1 }]) {
          expect(verifyConsistency({ ...proof, ...change }, rootAt(from), rootAt(to))).toBe(false)
        }
      }
    }
  })

  it('[T7] [T8] is proven for large counts', () => {
    fc.assert(
      fc.property(fromCount, fromCount, (a, b) => {
        const [from, to] = a < b ? [a, b] : [b, a]
        const proof = proveConsistency(nodes, from, to)
        expect(verifyConsistency(proof, rootAt(from), rootAt(to))).toBe(true)
      }),
    )
  })

  it('[T7] fails when an earlier leaf was changed', () => {
    const other = new MemoryNodeStore()
    let state: MmrState = EMPTY_MMR
    for (let index = 0; index < 40; index++) {
      state = append(state, leafAt(index === 11 ? 4000 : index), other)
    }
    const proof = proveConsistency(other, 20, 40)
    expect(verifyConsistency(proof, rootAt(20), mmrRoot(state))).toBe(false)
    expect(verifyConsistency(proveConsistency(nodes, 20, 40), rootAt(20), mmrRoot(state))).toBe(
      false,
    )
  })

  it('[T9] is refused when a list is too long, too short or not made of hashes', () => {
    const proof = proveConsistency(nodes, 11, 45)
    const holds = (change: object): boolean =>
      verifyConsistency({ ...proof, ...change } as ConsistencyProof, rootAt(11), rootAt(45))

    expect(holds({})).toBe(true)
    for (const list of ['fromPeaks', 'added'] as const) {
      const hashes = proof[list]
      expect(holds({ [list]: hashes.slice(1) })).toBe(false)
      expect(holds({ [list]: [...hashes, leafAt(0)] })).toBe(false)
      expect(holds({ [list]: [...hashes.slice(0, -1), null] })).toBe(false)
      expect(holds({ [list]: 7 })).toBe(false)
    }
    for (const wrong of [-1, 0.5, Number.NaN, 2 ** 53, '5', undefined, null]) {
      expect(holds({ fromCount: wrong })).toBe(false)
      expect(holds({ toCount: wrong })).toBe(false)
    }
    expect(verifyConsistency(proof, new Uint8Array(31), rootAt(45))).toBe(false)
    expect(() => proveConsistency(nodes, 6, 5)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT' }),
    )
  })
})

describe('damaged pages', () => {
  it('[T5] are named when a proof needs them: missing, cut, or with a changed hash', () => {
    const key = '000000000000000003'
    const page = nodes.pages.get(key) as Uint8Array
    const changed = Uint8Array.from(page, (byte, index) => (index === 40 ? byte ^ 1 : byte))
    const damages = [undefined, new Uint8Array(0), page.subarray(1), page.subarray(0, 32), changed]
    for (const damage of damages) {
      const damaged = new MemoryNodeStore(nodes.pages)
      if (damage === undefined) damaged.pages.delete(key)
      else damaged.pages.set(key, damage)

      expect(() => proveInclusion(damaged, 100, 55)).toThrow(
        expect.objectContaining({ code: 'CORRUPT', details: { tree: 'mmr', key } }),
      )
      expect(() => proveInclusion(damaged, 100, 70)).not.toThrow()
    }
  })

  it('[T5] are found in the levels above as well', () => {
    const key = '010000000000000000'
    const page = nodes.pages.get(key) as Uint8Array
    const damaged = new MemoryNodeStore(nodes.pages)
    damaged.pages.set(key, page.subarray(0, 64))
    expect(() => proveConsistency(damaged, 48, 4000)).toThrow(
      expect.objectContaining({ code: 'CORRUPT' }),
    )
  })
})
