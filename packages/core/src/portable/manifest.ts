/** Checks a manifest: that its roots make the overall root, and its count the journal root. */

import { equalBytes, hexOf } from './bytes.ts'
import type { RawRecord } from './cbor.ts'
import { openEnvelope } from './envelope.ts'
import type { Hashing, StateRoots } from './hashing.ts'
import { malformed, Refusal } from './refusal.ts'
import type { Findings } from './report.ts'
import { type Fields, fieldsOf, MANIFEST, readFields } from './shapes.ts'

const SCHEMA = 1
/** Number, time, trigger and counters: a snapshot has them all, the moment of a proof has none. */
const NOTES = [3, 9, 10, 11, 12, 13]

export interface CheckedManifest {
  readonly roots: StateRoots
  readonly overallRoot: Uint8Array
}

export function checkManifestFile(hashing: Hashing, bytes: Uint8Array, found: Findings): void {
  const body = openEnvelope(hashing, bytes)
  found.checked.push('the file is whole')
  const fields = readFields(body, MANIFEST, 'the manifest')
  const notes = NOTES.filter((key) => fields.has(key))
  if (notes.length !== 0 && notes.length !== NOTES.length) {
    throw malformed('the manifest has some notes of a snapshot and not others')
  }
  checkRoots(hashing, fields, found)
  if (notes.length > 0) {
    Object.assign(found.facts, {
      number: fields.count(3),
      createdAt: fields.count(9),
      trigger: fields.text(10),
      memories: fields.count(11),
      edges: fields.count(12),
      tombstoned: fields.count(13),
    })
  }
}

/** The manifest inside a proof. */
export function checkProofManifest(
  hashing: Hashing,
  record: RawRecord,
  found: Findings,
): CheckedManifest {
  const fields = fieldsOf(record, MANIFEST, 'the manifest')
  if (NOTES.some((key) => fields.has(key))) {
    throw malformed('the manifest of a proof has no notes')
  }
  return checkRoots(hashing, fields, found)
}

function checkRoots(hashing: Hashing, fields: Fields, found: Findings): CheckedManifest {
  checkSchema(fields.count(1), SCHEMA)
  found.facts.actor = fields.text(2)
  found.facts.journalCount = fields.count(4)
  const journalRoot = fields.bytes(5)
  if (!equalBytes(hashing.journalRoot(fields.count(4), fields.bytes(14)), journalRoot)) {
    throw new Refusal('ROOT_MISMATCH', 'the journal root is not the root of that many entries')
  }
  const roots = { memories: fields.bytes(6), edges: fields.bytes(7) }
  const overallRoot = fields.bytes(8)
  if (!equalBytes(hashing.overallRoot(journalRoot, roots), overallRoot)) {
    throw new Refusal('ROOT_MISMATCH', 'the roots of the manifest do not make its overall root')
  }
  found.root = hexOf(overallRoot)
  found.facts.journalRoot = hexOf(journalRoot)
  found.checked.push('the roots of journal, memories and edges make the overall root')
  found.checked.push('the journal root is for the stated number of entries')
  return { roots, overallRoot }
}

export function checkSchema(schema: number, known: number): void {
  if (schema > known) {
    throw new Refusal('NEWER', `the file has schema ${schema}, this verifier knows ${known}`)
  }
  if (schema !== known) throw malformed(`schema ${schema} was never used`)
}
