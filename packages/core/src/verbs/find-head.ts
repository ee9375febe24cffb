/** The head that a mutation is about, or the reason why it cannot be. */
import { CortexError } from '../errors.ts'
import { formatUri, idBytes, idFromBytes, type MemoryId } from '../memory/ids.ts'
import type { Named } from '../memory/ref.ts'
import { readHead, type Source } from '../projections/records.ts'
import { type HeadRecord, isBare } from '../records/head.ts'

export function findHead(source: Source, action: string, id: MemoryId, path?: string): HeadRecord {
  const head = readHead(source, idBytes(id))
  if (head === undefined) throw noSuch(action, id, path)
  if (isBare(head)) throw erasedError(action, head, path)
  return head
}

function noSuch(action: string, id: MemoryId, path?: string): CortexError {
  const facts = path === undefined ? {} : { path }
  return new CortexError('NOT_FOUND', `Cannot ${action}: no memory has the id ${id}`, facts)
}

/** Nothing but the fact of the erasure is left to speak of. */
export function erasedError(action: string, head: HeadRecord, path?: string): CortexError {
  const { erased, type, id, currentVersion } = head
  const uri = formatUri(type, idFromBytes(id), currentVersion)
  const how = erased === undefined ? '' : ` by ${erased.by} (${erased.reason})`
  return new CortexError('ERASED', `Cannot ${action}: ${idFromBytes(head.id)} was erased${how}`, {
    ...(path === undefined ? {} : { path }),
    details: { uri },
  })
}

/** What a reference by id alone is about. The type of a memory never changes. */
export function namedBy(source: Source, action: string, id: MemoryId, path?: string): Named {
  const head = readHead(source, idBytes(id))
  if (head === undefined) throw noSuch(action, id, path)
  return { type: head.type, id }
}

/** The type in a URI is part of its meaning: a Fact's id does not name a Goal. */
export function findByUri(source: Source, action: string, uri: Named, path?: string): HeadRecord {
  const head = findHead(source, action, uri.id, path)
  if (head.type !== uri.type) {
    throw new CortexError(
      'NOT_FOUND',
      `Cannot ${action}: ${uri.id} is a ${head.type}, not a ${uri.type}`,
      path === undefined ? {} : { path },
    )
  }
  return head
}

export function findLive(source: Source, action: string, uri: Named): HeadRecord {
  const head = findByUri(source, action, uri)
  if (head.tombstoned !== undefined) {
    throw new CortexError(
      'TOMBSTONED',
      `Cannot ${action}: ${uri.id} was tombstoned by ${head.tombstoned.by} (${head.tombstoned.reason})`,
    )
  }
  return head
}
