/**
 * Values that mean something to the caller only: an `object`, a `value`, `parameters`, an edge's
 * `data`. Anything JSON can say, and bytes, as long as its canonical encoding is small.
 *
 * @module
 */
import { type CborValue, decodeCbor, encodeCbor } from '../codec/cbor.ts'
import type { CortexError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { invalid, isPlainObject, refusal, type Schema } from './schema.ts'

/** JSON plus bytes. Checked by `opaque`; the same value comes back when it is read. */
export type OpaqueValue =
  | null
  | boolean
  | number
  | string
  | Uint8Array
  | readonly OpaqueValue[]
  | { readonly [key: string]: OpaqueValue }

/** Accepts and copies a caller's value whose encoding has at most `bytesMax` bytes. */
export function opaque(bytesMax: number): Schema<OpaqueValue> {
  return (value, path) => {
    const walk = startWalk(path, bytesMax)
    check(value, walk)
    const encoded = encodeCbor(value as CborValue)
    if (encoded.length > bytesMax) throw tooLarge(walk)
    return lift(decodeCbor(encoded))
  }
}

/** Reads such a value out of a record; refuses what `opaque` would not have let in. */
export function decodeOpaque(bytesMax: number): Schema<OpaqueValue> {
  return (value, path) => {
    const walk = startWalk(path, bytesMax)
    check(value, walk)
    if (walk.bytesAtMost > bytesMax && encodeCbor(value as CborValue).length > bytesMax) {
      throw tooLarge(walk)
    }
    return lift(value as CborValue)
  }
}

/** Copies bytes out of the buffer that they were read from. */
function lift(value: CborValue): OpaqueValue {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Uint8Array) return new Uint8Array(value)
  if (Array.isArray(value)) return value.map(lift)
  // Rebuilt by definition, not assignment: a key may be `__proto__`.
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, lift(item)]))
}

interface Walk {
  readonly path: string
  readonly steps: (string | number)[]
  readonly bytesMax: number
  /** Values still allowed. Each takes a byte or more, so a walk ends even where one is shared. */
  valuesLeft: number
  /** No encoding of what was seen is longer. */
  bytesAtMost: number
}

function startWalk(path: string, bytesMax: number): Walk {
  return { path, steps: [], bytesMax, valuesLeft: bytesMax, bytesAtMost: 0 }
}

function check(value: unknown, walk: Walk): void {
  if (walk.valuesLeft-- <= 0) throw tooLarge(walk)
  walk.bytesAtMost += HEAD_BYTES_MAX
  if (value === null || typeof value === 'boolean') return
  if (typeof value === 'string') checkText(value, walk)
  else if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw invalid(where(walk), 'a finite number', value)
  } else if (value instanceof Uint8Array) {
    if (value.length > walk.bytesMax) throw tooLarge(walk)
    walk.bytesAtMost += value.length
  } else if (Array.isArray(value) || isPlainObject(value)) {
    if (walk.steps.length >= LIMITS.opaqueDepth) {
      const complaint = `expected at most ${LIMITS.opaqueDepth} levels and no cycle`
      throw refusal(where(walk), complaint)
    }
    if (Array.isArray(value)) checkList(value, walk)
    else checkObject(value, walk)
  } else throw invalid(where(walk), EXPECTED, value)
}

const HEAD_BYTES_MAX = 9
const EXPECTED = 'null, a boolean, a number, text, bytes, a list or a plain object'

function checkText(value: string, walk: Walk): void {
  if (value.length > walk.bytesMax) throw tooLarge(walk)
  walk.bytesAtMost += HEAD_BYTES_MAX + value.length * 3
  if (!value.isWellFormed()) {
    throw refusal(where(walk), 'expected Unicode text, got a lone surrogate')
  }
}

function checkList(value: readonly unknown[], walk: Walk): void {
  for (let index = 0; index < value.length; index++) {
    walk.steps.push(index)
    check(value[index], walk)
    walk.steps.pop()
  }
}

function checkObject(value: Readonly<Record<string, unknown>>, walk: Walk): void {
  for (const key of Object.keys(value)) {
    walk.steps.push(key)
    checkText(key, walk)
    check(value[key], walk)
    walk.steps.pop()
  }
  if (Object.getOwnPropertySymbols(value).length > 0) {
    throw refusal(where(walk), 'expected text keys, got a symbol')
  }
}

function where({ path, steps }: Walk): string {
  const tail = steps.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
  return path + tail.join('').slice(0, 200).toWellFormed()
}

function tooLarge({ path, bytesMax }: Walk): CortexError {
  return refusal(path, `expected a value of at most ${bytesMax} bytes in CBOR, got more`)
}
