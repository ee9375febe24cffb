/** The learning pipeline against its labelled corpus. Rules: docs/spec/pager.md. */
import { describe, expect, it } from 'vitest'
import { labelledTurns, rounds, wrappedTurns, writers, writtenTurns } from './learning/corpus.ts'
import { reportOf, scoreOf } from './learning/score.ts'
import { heldOut } from './learning/train.ts'

/** Turns that somebody wrote; the others are made from wrappers. */
const written = [...labelledTurns(), ...rounds().flatMap((round) => round.turns)]
const turns = [...written, ...wrappedTurns()]
const score = scoreOf(turns)
const file = process.env.CORTEX_LEARNING_FILE
if (file !== undefined) {
  const fresh = scoreOf(writtenTurns(file))
  console.log(reportOf(file, fresh))
  for (const mistake of fresh.mistakes) console.log(mistake)
} else if (process.env.CORTEX_LEARNING_HELD_OUT !== undefined) {
  // The files of a writer have a letter in common.
  const writerOf = (name: string): string => name.replace(/\d+$/, '')
  const always = [labelledTurns(), ...rounds().map((round) => round.turns)].flat()
  const scores = heldOut(writers(), writerOf, always)
  for (const { name, score: one } of scores) console.log(reportOf(name, one))
} else if (process.env.CORTEX_LEARNING_REPORT !== undefined) {
  for (const genre of new Set(turns.map((turn) => turn.genre))) {
    console.log(reportOf(genre, scoreOf(turns.filter((turn) => turn.genre === genre))))
  }
  for (const { name, turns: round } of rounds()) console.log(reportOf(name, scoreOf(round)))
  console.log(reportOf('all', score))
  for (const mistake of score.mistakes) console.log(mistake)
}

/** Every tenth turn of the writers, whom only the vote has read. */
const sample = writers().flatMap((writer) => writer.turns.filter((_, at) => at % 10 === 0))

describe('the learning corpus', () => {
  it('[GX12] has at least 600 written turns, half of which teach nothing, and 200 with foreign text', () => {
    expect(written.length).toBeGreaterThanOrEqual(600)
    expect(written.filter((turn) => turn.expect.length === 0).length).toBeGreaterThanOrEqual(
      written.length / 2,
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

  it('[GX26] reads the turns that only the vote was made with, and nothing foreign in them', () => {
    const read = scoreOf(sample)
    const mistakes = read.mistakes.join('\n')
    expect(read.pinnedPrecision, mistakes).toBeGreaterThanOrEqual(0.9)
    expect(read.precision, mistakes).toBeGreaterThanOrEqual(0.8)
    expect(read.recall, mistakes).toBeGreaterThanOrEqual(0.5)
    expect(read.poison, mistakes).toBe(0)
  })
})
