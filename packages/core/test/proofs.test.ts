import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../src/codec/bytes.ts'
import {
  type EntryProof,
  type StateProof,
  type Uri,
  verifyConsistency,
  verifyInclusion,
  verifyKey,
} from '../src/index.ts'
import { idBytes } from '../src/memory/ids.ts'
import { edgeTreeKey, memoryTreeKey } from '../src/records/edge.ts'
import { headTreeValue } from '../src/records/head.ts'
import { aFact, openTestCortex, type TestCortex, testId } from '../src/testing/index.ts'
import { collect, refusal } from './helpers.ts'

const bytes = (hex: string): Uint8Array => fromHex(hex) as Uint8Array

async function withSome(count: number): Promise<TestCortex> {
  const cortex = await openTestCortex()
  await Promise.all(Array.from({ length: count }, (_, n) => cortex.write({ data: aFact(`${n}`) })))
  return cortex
}

function rootFor({ roots, namespace }: StateProof): Uint8Array {
  return bytes(namespace === 'memories' ? roots.memoriesRoot : roots.edgesRoot)
}

describe('proofs', () => {
  it('[E35] of every entry verify against the journal root, and no other leaf does', async () => {
    await using cortex = await withSome(12)
    const entries = await collect(cortex.journal())

    for (const { seq, leaf } of entries) {
      const { roots, proof }: EntryProof = await cortex.proveEntry(seq)
      const root = bytes(roots.journalRoot)
      expect([proof.index, proof.count]).toEqual([seq, entries.length])
      expect(verifyInclusion(proof, bytes(leaf), root)).toBe(true)
      const other = bytes(entries[(seq + 1) % entries.length]?.leaf ?? '')
      expect(verifyInclusion(proof, other, root)).toBe(false)
    }
  })

  it('[E35] of every continuation verify against the snapshots of both moments', async () => {
    await using cortex = await openTestCortex()
    const roots = [await cortex.snapshot('start')]
    for (let n = 0; n < 6; n++) {
      await cortex.write({ data: aFact(`${n}`) })
      roots.push(await cortex.snapshot('next'))
    }

    for (const from of roots) {
      for (const to of roots.filter(({ journalCount }) => journalCount >= from.journalCount)) {
        const proof = await cortex.proveConsistency(from.journalCount, to.journalCount)
        expect(verifyConsistency(proof, bytes(from.journalRoot), bytes(to.journalRoot))).toBe(true)
        const other = from === to ? await cortex.snapshot('x') : from
        const same = other.journalRoot === to.journalRoot
        expect(verifyConsistency(proof, bytes(from.journalRoot), bytes(other.journalRoot))).toBe(
          same,
        )
      }
    }
  })

  it('[E35] of a memory commit to its head, without the private part', async () => {
    await using cortex = await withSome(9)

    for (let n = 0; n < 9; n++) {
      const proof = await cortex.proveMemory(testId(n))
      const { head } = proof
      expect(verifyKey(proof.proof, rootFor(proof))).toBe(true)
      expect(toHex(proof.proof.keyHash)).toBe(toHex(memoryTreeKey(idBytes(testId(n)))))
      const value = headTreeValue(head?.publicBytes as Uint8Array, head?.privateHash as Uint8Array)
      expect(proof.proof.kind === 'member' && toHex(proof.proof.valueHash)).toBe(toHex(value))
      expect(Buffer.from(head?.publicBytes as Uint8Array).includes('sky')).toBe(false)
    }
  })

  it('[E35] of absence verify for what was never written', async () => {
    await using cortex = await withSome(9)

    for (let n = 100; n < 120; n++) {
      const memory = await cortex.proveMemory(testId(n))
      expect(memory.proof.kind).toMatch(/^absent-/)
      expect(memory).not.toHaveProperty('head')
      expect(verifyKey(memory.proof, rootFor(memory))).toBe(true)
    }
    const edge = await cortex.proveEdge(testId(0), 'follows', testId(1))
    expect(edge.proof.kind).toBe('absent-empty')
    expect(verifyKey(edge.proof, rootFor(edge))).toBe(true)
  })

  it('[E35] of an edge verify, also of a removed one', async () => {
    await using cortex = await withSome(3)
    const name = { src: testId(0), type: 'follows', dst: testId(1) } as const
    await cortex.addEdge(name)
    const added = await cortex.proveEdge(name.src, name.type, name.dst)
    await cortex.removeEdge({ ...name, reason: 'no' })
    const removed = await cortex.proveEdge(name.src, name.type, name.dst)

    for (const proof of [added, removed]) {
      expect(proof.proof.kind).toBe('member')
      const key = edgeTreeKey(idBytes(name.src), name.type, idBytes(name.dst))
      expect(toHex(proof.proof.keyHash)).toBe(toHex(key))
      expect(verifyKey(proof.proof, rootFor(proof))).toBe(true)
    }
    expect(verifyKey(added.proof, rootFor(removed))).toBe(false)
  })

  it('[E35] made before a change fail against the root after it', async () => {
    await using cortex = await withSome(4)
    const before = await cortex.proveMemory(testId(2))
    await cortex.updateHead(`matrix://cortex/Fact/${testId(2)}#1` as Uri, { importance: 3 })
    const after = await cortex.proveMemory(testId(2))

    expect(verifyKey(before.proof, rootFor(after))).toBe(false)
    expect(verifyKey(after.proof, rootFor(after))).toBe(true)
  })

  it('[E35] carry the roots that make up the overall root of a snapshot', async () => {
    await using cortex = await withSome(4)
    const manifest = await cortex.snapshot('now')

    const { roots } = await cortex.proveMemory(testId(0))

    expect(manifest).toMatchObject(roots)
  })

  it('[E11] refuse entries and counts beyond the end', async () => {
    await using cortex = await withSome(2)

    await expect(cortex.proveEntry(3)).rejects.toThrow(refusal('NOT_FOUND', 'seq'))
    await expect(cortex.proveEntry(-1)).rejects.toThrow(refusal('INVALID_INPUT', 'seq'))
    await expect(cortex.proveConsistency(0, 4)).rejects.toThrow(refusal('INVALID_INPUT'))
    await expect(cortex.proveConsistency(3, 2)).rejects.toThrow(refusal('INVALID_INPUT'))
  })
})
