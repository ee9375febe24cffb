/** One answer from two stores. Rules: docs/spec/operations.md. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contextOfBoth, findInBoth, type Receipt, type SharedQuery } from '../src/index.ts'
import { fitBudget, mergeRanked } from '../src/query/two-answers.ts'
import { openTestCortex, type TestCortex, testId } from '../src/testing/index.ts'

/** Small domains, so that ids, ranks and sizes collide. */
const item = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  rank: fc.integer({ min: 0, max: 3 }),
  tokens: fc.integer({ min: 0, max: 4 }),
  worth: fc.integer({ min: 0, max: 2 }),
})
const ranked = fc
  .uniqueArray(item, { maxLength: 6, selector: ({ id }) => id })
  .map((items) => items.toSorted((a, b) => b.rank - a.rank))

describe('two ranked lists', () => {
  it('[O54] become one as if sorted, the first list first among equals, each id once', () => {
    fc.assert(
      fc.property(ranked, ranked, (first, second) => {
        // Sorting is stable: the plain model needs nothing else.
        const model = [...first, ...second].toSorted((a, b) => b.rank - a.rank)
        const once = model.filter(({ id }, at) => model.findIndex((one) => one.id === id) === at)

        expect(mergeRanked(first, second)).toEqual(once)
      }),
    )
  })

  it('[O54] keep their own order, whatever their ranks say', () => {
    const order = fc.uniqueArray(item, { maxLength: 6, selector: ({ id }) => id })
    fc.assert(
      fc.property(order, order, (first, second) => {
        const merged = mergeRanked(first, second)
        const ours = merged.filter((one) => first.includes(one))

        expect(ours).toEqual(first.filter((one) => ours.includes(one)))
      }),
    )
  })

  it('[O55] never exceed the budget, and leave out no more than they must', () => {
    fc.assert(
      fc.property(ranked, fc.integer({ min: 1, max: 12 }), (items, budget) => {
        const { kept, dropped } = fitBudget(items, budget)
        const size = (some: readonly { tokens: number }[]): number =>
          some.reduce((sum, { tokens }) => sum + tokens, 0)

        expect(size(kept)).toBeLessThanOrEqual(budget)
        expect([...kept, ...dropped].toSorted(byId)).toEqual(items.toSorted(byId))
        expect(kept).toEqual(items.filter((one) => kept.includes(one)))
        // The last to go had to.
        const last = dropped.at(-1)
        if (last !== undefined) expect(size([...kept, last])).toBeGreaterThan(budget)
        for (const one of kept) {
          for (const other of dropped) expect(one.worth).toBeGreaterThanOrEqual(other.worth)
        }
      }),
    )
  })
})

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1
}

const USERS = 0xaa

/** The doors of both stores give out the same ids; those of the user's are of another family. */
async function fact(cortex: TestCortex, statement: string, index: number): Promise<Receipt> {
  cortex.doors.advance(1)
  return await cortex.write({
    data: { type: 'Fact', subject: 's', predicate: 'p', statement },
    id: testId(index, cortex.actor === 'user' ? USERS : undefined),
  })
}

const texts = ({ rendered }: { readonly rendered: readonly string[] }): readonly string[] =>
  rendered.map((text) => text.replace(/^.*=/, ''))

describe('two stores', () => {
  it('[O54] answer as one: the best of each first, the project before the user among equals', async () => {
    await using project = await openTestCortex({ actor: 'project' })
    await using user = await openTestCortex({ actor: 'user' })
    // Words are rarer, and so worth more, in the larger store.
    await fact(user, 'high tide at noon', 1)
    for (let n = 1; n <= 8; n++) await fact(user, `nothing of interest ${n}`, n + 1)
    await fact(project, 'high tide at noon', 1)
    await fact(project, 'the tide turns', 2)

    const found = await findInBoth(project, user, { near: 'high tide', limit: 10 })

    expect(texts(found)).toEqual(['high tide at noon', 'high tide at noon', 'the tide turns'])
    expect(found.actors).toEqual(['project', 'user', 'project'])
    expect(found).toMatchObject({ total: 3, totalIsExact: true, trimmedByBudget: 0 })
    expect(found.explain.scores.map(({ uri }) => uri)).toEqual(
      found.memories.map(({ head }) => `matrix://cortex/Fact/${head.id}#1`),
    )
  })

  it('[O54] page through both by age, and show what both hold once', async () => {
    await using project = await openTestCortex({ actor: 'project' })
    await using user = await openTestCortex({ actor: 'user' })
    await fact(project, 'one', 1)
    user.doors.advance(1)
    await fact(user, 'two', 1)
    project.doors.advance(2)
    await fact(project, 'three', 2)
    await user.write({
      data: { type: 'Fact', subject: 's', predicate: 'p', statement: 'three' },
      id: testId(2),
    })
    const newest = { types: ['Fact'], orderBy: [{ field: 'head.createdAt' }] } as const
    const page = async (query: Partial<SharedQuery>): Promise<readonly string[]> =>
      texts(await findInBoth(project, user, { ...newest, form: 'short', ...query }))

    expect(await page({ limit: 9 })).toEqual(['three', 'two', 'one'])
    expect(await page({ limit: 1, offset: 1 })).toEqual(['two'])
    expect(await page({ limit: 2, offset: 2 })).toEqual(['one'])
  })

  it('[O55] share one budget, in answers and in bundles', async () => {
    await using project = await openTestCortex({ actor: 'project' })
    await using user = await openTestCortex({ actor: 'user' })
    for (const cortex of [project, user]) {
      for (let n = 1; n <= 4; n++) await fact(cortex, `the tide is ${'very '.repeat(n)}high`, n)
      const rule = { polarity: 'dont', strength: 'hard', source: 'user_declared' } as const
      const id = testId(9, cortex.actor === 'user' ? USERS : undefined)
      const frames = [{ verb: 'build', kind: 'tool', ref: 'x' }] as const
      await cortex.write({ data: { type: 'Constraint', statement: 'swim', ...rule }, id })
      for (let n = 10; n < 14; n++) {
        await cortex.write({
          data: { type: 'Event', kind: 'observation', outcome: 'success', summary: `sailed ${n}` },
          frames,
          id: testId(n, cortex.actor === 'user' ? USERS : undefined),
        })
      }
    }
    for (let budgetTokens = 1; budgetTokens < 120; budgetTokens += 7) {
      const found = await findInBoth(project, user, { near: 'tide', budgetTokens })
      const spent = found.renderedTokens.reduce((sum, tokens) => sum + tokens, 0)
      expect(spent).toBeLessThanOrEqual(budgetTokens)
      expect(found.memories.length + found.trimmedByBudget).toBe(8)

      const options = { verb: 'build', objects: { tool: 'x' }, budgetTokens } as const
      const bundle = await contextOfBoth(project, user, options)
      expect(bundle.totalTokens).toBeLessThanOrEqual(budgetTokens)
      expect(bundle.outcomes.length).toBeLessThanOrEqual(3)
      // Rules of both go last.
      if (bundle.outcomes.length > 0) expect(bundle.pinned).toHaveLength(2)
    }
    const bundle = await contextOfBoth(project, user, {})
    expect(bundle.pinned.map(({ head }) => bundle.actors[head.id])).toEqual(['project', 'user'])
  })
})
