/** Questions that name a time in words ask for what was true then. Rules: docs/spec/two-clocks.md. */
import { describe, expect, it } from 'vitest'
import { openTestCortex, type TestCortex } from '../src/testing/index.ts'

const NOW = Date.UTC(2024, 9, 14, 12)
const at = (month: number, day: number): number => Date.UTC(2024, month - 1, day)

async function livingIn(): Promise<TestCortex> {
  const cortex = await openTestCortex()
  cortex.doors.now = NOW
  const home = async (city: string, validFrom: number): Promise<void> => {
    await cortex.write({
      data: {
        type: 'Fact',
        subject: 'user',
        predicate: 'lives_in',
        statement: `The user lives in ${city}`,
      },
      validFrom,
      replace: 'subject-predicate',
    })
  }
  await home('Tampere', at(1, 1))
  await home('Bergen', at(6, 10))
  await cortex.write({
    data: {
      type: 'Event',
      kind: 'observation',
      outcome: 'success',
      at: at(6, 10),
      summary: 'The user moved house with a rented van',
    },
  })
  await cortex.write({
    data: {
      type: 'Fact',
      subject: 'ferry',
      predicate: 'costs',
      statement: 'The ferry costs nine euros',
    },
  })
  return cortex
}

async function answers(cortex: TestCortex, near: string): Promise<string[]> {
  const { memories } = await cortex.find({ near, types: ['Fact'], limit: 5 })
  return memories.flatMap(({ data }) => (data.type === 'Fact' ? [data.statement] : []))
}

const TAMPERE = 'The user lives in Tampere'
const BERGEN = 'The user lives in Bergen'

describe('a time in the words of a question', () => {
  it.each([
    'Where did the user live last March?',
    'Which city lives the user in, in April 2024?',
    'In welcher Stadt lives der user im letzten März?',

    'Which city did the user live in before 1 June 2024',
  ])('[TC13] brings back what was true then: %s', async (near) => {
    await using cortex = await livingIn()

    expect((await answers(cortex, near))[0]).toBe(TAMPERE)
  })

  it('[TC14] takes the time of what happened from the memory that fits it', async () => {
    await using cortex = await livingIn()

    expect((await answers(cortex, 'Where lives the user before the user moved house?'))[0]).toBe(
      TAMPERE,
    )
  })

  it.each([
    'Where does the user live?',
    'Where lives the user since last July?',
    'Where does the user live before breakfast?',
    'Send a card to where the user lives before last March is forgotten',
    'the user lives there, as of last March',
    'Where will the user live next year?',
  ])('[TC13] is about now without one: %s', async (near) => {
    await using cortex = await livingIn()

    expect(await answers(cortex, near)).toContain(BERGEN)
    expect(await answers(cortex, near)).not.toContain(TAMPERE)
  })

  it('[TC13] a clock that is given counts alone, and explain names the time', async () => {
    await using cortex = await livingIn()
    const near = 'Where did the user live last March?'

    const given = await cortex.find({ near, types: ['Fact'], asOf: at(8, 1), limit: 5 })
    const asked = await cortex.find({ near, types: ['Fact'], limit: 5 })

    expect(
      given.memories.map(({ data }) => (data as { statement: string }).statement),
    ).not.toContain(TAMPERE)
    expect(given.explain.timeAsked).toBeUndefined()
    expect(asked.explain.timeAsked).toBe(at(4, 1) - 1)
    expect(asked.memories).toHaveLength(asked.hits.length)
    expect(asked.total).toBe(2)
  })

  it('[TC13] limit and budget hold', async () => {
    await using cortex = await livingIn()
    const near = 'Where did the user live last March?'

    const one = await cortex.find({ near, types: ['Fact'], limit: 1 })
    const few = await cortex.find({ near, types: ['Fact'], budgetTokens: 15 })

    expect(one.memories).toHaveLength(1)
    expect(few.renderedTokens.reduce((sum, tokens) => sum + tokens, 0)).toBeLessThanOrEqual(15)
  })

  it('[TC13] what was forgotten stays away', async () => {
    await using cortex = await livingIn()
    const [first] = (
      await cortex.find({ near: 'where did the user live last March', types: ['Fact'], limit: 1 })
    ).memories
    await cortex.tombstone(first as NonNullable<typeof first>, { reason: 'wrong' })

    expect(await answers(cortex, 'Where did the user live last March?')).not.toContain(TAMPERE)
  })
})
