/** Exported journals in `vectors/proofs.json`. */
import { crc32 } from 'node:zlib'
import { decodeCbor, encodeCbor } from '../../src/codec/cbor.ts'
import { frameBlock } from '../../src/journal/block.ts'
import type { Bodies } from '../../src/journal/bodies.ts'
import { aFact } from '../../src/testing/builders.ts'
import { streamHead, streamTrailer } from '../../src/transfer/stream.ts'
import { erasedJournalVectors } from './erased-journal-vectors.ts'
import {
  accept,
  bytesOf,
  changedByte,
  type Fields,
  lastByteChanged,
  type ProofVectors,
  refuse,
} from './forged-files.ts'
import { type Draft, PlainJournal, plainId } from './plain-journal.ts'
import { publicKeyOf } from './signature-vectors.ts'

/** Three memories, the last one tombstoned; a live edge and a removed one. */
function smallJournal(): PlainJournal {
  const journal = new PlainJournal()
  for (const index of [0, 1, 4]) journal.write(plainId(index), aFact(`fact ${index}`))
  const edge = { subjects: [plainId(0), plainId(1)] }
  const back = { subjects: [plainId(1), plainId(0)] }
  journal.commit({ kind: 'tombstone', subjects: [plainId(4)], body: { reason: 'wrong' } })
  journal.commit({ kind: 'add_edge', ...edge, body: { type: 'related_to' } })
  journal.commit({ kind: 'add_edge', ...back, body: { type: 'derived_from' } })
  journal.commit({ kind: 'remove_edge', ...back, body: { type: 'derived_from', reason: 'no' } })
  return journal
}

export function journalFileVectors(sample: PlainJournal): ProofVectors {
  const journal = smallJournal()
  const { blocks, state } = journal
  const whole = journal.export()
  const genesis = new PlainJournal('eve')
  const owned = new PlainJournal('eve')
  owned.commit({ kind: 'set_owner', body: { ownerKey: publicKeyOf('eve') } })
  const ownedTwice = (): Uint8Array => {
    const second = owned.draft({ kind: 'set_owner', body: { ownerKey: publicKeyOf('ada') } })
    return owned.export([...owned.blocks, second])
  }
  const trailer = (count: number, root: Uint8Array): Uint8Array =>
    Buffer.concat([whole.subarray(0, whole.length - 52), streamTrailer({ count, root })])
  /** Block `index` changed, in a frame with a fitting checksum. */
  const withBlock = (index: number, change: (block: Fields) => void): Uint8Array => {
    const block = new Map(decodeCbor(blocks[index] as Uint8Array) as Fields)
    change(block)
    return journal.export(blocks.with(index, encodeCbor(block)))
  }
  const inBody =
    (at: number): ((block: Fields) => void) =>
    (block) => {
      const [[header, [[salt, body]]]] = block.get(5) as unknown as [
        [Uint8Array, [[Uint8Array, Uint8Array]]],
      ]
      block.set(5, [[header, [[salt, changedByte(body, at, (byte) => byte ^ 1)]]]])
    }
  const followed = (draft: Draft): Uint8Array => journal.export([...blocks, journal.draft(draft)])
  const erased = erasedJournalVectors()
  const one = [plainId(0)]
  const tombstoned = [plainId(4)]
  const write = {
    version: 1,
    actorScope: 'ada',
    visibility: 'private',
    importance: 0,
    ...rawVersion(),
  } as const
  return {
    valid: [
      accept('a journal with every kind of change', 'journal', sample.state.root, sample.export()),
      accept('a small journal', 'journal', state.root, whole),
      accept('a journal of one entry', 'journal', genesis.state.root, genesis.export()),
      accept('a journal with an owner key set later', 'journal', owned.state.root, owned.export()),
      ...erased.valid,
    ],
    invalid: [
      ...erased.invalid,
      refuse(
        'a journal with a changed bit',
        'DAMAGED',
        changedByte(whole, 400, (byte) => byte ^ 4),
      ),
      refuse('a journal without its trailer', 'DAMAGED', whole.subarray(0, whole.length - 52)),
      refuse('a journal cut in its trailer', 'DAMAGED', whole.subarray(0, whole.length - 1)),
      refuse('a byte after a journal', 'DAMAGED', Buffer.concat([whole, Buffer.alloc(1)])),
      refuse('the head of a journal alone', 'DAMAGED', streamHead()),
      refuse(
        'a journal of a newer format',
        'NEWER',
        changedByte(whole, 9, () => 2),
      ),
      refuse(
        'a frame of a group',
        'MALFORMED',
        Buffer.concat([
          streamHead(),
          frameBlock(blocks[0] as Uint8Array, 16),
          streamTrailer({ count: 1, root: state.root }),
        ]),
      ),
      refuse(
        'a trailer that promises more',
        'ROOT_MISMATCH',
        trailer(state.nextSeq + 1, state.root),
      ),
      refuse(
        'a trailer with another root',
        'ROOT_MISMATCH',
        trailer(state.nextSeq, lastByteChanged(state.root)),
      ),
      refuse('a trailer with a reserved byte', 'MALFORMED', reservedTrailer(whole)),
      refuse('a block missing', 'MALFORMED', journal.export(blocks.toSpliced(4, 1))),
      refuse(
        'two blocks in another order',
        'MALFORMED',
        journal.export(blocks.with(4, blocks[5] as Uint8Array).with(5, blocks[4] as Uint8Array)),
      ),
      refuse(
        'a block twice',
        'MALFORMED',
        journal.export(blocks.toSpliced(4, 0, blocks[3] as Uint8Array)),
      ),
      refuse(
        'another root before a block',
        'ROOT_MISMATCH',
        withBlock(6, (block) => block.set(3, lastByteChanged(bytesOf(block, 3)))),
      ),
      refuse(
        'another root after a block',
        'ROOT_MISMATCH',
        withBlock(6, (block) => block.set(4, lastByteChanged(bytesOf(block, 4)))),
      ),
      refuse(
        'a block with another field',
        'MALFORMED',
        withBlock(6, (block) => block.set(6, 0)),
      ),
      refuse('a changed body', 'PROOF_INVALID', withBlock(3, inBody(30))),
      refuse(
        'a block without entries',
        'MALFORMED',
        withBlock(3, (block) => block.set(5, [])),
      ),
      refuse(
        'a second genesis',
        'MALFORMED',
        followed({ kind: 'genesis', body: { actor: 'eve', format: 1 } }),
      ),
      refuse('an owner key in the place of another', 'MALFORMED', ownedTwice()),
      refuse(
        'a write over a memory',
        'MALFORMED',
        followed({ kind: 'write', subjects: one, type: 'Fact', body: write }),
      ),
      refuse(
        'a write that begins with version 2',
        'MALFORMED',
        followed({
          kind: 'write',
          subjects: [plainId(50)],
          type: 'Fact',
          body: { ...write, version: 2 },
        }),
      ),
      refuse(
        'a write without a type',
        'MALFORMED',
        followed({ kind: 'write', subjects: [plainId(50)], body: write }),
      ),
      refuse(
        'a write without a subject',
        'MALFORMED',
        followed({ kind: 'write', type: 'Fact', body: write }),
      ),
      refuse(
        'an update that skips a version',
        'MALFORMED',
        followed({
          kind: 'update',
          subjects: one,
          type: 'Fact',
          body: { ...rawVersion(), version: 3 },
        }),
      ),
      refuse(
        'an update to another type',
        'MALFORMED',
        followed({
          kind: 'update',
          subjects: one,
          type: 'Goal',
          body: { ...rawVersion(), version: 2 },
        }),
      ),
      refuse(
        'a change of a tombstoned memory',
        'MALFORMED',
        followed({ kind: 'update_head', subjects: tombstoned, body: { importance: 1 } }),
      ),
      refuse(
        'a tombstone for nothing',
        'MALFORMED',
        followed({ kind: 'tombstone', subjects: [plainId(60)], body: { reason: 'x' } }),
      ),
      refuse(
        'a second tombstone',
        'MALFORMED',
        followed({ kind: 'tombstone', subjects: tombstoned, body: { reason: 'x' } }),
      ),
      refuse(
        'a restored memory that was live',
        'MALFORMED',
        followed({ kind: 'restore', subjects: one, body: { reason: 'x' } }),
      ),
      refuse(
        'an edge that is there',
        'MALFORMED',
        followed({
          kind: 'add_edge',
          subjects: [plainId(0), plainId(1)],
          body: { type: 'related_to' },
        }),
      ),
      refuse(
        'an edge with one end',
        'MALFORMED',
        followed({ kind: 'add_edge', subjects: one, body: { type: 'follows' } }),
      ),
      refuse(
        'an edge removed that was',
        'MALFORMED',
        followed({
          kind: 'remove_edge',
          subjects: [plainId(1), plainId(0)],
          body: { type: 'derived_from', reason: 'x' },
        }),
      ),
      refuse(
        'a request about nothing',
        'MALFORMED',
        followed({
          kind: 'add_edge',
          subjects: [plainId(70), plainId(71)],
          body: { type: 'follows', request: Buffer.alloc(32) },
        }),
      ),
      refuse(
        'a write that leads to another root',
        'ROOT_MISMATCH',
        followed({
          kind: 'write',
          subjects: [plainId(50)],
          type: 'Fact',
          body: write,
        }),
      ),
      refuse(
        'an entry of no effect that leads to the root before',
        'ROOT_MISMATCH',
        followed({
          kind: 'revoke',
          body: { reason: 'x', scopeId: 's' },
        }),
      ),
    ],
  }
}

function rawVersion(): Omit<Bodies['update'], 'version'> {
  return {
    data: encodeCbor(new Map([[1, 'text']])),
    forms: { short: 'text', medium: 'text' },
    confidence: 1,
    provenance: { source: 'user_input' },
    validFrom: 1,
  }
}

function reservedTrailer(whole: Uint8Array): Uint8Array {
  const trailer = Buffer.from(whole.subarray(whole.length - 52))
  trailer[7] = 1
  trailer.writeUInt32BE(crc32(trailer.subarray(0, 48)), 48)
  return Buffer.concat([whole.subarray(0, whole.length - 52), trailer])
}
