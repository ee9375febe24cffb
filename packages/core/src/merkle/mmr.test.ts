import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHex } from '../codec/bytes.ts'
import { sha256 } from '../codec/hash.ts'
import { MemoryNodeStore } from './memory-node-store.ts'
import { append, EMPTY_MMR, type MmrState, mmrRoot } from './mmr.ts'
import { joinMmrNodes, mmrPageKey } from './mmr-pages.ts'
import { mountainsOf, subtreesBetween } from './mmr-shape.ts'
import { referenceMmrRoot } from './reference.ts'

/** The golden leaves are numbered from 1. */
const leaf = (index: number): Uint8Array => sha256(Buffer.from(`leaf-${index + 1}`))

const GOLDEN_ROOTS = [
  'db22bf1836599264ed2caed963a8e6b91d386922e67e0c94a2c1eb50b5e2748e',
  '05c762b91e6206e87b2492ccc4ffbad65b2e8da64eb4ad3223c929c884d3011d',
  '111b0ddb9b0dbf3554d7e6caf075b61f1d8c4ad3ce6943e0ad1a566626dc3061',
  'f8a4f4670f338915a09695d9a5373ee94f71da3dd6810debbb5285f1b17df7e6',
  'aa3df6d00a141e658172925bbffd60e43b9c3f4b91c1770f3730efb262e7463d',
  '3e70564edd21319ecc2c54d0d4f7650d4219032edc8e85c83d3712ccd73a3084',
]

describe('journal tree', () => {
  it('[T1] [T2] gives the golden roots of 0 to 5 leaves', () => {
    const nodes = new MemoryNodeStore()
    let state: MmrState = EMPTY_MMR
    const roots = [toHex(mmrRoot(state))]
    for (let index = 0; index < 5; index++) {
      state = append(state, leaf(index), nodes)
      roots.push(toHex(mmrRoot(state)))
    }

    expect(roots).toEqual(GOLDEN_ROOTS)
  })

  it('[T1] [T2] agrees with the definition for every count up to 300', () => {
    const nodes = new MemoryNodeStore()
    const leaves: Uint8Array[] = []
    let state: MmrState = EMPTY_MMR
    for (let count = 1; count <= 300; count++) {
      leaves.push(leaf(count))
      state = append(state, leaf(count), nodes)
      expect(state.count).toBe(count)
      expect(toHex(mmrRoot(state))).toBe(toHex(referenceMmrRoot(leaves)))
    }
  })

  it('[T2] commits to the count: one leaf and two leaves under the same node differ', () => {
    const pair = joinMmrNodes(leaf(0), leaf(1))
    const one = append(EMPTY_MMR, pair, new MemoryNodeStore())

    expect(one.peaks).toEqual([pair])
    expect(toHex(mmrRoot(one))).not.toBe(GOLDEN_ROOTS[2])
  })

  it('[T2] writes counts beyond 32 bits in full', () => {
    const low = mmrRoot({ count: 1, peaks: [leaf(0)] })
    const high = mmrRoot({ count: 0x100000001, peaks: [leaf(0)] })
    expect(toHex(high)).not.toBe(toHex(low))
  })

  it('[T3] [T4] stores pages of sixteen nodes of every fourth height, and one key per append', () => {
    const nodes = new MemoryNodeStore()
    let state: MmrState = EMPTY_MMR
    const total = 16 * 16 + 5
    for (let count = 1; count <= total; count++) {
      const before = nodes.puts
      state = append(state, leaf(count - 1), nodes)
      expect(nodes.puts - before).toBe(count % 256 === 0 ? 3 : count % 16 === 0 ? 2 : 1)
    }

    const page = (key: string): string => toHex(nodes.pages.get(key) as Uint8Array)
    const leaves = (from: number, to: number): string =>
      Array.from({ length: to - from }, (_, index) => toHex(leaf(from + index))).join('')
    expect(nodes.pages.size).toBe(17 + 1 + 1)
    expect(page('000000000000000000')).toBe(leaves(0, 16))
    expect(page('000000000000000010')).toBe(leaves(256, 261))
    expect(page('010000000000000000')).toHaveLength(16 * 64)
    expect(page('020000000000000000')).toBe(toHex(state.peaks[0] as Uint8Array))
  })

  it('[T3] has page keys that sort by level, then page, beyond 32 bits', () => {
    expect(toHex(mmrPageKey(1, 0x1234567890123))).toBe('010001234567890123')
    expect(toHex(mmrPageKey(13, 1))).toBe('0d0000000000000001')
  })

  it('[T4] leaves the earlier state as it was', () => {
    const nodes = new MemoryNodeStore()
    const first = append(EMPTY_MMR, leaf(0), nodes)
    const root = toHex(mmrRoot(first))

    append(first, leaf(1), nodes)

    expect(toHex(mmrRoot(first))).toBe(root)
    expect(EMPTY_MMR).toEqual({ count: 0, peaks: [] })
  })

  it('[T4] does not keep the memory of the leaf it was given', () => {
    const bytes = new Uint8Array(leaf(0))
    const state = append(EMPTY_MMR, bytes, new MemoryNodeStore())
    bytes.fill(0)
    expect(toHex(mmrRoot(state))).toBe(GOLDEN_ROOTS[1])
  })

  it('[T5] refuses to append behind a missing or damaged page', () => {
    const nodes = new MemoryNodeStore()
    const state = append(append(EMPTY_MMR, leaf(0), nodes), leaf(1), nodes)
    const key = '000000000000000000'
    const corrupt = { code: 'CORRUPT', details: { tree: 'mmr', key } }

    nodes.pages.set(key, leaf(0))
    expect(() => append(state, leaf(2), nodes)).toThrow(expect.objectContaining(corrupt))
    nodes.pages.delete(key)
    expect(() => append(state, leaf(2), nodes)).toThrow(expect.objectContaining(corrupt))
  })
})

describe('shape of the journal tree', () => {
  it('[T1] has one mountain per set bit of the count, tallest first', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (count) => {
        const heights = mountainsOf(count).map(({ height }) => height)
        const bits = [...count.toString(2)]
          .reverse()
          .flatMap((bit, at) => (bit === '1' ? [at] : []))
        expect(heights).toEqual(bits.reverse())
      }),
    )
  })

  it('[T7] fills every range with subtrees that touch and stay inside', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (a, b) => {
        const [from, to] = a < b ? [a, b] : [b, a]
        let at = from
        for (const { height, index } of subtreesBetween(from, to)) {
          expect(index * 2 ** height).toBe(at)
          at += 2 ** height
        }
        expect(at).toBe(to)
      }),
    )
  })
})
