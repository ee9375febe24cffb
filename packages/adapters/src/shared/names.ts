/**
 * Names in the store that follow from the names of a framework. Both sides may hold any text, so they are
 * hashed: no label can look like two, and none can reach another adapter's records.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import type { MemoryId } from '@cortex-memory/core'

/** Crockford's alphabet, in which ULIDs are written. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The same parts always give the same bytes; `['a', 'b']` and `['ab']` never do. */
export function hashOf(...parts: readonly (string | number)[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/** A memory id that follows from its parts. */
export function idOf(...parts: readonly (string | number)[]): MemoryId {
  let rest = BigInt(
    `0x${hashOf('cortex adapters', ...parts)
      .toString('hex')
      .slice(0, 32)}`,
  )
  let text = ''
  for (let place = 0; place < 26; place++) {
    text = ALPHABET.charAt(Number(rest & 31n)) + text
    rest >>= 5n
  }
  return text as MemoryId
}

/** A commit id that follows from a framework's own id: the same call again is recognised by it. */
export function commitIdOf(...parts: readonly (string | number)[]): string {
  return hashOf('cortex commit', ...parts)
    .toString('hex')
    .slice(0, 32)
}

/** The tag of everything whose path begins so. */
export function prefixTag(kind: string, path: readonly string[]): string {
  if (path.length === 0) return `adapter:${kind}`
  return `adapter:${kind}:${hashOf(...path)
    .toString('hex')
    .slice(0, 24)}`
}
