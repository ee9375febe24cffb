import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Memory, MemoryType, Receipt } from '../src/index.ts'
import { importJournal, LIMITS } from '../src/index.ts'
import { COLD_WEIGHTS, salienceOf } from '../src/salience/score.ts'
import {
  aFact,
  aGoal,
  dataOf,
  openTestCortex,
  TEST_EPOCH_MS,
  type TestCortex,
  testDirectory,
  testId,
} from '../src/testing/index.ts'
import { rootsNow } from './agreement.ts'
import { exported, refusal, uriOf } from './helpers.ts'

const STEP = { intentId: 'i1', stepId: 's1' }

async function memories(cortex: TestCortex, receipts: readonly Receipt[]): Promise<Memory[]> {
  return await Promise.all(receipts.map(({ uri }) => cortex.resolve(uri)))
}

async function written(cortex: TestCortex, ...types: readonly MemoryType[]): Promise<Memory[]> {
  const receipts = await Promise.all(types.map((type) => cortex.write({ data: dataOf(type) })))
  return await memories(cortex, receipts)
}

describe('compact()', () => {
  it('[A13] keeps what it cannot do without; the rest becomes a line each, in order', async () => {
    await using cortex = await openTestCortex()
    const inContext = await written(
      cortex,
      'Fact',
      'Identity',
      'Event',
      'Constraint',
      'Goal',
      'Belief',
    )
    const [fact, identity, event, constraint, goal, belief] = inContext as [
      Memory,
      Memory,
      Memory,
      Memory,
      Memory,
      Memory,
    ]
    const soft = await cortex.write({
      data: { ...dataOf('Constraint', 'softly'), strength: 'soft' } as never,
      importance: 10,
    })
    const softly = await cortex.resolve(soft.uri)
    cortex.doors.advance(90 * 86_400_000)
    const before = rootsNow(cortex)

    const result = await cortex.compact({
      ...STEP,
      inContext: [...inContext, softly],
      loadBearing: [uriOf('Event', event.head.id)],
    })

    expect(result.kept).toEqual([identity, event, constraint, goal])
    expect(result.compacted.map(({ ref }) => ref)).toEqual(
      [fact, belief, softly].map(({ head }) => uriOf(head.type, head.id)),
    )
    expect(result.compacted[0]?.shortForm).toBe(fact.version.forms.short)
    expect(result.compacted[2]?.salience).toBe(
      salienceOf({ lastUsed: TEST_EPOCH_MS, importance: 10 }, COLD_WEIGHTS, cortex.doors.now),
    )
    expect(result).toMatchObject({ seq: 8, snapshotUri: 'matrix://journal/logs/i1/s1' })
    expect(result).not.toHaveProperty('snapshotPath')
    const after = rootsNow(cortex)
    expect([after.memories, after.edges]).toEqual([before.memories, before.edges])
    expect(after.journal).not.toBe(before.journal)
  })

  it('[A13] an active goal stays, an abandoned one goes', async () => {
    await using cortex = await openTestCortex()
    const receipt = await cortex.write({ data: aGoal('x', { status: 'abandoned' }) })
    const { kept, compacted } = await cortex.compact({
      ...STEP,
      inContext: await memories(cortex, [receipt]),
    })
    expect([kept.length, compacted.length]).toEqual([0, 1])
  })

  it('[A14] pairs the version given with its own short form; load-bearing means the memory', async () => {
    await using cortex = await openTestCortex()
    const one = await cortex.write({ data: aFact('the first') })
    const two = await cortex.write({ data: aFact('another') })
    const old = await memories(cortex, [one, two])
    await cortex.update(one.uri, { data: aFact('the second') })
    await cortex.update(two.uri, { data: aFact('yet another') })

    const result = await cortex.compact({
      ...STEP,
      inContext: old,
      loadBearing: [uriOf('Fact', two.id, 2)],
    })

    expect(result.kept).toEqual([old[1]])
    expect(result.compacted).toMatchObject([
      { ref: one.uri, shortForm: old[0]?.version.forms.short },
    ])
    expect((await cortex.loadCheckpoint('i1', 's1')).keptUris).toEqual([two.uri])
  })

  it('[A14] trusts the store, not what the caller holds', async () => {
    await using cortex = await openTestCortex()
    const [fact, gone] = (await written(cortex, 'Fact', 'Belief')) as [Memory, Memory]
    await cortex.tombstone(uriOf('Belief', gone.head.id), { reason: 'x' })
    const forged = { ...fact, version: { ...fact.version, forms: { short: 'lies', medium: '' } } }

    const { compacted } = await cortex.compact({ ...STEP, inContext: [forged, gone, fact] })

    expect(compacted.map(({ shortForm }) => shortForm)).toEqual([fact.version.forms.short])
    await expect(cortex.compact({ ...STEP, inContext: [gone] })).rejects.toThrow(
      refusal('EMPTY_IN_CONTEXT', 'inContext'),
    )
    await expect(cortex.compact({ ...STEP, inContext: [] })).rejects.toThrow(
      refusal('EMPTY_IN_CONTEXT', 'inContext'),
    )
    const nobody = { head: { id: testId(77), type: 'Fact' as const }, version: { version: 1 } }
    await expect(cortex.compact({ ...STEP, inContext: [fact, nobody] })).rejects.toThrow(
      refusal('NOT_FOUND', 'inContext[1]'),
    )
    const later = { ...fact, version: { ...fact.version, version: 2 } }
    await expect(cortex.compact({ ...STEP, inContext: [later] })).rejects.toThrow(
      refusal('NOT_FOUND', 'inContext[0]'),
    )
    await expect(cortex.compact({ ...STEP, inContext: [{}] as never })).rejects.toThrow(
      refusal('INVALID_INPUT', 'inContext[0].head.id'),
    )
  })

  it('[A15] says by how much it does not fit, and writes nothing', async () => {
    await using cortex = await openTestCortex()
    const inContext = await written(cortex, 'Fact', 'Goal')
    const tokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / 4)
    const compactedTokens = tokens(inContext[0]?.version.forms.short ?? '')
    const keptTokens = tokens(inContext[1]?.version.forms.medium ?? '')
    const neededTokens = keptTokens + compactedTokens
    const before = cortex.dump()

    await expect(
      cortex.compact({ ...STEP, inContext, budgetTokens: neededTokens - 1 }),
    ).rejects.toMatchObject({
      code: 'BUDGET_UNREACHABLE',
      path: 'budgetTokens',
      details: { budgetTokens: neededTokens - 1, neededTokens, keptTokens, compactedTokens },
    })
    expect(cortex.dump()).toEqual(before)
    await cortex.compact({ ...STEP, inContext, budgetTokens: neededTokens })
    await expect(cortex.compact({ ...STEP, inContext, budgetTokens: 0 })).rejects.toThrow(
      refusal('INVALID_INPUT', 'budgetTokens'),
    )
  })

  it.each([
    '..',
    '.',
    'a/b',
    'a\\b',
    '../x',
    'a..b',
    '.hidden',
    'a.',
    'a ',
    'a\nb',
    'a\u0085b',
    'a\0b',
    '',
    ' ',
    'x'.repeat(256),
  ])('[A16] refuses %j as a name', async (name) => {
    await using cortex = await openTestCortex()
    const inContext = await written(cortex, 'Fact')
    for (const which of ['intentId', 'stepId'] as const) {
      await expect(cortex.compact({ ...STEP, inContext, [which]: name })).rejects.toThrow(
        refusal('INVALID_INPUT', which),
      )
    }
  })

  it('[A16] takes other names as they are', async () => {
    await using cortex = await openTestCortex()
    const inContext = await written(cortex, 'Fact')
    for (const intentId of ['a:b', 'día 1', 'v1.2', 'x'.repeat(255), '…']) {
      await cortex.compact({ ...STEP, inContext, intentId })
      expect((await cortex.loadCheckpoint(intentId, 's1')).intentId).toBe(intentId)
    }
  })

  it('[A17] the last compaction of intent and step counts, after rebuild and import too', async () => {
    await using cortex = await openTestCortex()
    const [fact, goal] = (await written(cortex, 'Fact', 'Goal')) as [Memory, Memory]
    await cortex.compact({ ...STEP, inContext: [fact] })
    await cortex.compact({ ...STEP, stepId: 's2', inContext: [fact, goal] })
    cortex.doors.advance(5)
    await cortex.compact({ ...STEP, inContext: [goal], budgetTokens: 50 })

    const expected = {
      ...STEP,
      createdAt: TEST_EPOCH_MS + 5,
      budgetTokens: 50,
      keptUris: [uriOf('Goal', goal.head.id)],
      compacted: [],
    }
    expect(await cortex.loadCheckpoint('i1', 's1')).toEqual(expected)
    await cortex.rebuild()
    expect(await cortex.loadCheckpoint('i1', 's1')).toEqual(expected)
    await importJournal(cortex.root, 'copy', [await exported(cortex)])
    await using copy = await openTestCortex({ root: cortex.root, actor: 'copy' })
    expect(await copy.loadCheckpoint('i1', 's1')).toEqual(expected)
    expect((await copy.loadCheckpoint('i1', 's2')).budgetTokens).toBe(LIMITS.compactDefaultTokens)
    await expect(cortex.loadCheckpoint('i1', 's3')).rejects.toThrow(refusal('NOT_FOUND'))
  })

  it('[A11] the same commit id gives the first result again, whatever came later', async () => {
    await using cortex = await openTestCortex()
    const inContext = await written(cortex, 'Fact', 'Goal')
    const input = { ...STEP, inContext, commitId: 'ab'.repeat(16) }
    const first = await cortex.compact(input)
    await cortex.compact({ ...STEP, inContext: inContext.slice(1) })
    await cortex.rebuild()
    const root = await cortex.overallRoot()

    expect(await cortex.compact(input)).toEqual(first)
    expect(await cortex.overallRoot()).toBe(root)
    await expect(cortex.compact({ ...input, budgetTokens: 99 })).rejects.toThrow(
      refusal('COMMIT_ID_REUSED', 'commitId'),
    )
  })
})

describe('the JSON copy of a checkpoint', () => {
  it('[A18] has the record, for its owner alone, and replaces the one before', async () => {
    await using cortex = await openTestCortex()
    const inContext = await written(cortex, 'Fact', 'Goal')
    const checkpointDir = join(testDirectory(), 'deep', 'down')

    await cortex.compact({ ...STEP, inContext: inContext.slice(1), checkpointDir })
    const { snapshotPath, compacted } = await cortex.compact({ ...STEP, inContext, checkpointDir })

    expect(snapshotPath).toBe(join(checkpointDir, 'i1', 's1.snapshot'))
    const content = JSON.parse(readFileSync(snapshotPath as string, 'utf8'))
    expect(content).toEqual({
      schema_version: 1,
      intent_id: 'i1',
      step_id: 's1',
      created_at_ms: TEST_EPOCH_MS,
      budget_tokens: 4000,
      kept_uris: [uriOf('Goal', inContext[1]?.head.id as never)],
      compacted: compacted.map(({ ref, shortForm, salience }) => ({
        ref,
        short_form: shortForm,
        salience,
      })),
    })
    expect(statSync(snapshotPath as string).mode & 0o777).toBe(0o600)
    for (const directory of [checkpointDir, join(checkpointDir, 'i1')]) {
      expect(statSync(directory).mode & 0o777).toBe(0o700)
    }
    expect(readdirSync(join(checkpointDir, 'i1'))).toEqual(['s1.snapshot'])
  })

  it('[A18] does not follow a link out of its directory', async () => {
    await using cortex = await openTestCortex()
    const inContext = await written(cortex, 'Fact')
    const checkpointDir = testDirectory()
    const elsewhere = testDirectory()
    symlinkSync(elsewhere, join(checkpointDir, 'i1'))

    expect(await cortex.compact({ ...STEP, inContext, checkpointDir })).not.toHaveProperty(
      'snapshotPath',
    )
    expect(readdirSync(elsewhere)).toEqual([])

    const victim = join(elsewhere, 'victim')
    writeFileSync(victim, 'untouched')
    mkdirSync(join(checkpointDir, 'i2'))
    symlinkSync(victim, join(checkpointDir, 'i2', 's1.snapshot'))
    const { snapshotPath } = await cortex.compact({
      ...STEP,
      intentId: 'i2',
      inContext,
      checkpointDir,
    })
    expect(readFileSync(victim, 'utf8')).toBe('untouched')
    expect(lstatSync(snapshotPath as string).isSymbolicLink()).toBe(false)
  })

  it('[A18] is left out if it cannot be written, and the call succeeds', async () => {
    await using cortex = await openTestCortex()
    const inContext = await written(cortex, 'Fact')
    const file = join(testDirectory(), 'a-file')
    writeFileSync(file, '')
    chmodSync(file, 0o400)

    const result = await cortex.compact({ ...STEP, inContext, checkpointDir: file })

    expect(result).not.toHaveProperty('snapshotPath')
    expect((await cortex.loadCheckpoint('i1', 's1')).compacted).toEqual(result.compacted)
    const long = 'x'.repeat(255)
    const checkpointDir = testDirectory()
    const tooLong = await cortex.compact({ ...STEP, stepId: long, inContext, checkpointDir })
    expect(tooLong).not.toHaveProperty('snapshotPath')
    expect(readdirSync(join(checkpointDir, 'i1'))).toEqual([])
    expect(existsSync(file)).toBe(true)
  })
})
