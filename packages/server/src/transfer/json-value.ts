/**
 * Values of memories as JSON and back. JSON has no bytes: they become `{"$bytes": base64}`, and an
 * object that could be mistaken for that is written as `{"$entries": [[key, value], …]}`.
 *
 * @module
 */

export function toJson(value: unknown): unknown {
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') }
  if (Array.isArray(value)) return value.map(toJson)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => [key, toJson(item)] as const)
  return entries.some(([key]) => isReserved(key))
    ? { $entries: entries }
    : Object.fromEntries(entries)
}

/** Throws a TypeError for a marked value that is not what its mark says. */
export function fromJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromJson)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [first] = entries
  if (first === undefined || entries.length > 1 || !isReserved(first[0])) {
    return Object.fromEntries(entries.map(([key, item]) => [key, fromJson(item)]))
  }
  const [mark, content] = first
  if (mark === '$bytes' && typeof content === 'string') {
    return new Uint8Array(Buffer.from(content, 'base64'))
  }
  if (mark === '$entries' && Array.isArray(content) && content.every(isEntry)) {
    return Object.fromEntries(content.map(([key, item]) => [key, fromJson(item)]))
  }
  throw new TypeError(`${mark} is not what it should be`)
}

/** Beside the two marks `__proto__`, which not every reader keeps. */
function isReserved(key: string): boolean {
  return key === '$bytes' || key === '$entries' || key === '__proto__'
}

function isEntry(value: unknown): value is [string, unknown] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string'
}
