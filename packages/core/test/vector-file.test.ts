/** The vector index as bytes and as a file. Rules: docs/spec/vectors.md. */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CortexError } from '../src/errors.ts'
import { testDirectory } from '../src/testing/index.ts'
import { checksum } from '../src/vector/checksum.ts'
import { indexFromBytes, indexToBytes } from '../src/vector/index-bytes.ts'
import { loadIndex, saveIndex } from '../src/vector/index-file.ts'
import { TUNING, type Tuning } from '../src/vector/tuning.ts'
import { VectorIndex } from '../src/vector/vector-index.ts'
import { refusal } from './helpers.ts'
import { clustered } from './vector-data.ts'

const GRAPH: Tuning = {
  ...TUNING,
  graphRows: 20,
  exactRows: 10,
  rescored: 20,
  walkPassingRowsPerEf: 0.1,
}
const STAMP = { sequence: 2 ** 40 + 1, origin: 'minilm-fp16 ü' }
const vectors = clustered(1300, 20, 3)

function made(count: number, linked: number): VectorIndex {
  const index = new VectorIndex(20, GRAPH)
  for (const [label, vector] of vectors.slice(0, count).entries()) index.add(label, vector)
  index.remove(3)
  index.link(linked)
  return index
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}

function refusalOf(bytes: Uint8Array): string {
  try {
    indexFromBytes(bytes, GRAPH)
    return 'none'
  } catch (error) {
    return (error as CortexError).code
  }
}

describe('bytes of an index', () => {
  // 1,100 rows end in the second chunk; a level above the lowest has more than one record.
  it.each([
    ['of nothing', 0, 0],
    ['without a graph', 30, 0],
    ['with a graph', 1100, 1100],
    ['with a graph of half of it', 1100, 500],
  ])('[V18] %s come back the same', (_what, count, linked) => {
    const index = made(count, linked)
    const bytes = indexToBytes(index, STAMP)

    const loaded = indexFromBytes(bytes, GRAPH)

    expect(loaded.stamp).toEqual(STAMP)
    expect(loaded.index.dimensions).toBe(20)
    expect(loaded.index.size).toBe(index.size)
    expect(loaded.index.unlinked).toBe(index.unlinked)
    expect(isSame(indexToBytes(loaded.index, STAMP), bytes)).toBe(true)
    for (const query of vectors.slice(1200, 1220)) {
      expect(loaded.index.search(query, 7)).toEqual(index.search(query, 7))
    }
  })

  it('[V18] go on as the first index would have', () => {
    const index = made(1100, 1000)
    const { index: loaded } = indexFromBytes(indexToBytes(index, STAMP), GRAPH)

    for (const each of [index, loaded]) {
      each.remove(500)
      for (const [label, vector] of vectors.slice(1100).entries()) each.add(2000 + label, vector)
      each.link()
    }

    expect(isSame(indexToBytes(loaded, STAMP), indexToBytes(index, STAMP))).toBe(true)
  })

  it('[V19] are refused with any byte changed', () => {
    const bytes = indexToBytes(made(40, 40), STAMP)
    const accepted: number[] = []
    for (let at = 0; at < bytes.length; at++) {
      const damaged = bytes.slice()
      damaged[at] = (damaged[at] as number) ^ (1 << (at % 8))
      if (!/^(CORRUPT|STORE_NEWER)$/.test(refusalOf(damaged))) accepted.push(at)
    }
    expect(refusalOf(bytes)).toBe('none')
    expect(accepted).toEqual([])
  })

  it('[V19] are refused cut off anywhere, or with something behind', () => {
    const bytes = indexToBytes(made(20, 0), STAMP)
    const accepted: number[] = []
    for (let length = 0; length < bytes.length; length++) {
      if (refusalOf(bytes.slice(0, length)) !== 'CORRUPT') accepted.push(length)
    }
    const longer = new Uint8Array(bytes.length + 1)
    longer.set(bytes)

    expect(accepted).toEqual([])
    expect(refusalOf(longer)).toBe('CORRUPT')
  })

  it.each([
    ['of another kind', (bytes: Uint8Array) => bytes.fill(0x7b), 'CORRUPT', /not a vector index/],
    ['of a newer format', (bytes: Uint8Array) => bytes.fill(9, 8, 9), 'STORE_NEWER', /format 9/],
    ['of format 0', (bytes: Uint8Array) => bytes.fill(0, 8, 9), 'CORRUPT', /format 0/],
    ['of no dimensions', (bytes: Uint8Array) => bytes.fill(0, 32, 34), 'CORRUPT', /dimensions/],
    ['with a row too many', (bytes: Uint8Array) => bytes.fill(41, 52, 53), 'CORRUPT', /length/],
    [
      'whose entry is not a row',
      (bytes: Uint8Array) => bytes.fill(99, 44, 45),
      'CORRUPT',
      /nowhere/,
    ],
    [
      'whose link leads out',
      (bytes: Uint8Array) => bytes.fill(0xff, bytes.length - 9, bytes.length - 8),
      'CORRUPT',
      /nowhere/,
    ],
  ] as const)(
    '[V19] %s are refused though the checksum is right',
    (_what, change, code, reason) => {
      const index = made(40, 40)
      expect(index.parts.graph.upper.count).toBeGreaterThan(0)
      const { upper } = index.parts.graph
      upper.setLinkCount(upper.count - 1, upper.width)
      const bytes = indexToBytes(index, STAMP)
      change(bytes)
      bytes.set(checksum(bytes.subarray(0, -8)), bytes.length - 8)

      expect(() => indexFromBytes(bytes, GRAPH)).toThrow(
        expect.objectContaining({ code, message: expect.stringMatching(reason) }),
      )
    },
  )
})

describe('the file of an index', () => {
  it('[V20] is written, replaced and read', async () => {
    const directory = testDirectory()
    const file = join(directory, 'vectors.index')
    await saveIndex(file, made(10, 0), STAMP)
    await saveIndex(file, made(20, 0), { ...STAMP, sequence: 5 })

    const loaded = await loadIndex(file)

    expect(loaded?.stamp.sequence).toBe(5)
    expect(loaded?.index.size).toBe(19)
    expect(readdirSync(directory)).toEqual(['vectors.index'])
  })

  it('[V20] need not be there', async () => {
    expect(await loadIndex(join(testDirectory(), 'vectors.index'))).toBeUndefined()
  })

  it('[V20] that cannot be written or read is an IO_ERROR and leaves nothing behind', async () => {
    const directory = testDirectory()
    const file = join(directory, 'missing', 'vectors.index')

    await expect(saveIndex(file, made(1, 0), STAMP)).rejects.toThrow(refusal('IO_ERROR'))
    await expect(loadIndex(directory)).rejects.toThrow(refusal('IO_ERROR'))
    expect(readdirSync(directory)).toEqual([])
  })

  it('[V19] that holds something else is CORRUPT', async () => {
    const file = join(testDirectory(), 'vectors.index')
    writeFileSync(file, 'not an index')

    await expect(loadIndex(file)).rejects.toThrow(refusal('CORRUPT'))
  })
})
