/** Files for the vectors of the verifiers, changed so that only what is asked for is wrong with them. */
import { toHex } from '../../src/codec/bytes.ts'
import { type CborValue, decodeCbor, encodeCbor } from '../../src/codec/cbor.ts'
import { sha256 } from '../../src/codec/hash.ts'
import { encodeProofFile, type MultiProof } from '../../src/merkle/proof-file.ts'
import type { RefusalCode } from '../../src/portable/refusal.ts'

export interface ProofVectors {
  readonly valid: readonly {
    readonly name: string
    readonly kind: string
    readonly root: string
    readonly file: string
  }[]
  readonly invalid: readonly {
    readonly name: string
    readonly code: RefusalCode
    readonly file: string
  }[]
}

export type Fields = Map<number, CborValue>

export const HEAD_BYTES = 16
export const HASH = 32

export function accept(
  name: string,
  kind: string,
  root: Uint8Array,
  file: Uint8Array,
): ProofVectors['valid'][number] {
  return { name, kind, root: toHex(root), file: toHex(file) }
}

/** A proof as a vector. */
export function proven(name: string, proof: MultiProof): ProofVectors['valid'][number] {
  return accept(name, 'proof', proof.moment.overallRoot, encodeProofFile(proof))
}

export function refuse(
  name: string,
  code: RefusalCode,
  file: Uint8Array,
): ProofVectors['invalid'][number] {
  return { name, code, file: toHex(file) }
}

/** The file with the hash at its end rebuilt. */
export function resealed(file: Uint8Array): Uint8Array {
  const body = file.subarray(0, file.length - HASH)
  return Buffer.concat([body, sha256(body)])
}

/** The file with fields of its record changed, canonical and with a fitting hash. */
export function forged(file: Uint8Array, change: (fields: Fields) => void): Uint8Array {
  const fields = new Map(decodeCbor(file.subarray(HEAD_BYTES, file.length - HASH)) as Fields)
  change(fields)
  return resealed(
    Buffer.concat([file.subarray(0, HEAD_BYTES), encodeCbor(fields), Buffer.alloc(HASH)]),
  )
}

export function changedByte(
  file: Uint8Array,
  at: number,
  change: (byte: number) => number,
): Uint8Array {
  const copy = Buffer.from(file)
  copy[at] = change(copy[at] as number)
  return copy
}

export function bytesOf(fields: Fields, key: number): Uint8Array {
  return fields.get(key) as Uint8Array
}

export function lastByteChanged(bytes: Uint8Array): Uint8Array {
  return changedByte(bytes, bytes.length - 1, (byte) => byte ^ 1)
}

export function inManifest(change: (manifest: Fields) => void): (fields: Fields) => void {
  return (fields) => {
    const manifest = new Map(fields.get(3) as Fields)
    change(manifest)
    fields.set(3, manifest)
  }
}

export function inItem(index: number, change: (item: Fields) => void): (fields: Fields) => void {
  return (fields) => {
    const items = [...(fields.get(5) as readonly Fields[])]
    const item = new Map(items[index])
    change(item)
    items[index] = item
    fields.set(5, items)
  }
}

/** A record inside an item, changed. */
export function inRecord(key: number, change: (record: Fields) => void): (item: Fields) => void {
  return (item) => {
    const record = new Map(decodeCbor(bytesOf(item, key)) as Fields)
    change(record)
    item.set(key, encodeCbor(record))
  }
}
