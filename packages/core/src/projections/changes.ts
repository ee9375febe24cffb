/**
 * What one entry makes of one head or one edge, and of nothing else. The reducer stages it; an
 * erasure computes by it what the trees held after each entry whose content goes.
 *
 * @module
 */
import type { Bodies, SupersededBody } from '../journal/bodies.ts'
import type { Entry } from '../journal/entry.ts'
import type { StoredEdge } from '../records/edge.ts'
import type { HeadRecord } from '../records/head.ts'
import { recordHash, type VersionRecord, versionCodec, versionHash } from '../records/version.ts'
import { saltOf, subjectOf, typeOf } from './entry-reader.ts'

export function versionFrom(entry: Entry, body: Bodies['update']): VersionRecord {
  const type = typeOf(entry)
  return {
    id: subjectOf(entry, 0),
    version: body.version,
    type,
    data: body.data,
    createdAt: entry.header.at,
    createdBy: entry.header.by,
    expiresAt: body.expiresAt,
    confidence: body.confidence,
    provenance: body.provenance,
    forms: body.forms,
    formsOverride: body.formsOverride,
    hash: versionHash(type, body.data),
    validFrom: body.validFrom,
  }
}

/** The hashes by which a head binds its version. */
export interface VersionHashes {
  readonly versionHash: Uint8Array
  readonly recordHash: Uint8Array
}

export function hashesOf(entry: Entry, body: Bodies['update']): VersionHashes {
  const version = versionFrom(entry, body)
  return { versionHash: version.hash, recordHash: recordHash(versionCodec.toBytes(version)) }
}

export function written(entry: Entry, body: Bodies['write'], hashes: VersionHashes): HeadRecord {
  const { at } = entry.header
  return {
    id: subjectOf(entry, 0),
    type: typeOf(entry),
    currentVersion: 1,
    visibility: body.visibility,
    createdAt: at,
    lastUpdatedAt: at,
    salt: saltOf(entry, 0),
    actorScope: body.actorScope,
    importance: body.importance,
    tags: body.tags,
    frames: body.frames,
    forms: body.forms,
    validUntil: body.validUntil,
    claim: body.claim,
    ...hashes,
  }
}

export function updated(
  head: HeadRecord,
  entry: Entry,
  body: Bodies['update'],
  hashes: VersionHashes,
): HeadRecord {
  return {
    ...head,
    currentVersion: body.version,
    lastUpdatedAt: entry.header.at,
    salt: saltOf(entry, 0),
    forms: body.forms,
    validUntil: body.validUntil,
    claim: body.claim,
    ...hashes,
  }
}

export function patched(head: HeadRecord, entry: Entry, body: Bodies['update_head']): HeadRecord {
  const { visibility, importance, tags, frames, reopened } = body
  return {
    ...head,
    lastUpdatedAt: entry.header.at,
    salt: saltOf(entry, 0),
    visibility: visibility ?? head.visibility,
    importance: importance ?? head.importance,
    tags: tags === undefined ? head.tags : noneIfEmpty(tags),
    frames: frames === undefined ? head.frames : noneIfEmpty(frames),
    validUntil: reopened ? body.validUntil : head.validUntil,
    supersededBy: reopened ? undefined : head.supersededBy,
  }
}

/** `index` is that of the subject whose time is over, or will be. */
export function superseded(
  head: HeadRecord,
  entry: Entry,
  index: number,
  { validUntil }: SupersededBody,
): HeadRecord {
  return {
    ...head,
    lastUpdatedAt: entry.header.at,
    salt: saltOf(entry, index),
    validUntil,
    supersededBy: subjectOf(entry, 0),
  }
}

export function tombstoned(
  head: HeadRecord,
  entry: Entry,
  { reason }: Bodies['tombstone'],
): HeadRecord {
  const { at, by } = entry.header
  const salt = saltOf(entry, 0)
  return { ...head, lastUpdatedAt: at, salt, tombstoned: { reason, at, by } }
}

export function restored(head: HeadRecord, entry: Entry): HeadRecord {
  const salt = saltOf(entry, 0)
  return { ...head, lastUpdatedAt: entry.header.at, salt, tombstoned: undefined }
}

export function addedEdge(entry: Entry, { type, weight, data }: Bodies['add_edge']): StoredEdge {
  const [src, dst] = [subjectOf(entry, 0), subjectOf(entry, 1)]
  const { at, by } = entry.header
  return { type, src, dst, createdAt: at, createdBy: by, weight, data }
}

export function removedEdge(
  edge: StoredEdge,
  entry: Entry,
  { reason }: Bodies['remove_edge'],
): StoredEdge {
  const { at, by } = entry.header
  return { ...edge, tombstoned: { reason, at, by } }
}

function noneIfEmpty<T>(items: readonly T[]): readonly T[] | undefined {
  return items.length === 0 ? undefined : items
}
