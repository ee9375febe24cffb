/**
 * Values of frameworks as text that is the same for equal values, and back. Plain objects, lists, texts, numbers,
 * truth values and bytes can be kept; everything else is refused, without naming what the value says.
 *
 *   bytes           { "$bytes": base64 }
 *   NaN, -0, …      { "$number": text }
 *   undefined       left out of objects; { "$none": true } in lists
 *   a key with $    { "$object": [[key, value], …] }
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'

/** Keys are in order, so that equal values have equal texts. */
export function encodeValue(value: unknown, what: string): string {
  return JSON.stringify(encode(value, what, new Set()))
}

export function decodeValue(text: string): unknown {
  return decode(JSON.parse(text))
}

function encode(value: unknown, what: string, above: Set<object>): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (value === undefined) return { $none: true }
  if (typeof value === 'number') {
    const isPlain = Number.isFinite(value) && !Object.is(value, -0)
    return isPlain ? value : { $number: Object.is(value, -0) ? '-0' : String(value) }
  }
  if (typeof value !== 'object') throw unsupported(what)
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') }
  if (above.has(value)) throw unsupported(what)
  above.add(value)
  try {
    if (!Array.isArray(value)) return encodeObject(value, what, above)
    // A list with gaps, or with names of its own, would come back as another one.
    if (Reflect.ownKeys(value).length !== value.length + 1) throw unsupported(what)
    return value.map((item) => encode(item, what, above))
  } finally {
    above.delete(value)
  }
}

function encodeObject(value: object, what: string, above: Set<object>): unknown {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) throw unsupported(what)
  const described = Object.values(Object.getOwnPropertyDescriptors(value))
  const hasSymbols = Object.getOwnPropertySymbols(value).length > 0
  const isHidden = described.some(({ get, set, enumerable }) => get ?? set ?? !enumerable)
  if (hasSymbols || isHidden) throw unsupported(what)
  const entries = Object.keys(value)
    .sort()
    .filter((key) => (value as Record<string, unknown>)[key] !== undefined)
    .map((key) => [key, encode((value as Record<string, unknown>)[key], what, above)] as const)
  const isMarked = entries.some(([key]) => key.startsWith('$') || key === '__proto__')
  return isMarked ? { $object: entries } : Object.fromEntries(entries)
}

function decode(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(decode)
  const { $bytes, $number, $none, $object } = value as Record<string, unknown>
  if (typeof $bytes === 'string') return new Uint8Array(Buffer.from($bytes, 'base64'))
  if (typeof $number === 'string') return Number($number)
  if ($none === true) return undefined
  const entries = Array.isArray($object)
    ? ($object as [string, unknown][])
    : Object.entries(value as Record<string, unknown>)
  return Object.fromEntries(entries.map(([key, item]) => [key, decode(item)]))
}

function unsupported(what: string): CortexError {
  return new CortexError(
    'INVALID_INPUT',
    `${what} contain invalid or unsupported data. Use plain objects, lists, texts, numbers, truth values and bytes`,
  )
}
