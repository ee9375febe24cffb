/**
 * Indexes over heads. An index is a pure function from a head to the keys it wants; what changes
 * between two heads is the difference of their keys, so an update touches nothing else and a
 * tombstoned memory leaves every index but its own.
 *
 * @module
 */
import {
  actorObjectKey,
  claimKey,
  type Key,
  type Prefix,
  tagKey,
  tombKey,
  typeKey,
} from '../keys/keyspace.ts'
import { MEMORY_TYPES, VERBS } from '../memory/enums.ts'
import { objectHash } from '../memory/frame.ts'
import { tagHash } from '../memory/tags.ts'
import { type HeadRecord, isBare } from '../records/head.ts'

/** Nobody asks for heads of which nothing but the public part is known. */
export function indexKeys(index: HeadIndex, head: HeadRecord): readonly Key[] {
  return isBare(head) ? [] : index.keys(head)
}

export interface HeadIndex {
  readonly prefix: Prefix
  readonly keys: (head: HeadRecord) => readonly Key[]
}

const byType: HeadIndex = {
  prefix: 'idx/type/',
  keys: (head) =>
    head.tombstoned === undefined
      ? [typeKey(MEMORY_TYPES.code(head.type), head.createdAt, head.id)]
      : [],
}

const byTag: HeadIndex = {
  prefix: 'idx/tag/',
  keys: (head) =>
    head.tombstoned === undefined && head.tags !== undefined
      ? head.tags.map((tag) => tagKey(tagHash(tag), head.createdAt, head.id))
      : [],
}

/**
 * Past outcomes: events only, newest last per verb and object. Frames that differ in their kind alone
 * have one key.
 */
const byActorObject: HeadIndex = {
  prefix: 'idx/actor_obj/',
  keys: (head) =>
    head.type === 'Event' && head.tombstoned === undefined && head.frames !== undefined
      ? head.frames.map((frame) =>
          actorObjectKey(VERBS.code(frame.verb), objectHash(frame.ref), head.createdAt, head.id),
        )
      : [],
}

/**
 * What is stated now or will be. A claim that another took the place of leaves when its time is
 * over, so that a fact replaced a thousand times is found by one key.
 */
export const CLAIM_INDEX: HeadIndex = {
  prefix: 'idx/claim/',
  keys: (head) =>
    head.claim !== undefined && head.tombstoned === undefined && !isSettled(head)
      ? [claimKey(MEMORY_TYPES.code(head.type), head.claim, head.id)]
      : [],
}

function isSettled(head: HeadRecord): boolean {
  return (
    head.supersededBy !== undefined &&
    head.validUntil !== undefined &&
    head.validUntil <= head.lastUpdatedAt
  )
}

const byTombstone: HeadIndex = {
  prefix: 'tomb/',
  keys: (head) =>
    head.tombstoned === undefined
      ? []
      : [tombKey(MEMORY_TYPES.code(head.type), head.createdAt, head.id)],
}

/** Those that only reads ask for. */
export const LATER_INDEXES: readonly HeadIndex[] = [byType, byTag, byActorObject, byTombstone]

export const HEAD_INDEXES: readonly HeadIndex[] = [...LATER_INDEXES, CLAIM_INDEX]
