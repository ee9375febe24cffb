/** `find` against its brute-force model, over random stores and random queries. Rules: docs/spec/find.md. */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { CortexError, type FindResult, type Query } from '../src/index.ts'
import { TEST_EPOCH_MS } from '../src/testing/index.ts'
import { type Expected, expectedAnswer, expectedRefusal } from './find-model.ts'
import { randomQuery } from './find-queries.ts'
import { randomWorld, type World } from './find-world.ts'
import { Dice } from './support/dice.ts'

const STORES = 50
const QUERIES = 110
/** Queries that nobody answers teach little: another one is drawn instead, up to a point. */
const DRAWS = 3
const DAY = 24 * 3_600_000

/** How often each interesting thing was met. */
class Tally {
  readonly counts = new Map<string, number>()

  add(name: string, met: boolean): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + Number(met))
  }
}

async function outcome(world: World, query: Query): Promise<FindResult | string> {
  try {
    return await world.cortex.find(query)
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
    renderedTokens: expected.tokens,
    scores: expected.scores,
    hopDistances: expected.hops,
    total: found.totalIsExact ? expected.total : Math.min(found.total, expected.total),
    trimmedByBudget: stopped ? Math.min(found.trimmedByBudget, expected.trimmed) : expected.trimmed,
    anyTrimmed: expected.trimmed > 0,
  }
}

function compared(found: FindResult): object {
  const { memories, rendered, renderedTokens, scores, hopDistances, total } = found
  const { trimmedByBudget } = found
  const anyTrimmed = trimmedByBudget > 0
  return {
    memories,
    rendered,
    renderedTokens,
    scores,
    hopDistances,
    total,
    trimmedByBudget,
    anyTrimmed,
  }
}

function tallyOf(tally: Tally, query: Query, found: FindResult): void {
  const { memories, explain, hopDistances = [] } = found
  const { limit = 1000, offset = 0, budgetTokens = Number.POSITIVE_INFINITY } = query
  const some = memories.length > 0
  const saliences = explain.scores.map(({ salience }) => salience)
  tally.add('answers that are not empty', some)
  tally.add('answers of three or more', memories.length >= 3)
  tally.add('a predicate that lets some pass', query.where !== undefined && some)
  tally.add('an order of fields', some && (query.orderBy?.length ?? 0) > 0)
  tally.add('equal scores', new Set(saliences).size < saliences.length)
  tally.add('an offset inside', some && offset > 0)
  tally.add('a limit that cuts', memories.length === limit && !found.totalIsExact)
  tally.add('a budget that cuts', found.trimmedByBudget > 0)
  tally.add(
    'one that is too large alone',
    memories.length === 1 && (found.renderedTokens[0] ?? 0) > budgetTokens,
  )
  tally.add(
    'an old version',
    memories.some(({ head, version }) => version.version < head.currentVersion),
  )
  tally.add(
    'a tombstoned memory',
    memories.some(({ head }) => head.tombstoned !== undefined),
  )
  tally.add(
    'two hops or more',
    hopDistances.some((hop) => hop > 1),
  )
  for (const by of ['graph', 'frame', 'tag', 'type', 'words']) {
    tally.add(`by ${by}`, some && explain.plan === by)
  }
  tally.add('from the rank index', some && explain.index.startsWith('idx/rank/'))
  tally.add(
    'several in the order of creation',
    memories.length > 1 && /^head.created/.test(explain.order.join()),
  )
  tally.add(
    'words and another criterion',
    some && query.near !== undefined && explain.plan !== 'words',
  )
  tally.add('about another time', some && query.asOf !== undefined)
}

describe('find against brute force', () => {
  it('[R1] [R41] [R42] gives the same answer and the same refusals for every query', async () => {
    const tally = new Tally()
    let pairs = 0
    for (let store = 0; store < STORES; store++) {
      const dice = new Dice(store)
      await using disposal = await opened(dice)
      const { world } = disposal
      for (let asked = 0; asked < QUERIES; asked++) {
        const { doors } = world.cortex
        doors.now = dice.pick([
          world.latestAt,
          world.latestAt + 1,
          world.latestAt - DAY,
          TEST_EPOCH_MS + 30 * DAY,
          TEST_EPOCH_MS + 4000 * DAY,
          // So late that recency has faded from every score.
          TEST_EPOCH_MS + 40_000 * DAY,
        ])
        const query = drawn(dice, world)
        const refused = expectedRefusal(query)
        const found = await outcome(world, query)
        const where = `store ${store}, query ${asked} at ${doors.now}: ${JSON.stringify(query)}`
        pairs++
        tally.add('refusals', refused !== undefined)
        if (refused !== undefined || typeof found === 'string') {
          expect(found, where).toBe(refused)
          continue
        }
        const expected = comparable(found, expectedAnswer(world, query, doors.now))
        if (!isDeepStrictEqual(compared(found), expected)) {
          expect(compared(found), where).toEqual(expected)
          expect.fail(where)
        }
        expect(found.skipped).toEqual([])
        tallyOf(tally, query, found)
      }
    }

    expect(pairs).toBeGreaterThanOrEqual(5000)
    const rare = [...tally.counts].filter(([, count]) => count < 100)
    expect(rare, JSON.stringify([...tally.counts])).toEqual([])
    expect(tally.counts.get('answers that are not empty')).toBeGreaterThan(pairs * 0.5)
  })
})

function drawn(dice: Dice, world: World): Query {
  let query = randomQuery(dice, world)
  for (let draw = 1; draw < DRAWS; draw++) {
    const refused = expectedRefusal(query) !== undefined
    if (!refused && expectedAnswer(world, query, world.cortex.doors.now).total > 0) break
    query = randomQuery(dice, world)
  }
  return query
}

async function opened(dice: Dice): Promise<AsyncDisposable & { readonly world: World }> {
  const world = await randomWorld(dice)
  return { world, [Symbol.asyncDispose]: () => world.cortex[Symbol.asyncDispose]() }
}
