import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareBytes, toHex } from '../codec/bytes.ts'
import { domainHash, hashCounter, sha256 } from '../codec/hash.ts'
import { MemoryNodeStore } from './memory-node-store.ts'
import { type ReferenceEntry, referenceSmtRoot } from './reference.ts'
import { Smt, SmtCache } from './smt.ts'
import { hashSmtLeaf, hashSmtNode, SMT_EMPTY } from './smt-page.ts'

const hash = (text: string): Uint8Array => sha256(Buffer.from(text))
const entry = (name: string): ReferenceEntry => ({
  keyHash: hash(`key-${name}`),
  valueHash: hash(`value-${name}`),
})

function flip(key: Uint8Array, bit: number): Uint8Array {
  const other = new Uint8Array(key)
  other[bit >>> 3] = (other[bit >>> 3] as number) ^ (0x80 >>> (bit & 7))
  return other
}

/** Keys that share anything from 0 to 255 bits, drawn so that histories collide. */
const aKey = fc
  .tuple(fc.constantFrom('base', 'other'), fc.array(fc.nat(255), { maxLength: 2 }))
  .map(([base, bits]) => bits.reduce(flip, hash(base)))
const anEntry: fc.Arbitrary<ReferenceEntry> = fc
  .tuple(aKey, fc.nat(3))
  .map(([keyHash, value]) => ({ keyHash, valueHash: hash(`value-${value}`) }))
const someEntries = fc.array(anEntry, { maxLength: 40 })

function fresh(pages = 8192): { nodes: MemoryNodeStore; cache: SmtCache; smt: Smt } {
  const nodes = new MemoryNodeStore()
  const cache = new SmtCache(pages)
  return { nodes, cache, smt: new Smt(nodes, cache) }
}

function putAll(smt: Smt, entries: readonly ReferenceEntry[]): void {
  for (const { keyHash, valueHash } of entries) smt.put(keyHash, valueHash)
}

const sorted = (nodes: MemoryNodeStore): [string, string][] =>
  [...nodes.pages].map(([key, value]): [string, string] => [key, toHex(value)]).sort()

describe('sparse tree', () => {
  it('[T10] uses the golden hashes of section 42 that still apply', () => {
    const id = Buffer.alloc(16)
    id[15] = 1
    const second = Buffer.alloc(16)
    second[15] = 2
    expect(toHex(SMT_EMPTY)).toBe(
      '05a0a151686f63427e7c03fd3487ad8286ddb1991f8dedeff7d604c3fb06e7eb',
    )
    expect(toHex(domainHash('smtKeyMemories', id))).toBe(
      'c869034c8f9313e046ac9c32ba9a8971a36e94790f91e6c4f1a3a00ff9df964c',
    )
    expect(toHex(domainHash('smtKeyEdges', id, Uint8Array.of(3), second))).toBe(
      '162cd68f15850056adac16f19fac09a48c13df39304a7ef96d89eb33a7c9460c',
    )
    expect(toHex(domainHash('smtValue', Buffer.from('abc')))).toBe(
      'aaa4d068f7c281f0bc17a55b3bd75a92b68dd28a8bee12745cd95bbb944ff404',
    )
  })

  it('[T10] is the constant when empty, the leaf when alone, the node when two part at once', () => {
    const { smt } = fresh()
    const one = entry('1')
    const leafOne = hashSmtLeaf(one.keyHash, one.valueHash)
    expect(toHex(smt.root())).toBe(toHex(SMT_EMPTY))
    expect(smt.get(one.keyHash)).toBeUndefined()

    smt.put(one.keyHash, one.valueHash)
    expect(toHex(smt.root())).toBe(toHex(leafOne))

    const opposite = flip(one.keyHash, 0)
    smt.put(opposite, one.valueHash)
    const leafTwo = hashSmtLeaf(opposite, one.valueHash)
    const pair = (opposite[0] as number) < 0x80 ? [leafTwo, leafOne] : [leafOne, leafTwo]
    expect(toHex(smt.root())).toBe(toHex(hashSmtNode(pair[0] as Uint8Array, pair[1] as Uint8Array)))
  })

  it('[T10] agrees with the definition for two keys that part at any of the 256 bits', () => {
    for (let bit = 0; bit < 256; bit++) {
      const { smt, nodes } = fresh()
      const one = entry('1')
      const two = { keyHash: flip(one.keyHash, bit), valueHash: hash('two') }
      putAll(smt, [one, two])
      expect(toHex(smt.root())).toBe(toHex(referenceSmtRoot([one, two])))
      expect(nodes.pages.size).toBe((bit >>> 2) + 1)
      expect(smt.get(one.keyHash)).toEqual(new Uint8Array(one.valueHash))
      expect(smt.get(two.keyHash)).toEqual(new Uint8Array(two.valueHash))
    }
  })

  it('[T11] agrees with the definition after every put of a history, and keeps every value', () => {
    fc.assert(
      fc.property(someEntries, (entries) => {
        const { smt } = fresh()
        const latest = new Map<string, Uint8Array>()
        entries.forEach(({ keyHash, valueHash }, index) => {
          smt.put(keyHash, valueHash)
          latest.set(toHex(keyHash), valueHash)
          expect(toHex(smt.root())).toBe(toHex(referenceSmtRoot(entries.slice(0, index + 1))))
        })
        for (const { keyHash } of entries) {
          expect(toHex(smt.get(keyHash) as Uint8Array)).toBe(
            toHex(latest.get(toHex(keyHash)) as Uint8Array),
          )
        }
      }),
    )
  })

  it('[T11] gives the same root and the same pages in any order, asked for at any time', () => {
    fc.assert(
      fc.property(someEntries, fc.array(fc.boolean()), fc.nat(), (entries, asks, seed) => {
        const plain = fresh()
        putAll(plain.smt, entries)
        const root = plain.smt.root()

        const latest = [...new Map(entries.map((it) => [toHex(it.keyHash), it])).values()]
        const mixed = latest.sort((a, b) =>
          compareBytes(hash(`${seed}${toHex(a.keyHash)}`), hash(`${seed}${toHex(b.keyHash)}`)),
        )
        const other = fresh()
        mixed.forEach(({ keyHash, valueHash }, index) => {
          if (asks[index] === true) other.smt.root()
          other.smt.put(keyHash, hash('earlier value'))
          if (asks[index] === false) other.smt.root()
          other.smt.put(keyHash, valueHash)
        })
        expect(toHex(other.smt.root())).toBe(toHex(root))
        expect(sorted(other.nodes)).toEqual(sorted(plain.nodes))
      }),
    )
  })

  it('[T11] agrees with the definition for a thousand keys', () => {
    const entries = Array.from({ length: 1000 }, (_, index) => entry(`${index}`))
    const { smt } = fresh()
    putAll(smt, entries)
    expect(toHex(smt.root())).toBe(toHex(referenceSmtRoot(entries)))
  })

  it('[T16] writes each changed page once, when the root is asked for, and nothing for no change', () => {
    const { smt, nodes } = fresh()
    const entries = Array.from({ length: 300 }, (_, index) => entry(`${index}`))
    putAll(smt, entries)
    expect(nodes.puts).toBe(0)
    expect(toHex(smt.get(entry('7').keyHash) as Uint8Array)).toBe(toHex(entry('7').valueHash))

    smt.root()
    expect(nodes.puts).toBe(nodes.pages.size)

    const [puts, hashes] = [nodes.puts, hashCounter.count]
    putAll(smt, entries)
    smt.root()
    expect(nodes.puts).toBe(puts)
    expect(hashCounter.count).toBe(hashes)

    const before = hashCounter.count
    smt.put(entry('7').keyHash, hash('new'))
    smt.root()
    expect(nodes.puts - puts).toBeLessThanOrEqual(4)
    expect(hashCounter.count - before).toBeLessThan(20)
  })

  it('[T16] does not keep the memory of what it was given, nor lend its own', () => {
    const { smt } = fresh()
    const { keyHash, valueHash } = entry('1')
    const shared = new Uint8Array(valueHash)
    smt.put(keyHash, shared)
    shared.fill(0)
    smt.get(keyHash)?.fill(0)
    smt.root().fill(0)
    expect(toHex(smt.root())).toBe(toHex(hashSmtLeaf(keyHash, valueHash)))
  })
})

describe('cache', () => {
  it('[T17] of one, two or five pages gives the same roots, values and pages', () => {
    fc.assert(
      fc.property(
        someEntries,
        fc.constantFrom(1, 2, 5),
        fc.array(fc.boolean()),
        (entries, pages, asks) => {
          const large = fresh()
          const small = fresh(pages)
          entries.forEach(({ keyHash, valueHash }, index) => {
            large.smt.put(keyHash, valueHash)
            small.smt.put(keyHash, valueHash)
            if (asks[index] !== true) return
            expect(toHex(small.smt.root())).toBe(toHex(large.smt.root()))
            expect(small.cache.size).toBeLessThanOrEqual(pages)
          })
          expect(toHex(small.smt.root())).toBe(toHex(large.smt.root()))
          expect(sorted(small.nodes)).toEqual(sorted(large.nodes))
          for (const { keyHash } of entries) {
            expect(small.smt.get(keyHash)).toEqual(large.smt.get(keyHash))
            expect(small.cache.size).toBeLessThanOrEqual(pages)
          }
        },
      ),
    )
  })

  it('[T17] does not grow without bound during a long run of puts', () => {
    const { smt, cache } = fresh(20)
    for (let index = 0; index < 2000; index++) {
      const { keyHash, valueHash } = entry(`${index}`)
      smt.put(keyHash, valueHash)
      expect(cache.size).toBeLessThan(20 + 20 + 70)
    }
  })

  it('[T17] can be cleared at any time after a root, and another tree object can take over', () => {
    const { smt, cache, nodes } = fresh()
    const entries = Array.from({ length: 50 }, (_, index) => entry(`${index}`))
    putAll(smt, entries)
    const root = toHex(smt.root())

    cache.clear()
    expect(toHex(smt.root())).toBe(root)
    expect(toHex(new Smt(nodes, new SmtCache(3)).root())).toBe(root)
    const later = new Smt(nodes, cache)
    later.put(entry('50').keyHash, entry('50').valueHash)
    expect(toHex(later.root())).toBe(toHex(referenceSmtRoot([...entries, entry('50')])))
  })
})
