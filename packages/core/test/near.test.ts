/** Finding by words. Rules: docs/spec/find.md. */
import { describe, expect, it } from 'vitest'
import { aFact, openTestCortex, type TestCortex, testDirectory } from '../src/testing/index.ts'
import { collect, refusal } from './helpers.ts'

async function said(cortex: TestCortex, near: string, limit = 5): Promise<string[]> {
  const { memories } = await cortex.find({ near, limit })
  return memories.map(({ data }) => (data as { statement: string }).statement)
}

describe('near', () => {
  it('[R41] finds what has a word of the question, best first, of equals the last said', async () => {
    await using cortex = await openTestCortex()
    await cortex.write({ data: aFact('the staging host is lisbon') })
    await cortex.write({ data: aFact('coffee is ready') })
    await cortex.write({ data: aFact('coffee is strong') })
    await cortex.write({ data: aFact('coffee and coffee') })

    expect(await said(cortex, 'which host is for staging?')).toEqual(['the staging host is lisbon'])
    expect(await said(cortex, 'coffee')).toEqual([
      'coffee and coffee',
      'coffee is strong',
      'coffee is ready',
    ])
    expect(await said(cortex, 'tea')).toEqual([])
  })

  it('[R43] knows a memory at once, in every process, and forgets what it no longer says', async () => {
    const root = testDirectory()
    await using writer = await openTestCortex({ root })
    await using reader = await openTestCortex({ root, readOnly: true })
    const { uri } = await writer.write({ data: aFact('port 8443') })
    expect(await said(reader, '8443')).toEqual(['port 8443'])

    const next = await writer.update(uri, { data: aFact('port 9000') })
    expect(await said(reader, '8443')).toEqual([])
    expect(await said(reader, '9000')).toEqual(['port 9000'])

    await writer.tombstone(next.uri, { reason: 'closed' })
    expect(await said(reader, '9000')).toEqual([])
  })

  it('[R44] fills the answer although most of the matches are filtered out', async () => {
    await using cortex = await openTestCortex()
    for (let index = 0; index < 300; index++) {
      const tags = index % 50 === 0 ? ['rare', 'many'] : ['many']
      await cortex.write({ data: aFact(`coffee number ${index}`), tags, importance: index % 3 })
    }
    for (const where of [
      { hasTag: 'rare' },
      { and: [{ hasTag: 'many' }, { hasTag: 'rare' }] },
      { in: ['data.statement', [0, 50, 100, 150, 200, 250].map((n) => `coffee number ${n}`)] },
    ] as const) {
      const { memories } = await cortex.find({ near: 'coffee', where: where as never, limit: 6 })
      expect(memories).toHaveLength(6)
    }
  })

  it('[R44] looks further where the best have all ended', async () => {
    await using cortex = await openTestCortex()
    await cortex.write({ data: aFact('some coffee for every day of the week') })
    const validUntil = cortex.doors.now + 10
    for (let index = 0; index < 90; index++) {
      await cortex.write({ data: aFact(`coffee ${index}`), validUntil })
    }
    expect(await said(cortex, 'coffee', 1)).toEqual(['coffee 89'])
    cortex.doors.advance(20)

    expect(await said(cortex, 'coffee', 1)).toEqual(['some coffee for every day of the week'])
  })

  it('[R42] orders the most relevant by salience where that is asked for', async () => {
    await using cortex = await openTestCortex()
    await cortex.write({ data: aFact('coffee coffee coffee') })
    await cortex.write({ data: aFact('coffee once'), importance: 10 })

    const { memories, scores, explain } = await cortex.find({
      near: 'coffee',
      rank: 'salience',
      limit: 2,
    })

    expect(memories.map(({ head }) => head.importance)).toEqual([10, 0])
    expect(scores).toEqual(explain.scores.map(({ salience }) => salience))
  })
})

describe('lateBinding', () => {
  it('[R45] leaves one entry, and one access of each memory in the answer', async () => {
    await using cortex = await openTestCortex()
    await cortex.write({ data: aFact('one') })
    await cortex.write({ data: aFact('two') })
    const before = await cortex.find({ types: ['Fact'], limit: 5 })

    const late = await cortex.find({ types: ['Fact'], limit: 5, lateBinding: true })
    const nothing = await cortex.find({ types: ['Goal'], limit: 5, lateBinding: true })

    expect(late.scores).toEqual(before.scores)
    expect(nothing.memories).toEqual([])
    const entries = await collect(cortex.journal({ from: 3 }))
    expect(entries.map(({ kind, subjects }) => [kind, subjects.length])).toEqual([
      ['find_late', 2],
      ['find_late', 0],
    ])
    const after = await cortex.find({ types: ['Fact'], limit: 5 })
    expect(after.explain.scores.every(({ factors }) => factors.access > 0)).toBe(true)
  })

  it('[R45] is refused where nothing can be written', async () => {
    const root = testDirectory()
    await (await openTestCortex({ root })).close()
    await using reader = await openTestCortex({ root, readOnly: true })
    await expect(reader.find({ types: ['Fact'], limit: 1, lateBinding: true })).rejects.toThrow(
      refusal('READ_ONLY'),
    )
  })
})
