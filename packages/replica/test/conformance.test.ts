/** The suite finds what is wrong with a journal: each of these is a right one with one mistake. */
import { randomUUID } from 'node:crypto'
import type { RemoteJournal } from '@cortex-memory/core'
import { describe, expect, it } from 'vitest'
import { journalConformance } from '../src/conformance/index.ts'
import { MemoryEngine } from '../src/memory/memory-journal.ts'

type Mistake = (right: RemoteJournal, engine: MemoryEngine) => Partial<RemoteJournal>

const MISTAKES: Readonly<Record<string, readonly [rule: string, mistake: Mistake]>> = {
  'cuts a byte off every row': [
    '[RJ1]',
    (right) => ({
      read: async (...question) =>
        (await right.read(...question)).map((row) => ({ ...row, bytes: row.bytes.subarray(1) })),
    }),
  ],
  'compares the number of the predecessor, and not its root': [
    '[RJ2]',
    (right, engine) => ({
      append: (rows, ms) =>
        right.append(
          rows.map((row) => {
            const { lastSeq, root } = engine.head(row.actor)
            return lastSeq + 1 === row.firstSeq && lastSeq >= 0 ? { ...row, prevRoot: root } : row
          }),
          ms,
        ),
    }),
  ],
  'says conflict for a duplicate': [
    '[RJ3]',
    (right) => ({
      append: async (rows, ms) =>
        (await right.append(rows, ms)).map((outcome) =>
          outcome.is === 'duplicate' ? { is: 'conflict' } : outcome,
        ),
    }),
  ],
  'gives outcomes in another order': [
    '[RJ4]',
    (right) => ({
      append: async (rows, ms) => [...(await right.append(rows, ms))].reverse(),
    }),
  ],
  'lets a loser of a race believe that it won': [
    '[RJ5]',
    (right) => ({
      append: async (rows, ms) =>
        (await right.append(rows, ms)).map((outcome) =>
          outcome.is === 'conflict' ? { is: 'accepted' } : outcome,
        ),
    }),
  ],
  'gives nothing where the first row is larger than the limit': [
    '[RJ6]',
    (right) => ({
      read: async (actor, from, limits) =>
        (await right.read(actor, from, limits)).filter(({ bytes }) => bytes.length <= limits.bytes),
    }),
  ],
  'compares ends by their number': [
    '[RJ7]',
    (right) => ({
      heads: async (known) =>
        (await right.heads(known)).filter(({ actor, lastSeq }) =>
          known.some((head) => head.actor === actor && head.lastSeq !== lastSeq),
        ),
    }),
  ],
  'does not notice that the engine is behind': [
    '[RJ7]',
    (right) => ({
      heads: async (known) =>
        (await right.heads(known)).filter(({ actor, lastSeq }) =>
          known.some((head) => head.actor === actor && head.lastSeq <= lastSeq),
        ),
    }),
  ],
  'finds nothing': ['[RJ8]', () => ({ find: async () => undefined })],
  'replaces bytes of a row with another root': [
    '[RJ9]',
    (right, engine) => ({
      replaceErased: async (actor, row) => {
        const there = engine.rows(actor).find(({ firstSeq }) => firstSeq === row.firstSeq)
        await right.replaceErased(actor, { ...row, root: there?.root ?? row.root })
      },
    }),
  ],
  'goes on hinting after the end': [
    '[RJ10]',
    (right) => ({
      hints: (onHint) => {
        right.hints(onHint)
        return () => undefined
      },
    }),
  ],
  'has another id every time': [
    '[RJ11]',
    (right) => ({ check: async () => ({ ...(await right.check()), id: randomUUID() }) }),
  ],
  'takes upper case for lower case': [
    '[RJ12]',
    (right) => ({
      append: (rows, ms) =>
        right.append(
          rows.map((row) => ({ ...row, actor: row.actor.toLowerCase() })),
          ms,
        ),
      read: (actor, ...question) => right.read(actor.toLowerCase(), ...question),
    }),
  ],
  'works after it was closed': ['[RJ13]', () => ({ close: async () => undefined })],
}

describe('the conformance suite', () => {
  it.each(Object.entries(MISTAKES))('finds a journal that %s', async (_name, [rule, mistake]) => {
    const engine = new MemoryEngine()
    const make = (): RemoteJournal => {
      const right = engine.journal()
      const bound: RemoteJournal = {
        append: (rows, ms) => right.append(rows, ms),
        read: (actor, from, limits) => right.read(actor, from, limits),
        heads: (known) => right.heads(known),
        find: (actor, commitId) => right.find(actor, commitId),
        replaceErased: (actor, row) => right.replaceErased(actor, row),
        hints: (onHint) => right.hints(onHint),
        check: () => right.check(),
        close: () => right.close(),
      }
      return { ...bound, ...mistake(right, engine) }
    }

    const failed: string[] = []
    for (const { name, run } of journalConformance(make, { rounds: 5 })) {
      await run().catch(() => failed.push(name))
    }

    expect(failed.filter((name) => name.startsWith(rule))).not.toEqual([])
  })
})
