import { describe, expect, it } from 'vitest'
import { journalVectors } from '../../test/vectors/journal-vectors.ts'
import { encodeCbor } from '../codec/cbor.ts'
import { renderForms } from '../forms/forms.ts'
import { type Bodies, EMPTY_BODY, encodeBody, encodeRest } from '../journal/bodies.ts'
import { type Entry, type Header, sealEntry } from '../journal/entry.ts'
import type { JournalKind } from '../journal/kinds.ts'
import { headKey, prefixOf } from '../keys/keyspace.ts'
import { encodeData } from '../memory/data.ts'
import { Batch } from '../store/batch.ts'
import { MemoryStore } from '../store/memory-store.ts'
import { aFact } from '../testing/builders.ts'
import { readHead, readSalience, readWeights } from './records.ts'
import { applyEntries, sealState } from './reducer.ts'
import { EMPTY_STATE, type ViewState } from './state.ts'
import { Target, TreeCaches } from './target.ts'

const A = Buffer.alloc(16, 0xaa)
const B = Buffer.alloc(16, 0xbb)
const COMMIT = Buffer.alloc(16, 1)

const version: Bodies['update'] = {
  version: 2,
  data: encodeData(aFact()),
  forms: renderForms(aFact()),
  confidence: 1,
  provenance: { source: 'user_input' },
  validFrom: 0,
}
const write: Bodies['write'] = {
  ...version,
  version: 1,
  actorScope: 'ada',
  visibility: 'private',
  importance: 0,
  tags: ['red'],
}

/** A journal in the making, applied entry by entry to an empty view. */
class Journal {
  readonly target = new Target(new Batch(new MemoryStore().snapshot()), new TreeCaches())
  state: ViewState = EMPTY_STATE

  entry<K extends JournalKind>(
    kind: K,
    body: Bodies[K] | Uint8Array,
    subjects: readonly Uint8Array[] = [],
    rest: Partial<Header> = {},
    further: readonly Uint8Array[] = [],
  ): Entry {
    const first = body instanceof Uint8Array ? body : encodeBody(kind, body)
    const bodies = [first, ...subjects.slice(1).map((_, at) => further[at] ?? EMPTY_BODY)]
    const about = subjects.length === 0 ? {} : { subjects }
    const header = { seq: this.state.nextSeq, kind, at: 100 + this.state.nextSeq, by: 'ada' }
    return sealEntry(
      { ...header, ...about, ...rest },
      bodies.map((bytes) => ({ salt: Buffer.alloc(16, 7), body: bytes })),
    )
  }

  apply(...entries: readonly Entry[]): void {
    this.state = sealState(this.target, applyEntries(this.target, this.state, COMMIT, entries))
  }

  /** Keys that are in an index now. */
  indexed(prefix: string): number {
    const changes = [...this.target.batch.changes()]
    return changes.filter(([key, value]) => prefixOf(key) === prefix && value !== undefined).length
  }
}

/** Genesis, a fact, another one, an edge between them. */
function started(): Journal {
  const journal = new Journal()
  journal.apply(journal.entry('genesis', { actor: 'ada', format: 1 }))
  for (const id of [A, B]) journal.apply(journal.entry('write', write, [id], { type: 'Fact' }))
  journal.apply(journal.entry('add_edge', { type: 'follows' }, [A, B]))
  return journal
}

const BROKEN: readonly (readonly [string, (journal: Journal) => Entry])[] = [
  ['a second genesis', (j) => j.entry('genesis', { actor: 'eve', format: 1 })],
  ['an entry out of sequence', (j) => j.entry('tombstone', { reason: 'x' }, [A], { seq: 9 })],
  ['a write of what exists', (j) => j.entry('write', write, [A], { type: 'Fact' })],
  [
    'a write that begins with version 2',
    (j) => j.entry('write', { ...write, version: 2 }, [Buffer.alloc(16, 1)], { type: 'Fact' }),
  ],
  ['a write without a type', (j) => j.entry('write', write, [Buffer.alloc(16, 1)])],
  ['a write of nothing', (j) => j.entry('write', write, [], { type: 'Fact' })],
  [
    'an update of what is not there',
    (j) => j.entry('update', version, [Buffer.alloc(16, 1)], { type: 'Fact' }),
  ],
  [
    'an update that skips a version',
    (j) => j.entry('update', { ...version, version: 3 }, [A], { type: 'Fact' }),
  ],
  ['an update to another type', (j) => j.entry('update', version, [A], { type: 'Goal' })],
  ['a head update of nothing', (j) => j.entry('update_head', {}, [Buffer.alloc(16, 1)])],
  ['a restore of what is alive', (j) => j.entry('restore', { reason: 'x' }, [A])],
  ['an edge that is there', (j) => j.entry('add_edge', { type: 'follows' }, [A, B])],
  ['an edge with one end', (j) => j.entry('add_edge', { type: 'part_of' }, [A])],
  [
    'removing an edge that is not there',
    (j) => j.entry('remove_edge', { type: 'part_of', reason: 'x' }, [A, B]),
  ],
  ['a body of another kind', (j) => j.entry('tombstone', encodeCbor([1]), [A])],
  ['a body that is not canonical', (j) => j.entry('tombstone', Buffer.from('a10161', 'hex'), [A])],
]

describe('the reducer', () => {
  it.each(BROKEN)('[E37] refuses %s', (_name, make) => {
    const journal = started()
    const entry = make(journal)

    expect(() => journal.apply(entry)).toThrow(
      expect.objectContaining({
        code: 'CORRUPT',
        details: { seq: entry.header.seq, kind: entry.header.kind },
      }),
    )
  })

  it('[E37] refuses every change of a tombstoned memory but its restoring', () => {
    const journal = started()
    journal.apply(journal.entry('tombstone', { reason: 'x' }, [A]))
    for (const entry of [
      journal.entry('tombstone', { reason: 'x' }, [A]),
      journal.entry('update', version, [A], { type: 'Fact' }),
      journal.entry('update_head', { importance: 1 }, [A]),
    ]) {
      expect(() => journal.apply(entry)).toThrow(expect.objectContaining({ code: 'CORRUPT' }))
    }
    journal.apply(journal.entry('restore', { reason: 'was right' }, [A]))
    expect(journal.state.tombstoned).toBe(0)
  })

  const COLD = [0.25, 0.15, 0.3, 0.2, 0.1].map(Math.fround)
  const MOVED = [0.3, 0.15, 0.25, 0.2, 0.1]
  const WEIGHTS: Bodies['learn_weights'] = { sourceSeq: 4, rate: 0.05, before: COLD, after: MOVED }
  const STEP = { intentId: 'i', stepId: 's', budgetTokens: 9, type: 'Fact', version: 1 } as const

  it.each<[string, (journal: Journal) => Entry]>([
    ['weights that were others', (j) => j.entry('learn_weights', { ...WEIGHTS, before: MOVED })],
    [
      'a step that is called skipped',
      (j) => j.entry('learn_weights', { ...WEIGHTS, skipped: true }),
    ],
    ['a skipped step that is none', (j) => j.entry('learn_weights', { ...WEIGHTS, after: COLD })],
    ['an attest of nobody', (j) => j.entry('attest', { intentId: 'i' }, [Buffer.alloc(16, 1)])],
    ['an attest without a time', (j) => j.entry('attest', { intentId: 'i' }, [A])],
    ['a line without its salience', (j) => j.entry('compact', { ...STEP, shortForm: 'x' }, [A])],
    ['a compaction of nothing', (j) => j.entry('compact', STEP)],
    [
      'a write that closes what is not there',
      (j) =>
        j.entry('write', write, [Buffer.alloc(16, 1), Buffer.alloc(16, 2)], { type: 'Fact' }, [
          encodeRest('write', { validUntil: 1 }),
        ]),
    ],
    [
      'a write that does not say when the other ended',
      (j) => j.entry('write', write, [Buffer.alloc(16, 1), A], { type: 'Fact' }),
    ],
  ])('[A19] refuses %s', (_name, make) => {
    const journal = started()
    const entry = make(journal)
    expect(() => journal.apply(entry)).toThrow(expect.objectContaining({ code: 'CORRUPT' }))
  })

  it('[A19] refuses an attest under a commit id that nothing was learned from', () => {
    const journal = started()
    const entry = journal.entry('attest', { intentId: 'i', request: Buffer.alloc(32) })
    expect(() => journal.apply(entry)).toThrow(expect.objectContaining({ code: 'CORRUPT' }))
  })

  it('[A19] assigns what the entries say', () => {
    const journal = started()
    const attested = { intentId: 'i', lastUsed: 77, accessCount: 5, citations: 4 }
    journal.apply(journal.entry('attest', attested, [A]))
    journal.apply(journal.entry('learn_weights', WEIGHTS))
    expect(readSalience(journal.target, A)).toMatchObject({
      lastUsed: 77,
      accessCount: 5,
      citations: 4,
    })
    expect(readWeights(journal.target)).toMatchObject({ recency: 0.3, updates: 1, updatedAt: 105 })
  })

  it('[E37] says STORE_NEWER for a kind that it cannot apply yet', () => {
    const applied: readonly JournalKind[] = [
      'genesis',
      'write',
      'update',
      'update_head',
      'tombstone',
      'restore',
      'add_edge',
      'remove_edge',
      'compact',
      'attest',
      'learn_weights',
      'find_late',
      'erase',
      'scope_violation',
      'revoke',
      'set_owner',
    ]
    const { entries } = journalVectors()
    for (const { kind, parts } of entries.filter((vector) => !applied.includes(vector.kind))) {
      const journal = started()
      const entry = journal.entry(kind, Buffer.from(parts[0]?.body ?? '', 'hex'))
      expect(() => journal.apply(entry)).toThrow(
        expect.objectContaining({ code: 'STORE_NEWER', details: { seq: 4, kind } }),
      )
    }
  })

  it('[E25] a restored memory is back in its indexes, and leaves `tomb/`', () => {
    const journal = started()
    const before = ['idx/type/', 'idx/tag/', 'tomb/'].map((prefix) => journal.indexed(prefix))
    journal.apply(journal.entry('tombstone', { reason: 'x' }, [A]))
    expect(['idx/type/', 'idx/tag/', 'tomb/'].map((prefix) => journal.indexed(prefix))).toEqual([
      1, 1, 1,
    ])

    journal.apply(journal.entry('restore', { reason: 'was right' }, [A]))

    expect(['idx/type/', 'idx/tag/', 'tomb/'].map((prefix) => journal.indexed(prefix))).toEqual(
      before,
    )
    const head = readHead(journal.target, A)
    expect(head?.tombstoned).toBeUndefined()
    expect(head?.lastUpdatedAt).toBe(105)
  })

  it('[E30] gives the same state for entries of one block or of many', () => {
    const [one, many] = [started(), started()]
    const entries = (journal: Journal): Entry[] => {
      const { nextSeq: seq } = journal.state
      return [
        journal.entry('tombstone', { reason: 'x' }, [A], { seq }),
        journal.entry('tombstone', { reason: 'y' }, [B], { seq: seq + 1 }),
      ]
    }

    one.apply(...entries(one))
    for (const entry of entries(many)) many.apply(entry)

    expect(one.state).toEqual(many.state)
    expect(one.target.batch.get(headKey(A))).toEqual(many.target.batch.get(headKey(A)))
  })
})
