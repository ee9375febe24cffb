import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareBytes, toHex } from '../codec/bytes.ts'
import { sha256 } from '../codec/hash.ts'
import { Hashing } from '../portable/hashing.ts'
import { foldMultiProof } from '../portable/multi-proof.ts'
import { MemoryNodeStore } from './memory-node-store.ts'
import { type MultiProofParts, proveKeys } from './multi-proof.ts'
import type { NodeStore } from './node-store.ts'
import { referenceSmtRoot } from './reference.ts'
import { Smt, SmtCache } from './smt.ts'

const hashing = new Hashing(sha256)

/** Keys that share long beginnings: a base with single bits turned. */
const BITS = [0, 1, 3, 4, 7, 8, 100, 254, 255]
const base = sha256(Buffer.from('base'))
const key: fc.Arbitrary<Uint8Array> = fc.subarray(BITS, { maxLength: 3 }).map((bits) => {
  const made = new Uint8Array(base)
  for (const bit of bits) made[bit >>> 3] = (made[bit >>> 3] as number) ^ (0x80 >>> (bit & 7))
  return made
})
const pair = fc.record({
  keyHash: key,
  valueHash: fc.nat(3).map((n) => sha256(Buffer.from(`v${n}`))),
})
type Pair = typeof pair extends fc.Arbitrary<infer T> ? T : never

const some = fc.record({
  entries: fc.array(pair, { maxLength: 12 }),
  picked: fc.uniqueArray(key, { minLength: 1, maxLength: 8, selector: toHex }),
})

function treeOf(entries: readonly Pair[], nodes: NodeStore = new MemoryNodeStore()): Smt {
  const tree = new Smt(nodes, new SmtCache())
  for (const { keyHash, valueHash } of entries) tree.put(keyHash, valueHash)
  tree.root()
  return tree
}

function ascending(keys: readonly Uint8Array[]): Uint8Array[] {
  return keys.toSorted(compareBytes)
}

/** The root that a proof leads to, or why it is refused. */
function fold(
  keys: readonly Uint8Array[],
  values: readonly (Uint8Array | undefined)[],
  { shape, hashes }: Pick<MultiProofParts, 'shape' | 'hashes'>,
): string {
  const picked = keys.map((keyHash, index) => ({ keyHash, value: values[index] }))
  try {
    return toHex(foldMultiProof(hashing, picked, shape, hashes))
  } catch (error) {
    return (error as Error).message
  }
}

function hexOrNothing(value: Uint8Array | undefined): string {
  return value === undefined ? 'nothing' : toHex(value)
}

function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const copy = new Uint8Array(bytes)
  copy[bit >>> 3] = (copy[bit >>> 3] as number) ^ (0x80 >>> (bit & 7))
  return copy
}

describe('a multi-proof', () => {
  it('[P8] leads to the root by the definition, with every key present or absent as it is', () => {
    fc.assert(
      fc.property(some, ({ entries, picked }) => {
        const keys = ascending(picked)
        const proof = proveKeys(treeOf(entries), keys)

        const model = new Map(entries.map(({ keyHash, valueHash }) => [toHex(keyHash), valueHash]))
        const expected = keys.map((picked) => model.get(toHex(picked)))
        expect(proof.values.map(hexOrNothing)).toEqual(expected.map(hexOrNothing))
        expect(fold(keys, proof.values, proof)).toBe(toHex(referenceSmtRoot(entries)))
      }),
      { numRuns: 500 },
    )
  })

  it('[P8] cannot be turned into the opposite for any key', () => {
    fc.assert(
      fc.property(some, ({ entries, picked }) => {
        const keys = ascending(picked)
        const proof = proveKeys(treeOf(entries), keys)
        const root = toHex(referenceSmtRoot(entries))

        for (const [index, value] of proof.values.entries()) {
          const claims = value === undefined ? [sha256(base)] : [undefined, sha256(base)]
          for (const claim of claims) {
            const values = proof.values.with(index, claim)
            expect(fold(keys, values, proof)).not.toBe(root)
          }
        }
      }),
    )
  })

  it('[P8] [P9] is the only one: no other bits and no other hashes lead to the root', () => {
    fc.assert(
      fc.property(some, ({ entries, picked }) => {
        const keys = ascending(picked)
        const proof = proveKeys(treeOf(entries), keys)
        const { values, shape, hashes } = proof
        const root = toHex(referenceSmtRoot(entries))

        const step = shape.length < 40 ? 1 : 13
        for (let bit = 0; bit < shape.length * 8; bit += step) {
          expect(fold(keys, values, { shape: flipped(shape, bit), hashes })).not.toBe(root)
        }
        for (let bit = 0; bit < hashes.length * 8; bit += 97) {
          expect(fold(keys, values, { shape, hashes: flipped(hashes, bit) })).not.toBe(root)
        }
        const longer = [
          { shape: Buffer.concat([shape, Buffer.alloc(1)]), hashes },
          { shape, hashes: Buffer.concat([hashes, Buffer.alloc(32)]) },
          { shape: shape.subarray(1), hashes },
          { shape, hashes: hashes.subarray(32) },
        ]
        for (const parts of longer.slice(0, hashes.length === 0 ? 3 : 4)) {
          expect(fold(keys, values, parts)).not.toBe(root)
        }
      }),
    )
  })

  it('[P10] reads each page on the paths once, and no other', () => {
    const nodes = new MemoryNodeStore()
    const name = (index: number): Uint8Array => sha256(Buffer.from(`key ${index}`))
    const entries = Array.from({ length: 5000 }, (_, n) => ({ keyHash: name(n), valueHash: base }))
    treeOf(entries, nodes)
    const pagesOf = (body: (tree: Smt) => void): string[] => {
      const read: string[] = []
      const counting: NodeStore = {
        get: (page) => {
          read.push(toHex(page))
          return nodes.get(page)
        },
        put: () => expect.unreachable('a proof writes nothing'),
      }
      body(new Smt(counting, new SmtCache(128)))
      return read
    }
    // Half of them are absent.
    const keys = ascending(Array.from({ length: 256 }, (_, n) => name(n * 39)))

    const together = pagesOf((tree) => proveKeys(tree, keys))
    const separate = keys.flatMap((one) => pagesOf((tree) => tree.proveKey(one)))

    expect(new Set(together).size).toBe(together.length)
    expect(new Set(together)).toEqual(new Set(separate))
  })

  it('stores once what keys share: far fewer hashes than single proofs have', () => {
    const entries = Array.from({ length: 5000 }, (_, n) => ({
      keyHash: sha256(Buffer.from(`key ${n}`)),
      valueHash: base,
    }))
    const tree = treeOf(entries)
    const keys = ascending(entries.slice(0, 256).map(({ keyHash }) => keyHash))

    const separate = keys.reduce((sum, one) => sum + tree.proveKey(one).siblings.length, 0)

    expect(proveKeys(tree, keys).hashes.length / 32).toBeLessThan(separate / 2)
  })
})
