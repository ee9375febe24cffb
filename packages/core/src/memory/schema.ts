/**
 * The validator kit: unknown in, T out, or an INVALID_INPUT that says where and what was expected.
 * This is the only way in for callers' values. What comes out is the engine's own copy: nothing a
 * caller does to the input later can reach it. Messages are built only when something is wrong.
 *
 * @module
 */
import { utf8Length } from '../codec/bytes.ts'
import { CortexError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { Enumeration } from './enums.ts'

/** Returns the checked value; throws if there is none. */
export type Schema<T> = (value: unknown, path: string) => T

/** A field that may be left out. `undefined` counts as left out. */
export interface Optional<T> {
  /** For a value that is there. */
  readonly optional: Schema<T>
  /** Whether an empty list counts as left out. */
  readonly dropsEmptyList: boolean
}

/** One schema per property; a missing, extra or wrongly optional one does not compile. */
export type Fields<T> = {
  readonly [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K>
    ? Optional<Exclude<T[K], undefined>>
    : Schema<T[K]>
}

/** The error of every schema: "Cannot read data.strength: expected a number, got 1.5". */
export function invalid(path: string, expected: string, value: unknown): CortexError {
  return refusal(path, `expected ${expected}, got ${show(value)}`)
}

/** An INVALID_INPUT whose complaint is not of the expected-and-got kind. */
export function refusal(path: string, complaint: string): CortexError {
  const where = path === '' ? 'the input' : path
  return new CortexError('INVALID_INPUT', `Cannot read ${where}: ${complaint}`, { path })
}

/** Path of a property below a path. */
export function joinPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}

const SHOWN_CHARS_MAX = 40

function clip(text: string): string {
  return text.length <= SHOWN_CHARS_MAX ? text : `${text.slice(0, SHOWN_CHARS_MAX).toWellFormed()}…`
}

function show(value: unknown): string {
  switch (typeof value) {
    case 'undefined':
      return 'nothing'
    case 'string':
      return JSON.stringify(clip(value))
    case 'number':
    case 'boolean':
      return String(value)
    case 'object':
      if (value === null) return 'null'
      if (Array.isArray(value)) return `a list of ${value.length}`
      if (value instanceof Uint8Array) return `${value.length} bytes`
      return 'an object'
    default:
      return `a ${typeof value}`
  }
}

/** Text of at most `bytesMax` UTF-8 bytes: well-formed, without NUL and, unless allowed, not blank. */
export function text(bytesMax: number, options: { readonly blank?: boolean } = {}): Schema<string> {
  const mayBeBlank = options.blank === true
  return (value, path) => {
    if (typeof value !== 'string') throw invalid(path, 'text', value)
    // A code unit takes at most three bytes, so most texts need no counting.
    if (value.length * 3 > bytesMax && utf8Length(value) > bytesMax) {
      throw refusal(path, `expected at most ${bytesMax} bytes of text, got ${utf8Length(value)}`)
    }
    if (!mayBeBlank && !/\S/.test(value)) throw refusal(path, 'expected text that is not blank')
    if (!value.isWellFormed()) throw refusal(path, 'expected Unicode text, got a lone surrogate')
    if (value.includes('\0')) throw refusal(path, 'expected text without NUL characters')
    return value
  }
}

/** Text that a pattern describes completely; `expected` says it in words. */
export function matching(
  schema: Schema<string>,
  pattern: RegExp,
  expected: string,
): Schema<string> {
  return (value, path) => {
    const checked = schema(value, path)
    if (!pattern.test(checked)) throw invalid(path, expected, checked)
    return checked
  }
}

/** A whole number between two bounds. */
export function integer(min: number, max: number): Schema<number> {
  return (value, path) => {
    if (Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max) {
      return withoutMinusZero(value as number)
    }
    throw invalid(path, `a whole number from ${min} to ${max}`, value)
  }
}

/** A number between two bounds. */
export function number(min: number, max: number): Schema<number> {
  return (value, path) => {
    if (typeof value === 'number' && value >= min && value <= max) return withoutMinusZero(value)
    throw invalid(path, `a number from ${min} to ${max}`, value)
  }
}

/** The encoding has one zero; a value is returned as it will be read back. */
function withoutMinusZero(value: number): number {
  return value === 0 ? 0 : value
}

/** Milliseconds since 1970. */
export const time: Schema<number> = integer(LIMITS.timeMinMs, LIMITS.timeMaxMs)

/** Any text at all, blank or long: for names and words that are judged elsewhere. */
export const word: Schema<string> = (value, path) => {
  if (typeof value !== 'string') throw invalid(path, 'text', value)
  return value
}

/** A function, such as a clock; what it does is not looked at. */
export function callable<T>(): Schema<T> {
  return (value, path) => {
    if (typeof value !== 'function') throw invalid(path, 'a function', value)
    return value as T
  }
}

/** True or false. */
export const boolean: Schema<boolean> = (value, path) => {
  if (typeof value === 'boolean') return value
  throw invalid(path, 'true or false', value)
}

/** One byte or more, copied. */
export function bytes(max: number): Schema<Uint8Array> {
  return (value, path) => {
    if (value instanceof Uint8Array && value.length > 0 && value.length <= max) {
      return new Uint8Array(value)
    }
    throw invalid(path, `a Uint8Array of 1 to ${max} bytes`, value)
  }
}

/** A list of at most so many items. */
export function list<T>(item: Schema<T>, max: number): Schema<readonly T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw invalid(path, 'a list', value)
    if (value.length > max) throw invalid(path, `a list of at most ${max}`, value)
    const items: T[] = []
    for (let index = 0; index < value.length; index++) {
      items.push(item(value[index], `${path}[${index}]`))
    }
    return items
  }
}

/** `general` is the name to use where none of the others fits. */
export function oneOf<T extends string>(enumeration: Enumeration<T>, general?: T): Schema<T> {
  const hint = general === undefined ? '' : ` (${general} is the general one)`
  return (value, path) => {
    if (enumeration.is(value)) return value
    throw invalid(path, `one of ${enumeration.names.join(', ')}${hint}`, value)
  }
}

/** One text and no other. */
export function literal<T extends string>(expected: T): Schema<T> {
  return (value, path) => {
    if (value === expected) return expected
    throw invalid(path, expected, value)
  }
}

/** The same, or nothing. */
export function optional<T>(schema: Schema<T>): Optional<T> {
  return { optional: schema, dropsEmptyList: false }
}

/** For lists where none and an empty one mean the same: the empty one is left out. */
export function optionalList<T>(schema: Schema<readonly T[]>): Optional<readonly T[]> {
  return { optional: schema, dropsEmptyList: true }
}

/** A plain object with exactly these keys; the result has them in the order of the schema. */
export function object<T extends object>(fields: Fields<T>): Schema<T> {
  const entries = Object.entries(fields as Record<string, Schema<unknown> | Optional<unknown>>)
  const names = new Set(entries.map(([name]) => name))
  return (value, path) => {
    if (!isPlainObject(value)) throw invalid(path, 'a plain object', value)
    for (const key of Object.keys(value)) {
      if (!names.has(key)) throw unknownKey(path, key, names)
    }
    const result: Record<string, unknown> = {}
    for (const [name, field] of entries) {
      const given = value[name]
      if (typeof field === 'function') {
        result[name] = field(given, joinPath(path, name))
      } else if (given !== undefined) {
        const checked = field.optional(given, joinPath(path, name))
        if (field.dropsEmptyList && (checked as readonly unknown[]).length === 0) continue
        result[name] = checked
      }
    }
    return result as T
  }
}

/** Objects made by a literal, by JSON or without a prototype: those that have only their own keys. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function unknownKey(path: string, key: string, names: ReadonlySet<string>): CortexError {
  const known = [...names].join(', ')
  return refusal(joinPath(path, clip(key)), `unknown key; the keys are ${known}`)
}
