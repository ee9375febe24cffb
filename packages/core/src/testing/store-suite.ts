/**
 * What an ordered store must keep, whichever engine is below: run every case against a new store.
 * Keys below `SUITE_ASCENDING` may be kept apart by an engine; nobody must notice.
 *
 * @module
 */
import assert from 'node:assert/strict'
import type { Change, OrderedReader, OrderedStore, ScanRange } from '../store/ordered-store.ts'

/** Pass these to the engine as prefixes whose new keys come after all others. */
export const SUITE_ASCENDING: readonly string[] = ['b/long/']

/** One thing that a store must do. */
export interface StoreCase {
  /** What it must do, as a sentence. */
  readonly name: string
  /** Rejects or throws if an empty store does not do it. */
  readonly run: (store: OrderedStore) => Promise<void> | void
}

function bytes(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

function set(key: string, value: string): Change {
  return [bytes(key), bytes(value)]
}

function remove(key: string): Change {
  return [bytes(key), undefined]
}

function text(value: Uint8Array | undefined): string | undefined {
  return value === undefined ? undefined : Buffer.from(value).toString('latin1')
}

type TextRange = Omit<ScanRange, 'from' | 'to'> & { readonly from: string; readonly to?: string }

function scan(reader: OrderedReader, { from, to, ...rest }: TextRange): string[] {
  const range = { ...rest, from: bytes(from), ...(to === undefined ? {} : { to: bytes(to) }) }
  return [...reader.scan(range)].map(({ key, value }) => `${text(key)}=${text(value)}`)
}

/** Reads one moment and lets go of it. */
function at<T>(store: OrderedStore, read: (reader: OrderedReader) => T): T {
  const snapshot = store.snapshot()
  try {
    return read(snapshot)
  } finally {
    snapshot.release()
  }
}

function all(store: OrderedStore): string[] {
  return at(store, (reader) => scan(reader, { from: '\0' }))
}

const SOME: readonly Change[] = [
  set('b/other/1', '6'),
  set('a/2', '2'),
  set('b/long/2', '5'),
  set('a/1', '1'),
  set('b/long/1', '4'),
  set('a/\xff', '3'),
]
const SOME_IN_ORDER = ['a/1=1', 'a/2=2', 'a/\xff=3', 'b/long/1=4', 'b/long/2=5', 'b/other/1=6']

/** Everything that a store must do, as cases for any test runner. */
export const STORE_SUITE: readonly StoreCase[] = [
  {
    name: 'a new store is empty',
    run: (store) => {
      assert.deepEqual(all(store), [])
      assert.equal(
        at(store, (reader) => reader.get(bytes('a/1'))),
        undefined,
      )
    },
  },
  {
    name: 'a value can be read back, replaced and deleted',
    run: (store) => {
      const value = (): string | undefined => at(store, (reader) => text(reader.get(bytes('a/1'))))
      store.write([set('a/1', 'x')])
      assert.equal(value(), 'x')
      store.write([set('a/1', 'longer than before')])
      assert.equal(value(), 'longer than before')
      store.write([remove('a/1'), remove('a/never')])
      assert.equal(value(), undefined)
    },
  },
  {
    name: 'an empty value is a value',
    run: (store) => {
      store.write([set('a/1', '')])
      assert.deepEqual(all(store), ['a/1='])
      assert.equal(
        at(store, (reader) => reader.get(bytes('a/1'))?.length),
        0,
      )
    },
  },
  {
    name: 'keys come in byte order, over all prefixes, whatever the order of writing',
    run: (store) => {
      store.write(SOME)
      assert.deepEqual(all(store), SOME_IN_ORDER)
    },
  },
  {
    name: 'keys that only grow may still be written in any order',
    run: (store) => {
      for (const key of ['b/long/5', 'b/long/3', 'b/long/9', 'b/long/3', 'b/long/1']) {
        store.write([set(key, `${key} again`)])
      }
      assert.deepEqual(
        all(store),
        ['b/long/1', 'b/long/3', 'b/long/5', 'b/long/9'].map((key) => `${key}=${key} again`),
      )
      store.write([set('b/long/3', 'new'), remove('b/long/9'), set('b/long/9', 'back')])
      assert.deepEqual(at(store, (reader) => scan(reader, { from: 'b/long/3' })).slice(0, 3), [
        'b/long/3=new',
        'b/long/5=b/long/5 again',
        'b/long/9=back',
      ])
    },
  },
  {
    name: 'a range includes its start and excludes its end',
    run: (store) => {
      store.write(SOME)
      const ranges: readonly (readonly [TextRange, number, number])[] = [
        [{ from: 'a/1', to: 'a/2' }, 0, 1],
        [{ from: 'a/1', to: 'a/1' }, 0, 0],
        [{ from: 'a/2' }, 1, 6],
        [{ from: 'a/10', to: 'b/long/2' }, 1, 4],
        [{ from: 'a/', to: 'a0' }, 0, 3],
        [{ from: 'b/', to: 'b0' }, 3, 6],
        [{ from: 'b/long/3', to: 'b/other/1' }, 5, 5],
        [{ from: 'c' }, 6, 6],
        [{ from: '\0', to: 'a' }, 0, 0],
        [{ from: 'b', to: 'a' }, 0, 0],
      ]
      for (const [range, start, end] of ranges) {
        const expected = SOME_IN_ORDER.slice(start, end)
        const forward = at(store, (reader) => scan(reader, range))
        assert.deepEqual(forward, expected, JSON.stringify(range))
        const backward = at(store, (reader) => scan(reader, { ...range, reverse: true }))
        assert.deepEqual(backward, expected.toReversed(), `${JSON.stringify(range)} reversed`)
        for (const limit of [0, 1, 2, 5, 100]) {
          const limited = at(store, (reader) => scan(reader, { ...range, limit }))
          assert.deepEqual(limited, expected.slice(0, limit), `${JSON.stringify(range)} ${limit}`)
          const last = at(store, (reader) => scan(reader, { ...range, limit, reverse: true }))
          assert.deepEqual(last, expected.toReversed().slice(0, limit))
        }
      }
    },
  },
  {
    name: 'leaving a scan early is a clean stop',
    run: (store) => {
      store.write(SOME)
      at(store, (reader) => {
        for (const { key } of reader.scan({ from: bytes('a/') })) {
          if (text(key) === 'a/2') break
        }
      })
      store.write([set('a/1', 'still writes')])
      assert.equal(all(store)[0], 'a/1=still writes')
    },
  },
  {
    name: 'a snapshot is one moment, however long it is kept',
    run: (store) => {
      store.write(SOME)
      const before = store.snapshot()
      store.write([set('a/1', 'new'), remove('a/2'), set('a/3', 'added')])
      const after = store.snapshot()
      store.write([set('b/long/1', 'newer')])
      assert.deepEqual(scan(before, { from: '\0' }), SOME_IN_ORDER)
      assert.equal(text(before.get(bytes('a/1'))), '1')
      assert.deepEqual(scan(after, { from: 'a/', to: 'b' }), ['a/1=new', 'a/3=added', 'a/\xff=3'])
      assert.equal(text(after.get(bytes('b/long/1'))), '4')
      before.release()
      after.release()
      assert.equal(
        at(store, (reader) => text(reader.get(bytes('b/long/1')))),
        'newer',
      )
    },
  },
  {
    name: 'a snapshot after a write sees it, in the same turn',
    run: (store) => {
      for (let turn = 0; turn < 50; turn++) {
        store.write([set('a/1', String(turn))])
        assert.equal(
          at(store, (reader) => text(reader.get(bytes('a/1')))),
          String(turn),
        )
      }
    },
  },
  {
    name: 'a write that fails half-way changes nothing',
    run: (store) => {
      store.write([set('a/1', 'old')])
      function* failing(): Generator<Change> {
        yield set('a/1', 'new')
        yield set('a/2', 'new')
        throw new Error('no more')
      }
      assert.throws(() => store.write(failing()), /no more/)
      assert.deepEqual(all(store), ['a/1=old'])
    },
  },
  {
    name: 'a transaction sees its own writes and gives back its result',
    run: (store) => {
      store.write([set('a/1', '1')])
      const result = store.transact((reader, put) => {
        put(set('a/2', '2'))
        put(remove('a/1'))
        return [...scan(reader, { from: 'a/' }), text(reader.get(bytes('a/1')))]
      })
      assert.deepEqual(result, ['a/2=2', undefined])
      assert.deepEqual(all(store), ['a/2=2'])
    },
  },
  {
    name: 'a transaction that throws changes nothing, and the store goes on',
    run: (store) => {
      store.write([set('a/1', '1')])
      const failing = (): void =>
        store.transact((_reader, put) => {
          put(set('a/1', '2'))
          throw new Error('changed my mind')
        })
      assert.throws(failing, /changed my mind/)
      assert.deepEqual(all(store), ['a/1=1'])
      store.transact((_reader, put) => put(set('a/2', '2')))
      assert.deepEqual(all(store), ['a/1=1', 'a/2=2'])
    },
  },
  {
    name: 'a transaction may write nothing',
    run: (store) => {
      assert.equal(
        store.transact((reader) => text(reader.get(bytes('a/1')))),
        undefined,
      )
    },
  },
  {
    name: 'the caller may reuse its buffers after writing, and keep what it read',
    run: (store) => {
      const key = bytes('a/1')
      const value = bytes('first')
      store.write([[key, value]])
      const read = at(store, (reader) => reader.get(bytes('a/1')))
      key.fill(0)
      value.fill(0)
      store.write([set('a/1', 'later'), set('a/2', 'x'.repeat(5000))])
      assert.equal(text(read), 'first')
      assert.equal(
        at(store, (reader) => text(reader.get(bytes('a/1')))),
        'later',
      )
    },
  },
  {
    name: 'large values and many keys are kept',
    run: (store) => {
      const many = Array.from({ length: 3000 }, (_, n) =>
        set(`b/long/${String(n).padStart(6, '0')}`, String(n)),
      )
      store.write(many)
      store.write([set('a/large', 'x'.repeat(300_000))])
      assert.equal(all(store).length, 3001)
      assert.equal(
        at(store, (reader) => reader.get(bytes('a/large'))?.length),
        300_000,
      )
    },
  },
  {
    name: 'flushing and closing may be asked for more than once',
    run: async (store) => {
      store.write(SOME)
      await store.flush()
      await store.flush()
      assert.ok(store.fileBytes() >= 0)
      await store.close()
      await store.close()
    },
  },
]
