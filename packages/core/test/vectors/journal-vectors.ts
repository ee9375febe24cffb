/**
 * Makes `vectors/journal.json`: an entry of each kind, blocks, frames, the head of a segment and a
 * whole export, and bytes that must be refused.
 *
 * @module
 */
import { crc32 } from 'node:zlib'
import { toHex } from '../../src/codec/bytes.ts'
import { CborError, type CborValue, encodeCbor } from '../../src/codec/cbor.ts'
import { CortexError } from '../../src/errors.ts'
import { renderForms } from '../../src/forms/forms.ts'
import {
  type Block,
  decodeBlock,
  encodeBlock,
  frameBlock,
  frameGroup,
  readFrame,
} from '../../src/journal/block.ts'
import { type Bodies, EMPTY_BODY, encodeBody, encodeRest } from '../../src/journal/bodies.ts'
import { type Entry, encodeEntry, leafHash, sealEntry } from '../../src/journal/entry.ts'
import { JOURNAL_KINDS, type JournalKind } from '../../src/journal/kinds.ts'
import { decodeSegmentHead, encodeSegmentHead } from '../../src/journal/segment.ts'
import { type Claim, claimBytes, claimOf } from '../../src/memory/claim.ts'
import { encodeData } from '../../src/memory/data.ts'
import type { MemoryType } from '../../src/memory/enums.ts'
import { aFact } from '../../src/testing/builders.ts'
import { toVectorJson } from './data-vectors.ts'

export interface JournalVectors {
  readonly entries: readonly {
    readonly name: string
    readonly kind: JournalKind
    readonly header: unknown
    readonly headerBytes: string
    readonly body: unknown
    readonly parts: readonly { readonly salt: string; readonly body: string }[]
    readonly payloadHash: string
    readonly leaf: string
  }[]
  readonly blocks: readonly { readonly name: string; readonly bytes: string }[]
  readonly frames: readonly {
    readonly name: string
    readonly backs: readonly number[]
    readonly bytes: string
  }[]
  readonly segments: readonly {
    readonly name: string
    readonly firstSeq: number
    readonly bytes: string
  }[]
  readonly invalid: readonly {
    readonly name: string
    readonly what: 'block' | 'frame' | 'segment'
    readonly bytes: string
    readonly reason: string
  }[]
}

const NOON = 1_700_000_000_000
const ID = Buffer.from('018bcfe568000102030405060708090a', 'hex')
const OTHER = Buffer.from('018bcfe5680a0b0c0d0e0f1011121314', 'hex')
const HASH = Buffer.alloc(32, 0xcd)
const ROOTS = [Buffer.alloc(32, 0xa0), Buffer.alloc(32, 0xa1)] as const
const COMMIT = Buffer.from('00112233445566778899aabbccddeeff', 'hex')

const VERSION: Bodies['update'] = {
  version: 2,
  data: encodeData(aFact()),
  forms: renderForms(aFact()),
  confidence: 1,
  provenance: { source: 'user_input' },
  validFrom: NOON,
  claim: claimBytes(claimOf(aFact()) as Claim),
}

const BODIES: Bodies = {
  genesis: { actor: 'ada', format: 1, ownerKey: Buffer.alloc(32, 1) },
  write: {
    ...VERSION,
    version: 1,
    actorScope: 'ada',
    visibility: 'private',
    importance: 3,
    tags: ['red'],
    frames: [{ verb: 'build', kind: 'plan', ref: 'a house' }],
    request: HASH,
  },
  update: { ...VERSION, validUntil: NOON + 1, expiresAt: NOON + 2, formsOverride: true },
  update_head: { tags: [], importance: 0, visibility: 'scoped' },
  tombstone: { reason: 'looked again' },
  restore: { reason: 'was right' },
  erase: { reason: 'asked to' },
  add_edge: { type: 'follows', weight: 0.5, data: { why: [1] } },
  remove_edge: { type: 'follows', reason: 'no longer' },
  compact: {
    intentId: 'i1',
    stepId: 's1',
    budgetTokens: 4000,
    type: 'Fact',
    version: 2,
    shortForm: 'the sky is blue',
    salience: 0.5,
  },
  attest: {
    intentId: 'i1',
    success: true,
    reason: 'worked',
    accessCount: 2,
    citations: 1,
    lastUsed: NOON,
  },
  learn_weights: { sourceSeq: 9, rate: 0.05, before: [0.25, 0.75], after: [0.3, 0.7] },
  find_late: { query: HASH, salt: COMMIT, types: ['Fact', 'Goal'], results: 2, accessCount: 1 },
  scope_violation: { scopeId: 'scope-1', audience: 'bob', reason: 'violation', write: true },
  revoke: { scopeId: 'scope-1', reason: 'left' },
  migration: { from: 1, to: 2, note: 'a new kind' },
  set_owner: { ownerKey: Buffer.alloc(32, 2) },
}

/** Ids that an entry of this kind is about. */
const SUBJECTS: Partial<Record<JournalKind, readonly Uint8Array[]>> = {
  write: [ID, OTHER],
  update: [ID],
  update_head: [ID],
  tombstone: [ID],
  restore: [ID],
  erase: [ID],
  add_edge: [ID, OTHER],
  remove_edge: [ID, OTHER],
  compact: [ID, OTHER],
  attest: [ID, OTHER],
  find_late: [ID, OTHER],
}
/** What the parts after the first say, where they say something. */
const REST: Partial<Record<JournalKind, Uint8Array>> = {
  write: encodeRest('write', { validUntil: NOON }),
  compact: encodeRest('compact', {
    intentId: 'i1',
    stepId: 's1',
    budgetTokens: 4000,
    type: 'Goal',
    version: 1,
  }),
  attest: encodeRest('attest', { intentId: 'i1', success: true, lastUsed: NOON + 1 }),
  find_late: encodeRest('find_late', { query: HASH, salt: COMMIT, results: 2, accessCount: 7 }),
}
const TYPED: readonly JournalKind[] = ['write', 'update']

function anEntry(kind: JournalKind, seq: number): Entry {
  const subjects = SUBJECTS[kind]
  const type: MemoryType | undefined = TYPED.includes(kind) ? 'Fact' : undefined
  const first = encodeBody(kind, BODIES[kind] as never)
  const bodies = [first, ...(subjects ?? []).slice(1).map(() => REST[kind] ?? EMPTY_BODY)]
  const parts = bodies.map((body, index) => ({ salt: Buffer.alloc(16, seq * 16 + index), body }))
  return sealEntry({ seq, kind, at: NOON + seq, by: 'ada', subjects, type }, parts)
}

function aBlock(firstSeq: number, kinds: readonly JournalKind[]): Block {
  return {
    firstSeq,
    commitId: COMMIT,
    prevRoot: ROOTS[0],
    root: ROOTS[1],
    entries: kinds.map((kind, index) => anEntry(kind, firstSeq + index)),
  }
}

const GENESIS: Uint8Array = encodeBlock(aBlock(0, ['genesis']))
const WRITE: Uint8Array = encodeBlock(aBlock(1, ['write']))
const ATTEST: Uint8Array = encodeBlock(aBlock(2, ['attest', 'learn_weights']))

/** The content of `vectors/journal.json`. */
export function journalVectors(): JournalVectors {
  return {
    entries: JOURNAL_KINDS.map((kind, index) => {
      const entry = anEntry(kind, index)
      return {
        name: `an entry of kind ${kind}`,
        kind,
        header: toVectorJson(withoutUndefined(entry.header)),
        headerBytes: toHex(entry.headerBytes),
        body: toVectorJson(BODIES[kind]),
        parts: entry.parts.map(({ salt, body }) => ({ salt: toHex(salt), body: toHex(body) })),
        payloadHash: toHex(entry.header.payloadHash),
        leaf: toHex(leafHash(entry.headerBytes)),
      }
    }),
    blocks: [
      { name: 'a block with the genesis', bytes: toHex(GENESIS) },
      { name: 'a block with one write', bytes: toHex(WRITE) },
      { name: 'a block with two entries', bytes: toHex(ATTEST) },
    ],
    frames: [
      { name: 'a frame alone', backs: [0], bytes: toHex(frameBlock(GENESIS)) },
      {
        name: 'a group of two frames',
        backs: [0, frameBlock(WRITE).length],
        bytes: toHex(frameGroup([WRITE, ATTEST])),
      },
    ],
    segments: [
      { name: 'the first segment', firstSeq: 0, bytes: toHex(encodeSegmentHead(0, ROOTS[0])) },
      {
        name: 'a late segment',
        firstSeq: 2 ** 40,
        bytes: toHex(encodeSegmentHead(2 ** 40, ROOTS[1])),
      },
    ],
    invalid: INVALID.map(([name, what, bytes]) => ({
      name,
      what,
      bytes: toHex(bytes),
      reason: refusalOf(what, bytes),
    })),
  }
}

function withoutUndefined(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined))
}

type What = JournalVectors['invalid'][number]['what']

/** A block with these entries instead of its own. */
function blockOf(
  entries: CborValue,
  changes: Readonly<Record<number, CborValue>> = {},
): Uint8Array {
  const fields: Record<number, CborValue> = {
    1: 1,
    2: COMMIT,
    3: ROOTS[0],
    4: ROOTS[1],
    5: entries,
    ...changes,
  }
  return encodeCbor(new Map(Object.entries(fields).map(([key, item]) => [Number(key), item])))
}

function flip(bytes: Uint8Array, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[at] = (changed[at] as number) ^ 1
  return changed
}

/** A segment head with bytes changed and the checksum made to fit. */
function segmentWith(change: (head: Buffer) => void): Buffer {
  const head = encodeSegmentHead(0, ROOTS[0])
  change(head)
  head.writeUInt32BE(crc32(head.subarray(0, 60)), 60)
  return head
}

const [WRITE_HEADER, WRITE_PARTS] = encodeEntry(anEntry('write', 1)) as [Uint8Array, CborValue[]]

const INVALID: readonly (readonly [string, What, Uint8Array])[] = [
  ['a block without entries', 'block', blockOf([])],
  ['a block that skips a number', 'block', blockOf([encodeEntry(anEntry('write', 2))])],
  [
    'a block with a short commit id',
    'block',
    blockOf([[WRITE_HEADER, WRITE_PARTS]], { 2: new Uint8Array(15) }),
  ],
  ['a block with an unknown field', 'block', blockOf([[WRITE_HEADER, WRITE_PARTS]], { 6: 1 })],
  ['an entry without its part', 'block', blockOf([[WRITE_HEADER, []]])],
  [
    'an entry with a part too many',
    'block',
    blockOf([[WRITE_HEADER, [...WRITE_PARTS, ...WRITE_PARTS]]]),
  ],
  [
    'an entry whose body was changed',
    'block',
    blockOf([[WRITE_HEADER, [[new Uint8Array(16), Uint8Array.of(0xa0)]]]]),
  ],
  [
    'an entry with a short salt',
    'block',
    blockOf([[WRITE_HEADER, [[new Uint8Array(15), Uint8Array.of(0xa0)]]]]),
  ],
  ['an entry whose header is no record', 'block', blockOf([[Uint8Array.of(0x80), WRITE_PARTS]])],
  ['a block with bytes after it', 'block', Buffer.concat([WRITE, Buffer.of(0)])],
  ['a block that is cut off', 'block', WRITE.subarray(0, WRITE.length - 1)],
  ['a frame with a changed block', 'frame', flip(frameBlock(GENESIS), 40)],
  ['a frame with a changed way back', 'frame', flip(frameBlock(GENESIS), 11)],
  ['a frame with a changed checksum', 'frame', flip(frameBlock(GENESIS), 15)],
  ['a frame with another magic', 'frame', flip(frameBlock(GENESIS), 0)],
  [
    'a frame of no length',
    'frame',
    Buffer.concat([frameBlock(GENESIS).subarray(0, 4), Buffer.alloc(40)]),
  ],
  ['a frame that is cut off', 'frame', frameBlock(GENESIS).subarray(0, 60)],
  ['a segment head that is cut off', 'segment', encodeSegmentHead(0, ROOTS[0]).subarray(0, 63)],
  ['a segment head with a changed root', 'segment', flip(encodeSegmentHead(0, ROOTS[0]), 30)],
  ['a segment head with another magic', 'segment', segmentWith((head) => head.write('X', 0))],
  [
    'a segment head with reserved bytes',
    'segment',
    segmentWith((head) => head.writeUInt16BE(1, 10)),
  ],
  ['a segment head of a newer format', 'segment', segmentWith((head) => head.writeUInt16BE(2, 8))],
]

/** Reads what should be refused as strictly as the engine does; says why it was. */
export function refusalOf(what: What, bytes: Uint8Array): string {
  if (what === 'frame') {
    const frame = readFrame(Buffer.from(bytes))
    if (frame.kind === 'frame' || frame.kind === 'end') throw new Error('a frame was accepted')
    return frame.kind === 'bad' ? frame.why : `${frame.bytes} bytes are needed`
  }
  try {
    if (what === 'block') decodeBlock(bytes)
    else decodeSegmentHead(Buffer.from(bytes), 'the segment')
  } catch (error) {
    if (error instanceof CborError || error instanceof CortexError) return error.message
    throw error
  }
  throw new Error(`${toHex(bytes)} was meant to be refused`)
}
