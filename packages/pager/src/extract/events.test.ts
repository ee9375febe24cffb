/** How things went, in free wording. Rules: docs/spec/pager.md. */
import { describe, expect, it } from 'vitest'
import { learnTurn } from './learn-turn.ts'

const outcomes = (text: string): (string | undefined)[] =>
  learnTurn(text)
    .filter(({ kind }) => kind === 'outcome')
    .map(({ status }) => status)

describe('outcomes that name what they are about', () => {
  it.each([
    ['The freezing treatment worked.', 'success'],
    ['The open-air rehearsal went really well.', 'success'],
    ['The winter lettuce failed, nothing came up.', 'failure'],
    ['We tried leaflets for a month and they flopped.', 'failure'],
    ['Der Probelauf ist wieder fehlgeschlagen.', 'failure'],
  ])('[GX1] learns from: %s', (text, status) => {
    expect(outcomes(text)).toEqual([status])
  })

  it.each([
    'The build failed.',
    'Thanks a lot, that helped.',
    'The pump sometimes failed when it rained.',
    'Did the freezing treatment work?',
  ])('[GX1] learns no outcome from: %s', (text) => {
    expect(outcomes(text)).toEqual([])
  })
})
