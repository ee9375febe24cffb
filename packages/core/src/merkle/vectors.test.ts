import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type MmrVectors,
  mmrVectors,
  type SmtVectors,
  smtVectors,
} from '../../test/vectors/merkle-vectors.ts'
import { fromHex, toHex } from '../codec/bytes.ts'
import { verifyConsistency, verifyInclusion } from './mmr-proof.ts'
import { decodeProof, type Proof } from './proof-codec.ts'
import { referenceMmrRoot, referenceSmtRoot } from './reference.ts'
import { verifyKey } from './smt-proof.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../vectors/${name}`, import.meta.url), 'utf8'))
const hex = (text: string): Uint8Array => fromHex(text) as Uint8Array
const decoded = (proof: string): Proof | undefined => {
  try {
    return decodeProof(hex(proof))
  } catch {
    return undefined
  }
}

const mmr = read('mmr.json') as MmrVectors
const smt = read('smt.json') as SmtVectors

describe('vectors/mmr.json', () => {
  it('[T24] is what the generator makes', () => {
    expect(mmr).toEqual(mmrVectors())
  })

  it.each(mmr.valid)('[T1] [T2] [T6] [T7] holds for $name', (vector) => {
    const leaves = vector.leaves.map(hex)
    expect(toHex(referenceMmrRoot(leaves))).toBe(vector.root)
    for (const { index, proof } of vector.inclusion) {
      const inclusion = decodeProof(hex(proof))
      expect(inclusion).toMatchObject({ kind: 'inclusion', index, count: leaves.length })
      if (inclusion.kind !== 'inclusion') continue
      expect(verifyInclusion(inclusion, leaves[index] as Uint8Array, hex(vector.root))).toBe(true)
    }
    for (const { fromCount, fromRoot, proof } of vector.consistency) {
      expect(toHex(referenceMmrRoot(leaves.slice(0, fromCount)))).toBe(fromRoot)
      const consistency = decodeProof(hex(proof))
      expect(consistency).toMatchObject({ kind: 'consistency', fromCount, toCount: leaves.length })
      if (consistency.kind !== 'consistency') continue
      expect(verifyConsistency(consistency, hex(fromRoot), hex(vector.root))).toBe(true)
    }
  })

  it.each(mmr.invalid)('[T9] [T26] refuses $name', ({ proof, leaf, fromRoot, root }) => {
    const claim = decoded(proof)
    const holds =
      claim?.kind === 'inclusion'
        ? verifyInclusion(claim, hex(leaf), hex(root))
        : claim?.kind === 'consistency' && verifyConsistency(claim, hex(fromRoot), hex(root))
    expect(holds).toBe(false)
  })
})

describe('vectors/smt.json', () => {
  it('[T25] is what the generator makes', () => {
    expect(smt).toEqual(smtVectors())
  })

  it.each(smt.valid)('[T10] [T21] holds for $name', ({ entries, root, proofs }) => {
    const pairs = entries.map(({ key, value }) => ({ keyHash: hex(key), valueHash: hex(value) }))
    expect(toHex(referenceSmtRoot(pairs))).toBe(root)
    for (const { key, kind, proof } of proofs) {
      const claim = decodeProof(hex(proof))
      if (claim.kind === 'inclusion' || claim.kind === 'consistency') throw new Error(claim.kind)
      expect(claim.kind).toBe(kind)
      expect(toHex(claim.keyHash)).toBe(key)
      expect(verifyKey(claim, hex(root))).toBe(true)
    }
  })

  it.each(smt.invalid)('[T22] [T23] [T26] refuses $name', ({ proof, root }) => {
    const claim = decoded(proof)
    const isKeyProof =
      claim !== undefined && claim.kind !== 'inclusion' && claim.kind !== 'consistency'
    expect(isKeyProof && verifyKey(claim, hex(root))).toBe(false)
  })
})
