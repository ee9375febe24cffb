import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Batch } from './batch.ts'
import { MemoryStore } from './memory-store.ts'
import type { Change, OrderedReader, ScanRange } from './ordered-store.ts'
import { Overlay } from './overlay.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')
const KEYS = ['a', 'a\0', 'ab', 'b', 'ba', 'c', 'd', 'e', '\xff']

type Step = readonly (readonly [key: string, value: string | undefined])[]

const step = fc.array(
  fc.tuple(fc.constantFrom(...KEYS), fc.option(fc.string(), { nil: undefined })),
)
const range = fc.record({
  from: fc.constantFrom(...KEYS),
  to: fc.option(fc.constantFrom(...KEYS), { nil: undefined }),
  reverse: fc.boolean(),
  limit: fc.option(fc.nat(6), { nil: undefined }),
})

function changesOf(step: Step): Change[] {
  return step.map(([key, value]) => [bytes(key), value === undefined ? undefined : bytes(value)])
}

function stagedIn(changes: readonly Change[], below: OrderedReader): Batch {
  const batch = new Batch(below)
  for (const [key, value] of changes) {
    if (value === undefined) batch.delete(key)
    else batch.put(key, value)
  }
  return batch
}

function over(overlay: Overlay, below: MemoryStore): OrderedReader {
  const snapshot = below.snapshot()
  return {
    get: (key) => {
      const latest = overlay.get(key)
      return latest === undefined ? snapshot.get(key) : latest.value
    },
    scan: (asked) => overlay.scan(asked, (rest) => snapshot.scan(rest)),
  }
}

/** All that can be read, as text. */
function shownBy(reader: OrderedReader, ranges: readonly ScanRange[]): unknown {
  const text = (value: Uint8Array | undefined): string | undefined =>
    value === undefined ? undefined : Buffer.from(value).toString('latin1')
  return {
    gets: KEYS.map((key) => text(reader.get(bytes(key)))),
    scans: ranges.map((each) =>
      [...reader.scan(each)].map(({ key, value }) => [text(key), text(value)]),
    ),
  }
}

describe('Overlay', () => {
  it('[S65] reads as the store will, over any store between where it begins and where it ends', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 6 }),
        fc.array(range, { maxLength: 5 }),
        fc.nat(),
        fc.boolean(),
        (steps, asked, seed, isTrimmed) => {
          const ranges = asked.map(({ from, to, ...rest }) => ({
            ...rest,
            from: bytes(from),
            to: to === undefined ? undefined : bytes(to),
          }))
          const whole = new MemoryStore()
          const behind = new MemoryStore()
          const overlay = new Overlay()
          // The store below has the first of these steps already.
          const shown = seed % (steps.length + 1)
          for (const [index, each] of steps.entries()) {
            const changes = changesOf(each)
            const batch = stagedIn(changes, over(overlay, whole))
            overlay.take(batch.staged, index + 1)
            whole.write(changes)
            if (index < shown) behind.write(changes)
            // Questions in between put what is new in its place.
            if (index % 2 === 0) shownBy(over(overlay, behind), ranges)
          }
          if (isTrimmed) overlay.trim(shown)

          const expected = shownBy(whole.snapshot(), ranges)
          expect(shownBy(over(overlay, behind), ranges)).toEqual(expected)
          behind.write(overlay.changes())
          expect(shownBy(behind.snapshot(), ranges)).toEqual(expected)
        },
      ),
    )
  })

  it('[S65] puts many new keys at once in order, and knows how much it holds', () => {
    const overlay = new Overlay()
    const names = Array.from({ length: 500 }, (_, index) => `k${(index * 7919) % 500}`)
    const changes = names.map((name): Change => [bytes(name), bytes('value')])
    overlay.take(stagedIn(changes, new MemoryStore().snapshot()).staged, 1)
    const expected = names.sort()
    expect(overlay.changes().map(([key]) => Buffer.from(key).toString('latin1'))).toEqual(expected)
    expect(overlay.bytes).toBeGreaterThan(500 * 5)

    overlay.trim(1)

    expect([overlay.changes(), overlay.bytes]).toEqual([[], 0])
  })
})
