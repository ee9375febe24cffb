/**
 * One memory at another time, by either clock.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import type { MemoryType } from '../memory/enums.ts'
import { idBytes, type MemoryId, type ParsedUri } from '../memory/ids.ts'
import { readHead } from '../projections/records.ts'
import type { AtTime } from '../reads/at-time.ts'
import type { Memory } from '../reads/memory-view.ts'
import { resolveLatest, resolveUri, resolveVersion } from '../reads/resolve.ts'
import { readAt } from './read-at.ts'
import type { QueryState } from './types.ts'

/**
 * A URI means the version that it names, which must have been known; an id means the version in force,
 * tombstoned or not, ended or not, like a read of today.
 */
export function resolveAt<T extends MemoryType>(
  today: ViewReader,
  present: QueryState,
  memory: MemoryId | ParsedUri<T>,
  { asOf, knownAt }: AtTime,
): Memory<T> {
  const { view, state } = readAt(today, present, knownAt)
  if (state.allows !== undefined) {
    const id = typeof memory === 'string' ? memory : memory.id
    const head = readHead(view, idBytes(id))
    if (head === undefined || !state.allows(head)) throw notKnown(id)
  }
  if (typeof memory !== 'string') {
    const head = readHead(view, idBytes(memory.id))
    if (head !== undefined && memory.version > head.currentVersion) throw notKnown(memory.id)
    return resolveUri(view, state.cache, memory)
  }
  const latest = resolveLatest(view, memory) as Memory<T>
  if (asOf === undefined || latest.version.validFrom <= asOf) return latest
  const head = readHead(view, idBytes(memory))
  for (let version = latest.version.version - 1; version >= 1 && head !== undefined; version--) {
    const earlier = resolveVersion(view, head, version) as Memory<T>
    if (earlier.version.validFrom <= asOf) return earlier
  }
  throw new CortexError(
    'NOT_FOUND',
    `Cannot resolve: no version of ${memory} was valid yet at ${new Date(asOf).toISOString()}`,
  )
}

function notKnown(id: MemoryId): CortexError {
  return new CortexError('NOT_FOUND', `Cannot resolve: ${id} was not known at that time`)
}
