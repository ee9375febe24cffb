/** How likely an answer is, and when there is none. Rules: docs/spec/find.md. */
import { describe, expect, it } from 'vitest'
import { type Embedder, FIT_FLOOR, type FindResult } from '../src/index.ts'
import { FIT } from '../src/query/ranking.ts'
import { anEvent, openTestCortex, type TestCortex } from '../src/testing/index.ts'

const MEMORIES: readonly (readonly [counterparty: string | undefined, summary: string])[] = [
  ['Ann', 'Bob painted the old boat'],
  ['Bob', 'Bob painted the old boat'],
  [undefined, 'Bob painted the old boat'],
  ['Bob', 'lunch was late'],
]

async function told(): Promise<TestCortex> {
  const cortex = await openTestCortex({ environment: { durable: false } })
  for (const [counterparty, summary] of MEMORIES) {
    await cortex.write({
      data: anEvent(summary, counterparty === undefined ? {} : { counterparty }),
    })
  }
  return cortex
}

/** What a fit was made of. */
function evidence(fit: number): number {
  return FIT.byWords.middle - FIT.byWords.width * Math.log(1 / fit - 1)
}

function fits({ hits }: FindResult): Map<string, number> {
  return new Map(
    hits.map(({ memory: { data }, fit = 0 }) => [
      data.type === 'Event' ? `${data.counterparty}: ${data.summary}` : '',
      evidence(fit),
    ]),
  )
}

describe('the floor', () => {
  it('[R51] what somebody else says than the question names is half the evidence', async () => {
    await using cortex = await told()
    const found = fits(
      await cortex.find({ near: 'Did Bob paint a boat or a bridge?', limit: 4, floor: true }),
    )
    const [ann, bob, nobody] = ['Ann', 'Bob', 'undefined'].map((who) =>
      found.get(`${who}: Bob painted the old boat`),
    ) as [number, number, number]
    expect(bob).toBeCloseTo(nobody, 9)
    expect(ann).toBeCloseTo(nobody / 2, 9)
    expect(nobody).toBeGreaterThan(0.5)
  })

  it('[R51] who is not named in the question is not somebody else', async () => {
    await using cortex = await told()
    const found = fits(await cortex.find({ near: 'old boat', limit: 4, floor: true }))
    expect(found.get('Ann: Bob painted the old boat')).toBeCloseTo(
      found.get('undefined: Bob painted the old boat') as number,
      9,
    )
  })

  it('[R51] an answer is empty below the floor, and says how well the best fits', async () => {
    await using cortex = await told()
    const near = 'how is a violin tuned for an open air concert after lunch'
    const { memories, bestFit } = await cortex.find({ near, limit: 4, floor: true })
    expect(memories).toEqual([])
    expect(bestFit).toBeGreaterThan(0)
    expect(bestFit).toBeLessThan(FIT_FLOOR)
  })

  it('[R51] among few memories meaning alone will do; among many there is always one as near', async () => {
    await using cortex = await openTestCortex({ environment: { durable: false } })
    const question = 'package manager'
    // A cosine of 0.3 to every memory, and no word in common.
    const embedder: Embedder = {
      id: 'leaning',
      dimensions: 2,
      embed: async (texts) =>
        texts.map((text) =>
          Float32Array.of(text === question ? 1 : 0.3, text === question ? 0 : 0.954),
        ),
    }
    await cortex.startEmbedder({ embedder })
    const bestFit = async (): Promise<number> => {
      await cortex.drainEmbedder()
      return (await cortex.find({ near: question, limit: 3, floor: true })).bestFit ?? 0
    }
    await cortex.write({ data: anEvent('This project uses pnpm') })
    expect(await bestFit()).toBeGreaterThan(FIT_FLOOR)

    for (let n = 0; n < 120; n++) await cortex.write({ data: anEvent(`something else ${n}`) })
    expect(await bestFit()).toBeLessThan(FIT_FLOOR)
  })
})
