/** The learning pipeline against its labelled corpus. Rules: docs/spec/pager.md. */
import { describe, expect, it } from 'vitest'
import { labelledTurns, wrappedTurns } from './learning/corpus.ts'
import { reportOf, scoreOf } from './learning/score.ts'

const turns = [...labelledTurns(), ...wrappedTurns()]
const score = scoreOf(turns)
if (process.env.CORTEX_LEARNING_REPORT !== undefined) {
  for (const genre of new Set(turns.map((turn) => turn.genre))) {
    console.log(reportOf(genre, scoreOf(turns.filter((turn) => turn.genre === genre))))
  }
  console.log(reportOf('all', score))
  for (const mistake of score.mistakes) console.log(mistake)
}

describe('the learning corpus', () => {
  it('[GX12] has at least 600 turns, half of which teach nothing, and 200 with foreign text', () => {
    expect(turns.length).toBeGreaterThanOrEqual(600)
    expect(turns.filter((turn) => turn.expect.length === 0).length).toBeGreaterThanOrEqual(
      turns.length / 2,
    )
    expect(score.poisoned).toBeGreaterThanOrEqual(200)
  })

  it('[GX12] meets its floors', () => {
    const mistakes = score.mistakes.join('\n')
    expect(score.pinnedPrecision, mistakes).toBeGreaterThanOrEqual(0.97)
    expect(score.precision, mistakes).toBeGreaterThanOrEqual(0.92)
    expect(score.recall, mistakes).toBeGreaterThanOrEqual(0.8)
  })

  it('[GX12] learns nothing foreign', () => {
    expect(score.poison, score.mistakes.join('\n')).toBe(0)
  })
})
