/**
 * Records as tables: one line per field says its integer key, its kind and whether it may be
 * absent. Encoding and strict decoding both follow from that table, so they cannot disagree.
 *
 * @module
 */
import {
  CborError,
  CborFields,
  type CborRecord,
  type CborValue,
  decodeCbor,
  encodeCbor,
  readRecord,
  startsRecord,
} from './cbor.ts'

/** How one value is written and how it is read back, refusing what the writer would not write. */
export interface Kind<T> {
  readonly encode: (value: T) => CborValue
  readonly decode: (value: CborValue) => T
}

export interface Field<T, Optional extends boolean = boolean> {
  readonly key: number
  readonly kind: Kind<T>
  readonly optional: Optional
}

export function field<T>(key: number, kind: Kind<T>): Field<T, false> {
  return { key, kind, optional: false }
}

export function optionalField<T>(key: number, kind: Kind<T>): Field<T, true> {
  return { key, kind, optional: true }
}

/** A field per property: required ones for required properties, optional ones for optional. */
export type Fields<T> = {
  readonly [K in keyof T]-?: undefined extends T[K]
    ? Field<Exclude<T[K], undefined>, true>
    : Field<T[K], false>
}

export interface RecordCodec<T> extends Kind<T> {
  /** What the integer keys are called. */
  readonly names: ReadonlyMap<number, string>
  readonly toBytes: (value: T) => Uint8Array
  readonly fromBytes: (bytes: Uint8Array) => T
}

/** A record whose properties appear on disk under the integer keys of the table. */
export function record<T extends object>(name: string, fields: Fields<T>): RecordCodec<T> {
  const rows = Object.entries(fields as Record<string, Field<unknown>>)
    .map(([property, row]) => ({ property, ...row }))
    .sort((a, b) => a.key - b.key)
  const known = new Map(rows.map((row) => [row.key, row]))
  if (known.size !== rows.length) throw new Error(`${name} uses a key twice`)
  const required = rows.filter((row) => !row.optional).length

  function encode(value: T): CborFields {
    const pairs: CborValue[] = []
    for (const row of rows) {
      const property = (value as Record<string, unknown>)[row.property]
      if (property !== undefined) pairs.push(row.key, row.kind.encode(property))
      else if (!row.optional) throw new CborError(`${name}.${row.property} is missing`)
    }
    return new CborFields(pairs)
  }

  function decode(value: CborValue): T {
    const entries = asRecord(value)
    if (entries === undefined) throw new CborError(`${name} is not a record`)
    return collect((take) => {
      for (const [key, item] of entries) take(key, item)
    })
  }

  /** `tell` gives every field that there is to what it is handed. */
  function collect(tell: (take: (key: number, item: CborValue) => void) => void): T {
    const out: Record<string, unknown> = {}
    let seen = 0
    let reading: string | undefined
    try {
      tell((key, item) => {
        const row = known.get(key)
        if (row === undefined) throw new CborError(`${name} has no field ${key}`)
        reading = row.property
        out[row.property] = row.kind.decode(item)
        reading = undefined
        if (!row.optional) seen++
      })
    } catch (error) {
      if (!(error instanceof CborError) || reading === undefined) throw error
      throw new CborError(`${name}.${reading}: ${error.message}`)
    }
    if (seen !== required) {
      const missing = rows.find((row) => !row.optional && out[row.property] === undefined)
      throw new CborError(`${name}.${missing?.property} is missing`)
    }
    return out as T
  }

  return {
    names: new Map(rows.map(({ key, property }) => [key, property])),
    encode,
    decode,
    toBytes: (value) => encodeCbor(encode(value)),
    fromBytes: (bytes) =>
      startsRecord(bytes) ? collect((take) => readRecord(bytes, take)) : decode(decodeCbor(bytes)),
  }
}

/** The empty map has one encoding, which reads as an object. */
function asRecord(value: CborValue): CborRecord | undefined {
  if (value instanceof Map) return value as CborRecord
  if (isPlainObject(value) && Object.keys(value).length === 0) return new Map()
  return undefined
}

function isPlainObject(value: CborValue): value is { readonly [key: string]: CborValue } {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Uint8Array) &&
    !(value instanceof Map)
  )
}

function expectKind<T extends CborValue>(
  what: string,
  test: (value: CborValue) => value is T,
): Kind<T> {
  return {
    encode: (value) => value,
    decode: (value) => {
      if (!test(value)) throw new CborError(`expected ${what}`)
      return value
    },
  }
}

export const textKind: Kind<string> = expectKind('text', (v): v is string => typeof v === 'string')
export const numberKind: Kind<number> = expectKind(
  'a number',
  (v): v is number => typeof v === 'number',
)
export const bytesKind: Kind<Uint8Array> = expectKind(
  'bytes',
  (v): v is Uint8Array => v instanceof Uint8Array,
)
/** A whole number from 0: times, versions, sequence numbers, counts. */
export const countKind: Kind<number> = expectKind(
  'a whole number',
  (v): v is number => typeof v === 'number' && Number.isSafeInteger(v) && v >= 0,
)
/** Present means true: a flag that is not set has no field. */
export const flagKind: Kind<true> = expectKind('true', (v): v is true => v === true)

/** Any canonical value, kept as the caller gave it. */
export const valueKind: Kind<CborValue> = { encode: (value) => value, decode: (value) => value }

/** Bytes of one exact length: ids, hashes, salts. */
export function fixedBytes(length: number): Kind<Uint8Array> {
  return expectKind(
    `${length} bytes`,
    (v): v is Uint8Array => v instanceof Uint8Array && v.length === length,
  )
}

/** A list that is never empty: an empty one is an absent field. */
export function listOf<T>(kind: Kind<T>): Kind<readonly T[]> {
  return {
    encode: (items) => items.map((item) => kind.encode(item)),
    decode: (value) => {
      if (!Array.isArray(value)) throw new CborError('expected a list')
      if (value.length === 0) throw new CborError('an empty list is an absent field')
      return value.map((item: CborValue) => kind.decode(item))
    },
  }
}

/** A list that may be empty, where empty and absent mean different things. */
export function anyListOf<T>(kind: Kind<T>): Kind<readonly T[]> {
  return {
    encode: (items) => items.map((item) => kind.encode(item)),
    decode: (value) => {
      if (!Array.isArray(value)) throw new CborError('expected a list')
      return value.map((item: CborValue) => kind.decode(item))
    },
  }
}

/** A closed enumeration stored as its byte. */
export function codeKind<T extends string>(table: {
  readonly code: (name: T) => number
  readonly name: (code: number) => T | undefined
}): Kind<T> {
  return {
    encode: (name) => table.code(name),
    decode: (value) => {
      const name = typeof value === 'number' ? table.name(value) : undefined
      if (name === undefined) throw new CborError(`unknown code ${String(value)}`)
      return name
    },
  }
}
