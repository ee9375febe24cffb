/** Exported journals with erased memories in `vectors/proofs.json`: whole, as stubs, and forged. */
import { decodeCbor, encodeCbor } from '../../src/codec/cbor.ts'
import { sha256 } from '../../src/codec/hash.ts'
import { aFact } from '../../src/testing/builders.ts'
import { accept, type Fields, type ProofVectors, refuse } from './forged-files.ts'
import { type Draft, PlainJournal, plainId } from './plain-journal.ts'

const GONE = plainId(0)
const OTHER = plainId(1)
const WRITE = 1
const TOMBSTONE = 5
const EDGE = 6

/** One memory that was written, changed, linked, tombstoned and restored, then erased. */
function erasedJournal(): PlainJournal {
  const journal = new PlainJournal()
  const edge = { subjects: [GONE, OTHER] }
  const body = { request: Buffer.alloc(32, 7) }
  journal.write(GONE, aFact('what nobody should know'), { ...body, tags: ['secret'] })
  journal.write(OTHER, aFact('what anybody may know'))
  journal.update(GONE, aFact('what nobody should know either'), 2)
  journal.commit({ kind: 'update_head', subjects: [GONE], body: { importance: 3, tags: ['s'] } })
  journal.commit({ kind: 'tombstone', subjects: [GONE], body: { reason: 'known to somebody' } })
  journal.commit({
    kind: 'add_edge',
    ...edge,
    body: { type: 'related_to', weight: 0.5, data: 'both are known' },
  })
  journal.commit({ kind: 'restore', subjects: [GONE], body: { reason: 'x' } })
  journal.commit({ kind: 'remove_edge', ...edge, body: { type: 'related_to', reason: 'unknown' } })
  journal.commit({ kind: 'erase', subjects: [GONE], body: { reason: 'asked for' } })
  return journal
}

export function erasedJournalVectors(): ProofVectors {
  const journal = erasedJournal()
  const { root } = journal.state
  const blocks = journal.without(GONE)
  const unfinished = new PlainJournal()
  unfinished.write(GONE, aFact('what nobody should know'))
  /** The bytes of the first part of block `index` changed, as a stub or as what it was. */
  const withPart = (index: number, change: (part: [unknown, Buffer]) => void): Uint8Array => {
    const block = new Map(decodeCbor(blocks[index] as Uint8Array) as Fields)
    const [[header, parts]] = block.get(5) as unknown as [[Uint8Array, [unknown, Uint8Array][]]]
    const [[mark, body], ...rest] = parts as [[unknown, Uint8Array], ...[unknown, Uint8Array][]]
    const part: [unknown, Buffer] = [mark, Buffer.from(body)]
    change(part)
    block.set(5, [[header, [part, ...rest]]] as never)
    return journal.export(blocks.with(index, encodeCbor(block as never)))
  }
  const withByte = (index: number, at: number, value: number): Uint8Array =>
    withPart(index, ([, body]) => {
      body[at] = value
    })
  const followed = (draft: Draft): Uint8Array => journal.export([...blocks, journal.draft(draft)])
  return {
    valid: [
      accept('an erasure that is not finished', 'journal', root, journal.export()),
      accept('an erased memory', 'journal', root, journal.export(blocks)),
      accept(
        'an erasure that was finished while the journal was read',
        'journal',
        root,
        journal.export(
          blocks.map((block, at) => (at < 3 ? (journal.blocks[at] as Uint8Array) : block)),
        ),
      ),
    ],
    invalid: [
      refuse('a stub, and nobody erased', 'MALFORMED', unfinished.export(unfinished.without(GONE))),
      refuse(
        'an erased memory with a part that is left',
        'MALFORMED',
        journal.export(blocks.with(3, journal.blocks[3] as Uint8Array)),
      ),
      refuse('a stub with another value', 'ROOT_MISMATCH', withByte(WRITE, 40, 1)),
      refuse('a stub with another hash', 'PROOF_INVALID', withByte(WRITE, 4, 1)),
      refuse('a stub with unknown flags', 'MALFORMED', withByte(WRITE, 64, 2)),
      refuse('a stub of a memory that says edge', 'MALFORMED', withByte(WRITE, 65, 15)),
      refuse('a stub of an edge that says memory', 'MALFORMED', withByte(EDGE, 65, 0)),
      refuse('a stub of an edge of no type', 'MALFORMED', withByte(EDGE, 65, 99)),
      refuse('a stub of an edge of another type', 'MALFORMED', withByte(EDGE + 2, 65, 1)),
      refuse('a stub with more in it', 'MALFORMED', withByte(TOMBSTONE, 66, 1)),
      refuse(
        'a stub that is cut',
        'MALFORMED',
        withPart(WRITE, (part) => {
          part[1] = part[1].subarray(0, 65)
        }),
      ),
      refuse(
        'a stub with another mark',
        'MALFORMED',
        withPart(WRITE, (part) => {
          part[0] = 'cortex.erased.v2'
        }),
      ),
      refuse(
        'a genesis that was erased',
        'MALFORMED',
        withPart(0, (part) => {
          const hash = sha256(Buffer.concat([part[0] as Uint8Array, part[1]]))
          part[0] = 'cortex.erased.v1'
          part[1] = Buffer.concat([hash, Buffer.alloc(34)])
        }),
      ),
      refuse(
        'a second erasure',
        'MALFORMED',
        followed({ kind: 'erase', subjects: [GONE], body: { reason: 'x' } }),
      ),
      refuse(
        'an erasure of nothing',
        'MALFORMED',
        followed({ kind: 'erase', subjects: [plainId(9)], body: { reason: 'x' } }),
      ),
      refuse(
        'a tombstone after an erasure',
        'MALFORMED',
        followed({ kind: 'tombstone', subjects: [GONE], body: { reason: 'x' } }),
      ),
      refuse(
        'a restored memory that was erased',
        'MALFORMED',
        followed({ kind: 'restore', subjects: [GONE], body: { reason: 'x' } }),
      ),
      refuse(
        'a memory reopened that nothing took the place of',
        'MALFORMED',
        followed({ kind: 'update_head', subjects: [OTHER], body: { reopened: true } }),
      ),
      refuse(
        'an end of what is not reopened',
        'MALFORMED',
        followed({
          kind: 'update_head',
          subjects: [OTHER],
          body: { importance: 1, validUntil: 5 },
        }),
      ),
    ],
  }
}
