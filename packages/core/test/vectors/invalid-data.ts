/** Stored data that must be refused, each with one fault. */
import type { CborRecord, CborValue } from '../../src/codec/cbor.ts'
import type { CortexErrorCode } from '../../src/errors.ts'
import type { MemoryType } from '../../src/memory/enums.ts'

export interface InvalidData {
  readonly name: string
  readonly type: MemoryType
  /** A record, or the hex of what is not even one. */
  readonly stored: CborRecord | string
  readonly error: CortexErrorCode
}

export const INVALID_DATA: readonly InvalidData[] = [
  hex('no bytes', 'Fact', ''),
  hex('half a record', 'Pattern', 'a4000101'),
  hex('a byte after the record', 'Belief', 'a3000101617803010a'),
  hex('keys out of order', 'Belief', 'a300010301016178'),
  hex('a key twice', 'Belief', 'a400010161780161780301'),
  hex('a length in a longer form than needed', 'Belief', 'a30001017801780301'),
  hex('a whole number written as a float', 'Pattern', 'a40001016178030004f93c00'),
  hex('text that is not UTF-8', 'Identity', 'a200010161ff'),
  hex('a list instead of a record', 'Identity', '820101'),
  hex('text keys instead of a record', 'Identity', 'a1646e616d6563416461'),

  one('no schema version', 'Identity', { 1: 'Ada' }),
  one('schema version zero', 'Identity', { 0: 0, 1: 'Ada' }),
  one('a schema version beyond a byte', 'Identity', { 0: 256, 1: 'Ada' }),
  one('a schema version of a later build', 'Identity', { 0: 2, 1: 'Ada' }, 'STORE_NEWER'),

  one('an identity without a name', 'Identity', { 0: 1 }),
  one('an identity with an unknown key', 'Identity', { 0: 1, 1: 'Ada', 99: 0 }),
  one('an identity with a blank name', 'Identity', { 0: 1, 1: ' ' }),
  one('an identity with a stored empty list', 'Identity', { 0: 1, 1: 'Ada', 4: [] }),
  one('an identity with an empty key', 'Identity', { 0: 1, 1: 'Ada', 5: [new Uint8Array(0)] }),

  one('a fact without a subject', 'Fact', { 0: 1, 1: 'x', 3: 'p' }),
  one('a fact with a source under key 5', 'Fact', { 0: 1, 1: 'x', 2: 's', 3: 'p', 5: 'me' }),
  one('a fact whose source is a name', 'Fact', { 0: 1, 1: 'x', 2: 's', 3: 'p', 8: 'derived' }),
  one('a fact observed before 1970', 'Fact', { 0: 1, 1: 'x', 2: 's', 3: 'p', 9: -1 }),
  one('a fact with null for no time', 'Fact', { 0: 1, 1: 'x', 2: 's', 3: 'p', 6: null }),
  one('a fact whose object is a record', 'Fact', { 0: 1, 1: 'x', 2: 's', 3: 'p', 4: of({ 1: 1 }) }),
  one('a fact whose object is too deep', 'Fact', { 0: 1, 1: 'x', 2: 's', 3: 'p', 4: nested(17) }),

  one('a preference of strength 1.5', 'Preference', { 0: 1, 1: 'tea', 3: 1, 4: 1.5 }),
  one('a preference of unknown polarity', 'Preference', { 0: 1, 1: 'tea', 3: 6, 4: 1 }),
  one('a belief of stance zero', 'Belief', { 0: 1, 1: 'x', 3: 0 }),
  one('a belief of stance 1.5', 'Belief', { 0: 1, 1: 'x', 3: 1.5 }),

  one('an event without a time', 'Event', { 0: 1, 1: 3, 4: 1 }),
  one('an amount with an exponent', 'Event', {
    0: 1,
    1: 3,
    4: 1,
    5: of({ 1: 'P', 2: '1e3' }),
    9: 0,
  }),
  one('an amount without an asset', 'Event', { 0: 1, 1: 3, 4: 1, 5: of({ 2: '1' }), 9: 0 }),
  one('an event of half a millisecond', 'Event', { 0: 1, 1: 3, 4: 1, 6: 0.5, 9: 0 }),

  one('a goal with a number as criterion', 'Goal', { 0: 1, 1: 'x', 3: [1], 4: 1 }),
  one('a constraint of unknown strength', 'Constraint', { 0: 1, 1: 'x', 2: 1, 4: 4, 5: 1 }),
  one('a capability verified by a number', 'Capability', { 0: 1, 1: 's', 2: 'c', 4: 1 }),
  one('a pattern of negative coverage', 'Pattern', { 0: 1, 1: 'x', 3: 0, 4: -1 }),
]

function hex(name: string, type: MemoryType, stored: string): InvalidData {
  return { name, type, stored, error: 'CORRUPT' }
}

function one(
  name: string,
  type: MemoryType,
  fields: Readonly<Record<number, CborValue>>,
  error: CortexErrorCode = 'CORRUPT',
): InvalidData {
  return { name, type, stored: of(fields), error }
}

function of(fields: Readonly<Record<number, CborValue>>): CborRecord {
  return new Map(Object.entries(fields).map(([key, value]) => [Number(key), value]))
}

function nested(levels: number): CborValue {
  return levels === 0 ? null : [nested(levels - 1)]
}
