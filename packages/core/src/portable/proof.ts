/**
 * Checks a proof file: about keys of one namespace at one moment (kind 1), or about two moments of
 * the journal (kind 2).
 *
 * @module
 */
import { compareBytes, equalBytes, hexOf } from './bytes.ts'
import { readCbor } from './cbor.ts'
import { openEnvelope } from './envelope.ts'
import type { Hashing, Namespace } from './hashing.ts'
import { type Item, readItem } from './items.ts'
import { continues, splitHashes } from './journal-tree.ts'
import { checkProofManifest, checkSchema } from './manifest.ts'
import { foldMultiProof } from './multi-proof.ts'
import { malformed, Refusal } from './refusal.ts'
import type { Findings } from './report.ts'
import { CONSISTENCY_PROOF, type Fields, fieldsOf, STATE_PROOF } from './shapes.ts'

const SCHEMA = 1
const STATE = 1
const CONSISTENCY = 2

export function checkProofFile(hashing: Hashing, bytes: Uint8Array, found: Findings): void {
  const body = readCbor(openEnvelope(hashing, bytes), 'the proof')
  found.checked.push('the file is whole')
  const kind = kindOf(body)
  if (kind === STATE) {
    checkState(hashing, fieldsOf(body, STATE_PROOF, 'the proof'), found)
  } else if (kind === CONSISTENCY) {
    found.kind = 'consistency'
    checkConsistency(hashing, fieldsOf(body, CONSISTENCY_PROOF, 'the proof'), found)
  } else throw new Refusal('NEWER', 'the file is a kind of proof that this verifier does not know')
}

/** Read before the rest: another kind has other fields. */
function kindOf(body: unknown): unknown {
  if (!(body instanceof Map)) throw malformed('the proof is not a record')
  const [schema, kind] = [body.get(1)?.value, body.get(2)?.value] as readonly unknown[]
  if (!isCount(schema) || !isCount(kind)) throw malformed('the proof does not say what it is')
  checkSchema(schema, SCHEMA)
  return kind
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function checkState(hashing: Hashing, fields: Fields, found: Findings): void {
  const moment = checkProofManifest(hashing, fields.record(3), found)
  const namespace: Namespace = fields.count(4) === 1 ? 'memories' : 'edges'
  const items = fields.list(5).map((item) => readItem(hashing, namespace, item))
  checkOrder(items)
  found.checked.push('what is carried of each item hashes to its value in the tree')
  const root = foldMultiProof(hashing, items, fields.bytes(6), fields.bytes(7))
  if (!equalBytes(root, moment.roots[namespace])) {
    throw new Refusal('PROOF_INVALID', `the proof leads to another root of ${namespace}`)
  }
  found.items = items.map(({ name, present, content }) => ({ name, present, content }))
  const present = items.filter((item) => item.present).length
  Object.assign(found.facts, { namespace, present, absent: items.length - present })
  found.checked.push('every item is in the tree, or is not, as stated')
}

function checkOrder(items: readonly Item[]): void {
  for (const [index, item] of items.entries()) {
    const before = items[index - 1]
    if (before !== undefined && compareBytes(before.keyHash, item.keyHash) >= 0) {
      throw malformed('the items do not ascend by the hash of their names')
    }
  }
}

function checkConsistency(hashing: Hashing, fields: Fields, found: Findings): void {
  const [peaks, added] = [splitHashes(fields.bytes(7)), splitHashes(fields.bytes(8))]
  if (peaks === undefined || added === undefined) throw malformed('a list of hashes is cut off')
  const [fromCount, toCount] = [fields.count(3), fields.count(4)]
  const [fromRoot, toRoot] = [fields.bytes(5), fields.bytes(6)]
  const facts = { fromCount, toCount, fromRoot: hexOf(fromRoot), toRoot: hexOf(toRoot) }
  Object.assign(found.facts, facts)
  if (!continues(hashing, { fromCount, toCount, fromRoot, toRoot, peaks, added })) {
    throw new Refusal('PROOF_INVALID', 'the later journal does not begin with the earlier one')
  }
  found.root = facts.toRoot
  found.checked.push('the later journal begins with all entries of the earlier one')
}
