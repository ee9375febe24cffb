/**
 * The contents of `vectors/mmr.json` and `vectors/smt.json`: inputs, roots and proofs for other
 * implementations, and proofs that must be refused.
 *
 * @module
 */
import { toHex } from '../../src/codec/bytes.ts'
import { type CborValue, decodeCbor, encodeCbor } from '../../src/codec/cbor.ts'
import { sha256 } from '../../src/codec/hash.ts'
import { MemoryNodeStore } from '../../src/merkle/memory-node-store.ts'
import { append, EMPTY_MMR, type MmrState, mmrRoot } from '../../src/merkle/mmr.ts'
import { proveConsistency, proveInclusion } from '../../src/merkle/mmr-proof.ts'
import { encodeProof, type Proof } from '../../src/merkle/proof-codec.ts'
import { Smt, SmtCache } from '../../src/merkle/smt.ts'
import { SMT_EMPTY } from '../../src/merkle/smt-page.ts'

export interface MmrVectors {
  readonly valid: readonly {
    readonly name: string
    readonly leaves: readonly string[]
    readonly root: string
    readonly inclusion: readonly { readonly index: number; readonly proof: string }[]
    readonly consistency: readonly {
      readonly fromCount: number
      readonly fromRoot: string
      readonly proof: string
    }[]
  }[]
  /** Each must be refused, by the decoder or by the verifier, for this leaf and these roots. */
  readonly invalid: readonly {
    readonly name: string
    readonly proof: string
    readonly leaf: string
    readonly fromRoot: string
    readonly root: string
  }[]
}

export interface SmtVectors {
  readonly valid: readonly {
    readonly name: string
    readonly entries: readonly { readonly key: string; readonly value: string }[]
    readonly root: string
    readonly proofs: readonly {
      readonly key: string
      readonly kind: string
      readonly proof: string
    }[]
  }[]
  readonly invalid: readonly {
    readonly name: string
    readonly proof: string
    readonly root: string
  }[]
}

type Fields = Map<number, CborValue>

function hashOf(text: string): Uint8Array {
  return sha256(Buffer.from(text, 'utf8'))
}

/** A proof with some of its fields changed, as canonical bytes. */
function forged(proof: Proof, change: (fields: Fields) => void): string {
  const fields = new Map(decodeCbor(encodeProof(proof)) as ReadonlyMap<number, CborValue>)
  change(fields)
  return toHex(encodeCbor(fields))
}

function bytesOf(fields: Fields, key: number): Uint8Array {
  return fields.get(key) as Uint8Array
}

export function mmrVectors(): MmrVectors {
  const nodes = new MemoryNodeStore()
  const leaves: Uint8Array[] = []
  const states: MmrState[] = [EMPTY_MMR]
  for (let index = 0; index < 70; index++) {
    const leaf = hashOf(`leaf-${index + 1}`)
    leaves.push(leaf)
    states.push(append(states.at(-1) as MmrState, leaf, nodes))
  }
  const rootHex = (count: number): string => toHex(mmrRoot(states[count] as MmrState))
  const range = (
    count: number,
    indexes: number[],
    froms: number[],
  ): MmrVectors['valid'][number] => ({
    name: `${count} leaves`,
    leaves: leaves.slice(0, count).map(toHex),
    root: rootHex(count),
    inclusion: indexes.map((index) => ({
      index,
      proof: toHex(encodeProof(proveInclusion(nodes, count, index))),
    })),
    consistency: froms.map((fromCount) => ({
      fromCount,
      fromRoot: rootHex(fromCount),
      proof: toHex(encodeProof(proveConsistency(nodes, fromCount, count))),
    })),
  })

  // All refusals are about leaf 2 of 7, or about 7 leaves after 3.
  const inclusion = proveInclusion(nodes, 7, 2)
  const consistency = proveConsistency(nodes, 3, 7)
  const facts = { leaf: toHex(leaves[2] as Uint8Array), fromRoot: rootHex(3), root: rootHex(7) }
  const refuse = (name: string, proof: string): MmrVectors['invalid'][number] => ({
    name,
    proof,
    ...facts,
  })
  const broken = (name: string, change: (fields: Fields) => void): MmrVectors['invalid'][number] =>
    refuse(name, forged(inclusion, change))
  const extra = hashOf('extra')
  const encoded = toHex(encodeProof(inclusion))

  return {
    valid: [
      range(0, [], [0]),
      range(1, [0], [0, 1]),
      range(2, [0, 1], [0, 1, 2]),
      range(3, [0, 1, 2], [1, 2]),
      range(4, [0, 3], [1, 3]),
      range(5, [0, 3, 4], [2, 4]),
      range(16, [0, 9, 15], [5, 15]),
      range(17, [15, 16], [16]),
      range(70, [0, 31, 63, 64, 69], [7, 16, 48, 63, 64, 69, 70]),
    ],
    invalid: [
      broken('another index of the same mountain', (fields) => fields.set(2, 3)),
      broken('an index past the count', (fields) => fields.set(2, 7)),
      broken('another count of the same shape', (fields) => fields.set(3, 11)),
      broken('a count of zero', (fields) => fields.set(3, 0)),
      broken('a path that is too short', (fields) => fields.set(4, bytesOf(fields, 4).slice(32))),
      broken('a path that is too long', (fields) =>
        fields.set(4, Buffer.concat([bytesOf(fields, 4), extra])),
      ),
      broken('a path of half a hash', (fields) => fields.set(4, bytesOf(fields, 4).slice(16))),
      broken('a missing peak', (fields) => fields.set(5, bytesOf(fields, 5).slice(32))),
      broken('an extra peak', (fields) =>
        fields.set(5, Buffer.concat([bytesOf(fields, 5), extra])),
      ),
      broken('peaks in the wrong order', (fields) =>
        fields.set(
          5,
          Buffer.concat([bytesOf(fields, 5).slice(32), bytesOf(fields, 5).slice(0, 32)]),
        ),
      ),
      broken('an unknown schema', (fields) => fields.set(0, 2)),
      broken('an unknown kind', (fields) => fields.set(1, 6)),
      broken('a field too many', (fields) => fields.set(6, 0)),
      broken('a field missing', (fields) => fields.delete(5)),
      broken('an index that is not whole', (fields) => fields.set(2, 2.5)),
      refuse('a byte after the proof', `${encoded}00`),
      refuse('a cut proof', encoded.slice(0, -2)),
      // The index 2, which is in byte 6, in two bytes instead of one.
      refuse(
        'an index in a longer form than needed',
        `${encoded.slice(0, 12)}1802${encoded.slice(14)}`,
      ),
      refuse(
        'a smaller count above the larger',
        forged(consistency, (fields) => fields.set(2, 7).set(3, 3)),
      ),
      refuse(
        'another smaller count of the same shape',
        forged(consistency, (fields) => fields.set(2, 5)),
      ),
      refuse(
        'nothing added',
        forged(consistency, (fields) => fields.set(5, new Uint8Array(0))),
      ),
      refuse(
        'too much added',
        forged(consistency, (fields) => fields.set(5, Buffer.concat([bytesOf(fields, 5), extra]))),
      ),
      refuse(
        'consistency of other leaves',
        forged(consistency, (fields) =>
          fields.set(5, Buffer.concat([extra, bytesOf(fields, 5).slice(32)])),
        ),
      ),
    ],
  }
}

interface Entry {
  readonly key: Uint8Array
  readonly value: Uint8Array
}

function treeOf(entries: readonly Entry[]): Smt {
  const smt = new Smt(new MemoryNodeStore(), new SmtCache())
  for (const { key, value } of entries) smt.put(key, value)
  return smt
}

/** A key that shares exactly `bits` leading bits with another. */
function partingAt(key: Uint8Array, bits: number): Uint8Array {
  const other = new Uint8Array(key)
  other[bits >>> 3] = (other[bits >>> 3] as number) ^ (0x80 >>> (bits & 7))
  return other
}

export function smtVectors(): SmtVectors {
  const named = (name: string): Entry => ({
    key: hashOf(`key-${name}`),
    value: hashOf(`value-${name}`),
  })
  const tree = (name: string, entries: readonly Entry[], requested: readonly Uint8Array[]) => {
    const smt = treeOf(entries)
    return {
      name,
      entries: entries.map(({ key, value }) => ({ key: toHex(key), value: toHex(value) })),
      root: toHex(smt.root()),
      proofs: requested.map((key) => {
        const proof = smt.proveKey(key)
        return { key: toHex(key), kind: proof.kind, proof: toHex(encodeProof(proof)) }
      }),
    }
  }
  const one = named('1')
  const two = named('2')
  const hundred = Array.from({ length: 100 }, (_, index) => named(`${index}`))
  const at = (bits: number): Entry => ({
    key: partingAt(one.key, bits),
    value: hashOf(`parting-${bits}`),
  })
  const far = [one, at(3), at(255)]

  // Refusals: the path of key 1 is 256 levels deep, with two siblings.
  const smt = treeOf(far)
  const root = toHex(smt.root())
  const member = smt.proveKey(one.key)
  const empty = smt.proveKey(partingAt(one.key, 100))
  const other = smt.proveKey(partingAt(at(3).key, 200))
  const broken = (name: string, proof: Proof, change: (fields: Fields) => void) => ({
    name,
    proof: forged(proof, change),
    root,
  })
  const lastBitSet = (mask: Uint8Array): Uint8Array => {
    const changed = new Uint8Array(mask)
    changed[changed.length - 1] = (changed.at(-1) as number) | 1
    return changed
  }

  return {
    valid: [
      tree('no entries', [], [one.key]),
      tree('one entry', [one], [one.key, two.key]),
      tree('two entries', [one, two], [one.key, two.key, hashOf('key-3')]),
      tree('the same entries in another order', [two, one], [one.key]),
      tree('a replaced value', [{ ...one, value: two.value }, two, one], [one.key]),
      tree(
        'keys that part at bits 0, 1, 3, 4, 7, 8 and 31',
        [one, ...[0, 1, 3, 4, 7, 8, 31].map(at)],
        [one.key, at(31).key, at(2).key, at(20).key, at(100).key],
      ),
      tree('keys that part at bits 3 and 255', far, [
        one.key,
        at(3).key,
        at(255).key,
        partingAt(one.key, 100),
        partingAt(at(3).key, 200),
      ]),
      tree('a hundred entries', hundred, [
        ...hundred.slice(0, 5).map(({ key }) => key),
        ...Array.from({ length: 8 }, (_, index) => hashOf(`absent-${index}`)),
      ]),
    ],
    invalid: [
      broken('another value', member, (fields) => fields.set(6, two.value)),
      broken('another key', member, (fields) => fields.set(2, two.key)),
      broken('absence of a member by an empty subtree', member, (fields) => {
        fields.set(1, 4)
        fields.delete(6)
      }),
      broken('absence of a member by its own leaf', member, (fields) =>
        fields.set(1, 5).set(6, one.key).set(7, one.value),
      ),
      broken('another leaf that shares too few bits', other, (fields) => fields.set(2, two.key)),
      broken('membership of the other leaf', other, (fields) => {
        fields.set(1, 3).set(6, bytesOf(fields, 7))
        fields.delete(7)
      }),
      broken('an empty last sibling', empty, (fields) =>
        fields
          .set(3, (fields.get(3) as number) + 1)
          .set(4, Buffer.concat([bytesOf(fields, 4), Uint8Array.of(0)]).subarray(0, 13)),
      ),
      broken('an empty sibling spelled out', member, (fields) => {
        const mask = new Uint8Array(bytesOf(fields, 4))
        mask[0] = (mask[0] as number) | 0x80
        fields.set(4, mask).set(5, Buffer.concat([SMT_EMPTY, bytesOf(fields, 5)]))
      }),
      broken('mask bits past the path', empty, (fields) =>
        fields.set(4, lastBitSet(bytesOf(fields, 4))),
      ),
      broken('a mask that is too long', member, (fields) =>
        fields.set(4, Buffer.concat([bytesOf(fields, 4), Uint8Array.of(0)])),
      ),
      broken('too few siblings', member, (fields) => fields.set(5, bytesOf(fields, 5).slice(32))),
      broken('too many siblings', member, (fields) =>
        fields.set(5, Buffer.concat([bytesOf(fields, 5), two.key])),
      ),
      broken('a path of 257 levels', member, (fields) =>
        fields.set(3, 257).set(4, Buffer.concat([bytesOf(fields, 4), Uint8Array.of(0)])),
      ),
      broken('a key of 31 bytes', member, (fields) => fields.set(2, one.key.slice(1))),
      broken('an unknown schema', member, (fields) => fields.set(0, 0)),
      broken('a proof about the journal', member, (fields) => fields.set(1, 1)),
      broken('a field too many', empty, (fields) => fields.set(6, one.value)),
      broken('a field missing', member, (fields) => fields.delete(6)),
    ],
  }
}
