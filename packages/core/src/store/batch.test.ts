import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Key } from '../keys/keyspace.ts'
import { Batch } from './batch.ts'
import { MemoryStore } from './memory-store.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')

function storeWith(entries: Readonly<Record<string, string>>): MemoryStore {
  const store = new MemoryStore()
  store.write(Object.entries(entries).map(([key, value]) => [bytes(key), bytes(value)] as const))
  return store
}

function text(value: Uint8Array | undefined): string | undefined {
  return value === undefined ? undefined : Buffer.from(value).toString('latin1')
}

describe('Batch', () => {
  it('[E54] reads its own writes and deletions before the store below', () => {
    const batch = new Batch(storeWith({ a: '1', b: '2', c: '3' }).snapshot())
    batch.put(bytes('a'), bytes('new'))
    batch.delete(bytes('b'))

    expect(['a', 'b', 'c', 'd'].map((key) => text(batch.get(bytes(key))))).toEqual([
      'new',
      undefined,
      '3',
      undefined,
    ])
    expect(batch.size).toBe(2)
  })

  it('[E54] gives each key once, the last value, in byte order', () => {
    const batch = new Batch(storeWith({}).snapshot())
    for (const [key, value] of [
      ['b', '1'],
      ['\xff', '2'],
      ['a', '3'],
      ['b', '4'],
      ['a\0', '5'],
    ] as const) {
      batch.put(bytes(key), bytes(value))
    }
    batch.delete(bytes('c'))

    expect(batch.changes().map(([key, value]) => [text(key), text(value)])).toEqual([
      ['a', '3'],
      ['a\0', '5'],
      ['b', '4'],
      ['c', undefined],
      ['\xff', '2'],
    ])
  })

  it('[E54] a rollback takes back exactly what came after the savepoint', () => {
    const key = fc.constantFrom('a', 'b', 'c')
    const step = fc.oneof(
      fc.record({ put: key, value: fc.constantFrom('1', '2', '3') }),
      fc.record({ delete: key }),
    )
    fc.assert(
      fc.property(fc.array(step), fc.array(step), (before, after) => {
        const batch = new Batch(storeWith({ a: 'old' }).snapshot())
        const apply = (steps: typeof before): void => {
          for (const each of steps) {
            if ('put' in each) batch.put(bytes(each.put), bytes(each.value))
            else batch.delete(bytes(each.delete))
          }
        }
        apply(before)
        const changes = JSON.stringify(batch.changes())
        const savepoint = batch.savepoint()
        apply(after)
        batch.rollback(savepoint)
        expect(JSON.stringify(batch.changes())).toBe(changes)
      }),
    )
  })

  it('[E54] savepoints nest', () => {
    const batch = new Batch(storeWith({}).snapshot())
    const outer = batch.savepoint()
    batch.put(bytes('a'), bytes('1'))
    const inner = batch.savepoint()
    batch.put(bytes('a'), bytes('2'))
    batch.rollback(inner)
    expect(text(batch.get(bytes('a')))).toBe('1')
    batch.rollback(outer)
    expect(batch.changes()).toEqual([])
    expect(batch.size).toBe(0)
  })

  it('[E73] gives the keys below a prefix as they will be', () => {
    const key = fc.constantFrom('a', 'ab', 'abc', 'abd', 'b', 'ba', 'a\xff', 'a\xffx')
    const step = fc.oneof(
      fc.record({ do: fc.constantFrom('put' as const, 'delete' as const), key }),
      fc.record({ do: fc.constant('ask' as const), key }),
      fc.record({ do: fc.constantFrom('save' as const, 'back' as const), key }),
    )
    fc.assert(
      fc.property(fc.subarray(['a', 'abc', 'b', 'a\xff']), fc.array(step), (base, steps) => {
        const entries = Object.fromEntries(base.map((name) => [name, '1']))
        const batch = new Batch(storeWith(entries).snapshot())
        let plain = new Set(base)
        let saved = { at: batch.savepoint(), keys: new Set(base) }
        for (const each of steps) {
          if (each.do === 'put') {
            batch.put(bytes(each.key), bytes('2'))
            plain.add(each.key)
          } else if (each.do === 'delete') {
            batch.delete(bytes(each.key))
            plain.delete(each.key)
          } else if (each.do === 'save') {
            saved = { at: batch.savepoint(), keys: new Set(plain) }
          } else if (each.do === 'back') {
            batch.rollback(saved.at)
            plain = new Set(saved.keys)
          } else {
            const expected = [...plain].filter((name) => name.startsWith(each.key)).sort()
            expect(batch.keysBelow(bytes(each.key) as Key).map(text)).toEqual(expected)
          }
        }
      }),
      { numRuns: 500 },
    )
  })
})
