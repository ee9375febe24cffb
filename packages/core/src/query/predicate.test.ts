import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import type { MemoryType } from '../memory/enums.ts'
import { aFact, aGoal, aMemory, dataOf } from '../testing/index.ts'
import { compilePredicate, type Predicate } from './predicate.ts'

const fact = aMemory(
  aFact('the sky is blue', { confidence: 0.5, asOf: 1000 }),
  { tags: ['red', 'Blü'], importance: 5 },
  { expiresAt: 2000 },
)
const bareFact = aMemory(aFact('rain'))
const goal = aMemory(aGoal('ship it'))
const firm = aMemory(dataOf('Constraint'))
const taste = aMemory(dataOf('Preference'))
const skill = aMemory(dataOf('Capability'))

function holds(predicate: Predicate, memory = fact, types?: readonly MemoryType[]): boolean {
  return compilePredicate(predicate, types, 'where').test(memory)
}

function refused(predicate: unknown, types?: readonly MemoryType[]): unknown {
  try {
    compilePredicate(predicate, types, 'where')
    return undefined
  } catch (error) {
    const { code, path } = error as { code?: string; path?: string }
    return [code, path]
  }
}

function nested(levels: number): object {
  return levels === 0 ? { hasTag: 'red' } : { not: nested(levels - 1) }
}

describe('comparisons', () => {
  it('[R8] compare numbers by size, text by its bytes, and times as numbers', () => {
    expect(holds({ eq: ['data.confidence', 0.5] })).toBe(true)
    expect(holds({ ne: ['data.confidence', 0.5] })).toBe(false)
    expect(holds({ gt: ['data.asOf', 999] })).toBe(true)
    expect(holds({ gt: ['data.asOf', 1000] })).toBe(false)
    expect(holds({ gte: ['data.asOf', 1000] })).toBe(true)
    expect(holds({ lt: ['version.expiresAt', 2000] })).toBe(false)
    expect(holds({ lte: ['version.expiresAt', 2000] })).toBe(true)
    expect(holds({ gt: ['data.statement', 'the sky'] })).toBe(true)
    expect(holds({ lt: ['data.statement', 'The sky'] })).toBe(false)
    expect(holds({ in: ['data.subject', ['sea', 'sky']] })).toBe(true)
    expect(holds({ in: ['data.subject', []] })).toBe(false)
    expect(holds({ eq: ['data.verified', true] }, skill)).toBe(true)
  })

  it('[R9] with a field that is not set are false, ne included', () => {
    for (const node of ['eq', 'ne', 'gt', 'gte', 'lt', 'lte']) {
      const predicate = { [node]: ['data.confidence', 0.5] } as unknown as Predicate
      expect(holds(predicate, bareFact)).toBe(false)
    }
    expect(holds({ in: ['data.confidence', [0.5]] }, bareFact)).toBe(false)
    expect(holds({ not: { eq: ['data.confidence', 0.5] } }, bareFact)).toBe(true)
  })

  it('[R10] with a field that the memory cannot have: ne is true, eq and in are false', () => {
    expect(holds({ eq: ['data.nonsense', 1] })).toBe(false)
    expect(holds({ ne: ['data.nonsense', 1] })).toBe(true)
    expect(holds({ in: ['data.nonsense', [1]] })).toBe(false)
    expect(holds({ ne: ['data.confidence', 0.5] }, goal)).toBe(true)
    expect(holds({ gt: ['data.confidence', 0] }, goal)).toBe(false)
    expect(holds({ matches: ['data.subject', '.'] }, goal)).toBe(false)
  })

  it('[R10] by order or pattern with a field that no type of the query has is FIELD_UNKNOWN', () => {
    expect(refused({ gt: ['data.nonsense', 1] })).toEqual(['FIELD_UNKNOWN', 'where.gt[0]'])
    expect(refused({ lte: ['data.confidence', 1] }, ['Goal'])).toEqual([
      'FIELD_UNKNOWN',
      'where.lte[0]',
    ])
    expect(refused({ matches: ['data.nonsense', 'a'] })).toEqual([
      'FIELD_UNKNOWN',
      'where.matches[0]',
    ])
    expect(refused({ eq: ['data.confidence', 1] }, ['Goal'])).toBeUndefined()
  })

  it('[R11] with null: eq is false, ne is true where the field is set', () => {
    expect(holds({ eq: ['data.confidence', null] })).toBe(false)
    expect(holds({ eq: ['data.confidence', null] }, bareFact)).toBe(false)
    expect(holds({ ne: ['data.confidence', null] })).toBe(true)
    expect(holds({ ne: ['data.confidence', null] }, bareFact)).toBe(false)
    expect(holds({ ne: ['data.confidence', null] }, goal)).toBe(true)
    expect(refused({ gt: ['data.confidence', null] })).toEqual(['INVALID_INPUT', 'where.gt[1]'])
    expect(refused({ in: ['data.confidence', [null]] })).toEqual([
      'INVALID_INPUT',
      'where.in[1][0]',
    ])
  })

  it('[R12] with a literal of a kind that the field never has are TYPE_MISMATCH', () => {
    expect(refused({ eq: ['data.statement', 1] })).toEqual(['TYPE_MISMATCH', 'where.eq[1]'])
    expect(refused({ lt: ['head.importance', true] })).toEqual(['TYPE_MISMATCH', 'where.lt[1]'])
    expect(refused({ in: ['head.importance', [1, '2']] })).toEqual([
      'TYPE_MISMATCH',
      'where.in[1][1]',
    ])
    expect(refused({ eq: ['data.nonsense', 1] })).toBeUndefined()
  })

  it('[R12] with a field of two kinds judge each memory by its own', () => {
    expect(holds({ gt: ['data.strength', 0.1] }, taste)).toBe(true)
    expect(holds({ gt: ['data.strength', 0.1] }, firm)).toBe(false)
    expect(holds({ eq: ['data.strength', 'hard'] }, firm)).toBe(true)
    expect(holds({ ne: ['data.strength', 'hard'] }, taste)).toBe(true)
    expect(refused({ eq: ['data.strength', 'hard'] }, ['Preference'])).toEqual([
      'TYPE_MISMATCH',
      'where.eq[1]',
    ])
  })

  it('[R13] of true and false by order, and patterns on what is not text, are FIELD_NOT_COMPARABLE', () => {
    expect(refused({ gt: ['head.tombstoned', false] })).toEqual([
      'FIELD_NOT_COMPARABLE',
      'where.gt[0]',
    ])
    expect(refused({ gt: ['data.verified', 1] })).toEqual(['FIELD_NOT_COMPARABLE', 'where.gt[0]'])
    expect(refused({ matches: ['head.importance', '5'] })).toEqual([
      'FIELD_NOT_COMPARABLE',
      'where.matches[0]',
    ])
  })
})

describe('tags, patterns and groups', () => {
  it('[R14] hasTag is exact', () => {
    expect(holds({ hasTag: 'Blü' })).toBe(true)
    expect(holds({ hasTag: 'blü' })).toBe(false)
    expect(holds({ hasTag: 'Bl' })).toBe(false)
    expect(refused({ hasTag: ' ' })).toEqual(['INVALID_INPUT', 'where.hasTag'])
    expect(refused({ hasTag: 'x'.repeat(LIMITS.tagBytes + 1) })).toEqual([
      'INVALID_INPUT',
      'where.hasTag',
    ])
  })

  it('[R15] matches finds a pattern of RE2 anywhere in the text', () => {
    expect(holds({ matches: ['data.statement', 'sky'] })).toBe(true)
    expect(holds({ matches: ['data.statement', '^sky'] })).toBe(false)
    expect(holds({ matches: ['data.statement', '(?i)SKY'] })).toBe(true)
    expect(holds({ matches: ['data.statement', ''] })).toBe(true)
    for (const wrong of ['(', 'a{2000}', '(?=a)', '\\1', '(a{900}){900}']) {
      expect(refused({ matches: ['data.statement', wrong] }), wrong).toEqual([
        'INVALID_INPUT',
        'where.matches[1]',
      ])
    }
    const long = 'a'.repeat(LIMITS.patternBytes + 1)
    expect(refused({ matches: ['data.statement', long] })).toEqual([
      'INVALID_INPUT',
      'where.matches[1]',
    ])
  })

  it('[R16] and of none is true, or of none is false, not turns round', () => {
    expect(holds({ and: [] })).toBe(true)
    expect(holds({ or: [] })).toBe(false)
    expect(holds({ not: { and: [] } })).toBe(false)
    expect(holds({ and: [{ hasTag: 'red' }, { hasTag: 'Blü' }] })).toBe(true)
    expect(holds({ and: [{ hasTag: 'red' }, { hasTag: 'no' }] })).toBe(false)
    expect(holds({ or: [{ hasTag: 'no' }, { hasTag: 'red' }] })).toBe(true)
  })

  it('[R16] tags that every match has come from hasTag on top or below and alone', () => {
    const tags = (predicate: Predicate): readonly string[] =>
      compilePredicate(predicate, undefined, 'where').tags
    const red: Predicate = { hasTag: 'red' }
    expect(tags(red)).toEqual(['red'])
    expect(tags({ and: [{ and: [red] }, { hasTag: 'b' }] })).toEqual(['red', 'b'])
    expect(tags({ or: [red] })).toEqual([])
    expect(tags({ not: red })).toEqual([])
  })

  it('[R4] every mistake is found, whatever hides behind it', () => {
    const wrong = { gt: ['data.nonsense', 1] }
    expect(refused({ and: [{ or: [] }, wrong] })).toEqual(['FIELD_UNKNOWN', 'where.and[1].gt[0]'])
    expect(refused({ or: [{ and: [] }, wrong] })).toEqual(['FIELD_UNKNOWN', 'where.or[1].gt[0]'])
    expect(refused({ not: wrong })).toEqual(['FIELD_UNKNOWN', 'where.not.gt[0]'])
  })

  it('[R4] what is not a predicate is INVALID_INPUT with its path', () => {
    const all: readonly [unknown, string][] = [
      [null, 'where'],
      [{}, 'where'],
      [[], 'where'],
      ['red', 'where'],
      [{ like: ['data.statement', 'a'] }, 'where'],
      [{ constructor: ['data.statement', 'a'] }, 'where'],
      [{ toString: [] }, 'where'],
      [{ hasTag: 'a', not: { hasTag: 'b' } }, 'where'],
      [{ and: { hasTag: 'a' } }, 'where.and'],
      [{ and: new Array(1) }, 'where.and[0]'],
      [{ eq: ['data.statement'] }, 'where.eq'],
      [{ eq: [1, 1] }, 'where.eq[0]'],
      [{ eq: ['data.statement', {}] }, 'where.eq[1]'],
      [{ eq: ['data.confidence', Number.NaN] }, 'where.eq[1]'],
      [{ in: ['data.statement', 'a'] }, 'where.in[1]'],
      [{ in: ['data.statement', new Array(1)] }, 'where.in[1][0]'],
    ]
    for (const [predicate, path] of all) {
      expect(refused(predicate), JSON.stringify(predicate)).toEqual(['INVALID_INPUT', path])
    }
    expect(refused({ eq: ['salience', 1] })).toEqual(['FIELD_UNKNOWN', 'where.eq[0]'])
    expect(refused({ eq: ['statement', 'a'] })).toEqual(['FIELD_UNKNOWN', 'where.eq[0]'])
  })

  it('[R17] depth, number of predicates and length of lists are bounded', () => {
    expect(refused(nested(LIMITS.predicateDepth))).toBeUndefined()
    expect(refused(nested(LIMITS.predicateDepth + 1))).toMatchObject([
      'INVALID_INPUT',
      expect.any(String),
    ])
    const many = (count: number): object => ({
      and: Array.from({ length: count }, () => ({ hasTag: 'red' })),
    })
    expect(refused(many(LIMITS.predicateNodes - 1))).toBeUndefined()
    expect(refused(many(LIMITS.predicateNodes))).toMatchObject([
      'INVALID_INPUT',
      expect.any(String),
    ])
    const values = (count: number): object => ({
      in: ['head.importance', Array.from({ length: count }, (_, index) => index)],
    })
    expect(refused(values(LIMITS.predicateValues))).toBeUndefined()
    expect(refused(values(LIMITS.predicateValues + 1))).toEqual(['INVALID_INPUT', 'where.in[1]'])
  })
})
