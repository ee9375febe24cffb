import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHex } from '../codec/bytes.ts'
import { sha256 } from '../codec/hash.ts'
import { MemoryNodeStore } from './memory-node-store.ts'
import { type ReferenceEntry, referenceSmtRoot } from './reference.ts'
import { Smt, SmtCache } from './smt.ts'
import { SMT_EMPTY } from './smt-page.ts'
import { sharedBits } from './smt-path.ts'
import { type KeyProof, verifyKey } from './smt-proof.ts'

const hash = (text: string): Uint8Array => sha256(Buffer.from(text))

function flip(key: Uint8Array, bit: number): Uint8Array {
  const other = new Uint8Array(key)
  other[bit >>> 3] = (other[bit >>> 3] as number) ^ (0x80 >>> (bit & 7))
  return other
}

const aKey = fc
  .tuple(fc.constantFrom('base', 'other'), fc.array(fc.nat(255), { maxLength: 2 }))
  .map(([base, bits]) => bits.reduce(flip, hash(base)))
const someEntries = fc.array(
  fc.record({ keyHash: aKey, valueHash: fc.nat(3).map((value) => hash(`value-${value}`)) }),
  { maxLength: 20 },
)

function treeOf(entries: readonly ReferenceEntry[], pages = 8192): Smt {
  const smt = new Smt(new MemoryNodeStore(), new SmtCache(pages))
  for (const { keyHash, valueHash } of entries) smt.put(keyHash, valueHash)
  return smt
}

describe('key proofs', () => {
  it('[T21] prove members as members and all others as absent, under the root by the definition', () => {
    const aTree = fc.tuple(someEntries, fc.array(aKey, { maxLength: 10 }), fc.constantFrom(1, 8192))
    fc.assert(
      fc.property(aTree, ([entries, strangers, pages]) => {
        const smt = treeOf(entries, pages)
        const root = referenceSmtRoot(entries)
        const latest = new Map(entries.map((entry) => [toHex(entry.keyHash), entry.valueHash]))
        for (const keyHash of [...entries.map((entry) => entry.keyHash), ...strangers]) {
          const proof = smt.proveKey(keyHash)
          const valueHash = latest.get(toHex(keyHash))
          expect(verifyKey(proof, root)).toBe(true)
          expect(toHex(proof.keyHash)).toBe(toHex(keyHash))
          expect(proof.kind === 'member').toBe(valueHash !== undefined)
          if (proof.kind === 'member')
            expect(toHex(proof.valueHash)).toBe(toHex(valueHash as Uint8Array))
          expect(verifyKey(proof, hash('another root'))).toBe(false)
        }
      }),
    )
  })

  it('[T21] have about log2(N) siblings', () => {
    const entries = Array.from({ length: 1000 }, (_, index) => ({
      keyHash: hash(`key-${index}`),
      valueHash: hash('value'),
    }))
    const smt = treeOf(entries)
    const lengths = entries.map(({ keyHash }) => smt.proveKey(keyHash).siblings.length)
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    expect(mean).toBeGreaterThan(9)
    expect(mean).toBeLessThan(13)
  })

  it('[T21] of an empty tree and of a tree with one leaf need no siblings', () => {
    const one = { keyHash: hash('one'), valueHash: hash('1') }
    expect(treeOf([]).proveKey(one.keyHash)).toMatchObject({ kind: 'absent-empty', siblings: [] })
    expect(treeOf([one]).proveKey(one.keyHash)).toMatchObject({ kind: 'member', siblings: [] })
    expect(treeOf([one]).proveKey(hash('two'))).toMatchObject({
      kind: 'absent-other',
      siblings: [],
    })
  })

  it('[T21] cannot be turned into their opposite', () => {
    fc.assert(
      fc.property(someEntries, aKey, (entries, stranger) => {
        const smt = treeOf(entries)
        const root = smt.root()
        for (const keyHash of [...entries.map((entry) => entry.keyHash), stranger]) {
          const proof = smt.proveKey(keyHash)
          const { siblings } = proof
          const forgeries: KeyProof[] = []
          const value = hash('value-1')
          if (proof.kind === 'member') {
            forgeries.push({ kind: 'absent-empty', keyHash, siblings })
            forgeries.push({ kind: 'absent-empty', keyHash, siblings: siblings.slice(0, -1) })
            const { valueHash } = proof
            for (const otherKeyHash of [keyHash, flip(keyHash, 255)]) {
              forgeries.push({
                kind: 'absent-other',
                keyHash,
                otherKeyHash,
                otherValueHash: valueHash,
                siblings,
              })
            }
            forgeries.push({ ...proof, valueHash: hash('forged') })
          } else {
            forgeries.push({ kind: 'member', keyHash, valueHash: value, siblings })
            if (proof.kind === 'absent-other') {
              forgeries.push({ kind: 'member', keyHash, valueHash: proof.otherValueHash, siblings })
              forgeries.push({ kind: 'absent-empty', keyHash, siblings })
            }
          }
          for (const forgery of forgeries) expect(verifyKey(forgery, root)).toBe(false)
        }
      }),
    )
  })

  it('[T22] of absence need another key on the same path', () => {
    const one = { keyHash: hash('one'), valueHash: hash('1') }
    const two = { keyHash: flip(one.keyHash, 6), valueHash: hash('2') }
    const smt = treeOf([one, two])
    const proof = smt.proveKey(flip(one.keyHash, 77))
    const root = smt.root()
    expect(proof).toMatchObject({ kind: 'absent-other' })
    expect(proof.siblings).toHaveLength(7)
    expect(verifyKey(proof, root)).toBe(true)

    for (let bit = 0; bit < 256; bit++) {
      // A key that leaves the path at this bit: proven absent only if it leaves below the leaf.
      const moved = { ...proof, keyHash: flip(one.keyHash, bit) }
      expect(verifyKey(moved, root)).toBe(bit >= 7)
    }
    expect(verifyKey({ ...proof, keyHash: one.keyHash }, root)).toBe(false)
    expect(sharedBits(one.keyHash, one.keyHash)).toBe(256)

    // A tree that nobody builds: the leaf of another key on this key's path.
    const strayed: KeyProof = {
      kind: 'absent-other',
      keyHash: one.keyHash,
      otherKeyHash: flip(one.keyHash, 3),
      otherValueHash: hash('3'),
      siblings: proof.siblings,
    }
    expect(verifyKey(strayed, treeRootOf(strayed))).toBe(false)
    const placed = { ...strayed, otherKeyHash: flip(one.keyHash, 7) }
    expect(verifyKey(placed, treeRootOf(placed))).toBe(true)
  })

  it('[T23] are refused with an empty last sibling or too many levels', () => {
    const key = hash('one')
    const value = hash('1')
    const smt = treeOf([
      { keyHash: key, valueHash: value },
      { keyHash: flip(key, 255), valueHash: value },
    ])
    const root = smt.root()
    const member = smt.proveKey(key)
    expect(member.siblings).toHaveLength(256)
    expect(verifyKey(member, root)).toBe(true)
    expect(verifyKey({ ...member, siblings: [...member.siblings, SMT_EMPTY] }, root)).toBe(false)
    expect(verifyKey({ ...member, siblings: [...member.siblings, key] }, root)).toBe(false)

    // A tree that nobody builds: one leaf pushed down a level, beside an empty subtree.
    const single = treeOf([{ keyHash: key, valueHash: value }])
    const pushed = { ...single.proveKey(key), siblings: [SMT_EMPTY] }
    const folded = treeRootOf(pushed)
    expect(verifyKey(pushed, folded)).toBe(false)

    const deepEmpty: KeyProof = { kind: 'absent-empty', keyHash: key, siblings: member.siblings }
    expect(verifyKey(deepEmpty, treeRootOf(deepEmpty))).toBe(false)
  })

  it('[T23] are refused, not thrown about, when malformed', () => {
    const smt = treeOf([
      { keyHash: hash('one'), valueHash: hash('1') },
      { keyHash: hash('two'), valueHash: hash('2') },
    ])
    const proof = smt.proveKey(hash('one'))
    const wrongs: unknown[] = [undefined, null, 5, 'text', [], new Uint8Array(31), [null], ['x']]
    for (const field of ['keyHash', 'siblings', 'valueHash', 'kind']) {
      for (const wrong of wrongs) {
        expect(verifyKey({ ...proof, [field]: wrong } as KeyProof, smt.root())).toBe(false)
      }
    }
    expect(verifyKey(proof, new Uint8Array(31))).toBe(false)
  })
})

/** The root that a proof would lead to if its shape were not checked. */
function treeRootOf(proof: KeyProof): Uint8Array {
  const tag = (name: string): Buffer => Buffer.from(`matrix.cortex.snapshot.smt.${name}.v1`)
  let end = SMT_EMPTY
  if (proof.kind === 'member') {
    end = sha256(Buffer.concat([tag('leaf'), proof.keyHash, proof.valueHash]))
  }
  if (proof.kind === 'absent-other') {
    end = sha256(Buffer.concat([tag('leaf'), proof.otherKeyHash, proof.otherValueHash]))
  }
  for (let depth = proof.siblings.length - 1; depth >= 0; depth--) {
    const sibling = proof.siblings[depth] as Uint8Array
    const right = (((proof.keyHash[depth >> 3] as number) << (depth & 7)) & 0x80) !== 0
    end = sha256(Buffer.concat([tag('node'), ...(right ? [sibling, end] : [end, sibling])]))
  }
  return end
}
