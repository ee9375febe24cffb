/** The ways a caller can point at a memory: by URI, by id, or with something that was read or written. */
import { isUlid } from '../codec/ulid.ts'
import type { MemoryType } from './enums.ts'
import { type MemoryId, memoryIdFrom, type ParsedUri, parseUri, type Uri } from './ids.ts'
import { isPlainObject, joinPath } from './schema.ts'

/**
 * A memory, named by a URI, by its id, or by a `Memory` or `Receipt`. A URI means the version that it
 * pins; everything else means the current version.
 */
export type MemoryRef<T extends MemoryType = MemoryType> =
  | Uri<T>
  | MemoryId
  | { readonly id: MemoryId; readonly uri: Uri<T> }

/** What a change is about. Without a version it is about whichever is current. */
export interface Named<T extends MemoryType = MemoryType> {
  readonly type: T
  readonly id: MemoryId
  readonly version?: number
}

/** The parts of a URI, or an id; BAD_URI for everything else. */
export function parseRef<T extends MemoryType>(
  ref: MemoryRef<T>,
  path: string,
): ParsedUri<T> | MemoryId {
  if (isUlid(ref)) return memoryIdFrom(ref, path)
  if (isPlainObject(ref)) return memoryIdFrom(ref.id, joinPath(path, 'id'))
  return parseUri(ref as Uri<T>, path)
}

/** The id, whatever else the reference says. What looks like neither id nor URI is a wrong id. */
export function idOf(ref: MemoryRef, path: string): MemoryId {
  if (typeof ref === 'string' && !ref.includes('://')) return memoryIdFrom(ref, path)
  const parsed = parseRef(ref, path)
  return typeof parsed === 'string' ? parsed : parsed.id
}
