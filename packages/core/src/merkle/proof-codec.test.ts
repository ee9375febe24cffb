import { describe, expect, it } from 'vitest'
import { equalBytes, toHex } from '../codec/bytes.ts'
import { decodeCbor } from '../codec/cbor.ts'
import { sha256 } from '../codec/hash.ts'
import { MemoryNodeStore } from './memory-node-store.ts'
import { append, EMPTY_MMR, type MmrState, mmrRoot } from './mmr.ts'
import {
  proveConsistency,
  proveInclusion,
  verifyConsistency,
  verifyInclusion,
} from './mmr-proof.ts'
import { decodeProof, encodeProof, type Proof } from './proof-codec.ts'
import { Smt, SmtCache } from './smt.ts'
import { verifyKey } from './smt-proof.ts'

const hash = (text: string): Uint8Array => sha256(Buffer.from(text))

/** One proof of each kind and shape, each with the check that a verifier of its statement makes. */
function someProofs(): { name: string; proof: Proof; holds: (proof: Proof) => boolean }[] {
  const nodes = new MemoryNodeStore()
  const states: MmrState[] = [EMPTY_MMR]
  for (let index = 0; index < 40; index++) {
    states.push(append(states.at(-1) as MmrState, hash(`leaf-${index}`), nodes))
  }
  const root = (count: number): Uint8Array => mmrRoot(states[count] as MmrState)
  const smt = new Smt(new MemoryNodeStore(), new SmtCache())
  const near = new Uint8Array(hash('key-0'))
  near[3] = (near[3] as number) ^ 1
  for (let index = 0; index < 30; index++) smt.put(hash(`key-${index}`), hash(`value-${index}`))
  smt.put(near, hash('near'))
  const tree = smt.root()
  const lost = new Uint8Array(near)
  lost[2] = (lost[2] as number) ^ 1

  const inclusions = [
    [1, 0],
    [39, 17],
    [39, 38],
    [40, 39],
  ] as const
  const consistencies = [
    [0, 5],
    [7, 7],
    [11, 39],
  ] as const
  const keys = [hash('key-0'), hash('key-7'), lost, hash('absent-1'), hash('absent-2')]
  return [
    ...inclusions.map(([count, index]) => ({
      name: `leaf ${index} of ${count}`,
      proof: proveInclusion(nodes, count, index),
      holds: (proof: Proof) =>
        proof.kind === 'inclusion' &&
        proof.index === index &&
        verifyInclusion(proof, hash(`leaf-${index}`), root(count)),
    })),
    ...consistencies.map(([from, to]) => ({
      name: `${to} after ${from}`,
      proof: proveConsistency(nodes, from, to),
      holds: (proof: Proof) =>
        proof.kind === 'consistency' && verifyConsistency(proof, root(from), root(to)),
    })),
    ...keys.map((key) => {
      const proof: Proof = smt.proveKey(key)
      return {
        name: `${proof.kind} ${toHex(key).slice(0, 8)}`,
        proof,
        holds: (other: Proof) =>
          other.kind === proof.kind && equalBytes(other.keyHash, key) && verifyKey(other, tree),
      }
    }),
  ]
}

describe('encoded proofs', () => {
  const proofs = someProofs()

  it('cover every kind', () => {
    const kinds = new Set(proofs.map(({ proof }) => proof.kind))
    expect([...kinds].sort()).toEqual([
      'absent-empty',
      'absent-other',
      'consistency',
      'inclusion',
      'member',
    ])
  })

  it.each(proofs)('[T24] [T25] [T26] read back as they were: $name', ({ proof, holds }) => {
    const bytes = encodeProof(proof)
    const decoded = decodeProof(bytes)
    expect(plain(decoded)).toEqual(plain(proof))
    expect(toHex(encodeProof(decoded))).toBe(toHex(bytes))
    expect(holds(decoded)).toBe(true)
    expect((decodeCbor(bytes) as Map<number, unknown>).get(0)).toBe(1)
  })

  it.each(proofs)('[T27] do not survive the change of any byte: $name', ({ proof, holds }) => {
    const bytes = encodeProof(proof)
    for (let at = 0; at < bytes.length; at++) {
      for (let mask = 1; mask < 256; mask = mask < 128 ? mask * 2 : mask + 127) {
        const changed = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ mask : byte))
        expect(accepted(changed, holds), `byte ${at} ^ ${mask}`).toBe(false)
      }
    }
    for (let length = 0; length < bytes.length; length++) {
      expect(accepted(bytes.subarray(0, length), holds)).toBe(false)
    }
    expect(accepted(Buffer.concat([bytes, Uint8Array.of(0)]), holds)).toBe(false)
  })

  it('[T26] are refused with one error, whatever the bytes', () => {
    const refused = expect.objectContaining({ code: 'PROOF_INVALID' })
    for (const hex of [
      '',
      '00',
      'a0',
      '80',
      'f6',
      'a10001',
      'a200010101',
      'a161610a',
      'ff',
      '1b',
    ]) {
      expect(() => decodeProof(Buffer.from(hex, 'hex')), hex).toThrow(refused)
    }
  })

  it('[T25] are small: an empty sibling costs one bit', () => {
    const smt = new Smt(new MemoryNodeStore(), new SmtCache())
    const far = new Uint8Array(hash('key'))
    far[31] = (far[31] as number) ^ 1
    smt.put(hash('key'), hash('1'))
    smt.put(far, hash('2'))
    expect(encodeProof(smt.proveKey(far)).length).toBeLessThan(160)
  })
})

/** Plain arrays: a Buffer and a Uint8Array with the same bytes are equal here. */
function plain(proof: Proof): Proof {
  const copy = (value: unknown): unknown => {
    if (value instanceof Uint8Array) return new Uint8Array(value)
    return Array.isArray(value) ? value.map(copy) : value
  }
  return Object.fromEntries(
    Object.entries(proof).map(([name, value]) => [name, copy(value)]),
  ) as unknown as Proof
}

function accepted(bytes: Uint8Array, holds: (proof: Proof) => boolean): boolean {
  let proof: Proof
  try {
    proof = decodeProof(bytes)
  } catch (error) {
    expect(error).toMatchObject({ code: 'PROOF_INVALID' })
    return false
  }
  return holds(proof)
}
