import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataVectors, fromVectorJson } from '../../test/vectors/data-vectors.ts'
import { toHex } from '../codec/bytes.ts'
import { decodeCbor, encodeCbor } from '../codec/cbor.ts'
import { LIMITS } from '../limits.ts'
import { decodeData, encodeData, type MemoryData, parseData, withDefaults } from './data.ts'
import {
  CONSTRAINT_SOURCES,
  EVENT_KINDS,
  GOAL_STATUSES,
  MEMORY_TYPES,
  type MemoryType,
  OUTCOMES,
  POLARITIES,
  SOURCE_KINDS,
  STANCES,
  STRENGTHS,
} from './enums.ts'

const SAMPLES = dataVectors().valid.map(({ name, type, data }) => ({
  name,
  type,
  data: fromVectorJson(data) as Readonly<Record<string, unknown>>,
}))

// ---------------------------------------------------------------------------------------------

const words = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 12 })
  .map((value) => value.replaceAll('\0', '').toWellFormed())
  .filter((value) => /\S/.test(value))
const lines = fc.array(words, { maxLength: 4 })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const instant = fc.integer({ min: 0, max: LIMITS.timeMaxMs })
const free = fc.jsonValue({ maxDepth: 3 })
const raw = fc.uint8Array({ minLength: 1, maxLength: 8 })
const amount = fc
  .tuple(fc.integer(), fc.nat())
  .map(([whole, part]) => (part % 2 === 0 ? `${whole}` : `${whole}.${part}`))

function shape(
  type: MemoryType,
  needed: Record<string, fc.Arbitrary<unknown>>,
  extra: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<Record<string, unknown>> {
  const all: Record<string, fc.Arbitrary<unknown>> = {
    type: fc.constant(type),
    ...needed,
    ...extra,
  }
  return fc.record(all, { requiredKeys: ['type', ...Object.keys(needed)] })
}

const someData = fc.oneof(
  shape(
    'Identity',
    { name: words },
    {
      did: words,
      wallets: lines,
      roles: lines,
      publicKeys: fc.array(raw, { maxLength: 3 }),
    },
  ),
  shape(
    'Fact',
    { subject: words, predicate: words, statement: words },
    {
      confidence: share,
      source: fc.constantFrom(...SOURCE_KINDS.names),
      observedAt: instant,
      object: free,
      asOf: instant,
    },
  ),
  shape(
    'Preference',
    {
      topic: words,
      polarity: fc.constantFrom(...POLARITIES.names),
      strength: share,
    },
    { rationale: words, value: free },
  ),
  shape(
    'Belief',
    { statement: words, stance: fc.constantFrom(...STANCES.names) },
    {
      subject: words,
      confidence: share,
      evidenceFor: lines,
      evidenceAgainst: lines,
    },
  ),
  shape(
    'Event',
    {
      kind: fc.constantFrom(...EVENT_KINDS.names),
      outcome: fc.constantFrom(...OUTCOMES.names),
    },
    {
      at: instant,
      summary: words,
      intentRef: words,
      counterparty: words,
      cost: fc.record({ asset: words, amount }),
      durationMs: instant,
      artifacts: lines,
    },
  ),
  shape(
    'Goal',
    { statement: words, status: fc.constantFrom(...GOAL_STATUSES.names) },
    {
      horizon: instant,
      successCriteria: lines,
      subgoals: lines,
    },
  ),
  shape(
    'Constraint',
    {
      statement: words,
      polarity: fc.constantFrom(...POLARITIES.names),
      strength: fc.constantFrom(...STRENGTHS.names),
      source: fc.constantFrom(...CONSTRAINT_SOURCES.names),
    },
    { trigger: words },
  ),
  shape(
    'Capability',
    { subject: words, capability: words, verified: fc.boolean() },
    {
      parameters: free,
      lastObserved: instant,
    },
  ),
  shape(
    'Pattern',
    { statement: words, strength: share, coverage: fc.nat() },
    {
      derivedFrom: lines,
    },
  ),
)

describe('data', () => {
  it('[M16] [M17] any data reads back as it was checked, and writes the same bytes again', () => {
    fc.assert(
      fc.property(someData, instant, (given, now) => {
        const data = withDefaults(parseData(given, 'data'), now)
        const bytes = encodeData(data)
        const read = decodeData(data.type, bytes)

        expect(read).toStrictEqual(data)
        expect(JSON.stringify(read)).toBe(JSON.stringify(data))
        expect(Object.keys(read)[0]).toBe('type')
        expect(toHex(encodeData(read))).toBe(toHex(bytes))
      }),
    )
  })

  it('[M18] flipping, cutting or adding a byte never gives data that writes other bytes', () => {
    fc.assert(
      fc.property(someData, fc.nat(), fc.nat(255), (given, place, byte) => {
        const data = withDefaults(parseData(given, 'data'), 0)
        const bytes = Buffer.from(encodeData(data))
        const at = place % bytes.length
        const flipped = Buffer.from(bytes)
        flipped[at] = byte
        for (const bad of [flipped, bytes.subarray(0, at), Buffer.concat([bytes, flipped])]) {
          try {
            expect(toHex(encodeData(decodeData(data.type, bad)))).toBe(toHex(bad))
          } catch (error) {
            expect(error).toMatchObject({ code: expect.stringMatching(/^(CORRUPT|STORE_NEWER)$/) })
          }
        }
      }),
    )
  })

  it('[M16] properties come in one order, whatever order they were given in', () => {
    const checked = parseData(
      {
        asOf: 1,
        statement: 'x',
        object: { b: 1, a: 2 },
        predicate: 'p',
        subject: 's',
        type: 'Fact',
      },
      'data',
    )

    expect(JSON.stringify(checked)).toBe(
      '{"type":"Fact","subject":"s","predicate":"p","statement":"x","object":{"a":2,"b":1},"asOf":1}',
    )
  })

  it('[M17] keeps a strength to its last bit and a time to the millisecond', () => {
    const data = parseData(
      { type: 'Preference', topic: 't', polarity: 'do', strength: 0.1 },
      'data',
    )
    const goal = parseData(
      { type: 'Goal', statement: 's', status: 'paused', horizon: 8.64e15 },
      'd',
    )

    expect(decodeData('Preference', encodeData(data))).toHaveProperty('strength', 0.1)
    expect(decodeData('Goal', encodeData(goal))).toHaveProperty('horizon', 8.64e15)
  })

  it.each([
    ['no type', { name: 'Ada' }],
    ['an unknown type', { type: 'Thought' }],
    ['a type in lower case', { type: 'fact' }],
    ['a byte for a type', { type: 2 }],
  ])('[M14] refuses %s and lists the nine', (_, value) => {
    expect(() => parseData(value, 'data')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', path: 'data.type' }),
    )
    expect(() => parseData(value, 'data')).toThrow(MEMORY_TYPES.names.join(', '))
  })

  it.each([null, undefined, 'Fact', [], new Map()])('[M14] refuses %s', (value) => {
    expect(() => parseData(value, 'data')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', path: 'data' }),
    )
  })

  it('[M14] a missing field of any type is named', () => {
    const fewest = SAMPLES.filter(({ name }) => / only$| without /.test(name))
    for (const { type, data } of fewest) {
      for (const key of Object.keys(data).filter((name) => name !== 'type')) {
        if (type === 'Event' && key === 'at') continue
        const { [key]: _, ...rest } = data
        expect(() => parseData(rest, 'data')).toThrow(
          expect.objectContaining({ code: 'INVALID_INPUT', path: `data.${key}` }),
        )
      }
    }
    expect(new Set(fewest.map(({ type }) => type)).size).toBe(9)
  })

  it('[M7] an unknown key of any type is refused', () => {
    for (const { data } of SAMPLES) {
      const value = { ...data, colour: 'red' }
      expect(() => parseData(value, 'data')).toThrow(
        expect.objectContaining({ code: 'INVALID_INPUT', path: 'data.colour' }),
      )
    }
  })

  it('[M11] what was checked is out of the reach of the caller', () => {
    const roles = ['a']
    const publicKeys = [Uint8Array.of(1)]
    const data = parseData({ type: 'Identity', name: 'Ada', roles, publicKeys }, 'data')
    roles[0] = 'b'
    publicKeys[0]?.fill(9)

    expect(data).toEqual({
      type: 'Identity',
      name: 'Ada',
      roles: ['a'],
      publicKeys: [Uint8Array.of(1)],
    })
  })

  it('[M10] an empty list is none, an empty list as a free value is a value', () => {
    const belief = parseData(
      { type: 'Belief', statement: 'x', stance: 'doubt', evidenceFor: [], subject: undefined },
      'data',
    )
    const preference = parseData(
      { type: 'Preference', topic: 'x', polarity: 'do', strength: 1, value: [] },
      'data',
    )

    expect(belief).toStrictEqual({ type: 'Belief', statement: 'x', stance: 'doubt' })
    expect(preference).toHaveProperty('value', [])
  })
})

describe('limits of data', () => {
  const fact = { type: 'Fact', subject: 's', predicate: 'p', statement: 'x' }
  const identity = { type: 'Identity', name: 'n' }
  const event = { type: 'Event', kind: 'payment', outcome: 'success' }
  const goal = { type: 'Goal', statement: 's', status: 'active' }
  const belief = { type: 'Belief', statement: 's', stance: 'doubt' }
  const pattern = { type: 'Pattern', statement: 's', strength: 0, coverage: 0 }

  it.each([
    [fact, 'statement', LIMITS.statementBytes],
    [fact, 'subject', LIMITS.subjectBytes],
    [fact, 'predicate', LIMITS.predicateBytes],
    [identity, 'name', LIMITS.nameBytes],
    [identity, 'did', LIMITS.didBytes],
    [event, 'summary', LIMITS.summaryBytes],
    [event, 'intentRef', LIMITS.intentRefBytes],
    [event, 'counterparty', LIMITS.counterpartyBytes],
  ])('[M8] [M12] %o: %s has at most %i bytes', (base, field, limit) => {
    expect(parseData({ ...base, [field]: 'x'.repeat(limit) }, 'data')).toHaveProperty(field)
    expect(() => parseData({ ...base, [field]: 'x'.repeat(limit + 1) }, 'data')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', path: `data.${field}` }),
    )
  })

  it.each([
    [identity, 'wallets', 64],
    [identity, 'roles', 64],
    [belief, 'evidenceFor', 256],
    [belief, 'evidenceAgainst', 256],
    [event, 'artifacts', 256],
    [goal, 'successCriteria', 64],
    [goal, 'subgoals', 64],
    [pattern, 'derivedFrom', 256],
  ])('[M12] %o: %s has at most %i items', (base, field, limit) => {
    expect(parseData({ ...base, [field]: new Array(limit).fill('x') }, 'data')).toHaveProperty(
      field,
    )
    expect(() => parseData({ ...base, [field]: new Array(limit + 1).fill('x') }, 'd')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', path: `d.${field}` }),
    )
  })

  it('[M13] a free value is bounded, and read as strictly', () => {
    const object = 'x'.repeat(LIMITS.opaqueBytes - 3)
    const data = parseData({ ...fact, object }, 'data')
    const stored = decodeCbor(encodeData(data)) as Map<number, string>
    stored.set(4, `${object}x`)

    expect(decodeData('Fact', encodeData(data))).toEqual(data)
    expect(() => parseData({ ...fact, object: `${object}x` }, 'data')).toThrow('in CBOR')
    expect(() => decodeData('Fact', encodeCbor(stored))).toThrow(
      expect.objectContaining({ code: 'CORRUPT' }),
    )
  })
})

describe('Event', () => {
  const event = { type: 'Event', kind: 'payment', outcome: 'success', summary: 'x' }

  it('[M20] without a time happened when it was written', () => {
    const data = withDefaults(parseData(event, 'data'), 1234)

    expect(Object.entries(data)[3]).toEqual(['at', 1234])
    expect(decodeData('Event', encodeData(data))).toStrictEqual(data)
  })

  it('[M20] keeps the time that it has, zero included', () => {
    expect(withDefaults(parseData({ ...event, at: 0 }, 'data'), 5)).toHaveProperty('at', 0)
  })

  it('[M20] is never encoded with an open default', () => {
    expect(() => encodeData(parseData(event, 'data'))).toThrow('Broken invariant')
  })

  it('[M20] other types have no default', () => {
    const data: MemoryData = { type: 'Identity', name: 'Ada' }

    expect(withDefaults(data, 1)).toBe(data)
  })

  it.each(['0', '-1', '1.50', '00.10', '123456789012345678901234567890.000000000001'])(
    '[M21] costs %s',
    (value) => {
      const data = parseData({ ...event, at: 0, cost: { asset: 'PAX', amount: value } }, 'data')

      expect(decodeData('Event', encodeData(data))).toHaveProperty('cost.amount', value)
    },
  )

  it.each(['', '1.', '.5', '1e3', '+1', '1,5', ' 1', '1\n', '0x1', '١', 'NaN', 1.5])(
    '[M21] does not cost %j',
    (value) => {
      const bad = { ...event, cost: { asset: 'PAX', amount: value } }

      expect(() => parseData(bad, 'data')).toThrow(
        expect.objectContaining({ code: 'INVALID_INPUT', path: 'data.cost.amount' }),
      )
    },
  )
})

describe('the kind of an event', () => {
  it('[M14] that is unknown is answered with all kinds and the general one', () => {
    expect(() => parseData({ type: 'Event', kind: 'deploy', outcome: 'success' }, 'data')).toThrow(
      /one of intent_completed, .*interaction \(observation is the general one\), got "deploy"/,
    )
  })
})
