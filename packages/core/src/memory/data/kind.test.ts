import { describe, expect, it } from 'vitest'
import { toHex } from '../../codec/bytes.ts'
import { encodeCbor } from '../../codec/cbor.ts'
import { may, must, plain, record } from '../record.ts'
import { integer, text } from '../schema.ts'
import { type DataKind, dataKind, readData, writeData } from './kind.ts'

describe('the schema ladder', () => {
  interface Old {
    readonly type: 'Goal'
    readonly text: string
  }
  interface New {
    readonly type: 'Goal'
    readonly title: string
    readonly rank?: number
  }
  const old = record<Old>({ text: must(1, plain(text(9))) }, { type: 'Goal', schemaVersion: 1 })
  const kind: DataKind<New> = dataKind<New>(
    'Goal',
    { title: must(2, plain(text(9))), rank: may(3, plain(integer(0, 9))) },
    [
      (value, path) => {
        const { text: title } = old.decode(value, path)
        return { type: 'Goal', title }
      },
    ],
  )

  it('[M19] reads an older version forward', () => {
    const bytes = encodeCbor(old.encode({ type: 'Goal', text: 'ship' }))

    expect(readData(kind, bytes)).toEqual({ type: 'Goal', title: 'ship' })
  })

  it('[M19] writes and reads the newest version', () => {
    const bytes = writeData(kind, { type: 'Goal', title: 'ship', rank: 1 })

    expect(toHex(bytes)).toBe('a300020264736869700301')
    expect(readData(kind, bytes)).toEqual({ type: 'Goal', title: 'ship', rank: 1 })
  })

  it('[M18] holds each version to its own keys', () => {
    const mixed = encodeCbor(
      new Map<number, string | number>([
        [0, 1],
        [2, 'ship'],
      ]),
    )

    expect(() => readData(kind, mixed)).toThrow(expect.objectContaining({ code: 'CORRUPT' }))
  })

  it('[M19] refuses a version that it does not know', () => {
    const newer = encodeCbor(
      new Map<number, string | number>([
        [0, 3],
        [9, 'ship'],
      ]),
    )

    expect(() => readData(kind, newer)).toThrow(
      expect.objectContaining({
        code: 'STORE_NEWER',
        details: { type: 'Goal', schemaVersion: 3 },
      }),
    )
  })
})
