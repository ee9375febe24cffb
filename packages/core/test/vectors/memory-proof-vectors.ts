/** Proofs about memories in `vectors/proofs.json`. */
import { type CborValue, decodeCbor, encodeCbor } from '../../src/codec/cbor.ts'
import { sha256 } from '../../src/codec/hash.ts'
import type { ViewReader } from '../../src/engine/view-reader.ts'
import { encodeProofFile, type MultiProof } from '../../src/merkle/proof-file.ts'
import type { RefusalCode } from '../../src/portable/refusal.ts'
import { type ProofContent, proveIds } from '../../src/reads/prove-many.ts'
import { memoryTreeKey } from '../../src/records/edge.ts'
import { versionHash } from '../../src/records/version.ts'
import { aFact } from '../../src/testing/builders.ts'
import {
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
  proven,
  refuse,
  resealed,
} from './forged-files.ts'
import { lyingStore, nameVersion } from './lying-store.ts'
import { PlainJournal, plainId, plainMemoryId } from './plain-journal.ts'

export function memoryProofVectors(view: ViewReader): ProofVectors {
  const some = (content: ProofContent, ...indexes: number[]): MultiProof =>
    proveIds(view, indexes.map(plainMemoryId), content)
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
        proveIds(new PlainJournal().view(), [plainMemoryId(0)], 'hash'),
      ),
      proven('the only memory', proveIds(only, [plainMemoryId(0)], 'version')),
      proven(
        'absent beside the only memory',
        proveIds(only, [plainMemoryId(1), plainMemoryId(2)], 'public'),
      ),
      proven(
        'the only memory and an absent one',
        proveIds(only, [plainMemoryId(0), plainMemoryId(1)], 'public'),
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
        encodeProofFile(proveIds(only, [plainMemoryId(0)], 'public')),
        (fields) => {
          const isRight = (memoryTreeKey(plainId(0))[0] as number) >= 0x80
          fields.set(6, Uint8Array.of(isRight ? 0b11001000 : 0b11010000))
        },
      ),
      broken(
        'absence because of itself',
        'PROOF_INVALID',
        encodeProofFile(proveIds(only, [plainMemoryId(0)], 'hash')),
        (fields) => {
          const [item] = fields.get(5) as readonly Fields[]
          const leaf = [memoryTreeKey(plainId(0)), bytesOf(item as Fields, 2)]
          inItem(0, (own) => own.delete(2))(fields)
          fields.set(6, Uint8Array.of(0b10000000)).set(7, Buffer.concat(leaf))
        },
      ),
      refuse('a number in a longer form', 'MALFORMED', longerNumber(mixed)),
      lyingStore('a head that names data by another hash', (head, version) =>
        nameVersion(head, { ...version, hash: sha256(version.data) }),
      ),
      lyingStore('a head with another hash of its data', (head, version) => {
        const [forgedHead, bytes] = nameVersion(head, version)
        return [{ ...forgedHead, versionHash: sha256(bytes) }, bytes]
      }),
      lyingStore('a head that names a version of another memory', (head, version) =>
        nameVersion(head, { ...version, id: plainId(1) }),
      ),
      lyingStore('a head that names another version', (head, version) =>
        nameVersion(head, { ...version, version: 2 }),
      ),
      lyingStore('a head that names a version of another type', (head, version) => {
        const hash = versionHash('Goal', version.data)
        return nameVersion(head, { ...version, type: 'Goal', hash })
      }),
    ],
  }
}

const EMPTY_SUBTREE = sha256(Buffer.from('matrix.cortex.snapshot.smt.empty.v1'))

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
