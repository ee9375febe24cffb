/** Memories in other languages are found by other forms of their words. Rules: docs/spec/words.md. */
import { describe, expect, it } from 'vitest'
import { aFact, openTestCortex, type TestCortex } from '../src/testing/index.ts'

const MEMORIES = [
  'Die Katzen schlafen im Garten',
  'Les chevaux sont dans le jardin',
  'No me gustan las ciudades grandes',
  'Non mi piacciono gli amici di Carlos',
  'As canções são muito bonitas',
  'The houses are made of wood',
]

async function told(): Promise<TestCortex> {
  const cortex = await openTestCortex({ environment: { durable: false } })
  for (const statement of MEMORIES) await cortex.write({ data: { ...aFact('note'), statement } })
  return cortex
}

async function best(cortex: TestCortex, near: string): Promise<string | undefined> {
  const { memories } = await cortex.find({ near, limit: 1 })
  const data = memories[0]?.data
  return data?.type === 'Fact' ? data.statement : undefined
}

describe('a word in another form', () => {
  it.each([
    ['Wo ist die Katze?', MEMORIES[0]],
    ['Katze', MEMORIES[0]],
    ['Où est le cheval ?', MEMORIES[1]],
    ['¿Cuál es la ciudad?', MEMORIES[2]],
    ['la mia amica', MEMORIES[3]],
    ['canção', MEMORIES[4]],
    ['house', MEMORIES[5]],
  ])('[W25] %s', async (question, memory) => {
    await using cortex = await told()
    expect(await best(cortex, question)).toBe(memory)
  })

  it('[W24] names are found in any language', async () => {
    await using cortex = await told()
    expect(await best(cortex, 'Which friends does Carlos have?')).toBe(MEMORIES[3])
  })

  it('[W24] a rebuilt view finds the same, and verify agrees', async () => {
    await using cortex = await told()
    await cortex.rebuild()
    expect(await best(cortex, 'Wo ist die Katze?')).toBe(MEMORIES[0])
    expect((await cortex.verify()).ok).toBe(true)
  })

  it('[W26] counts as one word of the question where a floor is asked for', async () => {
    await using cortex = await told()
    const { bestFit = 0 } = await cortex.find({
      near: 'Wo schläft die Katze?',
      limit: 1,
      floor: true,
    })
    const { bestFit: exact = 0 } = await cortex.find({ near: 'Katzen', limit: 1, floor: true })
    expect(bestFit).toBeGreaterThan(0)
    expect(bestFit).toBeLessThan(exact)
    expect(exact).toBeGreaterThan(0.99)
  })
})
