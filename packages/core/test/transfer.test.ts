import { existsSync, readdirSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { importJournal, verifyStore } from '../src/index.ts'
import {
  aFact,
  dataOf,
  openTestCortex,
  type TestCortex,
  testDirectory,
} from '../src/testing/index.ts'
import { streamHead, streamTrailer } from '../src/transfer/stream.ts'
import { collect, exported, refusal } from './helpers.ts'

async function withSome(): Promise<TestCortex> {
  const cortex = await openTestCortex()
  const { uri, id } = await cortex.write({ data: aFact(), tags: ['a'] })
  const other = await cortex.write({ data: dataOf('Event') })
  await cortex.update(uri, { data: aFact('2'), commitId: 'ab'.repeat(16) })
  await cortex.addEdge({ src: id, type: 'follows', dst: other.id })
  await cortex.tombstone(other.uri, { reason: 'x' })
  return cortex
}

function pieces(stream: Buffer, size: number): Buffer[] {
  const count = Math.ceil(stream.length / size)
  return Array.from({ length: count }, (_, n) => stream.subarray(n * size, (n + 1) * size))
}

describe('exportJournal() and importJournal()', () => {
  it('[E38] give the same root, view and export under another name', async () => {
    await using cortex = await withSome()
    const stream = await exported(cortex)

    const report = await importJournal(cortex.root, 'copy', [stream])

    expect(report).toEqual({ actor: 'copy', entries: 6, root: await cortex.overallRoot() })
    const { doors } = cortex
    const copy = await openTestCortex({ root: cortex.root, actor: 'copy', doors })
    expect(copy.dump()).toEqual(cortex.dump())
    expect(await exported(copy)).toEqual(stream)
    await copy.write({ data: aFact('later') })
    await copy.close()
    expect((await verifyStore(cortex.root, 'copy')).problems).toEqual([])
  })

  it('[E38] do not care where the stream is cut into chunks', async () => {
    await using cortex = await withSome()
    const stream = await exported(cortex)
    const root = await cortex.overallRoot()

    for (const size of [1, 7, 16, 100, stream.length]) {
      const report = await importJournal(cortex.root, `copy-${size}`, pieces(stream, size))
      expect(report.root).toBe(root)
    }
  })

  it('[E38] take an asynchronous stream, and a journal of nothing but its genesis', async () => {
    await using cortex = await openTestCortex()
    const report = await importJournal(cortex.root, 'copy', cortex.exportJournal())
    expect(report).toMatchObject({ entries: 1, root: await cortex.overallRoot() })
  })

  it('[E38] export what was committed when it was asked for', async () => {
    await using cortex = await withSome()
    const chunks = cortex.exportJournal()[Symbol.asyncIterator]()
    const first = await chunks.next()
    await cortex.write({ data: aFact('during') })
    const rest = await collect({ [Symbol.asyncIterator]: () => chunks })

    const stream = Buffer.concat([first.value as Uint8Array, ...rest])
    expect((await importJournal(cortex.root, 'copy', [stream])).entries).toBe(6)
  })

  it('[E39] refuse a stream that was cut anywhere, and leave nothing behind', async () => {
    await using cortex = await withSome()
    const stream = await exported(cortex)
    const root = testDirectory()

    for (let length = 0; length < stream.length; length += 1 + Math.floor(length / 40)) {
      const cut = importJournal(root, 'copy', [stream.subarray(0, length)])
      await expect(cut, `cut to ${length} bytes`).rejects.toThrow(refusal('CORRUPT'))
      expect(readdirSync(root)).toEqual([])
    }
  })

  it('[E39] refuse a stream with any byte changed', async () => {
    await using cortex = await withSome()
    const stream = await exported(cortex)
    const root = testDirectory()

    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: stream.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, change) => {
          const changed = Buffer.from(stream)
          changed[at] = (changed[at] as number) ^ change
          const outcome = await importJournal(root, 'copy', [changed]).catch((error) => error)
          expect(outcome).toMatchObject({ name: 'CortexError' })
          expect(['CORRUPT', 'STORE_NEWER', 'ROOT_MISMATCH']).toContain(outcome.code)
          expect(readdirSync(root)).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })

  it('[E39] refuse bytes after the end, what is not a stream, and another promise', async () => {
    await using cortex = await withSome()
    const stream = await exported(cortex)
    const body = stream.subarray(0, -52)
    const root = Buffer.alloc(32, 1)
    const cases: readonly (readonly [Uint8Array[], 'CORRUPT' | 'ROOT_MISMATCH'])[] = [
      [[stream, Buffer.of(0)], 'CORRUPT'],
      [[stream, stream], 'CORRUPT'],
      [[Buffer.from('hello, this is not a journal')], 'CORRUPT'],
      [[], 'CORRUPT'],
      [['text' as unknown as Uint8Array], 'CORRUPT'],
      [[body, streamTrailer({ count: 6, root })], 'ROOT_MISMATCH'],
      [
        [body, streamTrailer({ count: 5, root: Buffer.from(await cortex.overallRoot(), 'hex') })],
        'ROOT_MISMATCH',
      ],
      [[streamHead(), streamTrailer({ count: 0, root })], 'ROOT_MISMATCH'],
    ]
    for (const [chunks, code] of cases) {
      await expect(importJournal(cortex.root, 'copy', chunks)).rejects.toThrow(refusal(code))
    }
    expect(readdirSync(cortex.root)).toEqual(['tester'])
  })

  it('[E39] refuse blocks that are sound but do not follow from one another', async () => {
    await using cortex = await withSome()
    const stream = await exported(cortex)
    const blocks: Buffer[] = []
    for (let at = 16; at < stream.length - 52; ) {
      const end = at + 16 + stream.readUInt32BE(at + 4)
      blocks.push(stream.subarray(at, end))
      at = end
    }
    const [head, trailer] = [stream.subarray(0, 16), stream.subarray(-52)]
    const without = blocks.toSpliced(2, 1)
    const swapped = [...blocks]
    ;[swapped[2], swapped[3]] = [swapped[3] as Buffer, swapped[2] as Buffer]
    const twice = blocks.toSpliced(2, 0, blocks[2] as Buffer)

    for (const wrong of [without, swapped, twice, blocks.slice(1)]) {
      const chunks = [head, ...wrong, trailer]
      await expect(importJournal(cortex.root, 'copy', chunks)).rejects.toThrow(refusal('CORRUPT'))
    }
  })

  it('[E39] leave nothing behind when the stream itself fails', async () => {
    await using cortex = await withSome()
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield (await exported(cortex)).subarray(0, 700)
      throw new Error('the network is down')
    }

    await expect(importJournal(cortex.root, 'copy', failing())).rejects.toThrow('network is down')
    expect(readdirSync(cortex.root)).toEqual(['tester'])
  })

  it('[E40] never overwrite', async () => {
    await using cortex = await withSome()
    const before = cortex.dump()

    const onto = importJournal(cortex.root, 'tester', [await exported(cortex)])

    await expect(onto).rejects.toThrow(refusal('ALREADY_EXISTS', 'actor'))
    expect(cortex.dump()).toEqual(before)
  })

  it('[E43] refuse a stream of a newer format', async () => {
    await using cortex = await withSome()
    const stream = await exported(cortex)
    stream.writeUInt16BE(2, 8)

    const newer = importJournal(cortex.root, 'copy', [stream])

    await expect(newer).rejects.toThrow(refusal('STORE_NEWER'))
  })

  it('[E45] refuse an actor name that could leave the root', async () => {
    await using cortex = await withSome()
    for (const actor of ['../x', 'a/b', '', '.hidden']) {
      const call = importJournal(cortex.root, actor, [await exported(cortex)])
      await expect(call).rejects.toThrow(refusal('INVALID_INPUT', 'actor'))
    }
    expect(existsSync(`${cortex.root}/../x`)).toBe(false)
  })

  it('[E38] have a head, frames and a trailer with count, root and checksum', async () => {
    await using cortex = await withSome()
    const stream = await exported(cortex)
    const trailer = stream.subarray(-52)

    expect(stream.subarray(0, 8).toString('latin1')).toBe('CORTEXE\0')
    expect(stream.readUInt16BE(8)).toBe(1)
    expect(stream.subarray(16, 20).toString('latin1')).toBe('CTXB')
    expect(trailer.subarray(0, 4).toString('latin1')).toBe('CTXE')
    expect(trailer.readBigUInt64BE(8)).toBe(6n)
    expect(trailer.subarray(16, 48).toString('hex')).toBe(await cortex.overallRoot())
    expect(trailer.readUInt32BE(48)).toBe(crc32(trailer.subarray(0, 48)))
  })
})
