/**
 * The contents of `vectors/proofs.json`: proofs, manifests and exported journals as files, and files
 * that must be refused, each with the code of the refusal.
 *
 * @module
 */
import { type CborValue, decodeCbor, encodeCbor } from '../codec/cbor.ts'
import { sha256 } from '../codec/hash.ts'
import { formatUlid } from '../codec/ulid.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import type { MemoryId } from '../memory/ids.ts'
import { encodeProofFile, type MultiProof } from '../merkle/proof-file.ts'
import type { RefusalCode } from '../portable/refusal.ts'
import { type ProofContent, proveEdges, proveIds } from '../reads/prove-many.ts'
import { aFact, aGoal, anEvent } from './builders.ts'
import {
  accept,
  bytesOf,
  changedByte,
  type Fields,
  forged,
  HASH,
  HEAD_BYTES,
  inItem,
  inManifest,
  inRecord,
  lastByteChanged,
  type ProofVectors,
  refuse,
  resealed,
} from './forged-files.ts'
import { journalFileVectors } from './journal-file-vectors.ts'
import { manifestFileVectors } from './manifest-file-vectors.ts'
import { PlainJournal, plainId } from './plain-journal.ts'

function memoryId(index: number): MemoryId {
  return formatUlid(plainId(index)) as MemoryId
}

/** Memories 0 to 9, of which 3 was updated, 4 tombstoned, 5 restored, 6 retagged; three edges. */
export function sampleJournal(): PlainJournal {
  const journal = new PlainJournal()
  for (let index = 0; index < 10; index++) {
    const data =
      index % 3 === 0
        ? aFact(`fact ${index}`)
        : index % 3 === 1
          ? aGoal()
          : anEvent('paid', { at: 1_700_000_000_000 })
    const rest =
      index % 2 === 0 ? { tags: ['even', `n${index}`], validUntil: 1_800_000_000_000 } : {}
    journal.write(plainId(index), data, rest)
  }
  const at = (index: number) => ({ subjects: [plainId(index)] })
  journal.update(plainId(3), aFact('fact 3, better'), 2)
  journal.commit({ kind: 'tombstone', ...at(4), body: { reason: 'wrong' } })
  journal.commit(
    { kind: 'tombstone', ...at(5), body: { reason: 'wrong too' } },
    { kind: 'restore', ...at(5), body: { reason: 'it was right' } },
  )
  journal.commit({
    kind: 'update_head',
    ...at(6),
    body: { visibility: 'scoped', importance: 3, tags: [] },
  })
  const edge = (src: number, dst: number) => ({ subjects: [plainId(src), plainId(dst)] })
  journal.commit({ kind: 'add_edge', ...edge(0, 1), body: { type: 'related_to' } })
  journal.commit({
    kind: 'add_edge',
    ...edge(1, 2),
    body: { type: 'follows', weight: 0.5, data: { why: ['so'] } },
  })
  journal.commit({
    kind: 'remove_edge',
    ...edge(1, 2),
    body: { type: 'follows', reason: 'no more' },
  })
  journal.commit({ kind: 'add_edge', ...edge(1, 2), body: { type: 'follows' } })
  journal.commit({ kind: 'add_edge', ...edge(3, 0), body: { type: 'derived_from', weight: 1 } })
  journal.commit({
    kind: 'remove_edge',
    ...edge(3, 0),
    body: { type: 'derived_from', reason: 'a guess' },
  })
  return journal
}

export function proofVectors(): ProofVectors {
  const journal = sampleJournal()
  const view = journal.view()
  const memories = memoryVectors(view)
  const edges = edgeVectors(view)
  const manifests = manifestFileVectors(journal)
  const journals = journalFileVectors(journal)
  return {
    valid: [...memories.valid, ...edges.valid, ...manifests.valid, ...journals.valid],
    invalid: [...memories.invalid, ...edges.invalid, ...manifests.invalid, ...journals.invalid],
  }
}

function proven(name: string, proof: MultiProof): ProofVectors['valid'][number] {
  return accept(name, 'proof', proof.moment.overallRoot, encodeProofFile(proof))
}

function memoryVectors(view: ViewReader): ProofVectors {
  const some = (content: ProofContent, ...indexes: number[]): MultiProof =>
    proveIds(view, indexes.map(memoryId), content)
  const mixed = encodeProofFile(some('public', 0, 4, 100, 7))
  const full = encodeProofFile(some('version', 3, 6))
  const heads = encodeProofFile(some('head', 1))
  const hashes = encodeProofFile(some('hash', 0, 1, 2, 3, 101, 102))
  const shapeOf = (change: (shape: Uint8Array) => Uint8Array) => (fields: Fields) =>
    fields.set(6, change(bytesOf(fields, 6)))
  const hashesOf = (change: (hashes: Uint8Array) => Uint8Array) => (fields: Fields) =>
    fields.set(7, change(bytesOf(fields, 7)))
  const itemWith = (fields: Fields, test: (item: Fields) => boolean): number =>
    (fields.get(5) as readonly Fields[]).findIndex(test)
  const present = (item: Fields): boolean => item.size > 1
  const absent = (item: Fields): boolean => item.size === 1
  const broken = (
    name: string,
    code: RefusalCode,
    file: Uint8Array,
    change: (fields: Fields) => void,
  ) => refuse(name, code, forged(file, change))
  const only = plainOne()
  return {
    valid: [
      proven('one memory, public part', some('public', 0)),
      proven('one memory, hash only', some('hash', 9)),
      proven('one memory, whole head', some('head', 4)),
      proven('one memory with its version', some('version', 3)),
      proven('present and absent memories', some('public', 0, 4, 100, 7)),
      proven('all memories with their versions', some('version', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)),
      proven(
        'many absent memories',
        some('hash', ...Array.from({ length: 20 }, (_, n) => 200 + n)),
      ),
      proven(
        'absent from an empty tree',
        proveIds(new PlainJournal().view(), [memoryId(0)], 'hash'),
      ),
      proven('the only memory', proveIds(only, [memoryId(0)], 'version')),
      proven('absent beside the only memory', proveIds(only, [memoryId(1), memoryId(2)], 'public')),
      proven(
        'the only memory and an absent one',
        proveIds(only, [memoryId(0), memoryId(1)], 'public'),
      ),
    ],
    invalid: [
      refuse('an empty file', 'UNKNOWN', Buffer.alloc(0)),
      refuse('another magic', 'UNKNOWN', resealed(changedByte(mixed, 6, () => 0x51))),
      refuse(
        'a changed byte',
        'DAMAGED',
        changedByte(mixed, 100, (byte) => byte ^ 0x10),
      ),
      refuse('a cut file', 'DAMAGED', mixed.subarray(0, mixed.length - 1)),
      refuse('a byte after the file', 'DAMAGED', Buffer.concat([mixed, Buffer.alloc(1)])),
      refuse('a head alone', 'DAMAGED', mixed.subarray(0, HEAD_BYTES)),
      refuse('a newer format', 'NEWER', resealed(changedByte(mixed, 9, () => 2))),
      refuse('format zero', 'MALFORMED', resealed(changedByte(mixed, 9, () => 0))),
      refuse('a reserved byte', 'MALFORMED', resealed(changedByte(mixed, 15, () => 1))),
      broken('a newer schema', 'NEWER', mixed, (fields) => fields.set(1, 2)),
      broken('a schema that never was', 'MALFORMED', mixed, (fields) => fields.set(1, 0)),
      broken('an unknown kind', 'NEWER', mixed, (fields) => fields.set(2, 3)),
      broken('no kind', 'MALFORMED', mixed, (fields) => fields.delete(2)),
      broken('a field too many', 'MALFORMED', mixed, (fields) => fields.set(8, 0)),
      broken('a field missing', 'MALFORMED', mixed, (fields) => fields.delete(7)),
      broken('an unknown namespace', 'MALFORMED', mixed, (fields) => fields.set(4, 3)),
      broken('names of the other namespace', 'MALFORMED', mixed, (fields) => fields.set(4, 2)),
      broken(
        'another overall root',
        'ROOT_MISMATCH',
        mixed,
        inManifest((manifest) => manifest.set(8, lastByteChanged(bytesOf(manifest, 8)))),
      ),
      broken(
        'another root of memories',
        'ROOT_MISMATCH',
        mixed,
        inManifest((manifest) => manifest.set(6, lastByteChanged(bytesOf(manifest, 6)))),
      ),
      broken(
        'another journal root',
        'ROOT_MISMATCH',
        mixed,
        inManifest((manifest) => manifest.set(5, lastByteChanged(bytesOf(manifest, 5)))),
      ),
      broken(
        'another number of entries',
        'ROOT_MISMATCH',
        mixed,
        inManifest((manifest) => manifest.set(4, (manifest.get(4) as number) - 1)),
      ),
      broken(
        'a manifest with notes',
        'MALFORMED',
        mixed,
        inManifest((manifest) => manifest.set(3, 0)),
      ),
      broken(
        'a manifest without its bag',
        'MALFORMED',
        mixed,
        inManifest((manifest) => manifest.delete(14)),
      ),
      broken('no items', 'MALFORMED', mixed, (fields) => fields.set(5, [])),
      broken('items in another order', 'MALFORMED', mixed, (fields) =>
        fields.set(5, [...(fields.get(5) as CborValue[])].reverse()),
      ),
      broken('an item twice', 'MALFORMED', mixed, (fields) => {
        const items = fields.get(5) as readonly CborValue[]
        fields.set(5, [items[0] as CborValue, ...items])
      }),
      broken('an item taken away', 'PROOF_INVALID', mixed, (fields) =>
        fields.set(5, (fields.get(5) as CborValue[]).slice(1)),
      ),
      broken(
        'a name of 15 bytes',
        'MALFORMED',
        mixed,
        inItem(0, (item) => item.set(1, bytesOf(item, 1).slice(1))),
      ),
      broken('an item that is no record', 'MALFORMED', mixed, (fields) => fields.set(5, [7])),
      broken('absence of a memory that is there', 'PROOF_INVALID', mixed, (fields) =>
        inItem(itemWith(fields, present), (item) => {
          item.delete(3)
          item.delete(4)
        })(fields),
      ),
      broken('presence of a memory that is not', 'PROOF_INVALID', mixed, (fields) =>
        inItem(itemWith(fields, absent), (item) => item.set(2, sha256(Buffer.from('value'))))(
          fields,
        ),
      ),
      broken('another value', 'PROOF_INVALID', hashes, (fields) =>
        inItem(itemWith(fields, present), (item) => item.set(2, lastByteChanged(bytesOf(item, 2))))(
          fields,
        ),
      ),
      broken('another private hash', 'PROOF_INVALID', mixed, (fields) =>
        inItem(itemWith(fields, present), (item) => item.set(4, lastByteChanged(bytesOf(item, 4))))(
          fields,
        ),
      ),
      broken('another visibility', 'PROOF_INVALID', mixed, (fields) =>
        inItem(
          itemWith(fields, present),
          inRecord(3, (head) => head.set(4, 3)),
        )(fields),
      ),
      broken('a visibility that is none', 'MALFORMED', mixed, (fields) =>
        inItem(
          itemWith(fields, present),
          inRecord(3, (head) => head.set(4, 4)),
        )(fields),
      ),
      broken('a head of another memory', 'PROOF_INVALID', mixed, (fields) =>
        inItem(
          itemWith(fields, present),
          inRecord(3, (head) => head.set(1, plainId(77))),
        )(fields),
      ),
      broken('a tombstone taken from a head', 'PROOF_INVALID', mixed, (fields) =>
        inItem(
          itemWith(
            fields,
            (item) => present(item) && (decodeCbor(bytesOf(item, 3)) as Fields).has(7),
          ),
          inRecord(3, (head) => head.delete(7)),
        )(fields),
      ),
      broken(
        'a private part with another field',
        'MALFORMED',
        heads,
        inItem(
          0,
          inRecord(5, (part) => part.set(11, 0)),
        ),
      ),
      broken(
        'another importance',
        'PROOF_INVALID',
        heads,
        inItem(
          0,
          inRecord(5, (part) => part.set(3, 9)),
        ),
      ),
      broken(
        'another author of a version',
        'PROOF_INVALID',
        full,
        inItem(
          0,
          inRecord(6, (version) => version.set(6, 'eve')),
        ),
      ),
      broken(
        'other data in a version',
        'PROOF_INVALID',
        full,
        inItem(
          0,
          inRecord(6, (version) => version.set(4, encodeCbor(new Map([[1, 'forged']])))),
        ),
      ),
      broken(
        'a version and no private part',
        'MALFORMED',
        full,
        inItem(0, (item) => {
          item.set(4, sha256(bytesOf(item, 5)))
          item.delete(5)
        }),
      ),
      broken(
        'hash and head',
        'MALFORMED',
        mixed,
        inItem(0, (item) => item.set(2, sha256(Buffer.alloc(0)))),
      ),
      broken(
        'an edge among memories',
        'MALFORMED',
        mixed,
        inItem(0, (item) => item.set(7, Buffer.alloc(3))),
      ),
      broken(
        'a hash left over',
        'PROOF_INVALID',
        hashes,
        hashesOf((bytes) => Buffer.concat([bytes, sha256(bytes)])),
      ),
      broken(
        'half a hash left over',
        'PROOF_INVALID',
        hashes,
        hashesOf((bytes) => Buffer.concat([bytes, Buffer.alloc(16)])),
      ),
      broken(
        'a hash missing',
        'PROOF_INVALID',
        hashes,
        hashesOf((bytes) => bytes.slice(HASH)),
      ),
      broken(
        'hashes in another order',
        'PROOF_INVALID',
        hashes,
        hashesOf((bytes) => Buffer.concat([bytes.subarray(HASH), bytes.subarray(0, HASH)])),
      ),
      broken(
        'a shape that is too long',
        'PROOF_INVALID',
        hashes,
        shapeOf((shape) => Buffer.concat([shape, Buffer.alloc(1)])),
      ),
      broken(
        'a shape that is too short',
        'PROOF_INVALID',
        hashes,
        shapeOf((shape) => shape.slice(0, -1)),
      ),
      broken('bits past the end of the shape', 'PROOF_INVALID', hashes, shapeOf(lastByteChanged)),
      broken('branches without end', 'PROOF_INVALID', hashes, (fields) =>
        fields.set(6, Buffer.alloc(80, 0xff)).set(7, Buffer.alloc(HASH * 600, 1)),
      ),
      broken(
        'an empty subtree spelled out',
        'PROOF_INVALID',
        encodeProofFile(some('hash', 0)),
        (fields) => fields.set(6, Uint8Array.of(0b11011000)).set(7, EMPTY_SUBTREE),
      ),
      broken(
        'a leaf beside nothing',
        'PROOF_INVALID',
        encodeProofFile(proveIds(only, [memoryId(0)], 'public')),
        (fields) => {
          const isRight = (sha256(Buffer.concat([KEY_TAG, plainId(0)]))[0] as number) >= 0x80
          fields.set(6, Uint8Array.of(isRight ? 0b11001000 : 0b11010000))
        },
      ),
      refuse('a number in a longer form', 'MALFORMED', longerNumber(mixed)),
    ],
  }
}

const EMPTY_SUBTREE = sha256(Buffer.from('matrix.cortex.snapshot.smt.empty.v1'))
const KEY_TAG = Buffer.from('matrix.cortex.snapshot.smt.key.memories.v1')

function plainOne(): ViewReader {
  const journal = new PlainJournal('solo')
  journal.write(plainId(0), aFact('alone'))
  return journal.view()
}

/** The schema, 1, in two bytes instead of one. */
function longerNumber(file: Uint8Array): Uint8Array {
  const at = HEAD_BYTES + 2
  return resealed(
    Buffer.concat([file.subarray(0, at), Uint8Array.of(0x18, 0x01), file.subarray(at + 1)]),
  )
}

function edgeVectors(view: ViewReader): ProofVectors {
  const ids = { a: memoryId(0), b: memoryId(1), c: memoryId(2), d: memoryId(3) }
  const live = { src: ids.a, type: 'related_to', dst: ids.b } as const
  const again = { src: ids.b, type: 'follows', dst: ids.c } as const
  const removed = { src: ids.d, type: 'derived_from', dst: ids.a } as const
  const never = { src: ids.a, type: 'contradicts', dst: ids.b } as const
  const file = encodeProofFile(proveEdges(view, [live], 'version'))
  return {
    valid: [
      proven(
        'edges: live, added again, removed and never added',
        proveEdges(view, [live, again, removed, never], 'version'),
      ),
      proven('edges, hash only', proveEdges(view, [live, never], 'hash')),
    ],
    invalid: [
      refuse(
        'another weight of an edge',
        'PROOF_INVALID',
        forged(
          file,
          inItem(
            0,
            inRecord(7, (edge) => edge.set(6, 2)),
          ),
        ),
      ),
      refuse(
        'an edge to somewhere else',
        'PROOF_INVALID',
        forged(
          file,
          inItem(
            0,
            inRecord(7, (edge) => edge.set(3, plainId(9))),
          ),
        ),
      ),
      refuse(
        'an edge of an unknown type',
        'MALFORMED',
        forged(
          file,
          inItem(0, (item) => {
            item.set(
              1,
              changedByte(bytesOf(item, 1), 16, () => 17),
            )
            item.delete(7)
          }),
        ),
      ),
      refuse(
        'a head among edges',
        'MALFORMED',
        forged(
          file,
          inItem(0, (item) => {
            item.set(3, bytesOf(item, 7)).set(4, Buffer.alloc(HASH))
            item.delete(7)
          }),
        ),
      ),
    ],
  }
}
