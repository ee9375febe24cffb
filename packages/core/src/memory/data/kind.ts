/**
 * What the nine files beside this one have in common: a kind of memory is a type, a table of fields
 * and a ladder of readers.
 *
 * The ladder is how data outlives its schema. A stored record says its schema version under key 0;
 * the reader of that version gives today's shape. Records are always readable and never rewritten.
 *
 * @module
 */
import { CborError, type CborRecord, decodeCbor, encodeCbor } from '../../codec/cbor.ts'
import { CortexError } from '../../errors.ts'
import { LIMITS } from '../../limits.ts'
import type { MemoryType } from '../enums.ts'
import { type FieldTable, record } from '../record.ts'
import type { Schema } from '../schema.ts'

/** One kind of memory: its validator, its encoder and its readers. */
export interface DataKind<T> {
  readonly type: MemoryType
  readonly schema: Schema<T>
  encode(data: T): CborRecord
  /** By schema version: the first reads version 1, the last reads what `encode` writes. Append. */
  readonly readers: readonly Schema<T>[]
}

/** A kind whose data is written as schema version `1 + older.length`. */
export function dataKind<T extends { readonly type: MemoryType }>(
  type: T['type'],
  table: FieldTable<Omit<T, 'type'>>,
  older: readonly Schema<T>[] = [],
): DataKind<T> {
  const codec = record<T>(table, { type, schemaVersion: older.length + 1 })
  return {
    type,
    schema: codec.schema,
    encode: codec.encode,
    readers: [...older, codec.decode],
  }
}

/** The canonical bytes that a version stores and hashes. */
export function writeData<T>(kind: DataKind<T>, data: T): Uint8Array {
  return encodeCbor(kind.encode(data))
}

/** Reads stored bytes of any schema version up to today's. CORRUPT or STORE_NEWER otherwise. */
export function readData<T>(kind: DataKind<T>, bytes: Uint8Array): T {
  try {
    const value = decodeCbor(bytes)
    return readerFor(kind, value)(value, '')
  } catch (error) {
    const refused = error instanceof CortexError && error.code !== 'STORE_NEWER'
    if (refused || error instanceof CborError) throw corrupt(kind, error)
    throw error
  }
}

function readerFor<T>(kind: DataKind<T>, value: unknown): Schema<T> {
  const version: unknown = value instanceof Map ? value.get(0) : undefined
  if (!isSchemaVersion(version)) {
    throw new CortexError('INVALID_INPUT', 'expected a record with a schema version under key 0')
  }
  const reader = kind.readers[version - 1]
  if (reader === undefined) {
    throw new CortexError(
      'STORE_NEWER',
      `Cannot read a stored ${kind.type}: it has schema version ${version}, ` +
        `this build knows ${kind.readers.length}; use a newer build`,
      { details: { type: kind.type, schemaVersion: version } },
    )
  }
  return reader
}

function isSchemaVersion(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LIMITS.schemaVersionMax
}

function corrupt(kind: DataKind<unknown>, cause: Error): CortexError {
  const facts = { details: { type: kind.type }, cause }
  return new CortexError('CORRUPT', `Cannot read a stored ${kind.type}: ${cause.message}`, facts)
}
