import { describe, expect, it } from 'vitest'
import { JOURNAL_KINDS, type JournalEntry, type JournalRange } from '../src/index.ts'
import {
  aFact,
  openTestCortex,
  TEST_EPOCH_MS,
  type TestCortex,
  testId,
} from '../src/testing/index.ts'
import { collect, refusal } from './helpers.ts'

/** One entry of each kind that this build writes. */
async function eventful(): Promise<TestCortex> {
  const cortex = await openTestCortex()
  const { uri, id } = await cortex.write({ data: aFact(), tags: ['a'] })
  const other = await cortex.write({ data: aFact('2') })
  await cortex.update(uri, { data: aFact('3') })
  await cortex.updateHead(uri, { importance: 2 }, { by: 'ada' })
  await cortex.addEdge({ src: id, type: 'follows', dst: other.id })
  await cortex.removeEdge({ src: id, type: 'follows', dst: other.id, reason: 'no' })
  await cortex.tombstone(uri, { reason: 'gone' })
  return cortex
}

const seqs = (entries: readonly JournalEntry[]): number[] => entries.map(({ seq }) => seq)

describe('journal()', () => {
  it('[E36] gives every entry with what it says', async () => {
    await using cortex = await eventful()

    const entries = await collect(cortex.journal())

    expect(entries.map(({ seq, kind, by }) => [seq, kind, by])).toEqual([
      [0, 'genesis', 'tester'],
      [1, 'write', 'tester'],
      [2, 'write', 'tester'],
      [3, 'update', 'tester'],
      [4, 'update_head', 'ada'],
      [5, 'add_edge', 'tester'],
      [6, 'remove_edge', 'tester'],
      [7, 'tombstone', 'tester'],
    ])
    expect(entries[1]?.body).toMatchObject({ version: 1, tags: ['a'], visibility: 'private' })
    expect(entries[4]?.body).toEqual({ importance: 2 })
    expect(entries[6]?.body).toMatchObject({ type: 'follows', reason: 'no' })
    expect(entries[7]?.body).toEqual({ reason: 'gone' })
    expect(entries[5]?.subjects).toEqual([testId(0), testId(1)])
    for (const { at, leaf, payloadHash } of entries) {
      expect(at).toBe(TEST_EPOCH_MS)
      expect(leaf).toMatch(/^[0-9a-f]{64}$/)
      expect(payloadHash).toMatch(/^[0-9a-f]{64}$/)
    }
  })

  it.each<readonly [JournalRange, number[]]>([
    [{ from: 0, to: 0 }, [0]],
    [{ from: 3 }, [3, 4, 5, 6, 7]],
    [{ to: 2 }, [0, 1, 2]],
    [{ from: 2, to: 4 }, [2, 3, 4]],
    [{ from: 5, to: 4 }, []],
    [{ from: 7, to: 99 }, [7]],
    [{ from: 8 }, []],
    [{ from: 9_000_000 }, []],
    [{ kinds: ['write', 'tombstone'] }, [1, 2, 7]],
    [{ from: 2, kinds: ['write'] }, [2]],
    [{ kinds: [] }, []],
  ])('[E36] gives the range %j', async (range, expected) => {
    await using cortex = await eventful()
    expect(seqs(await collect(cortex.journal(range)))).toEqual(expected)
  })

  it('[E36] walks over segments, from any entry', async () => {
    await using cortex = await openTestCortex({ environment: { segmentBytes: 600 } })
    for (let n = 0; n < 20; n++) await cortex.write({ data: aFact(`${n}`) })
    expect(cortex.store.files.segments().length).toBeGreaterThan(5)

    for (let from = 0; from <= 21; from++) {
      const expected = Array.from({ length: 21 - from }, (_, n) => from + n)
      expect(seqs(await collect(cortex.journal({ from })))).toEqual(expected)
    }
  })

  it('[E36] leaves cleanly when the loop is left', async () => {
    await using cortex = await eventful()
    for await (const entry of cortex.journal()) {
      if (entry.seq === 2) break
    }
    expect(await collect(cortex.journal())).toHaveLength(8)
  })

  it('[E36] follows new entries until the signal fires', async () => {
    await using cortex = await openTestCortex()
    const seen: number[] = []
    const stop = new AbortController()
    const following = (async () => {
      for await (const { seq } of cortex.journal({ follow: true, signal: stop.signal })) {
        seen.push(seq)
        if (seq === 4) stop.abort()
      }
    })()
    for (let n = 0; n < 4; n++) {
      await cortex.write({ data: aFact(`${n}`) })
      await new Promise((resolve) => setTimeout(resolve, 5))
    }

    await following

    expect(seen).toEqual([0, 1, 2, 3, 4])
  })

  it('[E36] follows only to the end of its range', async () => {
    await using cortex = await openTestCortex()
    const following = collect(cortex.journal({ from: 1, to: 2, follow: true }))
    for (let n = 0; n < 4; n++) await cortex.write({ data: aFact(`${n}`) })

    expect(seqs(await following)).toEqual([1, 2])
  })

  it('[E11] refuses a range it does not understand, at the call', async () => {
    await using cortex = await openTestCortex()
    const wrong: readonly (readonly [unknown, string])[] = [
      [{ from: -1 }, 'range.from'],
      [{ to: 1.5 }, 'range.to'],
      [{ kinds: ['embed'] }, 'range.kinds[0]'],
      [{ signal: {} }, 'range.signal'],
      [{ limit: 1 }, 'range.limit'],
    ]
    for (const [range, path] of wrong) {
      expect(() => cortex.journal(range as JournalRange)).toThrow(refusal('INVALID_INPUT', path))
    }
    expect(JOURNAL_KINDS).toHaveLength(17)
  })
})
