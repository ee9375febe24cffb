/** What becomes of a row that is appended. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { AppendOutcome, JournalAppend, RemoteJournal } from '@cortex-memory/core'
import { type Body, endOf, sameRows, WIDE } from './harness.ts'
import { chainOf, firstRow, newActor, rowBehind } from './rows.ts'

export const APPEND_CASES: Readonly<Record<string, Body>> = {
  '[RJ1] accepts rows behind their predecessor and gives them back byte by byte': async (bench) => {
    const rows = await bench.grown(5, { entries: 3 })
    sameRows(await bench.stored(endOf(rows).actor), rows)
  },
  '[RJ1] keeps the journals of actors apart': async (bench) => {
    const one = await bench.grown(2)
    const other = await bench.grown(3)
    sameRows(await bench.stored(endOf(one).actor), one)
    sameRows(await bench.stored(endOf(other).actor), other)
  },
  '[RJ2] refuses a row whose predecessor has another root': async (bench) => {
    const rows = await bench.grown(2)
    const stranger = { ...rowBehind(endOf(rows)), prevRoot: randomBytes(32) }
    assert.equal(await bench.append(stranger), 'conflict')
    sameRows(await bench.stored(stranger.actor), rows)
  },
  '[RJ2] refuses a row that would leave a gap': async (bench) => {
    const rows = await bench.grown(2)
    const end = endOf(rows)
    const ahead = rowBehind({ ...end, lastSeq: end.lastSeq + 1 })
    assert.equal(await bench.append(ahead), 'conflict')
    sameRows(await bench.stored(end.actor), rows)
  },
  '[RJ2] refuses a row that begins inside another one': async (bench) => {
    const rows = await bench.grown(2, { entries: 4 })
    const end = endOf(rows)
    const inside = rowBehind({ ...end, lastSeq: end.lastSeq - 2 })
    assert.equal(await bench.append(inside), 'conflict')
    sameRows(await bench.stored(end.actor), rows)
  },
  '[RJ2] refuses a second row in a place that is taken': async (bench) => {
    const [first, second, third] = await bench.grown(3)
    assert.ok(first !== undefined && second !== undefined && third !== undefined)
    assert.equal(await bench.append(rowBehind(first)), 'conflict')
    assert.equal(await bench.append(rowBehind(first, { entries: 5 })), 'conflict')
    assert.equal(await bench.append(firstRow(first.actor)), 'conflict')
    sameRows(await bench.stored(first.actor), [first, second, third])
  },
  '[RJ2] refuses a first row that is not number 0': async (bench) => {
    const late = rowBehind({ actor: newActor(), lastSeq: 6, root: randomBytes(32) })
    assert.equal(await bench.append(late), 'conflict')
    sameRows(await bench.stored(late.actor), [])
  },
  '[RJ3] says duplicate for a row that is there, at the end and in the middle': async (bench) => {
    const rows = await bench.grown(3)
    for (const row of rows) assert.equal(await bench.append(row), 'duplicate')
    sameRows(await bench.stored(endOf(rows).actor), rows)
  },
  '[RJ3] says duplicate for a commit id that is there with other bytes, and keeps the first':
    async (bench) => {
      const rows = await bench.grown(2)
      const end = endOf(rows)
      const sameId = { ...rowBehind(end), commitId: end.commitId }
      const samePlace = { ...end, bytes: randomBytes(40), root: randomBytes(32) }
      assert.equal(await bench.append(sameId), 'duplicate')
      assert.equal(await bench.append(samePlace), 'duplicate')
      sameRows(await bench.stored(end.actor), rows)
    },
  '[RJ3] lets two actors use the same commit id': async (bench) => {
    const one = firstRow(newActor())
    const other = { ...firstRow(newActor()), commitId: one.commitId }
    assert.equal(await bench.append(one), 'accepted')
    assert.equal(await bench.append(other), 'accepted')
  },
  '[RJ4] takes rows of many actors in one call, with one outcome each in their order': async (
    bench,
  ) => {
    const grown = await bench.grown(2)
    const end = endOf(grown)
    const other = endOf(await bench.grown(2))
    const gap = rowBehind({ actor: newActor(), lastSeq: 3, root: randomBytes(32) })
    const stranger = { ...rowBehind(other), prevRoot: randomBytes(32) }
    const news = Array.from({ length: 120 }, () => firstRow(newActor()))
    const rows = [...news.slice(0, 60), end, gap, stranger, ...news.slice(60)]
    const outcomes = await bench.journal.append(rows, bench.options.timeoutMs)
    const others = new Map<JournalAppend, string>([
      [end, 'duplicate'],
      [gap, 'conflict'],
      [stranger, 'conflict'],
    ])
    const expected = rows.map((row) => others.get(row) ?? 'accepted')
    assert.deepEqual(
      outcomes.map(({ is }) => is),
      expected,
    )
    for (const row of news.slice(0, 5)) sameRows(await bench.stored(row.actor), [row])
    assert.deepEqual(await bench.journal.append([], bench.options.timeoutMs), [])
  },
  '[RJ4] refuses two rows of one actor in one call, and writes neither': async (bench) => {
    const rows = chainOf(newActor(), 2)
    await assert.rejects(bench.journal.append(rows, bench.options.timeoutMs), {
      code: 'INVALID_INPUT',
    })
    sameRows(await bench.stored(endOf(rows).actor), [])
  },
  '[RJ4] takes calls that come at the same time, for other actors and for the same one': async (
    bench,
  ) => {
    const chain = chainOf(newActor(), 4)
    const others = Array.from({ length: 40 }, () => firstRow(newActor()))
    const [first, ...rest] = chain
    assert.ok(first !== undefined)
    const outcomes = await Promise.all([first, ...others, first].map((row) => bench.append(row)))
    assert.deepEqual(
      outcomes
        .slice(0, -1)
        .concat(outcomes.at(-1) ?? [])
        .sort(),
      [...others.map(() => 'accepted'), 'accepted', 'duplicate'],
    )
    for (const row of rest) assert.equal(await bench.append(row), 'accepted')
    sameRows(await bench.stored(first.actor), chain)
  },
  '[RJ5] of two writers behind one predecessor exactly one wins, in every round': async (bench) => {
    const other = await bench.another()
    let head: JournalAppend = firstRow(newActor())
    assert.equal(await bench.append(head), 'accepted')
    for (let round = 0; round < bench.options.rounds; round++) {
      const rows: readonly JournalAppend[] = [rowBehind(head), rowBehind(head, { entries: 2 })]
      const outcomes = await race(rows, [bench.journal, other], bench.options.timeoutMs)
      assert.deepEqual([...outcomes].sort(), ['accepted', 'conflict'], `round ${round}`)
      head = rows[outcomes.indexOf('accepted')] ?? head
    }
    const stored = await bench.journal.read(head.actor, 0, WIDE)
    assert.equal(stored.length, bench.options.rounds + 1)
  },
  '[RJ5] of two senders of one row exactly one wins, and the other is a duplicate': async (
    bench,
  ) => {
    const other = await bench.another()
    let head: JournalAppend = firstRow(newActor())
    assert.equal(await bench.append(head), 'accepted')
    for (let round = 0; round < Math.ceil(bench.options.rounds / 10); round++) {
      const row = rowBehind(head)
      const outcomes = await race([row, row], [bench.journal, other], bench.options.timeoutMs)
      assert.deepEqual([...outcomes].sort(), ['accepted', 'duplicate'], `round ${round}`)
      head = row
    }
  },
  '[RJ5] two writers of many actors at once never block each other, and each place has one winner':
    async (bench) => {
      const other = await bench.another()
      const heads = Array.from({ length: 50 }, () => firstRow(newActor()))
      const rows = heads.map((head) => rowBehind(head))
      const rivals = heads.map((head) => rowBehind(head)).reverse()
      await bench.journal.append(heads, bench.options.timeoutMs)
      const [mine, theirs] = await Promise.all([
        bench.journal.append(rows, bench.options.timeoutMs),
        other.append(rivals, bench.options.timeoutMs),
      ])
      const wins = (outcomes: readonly AppendOutcome[], all: readonly JournalAppend[]): string[] =>
        all.filter((_, index) => outcomes[index]?.is === 'accepted').map(({ actor }) => actor)
      const winners = [...wins(mine, rows), ...wins(theirs, rivals)].sort()
      assert.deepEqual(winners, heads.map(({ actor }) => actor).sort())
    },
  '[RJ12] keeps names that differ only in case, punctuation or length apart': async (bench) => {
    const base = newActor()
    const names = [
      'a',
      'A',
      'a.',
      'a-',
      'a_',
      'a b',
      "a'b",
      'a"b',
      'a%b',
      'a/b',
      '..',
      'z'.repeat(150),
    ]
    const rows = names.map((name) => firstRow(`${base}${name}`))
    for (const row of rows) assert.equal(await bench.append(row), 'accepted')
    for (const row of rows) sameRows(await bench.stored(row.actor), [row])
  },
  '[RJ12] keeps a row of one megabyte, and an empty one': async (bench) => {
    const large = firstRow(newActor(), { size: 1024 * 1024 })
    const empty = rowBehind(large, { size: 0 })
    assert.equal(await bench.append(large), 'accepted')
    assert.equal(await bench.append(empty), 'accepted')
    sameRows(await bench.stored(large.actor), [large, empty])
  },
}

async function race(
  rows: readonly JournalAppend[],
  journals: readonly RemoteJournal[],
  timeoutMs: number,
): Promise<AppendOutcome['is'][]> {
  const answers = await Promise.all(
    journals.map((journal, index) => journal.append(rows.slice(index, index + 1), timeoutMs)),
  )
  return answers.flat().map(({ is }) => is)
}
