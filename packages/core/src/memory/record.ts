/**
 * Records: objects outside, CBOR maps with integer keys inside. One table per record says how each
 * field is checked, written and read, so the three can never disagree.
 *
 *   checked   a caller's value; INVALID_INPUT with the path
 *   written   the key left out when the field is absent
 *   read      as strict as checking: a missing, unknown or ill-valued key is refused, so that
 *             writing what was read gives the same bytes
 *
 * @module
 */
import { assert } from '../assert.ts'
import type { CborRecord, CborValue } from '../codec/cbor.ts'
import { LIMITS } from '../limits.ts'
import type { Enumeration } from './enums.ts'
import { decodeOpaque, opaque } from './opaque.ts'
import {
  bytes,
  type Fields,
  invalid,
  joinPath,
  list,
  literal,
  type Optional,
  object,
  oneOf,
  optional,
  optionalList,
  refusal,
  type Schema,
} from './schema.ts'

/** How one value is checked, written and read. */
export interface Stored<T> {
  readonly schema: Schema<T>
  readonly encode: (value: T) => CborValue
  readonly decode: Schema<T>
  /** A list for which none and an empty one are the same; only none is written. */
  readonly dropsEmptyList?: boolean
}

/** For values that are written as they are. */
export function plain<T extends CborValue>(schema: Schema<T>): Stored<T> {
  return { schema, encode: (value) => value, decode: schema }
}

/** A list of values that are written as they are; reading refuses an empty one. */
export function plainList<T extends CborValue>(item: Schema<T>, max: number): Stored<readonly T[]> {
  const schema = list(item, max)
  return {
    schema,
    encode: (items) => items,
    decode: (value, path) => {
      const items = schema(value, path)
      if (items.length === 0) throw refusal(path, 'expected no key rather than an empty list')
      return items
    },
    dropsEmptyList: true,
  }
}

/** A name outside, its byte inside. */
export function coded<T extends string>(enumeration: Enumeration<T>, general?: T): Stored<T> {
  return {
    schema: oneOf(enumeration, general),
    encode: (name) => enumeration.code(name),
    decode: (value, path) => {
      const name = typeof value === 'number' ? enumeration.name(value) : undefined
      if (name === undefined) throw invalid(path, 'a known code', value)
      return name
    },
  }
}

export function storedBytes(max: number): Stored<Uint8Array> {
  return plain(bytes(max))
}

/** A caller's free value. */
export const storedOpaque: Stored<unknown> = {
  schema: opaque(LIMITS.opaqueBytes),
  encode: (value) => value as CborValue,
  decode: decodeOpaque(LIMITS.opaqueBytes),
}

/** A field that is always there. */
export interface Must<T> {
  readonly presence: 'must'
  readonly key: number
  readonly stored: Stored<T>
}

/** A field that may be absent. */
export interface May<T> {
  readonly presence: 'may'
  readonly key: number
  readonly stored: Stored<T>
}

export function must<T>(key: number, stored: Stored<T>): Must<T> {
  return { presence: 'must', key, stored }
}

export function may<T>(key: number, stored: Stored<T>): May<T> {
  return { presence: 'may', key, stored }
}

/** One entry per property; a missing, extra or wrongly optional one does not compile. */
export type FieldTable<T> = {
  readonly [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K>
    ? May<Exclude<T[K], undefined>>
    : Must<T[K]>
}

/** A record codec can itself be a field of another record. */
export interface RecordCodec<T> extends Stored<T> {
  readonly encode: (value: T) => CborRecord
}

/** What a memory's data carries besides its fields: its type outside, key 0 inside. */
export interface Stamp {
  readonly type: string
  readonly schemaVersion: number
}

const SCHEMA_VERSION_KEY = 0

interface Row {
  readonly name: string
  readonly key: number
  readonly required: boolean
  readonly stored: Stored<unknown>
}

type Properties = Record<string, unknown>

/** The codec of a table. Objects come out with their properties in the order of the table. */
export function record<T extends object>(
  table: FieldTable<Omit<T, 'type'>>,
  stamp?: Stamp,
): RecordCodec<T> {
  const rows = rowsOf(table as Readonly<Record<string, Must<unknown> | May<unknown>>>)
  const byKey = [...rows].sort((a, b) => a.key - b.key)
  byKey.forEach((row, index) => {
    assert(row.key > (byKey[index - 1]?.key ?? 0), 'record keys are distinct and start at one')
  })
  return {
    schema: object<T>(schemasOf(rows, stamp) as Fields<T>),
    encode: (value) => encodeRows(byKey, value as Readonly<Properties>, stamp),
    decode: (value, path) => decodeRows(rows, value, path, stamp) as T,
  }
}

function rowsOf(table: Readonly<Record<string, Must<unknown> | May<unknown>>>): readonly Row[] {
  return Object.entries(table).map(([name, { presence, key, stored }]) => ({
    name,
    key,
    required: presence === 'must',
    stored,
  }))
}

function schemasOf(rows: readonly Row[], stamp: Stamp | undefined): Properties {
  const schemas: Record<string, Schema<unknown> | Optional<unknown>> = {}
  if (stamp !== undefined) schemas.type = literal(stamp.type)
  for (const { name, required, stored } of rows) {
    if (required) schemas[name] = stored.schema
    else if (stored.dropsEmptyList) {
      schemas[name] = optionalList(stored.schema as Schema<readonly unknown[]>)
    } else schemas[name] = optional(stored.schema)
  }
  return schemas
}

function encodeRows(
  byKey: readonly Row[],
  value: Readonly<Properties>,
  stamp: Stamp | undefined,
): CborRecord {
  const map = new Map<number, CborValue>()
  if (stamp !== undefined) map.set(SCHEMA_VERSION_KEY, stamp.schemaVersion)
  for (const { name, key, required, stored } of byKey) {
    const field = value[name]
    if (field !== undefined) map.set(key, stored.encode(field))
    else assert(!required, 'a required field has a value when it is written')
  }
  return map
}

function decodeRows(
  rows: readonly Row[],
  value: unknown,
  path: string,
  stamp: Stamp | undefined,
): Properties {
  if (!(value instanceof Map)) throw invalid(path, 'a record', value)
  const result: Properties = {}
  let known = 0
  if (stamp !== undefined) {
    assert(value.get(SCHEMA_VERSION_KEY) === stamp.schemaVersion, 'the ladder picks the reader')
    result.type = stamp.type
    known++
  }
  for (const { name, key, required, stored } of rows) {
    const field: unknown = value.get(key)
    if (field !== undefined) {
      result[name] = stored.decode(field, joinPath(path, name))
      known++
    } else if (required) throw invalid(joinPath(path, name), 'a value', undefined)
  }
  if (known !== value.size) throw refusal(path, 'a key that this schema version does not have')
  return result
}
