/** What is read of journals, and what else may happen to them. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { JournalAppend, JournalHead } from '@cortex-memory/core'
import { type Body, endOf, sameHeads, sameRows, WIDE } from './harness.ts'
import { firstRow, newActor, rowBehind } from './rows.ts'

const headOf = ({ actor, lastSeq, root }: JournalAppend): JournalHead => ({ actor, lastSeq, root })
const nothing = (actor: string): JournalHead => ({ actor, lastSeq: -1, root: new Uint8Array() })

export const READ_CASES: Readonly<Record<string, Body>> = {
  '[RJ6] reads from the row that holds an entry on': async (bench) => {
    const rows = await bench.grown(4, { entries: 3 })
    const { actor } = endOf(rows)
    sameRows(await bench.journal.read(actor, 4, WIDE), rows.slice(1))
    sameRows(await bench.journal.read(actor, 6, WIDE), rows.slice(2))
    sameRows(await bench.journal.read(actor, 11, WIDE), rows.slice(3))
    sameRows(await bench.journal.read(actor, 12, WIDE), [])
    sameRows(await bench.journal.read(newActor(), 0, WIDE), [])
  },
  '[RJ6] stops at the limit of rows, and of bytes, but gives at least one': async (bench) => {
    const rows = await bench.grown(5, { size: 1000 })
    const { actor } = endOf(rows)
    const read = (limits: { rows: number; bytes: number }) => bench.journal.read(actor, 1, limits)
    sameRows(await read({ rows: 2, bytes: 1 << 20 }), rows.slice(1, 3))
    sameRows(await read({ rows: 100, bytes: 2000 }), rows.slice(1, 3))
    sameRows(await read({ rows: 100, bytes: 2999 }), rows.slice(1, 3))
    sameRows(await read({ rows: 100, bytes: 3000 }), rows.slice(1, 4))
    sameRows(await read({ rows: 100, bytes: 1 }), rows.slice(1, 2))
    sameRows(await read({ rows: 1, bytes: 1 }), rows.slice(1, 2))
  },
  '[RJ7] heads names those that differ, and only those': async (bench) => {
    const one = endOf(await bench.grown(3))
    const two = endOf(await bench.grown(2, { entries: 2 }))
    const absent = newActor()
    sameHeads(await bench.journal.heads([headOf(one), headOf(two), nothing(absent)]), [])
    sameHeads(await bench.journal.heads([nothing(one.actor), headOf(two), nothing(absent)]), [
      headOf(one),
    ])
    sameHeads(await bench.journal.heads([]), [])
  },
  '[RJ7] heads names a journal of equal length with another root': async (bench) => {
    const one = endOf(await bench.grown(3))
    const forked = { ...headOf(one), root: randomBytes(32) }
    sameHeads(await bench.journal.heads([forked]), [headOf(one)])
  },
  '[RJ7] heads names a journal that is shorter than what is known, or gone': async (bench) => {
    const one = endOf(await bench.grown(2))
    const ahead = { actor: one.actor, lastSeq: one.lastSeq + 5, root: randomBytes(32) }
    const gone = { actor: newActor(), lastSeq: 7, root: randomBytes(32) }
    sameHeads(await bench.journal.heads([ahead, gone]), [headOf(one), nothing(gone.actor)])
  },
  '[RJ7] heads of a thousand actors come in one answer': async (bench) => {
    const rows = Array.from({ length: 100 }, () => firstRow(newActor()))
    await bench.journal.append(rows, bench.options.timeoutMs)
    const absent = Array.from({ length: 900 }, () => nothing(newActor()))
    const known = [...rows.map(({ actor }) => nothing(actor)), ...absent]
    sameHeads(await bench.journal.heads(known), rows.map(headOf))
  },
  '[RJ8] finds a row by its commit id, in the journal of its actor only': async (bench) => {
    const rows = await bench.grown(3)
    const [, middle] = rows
    assert.ok(middle !== undefined)
    const found = await bench.journal.find(middle.actor, middle.commitId)
    assert.ok(found !== undefined)
    sameRows([found], [middle])
    assert.equal(await bench.journal.find(middle.actor, randomBytes(16)), undefined)
    assert.equal(await bench.journal.find(newActor(), middle.commitId), undefined)
  },
  '[RJ9] replaces the bytes of a row, and nothing else of it': async (bench) => {
    const rows = await bench.grown(3)
    const [first, middle, last] = rows
    assert.ok(first !== undefined && middle !== undefined && last !== undefined)
    const stubs = { ...middle, bytes: randomBytes(300) }
    await bench.journal.replaceErased(middle.actor, stubs)
    await bench.journal.replaceErased(middle.actor, stubs)
    sameRows(await bench.stored(middle.actor), [first, stubs, last])
    const found = await bench.journal.find(middle.actor, middle.commitId)
    assert.ok(found !== undefined)
    sameRows([found], [stubs])
    assert.equal(await bench.append(rowBehind(last)), 'accepted')
  },
  '[RJ9] refuses bytes that lead to another root, or belong to a row that is not there': async (
    bench,
  ) => {
    const rows = await bench.grown(2)
    const end = endOf(rows)
    const otherRoot = { ...end, root: randomBytes(32), bytes: randomBytes(10) }
    const absent = { ...rowBehind(end), bytes: randomBytes(10) }
    const { journal } = bench
    await assert.rejects(journal.replaceErased(end.actor, otherRoot), { code: 'ROOT_MISMATCH' })
    await assert.rejects(journal.replaceErased(end.actor, absent), { code: 'NOT_FOUND' })
    sameRows(await bench.stored(end.actor), rows)
  },
  '[RJ10] hints name a journal that another writer moved': async (bench) => {
    const other = await bench.another()
    const rows = await bench.grown(1)
    const { actor } = endOf(rows)
    await bench.journal.heads(rows.map(headOf))
    const hinted = new Promise<void>((resolve) => {
      const end = bench.journal.hints((actors) => {
        if (!actors.includes(actor)) return
        end()
        resolve()
      })
    })
    let head = endOf(rows)
    const isHinted = hinted.then(() => true)
    // A hint may be lost, so there is more than one reason for it.
    for (let tries = 0; tries < 20; tries++) {
      const row = rowBehind(head)
      assert.equal(await bench.append(row, other), 'accepted')
      head = row
      if (await Promise.race([isHinted, pause(500).then(() => false)])) return
    }
    assert.fail('no hint came')
  },
  '[RJ10] no hint comes after its end': async (bench) => {
    const rows = await bench.grown(1)
    let hints = 0
    const end = bench.journal.hints(() => {
      hints++
    })
    end()
    assert.equal(await bench.append(rowBehind(endOf(rows))), 'accepted')
    await bench.stored(endOf(rows).actor)
    assert.equal(hints, 0)
  },
  '[RJ11] says which engine it is, the same every time and for every handle': async (bench) => {
    const other = await bench.another()
    const [first, again, others] = [
      await bench.journal.check(),
      await bench.journal.check(),
      await other.check(),
    ]
    assert.ok(first.kind.length > 0 && first.id.length > 0)
    assert.deepEqual([again.id, others.id], [first.id, first.id])
    assert.ok(first.warnings.every((warning) => warning.length > 0))
  },
  '[RJ13] after close nothing is sent, and closing again does no harm': async (bench) => {
    const rows = await bench.grown(1)
    const closing = await bench.another()
    await closing.check()
    await closing.close()
    await closing.close()
    assert.equal(await bench.append(rowBehind(endOf(rows)), closing), 'unavailable')
    await assert.rejects(closing.heads([]), { code: 'CLOSED' })
    await assert.rejects(closing.read(newActor(), 0, WIDE), { code: 'CLOSED' })
    sameRows(await bench.stored(endOf(rows).actor), rows)
  },
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}
