import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import type { Uri } from '../memory/ids.ts'
import { testId } from '../testing/index.ts'
import { checkQuery, type Query } from './query.ts'

function refused(query: object): unknown {
  try {
    checkQuery(query as Query)
    return undefined
  } catch (error) {
    const { code, path } = error as { code?: string; path?: string }
    return [code, path]
  }
}

const facts = { types: ['Fact'] } as const

describe('a query', () => {
  it('[R2] that cannot be read is INVALID_INPUT with the path', () => {
    const all: readonly [object, string][] = [
      [{ ...facts, limit: 1, surprise: 1 }, 'surprise'],
      [{ types: ['Rumour'], limit: 1 }, 'types[0]'],
      [{ ...facts, limit: -1 }, 'limit'],
      [{ ...facts, limit: 1.5 }, 'limit'],
      [{ ...facts, limit: LIMITS.findLimit + 1 }, 'limit'],
      [{ ...facts, limit: 1, offset: LIMITS.findOffset + 1 }, 'offset'],
      [{ ...facts, budgetTokens: LIMITS.findBudgetTokens + 1 }, 'budgetTokens'],
      [{ ...facts, limit: 1, form: 'huge' }, 'form'],
      [{ ...facts, limit: 1, asOf: -1 }, 'asOf'],
      [{ ...facts, limit: 1, includeTombstoned: 1 }, 'includeTombstoned'],
      [{ ...facts, limit: 1, near: ' ' }, 'near'],
      [{ ...facts, limit: 1, near: 'x'.repeat(LIMITS.nearBytes + 1) }, 'near'],
      [{ ...facts, limit: 1, nearVector: new Float32Array([Number.NaN]) }, 'nearVector'],
      [{ ...facts, limit: 1, frame: { verb: 'dance', ref: 'x' } }, 'frame.verb'],
      [{ ...facts, limit: 1, frame: { verb: 'build', ref: '' } }, 'frame.ref'],
      [{ from: testId(0), limit: 1, follow: { maxHops: -1 } }, 'follow.maxHops'],
      [{ from: testId(0), limit: 1, follow: { types: ['knows'] } }, 'follow.types[0]'],
      [{ ...facts, limit: 1, orderBy: new Array(LIMITS.orderClauses + 1) }, 'orderBy'],
    ]
    for (const [query, path] of all) expect(refused(query), path).toEqual(['INVALID_INPUT', path])
    expect(refused({ from: 'matrix://nonsense', limit: 1 })).toEqual(['INVALID_INPUT', 'from'])
  })

  it('[R3] needs a limit or a budget above zero', () => {
    for (const size of [{}, { limit: 0 }, { budgetTokens: 0 }, { limit: 0, budgetTokens: 0 }]) {
      expect(refused({ ...facts, ...size })).toEqual(['UNBOUNDED', 'limit'])
    }
    expect(checkQuery({ ...facts, limit: 0, budgetTokens: 9 })).toMatchObject({
      limit: LIMITS.findLimit,
      budgetTokens: 9,
    })
    expect(checkQuery({ ...facts, limit: 3, budgetTokens: 0 })).toMatchObject({
      limit: 3,
      budgetTokens: undefined,
    })
  })

  it('[R5] asks near one thing, walks from somewhere, and not back', () => {
    const uri = `matrix://cortex/Fact/${testId(0)}#1` as Uri
    expect(refused({ limit: 1, near: 'a', nearUri: uri })).toEqual(['INVALID_INPUT', 'near'])
    expect(refused({ limit: 1, follow: {} })).toEqual(['INVALID_INPUT', 'follow'])
    const backwards = { from: testId(0), limit: 1, follow: { minHops: 3, maxHops: 2 } }
    expect(refused(backwards)).toEqual(['INVALID_INPUT', 'follow.minHops'])
  })

  it('[R6] must be narrowed by something', () => {
    const red = { hasTag: 'red' }
    const broad = [
      {},
      { types: [] },
      { where: { not: red } },
      { where: { or: [red] } },
      { where: { eq: ['head.type', 'Fact'] } },
      { includeTombstoned: true },
    ]
    for (const query of broad) {
      expect(refused({ limit: 1, ...query }), JSON.stringify(query)).toEqual(['TOO_BROAD', 'types'])
    }
    const narrow = [
      facts,
      { where: red },
      { where: { and: [{ and: [red] }] } },
      { near: 'words' },
      { from: testId(0) },
      { frame: { verb: 'build', ref: 'x' } },
    ]
    for (const query of narrow) expect(refused({ limit: 1, ...query })).toBeUndefined()
  })

  it('[R2] is refused for its shape first, then for its size, its predicate, its walk, its breadth', () => {
    const wrongWalk = { follow: {} }
    const wrongWhere = { where: { gt: ['data.nonsense', 1] } }
    expect(refused({ ...wrongWalk, ...wrongWhere, form: 'huge' })).toEqual([
      'INVALID_INPUT',
      'form',
    ])
    expect(refused({ ...wrongWalk, ...wrongWhere })).toEqual(['UNBOUNDED', 'limit'])
    expect(refused({ ...wrongWalk, ...wrongWhere, limit: 1 })).toEqual([
      'FIELD_UNKNOWN',
      'where.gt[0]',
    ])
    expect(refused({ ...wrongWalk, limit: 1 })).toEqual(['INVALID_INPUT', 'follow'])
    expect(refused({ limit: 1 })).toEqual(['TOO_BROAD', 'types'])
  })

  it('[R7] has defaults: medium form, no tombstones, one hop out along any edge', () => {
    expect(checkQuery({ from: testId(0), limit: 1 })).toMatchObject({
      types: [],
      order: [],
      offset: 0,
      form: 'medium',
      includeTombstoned: false,
      lateBinding: false,
      rank: 'relevance',
      from: testId(0),
      follow: { types: [], minHops: 1, maxHops: 1, direction: 'out', includeTombstoned: false },
    })
    const uri = `matrix://cortex/Fact/${testId(0)}#1` as Uri
    expect(checkQuery({ from: uri, limit: 1 }).from).toBe(testId(0))
  })

  it('[R7] takes zero hops for none said, and a nearer bound alone for both', () => {
    const hops = (follow: object): object => {
      const { minHops, maxHops } = checkQuery({ from: testId(0), limit: 1, follow }).follow
      return { minHops, maxHops }
    }
    expect(hops({ minHops: 0, maxHops: 0 })).toEqual({ minHops: 1, maxHops: 1 })
    expect(hops({ minHops: 3 })).toEqual({ minHops: 3, maxHops: 3 })
    expect(hops({ maxHops: 4 })).toEqual({ minHops: 1, maxHops: 4 })
    expect(hops({ maxHops: LIMITS.hops + 1 })).toEqual({ minHops: 1, maxHops: LIMITS.hops })
  })
})
