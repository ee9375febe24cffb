import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { testDirectory } from '@cortex-memory/core/testing'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { stems } from '../text/words.ts'
import { ConversationStore } from './conversation-store.ts'
import { RecallLane } from './recall-lane.ts'
import type { Turn } from './turn.ts'
import { TurnIndex } from './turn-index.ts'

const home = testDirectory()
let rooms = 0
afterAll(() => rmSync(home, { recursive: true, force: true }))

async function lane(
  ...turns: (string | Turn)[]
): Promise<{ store: ConversationStore; recall: RecallLane }> {
  const store = new ConversationStore({ directory: join(home, `room-${rooms++}`), clock: () => 7 })
  for (const turn of turns)
    await store.append('c', typeof turn === 'string' ? { role: 'user', text: turn } : turn)
  return { store, recall: new RecallLane(store) }
}

const HARBOUR = [
  'The ferry to the island leaves at seven from pier four.',
  'My neighbour paints boats in the winter.',
  'The harbour master wants the mooring fee before Friday.',
  'Lunch was herring again.',
] as const

describe('the recall lane', () => {
  it('[GL1] brings back the turn that was meant, first and word for word', async () => {
    const { recall } = await lane(...HARBOUR)

    const [first, ...rest] = await recall.recall(
      'c',
      'When does the ferry leave, and from which pier?',
    )

    expect(first).toMatchObject({ role: 'user', text: HARBOUR[0], at: 7, cut: false })
    expect(rest).toEqual([])
  })

  it('[GL2] never brings back the question itself, however it is spaced, nor a text twice', async () => {
    const question = 'When does the ferry leave?'
    const { recall } = await lane(...HARBOUR, HARBOUR[0], question, ' when  does the FERRY leave?')

    const found = await recall.recall('c', question)

    expect(found.map(({ text }) => text)).toEqual([HARBOUR[0]])
  })

  it('[GL2] leaves out system text and what was recalled before', async () => {
    const { recall } = await lane(
      { role: 'system', text: HARBOUR[0] },
      { role: 'user', text: HARBOUR[0], recalled: true },
      { role: 'tool', text: 'ferry: 07:00, pier 4', tool: 'timetable' },
    )

    const found = await recall.recall('c', 'ferry pier')

    expect(found.map(({ role }) => role)).toEqual(['tool'])
  })

  it('[GL3] gives nothing that matches too little, and nothing for nothing', async () => {
    const { recall } = await lane(...HARBOUR)
    const far = 'Which colour did the committee choose for the new ferry flag on the mast?'

    expect(await recall.recall('c', far)).toEqual([])
    expect(await recall.recall('c', far, { scoreMin: 0 })).toHaveLength(1)
    expect(await recall.recall('c', 'volcano')).toEqual([])
    expect(await recall.recall('c', '  ')).toEqual([])
    expect(await recall.recall('c', 'the of and')).toEqual([])
    expect(await recall.recall('nobody', 'ferry')).toEqual([])
  })

  it('[GL4] sees what was added since the last time, also by another process, and a removal', async () => {
    const { store, recall } = await lane(HARBOUR[1])
    expect(await recall.recall('c', 'mooring fee')).toEqual([])

    await store.append('c', { role: 'user', text: HARBOUR[2] })
    expect(await recall.recall('c', 'mooring fee')).toMatchObject([{ text: HARBOUR[2] }])
    const [one, two] = await Promise.all([
      recall.recall('c', 'mooring fee'),
      recall.recall('c', 'mooring fee'),
    ])
    expect(one).toEqual(two)

    await store.remove('c')
    await store.append('c', { role: 'user', text: HARBOUR[0] })
    expect(await recall.recall('c', 'mooring fee')).toEqual([])
    expect(await recall.recall('c', 'ferry island')).toMatchObject([{ text: HARBOUR[0] }])
  })

  it('[GL5] stays within number and budget; the best turn alone is cut to fit', async () => {
    const aTurn = fc.array(fc.constantFrom('tide', 'pier', 'rope', 'oar', '0xabcdef012345'), {
      minLength: 1,
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(aTurn, { maxLength: 8 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 4 }),
        async (turns, budgetTokens, topK) => {
          const { recall } = await lane(...turns.map((words) => words.join(' ')))
          const found = await recall.recall('c', 'tide pier', { budgetTokens, topK, scoreMin: 0 })

          expect(found.length).toBeLessThanOrEqual(topK)
          expect(found.reduce((sum, { tokens }) => sum + tokens, 0)).toBeLessThanOrEqual(
            budgetTokens,
          )
          expect(found.slice(1).every(({ cut }) => !cut)).toBe(true)
          expect(found.map(({ score }) => score)).toEqual(
            found.map(({ score }) => score).sort((a, b) => b - a),
          )
        },
      ),
      { numRuns: 40 },
    )
    const { recall } = await lane(...HARBOUR)
    const [cut, ...rest] = await recall.recall('c', 'ferry pier harbour fee', {
      budgetTokens: 5,
      scoreMin: 0,
    })
    expect([cut?.cut, cut?.tokens, rest]).toEqual([true, 5, []])
  })
})

describe('the index of turns', () => {
  it('[GL6] ranks as the formula says, turn by turn, whatever order things came in', () => {
    const aWord = fc.constantFrom('tide', 'pier', 'rope', 'oar')
    fc.assert(
      fc.property(
        fc.array(fc.array(aWord, { maxLength: 6 }), { maxLength: 6 }),
        fc.array(aWord, { minLength: 1, maxLength: 3 }),
        (turns, query) => {
          const index = new TurnIndex()
          for (const words of turns) index.add(words.join(' '))

          const found = new Map(
            index.search(query.join(' ')).map(({ turn, score }) => [turn, score]),
          )

          const mean = turns.flat().length / Math.max(1, turns.length)
          const wanted = [...new Set(query.flatMap((word) => stems(word)))]
          const rarity = (word: string): number => {
            const holders = turns.filter((words) => words.flatMap(stems).includes(word)).length
            return Math.log(1 + (turns.length - holders + 0.5) / (holders + 0.5))
          }
          const perfect = wanted.reduce((sum, word) => sum + rarity(word), 0)
          for (const [turn, words] of turns.entries()) {
            let score = 0
            for (const word of wanted) {
              const count = words.flatMap(stems).filter((other) => other === word).length
              if (count === 0) continue
              score +=
                (rarity(word) * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * words.length) / mean))
            }
            if (score === 0) expect(found.has(turn)).toBe(false)
            else expect(found.get(turn)).toBeCloseTo(score / perfect, 10)
          }
        },
      ),
    )
  })
})
