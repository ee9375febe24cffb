import { describe, expect, it } from 'vitest'
import type { MemoryId } from '../memory/ids.ts'
import { aFact, aMemory, dataOf } from '../testing/index.ts'
import { compareFound, isSalienceOrder, orderSchema } from './order.ts'
import type { Found } from './types.ts'

function found(id: string, salience: number, rest: Partial<Found> = {}): Found {
  const memory = aMemory(aFact('x'), { id: id as MemoryId })
  return { memory, inputs: { lastUsed: 0 }, salience, ...rest }
}

function sorted(all: readonly Found[], ...clauses: readonly object[]): string {
  const order = clauses.map((clause) => orderSchema(clause, 'orderBy'))
  return all
    .toSorted(compareFound(order))
    .map(({ memory }) => memory.head.id)
    .join('')
}

describe('orders', () => {
  const all = [found('C', 0.5), found('A', 0.2), found('D', 0.2), found('B', 0.5)]

  it('[R19] go down unless told to go up; equal ones by the smaller id, both ways', () => {
    expect(sorted(all, { field: 'salience' })).toBe('BCAD')
    expect(sorted(all, { field: 'salience', direction: 'desc' })).toBe('BCAD')
    expect(sorted(all, { field: 'salience', direction: 'asc' })).toBe('ADBC')
  })

  it('[R19] apply clauses one after the other', () => {
    const hops = [
      found('A', 0.1, { hop: 2 }),
      found('B', 0.1, { hop: 1 }),
      found('C', 0.9, { hop: 2 }),
    ]
    expect(sorted(hops, { field: 'hop', direction: 'asc' }, { field: 'salience' })).toBe('BCA')
    expect(sorted(hops, { field: 'salience' }, { field: 'hop', direction: 'asc' })).toBe('CBA')
  })

  it('[R20] put what has no value last, upwards and downwards', () => {
    const some = [found('A', 0.1), found('B', 0.1, { hop: 1 }), found('C', 0.1, { hop: 2 })]
    expect(sorted(some, { field: 'hop', direction: 'asc' })).toBe('BCA')
    expect(sorted(some, { field: 'hop', direction: 'desc' })).toBe('CBA')
    expect(sorted(some, { field: 'near.distance', direction: 'asc' })).toBe('ABC')
    expect(sorted(some, { field: 'data.confidence' })).toBe('ABC')
  })

  it('[R21] put numbers before text where a field has both kinds', () => {
    const mixed = [
      { ...found('', 0), memory: aMemory(dataOf('Constraint'), { id: 'A' as MemoryId }) },
      { ...found('', 0), memory: aMemory(dataOf('Preference'), { id: 'B' as MemoryId }) },
    ]
    expect(sorted(mixed, { field: 'data.strength', direction: 'asc' })).toBe('BA')
    expect(sorted(mixed, { field: 'data.strength', direction: 'desc' })).toBe('AB')
  })

  it('[R2] name a field that exists', () => {
    for (const field of ['data.nonsense', 'toString', 'constructor', '', 'Salience']) {
      expect(() => orderSchema({ field }, 'orderBy[0]'), field).toThrow(
        expect.objectContaining({ code: 'FIELD_UNKNOWN', path: 'orderBy[0].field' }),
      )
    }
    expect(() => orderSchema({ field: 'salience', direction: 'up' }, 'o')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', path: 'o.direction' }),
    )
  })

  it('[R24] only salience alone, downwards, is the order of the rank index', () => {
    const is = (...clauses: readonly object[]): boolean =>
      isSalienceOrder(clauses.map((clause) => orderSchema(clause, 'orderBy')))
    expect(is({ field: 'salience' })).toBe(true)
    expect(is({ field: 'salience', direction: 'asc' })).toBe(false)
    expect(is({ field: 'salience' }, { field: 'hop' })).toBe(false)
    expect(is()).toBe(false)
  })
})
