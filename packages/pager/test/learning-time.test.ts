/** Learning takes a time that grows with the turn. Rules: docs/spec/pager.md. */
import { describe, expect, it } from 'vitest'
import { hardTexts, patternsIn, sourceFiles } from '../../core/test/source-patterns.ts'
import { learnTurn } from '../src/extract/learn-turn.ts'

/** The texts that are hard for some pattern of the room, and the ways in which turns repeat themselves. */
const texts = [
  ...new Map(
    sourceFiles()
      .filter(({ file }) => file.startsWith('pager/extract/'))
      .flatMap(patternsIn)
      .flatMap(({ source }) => hardTexts(source).slice(0, 2))
      .map((text) => [JSON.stringify(text), text] as const),
  ).values(),
  ...[
    'I am and I am and ',
    'a: b\n',
    '<p></p>',
    '"',
    '- x\n',
    'e.g. ',
    '. ',
    '> ',
    '\n\n',
    'no. ',
  ].map((unit) => ({ lead: '', unit })),
  ...['I live in ', 'never ', 'when you ', 'we decided '].map((unit) => ({ lead: unit, unit })),
]

const LONG = 20_000
const RATIO_MAX = 6
/** Below this a time is mostly noise. */
const FLOOR_MS = 25
const TRIES = 3
const HARDEST = 12

/** Time of this process alone: other work of the machine does not count. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

function timeOf({ lead, unit }: { lead: string; unit: string }, length: number, tries = 1): number {
  const text = `${lead}${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length)
  let least = Number.POSITIVE_INFINITY
  for (let count = 0; count < tries; count++) {
    const before = cpuMs()
    learnTurn(text, { assistant: text.slice(0, 2_000), request: 'x' })
    least = Math.min(least, cpuMs() - before)
  }
  return least
}

describe('learning', () => {
  it('[GX17] takes at most six times as long for four times the turn, whatever it says', () => {
    const hardest = texts
      .map((text) => ({ text, ms: timeOf(text, 1_500) }))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, HARDEST)
    const slow = hardest.filter(({ text }) => {
      const isSlow = (tries: number): boolean => {
        const ms = timeOf(text, LONG, tries)
        return ms > FLOOR_MS && ms > RATIO_MAX * Math.max(1, timeOf(text, LONG / 4, tries))
      }
      return isSlow(1) && isSlow(TRIES)
    })
    expect(slow).toEqual([])
  })

  it('[GX17] learns nothing from a sentence of more than 400 characters or a turn of more than 20,000', () => {
    const long = `I live in Oslo${' and the harbour is wide'.repeat(20)}.`
    expect(learnTurn(long)).toEqual([])
    expect(learnTurn('I live in Oslo.')).toHaveLength(1)
    expect(learnTurn(`I live in Oslo.\n${'x\n'.repeat(10_000)}`)).toEqual([])
  })
})
