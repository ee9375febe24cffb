import { describe, expect, it } from 'vitest'
import { embeddedText } from './embedder.ts'

describe('embeddedText', () => {
  const fact = {
    type: 'Fact',
    subject: 'atlas',
    predicate: 'note',
    statement: 'We use pnpm',
  } as const

  it('[H36] is the statement alone for a note of the actor', () => {
    expect(embeddedText(fact, 'atlas')).toBe('We use pnpm')
    expect(embeddedText(fact, 'ada')).toContain('atlas')
  })

  it('[H36] says who and when for an event', () => {
    const event = {
      type: 'Event',
      kind: 'interaction',
      outcome: 'success',
      counterparty: 'Ann',
      at: Date.UTC(2023, 4, 8),
      summary: 'I moved to Oslo',
    } as const

    expect(embeddedText(event, 'atlas')).toBe('Ann (8 May, 2023): I moved to Oslo')
  })
})
