/**
 * Ids of imported memories. They follow from where a memory came from, so that importing it again
 * meets it again.
 *
 *   id       time:6 (when it came to be known, or zero), sha256(format, name):10
 *
 * @module
 */
import { createHash } from 'node:crypto'
import type { MemoryId } from '@cortex-memory/core'
import type { ItemFormat, MemoryItem } from './item.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ULID_CHARS = 26
const TIME_MAX_MS = 2 ** 48 - 1

export function nameOf({ key, data, at }: MemoryItem): string {
  return key === undefined ? `content ${canonical([data, at ?? 0])}` : `key ${key}`
}

export function importedId(format: ItemFormat, item: MemoryItem): MemoryId {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(Math.min(item.at ?? 0, TIME_MAX_MS), 0, 6)
  bytes.set(digest('memory', format, nameOf(item)).subarray(0, 10), 6)
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let index = 0; index < ULID_CHARS; index++) {
    text = ALPHABET[Number(rest & 31n)] + text
    rest >>= 5n
  }
  return text as MemoryId
}

/** The same request has the same commit id: what was merged once is not merged again. */
export function importedCommit(format: ItemFormat, input: unknown): string {
  return digest('commit', format, canonical(input)).subarray(0, 16).toString('hex')
}

function digest(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )
}
