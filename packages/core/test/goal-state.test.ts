import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { GoalRuntimeState, MemoryId } from '../src/index.ts'
import { goalKey } from '../src/keys/keyspace.ts'
import { idBytes } from '../src/memory/ids.ts'
import { SideStore } from '../src/side/side-store.ts'
import { aGoal, openTestCortex, testId } from '../src/testing/index.ts'
import { refusal } from './helpers.ts'

const STATE: GoalRuntimeState = {
  nextEvalAt: 1,
  lastEvalAt: 2,
  lastEvalDecision: 'emit_intent',
  failureStreak: 3,
  intentsTodayCount: 4,
  spentTodayPax: '1.50',
  lastIntentId: 'intent-1',
  lastResetAt: 5,
}

describe('goalState', () => {
  it('[E74] a day of a goal ends after 24 hours, and the next begins at nothing', async () => {
    await using cortex = await openTestCortex()
    const { doors } = cortex
    const { id } = await cortex.write({ data: aGoal() })
    const { lastResetAt: _, ...never } = STATE
    await cortex.goalState.write(id, never)

    expect(await cortex.goalState.resetDaily(id)).toBe(true)
    const begun = { ...STATE, intentsTodayCount: 0, spentTodayPax: '0', lastResetAt: doors.now }
    expect(await cortex.goalState.read(id)).toEqual(begun)

    const spent = { ...begun, intentsTodayCount: 2, spentTodayPax: '3' }
    await cortex.goalState.write(id, spent)
    doors.advance(86_400_000 - 1)
    expect(await cortex.goalState.resetDaily(id)).toBe(false)
    expect(await cortex.goalState.read(id)).toEqual(spent)
    doors.advance(1)
    expect(await cortex.goalState.resetDaily(id)).toBe(true)
    expect(await cortex.goalState.read(id)).toEqual({ ...begun, lastResetAt: doors.now })
  })

  it('[E47] keeps what was written, every field and none', async () => {
    await using cortex = await openTestCortex()
    const { id } = await cortex.write({ data: aGoal() })
    await cortex.goalState.write(id, STATE)
    await cortex.goalState.write(testId(9), {})

    expect(await cortex.goalState.read(id)).toEqual(STATE)
    expect(await cortex.goalState.read(testId(9))).toEqual({})
  })

  it('[E47] reads none as undefined, overwrites, and deletes more than once', async () => {
    await using cortex = await openTestCortex()
    const id = testId(1)

    expect(await cortex.goalState.read(id)).toBeUndefined()
    await cortex.goalState.delete(id)
    await cortex.goalState.write(id, STATE)
    await cortex.goalState.write(id, { failureStreak: 0 })
    expect(await cortex.goalState.read(id)).toEqual({ failureStreak: 0 })
    await cortex.goalState.delete(id)
    await cortex.goalState.delete(id)
    expect(await cortex.goalState.read(id)).toBeUndefined()
  })

  it('[E47] lists in the order of ids', async () => {
    await using cortex = await openTestCortex()
    expect(await cortex.goalState.list()).toEqual([])
    for (const n of [3, 1, 2]) await cortex.goalState.write(testId(n), { failureStreak: n })

    expect(await cortex.goalState.list()).toEqual(
      [1, 2, 3].map((n) => ({ id: testId(n), state: { failureStreak: n } })),
    )
  })

  it.each<readonly [string, unknown, string]>([
    ['a negative streak', { failureStreak: -1 }, 'state.failureStreak'],
    ['half a millisecond', { nextEvalAt: 0.5 }, 'state.nextEvalAt'],
    ['an unknown field', { spentTodayPaxPax: '1' }, 'state.spentTodayPaxPax'],
    ['a number as text', { spentTodayPax: 1 }, 'state.spentTodayPax'],
    ['nothing', undefined, 'state'],
  ])('[E11] refuses %s', async (_name, state, path) => {
    await using cortex = await openTestCortex()
    const write = cortex.goalState.write(testId(1), state as GoalRuntimeState)
    await expect(write).rejects.toThrow(refusal('INVALID_INPUT', path))
  })

  it('[E11] refuses the zero id', async () => {
    await using cortex = await openTestCortex()
    const zero = '0'.repeat(26) as MemoryId
    for (const call of [
      () => cortex.goalState.read(zero),
      () => cortex.goalState.write(zero, {}),
      () => cortex.goalState.delete(zero),
    ]) {
      await expect(call()).rejects.toThrow(refusal('INVALID_INPUT', 'id'))
    }
  })

  it('[E32] [E48] moves no root and survives rebuild and reopening', async () => {
    let cortex = await openTestCortex()
    const { id } = await cortex.write({ data: aGoal() })
    const root = await cortex.overallRoot()
    await cortex.goalState.write(id, STATE)
    expect(await cortex.overallRoot()).toBe(root)
    await cortex.rebuild()

    cortex = await cortex.reopen()

    expect(await cortex.goalState.read(id)).toEqual(STATE)
    expect(await cortex.overallRoot()).toBe(root)
    expect((await cortex.status()).nextSeq).toBe(2)
    await cortex[Symbol.asyncDispose]()
  })

  it('[E42] [E48] a record that is not a goal state is CORRUPT with its key, the others stay readable', async () => {
    let cortex = await openTestCortex()
    await cortex.goalState.write(testId(1), STATE)
    await cortex.close()
    const side = new SideStore(cortex.store.layout.side, false)
    await side.transact((_reader, put) => put(goalKey(idBytes(testId(2))), Buffer.from('nonsense')))
    await side.close()
    cortex = await cortex.reopen()

    const read = cortex.goalState.read(testId(2))

    await expect(read).rejects.toThrow(refusal('CORRUPT'))
    await expect(read).rejects.toMatchObject({
      details: { key: `goal/${Buffer.from(idBytes(testId(2))).toString('hex')}` },
    })
    expect(await cortex.goalState.read(testId(1))).toEqual(STATE)
    await cortex[Symbol.asyncDispose]()
  })

  it('[Z18] other handles and processes find what is in side/ after a scrub, and write to it', async () => {
    await using cortex = await openTestCortex()
    await using other = await openTestCortex({ root: cortex.root, doors: cortex.doors })
    const [a, b] = [testId(1), testId(2)]
    await cortex.goalState.write(a, { failureStreak: 1 })
    await other.goalState.write(b, { failureStreak: 2 })

    await cortex.scrub()

    expect(await other.goalState.read(a)).toEqual({ failureStreak: 1 })
    await other.goalState.write(a, { failureStreak: 3 })
    expect(await cortex.goalState.list()).toEqual([
      { id: a, state: { failureStreak: 3 } },
      { id: b, state: { failureStreak: 2 } },
    ])
    await other.scrub()
    await cortex.goalState.delete(a)
    expect(await other.goalState.read(a)).toBeUndefined()
    expect(await cortex.verify()).toMatchObject({ ok: true, problems: [] })
  })

  it('[Z18] a rewrite of side/ that died between its renames is taken back', async () => {
    await using cortex = await openTestCortex()
    const id = testId(1)
    await cortex.goalState.write(id, { failureStreak: 1 })
    await cortex.close()
    const side = join(cortex.root, 'tester', 'side')
    mkdirSync(`${side}.new`)
    renameSync(side, `${side}.old`)

    await using again = await openTestCortex({ root: cortex.root, doors: cortex.doors })

    expect(await again.goalState.read(id)).toEqual({ failureStreak: 1 })
    await again.goalState.write(id, { failureStreak: 2 })
    expect(
      readdirSync(join(cortex.root, 'tester')).filter((name) => name.startsWith('side')),
    ).toEqual(['side'])
  })
})
