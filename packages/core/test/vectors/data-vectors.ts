/**
 * Makes `vectors/data.json`: bytes of the nine kinds of data that another implementation can check,
 * and bytes that it must refuse. Deterministic: the same build gives the same file.
 *
 * @module
 */
import { fromHex, toHex } from '../../src/codec/bytes.ts'
import { encodeCbor } from '../../src/codec/cbor.ts'
import { domainHash } from '../../src/codec/hash.ts'
import type { CortexErrorCode } from '../../src/errors.ts'
import { encodeData, type MemoryData } from '../../src/memory/data.ts'
import { MEMORY_TYPES, type MemoryType } from '../../src/memory/enums.ts'
import { INVALID_DATA } from './invalid-data.ts'

export interface DataVectors {
  readonly valid: readonly {
    readonly name: string
    readonly type: MemoryType
    /** JSON; bytes are written as `{ "$bytes": hex }`. */
    readonly data: unknown
    readonly bytes: string
    readonly hash: string
  }[]
  readonly invalid: readonly {
    readonly name: string
    readonly type: MemoryType
    readonly bytes: string
    readonly error: CortexErrorCode
  }[]
}

const NOON = 1_700_000_000_000

const VALID: readonly (readonly [name: string, data: MemoryData])[] = [
  [
    'an identity with every field',
    {
      type: 'Identity',
      name: 'Ada',
      did: 'did:x:1',
      wallets: ['0xabc', '0xdef'],
      roles: ['a', 'b'],
      publicKeys: [Uint8Array.of(1, 2, 3), new Uint8Array(32).fill(7)],
    },
  ],
  ['an identity with a name only', { type: 'Identity', name: 'Ada' }],
  [
    'a fact with every field',
    {
      type: 'Fact',
      subject: 'matrix://knowledge/user',
      predicate: 'lives_in',
      statement: 'Zürich 🏔',
      confidence: 0.7,
      source: 'observed',
      observedAt: NOON,
      asOf: NOON + 1,
      object: {
        city: 'Zürich',
        at: [47.37, 8.54],
        raw: Uint8Array.of(0, 255),
        old: null,
        ok: true,
      },
    },
  ],
  [
    'a fact with the three texts only',
    {
      type: 'Fact',
      subject: 'sky',
      predicate: 'colour',
      statement: 'blue',
    },
  ],
  [
    'a fact of no confidence, seen at time zero, whose object is an empty list',
    {
      type: 'Fact',
      subject: 's',
      predicate: 'p',
      statement: 'x',
      confidence: 0,
      observedAt: 0,
      object: [],
    },
  ],
  [
    'a preference with every field',
    {
      type: 'Preference',
      topic: 'tea',
      polarity: 'avoid',
      strength: 0.125,
      rationale: 'too hot',
      value: { celsius: -3.5 },
    },
  ],
  [
    'a preference without rationale and value',
    {
      type: 'Preference',
      topic: 'tea',
      polarity: 'prefer',
      strength: 1,
    },
  ],
  [
    'a belief with every field',
    {
      type: 'Belief',
      statement: 'it rains',
      stance: 'doubt',
      subject: 'weather',
      confidence: 1 / 3,
      evidenceFor: ['wet street', 'umbrella'],
      evidenceAgainst: ['sun'],
    },
  ],
  [
    'a belief with statement and stance only',
    {
      type: 'Belief',
      statement: 'it rains',
      stance: 'suspect',
    },
  ],
  [
    'an event with every field',
    {
      type: 'Event',
      kind: 'payment',
      outcome: 'success',
      at: NOON,
      summary: 'paid the bill',
      intentRef: 'intent-1',
      counterparty: 'did:x:2',
      cost: { asset: 'PAX', amount: '1.50' },
      durationMs: 90_000,
      artifacts: ['file:///a', 'file:///b'],
    },
  ],
  [
    'an event with kind, outcome and time only',
    {
      type: 'Event',
      kind: 'observation',
      outcome: 'partial',
      at: 0,
    },
  ],
  [
    'a goal with every field',
    {
      type: 'Goal',
      statement: 'ship it',
      status: 'active',
      horizon: NOON,
      successCriteria: ['tests pass'],
      subgoals: ['write', 'review'],
    },
  ],
  [
    'a goal with statement and status only',
    {
      type: 'Goal',
      statement: 'ship it',
      status: 'abandoned',
    },
  ],
  [
    'a constraint with every field',
    {
      type: 'Constraint',
      statement: 'log PII',
      polarity: 'dont',
      strength: 'hard',
      source: 'user_declared',
      trigger: 'when logging',
    },
  ],
  [
    'a constraint without trigger',
    {
      type: 'Constraint',
      statement: 'ask first',
      polarity: 'do',
      strength: 'soft',
      source: 'inferred',
    },
  ],
  [
    'a capability with every field',
    {
      type: 'Capability',
      subject: 'did:x:1',
      capability: 'translate',
      verified: true,
      parameters: { languages: ['de', 'fr'] },
      lastObserved: NOON,
    },
  ],
  [
    'a capability without parameters and time',
    {
      type: 'Capability',
      subject: 'did:x:1',
      capability: 'translate',
      verified: false,
    },
  ],
  [
    'a pattern with every field',
    {
      type: 'Pattern',
      statement: 'retry with backoff',
      strength: 0.625,
      coverage: 3,
      derivedFrom: ['intent-1', 'intent-2', 'intent-3'],
    },
  ],
  [
    'a pattern without sources',
    {
      type: 'Pattern',
      statement: 'retry',
      strength: 0,
      coverage: 0,
    },
  ],
]

/** The content of `vectors/data.json`. */
export function dataVectors(): DataVectors {
  return {
    valid: VALID.map(([name, data]) => {
      const bytes = encodeData(data)
      const typeByte = Uint8Array.of(MEMORY_TYPES.code(data.type))
      const hash = toHex(domainHash('version', typeByte, bytes))
      return { name, type: data.type, data: toVectorJson(data), bytes: toHex(bytes), hash }
    }),
    invalid: INVALID_DATA.map(({ name, type, stored, error }) => {
      const bytes = typeof stored === 'string' ? stored : toHex(encodeCbor(stored))
      return { name, type, bytes, error }
    }),
  }
}

/** A value as JSON, bytes written as `{ "$bytes": hex }`. */
export function toVectorJson(value: unknown): unknown {
  if (value instanceof Uint8Array) return { $bytes: toHex(value) }
  if (Array.isArray(value)) return value.map(toVectorJson)
  return isObject(value) ? mapValues(value, toVectorJson) : value
}

/** The value of such JSON. */
export function fromVectorJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromVectorJson)
  if (!isObject(value)) return value
  if (typeof value.$bytes === 'string') return new Uint8Array(fromHex(value.$bytes) ?? [])
  return mapValues(value, fromVectorJson)
}

function mapValues(value: Properties, map: (item: unknown) => unknown): Properties {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, map(item)]))
}

function isObject(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null
}

type Properties = Readonly<Record<string, unknown>>
