/**
 * Makes `vectors/records.json` and `vectors/keys.json`: what the view holds, byte for byte.
 *
 * @module
 */
import { toHex } from '../../src/codec/bytes.ts'
import { CborError, type CborValue, decodeCbor, encodeCbor } from '../../src/codec/cbor.ts'
import { renderForms } from '../../src/forms/forms.ts'
import {
  actorObjectKey,
  checkpointKey,
  claimKey,
  commitKey,
  ERASURES_KEY,
  edgeFromKey,
  edgeToKey,
  erasedKey,
  FORGOTTEN_KEY,
  goalKey,
  headKey,
  type Key,
  keptCommitKey,
  keptCopyKey,
  MARK_FRAME_KEY,
  MARK_KEY,
  pinnedKey,
  printKey,
  rankFrameKey,
  rankTagKey,
  rankTypeKey,
  revokedKey,
  SNAPSHOT_NEXT_KEY,
  STATE_KEY,
  salienceKey,
  snapshotKey,
  snapshotRootKey,
  tagKey,
  tombKey,
  typeKey,
  VECTOR_CURSOR_KEY,
  VECTOR_FILE_KEY,
  VECTOR_LEASE_KEY,
  VECTOR_NEXT_KEY,
  vectorFailureKey,
  vectorKey,
  vectorOfKey,
  versionKey,
  WEIGHTS_KEY,
  WORDS_KEY,
  wordBlockKey,
  wordFenceKey,
  wordIdsKey,
  wordNewKey,
  wordTypesKey,
} from '../../src/keys/keyspace.ts'
import {
  pastDocumentKey,
  pastEdgeKey,
  pastIndexKey,
  pastMemoryKey,
  pastWeightsKey,
  pastWordKey,
  wordTimesKey,
} from '../../src/keys/past-keyspace.ts'
import { type Claim, claimBytes, claimOf } from '../../src/memory/claim.ts'
import { encodeData } from '../../src/memory/data.ts'
import { EDGE_TYPES, MEMORY_TYPES, type MemoryType, VERBS } from '../../src/memory/enums.ts'
import { objectHash } from '../../src/memory/frame.ts'
import type { Uri } from '../../src/memory/ids.ts'
import { tagHash } from '../../src/memory/tags.ts'
import { frameParts, rankOf } from '../../src/projections/rank.ts'
import {
  type CheckpointRecord,
  decodeCheckpoint,
  encodeCheckpoint,
  nameHash,
} from '../../src/records/checkpoint.ts'
import {
  edgeCodec,
  edgeTreeKey,
  edgeTreeValue,
  memoryTreeKey,
  type StoredEdge,
} from '../../src/records/edge.ts'
import { decodeHead, type HeadRecord, sealHead, splitHead } from '../../src/records/head.ts'
import { scopeHash } from '../../src/records/revocation.ts'
import {
  recordHash,
  type VersionRecord,
  versionCodec,
  versionHash,
} from '../../src/records/version.ts'
import { aFact, anEvent, dataOf } from '../../src/testing/builders.ts'
import { toVectorJson } from './data-vectors.ts'

const NOON = 1_700_000_000_000
const ID = Buffer.from('018bcfe568000102030405060708090a', 'hex')
const OTHER = Buffer.from('018bcfe5680a0b0c0d0e0f1011121314', 'hex')
const SALT = Buffer.from('f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff', 'hex')

export type RecordKind = 'head' | 'version' | 'edge' | 'checkpoint'

export interface RecordVectors {
  readonly heads: readonly {
    readonly name: string
    readonly record: unknown
    readonly publicBytes: string
    readonly privateBytes: string
    readonly bytes: string
    readonly treeKey: string
    readonly treeValue: string
  }[]
  readonly versions: readonly {
    readonly name: string
    readonly record: unknown
    readonly bytes: string
    readonly hash: string
    readonly recordHash: string
  }[]
  readonly edges: readonly {
    readonly name: string
    readonly record: unknown
    readonly bytes: string
    readonly treeKey: string
    readonly treeValue: string
  }[]
  readonly checkpoints: readonly {
    readonly name: string
    readonly record: unknown
    readonly bytes: string
  }[]
  readonly invalid: readonly {
    readonly name: string
    readonly record: RecordKind
    readonly bytes: string
    readonly reason: string
  }[]
}

function aVersion(type: MemoryType): VersionRecord {
  const data = type === 'Event' ? anEvent('paid the bill', { at: NOON }) : dataOf(type)
  const bytes = encodeData(data)
  return {
    id: ID,
    version: 1,
    type,
    data: bytes,
    createdAt: NOON,
    createdBy: 'ada',
    confidence: 1,
    provenance: { source: 'user_input' },
    forms: renderForms(data),
    hash: versionHash(type, bytes),
    validFrom: NOON,
  }
}

function aHead(type: MemoryType): HeadRecord {
  const version = aVersion(type)
  const claim = claimOf(dataOf(type))
  return {
    id: ID,
    type,
    currentVersion: 1,
    visibility: 'private',
    createdAt: NOON,
    lastUpdatedAt: NOON,
    salt: SALT,
    actorScope: 'ada',
    importance: 0,
    forms: version.forms,
    versionHash: version.hash,
    recordHash: recordHash(versionCodec.toBytes(version)),
    ...(claim === undefined ? {} : { claim: claimBytes(claim) }),
  }
}

const FULL_VERSION: VersionRecord = {
  ...aVersion('Fact'),
  version: 300,
  expiresAt: NOON + 2000,
  confidence: 0.7,
  provenance: {
    source: 'derived',
    origin: 'tool',
    channel: 'shell',
    derivedFrom: ['matrix://cortex/Fact/01HF7YAT002G40R40M30E209GM#1' as never],
    attestations: ['a1'],
    signedBy: Uint8Array.of(1),
    signedAt: NOON,
    sig: Uint8Array.of(2),
  },
  forms: { short: 'given', medium: 'given forms' },
  formsOverride: true,
}

const FULL_HEAD: HeadRecord = {
  ...aHead('Event'),
  currentVersion: 300,
  visibility: 'actor_public',
  lastUpdatedAt: NOON + 1000,
  tombstoned: { reason: 'looked again', at: NOON + 1000, by: 'ada' },
  importance: 10,
  tags: ['red', 'blü'],
  frames: [
    { verb: 'build', kind: 'plan', ref: 'a house' },
    { verb: 'delegate', kind: 'tool', ref: 'a/b' },
  ],
  validUntil: NOON + 5000,
  supersededBy: OTHER,
}

function anEdge(type: StoredEdge['type']): StoredEdge {
  return { type, src: ID, dst: OTHER, createdAt: NOON, createdBy: 'ada' }
}

const FULL_EDGE: StoredEdge = {
  ...anEdge('contradicts'),
  weight: -0.5,
  data: { why: ['seen', 2], raw: Uint8Array.of(1, 2) },
  tombstoned: { reason: 'no longer', at: NOON + 1, by: 'bob' },
}

const HEADS: readonly (readonly [string, HeadRecord])[] = [
  ...MEMORY_TYPES.names.map((type) => [`the head of a new ${type}`, aHead(type)] as const),
  ['a tombstoned head with every field', FULL_HEAD],
]
const VERSIONS: readonly (readonly [string, VersionRecord])[] = [
  ...MEMORY_TYPES.names.map((type) => [`the first version of a ${type}`, aVersion(type)] as const),
  ['a version with every field', FULL_VERSION],
]
const EDGES: readonly (readonly [string, StoredEdge])[] = [
  ...EDGE_TYPES.names.map((type) => [type, anEdge(type)] as const),
  ['a removed edge with every field', FULL_EDGE],
]

const REF = 'matrix://cortex/Fact/01HF7YAT002G40R40M30E209GM#2' as Uri

const CHECKPOINT: CheckpointRecord = {
  intentId: 'i1',
  stepId: 's1',
  createdAt: NOON,
  budgetTokens: 4000,
  keptUris: ['matrix://cortex/Goal/01HF7YAT002G40R40M30E209GM#1' as Uri],
  compacted: [{ ref: REF, shortForm: 'the sky is blue', salience: Math.fround(0.3) }],
}
const CHECKPOINTS: readonly (readonly [string, CheckpointRecord])[] = [
  ['a checkpoint', CHECKPOINT],
  ['a checkpoint that kept nothing', { ...CHECKPOINT, keptUris: [] }],
]

/** The content of `vectors/records.json`. */
export function recordVectors(): RecordVectors {
  return {
    heads: HEADS.map(([name, record]) => {
      const { bytes, treeValue } = sealHead(record)
      const { publicBytes, privateBytes } = splitHead(bytes)
      return {
        name,
        record: toVectorJson(record),
        publicBytes: toHex(publicBytes),
        privateBytes: toHex(privateBytes),
        bytes: toHex(bytes),
        treeKey: toHex(memoryTreeKey(record.id)),
        treeValue: toHex(treeValue),
      }
    }),
    versions: VERSIONS.map(([name, record]) => {
      const bytes = versionCodec.toBytes(record)
      return {
        name,
        record: toVectorJson(record),
        bytes: toHex(bytes),
        hash: toHex(record.hash),
        recordHash: toHex(recordHash(bytes)),
      }
    }),
    edges: EDGES.map(([name, record]) => {
      const bytes = edgeCodec.toBytes(record)
      return {
        name,
        record: toVectorJson(record),
        bytes: toHex(bytes),
        treeKey: toHex(edgeTreeKey(record.src, record.type, record.dst)),
        treeValue: toHex(edgeTreeValue(bytes)),
      }
    }),
    checkpoints: CHECKPOINTS.map(([name, record]) => ({
      name,
      record: toVectorJson(record),
      bytes: toHex(encodeCheckpoint(record)),
    })),
    invalid: INVALID.map(([name, record, bytes]) => ({
      name,
      record,
      bytes: toHex(bytes),
      reason: refusalOf(record, bytes),
    })),
  }
}

/** A record with fields replaced, added or (`undefined`) taken out. */
function without(
  bytes: Uint8Array,
  changes: Readonly<Record<number, CborValue | undefined>>,
): Uint8Array {
  const fields = new Map(decodeCbor(bytes) as ReadonlyMap<number, CborValue>)
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) fields.delete(Number(key))
    else fields.set(Number(key), value)
  }
  return encodeCbor(fields)
}

function wrongHead(
  part: 'public' | 'private',
  changes: Readonly<Record<number, CborValue | undefined>>,
): Uint8Array {
  const { publicBytes, privateBytes } = splitHead(sealHead(FULL_HEAD).bytes)
  return part === 'public'
    ? encodeCbor([without(publicBytes, changes), privateBytes])
    : encodeCbor([publicBytes, without(privateBytes, changes)])
}

function wrongVersion(changes: Readonly<Record<number, CborValue | undefined>>): Uint8Array {
  return without(versionCodec.toBytes(FULL_VERSION), changes)
}

function wrongCheckpoint(changes: Readonly<Record<number, CborValue | undefined>>): Uint8Array {
  return without(encodeCheckpoint(CHECKPOINT), changes)
}

function wrongEdge(changes: Readonly<Record<number, CborValue | undefined>>): Uint8Array {
  return without(edgeCodec.toBytes(FULL_EDGE), changes)
}

const INVALID: readonly (readonly [string, RecordKind, Uint8Array])[] = [
  ['a head that is no pair', 'head', encodeCbor([Uint8Array.of(1)])],
  ['a head of texts', 'head', encodeCbor(['a', 'b'])],
  ['a head without id', 'head', wrongHead('public', { 1: undefined })],
  ['a head with an id of 15 bytes', 'head', wrongHead('public', { 1: new Uint8Array(15) })],
  ['a head of type zero', 'head', wrongHead('public', { 2: 0 })],
  ['a head of type ten', 'head', wrongHead('public', { 2: 10 })],
  ['a head of visibility zero', 'head', wrongHead('public', { 4: 0 })],
  ['a head created before 1970', 'head', wrongHead('public', { 5: -1 })],
  ['a head whose tombstone is a flag', 'head', wrongHead('public', { 7: true })],
  ['a head with an unknown field', 'head', wrongHead('public', { 99: 1 })],
  ['a head without salt', 'head', wrongHead('private', { 1: undefined })],
  ['a head with an empty list of tags', 'head', wrongHead('private', { 4: [] })],
  ['a head with an unknown verb', 'head', wrongHead('private', { 5: [[11, 1, 'x']] })],
  [
    'a head with a form that is too long',
    'head',
    wrongHead('private', { 6: ['x'.repeat(801), 1] }),
  ],
  ['a head with a hash of 31 bytes', 'head', wrongHead('private', { 7: new Uint8Array(31) })],
  ['a head with a claim of 23 bytes', 'head', wrongHead('private', { 11: new Uint8Array(23) })],
  ['a version without data', 'version', wrongVersion({ 4: undefined })],
  ['a version whose data is text', 'version', wrongVersion({ 4: 'x' })],
  ['a version with half a number', 'version', wrongVersion({ 2: 0.5 })],
  ['a version with a flag that is false', 'version', wrongVersion({ 11: false })],
  ['a version with an unknown source', 'version', wrongVersion({ 9: new Map([[1, 5]]) })],
  ['a version with an unknown field', 'version', wrongVersion({ 14: 1 })],
  ['an edge of type zero', 'edge', wrongEdge({ 1: 0 })],
  ['an edge of type 17', 'edge', wrongEdge({ 1: 17 })],
  ['an edge without its end', 'edge', wrongEdge({ 3: undefined })],
  ['an edge whose weight is text', 'edge', wrongEdge({ 6: '1' })],
  ['an edge whose tombstone has no reason', 'edge', wrongEdge({ 8: new Map([[2, 1]]) })],
  ['a checkpoint of another schema', 'checkpoint', wrongCheckpoint({ 0: 2 })],
  ['a checkpoint without its list', 'checkpoint', wrongCheckpoint({ 5: undefined })],
  ['a checkpoint that kept no URI', 'checkpoint', wrongCheckpoint({ 5: ['x'] })],
  ['a checkpoint with half a stub', 'checkpoint', wrongCheckpoint({ 6: [new Map([[0, REF]])] })],
  [
    'an edge with bytes after it',
    'edge',
    Buffer.concat([edgeCodec.toBytes(FULL_EDGE), Buffer.of(0)]),
  ],
]

/** Reads a record of the view as strictly as the engine does. */
export function decodeVector(record: RecordKind, bytes: Uint8Array): unknown {
  if (record === 'head') return decodeHead(bytes)
  if (record === 'checkpoint') return decodeCheckpoint(bytes)
  return record === 'version' ? versionCodec.fromBytes(bytes) : edgeCodec.fromBytes(bytes)
}

function refusalOf(record: RecordKind, bytes: Uint8Array): string {
  try {
    decodeVector(record, bytes)
  } catch (error) {
    if (error instanceof CborError) return error.message
    throw error
  }
  throw new Error(`${toHex(bytes)} was meant to be refused`)
}

export interface KeyVectors {
  readonly valid: readonly {
    readonly name: string
    readonly parts: unknown
    readonly key: string
    readonly printed: string
  }[]
}

const HASH = Buffer.alloc(32, 0xcd)
const COMMIT = Buffer.from('00112233445566778899aabbccddeeff', 'hex')

/** Importance 5, two citations, no access, used at noon of some day. */
const RANK: Uint8Array = rankOf({ lastUsed: NOON, importance: 5, citations: 2 })

const KEYS: readonly (readonly [
  name: string,
  parts: Readonly<Record<string, unknown>>,
  key: Key,
])[] = [
  ['a head', { id: ID }, headKey(ID)],
  ['a version', { id: ID, version: 1 }, versionKey(ID, 1)],
  ['a late version', { id: ID, version: 2 ** 53 - 1 }, versionKey(ID, 2 ** 53 - 1)],
  ['an edge by its source', { src: ID, type: 3, dst: OTHER }, edgeFromKey(ID, 3, OTHER)],
  ['an edge by its destination', { src: ID, type: 3, dst: OTHER }, edgeToKey(ID, 3, OTHER)],
  ['a tombstoned memory', { type: 2, createdAt: NOON, id: ID }, tombKey(2, NOON, ID)],
  ['a memory by type', { type: 5, createdAt: NOON, id: ID }, typeKey(5, NOON, ID)],
  ['a memory by tag', { tag: 'blü', createdAt: NOON, id: ID }, tagKey(tagHash('blü'), NOON, ID)],
  [
    'an event by object',
    { verb: 'build', ref: 'a house', createdAt: NOON, id: ID },
    actorObjectKey(VERBS.code('build'), objectHash('a house'), NOON, ID),
  ],
  [
    'a memory by the salience of its type',
    { type: 5, closed: false, rank: RANK, id: ID },
    rankTypeKey(5, false, RANK, ID),
  ],
  [
    'a closed memory by the salience of its tag',
    { tag: 'blü', closed: true, rank: RANK, id: ID },
    rankTagKey(tagHash('blü'), true, RANK, ID),
  ],
  [
    'a memory by the salience of its frame',
    { verb: 'build', kind: 'plan', ref: 'a house', closed: false, rank: RANK, id: ID },
    rankFrameKey(frameParts({ verb: 'build', kind: 'plan', ref: 'a house' }), false, RANK, ID),
  ],
  ['a pinned memory', { type: 1, id: ID }, pinnedKey(1, ID)],
  [
    'a claim',
    { type: 2, subject: 'sky', predicate: 'colour', statement: 'the sky is blue', id: ID },
    claimKey(2, claimBytes(claimOf(aFact()) as Claim), ID),
  ],
  ['words of one change', { ticket: 258 }, wordNewKey(258)],
  ['a block of lists', { segment: 3, block: 258 }, wordBlockKey(3, 258)],
  ['a page of fences', { segment: 3, page: 1 }, wordFenceKey(3, 1)],
  ['types of documents', { page: 2 }, wordTypesKey(2)],
  ['memories of documents', { page: 2 }, wordIdsKey(2)],
  ['times of documents', { page: 2 }, wordTimesKey(2)],
  ['the state of the words', {}, WORDS_KEY],
  ['a memory as it was', { id: ID, known: NOON, seq: 258 }, pastMemoryKey(ID, NOON, 258)],
  [
    'an index key that was taken away',
    { type: 5, createdAt: NOON, id: ID, known: NOON },
    pastIndexKey(typeKey(5, NOON, ID), NOON),
  ],
  [
    'an edge as it was',
    { src: ID, type: 3, dst: OTHER, known: NOON, seq: 258 },
    pastEdgeKey(ID, 3, OTHER, NOON, 258),
  ],
  ['weights as they were', { known: NOON, seq: 258 }, pastWeightsKey(NOON, 258)],
  ['words of a replaced version', { segment: 3, block: 258 }, pastWordKey(wordBlockKey(3, 258))],
  ['a document of a replaced version', { id: ID, document: 258 }, pastDocumentKey(ID, 258)],
  ['salience inputs', { id: ID }, salienceKey(ID)],
  ['a checkpoint', { intentId: 'i1', stepId: 's1' }, checkpointKey(nameHash('i1'), nameHash('s1'))],
  ['a revoked scope', { scopeId: 'scope-1' }, revokedKey(scopeHash('scope-1'))],
  ['learned weights', {}, WEIGHTS_KEY],
  ['a commit id', { commitId: COMMIT }, commitKey(COMMIT)],
  [
    'a checkpoint with words of a memory',
    { id: ID, intentId: 'i1', stepId: 's1' },
    keptCopyKey(ID, checkpointKey(nameHash('i1'), nameHash('s1'))),
  ],
  ['a commit id that remembers a memory', { id: ID, commitId: COMMIT }, keptCommitKey(ID, COMMIT)],
  ['an erased memory', { seq: 258, id: ID }, erasedKey(258, ID)],
  ['how far erasures are finished', {}, ERASURES_KEY],
  ['the last frame before the mark', {}, MARK_FRAME_KEY],
  ['the state of the view', {}, STATE_KEY],
  ['the mark', {}, MARK_KEY],
  ['a snapshot', { number: 258 }, snapshotKey(258)],
  ['a snapshot by root', { root: HASH }, snapshotRootKey(HASH)],
  ['the next snapshot', {}, SNAPSHOT_NEXT_KEY],
  ['a goal state', { id: ID }, goalKey(ID)],
  ['a vector', { number: 258 }, vectorKey(258)],
  ['the vector of a memory', { id: ID }, vectorOfKey(ID)],
  ['why a memory has no vector', { id: ID }, vectorFailureKey(ID)],
  ['the next vector', {}, VECTOR_NEXT_KEY],
  ['how far the journal was embedded', {}, VECTOR_CURSOR_KEY],
  ['who embeds', {}, VECTOR_LEASE_KEY],
  ['the file of the vector index', {}, VECTOR_FILE_KEY],
  ['how far side/ forgot erased memories', {}, FORGOTTEN_KEY],
]

/** The content of `vectors/keys.json`. */
export function keyVectors(): KeyVectors {
  return {
    valid: KEYS.map(([name, parts, key]) => ({
      name,
      parts: toVectorJson(parts),
      key: toHex(key),
      printed: printKey(key),
    })),
  }
}
