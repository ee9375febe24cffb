/**
 * One version of one memory. Everything read is checked: the seals of both records, and of the
 * current version the hash that its head holds, of an earlier one the hash of its content.
 *
 * @module
 */
import { equalBytes } from '../codec/bytes.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import { headKey, type Key, versionKey } from '../keys/keyspace.ts'
import type { MemoryType } from '../memory/enums.ts'
import { idBytes, type MemoryId, type ParsedUri } from '../memory/ids.ts'
import { decodeRecord, wholeVersion } from '../projections/records.ts'
import { decodeHead, type HeadRecord, isBare } from '../records/head.ts'
import { recordHash, versionCodec, versionHash } from '../records/version.ts'
import { corruptRecord } from '../store/sealed-value.ts'
import { erasedError } from '../verbs/find-head.ts'
import type { MemoryCache } from './memory-cache.ts'
import { type Memory, viewMemory } from './memory-view.ts'

export function resolveUri<T extends MemoryType>(
  view: ViewReader,
  cache: MemoryCache,
  uri: ParsedUri<T>,
): Memory<T> {
  const name = `${uri.id}#${uri.version}`
  const { key, bytes } = headBytes(view, uri.id)
  const known = cache.get(name, bytes)
  const memory = known ?? resolveVersion(view, decodeRecord(key, bytes, decodeHead), uri.version)
  if (memory.head.type !== uri.type) {
    throw new CortexError(
      'NOT_FOUND',
      `Cannot resolve: ${uri.id} is a ${memory.head.type}, not a ${uri.type}`,
    )
  }
  if (known === undefined) cache.put(name, bytes, memory)
  return memory as Memory<T>
}

export function resolveLatest(view: ViewReader, id: MemoryId): Memory {
  const { key, bytes } = headBytes(view, id)
  const head = decodeRecord(key, bytes, decodeHead)
  return resolveVersion(view, head, head.currentVersion)
}

function headBytes(view: ViewReader, id: MemoryId): { key: Key; bytes: Uint8Array } {
  const key = headKey(idBytes(id))
  const bytes = view.get(key)
  if (bytes === undefined) {
    throw new CortexError('NOT_FOUND', `Cannot resolve: no memory has the id ${id}`)
  }
  return { key, bytes }
}

export function resolveVersion(view: ViewReader, head: HeadRecord, version: number): Memory {
  if (isBare(head)) throw erasedError('resolve', head)
  const key = versionKey(head.id, version)
  const stored = view.get(key)
  if (stored === undefined || version > head.currentVersion) {
    if (version <= head.currentVersion) throw corruptRecord(key, 'the version is missing')
    throw new CortexError(
      'NOT_FOUND',
      `Cannot resolve: version ${version} does not exist, the newest is ${head.currentVersion}`,
    )
  }
  const bytes = wholeVersion(key, stored, head, version)
  const record = decodeRecord(key, bytes, versionCodec.fromBytes)
  if (version === head.currentVersion) {
    // The head names the whole record, its content and the hash of that among the rest.
    if (!equalBytes(recordHash(bytes), head.recordHash)) {
      throw corruptRecord(key, 'it is not the version that its head names')
    }
  } else if (!equalBytes(versionHash(record.type, record.data), record.hash)) {
    throw corruptRecord(key, 'its content does not hash to its hash')
  }
  return viewMemory(head, record)
}
