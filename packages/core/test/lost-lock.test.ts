/** `lock/` holds only what can be told again: it can be deleted at any time, under running processes too. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { decodeCbor, encodeCbor } from '../src/codec/cbor.ts'
import type { Cortex } from '../src/cortex.ts'
import { systemEnvironment } from '../src/engine/environment.ts'
import { readMark } from '../src/engine/mark.ts'
import { TailFile } from '../src/engine/tail.ts'
import { LAYOUT_FORMAT } from '../src/journal/format.ts'
import { MARK_KEY } from '../src/keys/keyspace.ts'
import { LmdbStore } from '../src/store/lmdb-store.ts'
import { openValue, sealValue } from '../src/store/sealed-value.ts'
import { diceFor, rounds, tell } from './support/campaign.ts'
import { aPlace } from './support/places.ts'
import { acknowledged, errorsIn, Running } from './support/programs.ts'
import {
  ACTOR,
  aFact,
  counting,
  layout,
  missing,
  open,
  problemsOf,
  sequence,
} from './support/stores.ts'

const MINUTES = 600_000
const LOST = ['lock', 'lock/tail', 'lock/data.mdb', 'lock/lock.mdb'] as const

function lose(root: string, what: string): void {
  // The writers make files in it while it is deleted: again until it is gone.
  const path = join(layout(root).home, what)
  rmSync(path, { recursive: true, force: true, maxRetries: 100, retryDelay: 5 })
}

async function expectWhole(cortex: Cortex, acks: { seq: number; uri: string }[]): Promise<void> {
  expect(await missing(cortex, acks)).toEqual([])
  const seqs = await sequence(cortex)
  expect(seqs).toEqual(counting(seqs.length))
}

describe('`lock/` is deleted under running processes', () => {
  it.each(LOST)('[S33] %s: every handle goes on, and sees what the others wrote', async (what) => {
    using place = aPlace()
    const root = place.path
    const [a, b] = [await open(root), await open(root)]
    const acks: { seq: number; uri: string }[] = []
    for (let round = 0; round < 3; round++) {
      acks.push(await a.write(aFact(`a ${round}`)))
      lose(root, what)
      for (const [writer, reader] of [
        [b, a],
        [a, b],
      ] as const) {
        const receipt = await writer.write(aFact(`after ${round}`))
        acks.push(receipt)
        expect((await reader.resolve(receipt.uri)).uri).toBe(receipt.uri)
      }
    }
    await expectWhole(b, acks)
    await a.close()
    lose(root, what)
    await b.close()
    expect(await problemsOf(root).catch(() => [])).toEqual([])
    const again = await open(root)
    await expectWhole(again, acks)
    await again.close()
    expect(await problemsOf(root)).toEqual([])
  })

  it.each([
    { how: 'empty', damage: (bytes: Buffer) => bytes.subarray(0, 0) },
    { how: 'cut in its first page', damage: (bytes: Buffer) => bytes.subarray(0, 100) },
    { how: 'cut behind its heads', damage: (bytes: Buffer) => bytes.subarray(0, 8192) },
    { how: 'something else', damage: (bytes: Buffer) => Buffer.alloc(bytes.length, 'x') },
  ])('[S33] lock/data.mdb that is $how is made again when somebody writes', async ({ damage }) => {
    using place = aPlace()
    const root = place.path
    const first = await open(root)
    const acks = [await first.write(aFact('first')), await first.write(aFact('second'))]
    await first.close()
    const file = join(layout(root).lock, 'data.mdb')
    writeFileSync(file, damage(readFileSync(file)))

    const again = await open(root)
    acks.push(await again.write(aFact('third')))
    await expectWhole(again, acks)
    await again.close()

    expect(await problemsOf(root)).toEqual([])
  })

  it('[S33] moved away and replaced by an older copy: the journal decides', async () => {
    using place = aPlace()
    const root = place.path
    const cortex = await open(root)
    await cortex.write(aFact('first'))
    const { lock } = layout(root)
    renameSync(lock, `${lock}-moved`)
    const acks = [await cortex.write(aFact('second')), await cortex.write(aFact('third'))]
    lose(root, 'lock')
    renameSync(`${lock}-moved`, lock)
    acks.push(await cortex.write(aFact('fourth')))
    await cortex.close()
    const again = await open(root)
    await expectWhole(again, acks)
    await again.close()
    expect(await problemsOf(root)).toEqual([])
  })

  it(
    '[S33] again and again under load of several processes: nothing is damaged or lost',
    async () => {
      const dice = diceFor('lost lock')
      const count = rounds({ taste: 1, short: 6, long: 60 })
      let lost = 0
      const bad: string[] = []
      for (let round = 0; round < count; round++) {
        using place = aPlace()
        const root = place.path
        await (await open(root)).close()
        const writers = [0, 1, 2].map(
          (name) =>
            new Running('write', {
              root,
              actor: ACTOR,
              name: `w${name}`,
              group: name + 1,
              pauseMs: 4,
            }),
        )
        for (let deletion = 0; deletion < 6; deletion++) {
          const before = writers.map(({ lines }) => lines.length)
          await Promise.all(writers.map((writer, at) => writer.said((before[at] ?? 0) + 4)))
          lose(root, dice.pick(LOST))
        }
        await Promise.all(writers.map((writer) => writer.stop()))
        bad.push(...writers.flatMap(({ lines }) => errorsIn(lines)))
        const acks = writers.flatMap(({ lines }) => acknowledged(lines))
        const cortex = await open(root)
        lost += (await missing(cortex, acks)).length
        const seqs = await sequence(cortex)
        expect(seqs).toEqual(counting(seqs.length))
        await cortex.close()
        bad.push(...(await problemsOf(root)))
      }
      tell({ campaign: 'lock/ deleted under load', rounds: count, lost, bad: bad.length })
      expect(lost).toBe(0)
      expect(bad).toEqual([])
    },
    MINUTES,
  )
})

describe('a store of an earlier build', () => {
  /** Gives mark and tail the form that earlier builds wrote. */
  async function makeFormer(root: string): Promise<void> {
    const { lock, tail } = layout(root)
    const bytes = Buffer.from(readFileSync(tail).subarray(0, 96))
    bytes.write('CTXT', 0, 'latin1')
    bytes.writeUInt32BE(crc32(bytes.subarray(0, 92)), 92)
    writeFileSync(tail, bytes)
    const store = new LmdbStore(lock, { durable: true })
    const sealed = store.peek((reader) => reader.get(MARK_KEY)) as Uint8Array
    const fields = decodeCbor(openValue(MARK_KEY, sealed)) as Map<number, number>
    const former = encodeCbor(new Map([...fields, [1, 1]] as [number, number][]))
    store.write([[MARK_KEY, sealValue(MARK_KEY, former)]])
    await store.close()
  }

  it('[S37] opens for reading as it is, and for writing in the present layout', async () => {
    using place = aPlace()
    const root = place.path
    const cortex = await open(root)
    const acks = [await cortex.write(aFact('first')), await cortex.write(aFact('second'))]
    await cortex.close()
    await makeFormer(root)
    const former = readFileSync(layout(root).tail)

    const reader = await open(root, {}, { readOnly: true })
    await expectWhole(reader, acks)
    await reader.close()
    expect(readFileSync(layout(root).tail)).toEqual(former)

    const writer = await open(root)
    expect((await writer.status()).repairs).toEqual([])
    acks.push(await writer.write(aFact('third')))
    await expectWhole(writer, acks)
    await writer.close()
    expect(readFileSync(layout(root).tail).toString('latin1', 0, 4)).toBe('CTXU')
    expect(existsSync(layout(root).formerTurn)).toBe(false)
    expect(await problemsOf(root)).toEqual([])
  })

  it('[S37] that still runs finds a format that it does not know', async () => {
    using place = aPlace()
    const root = place.path
    await (await open(root)).close()
    await makeFormer(root)
    await (await open(root)).close()

    const store = new LmdbStore(layout(root).lock, { durable: true, readOnly: true })
    const mark = store.peek((reader) => readMark(reader))
    const bytes = store.peek((reader) => reader.get(MARK_KEY)) as Uint8Array
    await store.close()
    expect(mark?.former).toBeUndefined()
    expect((decodeCbor(openValue(MARK_KEY, bytes)) as Map<number, number>).get(1)).toBe(
      LAYOUT_FORMAT,
    )
    const { boot } = systemEnvironment({}, true)
    const tail = new TailFile(layout(root).tail, boot, { readOnly: true, elapsed: () => 0 })
    expect(tail.read()?.former).toBeUndefined()
    tail.close()
  })
})
