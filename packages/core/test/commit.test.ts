import { describe, expect, it } from 'vitest'
import { importJournal } from '../src/index.ts'
import { aFact, openTestCortex, type TestCortex, testId } from '../src/testing/index.ts'
import { refusal } from './helpers.ts'

const ID = '00112233445566778899aabbccddeeff'
const OTHER = 'ff'.repeat(16)
const data = aFact()

/** Two memories; the second is to be hidden. */
async function prepared(cortex: TestCortex) {
  const kept = await cortex.write({ data })
  const hidden = await cortex.write({ data: aFact('2') })
  return [
    { update: kept.id, with: { data: aFact('3') } },
    { tombstone: hidden.id, reason: 'x' },
    { write: { data: aFact('4'), id: testId(9) } },
  ] as const
}

describe('a commit of several changes', () => {
  it('[E90] is one block: all of its changes are there, or none', async () => {
    await using cortex = await openTestCortex()
    const changes = await prepared(cortex)
    const before = cortex.dump()

    const broken = cortex.commit([...changes, { tombstone: testId(8), reason: 'x' }])
    await expect(broken).rejects.toThrow(refusal('NOT_FOUND', 'uri'))
    expect(cortex.dump()).toEqual(before)

    const stale = cortex.commit([
      changes[2],
      { update: changes[0].update, with: { data, expectedVersion: 7 } },
    ])
    await expect(stale).rejects.toThrow(refusal('VERSION_CONFLICT', 'expectedVersion'))
    expect(cortex.dump()).toEqual(before)

    const { seq, repeated } = await cortex.commit(changes)
    expect([seq, repeated]).toEqual([3, false])
    expect((await cortex.resolveLatest(changes[0].update)).version.version).toBe(2)
    expect((await cortex.resolveLatest(changes[1].tombstone)).head.tombstoned).toBeDefined()
    expect((await cortex.resolveLatest(testId(9))).data).toEqual(aFact('4'))
    const kinds = []
    for await (const entry of cortex.journal({ from: seq })) kinds.push(entry.kind)
    expect(kinds).toEqual(['update', 'tombstone', 'write'])
  })

  it('[E90] is the same after a fold of the journal', async () => {
    await using cortex = await openTestCortex()
    await cortex.commit(await prepared(cortex), { commitId: ID })
    const before = await cortex.overallRoot()

    const { root } = await cortex.rebuild()

    expect(root).toBe(before)
    expect((await cortex.verify()).ok).toBe(true)
    const { root: imported } = await importJournal(
      `${cortex.root}-copy`,
      'copy',
      cortex.exportJournal(),
    )
    expect(imported).toBe(before)
  })

  it('[E91] with a commit id happens once, also if what it found has changed', async () => {
    await using cortex = await openTestCortex()
    const changes = await prepared(cortex)
    const first = await cortex.commit(changes, { commitId: ID, request: 'turn 7' })
    const before = cortex.dump()

    const again = await cortex.commit([{ update: testId(9), with: { data } }], {
      commitId: ID,
      request: 'turn 7',
    })

    expect(again).toEqual({ seq: first.seq, repeated: true })
    expect(cortex.dump()).toEqual(before)
    const other = cortex.commit(changes, { commitId: ID, request: 'turn 8' })
    await expect(other).rejects.toThrow(refusal('COMMIT_ID_REUSED', 'commitId'))
    await cortex.rebuild()
    const rebuilt = await cortex.commit(changes, { commitId: ID, request: 'turn 7' })
    expect(rebuilt).toEqual({ seq: first.seq, repeated: true })
  })

  it('[E91] without a request compares the changes', async () => {
    await using cortex = await openTestCortex()
    const one = { write: { data, id: testId(9) } }
    await cortex.commit([one], { commitId: OTHER })

    expect((await cortex.commit([one], { commitId: OTHER })).repeated).toBe(true)
    const other = cortex.commit([{ write: { data: aFact('2'), id: testId(9) } }], {
      commitId: OTHER,
    })
    await expect(other).rejects.toThrow(refusal('COMMIT_ID_REUSED', 'commitId'))
  })

  it('[E92] refuses two changes of one memory, and what belongs elsewhere', async () => {
    await using cortex = await openTestCortex()
    const [change] = await prepared(cortex)
    const before = cortex.dump()

    const twice = cortex.commit([change, { tombstone: change.update, reason: 'x' }])
    await expect(twice).rejects.toThrow(refusal('INVALID_INPUT', 'changes'))
    const closing = cortex.commit([{ write: { data, replace: 'subject-predicate' } as never }])
    await expect(closing).rejects.toThrow(refusal('INVALID_INPUT', 'changes[0].write.replace'))
    const unknown = cortex.commit([{ erase: change.update } as never])
    await expect(unknown).rejects.toThrow(refusal('INVALID_INPUT', 'changes[0]'))
    expect(cortex.dump()).toEqual(before)
    expect(await cortex.commit([])).toMatchObject({ repeated: false })
    expect(cortex.dump()).toEqual(before)
  })
})
