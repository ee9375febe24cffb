import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHex } from '../codec/bytes.ts'
import { sha256 } from '../codec/hash.ts'
import { MemoryNodeStore } from './memory-node-store.ts'
import type { NodeStore } from './node-store.ts'
import { type ReferenceEntry, referenceSmtRoot } from './reference.ts'
import { Smt, SmtCache } from './smt.ts'
import { childPageKey, ROOT_PAGE_KEY } from './smt-path.ts'

const hash = (text: string): Uint8Array => sha256(Buffer.from(text))

function flip(key: Uint8Array, bit: number): Uint8Array {
  const other = new Uint8Array(key)
  other[bit >>> 3] = (other[bit >>> 3] as number) ^ (0x80 >>> (bit & 7))
  return other
}

/** Few keys, many of them neighbours, so that operations meet. */
const anEntry: fc.Arbitrary<ReferenceEntry> = fc
  .tuple(fc.nat(5), fc.constantFrom(0, 1, 3, 4, 5, 9, 30, 255), fc.nat(9))
  .map(([base, bit, value]) => ({
    keyHash: flip(hash(`key-${base}`), bit),
    valueHash: hash(`value-${value}`),
  }))
const anOperation = fc.record({
  entries: fc.array(anEntry, { maxLength: 6 }),
  outcome: fc.constantFrom('keep', 'fail-before-root', 'fail-after-root', 'fail-store-last'),
})

function check(smt: Smt, kept: readonly ReferenceEntry[]): void {
  expect(toHex(smt.root())).toBe(toHex(referenceSmtRoot(kept)))
  const latest = new Map(kept.map((entry) => [toHex(entry.keyHash), entry.valueHash]))
  for (const { keyHash } of kept) {
    expect(smt.get(keyHash)).toEqual(new Uint8Array(latest.get(toHex(keyHash)) as Uint8Array))
  }
}

describe('rollback', () => {
  it('[T18] of any operations in a history leaves what the others made', () => {
    const pages = fc.constantFrom(1, 3, 8192)
    fc.assert(
      fc.property(fc.array(anOperation, { maxLength: 12 }), pages, (operations, cachePages) => {
        const nodes = new MemoryNodeStore()
        const cache = new SmtCache(cachePages)
        const smt = new Smt(nodes, cache)
        const kept: ReferenceEntry[] = []
        for (const { entries, outcome } of operations) {
          const mark = cache.mark()
          const savepoint = nodes.savepoint()
          for (const { keyHash, valueHash } of entries) smt.put(keyHash, valueHash)
          if (outcome !== 'fail-before-root') smt.root()
          if (outcome === 'keep') kept.push(...entries)
          else if (outcome === 'fail-store-last') {
            cache.rollback(mark)
            nodes.restore(savepoint)
          } else {
            nodes.restore(savepoint)
            cache.rollback(mark)
          }
          check(smt, kept)
        }
        const again = new Smt(nodes, new SmtCache())
        expect(toHex(again.root())).toBe(toHex(smt.root()))
      }),
      { numRuns: 300 },
    )
  })

  it('[T18] of several operations at once goes back to the first mark', () => {
    const nodes = new MemoryNodeStore()
    const cache = new SmtCache()
    const smt = new Smt(nodes, cache)
    smt.put(hash('a'), hash('1'))
    const root = toHex(smt.root())
    const mark = cache.mark()
    const savepoint = nodes.savepoint()

    for (const name of ['b', 'c', 'd']) {
      cache.mark()
      smt.put(hash(name), hash('2'))
      smt.root()
    }
    nodes.restore(savepoint)
    cache.rollback(mark)

    expect(toHex(smt.root())).toBe(root)
    expect(smt.get(hash('b'))).toBeUndefined()
  })

  it('[T18] keeps the pages that did not change, and is free when nothing was put', () => {
    const nodes = new MemoryNodeStore()
    const cache = new SmtCache()
    const smt = new Smt(nodes, cache)
    for (let index = 0; index < 1000; index++) smt.put(hash(`${index}`), hash('1'))
    smt.root()
    const size = cache.size
    let reads = 0
    const counting: NodeStore = {
      get: (key) => {
        reads++
        return nodes.get(key)
      },
      put: (key, value) => nodes.put(key, value),
    }
    const counted = new Smt(counting, cache)

    cache.rollback(cache.mark())
    counted.get(hash('5'))
    expect(reads).toBe(0)

    const mark = cache.mark()
    const savepoint = nodes.savepoint()
    counted.put(hash('5'), hash('2'))
    counted.root()
    nodes.restore(savepoint)
    cache.rollback(mark)
    for (let index = 0; index < 1000; index++) counted.get(hash(`${index}`))
    expect(reads).toBeLessThanOrEqual(5)
    expect(cache.size).toBe(size)
  })

  it('[T18] needs every operation to end with a root', () => {
    const cache = new SmtCache()
    const smt = new Smt(new MemoryNodeStore(), cache)
    smt.put(hash('a'), hash('1'))
    expect(() => cache.mark()).toThrow('an operation ends with Smt.root')
  })
})

describe('another writer', () => {
  it('[T19] is followed after revalidate, whatever it did', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), fc.array(anEntry, { maxLength: 5 })), { maxLength: 12 }),
        (turns) => {
          const nodes = new MemoryNodeStore()
          const caches = [new SmtCache(), new SmtCache(4)] as const
          const all: ReferenceEntry[] = []
          for (const [first, entries] of turns) {
            const cache = first ? caches[0] : caches[1]
            const smt = new Smt(nodes, cache)
            cache.revalidate()
            for (const { keyHash, valueHash } of entries) smt.put(keyHash, valueHash)
            all.push(...entries)
            check(smt, all)
          }
        },
      ),
    )
  })

  it('[T19] that started the tree again leaves nothing of the old one', () => {
    const nodes = new MemoryNodeStore()
    const cache = new SmtCache()
    const smt = new Smt(nodes, cache)
    smt.put(hash('a'), hash('1'))
    smt.root()
    nodes.pages.clear()
    cache.revalidate()
    expect(smt.get(hash('a'))).toBeUndefined()
    expect(cache.size).toBe(0)
  })
})

describe('failures', () => {
  /** Keys that share 9 bits: pages at depths 0, 1 and 2. */
  const one = { keyHash: hash('one'), valueHash: hash('1') }
  const two = { keyHash: flip(one.keyHash, 9), valueHash: hash('2') }
  const three = { keyHash: flip(one.keyHash, 10), valueHash: hash('3') }

  it('[T15] [T20] a put over a missing page changes nothing', () => {
    const nodes = new MemoryNodeStore()
    const cache = new SmtCache()
    const smt = new Smt(nodes, cache)
    smt.put(one.keyHash, one.valueHash)
    smt.put(two.keyHash, two.valueHash)
    const root = toHex(smt.root())
    const nibbles = [...toHex(one.keyHash)].map((digit) => Number.parseInt(digit, 16))
    const key = childPageKey(
      childPageKey(ROOT_PAGE_KEY, nibbles[0] as number),
      nibbles[1] as number,
    )
    const page = nodes.get(key) as Uint8Array

    nodes.pages.delete(toHex(key))
    cache.clear()
    const corrupt = expect.objectContaining({
      code: 'CORRUPT',
      details: { tree: 'smt', key: toHex(key) },
    })
    expect(() => smt.put(three.keyHash, three.valueHash)).toThrow(corrupt)
    expect(() => smt.get(one.keyHash)).toThrow(corrupt)
    expect(toHex(smt.root())).toBe(root)

    nodes.put(key, page)
    smt.put(three.keyHash, three.valueHash)
    expect(toHex(smt.root())).toBe(toHex(referenceSmtRoot([one, two, three])))
  })

  it('[T20] a store that refuses any one page can be asked again', () => {
    for (let refused = 1; refused <= 3; refused++) {
      const nodes = new MemoryNodeStore()
      let puts = 0
      const failing: NodeStore = {
        get: (key) => nodes.get(key),
        put: (key, value) => {
          if (++puts === refused) throw new Error('disk full')
          nodes.put(key, value)
        },
      }
      const cache = new SmtCache()
      const smt = new Smt(failing, cache)
      smt.put(one.keyHash, one.valueHash)
      smt.put(two.keyHash, two.valueHash)
      expect(() => smt.root()).toThrow('disk full')
      expect(toHex(smt.root())).toBe(toHex(referenceSmtRoot([one, two])))
      expect(toHex(new Smt(nodes, new SmtCache()).root())).toBe(toHex(smt.root()))

      puts = refused - 1
      const mark = cache.mark()
      const savepoint = nodes.savepoint()
      smt.put(three.keyHash, three.valueHash)
      expect(() => smt.root()).toThrow('disk full')
      nodes.restore(savepoint)
      cache.rollback(mark)
      check(smt, [one, two])
    }
  })
})
