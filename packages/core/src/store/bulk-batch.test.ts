import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Key, prefixKey } from '../keys/keyspace.ts'
import { Batch } from './batch.ts'
import { BulkBatch } from './bulk-batch.ts'
import { MemoryStore } from './memory-store.ts'
import type { Change } from './ordered-store.ts'
import { openValue, sealValue } from './sealed-value.ts'

/** Records and index keys of several lengths, few enough to meet again. */
const record = fc
  .tuple(fc.constantFrom('e/to/', 'salience/', 'commit/'), fc.nat({ max: 5 }))
  .map(([prefix, end]) => Buffer.concat([Buffer.from(prefix), Buffer.alloc(16, end)]))
const mark = fc
  .tuple(
    fc.constantFrom('idx/type/', 'idx/tag/', 'tomb/'),
    fc.array(fc.nat({ max: 2 }), { minLength: 3, maxLength: 5 }),
  )
  .map(([prefix, end]) => Buffer.concat([Buffer.from(prefix), Buffer.from(end)]))

const step = fc.oneof(
  fc.record({ put: record, value: fc.uint8Array({ maxLength: 40 }) }),
  fc.record({ mark }),
  fc.record({ unmark: mark }),
  fc.record({ delete: record }),
)

const hex = (changes: Iterable<Change>): string[] =>
  [...changes].map(
    ([key, value]) =>
      `${Buffer.from(key).toString('hex')} ${value === undefined ? 'gone' : Buffer.from(value).toString('hex')}`,
  )

describe('a bulk batch', () => {
  it('[S60] stages what a batch stages, over nothing and over a store', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 60 }),
        fc.array(step, { maxLength: 60 }),
        (before, after) => {
          const store = new MemoryStore()
          const first = new Batch({ get: () => undefined, scan: () => [] })
          const bulk = new BulkBatch(undefined)
          for (const one of before) apply(one, first, bulk)
          const expected = [...first.changes()].filter(([, value]) => value !== undefined)
          expect(hex(bulk.changes())).toEqual(hex(expected))
          store.write(expected)

          const second = new Batch(store.snapshot())
          const over = new BulkBatch(store.snapshot())
          for (const one of after) apply(one, second, over)

          expect(hex(over.changes())).toEqual(hex(second.changes()))
          expect(
            [...over.sealedChanges()].every(
              ([key, value]) =>
                value === undefined ||
                Buffer.compare(sealValue(key, openValue(key, value)), value) === 0,
            ),
          ).toBe(true)
          for (const prefix of ['e/to/', 'salience/', 'commit/'] as const) {
            expect(
              over.keysBelow(prefixKey(prefix)).map((key) => Buffer.from(key).toString('hex')),
            ).toEqual(
              second.keysBelow(prefixKey(prefix)).map((key) => Buffer.from(key).toString('hex')),
            )
          }
          for (const change of before.concat(after)) {
            if (!('put' in change)) continue
            const [a, b] = [over.get(change.put), second.get(change.put)]
            expect(a && Buffer.from(a)).toEqual(b && Buffer.from(b))
          }
        },
      ),
    )
  })
})

function apply(
  one: { put?: Buffer; value?: Uint8Array; mark?: Buffer; unmark?: Buffer; delete?: Buffer },
  ...batches: (Batch | BulkBatch)[]
): void {
  for (const batch of batches) {
    if (one.put !== undefined) batch.put(one.put as Key, one.value ?? Buffer.alloc(0))
    if (one.mark !== undefined) batch.mark(one.mark as Key)
    if (one.unmark !== undefined) batch.unmark(one.unmark)
    if (one.delete !== undefined) batch.delete(one.delete as Key)
  }
}
