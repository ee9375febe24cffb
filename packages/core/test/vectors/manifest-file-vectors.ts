/** Manifests and consistency proofs in `vectors/proofs.json`. */
import { decodeCbor } from '../../src/codec/cbor.ts'
import type { ViewReader } from '../../src/engine/view-reader.ts'
import { encodeManifestFile } from '../../src/merkle/proof-file.ts'
import type { RefusalCode } from '../../src/portable/refusal.ts'
import { consistencyFile } from '../../src/reads/proof-moment.ts'
import { momentOf } from '../../src/reads/prove-many.ts'
import {
  accept,
  bytesOf,
  changedByte,
  type Fields,
  forged,
  HASH,
  HEAD_BYTES,
  lastByteChanged,
  type ProofVectors,
  refuse,
  resealed,
} from './forged-files.ts'
import type { PlainJournal } from './plain-journal.ts'

export function manifestFileVectors(journal: PlainJournal): ProofVectors {
  const moment = momentOf(journal.state)
  const notes = {
    number: 3,
    createdAt: 1_700_000_001_000,
    trigger: 'nightly',
    memories: 9,
    edges: 3,
    tombstoned: 1,
  }
  const file = encodeManifestFile(moment, notes)
  const view = journal.view()
  const count = moment.journalCount
  const growth = consistencyFile(view, 7, count)
  const grown = (from: number, to: number) =>
    accept(
      `journal of ${to} after ${from}`,
      'consistency',
      consistencyRoot(view, from, to),
      consistencyFile(view, from, to),
    )
  const broken = (name: string, code: RefusalCode, change: (fields: Fields) => void) =>
    refuse(name, code, forged(growth, change))
  return {
    valid: [
      accept('manifest of a snapshot', 'manifest', moment.overallRoot, file),
      accept('manifest of a moment', 'manifest', moment.overallRoot, encodeManifestFile(moment)),
      grown(0, count),
      grown(7, count),
      grown(8, 16),
      grown(count, count),
    ],
    invalid: [
      refuse(
        'a manifest with another root of edges',
        'ROOT_MISMATCH',
        forged(file, (fields) => fields.set(7, lastByteChanged(bytesOf(fields, 7)))),
      ),
      refuse(
        'a manifest with another count',
        'ROOT_MISMATCH',
        forged(file, (fields) => fields.set(4, count + 1)),
      ),
      refuse(
        'a manifest with another bag',
        'ROOT_MISMATCH',
        forged(file, (fields) => fields.set(14, lastByteChanged(bytesOf(fields, 14)))),
      ),
      refuse(
        'a manifest without its number',
        'MALFORMED',
        forged(file, (fields) => fields.delete(3)),
      ),
      refuse(
        'a manifest with a float for a time',
        'MALFORMED',
        forged(file, (fields) => fields.set(9, 0.5)),
      ),
      refuse(
        'a manifest of a newer schema',
        'NEWER',
        forged(file, (fields) => fields.set(1, 2)),
      ),
      refuse(
        'a manifest with a changed bit',
        'DAMAGED',
        changedByte(file, 60, (byte) => byte ^ 1),
      ),
      refuse(
        'a manifest that says it is a proof',
        'MALFORMED',
        resealed(changedByte(file, 6, () => 0x50)),
      ),
      broken('growth from another root', 'PROOF_INVALID', (fields) =>
        fields.set(5, lastByteChanged(bytesOf(fields, 5))),
      ),
      broken('growth to another root', 'PROOF_INVALID', (fields) =>
        fields.set(6, lastByteChanged(bytesOf(fields, 6))),
      ),
      broken('growth backwards', 'PROOF_INVALID', (fields) => fields.set(3, count).set(4, 7)),
      broken('growth with a peak missing', 'PROOF_INVALID', (fields) =>
        fields.set(7, bytesOf(fields, 7).slice(HASH)),
      ),
      broken('growth with too much added', 'PROOF_INVALID', (fields) =>
        fields.set(8, Buffer.concat([bytesOf(fields, 8), bytesOf(fields, 5)])),
      ),
      broken('growth by half a hash', 'MALFORMED', (fields) =>
        fields.set(8, bytesOf(fields, 8).slice(16)),
      ),
      broken('growth of a journal too large to count', 'PROOF_INVALID', (fields) =>
        fields.set(4, Number.MAX_SAFE_INTEGER),
      ),
    ],
  }
}

function consistencyRoot(view: ViewReader, from: number, to: number): Uint8Array {
  const file = consistencyFile(view, from, to)
  return (decodeCbor(file.subarray(HEAD_BYTES, file.length - HASH)) as Fields).get(6) as Uint8Array
}
