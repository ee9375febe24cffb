import { describe, expect, it } from 'vitest'
import { assertJournaled } from '../src/engine/committer.ts'
import { importJournal, type Receipt } from '../src/index.ts'
import { Batch } from '../src/store/batch.ts'
import { MemoryStore } from '../src/store/memory-store.ts'
import { aFact, openTestCortex, type TestCortex, testId } from '../src/testing/index.ts'
import { collect, exported, refusal } from './helpers.ts'

const ID = '00112233445566778899aabbccddeeff'
const OTHER = 'ff'.repeat(16)
const data = aFact()

/** Two memories and, per verb, a call under a commit id. */
async function prepared(cortex: TestCortex): Promise<void> {
  await cortex.write({ data })
  await cortex.write({ data })
}

const uri = `matrix://cortex/Fact/${testId(0)}#1` as Receipt['uri']
const edge = { src: testId(0), type: 'references', dst: testId(1) } as const
const CALLS: readonly (readonly [
  name: string,
  call: (cortex: TestCortex, by?: string) => Promise<Receipt | undefined>,
])[] = [
  ['write', (c, by = 'ada') => c.write({ data, by, commitId: ID })],
  ['update', (c, by = 'ada') => c.update(uri, { data, by, commitId: ID })],
  ['updateHead', (c, by = 'ada') => c.updateHead(uri, { importance: 1 }, { by, commitId: ID })],
  ['tombstone', (c, by = 'ada') => c.tombstone(uri, { reason: 'x', by, commitId: ID })],
  ['addEdge', (c, by = 'ada') => c.addEdge({ ...edge, by, commitId: ID })],
]

describe('a commit id', () => {
  it.each(CALLS)('[E16] makes %s again return the first receipt', async (_name, call) => {
    await using cortex = await openTestCortex()
    await prepared(cortex)
    const first = await call(cortex)
    const before = cortex.dump()

    expect(await call(cortex)).toEqual(first)
    expect(await call(cortex)).toEqual(first)
    expect(cortex.dump()).toEqual(before)
  })

  it.each(CALLS)('[E17] refuses %s with another input', async (_name, call) => {
    await using cortex = await openTestCortex()
    await prepared(cortex)
    const first = await call(cortex)
    const before = cortex.dump()

    const second = call(cortex, 'bob')

    await expect(second).rejects.toThrow(refusal('COMMIT_ID_REUSED', 'commitId'))
    await expect(second).rejects.toMatchObject({ details: { seq: first?.seq } })
    expect(cortex.dump()).toEqual(before)
  })

  it('[E16] returns the first result after later changes to the memory', async () => {
    await using cortex = await openTestCortex()
    const first = await cortex.write({ data, commitId: ID })
    await cortex.update(first.uri, { data: aFact('2') })
    await cortex.tombstone(first.uri, { reason: 'x' })

    expect(await cortex.write({ data, commitId: ID })).toEqual(first)
  })

  it('[E16] outlives reopening, rebuild and import', async () => {
    let cortex = await openTestCortex()
    await prepared(cortex)
    const first = await cortex.update(uri, { data, commitId: ID })
    await cortex.update(uri, { data: aFact('3') })

    cortex = await cortex.reopen()
    expect(await cortex.update(uri, { data, commitId: ID })).toEqual(first)
    await cortex.rebuild()
    expect(await cortex.update(uri, { data, commitId: ID })).toEqual(first)
    await importJournal(cortex.root, 'copy', [await exported(cortex)])
    const copy = await openTestCortex({ root: cortex.root, actor: 'copy' })
    expect(await copy.update(uri, { data, commitId: ID })).toEqual(first)
    await expect(copy.update(uri, { data: aFact('4'), commitId: ID })).rejects.toThrow(
      refusal('COMMIT_ID_REUSED'),
    )

    await copy.close()
    await cortex[Symbol.asyncDispose]()
  })

  it('[E16] is recognised among calls that wait together, in either case of its digits', async () => {
    await using cortex = await openTestCortex()
    const commitId = ID.toUpperCase()

    const [first, again, other] = await Promise.allSettled([
      cortex.write({ data, commitId: ID }),
      cortex.write({ data, commitId }),
      cortex.write({ data: aFact('other'), commitId: ID }),
    ])

    expect(first).toMatchObject({ status: 'fulfilled' })
    expect(again).toEqual(first)
    expect(other).toMatchObject({ reason: { code: 'COMMIT_ID_REUSED' } })
    expect((await cortex.status()).nextSeq).toBe(2)
  })

  it('[E16] takes the order of keys for nothing and an absent field for undefined', async () => {
    await using cortex = await openTestCortex()
    const { statement, ...rest } = data
    const first = await cortex.write({ data, tags: ['a'], importance: 1, commitId: ID })

    const again = await cortex.write({
      commitId: ID,
      importance: 1,
      tags: ['a'],
      data: { statement, ...rest },
      ...({ by: undefined } as object),
    })

    expect(again).toEqual(first)
  })

  it('[E17] belongs to one verb', async () => {
    await using cortex = await openTestCortex()
    await prepared(cortex)
    await cortex.updateHead(uri, { importance: 1 }, { commitId: ID })

    const calls = [
      cortex.tombstone(uri, { reason: 'x', commitId: ID }),
      cortex.write({ data, commitId: ID }),
      cortex.removeEdge({ ...edge, reason: 'x', commitId: ID }),
    ]

    for (const call of calls) await expect(call).rejects.toThrow(refusal('COMMIT_ID_REUSED'))
  })

  it('[E18] is not used up by a call that was refused', async () => {
    await using cortex = await openTestCortex()
    await prepared(cortex)
    const stale = cortex.update(uri, { data, expectedVersion: 9, commitId: ID })
    await expect(stale).rejects.toThrow(refusal('VERSION_CONFLICT'))

    const { version } = await cortex.update(uri, { data, commitId: ID })

    expect(version).toBe(2)
  })

  it('[E18] is not used up by a call that had nothing to do', async () => {
    await using cortex = await openTestCortex()
    await prepared(cortex)
    await cortex.addEdge(edge)
    expect(await cortex.addEdge({ ...edge, commitId: ID })).toBeUndefined()

    expect((await cortex.write({ data, commitId: ID })).version).toBe(1)
  })

  it('[E16] is in the journal with its call', async () => {
    await using cortex = await openTestCortex()
    await cortex.write({ data, commitId: ID })
    await cortex.write({ data, commitId: OTHER })
    await cortex.write({ data })

    const ids = (await collect(cortex.journal({ from: 1 }))).map(({ commitId }) => commitId)

    expect(ids.slice(0, 2)).toEqual([ID, OTHER])
    expect(ids[2]).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('a group of calls', () => {
  it('[E19] fails one by one: each sees what the ones before it left', async () => {
    await using cortex = await openTestCortex()
    const id = testId(5, 1)
    const memory = `matrix://cortex/Fact/${id}#1` as Receipt['uri']

    const outcomes = await Promise.allSettled([
      cortex.update(memory, { data }),
      cortex.write({ data, id }),
      cortex.write({ data, id }),
      cortex.update(memory, { data: aFact('2') }),
      cortex.tombstone(memory, { reason: 'x' }),
      cortex.update(memory, { data: aFact('3') }),
    ])

    expect(outcomes.map((o) => (o.status === 'fulfilled' ? o.value.seq : o.reason.code))).toEqual([
      'NOT_FOUND',
      1,
      'ALREADY_EXISTS',
      2,
      3,
      'TOMBSTONED',
    ])
    const report = await cortex.verify()
    expect(report.problems).toEqual([])
  })

  it('[E20] gives the same export as the same calls one by one', async () => {
    const calls = (cortex: TestCortex): (() => Promise<unknown>)[] => [
      () => cortex.write({ data }),
      () => cortex.write({ data, id: testId(0) }).catch(() => undefined),
      () => cortex.write({ data: aFact('2'), tags: ['a'] }),
      () => cortex.addEdge(edge),
      () => cortex.update(uri, { data: aFact('3'), commitId: ID }),
    ]
    await using one = await openTestCortex()
    await using all = await openTestCortex()

    for (const call of calls(one)) await call()
    await Promise.all(calls(all).map((call) => call()))

    expect(await exported(all)).toEqual(await exported(one))
    expect(all.dump()).toEqual(one.dump())
  })

  it('[E21] cannot commit keys without an entry', () => {
    const batch = new Batch(new MemoryStore().snapshot())
    expect(() => assertJournaled(batch, [])).not.toThrow()
    batch.put(Buffer.from('m/x'), Buffer.of(1))

    expect(() => assertJournaled(batch, [])).toThrow(refusal('BATCH_NO_JOURNAL'))
    expect(() => assertJournaled(batch, [Buffer.of(1)])).not.toThrow()
  })
})
