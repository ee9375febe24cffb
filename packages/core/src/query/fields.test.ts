import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEMORY_TYPES } from '../memory/enums.ts'
import { aFact, aMemory, dataOf } from '../testing/index.ts'
import { compareScalars, findField, isFieldName } from './fields.ts'

describe('fields', () => {
  it('[R18] are named head., version. or data. and the property', () => {
    const memory = aMemory(aFact('blue', { confidence: 0.5 }), { importance: 7 })
    const read = (name: string): unknown => findField(name)?.read(memory)
    expect(read('head.importance')).toBe(7)
    expect(read('head.id')).toBe(memory.head.id)
    expect(read('head.tombstoned')).toBe(false)
    expect(read('head.validUntil')).toBeUndefined()
    expect(read('version.provenance.source')).toBe('user_input')
    expect(read('version.provenance.signedByPresent')).toBe(false)
    expect(read('data.statement')).toBe('blue')
    expect(read('data.stance')).toBeUndefined()
    for (const name of ['data.object', 'head.tags', 'head.frames', 'data.type', 'head.nonsense']) {
      expect(findField(name), name).toBeUndefined()
    }
  })

  it('[R18] have the names of the specification as aliases', () => {
    const same: Readonly<Record<string, string>> = {
      'head.declared_importance': 'head.importance',
      'head.last_updated_at': 'head.lastUpdatedAt',
      'head.current_version': 'head.currentVersion',
      'head.actor_scope': 'head.actorScope',
      'version.created_at': 'version.createdAt',
      'version.created_by': 'version.createdBy',
      'version.expires_at': 'version.expiresAt',
      'version.provenance.signed_by_present': 'version.provenance.signedByPresent',
      'version.provenance_source': 'version.provenance.source',
      'version.valid_from': 'version.validFrom',
      'version.valid_until': 'head.validUntil',
      'data.as_of': 'data.asOf',
      'data.observed_at': 'data.observedAt',
      'data.strength_val': 'data.strength',
      'data.intent_ref': 'data.intentRef',
      'data.horizon_end': 'data.horizon',
      'data.last_observed': 'data.lastObserved',
    }
    for (const [alias, name] of Object.entries(same)) {
      expect(findField(alias)?.name, alias).toBe(name)
    }
  })

  it('[R18] belong to types, each with its kind', () => {
    const strength = findField('data.strength')
    expect(Object.fromEntries(strength?.kinds ?? [])).toEqual({
      Preference: 'number',
      Constraint: 'text',
      Pattern: 'number',
    })
    expect(findField('head.id')?.kinds.size).toBe(MEMORY_TYPES.names.length)
    expect(findField('data.subject')?.read(aMemory(dataOf('Goal')))).toBeUndefined()
  })

  it('[R18] are not named by anything else', () => {
    for (const name of ['statement', 'data', 'data.', 'foo.bar', 'data.a-b', '', 7, null]) {
      expect(isFieldName(name), String(name)).toBe(false)
    }
    expect(isFieldName(`data.${'x'.repeat(65)}`)).toBe(false)
  })
})

describe('the order of values', () => {
  const unit = fc.constantFrom(
    'a',
    'b',
    '\u{7f}',
    'é',
    '\u{d7ff}',
    '\u{e000}',
    '\u{ffff}',
    '😀',
    '\u{10ffff}',
  )
  const texts = fc.array(unit, { maxLength: 4 }).map((units) => units.join(''))

  it('[R8] text goes by its UTF-8 bytes', () => {
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        const bytes = Buffer.compare(Buffer.from(a), Buffer.from(b))
        expect(Math.sign(compareScalars(a, b))).toBe(bytes)
      }),
      { numRuns: 2000 },
    )
  })

  it('[R21] numbers before text before truth, false before true', () => {
    const mixed = [true, 'a', 2, false, '', -1]
    expect(mixed.toSorted(compareScalars)).toEqual([-1, 2, '', 'a', false, true])
  })
})
