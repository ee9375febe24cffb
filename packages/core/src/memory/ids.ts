/**
 * The names of memories.
 *
 *   id    26 characters, a ULID                     a memory, whatever its version
 *   URI   matrix://cortex/<Type>/<ULID>#<version>   one version of a memory, which never changes
 *
 * Reading is strict: one memory version has exactly one URI, so URIs can be compared as text.
 *
 * @module
 */
import { assert } from '../assert.ts'
import type { Branded } from '../codec/bytes.ts'
import { formatUlid, isUlid, parseUlid, ULID_BYTES, ULID_CHARS } from '../codec/ulid.ts'
import { CortexError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { MEMORY_TYPES, type MemoryType } from './enums.ts'
import { invalid, refusal, type Schema } from './schema.ts'

/** The id of a memory: a ULID, 26 upper-case characters. It never changes. */
export type MemoryId = Branded<string, 'MemoryId'>

/** Only in the types: which type of memory a URI names. */
declare const namedType: unique symbol

/** A memory URI with a pinned version. `Uri<'Fact'>` names a Fact; a plain `Uri` names any memory. */
export type Uri<T extends MemoryType = MemoryType> = Branded<string, 'Uri'> & {
  readonly [namedType]?: T
}

/** The parts of a URI. */
export interface ParsedUri<T extends MemoryType = MemoryType> {
  /** The type of the memory. */
  readonly type: T
  /** The id of the memory. */
  readonly id: MemoryId
  /** The version that the URI pins. */
  readonly version: number
}

/** Sixteen zero bytes mean "absent" and name no memory. */
const ZERO_ID = '0'.repeat(ULID_CHARS)

const URI_PREFIX = 'matrix://cortex/'
const URI_SHAPE = 'matrix://cortex/<Type>/<ULID>#<version>'
const URI_CHARS_MAX = 128

/**
 * Takes a URI apart.
 *
 * @throws {CortexError} `BAD_URI` with the part that is wrong and what was expected there
 */
export function parseUri<T extends MemoryType>(uri: Uri<T>, path?: string): ParsedUri<T>
export function parseUri(text: unknown, path?: string): ParsedUri
export function parseUri(text: unknown, path?: string): ParsedUri {
  const parsed = readUri(text)
  if (typeof parsed !== 'string') return parsed
  const where = path === undefined ? 'the URI' : path
  const facts = path === undefined ? {} : { path }
  throw new CortexError('BAD_URI', `Cannot read ${where}: ${parsed}; a URI is ${URI_SHAPE}`, facts)
}

/** Whether a value is a well-formed memory URI. */
export function isUri(value: unknown): value is Uri {
  return typeof readUri(value) !== 'string'
}

/** A URI inside an input, for example in a provenance. */
export const uri: Schema<Uri> = (value, path) => {
  parseUri(value, path)
  return value as Uri
}

/**
 * The URI of a version of a memory.
 *
 * @throws {CortexError} `INVALID_INPUT` for a type, id or version that cannot exist
 */
export function formatUri<T extends MemoryType>(type: T, id: MemoryId, version: number): Uri<T> {
  if (!MEMORY_TYPES.is(type)) throw invalid('type', 'a memory type', type)
  if (!Number.isSafeInteger(version) || version < 1) {
    throw invalid('version', 'a whole number from 1 to 2^53 - 1', version)
  }
  memoryIdFrom(id, 'id')
  return `${URI_PREFIX}${type}/${id}#${version}` as Uri<T>
}

/** The parts of a URI, or what is wrong with it. */
function readUri(text: unknown): ParsedUri | string {
  if (typeof text !== 'string') return `expected text, got ${text === null ? 'null' : typeof text}`
  if (text.length > URI_CHARS_MAX) return `expected at most ${URI_CHARS_MAX} characters`
  if (!text.startsWith(URI_PREFIX)) return `expected it to start with ${URI_PREFIX}`
  const hash = text.indexOf('#', URI_PREFIX.length)
  if (hash < 0) return 'expected # and a version at the end'
  const slash = text.indexOf('/', URI_PREFIX.length)
  if (slash < 0 || slash > hash) return 'expected a type, / and an id before the #'
  const type = text.slice(URI_PREFIX.length, slash)
  if (!MEMORY_TYPES.is(type)) return `expected a type, one of ${MEMORY_TYPES.names.join(', ')}`
  const id = text.slice(slash + 1, hash)
  if (!isUlid(id)) return 'expected an id, a ULID of 26 upper-case characters'
  if (id === ZERO_ID) return 'expected an id, got the zero id, which names no memory'
  const version = readVersion(text.slice(hash + 1))
  return typeof version === 'string' ? version : { type, id: id as MemoryId, version }
}

function readVersion(digits: string): number | string {
  if (digits === 'latest') {
    return 'expected a version number, got latest, which would name another content every day'
  }
  const version = /^[1-9][0-9]{0,15}$/.test(digits) ? Number(digits) : 0
  if (version >= 1 && version <= LIMITS.versionMax) return version
  return `expected a version number from 1 to ${LIMITS.versionMax} without leading zeros`
}

/** A memory id in an input. */
export const memoryIdFrom: Schema<MemoryId> = (value, path) => {
  if (!isUlid(value)) throw invalid(path, 'a memory id, a ULID of 26 upper-case characters', value)
  if (value === ZERO_ID) {
    throw refusal(path, 'expected a memory id, got the zero id, which names no memory')
  }
  return value as MemoryId
}

/** The sixteen bytes of an id, as keys and records hold them. */
export function idBytes(id: MemoryId): Uint8Array {
  const bytes = parseUlid(id)
  assert(bytes !== undefined, 'a memory id is the text of a ULID')
  return bytes
}

/** The id of sixteen bytes read from a key or record whose shape was checked. */
export function idFromBytes(bytes: Uint8Array): MemoryId {
  assert(bytes.length === ULID_BYTES, 'a memory id has sixteen bytes')
  return formatUlid(bytes) as MemoryId
}
