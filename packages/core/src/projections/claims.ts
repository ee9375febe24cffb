/**
 * Memories by what they state, and whether that holds at a given time. Index keys only narrow the
 * search: every candidate is read and its text compared.
 *
 * @module
 */
import { claimsPrefix, type Key, trailingId } from '../keys/keyspace.ts'
import { type Claim, claimBytes, claimOf, sameClaim, sameTopic } from '../memory/claim.ts'
import { decodeData, type MemoryData } from '../memory/data.ts'
import { MEMORY_TYPES, type MemoryType } from '../memory/enums.ts'
import type { HeadRecord } from '../records/head.ts'
import type { VersionRecord } from '../records/version.ts'
import { readHead, readVersion, type Source } from './records.ts'

/** A memory whose current version makes a claim. */
export interface Stated {
  readonly head: HeadRecord
  readonly version: VersionRecord
  readonly data: MemoryData
  readonly claim: Claim
}

interface Searchable extends Source {
  keysBelow(prefix: Key): Uint8Array[]
}

/** Half open: valid from its beginning, no longer at its end. */
export function isValidAt(head: HeadRecord, version: VersionRecord, at: number): boolean {
  return (
    head.tombstoned === undefined &&
    version.validFrom <= at &&
    (head.validUntil === undefined || at < head.validUntil) &&
    (version.expiresAt === undefined || at < version.expiresAt)
  )
}

/** The memory if what it states holds at `at`. */
export function statedAt(source: Source, id: Uint8Array, at: number): Stated | undefined {
  const head = readHead(source, id)
  const version = head === undefined ? undefined : readVersion(source, id, head.currentVersion)
  if (head === undefined || version === undefined || !isValidAt(head, version, at)) return undefined
  const data = decodeData(version.type, version.data)
  const claim = claimOf(data)
  return claim === undefined ? undefined : { head, version, data, claim }
}

/** Everything of a type that states the same at `at`, by id. */
export function sameStatements(
  target: Searchable,
  type: MemoryType,
  claim: Claim,
  at: number,
): Stated[] {
  const prefix = claimsPrefix(MEMORY_TYPES.code(type), claimBytes(claim))
  return found(target, prefix, at).filter((stated) => sameClaim(stated.claim, claim))
}

/** Everything of a type that speaks about the same at `at`, by id. */
export function sameTopics(
  target: Searchable,
  type: MemoryType,
  claim: Claim,
  at: number,
): Stated[] {
  const topic = claimBytes(claim).subarray(0, 16)
  const prefix = claimsPrefix(MEMORY_TYPES.code(type), topic)
  return found(target, prefix, at).filter((stated) => sameTopic(stated.claim, claim))
}

function found(target: Searchable, prefix: Key, at: number): Stated[] {
  return target
    .keysBelow(prefix)
    .map((key) => statedAt(target, trailingId(key), at))
    .filter((stated) => stated !== undefined)
    .sort((a, b) => Buffer.compare(a.head.id, b.head.id))
}

/** The earlier of two ends, where none is forever. */
export function earlier(a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined) return b
  return b === undefined ? a : Math.min(a, b)
}
