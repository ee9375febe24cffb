/**
 * Proofs as bytes: canonical CBOR records, so that one proof has one encoding.
 *
 *   0  schema, 1                     2  index or from count     4  path or from peaks
 *   1  kind, 1 to 5                  3  count or to count       5  peaks or added
 *
 *   kind 3 to 5 (one key)            2  key hash                4  sibling mask, 1 bit per level
 *                                    3  depth of the path       5  siblings that are not empty
 *                                    6  value hash, or other key hash and 7 other value hash
 *
 * Lists of hashes are one byte string. The mask has the level of the root in its highest bit;
 * bits past the depth are zero.
 *
 * @module
 */
import { assert } from '../assert.ts'
import { concatBytes, equalBytes } from '../codec/bytes.ts'
import {
  CborError,
  type CborRecord,
  type CborValue,
  decodeCbor,
  encodeCbor,
} from '../codec/cbor.ts'
import { HASH_BYTES } from '../codec/hash.ts'
import { CortexError } from '../errors.ts'
import type { ConsistencyProof, InclusionProof } from './mmr-proof.ts'
import { isCount } from './mmr-shape.ts'
import { isHash } from './node-hash.ts'
import { SMT_EMPTY } from './smt-page.ts'
import { bitAt, KEY_BITS } from './smt-path.ts'
import type { KeyProof } from './smt-proof.ts'

/** A proof of any kind. */
export type Proof = InclusionProof | ConsistencyProof | KeyProof

export const PROOF_SCHEMA = 1

/** Part of the format: append, never renumber. */
export const PROOF_KIND_CODE: Readonly<Record<Proof['kind'], number>> = {
  inclusion: 1,
  consistency: 2,
  member: 3,
  'absent-empty': 4,
  'absent-other': 5,
}

/** A proof as canonical bytes. */
export function encodeProof(proof: Proof): Uint8Array {
  const fields: CborValue[] = [PROOF_SCHEMA, PROOF_KIND_CODE[proof.kind]]
  switch (proof.kind) {
    case 'inclusion':
      fields.push(proof.index, proof.count, joinHashes(proof.path), joinHashes(proof.peaks))
      break
    case 'consistency':
      fields.push(proof.fromCount, proof.toCount)
      fields.push(joinHashes(proof.fromPeaks), joinHashes(proof.added))
      break
    case 'member':
      fields.push(...pathFields(proof), proof.valueHash)
      break
    case 'absent-empty':
      fields.push(...pathFields(proof))
      break
    case 'absent-other':
      fields.push(...pathFields(proof), proof.otherKeyHash, proof.otherValueHash)
      break
  }
  return encodeCbor(new Map(fields.entries()))
}

/**
 * Reads what `encodeProof` wrote.
 *
 * @throws {CortexError} `PROOF_INVALID` for any other bytes
 */
export function decodeProof(bytes: Uint8Array): Proof {
  const record = decodeRecord(bytes)
  if (record.get(0) !== PROOF_SCHEMA) throw invalid('its schema is not known')
  switch (record.get(1)) {
    case PROOF_KIND_CODE.inclusion:
      checkFields(record, 6)
      return {
        kind: 'inclusion',
        index: count(record, 2),
        count: count(record, 3),
        path: hashes(record, 4),
        peaks: hashes(record, 5),
      }
    case PROOF_KIND_CODE.consistency:
      checkFields(record, 6)
      return {
        kind: 'consistency',
        fromCount: count(record, 2),
        toCount: count(record, 3),
        fromPeaks: hashes(record, 4),
        added: hashes(record, 5),
      }
    case PROOF_KIND_CODE.member:
      checkFields(record, 7)
      return { kind: 'member', ...path(record), valueHash: hash(record, 6) }
    case PROOF_KIND_CODE['absent-empty']:
      checkFields(record, 6)
      return { kind: 'absent-empty', ...path(record) }
    case PROOF_KIND_CODE['absent-other']:
      checkFields(record, 8)
      return {
        kind: 'absent-other',
        ...path(record),
        otherKeyHash: hash(record, 6),
        otherValueHash: hash(record, 7),
      }
    default:
      throw invalid('its kind is not known')
  }
}

function joinHashes(list: readonly Uint8Array[]): Uint8Array {
  assert(list.every(isHash), 'a proof is made of hashes')
  return concatBytes(...list)
}

function pathFields({ keyHash, siblings }: KeyProof): CborValue[] {
  assert(siblings.length <= KEY_BITS, 'a path has at most 256 levels')
  const mask = new Uint8Array((siblings.length + 7) >>> 3)
  const present: Uint8Array[] = []
  siblings.forEach((sibling, level) => {
    if (equalBytes(sibling, SMT_EMPTY)) return
    mask[level >>> 3] = (mask[level >>> 3] as number) | (0x80 >>> (level & 7))
    present.push(sibling)
  })
  return [keyHash, siblings.length, mask, joinHashes(present)]
}

function path(record: CborRecord): Pick<KeyProof, 'keyHash' | 'siblings'> {
  const depth = count(record, 3)
  const mask = field(record, 4)
  const present = hashes(record, 5)
  if (depth > KEY_BITS) throw invalid('its path is too deep')
  if (!(mask instanceof Uint8Array) || mask.length !== (depth + 7) >>> 3) {
    throw invalid('its sibling mask has the wrong length')
  }
  const siblings: Uint8Array[] = []
  let used = 0
  for (let level = 0; level < mask.length * 8; level++) {
    const isPresent = bitAt(mask, level) === 1
    if (level >= depth) {
      if (isPresent) throw invalid('its sibling mask has bits past the path')
      continue
    }
    const sibling = isPresent ? present[used++] : SMT_EMPTY
    if (sibling === undefined) throw invalid('it has too few siblings')
    if (isPresent && equalBytes(sibling, SMT_EMPTY)) throw invalid('it spells an empty sibling out')
    siblings.push(sibling)
  }
  if (used !== present.length) throw invalid('it has too many siblings')
  return { keyHash: hash(record, 2), siblings }
}

function decodeRecord(bytes: Uint8Array): CborRecord {
  let value: CborValue
  try {
    value = decodeCbor(bytes)
  } catch (cause) {
    if (cause instanceof CborError) throw invalid('it is not canonical CBOR', cause)
    throw cause
  }
  if (!(value instanceof Map)) throw invalid('it is not a record')
  return value as CborRecord
}

/** Keys are distinct and `field` finds 0 to size − 1, so nothing else fits in. */
function checkFields(record: CborRecord, size: number): void {
  if (record.size !== size) throw invalid(`it does not have ${size} fields`)
}

function field(record: CborRecord, key: number): CborValue {
  const value = record.get(key)
  if (value === undefined) throw invalid(`field ${key} is missing`)
  return value
}

function count(record: CborRecord, key: number): number {
  const value = field(record, key)
  if (!isCount(value)) throw invalid(`field ${key} is not a count`)
  return value
}

function hash(record: CborRecord, key: number): Uint8Array {
  const value = field(record, key)
  if (!isHash(value)) throw invalid(`field ${key} is not a hash`)
  return new Uint8Array(value)
}

function hashes(record: CborRecord, key: number): Uint8Array[] {
  const value = field(record, key)
  if (!(value instanceof Uint8Array) || value.length % HASH_BYTES !== 0) {
    throw invalid(`field ${key} is not a list of hashes`)
  }
  const list: Uint8Array[] = []
  for (let at = 0; at < value.length; at += HASH_BYTES) {
    list.push(new Uint8Array(value.subarray(at, at + HASH_BYTES)))
  }
  return list
}

function invalid(what: string, cause?: unknown): CortexError {
  return new CortexError('PROOF_INVALID', `Cannot read the proof: ${what}`, { cause })
}
