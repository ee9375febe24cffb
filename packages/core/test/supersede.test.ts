import { describe, expect, it } from 'vitest'
import type { MemoryData, Receipt, WriteInput } from '../src/index.ts'
import { LIMITS } from '../src/index.ts'
import {
  aFact,
  aGoal,
  dataOf,
  openTestCortex,
  type TestCortex,
  testId,
} from '../src/testing/index.ts'
import { collect, keysBelow, refusal, uriOf } from './helpers.ts'

const REPLACE = { replace: 'subject-predicate' } as const

function about(subject: string, statement: string, predicate = 'is'): MemoryData {
  return { type: 'Fact', subject, predicate, statement }
}

async function headOf(cortex: TestCortex, { id }: Receipt) {
  return (await cortex.resolveLatest(id)).head
}

async function supersededBy(cortex: TestCortex, receipt: Receipt): Promise<string[]> {
  const edges = await collect(cortex.edgesIn(receipt.id, { types: ['supersedes'] }))
  return edges.map(({ src }) => src)
}

describe('write() with supersedes', () => {
  it('[E65] closes the old memory and links it, in one block', async () => {
    await using cortex = await openTestCortex()
    const old = await cortex.write({ data: aFact('it is blue'), importance: 3 })
    cortex.doors.advance(1000)

    const next = await cortex.write({ data: aFact('it is grey'), supersedes: old.uri, by: 'ada' })

    expect(next).toMatchObject({ version: 1, seq: 2 })
    expect(await headOf(cortex, old)).toMatchObject({
      validUntil: cortex.doors.now,
      supersededBy: next.id,
      lastUpdatedAt: cortex.doors.now,
      currentVersion: 1,
    })
    expect(await headOf(cortex, next)).not.toHaveProperty('validUntil')
    expect(await cortex.getEdge(next.id, 'supersedes', old.id)).toMatchObject({
      createdBy: 'ada',
      createdAt: cortex.doors.now,
      tombstoned: false,
    })
    const entries = await collect(cortex.journal({ from: 2 }))
    expect(entries.map(({ kind, subjects }) => [kind, subjects])).toEqual([
      ['write', [next.id, old.id]],
      ['add_edge', [next.id, old.id]],
    ])
    expect(new Set(entries.map(({ commitId }) => commitId)).size).toBe(1)
  })

  it('[E65] ends the old one where the new one begins, or earlier if it ended earlier', async () => {
    await using cortex = await openTestCortex()
    const now = cortex.doors.now
    const open = await cortex.write({ data: aGoal('1'), validFrom: 5 })
    const ended = await cortex.write({ data: aGoal('2'), validFrom: 5, validUntil: 50 })

    await cortex.write({ data: aGoal('3'), supersedes: open.uri, validFrom: 70 })
    await cortex.write({ data: aGoal('4'), supersedes: ended.uri, validFrom: 70 })
    const late = await cortex.write({ data: aGoal('5') })
    await cortex.write({ data: aGoal('6'), supersedes: late.uri, validFrom: now + 9 })

    expect((await headOf(cortex, open)).validUntil).toBe(70)
    expect((await headOf(cortex, ended)).validUntil).toBe(50)
    expect((await headOf(cortex, late)).validUntil).toBe(now + 9)
  })

  it('[E66] refuses what cannot be superseded, and then changes nothing', async () => {
    await using cortex = await openTestCortex()
    const fact = await cortex.write({ data: aFact('1') })
    const gone = await cortex.write({ data: aFact('2') })
    const old = await cortex.write({ data: aFact('3') })
    await cortex.tombstone(gone.uri, { reason: 'x' })
    const next = await cortex.write({ data: aFact('4'), supersedes: old.uri })
    const before = cortex.dump()
    const attempt = (input: Partial<WriteInput>): Promise<Receipt> =>
      cortex.write({ data: aFact('5'), ...input })
    const path = 'supersedes'

    await expect(attempt({ data: aGoal(), supersedes: fact.uri })).rejects.toThrow(
      refusal('TYPE_DATA_MISMATCH', path),
    )
    for (const uri of [uriOf('Fact', testId(99)), uriOf('Fact', fact.id, 2)]) {
      await expect(attempt({ supersedes: uri })).rejects.toThrow(refusal('NOT_FOUND', path))
    }
    await expect(attempt({ supersedes: gone.uri })).rejects.toThrow(refusal('TOMBSTONED', path))
    await expect(attempt({ supersedes: old.uri })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      path,
      details: { supersededBy: next.id },
    })
    await expect(attempt({ supersedes: 'x' as never })).rejects.toThrow(refusal('BAD_URI', path))
    expect(cortex.dump()).toEqual(before)
  })

  it('[E66] of many at once exactly one succeeds', async () => {
    await using cortex = await openTestCortex()
    const old = await cortex.write({ data: aFact('0') })
    const outcomes = await Promise.allSettled(
      ['1', '2', '3'].map((text) => cortex.write({ data: aFact(text), supersedes: old.uri })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await supersededBy(cortex, old)).toHaveLength(1)
  })

  it('[E70] an update of what was superseded does not bring it back', async () => {
    await using cortex = await openTestCortex()
    const old = await cortex.write({ data: aFact('1') })
    const next = await cortex.write({ data: aFact('2'), supersedes: old.uri })
    const closedAt = cortex.doors.now
    cortex.doors.advance(1000)

    await cortex.update(old.uri, { data: aFact('1, corrected') })
    expect(await headOf(cortex, old)).toMatchObject({ validUntil: closedAt, supersededBy: next.id })
    await cortex.update(old.uri, { data: aFact('1, again'), validFrom: 1, validUntil: 7 })
    expect(await headOf(cortex, old)).toMatchObject({ validUntil: 7, supersededBy: next.id })
    expect(await cortex.conflicts()).toEqual([])
  })
})

describe('write() with replace', () => {
  it('[E67] closes every fact about the same that is valid now, however it is spelled', async () => {
    await using cortex = await openTestCortex()
    const now = cortex.doors.now
    const one = await cortex.write({ data: about('Ada', 'in Paris') })
    const two = await cortex.write({ data: about(' ada.', 'in Rome', 'IS') })
    const other = await cortex.write({ data: about('Ada', 'tall', 'looks') })
    const another = await cortex.write({ data: about('Bob', 'in Oslo') })
    const planned = await cortex.write({ data: about('Ada', 'in Kyiv'), validFrom: now + 9000 })
    const over = await cortex.write({ data: about('Ada', 'at sea'), validFrom: 1, validUntil: 2 })
    const expired = await cortex.write({ data: about('Ada', 'ill'), validFrom: 1, expiresAt: now })
    const gone = await cortex.write({ data: about('Ada', 'away') })
    await cortex.tombstone(gone.uri, { reason: 'x' })

    const next = await cortex.write({ data: about('ADA', 'in Berlin'), ...REPLACE })

    for (const closed of [one, two]) {
      expect((await headOf(cortex, closed)).supersededBy).toBe(next.id)
      expect(await supersededBy(cortex, closed)).toEqual([next.id])
    }
    for (const open of [other, another, planned, over, expired, gone]) {
      expect(await headOf(cortex, open)).not.toHaveProperty('supersededBy')
    }
  })

  it('[E67] sees what waits in the same group', async () => {
    await using cortex = await openTestCortex()
    const receipts = await Promise.all(
      ['1', '2', '3', '4'].map((text) => cortex.write({ data: about('Ada', text), ...REPLACE })),
    )
    const heads = await Promise.all(receipts.map((receipt) => headOf(cortex, receipt)))
    expect(heads.map((head) => head.supersededBy)).toEqual([
      receipts[1]?.id,
      receipts[2]?.id,
      receipts[3]?.id,
      undefined,
    ])
    expect(keysBelow(cortex, 'idx/claim/')).toHaveLength(1)
  })

  it('[E67] refuses to close more than 1024', { timeout: 60_000 }, async () => {
    await using cortex = await openTestCortex()
    const texts = Array.from({ length: LIMITS.replaced + 1 }, (_, index) => `number ${index}`)
    const all = await Promise.all(texts.map((text) => cortex.write({ data: about('Ada', text) })))
    const input = { data: about('Ada', 'in the end'), ...REPLACE }
    await expect(cortex.write(input)).rejects.toThrow(refusal('INVALID_INPUT', 'replace'))
    await cortex.tombstone(all[0]?.uri as never, { reason: 'one too many' })
    await cortex.write(input)
    expect(keysBelow(cortex, 'idx/claim/')).toHaveLength(1)
  })
})

describe('write() with dedupe', () => {
  it('[E68] refreshes what is there instead of writing it twice', async () => {
    await using cortex = await openTestCortex()
    const first = await cortex.write({ data: about('Ada', 'lives in Paris'), tags: ['a'] })
    cortex.doors.advance(1000)

    const again = await cortex.write({
      data: about('ADA', 'Lives  in Paris.'),
      dedupe: true,
      tags: ['b'],
      id: testId(5, 9),
    })

    expect(again).toEqual({ ...first, seq: 2 })
    const { head, version, data } = await cortex.resolveLatest(first.id)
    expect(data).toMatchObject({ subject: 'Ada', statement: 'lives in Paris' })
    expect([head.tags, head.lastUpdatedAt, version.version]).toEqual([['a'], cortex.doors.now, 1])
    const [entry] = await collect(cortex.journal({ from: 2 }))
    expect(entry).toMatchObject({ kind: 'update_head', subjects: [first.id], body: { used: true } })
    expect((await cortex.status()).memories).toBe(1)
  })

  it('[E68] a higher confidence makes a version with the words as they were; a lower one does not', async () => {
    await using cortex = await openTestCortex()
    const first = await cortex.write({ data: about('Ada', 'in Paris'), confidence: 0.5 })
    const write = (confidence: number): Promise<Receipt> =>
      cortex.write({ data: about('ada', 'In Paris!'), dedupe: true, confidence, by: 'bob' })

    expect((await write(0.4)).version).toBe(1)
    expect((await write(0.5)).version).toBe(1)
    expect(await write(0.9)).toEqual({
      ...first,
      uri: uriOf('Fact', first.id, 2),
      version: 2,
      seq: 4,
    })

    const { version, data } = await cortex.resolveLatest(first.id)
    expect(version).toMatchObject({ confidence: 0.9, createdBy: 'bob' })
    expect(data).toEqual(about('Ada', 'in Paris'))
    // Without a word about confidence there is nothing to raise.
    await cortex.write({ data: about('Ada', 'in Paris'), dedupe: true })
    expect((await cortex.resolveLatest(first.id)).version.version).toBe(2)
  })

  it('[E68] writes what is not there: another type, stance or time', async () => {
    await using cortex = await openTestCortex()
    const belief = (stance: 'believe' | 'doubt'): MemoryData => ({
      type: 'Belief',
      statement: 'it rains',
      stance,
    })
    await cortex.write({ data: belief('believe') })
    await cortex.write({ data: aGoal('it rains') })
    const over = await cortex.write({ data: about('it', 'rains'), validFrom: 1, validUntil: 2 })
    const replaced = await cortex.write({ data: about('it', 'snows') })
    await cortex.write({ data: about('it', 'hails'), supersedes: replaced.uri })

    const inputs = [
      belief('doubt'),
      dataOf('Pattern', 'it rains'),
      about('it', 'rains'),
      about('it', 'snows'),
    ]
    const written = await Promise.all(inputs.map((data) => cortex.write({ data, dedupe: true })))

    expect(new Set(written.map(({ id }) => id)).size).toBe(4)
    expect(written.map(({ id }) => id)).not.toContain(over.id)
    expect((await cortex.status()).memories).toBe(9)
  })

  it('[E68] of several that say the same the oldest counts; of many at once one is written', async () => {
    await using cortex = await openTestCortex()
    const first = await cortex.write({ data: about('Ada', 'x') })
    await cortex.write({ data: about('Ada', 'x') })
    expect((await cortex.write({ data: about('Ada', 'x'), dedupe: true })).id).toBe(first.id)

    const all = await Promise.all(
      ['y', 'Y', 'y.'].map((text) => cortex.write({ data: about('Ada', text), dedupe: true })),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  })

  it('[E68] a retry under its commit id gives the first receipt', async () => {
    await using cortex = await openTestCortex()
    await cortex.write({ data: about('Ada', 'x'), confidence: 0.1 })
    const input = {
      data: about('Ada', 'x'),
      dedupe: true,
      confidence: 0.7,
      commitId: 'ab'.repeat(16),
    }
    const first = await cortex.write(input)
    await cortex.update(first.uri, { data: about('Ada', 'y') })
    expect(await cortex.write(input)).toEqual(first)
    await cortex.rebuild()
    expect(await cortex.write(input)).toEqual(first)
  })

  it('[E69] with replace closes the others in favour of the one that is there', async () => {
    await using cortex = await openTestCortex()
    const kept = await cortex.write({ data: about('Ada', 'in Paris') })
    const closed = await cortex.write({ data: about('Ada', 'in Rome') })
    cortex.doors.advance(10)

    const again = await cortex.write({ data: about('Ada', 'in paris'), dedupe: true, ...REPLACE })

    expect(again.id).toBe(kept.id)
    expect(await headOf(cortex, closed)).toMatchObject({
      supersededBy: kept.id,
      validUntil: cortex.doors.now,
    })
    expect(await supersededBy(cortex, closed)).toEqual([kept.id])
    expect(await headOf(cortex, kept)).not.toHaveProperty('supersededBy')
  })

  it.each<[string, Partial<WriteInput>, string]>([
    ['supersedes with replace', { supersedes: uriOf('Fact', testId(1)), ...REPLACE }, 'replace'],
    ['supersedes with dedupe', { supersedes: uriOf('Fact', testId(1)), dedupe: true }, 'dedupe'],
    ['replace of a goal', { data: aGoal(), ...REPLACE }, 'replace'],
    ['dedupe of an event', { data: dataOf('Event'), dedupe: true }, 'dedupe'],
    ['another kind of replace', { replace: 'all' as never }, 'replace'],
    ['dedupe that is not a flag', { dedupe: 1 as never }, 'dedupe'],
  ])('[E69] refuses %s', async (_name, input, path) => {
    await using cortex = await openTestCortex()
    await expect(cortex.write({ data: aFact(), ...input })).rejects.toThrow(
      refusal('INVALID_INPUT', path),
    )
  })
})

describe('idx/claim/', () => {
  it('[E71] has what live memories state, until their time was over when they were superseded', async () => {
    await using cortex = await openTestCortex()
    const count = (): number => keysBelow(cortex, 'idx/claim/').length
    const fact = await cortex.write({ data: aFact('1') })
    await cortex.write({ data: dataOf('Event') })
    expect(count()).toBe(1)
    await cortex.update(fact.uri, { data: aFact('1, really') })
    expect(count()).toBe(1)
    // The old one is valid for a second more: it stays until something else is written about it.
    const validFrom = cortex.doors.now + 1000
    const next = await cortex.write({ data: aFact('2'), supersedes: fact.uri, validFrom })
    expect(count()).toBe(2)
    cortex.doors.advance(2000)
    await cortex.updateHead(fact.uri, { importance: 1 })
    expect(count()).toBe(1)
    await cortex.tombstone(next.uri, { reason: 'x' })
    expect(count()).toBe(0)
  })
})

describe('conflicts()', () => {
  it('[E72] gives facts about the same that do not state the same', async () => {
    await using cortex = await openTestCortex()
    const paris = await cortex.write({ data: about('Ada', 'in Paris') })
    const rome = await cortex.write({ data: about('ada', 'in Rome'), confidence: 0.5 })
    await cortex.write({ data: about('Bob', 'in Oslo') })
    await cortex.write({ data: about('Bob', 'In Oslo.') })
    await cortex.write({ data: about('Ada', 'tall', 'looks') })
    await cortex.write({ data: about('Ada', 'in Kyiv'), validFrom: cortex.doors.now + 1 })

    const expected = {
      subject: 'Ada',
      predicate: 'is',
      statements: 2,
      facts: [
        { uri: paris.uri, statement: 'in Paris', confidence: 1, validFrom: cortex.doors.now },
        { uri: rome.uri, statement: 'in Rome', confidence: 0.5, validFrom: cortex.doors.now },
      ],
      more: 0,
    }
    expect(await cortex.conflicts()).toEqual([expected])
    expect(await cortex.conflicts({ subject: 'ADA!' })).toEqual([expected])
    expect(await cortex.conflicts({ subject: 'Bob' })).toEqual([])
    await cortex.tombstone(rome.uri, { reason: 'wrong' })
    expect(await cortex.conflicts()).toEqual([])
  })

  it('[E72] is bounded, and has an order that is the same everywhere', async () => {
    const found: unknown[] = []
    for (const subjects of [
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
    ]) {
      await using cortex = await openTestCortex()
      for (const subject of subjects) {
        for (const text of ['1', '2']) await cortex.write({ data: about(subject, text) })
      }
      const all = await cortex.conflicts()
      expect(all).toHaveLength(3)
      expect(await cortex.conflicts({ limit: 2 })).toEqual(all.slice(0, 2))
      found.push(all.map(({ subject }) => subject))
    }
    expect(found[0]).toEqual(found[1])
  })

  it('[E72] shows at most 64 facts of each and says how many more there are', async () => {
    await using cortex = await openTestCortex()
    const texts = Array.from({ length: 70 }, (_, index) => `number ${index}`)
    const all = await Promise.all(texts.map((text) => cortex.write({ data: about('Ada', text) })))
    const [conflict] = await cortex.conflicts()
    expect(conflict).toMatchObject({ statements: 70, more: 6 })
    expect(conflict?.facts.map(({ uri }) => uri)).toEqual(all.slice(0, 64).map(({ uri }) => uri))
  })

  it.each([
    [{ limit: 0 }, 'options.limit'],
    [{ limit: 1001 }, 'options.limit'],
    [{ subject: ' ' }, 'options.subject'],
  ])('[E72] refuses %j', async (options, path) => {
    await using cortex = await openTestCortex()
    await expect(cortex.conflicts(options)).rejects.toThrow(refusal('INVALID_INPUT', path))
  })
})

describe('supersede()', () => {
  it('[I30] closes a memory in favour of one that is there already, and links them', async () => {
    await using cortex = await openTestCortex()
    const old = await cortex.write({ data: aFact('it is blue') })
    const next = await cortex.write({ data: aFact('it is grey') })
    cortex.doors.advance(1000)

    const receipt = await cortex.supersede(old.uri, { successor: next.id, by: 'ada' })

    expect(receipt).toEqual({ ...old, seq: 3 })
    expect(await headOf(cortex, old)).toMatchObject({
      validUntil: cortex.doors.now,
      supersededBy: next.id,
    })
    expect(await supersededBy(cortex, old)).toEqual([next.id])
    expect(await headOf(cortex, next)).not.toHaveProperty('supersededBy')
    expect((await cortex.verify()).ok).toBe(true)
  })

  it('[I30] the end may be said, and an earlier one stays; a second time changes nothing', async () => {
    await using cortex = await openTestCortex()
    const { now } = cortex.doors
    const next = await cortex.write({ data: aFact('next') })
    const old = await cortex.write({ data: aFact('old') })
    const ended = await cortex.write({ data: aFact('ended'), validUntil: now + 5 })

    await cortex.supersede(old.uri, { successor: next.id, validUntil: now - 9 })
    await cortex.supersede(ended.uri, { successor: next.id, validUntil: now + 9 })
    const root = await cortex.overallRoot()
    await cortex.supersede(old.uri, { successor: next.id })

    expect((await headOf(cortex, old)).validUntil).toBe(now - 9)
    expect((await headOf(cortex, ended)).validUntil).toBe(now + 5)
    expect(await cortex.overallRoot()).toBe(root)
  })

  it('[I30] refuses what cannot be closed and what cannot take its place', async () => {
    await using cortex = await openTestCortex()
    const old = await cortex.write({ data: aFact('old') })
    const next = await cortex.write({ data: aFact('next') })
    const goal = await cortex.write({ data: aGoal() })
    const gone = await cortex.write({ data: aFact('gone') })
    await cortex.tombstone(gone.uri, { reason: 'wrong' })
    const closed = await cortex.write({ data: aFact('closed') })
    await cortex.supersede(closed.uri, { successor: next.id })
    const root = await cortex.overallRoot()

    const attempts = [
      [old.uri, old.id, 'SELF_EDGE'],
      [old.uri, testId(99), 'NOT_FOUND'],
      [old.uri, goal.id, 'TYPE_DATA_MISMATCH'],
      [old.uri, gone.id, 'TOMBSTONED'],
      [gone.uri, next.id, 'TOMBSTONED'],
      [closed.uri, old.id, 'VERSION_CONFLICT'],
    ] as const
    for (const [uri, successor, code] of attempts) {
      await expect(cortex.supersede(uri, { successor })).rejects.toMatchObject({ code })
    }
    expect(await cortex.overallRoot()).toBe(root)
  })
})
