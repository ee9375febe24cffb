import { decode } from 'cbor2'
import { describe, expect, it } from 'vitest'
import type { AttestInput, Uri } from '../src/index.ts'
import { COLD_WEIGHTS, importJournal } from '../src/index.ts'
import { idBytes, type MemoryId } from '../src/memory/ids.ts'
import { learn } from '../src/salience/learn.ts'
import { factorsOf } from '../src/salience/score.ts'
import {
  aFact,
  openTestCortex,
  TEST_EPOCH_MS,
  type TestCortex,
  testId,
} from '../src/testing/index.ts'
import { rootsNow } from './agreement.ts'
import { collect, exported, refusal, storedValue, uriOf } from './helpers.ts'

const SECOND = 1000
const DAY = 86_400_000

/** { 1 lastUsed, 2 accessCount, 3 citations, 4 importance } */
/** What the formula reads; the number of the document is the words' business. */
function salience(cortex: TestCortex, id: MemoryId): Record<number, unknown> {
  const bytes = storedValue(cortex, 'salience/', idBytes(id)) as Uint8Array
  const { 6: _document, ...inputs } = Object.fromEntries(decode<Map<number, unknown>>(bytes))
  return inputs
}

const success = (cited: readonly Uri[], rest: Partial<AttestInput> = {}): AttestInput => ({
  intentId: 'i1',
  outcome: 'success',
  cited,
  ...rest,
})

describe('attest(): what it does to memories', () => {
  it('[A3] a success is a use and a citation', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact(), importance: 4 })
    cortex.doors.advance(DAY)

    const result = await cortex.attest(success([uri]))

    expect(result).toMatchObject({ seq: 2, learnSeq: 3, affectedIds: [id], citationsDelta: 1 })
    expect(salience(cortex, id)).toEqual({ 1: TEST_EPOCH_MS + DAY, 2: 1, 3: 1, 4: 4 })
  })

  it('[A3] a blame takes a citation back, down to none, and is not a use', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })
    await cortex.attest(success([uri]))
    cortex.doors.advance(DAY)
    for (const reason of ['factual_error', 'wrong_assumption']) {
      const result = await cortex.attest({
        intentId: 'i',
        outcome: 'failure',
        reason,
        cited: [uri],
      })
      expect(result.citationsDelta).toBe(-1)
      expect(salience(cortex, id)).toEqual({ 1: TEST_EPOCH_MS, 2: 1 })
    }
  })

  it('[A3] any other failure changes no memory and no weight', async () => {
    await using cortex = await openTestCortex()
    const { uri, id } = await cortex.write({ data: aFact() })
    await cortex.attest(success([uri]))
    const before = salience(cortex, id)
    cortex.doors.advance(DAY)
    for (const reason of ['too slow', undefined]) {
      const said = reason === undefined ? {} : { reason }
      const result = await cortex.attest({
        intentId: 'i',
        outcome: 'failure',
        cited: [uri],
        ...said,
      })
      expect(result).toMatchObject({ affectedIds: [id], citationsDelta: 0, weightsUpdated: false })
      expect(salience(cortex, id)).toEqual(before)
    }
  })

  it('[A4] skips what it cannot find, in order, and counts an id once', async () => {
    await using cortex = await openTestCortex()
    const one = await cortex.write({ data: aFact('1') })
    const two = await cortex.write({ data: aFact('2') })
    const gone = await cortex.write({ data: aFact('3') })
    await cortex.tombstone(gone.uri, { reason: 'x' })
    const missing = uriOf('Fact', testId(9))
    const text = 'matrix://cortex/Fact/x#latest' as Uri

    const result = await cortex.attest(
      success([
        missing,
        two.uri,
        text,
        gone.uri,
        one.uri,
        uriOf('Fact', two.id),
        missing,
        uriOf('Goal', one.id),
      ]),
    )

    expect(result.affectedIds).toEqual([two.id, one.id])
    expect(result.skippedUris).toEqual([missing, text, gone.uri])
    expect(salience(cortex, two.id)).toMatchObject({ 2: 1, 3: 1 })
  })

  it('[A4] [A7] writes both entries even if nothing is left, and then learns nothing', async () => {
    await using cortex = await openTestCortex()
    const missing = uriOf('Fact', testId(9))

    const result = await cortex.attest(success([missing]))

    expect(result).toEqual({
      seq: 1,
      learnSeq: 2,
      affectedIds: [],
      skippedUris: [missing],
      citationsDelta: 1,
      prevWeights: COLD_WEIGHTS,
      newWeights: COLD_WEIGHTS,
      weightsUpdated: false,
    })
    const entries = await collect(cortex.journal({ from: 1 }))
    expect(entries.map(({ kind }) => kind)).toEqual(['attest', 'learn_weights'])
    expect(entries[1]?.body).toMatchObject({ sourceSeq: 1, skipped: true })
    expect(storedValue(cortex, 'meta/weights', Buffer.alloc(0))).toBeUndefined()
  })

  it.each<[string, string, string, AttestInput]>([
    ['no citation', 'EMPTY_CITATIONS', 'cited', success([])],
    [
      'more than 256',
      'TOO_MANY_CITATIONS',
      'cited',
      success(Array.from({ length: 257 }, (_, index) => uriOf('Fact', testId(index)))),
    ],
    ['no intent', 'INVALID_INPUT', 'intentId', success(['x' as Uri], { intentId: '' })],
    [
      'a third outcome',
      'INVALID_INPUT',
      'outcome',
      success(['x' as Uri], { outcome: 'x' as never }),
    ],
    [
      'a cosine of 2',
      'INVALID_INPUT',
      'similarity.x',
      success(['x' as Uri], { similarity: { ['x' as Uri]: 2 } }),
    ],
    [
      'a similarity of what is not cited',
      'INVALID_INPUT',
      'similarity.y',
      success(['x' as Uri], { similarity: { ['y' as Uri]: 0 } }),
    ],
    ['a blank citation', 'INVALID_INPUT', 'cited[0]', success([' ' as Uri])],
  ])('[A5] refuses %s', async (_name, code, path, input) => {
    await using cortex = await openTestCortex()
    const before = cortex.dump()
    await expect(cortex.attest(input)).rejects.toThrow(refusal(code as never, path))
    expect(cortex.dump()).toEqual(before)
  })

  it('[A5] 256 citations are fine', async () => {
    await using cortex = await openTestCortex()
    const cited = Array.from({ length: 256 }, (_, index) => uriOf('Fact', testId(index)))
    expect((await cortex.attest(success(cited))).skippedUris).toHaveLength(256)
  })
})

describe('attest(): how often', () => {
  it('[A6] five at once, then one a second, per intent, and a refused one leaves nothing', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: aFact() })
    for (let time = 0; time < 5; time++) await cortex.attest(success([uri]))
    const before = cortex.dump()

    await expect(cortex.attest(success([uri]))).rejects.toThrow(refusal('RATE_LIMITED', 'intentId'))
    expect(cortex.dump()).toEqual(before)
    await cortex.attest(success([uri], { intentId: 'i2' }))

    cortex.doors.advance(SECOND)
    await cortex.attest(success([uri]))
    await expect(cortex.attest(success([uri]))).rejects.toThrow(refusal('RATE_LIMITED'))
  })

  it('[A6] a retry under its commit id takes no token', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: aFact() })
    const input = success([uri], { commitId: 'ab'.repeat(16) })
    const first = await cortex.attest(input)
    for (let time = 0; time < 10; time++) expect(await cortex.attest(input)).toEqual(first)
    for (let time = 0; time < 4; time++) await cortex.attest(success([uri]))
  })
})

describe('attest(): what it teaches', () => {
  it('[A7] two entries of one block; only the root of the journal moves', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: aFact() })
    const before = rootsNow(cortex)

    await cortex.attest(success([uri], { by: 'ada', reason: 'worked' }))

    const after = rootsNow(cortex)
    expect([after.memories, after.edges]).toEqual([before.memories, before.edges])
    expect(after.journal).not.toBe(before.journal)
    const [attested, learned] = await collect(cortex.journal({ from: 2 }))
    expect(attested).toMatchObject({ kind: 'attest', by: 'ada', body: { success: true } })
    expect(learned).toMatchObject({ kind: 'learn_weights', by: 'ada', subjects: [] })
    expect(attested?.commitId).toBe(learned?.commitId)
  })

  it('[A8] learns from the profile before the bump, with similarity where it is given', async () => {
    await using cortex = await openTestCortex()
    const one = await cortex.write({ data: aFact('1'), importance: 5 })
    const two = await cortex.write({ data: aFact('2') })
    cortex.doors.advance(30 * DAY)
    const now = TEST_EPOCH_MS + 30 * DAY

    const similarity = { [one.uri]: 0.8 }
    const result = await cortex.attest(success([one.uri, two.uri], { similarity }))

    const profiles = [
      factorsOf({ lastUsed: TEST_EPOCH_MS, importance: 5 }, now, 0.8),
      factorsOf({ lastUsed: TEST_EPOCH_MS }, now),
    ]
    expect(result.newWeights).toEqual(learn(COLD_WEIGHTS, profiles, 'towards'))
    expect(result.weightsUpdated).toBe(true)
    expect(result.newWeights.similarity).toBeGreaterThan(COLD_WEIGHTS.similarity)
  })

  it('[A10] each learns from what the one before it left', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: aFact(), importance: 9 })
    const results = await Promise.all(
      ['a', 'b', 'c', 'd'].map((intentId) => cortex.attest(success([uri], { intentId }))),
    )
    for (const [index, { prevWeights }] of results.entries()) {
      expect(prevWeights).toEqual(index === 0 ? COLD_WEIGHTS : results[index - 1]?.newWeights)
    }
    const stored = decode<Map<number, number>>(
      storedValue(cortex, 'meta/weights', Buffer.alloc(0)) as Uint8Array,
    )
    expect([...stored.values()].slice(0, 5)).toEqual(
      Object.values(results.at(-1)?.newWeights ?? {}),
    )
    expect(stored.get(7)).toBe(4)
  })

  it('[A10] through another handle too, and one handle does not count for the other', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: aFact() })
    const other = await openTestCortex({ root: cortex.root, doors: cortex.doors })
    let last = COLD_WEIGHTS
    for (let time = 0; time < 5; time++) {
      for (const handle of [cortex, other]) {
        const { prevWeights, newWeights } = await handle.attest(success([uri]))
        expect(prevWeights).toEqual(last)
        last = newWeights
      }
    }
    await expect(other.attest(success([uri]))).rejects.toThrow(refusal('RATE_LIMITED'))
    await other.close()
  })

  it('[A11] the same commit id gives the first result again, after everything', async () => {
    await using cortex = await openTestCortex()
    const { uri } = await cortex.write({ data: aFact() })
    const commitId = 'cd'.repeat(16)
    const input = success([uri, 'no uri' as Uri], { commitId })
    const first = await cortex.attest(input)
    await cortex.attest(success([uri]))
    await cortex.tombstone(uri, { reason: 'x' })
    await cortex.rebuild()
    const root = await cortex.overallRoot()

    expect(await cortex.attest(input)).toEqual(first)
    expect(await cortex.overallRoot()).toBe(root)
    await expect(cortex.attest({ ...input, outcome: 'failure' })).rejects.toThrow(
      refusal('COMMIT_ID_REUSED', 'commitId'),
    )
    await importJournal(cortex.root, 'copy', [await exported(cortex)])
    await using copy = await openTestCortex({ root: cortex.root, actor: 'copy' })
    expect(await copy.attest(input)).toEqual(first)
  })
})

describe('a late query', () => {
  it('[A12] is one entry with a salted hash, and one access for each memory that lives', async () => {
    await using cortex = await openTestCortex()
    const one = await cortex.write({ data: aFact('1'), importance: 2 })
    const gone = await cortex.write({ data: aFact('2') })
    await cortex.tombstone(gone.uri, { reason: 'x' })
    cortex.doors.advance(SECOND)
    const query = { near: 'a secret question' }

    const first = await cortex.findLate([one.id, gone.id], { query, types: ['Fact'] })
    await cortex.findLate([one.id, one.id], { query })

    expect(first).toEqual({ seq: 4, accessedIds: [one.id] })
    expect(salience(cortex, one.id)).toEqual({ 1: TEST_EPOCH_MS + SECOND, 2: 2, 4: 2 })
    const entries = await collect(cortex.journal({ kinds: ['find_late'] }))
    expect(entries.map(({ subjects }) => subjects)).toEqual([[one.id], [one.id]])
    const bodies = entries.map(({ body }) => body as { query: Uint8Array; salt: Uint8Array })
    // The same question twice cannot be distinguished from two questions.
    expect(bodies[0]?.query).not.toEqual(bodies[1]?.query)
    expect((await exported(cortex)).includes('secret')).toBe(false)
  })

  it('[A12] that found nothing leaves its entry too', async () => {
    await using cortex = await openTestCortex()
    expect(await cortex.findLate([], { query: {} })).toEqual({ seq: 1, accessedIds: [] })
  })
})
