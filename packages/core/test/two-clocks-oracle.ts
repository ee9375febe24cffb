/** Random pairs of clocks, all query fields: the answer of the store and that of the plain model. */
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { CortexError, type FindResult, type Query } from '../src/index.ts'
import { type Expected, expectedAnswer, expectedRefusal } from './find-model.ts'
import { randomQuery } from './find-queries.ts'
import type { World } from './find-world.ts'
import { Dice } from './support/dice.ts'
import { type History, randomHistory, worldAt } from './two-clocks-world.ts'

const DAY = 24 * 3_600_000
const DRAWS = 4

export interface Pairs {
  readonly stores: number
  readonly pairs: number
  readonly seed: number
}

/** How many answers had something in them, and how many were about what was replaced since. */
export interface Tally {
  asked: number
  found: number
  byWords: number
  older: number
}

export async function checkPairs({ stores, pairs, seed }: Pairs): Promise<Tally> {
  const tally: Tally = { asked: 0, found: 0, byWords: 0, older: 0 }
  for (let store = 0; store < stores; store++) {
    const dice = new Dice(seed * 100_003 + store)
    const history = await randomHistory(dice, { steps: dice.between(25, 60) })
    await using _ = history.cortex
    for (let pair = 0; pair < pairs; pair++) {
      await checkPair(history, dice, tally, `seed ${seed}, store ${store}, pair ${pair}`)
    }
  }
  return tally
}

async function checkPair(history: History, dice: Dice, tally: Tally, where: string): Promise<void> {
  const { cortex, worlds } = history
  const last = worlds.at(-1)?.known as number
  cortex.doors.now = last + dice.pick([0, 1, DAY])
  const knownAt = dice.chance(0.8)
    ? Math.max(0, dice.pick(worlds).known + dice.pick([-1, 0, 0, 1, DAY]))
    : undefined
  const now = Math.min(knownAt ?? cortex.doors.now, cortex.doors.now)
  const known = worldAt(history, now)
  const world: World = known ?? { cortex, memories: [], edges: [], latestAt: now, today: [] }
  if (world.memories.length === 0) return
  const asked = drawn(dice, world, knownAt, now)
  const refused = expectedRefusal(asked)
  const found = await outcome(history, asked)
  tally.asked++
  const what = `${where}: ${JSON.stringify(asked)}`
  if (refused !== undefined || typeof found === 'string') {
    expect(found, what).toBe(refused)
    return
  }
  const { knownAt: ___, ...plain } = asked
  const expected = comparable(found, expectedAnswer(world, plain, now))
  if (!isDeepStrictEqual(compared(found), expected)) {
    expect(compared(found), what).toEqual(expected)
    expect.fail(what)
  }
  expect(found.skipped, what).toEqual([])
  if (found.memories.length === 0) return
  tally.found++
  if (asked.near !== undefined) tally.byWords++
  if (found.memories.some(({ head, version }) => version.version < head.currentVersion))
    tally.older++
}

/** Questions that nobody answers teach little: another one is drawn instead, up to a point. */
function drawn(dice: Dice, world: World, knownAt: number | undefined, now: number): Query {
  for (let draw = 1; ; draw++) {
    const { asOf: _, lateBinding: __, ...query } = randomQuery(dice, world)
    const asOf = dice.chance(0.5) ? someTime(dice, world, now) : undefined
    const timed: Query = asOf === undefined ? query : { ...query, asOf }
    const isTelling =
      expectedRefusal(timed) === undefined && expectedAnswer(world, timed, now).total > 0
    if (isTelling || draw === DRAWS) return knownAt === undefined ? timed : { ...timed, knownAt }
  }
}

function someTime(dice: Dice, world: World, now: number): number {
  const { versions } = dice.pick(world.memories)
  const { version, head } = dice.pick(versions)
  const times = [version.createdAt, version.validFrom, version.expiresAt, head.validUntil, now]
  const base = dice.pick(times.filter((time) => time !== undefined))
  return Math.max(0, base + dice.pick([-1, 0, 0, 1]))
}

async function outcome({ cortex }: History, query: Query): Promise<FindResult | string> {
  try {
    return await cortex.find(query)
  } catch (error) {
    if (error instanceof CortexError) return error.code
    throw error
  }
}

/** What `find` may leave uncounted because an index told it where to stop. */
function comparable(found: FindResult, expected: Expected): object {
  const stopped = !found.totalIsExact && found.explain.index.startsWith('idx/rank/')
  return {
    memories: expected.memories,
    rendered: expected.rendered,
    scores: expected.scores,
    hops: expected.hops,
    total: found.totalIsExact ? expected.total : Math.min(found.total, expected.total),
    trimmed: stopped ? Math.min(found.trimmedByBudget, expected.trimmed) : expected.trimmed,
  }
}

function compared(found: FindResult): object {
  const { memories, rendered, scores, hopDistances: hops, total, trimmedByBudget: trimmed } = found
  return { memories, rendered, scores, hops, total, trimmed }
}
