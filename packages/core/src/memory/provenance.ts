/**
 * Where a memory came from. `origin` and `channel` are set by the interface through which the call
 * came, never by a model's arguments; what may be pinned or become a rule is decided by them.
 *
 *   1 source   2 derivedFrom   3 attestations   4 signedBy   5 signedAt   6 sig
 *   7 origin   8 channel
 *
 * @module
 */
import type { CborRecord } from '../codec/cbor.ts'
import { LIMITS } from '../limits.ts'
import { ORIGINS, type Origin, SOURCE_KINDS, type SourceKind } from './enums.ts'
import { type Uri, uri } from './ids.ts'
import {
  coded,
  may,
  must,
  plain,
  plainList,
  type RecordCodec,
  record,
  storedBytes,
} from './record.ts'
import { type Schema, text, time } from './schema.ts'

/** Where a memory comes from. */
export interface Provenance {
  /** How it became known. Default `user_input`. */
  readonly source: SourceKind
  /** Whose words it is: `user`, `agent`, `tool`, `web`, `import` or `system`. Decides what a model is shown as the user's own. */
  readonly origin?: Origin
  /** The way it came, such as `cli`, `mcp` or the name of a chat. */
  readonly channel?: string
  /** The memories that it was derived from; all must exist. */
  readonly derivedFrom?: readonly Uri[]
  /** References to statements of others about it. */
  readonly attestations?: readonly string[]
  /** The public key of the one who signed it. Kept as given; the engine does not check it. */
  readonly signedBy?: Uint8Array
  /** When it was signed, in milliseconds since 1970. */
  readonly signedAt?: number
  /** The signature. Kept as given; the engine does not check it. */
  readonly sig?: Uint8Array
}

export const DEFAULT_PROVENANCE: Provenance = { source: 'user_input' }

/** A provenance as a field of a stored record. */
export const provenanceStored: RecordCodec<Provenance> = record<Provenance>({
  source: must(1, coded(SOURCE_KINDS)),
  origin: may(7, coded(ORIGINS)),
  channel: may(8, plain(text(LIMITS.channelBytes))),
  derivedFrom: may(2, plainList(uri, LIMITS.derivedFrom)),
  attestations: may(3, plainList(text(LIMITS.attestationBytes), LIMITS.attestations)),
  signedBy: may(4, storedBytes(LIMITS.publicKeyBytes)),
  signedAt: may(5, plain(time)),
  sig: may(6, storedBytes(LIMITS.signatureBytes)),
})

/** Checks a caller's provenance; none given means that a user said so. */
export const parseProvenance: Schema<Provenance> = (value, path) =>
  value === undefined ? DEFAULT_PROVENANCE : provenanceStored.schema(value, path)

export function encodeProvenance(provenance: Provenance): CborRecord {
  return provenanceStored.encode(provenance)
}

/** As strict as `parseProvenance`; the reader of the record around it says that it is corrupt. */
export const decodeProvenance: Schema<Provenance> = provenanceStored.decode
