import { describe, expect, it } from 'vitest'
import { decodeCbor, encodeCbor } from '../codec/cbor.ts'
import { LAYOUT_FORMAT } from '../journal/format.ts'
import { MARK_KEY } from '../keys/keyspace.ts'
import { MemoryStore } from '../store/memory-store.ts'
import { openValue, sealValue } from '../store/sealed-value.ts'
import { markChanges, readMark } from './mark.ts'
import type { Tail } from './tail.ts'

const TAIL: Tail = {
  nextSeq: 9,
  position: { segment: 4, offset: 200 },
  root: Buffer.alloc(32, 7),
  viewGeneration: 3,
  segmentGeneration: 1,
  viewBytes: 4096,
  last: { offset: 150, crc: 7 },
}

function sealedMark(): Uint8Array {
  return markChanges(TAIL)[0]?.[1] as Uint8Array
}

/** The mark with one field changed. */
function changed(field: number, value: number | string): MemoryStore {
  const sealed = sealedMark()
  const fields = decodeCbor(openValue(MARK_KEY, sealed as Uint8Array)) as Map<number, number>
  const bytes = encodeCbor(new Map([...fields, [field, value]] as [number, number][]))
  const store = new MemoryStore()
  store.write([[MARK_KEY, sealValue(MARK_KEY, bytes)]])
  return store
}

describe('the mark', () => {
  it('[E61] gives back the tail that was marked, whatever the boot', () => {
    const store = new MemoryStore()
    expect(readMark(store.snapshot())).toBeUndefined()
    store.write(markChanges(TAIL))
    expect(readMark(store.snapshot())).toEqual(TAIL)
  })

  it('[E43] of a newer format is STORE_NEWER', () => {
    const store = changed(1, LAYOUT_FORMAT + 1)
    expect(() => readMark(store.snapshot())).toThrow(
      expect.objectContaining({
        code: 'STORE_NEWER',
        details: { format: LAYOUT_FORMAT + 1, supported: LAYOUT_FORMAT },
      }),
    )
  })

  it('[E42] that no build wrote is CORRUPT with its key', () => {
    const store = new MemoryStore()
    const sealed = sealedMark()
    const flipped = Buffer.from(sealed as Uint8Array)
    flipped[3] = (flipped[3] as number) ^ 1
    for (const wrong of [changed(2, 'nine'), changed(99, 1)]) {
      expect(() => readMark(wrong.snapshot())).toThrow(
        expect.objectContaining({ code: 'CORRUPT', details: { key: 'meta/mark' } }),
      )
    }
    store.write([[MARK_KEY, flipped]])
    expect(() => readMark(store.snapshot())).toThrow(expect.objectContaining({ code: 'CORRUPT' }))
  })
})
