import { describe, expect, it } from 'vitest'
import type { MemoryData } from '../memory/data.ts'
import { countTerms, documentOf } from './document.ts'
import { speakerTerm } from './words.ts'

const EXAMPLES: readonly (readonly [MemoryData, readonly string[]])[] = [
  [
    {
      type: 'Identity',
      name: 'Ada',
      did: 'did:x:1',
      wallets: ['0xa'],
      roles: ['owner'],
      publicKeys: [Buffer.of(1)],
    },
    ['Ada', 'did:x:1', '0xa', 'owner'],
  ],
  [
    {
      type: 'Fact',
      subject: 's',
      predicate: 'p',
      statement: 'told',
      confidence: 1,
      source: 'told',
      object: { city: ['Ulm', 7, null, { deep: 'er' }], raw: Buffer.of(1) },
    },
    ['s', 'p', 'told', 'city', 'Ulm', 'deep', 'er', 'raw'],
  ],
  [
    {
      type: 'Preference',
      topic: 'tea',
      polarity: 'positive',
      strength: 1,
      rationale: 'calm',
      value: 'green',
    },
    ['tea', 'calm', 'green'],
  ],
  [
    {
      type: 'Belief',
      statement: 'b',
      stance: 'believes',
      subject: 's',
      evidenceFor: ['f'],
      evidenceAgainst: ['a'],
    },
    ['s', 'b', 'f', 'a'],
  ],
  [
    {
      type: 'Event',
      kind: 'observation',
      outcome: 'success',
      at: 1,
      summary: 'seen',
      intentRef: 'i',
      counterparty: 'Bob',
      cost: { asset: 'EUR', amount: '1.5' },
      durationMs: 3,
      artifacts: ['a.txt'],
    },
    ['seen', 'i', 'Bob', 'EUR', '1.5', 'a.txt'],
  ],
  [
    { type: 'Goal', statement: 'g', status: 'active', successCriteria: ['c'], subgoals: ['d'] },
    ['g', 'c', 'd'],
  ],
  [
    {
      type: 'Constraint',
      statement: 'c',
      polarity: 'negative',
      strength: 'hard',
      source: 'user',
      trigger: 't',
    },
    ['c', 't'],
  ],
  [
    {
      type: 'Capability',
      subject: 's',
      capability: 'c',
      verified: true,
      parameters: { q: 'text' },
    },
    ['s', 'c', 'q', 'text'],
  ],
  [{ type: 'Pattern', statement: 'p', strength: 1, coverage: 2, derivedFrom: ['x'] }, ['p', 'x']],
] as unknown as readonly (readonly [MemoryData, readonly string[]])[]

describe('documentOf()', () => {
  it.each(EXAMPLES.map(([data, texts]) => [data.type, data, texts] as const))(
    '[W7] takes every text of a %s',
    (_type, data, texts) => {
      expect(documentOf(data).texts).toEqual(texts)
    },
  )

  it('[W8] has the counterparty of an event as its speaker', () => {
    const speakers = EXAMPLES.map(([data]) => documentOf(data).speaker)

    expect(speakers.filter((speaker) => speaker !== undefined)).toEqual(['Bob'])
  })
})

describe('countTerms()', () => {
  it('[W8] counts marked terms apart and not in the length', () => {
    const counted = countTerms({ texts: ['tea tea Bob', 'and milk'], speaker: 'Bob' })

    expect(counted).toEqual({
      terms: ['tea', 'bob', 'milk', speakerTerm('bob')],
      counts: [2, 1, 1, 1],
      length: 4,
    })
  })
})
