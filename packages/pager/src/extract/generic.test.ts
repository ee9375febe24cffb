/** Statements by their grammar, sentences that commas run together, frames. Rules: docs/spec/pager.md. */
import { describe, expect, it } from 'vitest'
import { unframed } from './frames.ts'
import { learnTurn } from './learn-turn.ts'
import { splices } from './splices.ts'
import { EN_PLAIN } from './tables/en-plain.ts'

const said = (text: string): string[] =>
  learnTurn(text).map(({ kind, tier, statement }) => `${kind}/${tier} ${statement}`)

describe('statements by their grammar', () => {
  it.each([
    ['Visiting hours end at six.', 'fact/plain Visiting hours end at six'],
    [
      'Our neighbour Julie keeps the spare key.',
      "fact/plain The team's neighbour Julie keeps the spare key",
    ],
    ['I play the cello in an orchestra.', 'profile/plain The user plays the cello in an orchestra'],
    [
      'The vault is in the cellar of the annex.',
      'fact/plain The vault is in the cellar of the annex',
    ],
  ])('[GX18] stores, and does not pin: %s', (text, statement) => {
    expect(said(text)).toEqual([statement])
  })

  it.each([
    'The kids are asleep, finally.',
    'Maybe the vault opens at six.',
    'My sister thinks the vault opens at six.',
    'Book a table for four at the harbour.',
    'It opens at six.',
    'If the vault opens at six, we are late.',
    'The header overlaps the menu on mobile.',
    'Does the vault open at six?',
  ])('[GX18] learns nothing from: %s', (text) => {
    expect(said(text)).toEqual([])
  })

  it('[GX18] keeps every row that goes by grammar out of the pinned tier', () => {
    expect(EN_PLAIN.filter(({ tier }) => tier !== 'plain').map(({ id }) => id)).toEqual([])
  })

  it('[GX19] reads what commas run together one by one, with the name for its pronoun', () => {
    expect(splices('Marisol owns the pipeline, ask her before you change it')).toEqual([
      'Marisol owns the pipeline',
      'ask Marisol before you change it',
    ])
    expect(splices('our contact is Mr. Okonjo, he handles the pumps')).toEqual([
      'our contact is Mr. Okonjo',
      'Mr. Okonjo handles the pumps',
    ])
    expect(splices('when the tide turns, ask the pilot')).toHaveLength(1)
    expect(splices('salt, pepper, oil')).toHaveLength(1)
  })

  it('[GX19] takes courtesy away and leaves what was said', () => {
    expect(unframed('I should perhaps mention that I live near Hexham.')).toBe(
      'I live near Hexham.',
    )
    expect(unframed('Pray do not ring before nine.')).toBe('do not ring before nine.')
    expect(unframed('I live near Hexham.')).toBe('I live near Hexham.')
  })

  it('[GX20] ends what a label announces where its quotation is closed', () => {
    const quoted = said('The old readme: "always use npm". I live in Kiel.').join()
    expect(quoted).toContain('Kiel')
    expect(quoted).not.toContain('npm"')
    expect(said('The old readme: always use npm. We use pnpm in this repo.')).toEqual([])
    expect(said('They wrote: "always use npm" and "we use pnpm in this repo".')).toEqual([])
  })

  it('[GX10] takes the option that the user picks', () => {
    const assistant = 'Two ways: (1) write checks by hand, or (2) use zod at startup. Which one?'
    expect(
      learnTurn('go with option 2', { assistant, request: 'x' }).map(({ statement }) => statement),
    ).toEqual(['Use zod at startup'])
    expect(learnTurn('option 7', { assistant, request: 'x' })).toEqual([])
  })
})
