/**
 * One version of a memory: written once, never changed.
 *
 *   record      { 1 id, 2 version, 3 type, 4 data, 5 createdAt, 6 createdBy, 7 expiresAt?, 8 confidence,
 *                 9 provenance, 10 forms, 11 formsOverride?, 12 hash, 13 validFrom }
 *   hash        sha256("matrix.cortex.memory.v1" ‖ type byte ‖ data)
 *   recordHash  sha256("matrix.cortex.record.v1" ‖ the whole record), kept in the head
 *
 * What the view keeps of it under `mv/` is in `packed-version.ts`.
 *
 * @module
 */
import { domainHash, HASH_BYTES } from '../codec/hash.ts'
import {
  bytesKind,
  codeKind,
  countKind,
  field,
  fixedBytes,
  flagKind,
  numberKind,
  optionalField,
  type RecordCodec,
  record,
  textKind,
} from '../codec/record.ts'
import type { Forms } from '../forms/forms.ts'
import { formsKind } from '../forms/forms-codec.ts'
import { MEMORY_TYPES, type MemoryType } from '../memory/enums.ts'
import type { Provenance } from '../memory/provenance.ts'
import { provenanceKind } from './field-kinds.ts'

export interface VersionRecord {
  readonly id: Uint8Array
  readonly version: number
  readonly type: MemoryType
  /** Canonical CBOR of the typed data. */
  readonly data: Uint8Array
  readonly createdAt: number
  readonly createdBy: string
  readonly expiresAt?: number | undefined
  readonly confidence: number
  readonly provenance: Provenance
  readonly forms: Forms
  readonly formsOverride?: true | undefined
  readonly hash: Uint8Array
  readonly validFrom: number
}

export const versionCodec: RecordCodec<VersionRecord> = record<VersionRecord>('version', {
  id: field(1, fixedBytes(16)),
  version: field(2, countKind),
  type: field(3, codeKind(MEMORY_TYPES)),
  data: field(4, bytesKind),
  createdAt: field(5, countKind),
  createdBy: field(6, textKind),
  expiresAt: optionalField(7, countKind),
  confidence: field(8, numberKind),
  provenance: field(9, provenanceKind),
  forms: field(10, formsKind),
  formsOverride: optionalField(11, flagKind),
  hash: field(12, fixedBytes(HASH_BYTES)),
  validFrom: field(13, countKind),
})

export function versionHash(type: MemoryType, data: Uint8Array): Uint8Array {
  return domainHash('version', Uint8Array.of(MEMORY_TYPES.code(type)), data)
}

export function recordHash(versionBytes: Uint8Array): Uint8Array {
  return domainHash('record', versionBytes)
}
