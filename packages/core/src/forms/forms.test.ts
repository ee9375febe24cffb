import { describe, expect, it } from 'vitest'
import type { MemoryData } from '../memory/data.ts'
import { countTokens } from '../memory/tokens.ts'
import { checkForms, renderForms, renderFull, renderUncut } from './forms.ts'

const NOON = 1_700_000_000_000

const TEMPLATES: readonly (readonly [data: MemoryData, short: string, medium: string])[] = [
  [{ type: 'Identity', name: 'Ada' }, 'Ada', 'Ada'],
  [
    { type: 'Identity', name: 'Ada', did: 'did:x:1', roles: ['a', 'b'] },
    'Ada (did:x:1)',
    'Ada (did:x:1) — roles=a,b',
  ],
  [
    {
      type: 'Identity',
      name: 'Ada',
      wallets: ['1', '2'],
      roles: ['r'],
      publicKeys: [Uint8Array.of(1)],
    },
    'Ada',
    'Ada — wallets=2, roles=r, keys=1',
  ],
  [
    { type: 'Fact', subject: 'sky', predicate: 'colour', statement: 'blue', object: 1 },
    'colour(sky)=blue',
    'colour(sky)=blue',
  ],
  [
    {
      type: 'Fact',
      subject: 'sky',
      predicate: 'colour',
      statement: 'blue',
      confidence: 0,
      source: 'observed',
      observedAt: 0,
      asOf: NOON,
    },
    'colour(sky)=blue',
    'colour(sky)=blue — confidence=0.00, source=observed, observed_at=1970-01-01T00:00:00Z, as_of=2023-11-14T22:13:20Z',
  ],
  [
    { type: 'Preference', topic: 'tea', polarity: 'avoid', strength: 0.125 },
    'prefers tea (avoid, strength=0.12)',
    'prefers tea (avoid, strength=0.12)',
  ],
  [
    { type: 'Preference', topic: 'tea', polarity: 'do', strength: 1, rationale: 'hot' },
    'prefers tea (do, strength=1.00)',
    'prefers tea (do, strength=1.00) — hot',
  ],
  [
    { type: 'Belief', stance: 'doubt', statement: 'it rains', evidenceFor: ['a', 'b'] },
    'doubt it rains',
    'doubt it rains — 2 for / 0 against',
  ],
  [
    {
      type: 'Event',
      kind: 'payment',
      outcome: 'success',
      at: NOON,
      counterparty: 'did:x:2',
      cost: { asset: 'PAX', amount: '1.5' },
      durationMs: 90_000,
      artifacts: ['a', 'b'],
    },
    'success payment with did:x:2 cost=1.5PAX',
    'success payment with did:x:2 cost=1.5PAX — duration=1m30s, artifacts=2',
  ],
  [
    {
      type: 'Event',
      kind: 'dispatch',
      outcome: 'failure',
      durationMs: 0,
      intentRef: 'i-1',
      summary: 'no answer',
    },
    'failure dispatch',
    'failure dispatch — duration=0s, intent=i-1, no answer',
  ],
  [
    { type: 'Event', kind: 'observation', outcome: 'partial' },
    'partial observation',
    'partial observation',
  ],
  [
    {
      type: 'Goal',
      statement: 'ship',
      status: 'active',
      horizon: NOON,
      successCriteria: ['a'],
      subgoals: ['b', 'c'],
    },
    '[active] ship',
    '[active] ship — by=2023-11-14T22:13:20Z, criteria=1, subgoals=2',
  ],
  [{ type: 'Goal', statement: 'ship', status: 'paused' }, '[paused] ship', '[paused] ship'],
  [
    {
      type: 'Constraint',
      statement: 'log PII',
      polarity: 'dont',
      strength: 'hard',
      source: 'user_declared',
    },
    '[hard] dont log PII',
    '[hard] dont log PII — source=user_declared',
  ],
  [
    {
      type: 'Constraint',
      statement: 'ask',
      polarity: 'do',
      strength: 'soft',
      source: 'learned',
      trigger: 'before paying',
    },
    '[soft] do ask',
    '[soft] do ask — source=learned, trigger=before paying',
  ],
  [
    { type: 'Capability', subject: 'Ada', capability: 'fly', verified: false, parameters: {} },
    'Ada can fly (unverified)',
    'Ada can fly (unverified)',
  ],
  [
    { type: 'Capability', subject: 'Ada', capability: 'fly', verified: true, lastObserved: NOON },
    'Ada can fly (verified)',
    'Ada can fly (verified) — last_observed=2023-11-14T22:13:20Z',
  ],
  [
    { type: 'Pattern', statement: 'retry', strength: 0.625, coverage: 3 },
    'retry (strength=0.62, coverage=3)',
    'retry (strength=0.62, coverage=3)',
  ],
  [
    { type: 'Pattern', statement: 'retry', strength: 1, coverage: 0, derivedFrom: ['a'] },
    'retry (strength=1.00, coverage=0)',
    'retry (strength=1.00, coverage=0) — derived from 1',
  ],
]

describe('renderForms()', () => {
  it.each(TEMPLATES)('[F4] [F5] [F6] renders %o', (data, short, medium) => {
    expect(renderForms(data)).toEqual({ short, medium })
    expect(renderUncut(data)).toBe(medium)
    expect(renderFull(data).startsWith(medium)).toBe(true)
  })

  it.each<[MemoryData, string]>([
    [
      {
        type: 'Goal',
        statement: 'ship',
        status: 'active',
        successCriteria: ['tests pass', 'docs read well'],
        subgoals: ['01HF7YAT00XR00000000000001'],
      },
      '[active] ship — criteria=2, subgoals=1, criteria: tests pass; docs read well, subgoals: 01HF7YAT00XR00000000000001',
    ],
    [
      {
        type: 'Belief',
        statement: 'the cache is stale',
        stance: 'suspect',
        subject: 'cache',
        confidence: 0.4,
        evidenceFor: ['a log'],
        evidenceAgainst: ['a test', 'a trace'],
      },
      'suspect the cache is stale — 1 for / 2 against, subject: cache, confidence=0.40, for: a log, against: a test; a trace',
    ],
    [
      { type: 'Fact', subject: 'port', predicate: 'is', statement: '8080', object: { n: 8080 } },
      'is(port)=8080 — object: {"n":8080}',
    ],
    [
      { type: 'Preference', topic: 'tabs', polarity: 'avoid', strength: 1, value: 'spaces' },
      'prefers tabs (avoid, strength=1.00) — value: spaces',
    ],
    [
      {
        type: 'Capability',
        subject: 'Ada',
        capability: 'fly',
        verified: true,
        parameters: { max: 3 },
      },
      'Ada can fly (verified) — parameters: {"max":3}',
    ],
    [
      {
        type: 'Event',
        kind: 'observation',
        outcome: 'success',
        at: NOON,
        artifacts: ['a.log', 'b.log'],
      },
      'success observation — artifacts=2, artifacts: a.log; b.log, at=2023-11-14T22:13:20Z',
    ],
    [
      { type: 'Pattern', statement: 'retry', strength: 1, coverage: 0, derivedFrom: ['a', 'b'] },
      'retry (strength=1.00, coverage=0) — derived from 2, derived from: a; b',
    ],
    [
      {
        type: 'Identity',
        name: 'Ada',
        wallets: ['0x1'],
        publicKeys: [Uint8Array.of(0xab)],
      },
      'Ada — wallets=1, keys=1, wallets: 0x1, public keys: ab',
    ],
  ])('[F6] the full form has every field: %o', (data, full) => {
    expect(renderFull(data)).toBe(full)
  })

  it('[F3] [F5] stays within both budgets, and medium begins like the whole short text', () => {
    const rationale = 'because '.repeat(500)
    const data: MemoryData = {
      type: 'Preference',
      topic: 'é'.repeat(150),
      polarity: 'prefer',
      strength: 1,
      rationale,
    }

    const { short, medium } = renderForms(data)

    expect(countTokens(short)).toBe(50)
    expect(countTokens(medium)).toBe(200)
    expect(short.endsWith('é…')).toBe(true)
    expect(medium.endsWith('…')).toBe(true)
    expect(medium).toContain(`${'é'.repeat(150)} (prefer, strength=1.00) — because`)
    expect(renderFull(data).endsWith(rationale)).toBe(true)
  })

  it('[F10] depends on the data only', () => {
    for (const [data] of TEMPLATES) {
      const before = JSON.stringify(data)
      expect(renderForms(structuredClone(data))).toEqual(renderForms(data))
      expect(JSON.stringify(data)).toBe(before)
    }
  })
})

describe('checkForms()', () => {
  it('[F11] keeps forms within their budgets, empty ones included', () => {
    const full = { short: 'é'.repeat(100), medium: 'x'.repeat(800) }

    expect(checkForms(full)).toEqual(full)
    expect(checkForms({ short: '', medium: ' ' })).toEqual({ short: '', medium: ' ' })
  })

  it('[F11] names the form that is too long, its tokens and the limit', () => {
    expect(() => checkForms({ short: `${'é'.repeat(100)}x`, medium: '' })).toThrow(
      expect.objectContaining({
        code: 'FORM_TOO_LONG',
        path: 'forms.short',
        details: { form: 'short', tokens: 51, limit: 50 },
      }),
    )
    expect(() => checkForms({ short: '', medium: 'x'.repeat(801) }, 'input.forms')).toThrow(
      'Cannot keep input.forms.medium: it has 201 tokens, the limit is 200',
    )
  })

  it.each([
    ['no object', 'x'],
    ['a missing form', { short: 'x' }],
    ['a third form', { short: 'x', medium: 'x', full: 'x' }],
    ['a number', { short: 1, medium: 'x' }],
    ['a lone surrogate', { short: '\ud800', medium: 'x' }],
    ['NUL', { short: 'x', medium: 'a\0' }],
  ])('[F11] refuses %s', (_, forms) => {
    expect(() => checkForms(forms)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }))
  })
})
