/** Bytes that changed by themselves: in the journal, in the view. Rules: docs/spec/store.md. */
import { copyFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rebuildStore } from '../src/cortex.ts'
import { readFrame } from '../src/journal/block.ts'
import { decodeSegmentHead, SEGMENT_HEAD_BYTES } from '../src/journal/segment.ts'
import { ASCENDING, headKey } from '../src/keys/keyspace.ts'
import { idBytes, type MemoryId, type Uri } from '../src/memory/ids.ts'
import { LmdbStore } from '../src/store/lmdb-store.ts'
import { verifyStore } from '../src/verify/verify.ts'
import { diceFor, rounds, tell } from './support/campaign.ts'
import { Checker } from './support/checker.ts'
import { aPlace } from './support/places.ts'
import { acknowledged, errorsIn, Running, runProgram } from './support/programs.ts'
import {
  ACTOR,
  aFact,
  copyStore,
  counting,
  framesOf,
  layout,
  missing,
  open,
  problemsOf,
  sizeOf,
  viewFile,
} from './support/stores.ts'

const HOUR = 3_600_000
const PAGE_BYTES = 4096
const PAGE_HEAD_BYTES = 48

describe('flips in the journal', () => {
  it('[S2] [S3] [S5] every byte of a journal of one megabyte, flipped one at a time, is found', async () => {
    using place = aPlace()
    const root = place.path
    await aStore(root, 1700)
    const frames = framesOf(root)
    const file = frames[0]?.file ?? ''
    const bytes = readFileSync(file)
    const dice = diceFor('journal flips')
    const end = (frames.at(-1)?.offset ?? 0) + (frames.at(-1)?.bytes ?? 0)
    expect(bytes.length).toBe(1024 * 1024)
    let unseen = 0

    // A reader meets a flip in the frame that holds it: everything before is as it was.
    const flipped = (at: number, found: () => boolean): void => {
      const before = bytes[at] ?? 0
      bytes[at] = before ^ (1 << dice.between(0, 7))
      if (!found()) unseen++
      bytes[at] = before
    }
    for (let at = 0; at < SEGMENT_HEAD_BYTES; at++) flipped(at, () => isBadHead(bytes))
    for (const frame of frames) {
      const here = bytes.subarray(frame.offset)
      for (let at = frame.offset; at < frame.offset + frame.bytes; at++) {
        flipped(at, () => readFrame(here).kind !== 'frame')
      }
    }
    const zeros = Buffer.alloc(bytes.length - end)
    for (let at = end; at < bytes.length; at++) {
      flipped(at, () => bytes.compare(zeros, 0, zeros.length, end) !== 0)
    }

    tell({ campaign: 'journal, every byte', rounds: bytes.length, lost: 0, bad: unseen })
    expect(unseen).toBe(0)
  })

  it(
    '[S3] [S5] [S14] verify names the flip wherever it is, and opening does not hide it',
    async () => {
      using place = aPlace()
      const [whole, root] = [join(place.path, 'whole'), join(place.path, 'flipped')]
      await aStore(whole, 60, 8000)
      const dice = diceFor('verify flips')
      const segments = [...new Set(framesOf(whole).map(({ file }) => file))]
      const end = endOf(whole)
      const count = rounds({ taste: 20, short: 60, long: 2000 })
      const unseen: string[] = []
      for (let round = 0; round < count; round++) {
        copyStore(whole, root)
        const file = dice.pick(segments).replace(whole, root)
        // Headers and frames; now and then the zeros behind the last frame, where verify waits a
        // second for a writer that might still be at work.
        const last = file.endsWith(end.name)
        const rest = last && round % 10 === 0
        const used = last ? end.offset : sizeOf(file)
        const at = rest ? dice.between(used, sizeOf(file) - 1) : dice.between(0, used - 1)
        flip(file, at, dice.between(0, 7))

        const problems = await problemsOf(root)

        if (problems.length === 0) unseen.push(`${file} byte ${at}`)
        if (!rest) {
          rmSync(dirname(viewFile(root)), { recursive: true })
          await expect(open(root)).rejects.toMatchObject({ code: 'CORRUPT' })
        }
        rmSync(root, { recursive: true })
      }
      tell({ campaign: 'journal, through verify', rounds: count, lost: 0, bad: unseen.length })
      expect(unseen).toEqual([])
    },
    HOUR,
  )

  it('[S24] verify in its child reports damage of the journal', async () => {
    using place = aPlace()
    const root = place.path
    await aStore(root, 30)
    const frame = framesOf(root).at(20)
    flip(frame?.file ?? '', (frame?.offset ?? 0) + 40, 3)

    const report = await verifyStore(root, ACTOR)

    expect(report.ok).toBe(false)
    expect(report.problems[0]).toMatchObject({ code: 'JOURNAL_DAMAGED', key: frame?.file })
  })
})

describe('flips in the view', () => {
  it(
    '[S24] [S25] verify reports each or it is harmless; rebuilding gives the same root',
    async () => {
      using place = aPlace()
      const [whole, root] = [join(place.path, 'whole'), join(place.path, 'flipped')]
      const overall = await aStore(whole, 150)
      const sound = (await runProgram('dump', { root: whole, actor: ACTOR })).lines
      expect(sound).toHaveLength(1)
      const dice = diceFor('view flips')
      // Pages that nobody has written to yet tell nothing.
      const bytes = readFileSync(viewFile(whole))
      const written = counting(bytes.length / PAGE_BYTES).filter((page) =>
        bytes.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES).some((byte) => byte !== 0),
      )
      const count = rounds({ taste: 8, short: 20, long: 400 })
      const seen = { reported: 0, died: 0, harmless: 0 }
      const bad: string[] = []
      for (let round = 0; round < count; round++) {
        copyStore(whole, root)
        const within = round % 2 === 0 ? PAGE_HEAD_BYTES : PAGE_BYTES
        const at = dice.pick(written) * PAGE_BYTES + dice.between(0, within - 1)
        flip(viewFile(root), at, dice.between(0, 7))

        const report = await verifyStore(root, ACTOR)

        // Where nothing is wrong, folding it again would show what the other rounds show.
        let mends = round % 10 === 0
        if (report.problems.some(({ message }) => message.includes('checking process ended'))) {
          seen.died++
          mends = true
        } else if (!report.ok) {
          seen.reported++
          mends = true
        } else {
          seen.harmless++
          const { lines } = await runProgram('dump', { root, actor: ACTOR })
          if (lines.join() !== sound.join())
            bad.push(`byte ${at}: a wrong answer that verify missed`)
        }
        if (mends) {
          const rebuilt = await rebuildStore(root, ACTOR)
          if (rebuilt.root !== overall) bad.push(`byte ${at}: another root after rebuilding`)
          bad.push(...(await problemsOf(root)))
        }
        rmSync(root, { recursive: true })
      }
      tell({
        campaign: 'view, one byte',
        rounds: count,
        lost: 0,
        bad: bad.length,
        note: `${seen.reported} reported, ${seen.died} killed the child, ${seen.harmless} harmless`,
      })
      expect(bad).toEqual([])
      expect(seen.reported + seen.died).toBeGreaterThan(0)
    },
    HOUR,
  )

  it('[S25] [S26] rebuilding a view that nobody can read goes on beside readers and writers', async () => {
    using place = aPlace()
    const root = place.path
    await aStore(root, 200)
    await using writer = new Running('write', { root, actor: ACTOR, group: 3 })
    await using reader = new Running('read', { root, actor: ACTOR })
    await Promise.all([writer.said(9), reader.said(1)])

    const roots: string[] = []
    for (let round = 0; round < 4; round++) {
      const said = writer.lines.length
      roots.push((await rebuildStore(root, ACTOR)).root)
      await writer.said(said + 30)
    }

    await Promise.all([writer.stop(), reader.stop()])
    expect(errorsIn([...writer.lines, ...reader.lines])).toEqual([])
    expect(new Set(roots).size).toBe(4)
    const cortex = await open(root)
    expect(await missing(cortex, acknowledged(writer.lines))).toEqual([])
    await cortex.close()
    expect(await problemsOf(root)).toEqual([])
  })
})

describe('values in the view', () => {
  it('[S27] one that changed, or stands under another key, is CORRUPT when it is read', async () => {
    using place = aPlace()
    const root = place.path
    const cortex = await open(root)
    const [first, second] = [await cortex.write(aFact('one')), await cortex.write(aFact('two'))]
    await cortex.close()
    const key = (id: MemoryId): Uint8Array => headKey(idBytes(id))
    const sealed = await inView(root, (view) => {
      const snapshot = view.snapshot()
      const value = Buffer.from(snapshot.get(key(first.id)) ?? [])
      snapshot.release()
      return value
    })
    const places = [0, 1, 2, 20, 50, sealed.length - 5, sealed.length - 4, sealed.length - 1]
    const changes = places.map((at) => {
      const bytes = Buffer.from(sealed)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      return { receipt: first, value: bytes }
    })
    for (const { receipt, value } of [...changes, { receipt: second, value: sealed }]) {
      await inView(root, (view) => view.write([[key(receipt.id), value]]))

      const reader = await open(root)

      await expect(reader.resolve(receipt.uri)).rejects.toMatchObject({ code: 'CORRUPT' })
      await reader.close()
    }
  })
})

/** Past the engine, while nobody has the view open. */
async function inView<T>(root: string, body: (view: LmdbStore) => T): Promise<T> {
  const view = new LmdbStore(dirname(viewFile(root)), { durable: false, ascending: ASCENDING })
  try {
    return body(view)
  } finally {
    await view.close()
  }
}

describe('the file of the view', () => {
  it('[S23] deleted: opening builds it again with the same root', async () => {
    using place = aPlace()
    const root = place.path
    const overall = await aStore(root, 40)
    for (const which of ['file', 'directory']) {
      const file = viewFile(root)
      rmSync(which === 'file' ? file : dirname(file), { recursive: true })
      const report = await verifyStore(root, ACTOR)
      expect(report.problems.map(({ code }) => code)).toEqual(['VIEW_UNREADABLE'])

      const cortex = await open(root)

      expect(await cortex.overallRoot()).toBe(overall)
      const { repairs } = await cortex.status()
      expect(repairs.map(({ what }) => what)).toEqual(['view-rebuilt'])
      await cortex.close()
      expect(await problemsOf(root)).toEqual([])
    }
  })

  it('[S23] deleted under a handle that has yet to open it: an error, not an empty store', async () => {
    using place = aPlace()
    const root = place.path
    await (await open(root)).close()
    const patient = await open(root)
    const { uri } = await patient.write(aFact('kept'))
    const other = await runProgram('rebuild', { root, actor: ACTOR, count: 1 })
    expect(errorsIn(other.lines)).toEqual([])
    rmSync(dirname(viewFile(root)), { recursive: true })

    await expect(patient.resolve(uri as Uri)).rejects.toMatchObject({ code: 'CORRUPT' })
    const { seq } = await patient.write(aFact('mended by the writer'))

    expect(seq).toBe(2)
    expect(await patient.resolve(uri as Uri)).toMatchObject({ head: { currentVersion: 1 } })
    await patient.close()
    expect(await problemsOf(root)).toEqual([])
  })

  it(
    '[S23] cut at any size: recognised before it is mapped',
    async () => {
      using place = aPlace()
      const [whole, root] = [join(place.path, 'whole'), join(place.path, 'cut')]
      const overall = await aStore(whole, 120)
      const full = sizeOf(viewFile(whole))
      const dice = diceFor('cut views')
      const sizes = [0, 1, 4095, 4096, 8191, 8192, 12_288, full - 1, full - 4096, full - 8192]
      const random = counting(rounds({ taste: 10, short: 20, long: 400 }))
      sizes.push(...random.map(() => dice.between(0, full - 1)))
      await using checker = new Checker()
      const bad: string[] = []
      for (const size of sizes) {
        copyStore(whole, root)
        truncateSync(viewFile(root), size)
        const finding = await checker.check({ root, actor: ACTOR, deep: true })
        if ('error' in finding) bad.push(`${size} of ${full}: ${finding.error}`)
        else if (finding.root !== overall || finding.problems.length > 0) {
          bad.push(`${size}: ${finding.problems[0] ?? finding.root}`)
        }
        rmSync(root, { recursive: true })
      }
      tell({ campaign: 'view, cut', rounds: sizes.length, lost: 0, bad: bad.length })
      expect(bad).toEqual([])
    },
    HOUR,
  )

  it('[S23] replaced by an older copy: caught up with the journal', async () => {
    using place = aPlace()
    const root = place.path
    await aStore(root, 10)
    for (const more of [0, 1, 30]) {
      const old = join(place.path, 'old.mdb')
      copyFileSync(viewFile(root), old)
      const cortex = await open(root)
      for (let index = 0; index < more; index++) await cortex.write(aFact(`more ${index}`))
      const overall = await cortex.overallRoot()
      await cortex.close()
      copyFileSync(old, viewFile(root))

      const again = await open(root)

      expect(await again.overallRoot()).toBe(overall)
      await again.close()
      expect(await problemsOf(root)).toEqual([])
    }
  })

  it("[S23] replaced by another actor's: thrown away", async () => {
    using place = aPlace()
    const root = join(place.path, 'mine')
    const overall = await aStore(root, 20)
    for (const count of [5, 20, 40]) {
      const stranger = join(place.path, `stranger-${count}`)
      await aStore(stranger, count)
      const foreign = Buffer.alloc(Math.max(sizeOf(viewFile(stranger)), sizeOf(viewFile(root))))
      foreign.set(readFileSync(viewFile(stranger)))
      writeFileSync(viewFile(root), foreign)
      // A reader that cannot repair must not serve it either.
      if (count === 20) {
        await expect(open(root, {}, { readOnly: true })).rejects.toMatchObject({ code: 'CORRUPT' })
      }
      const report = await verifyStore(root, ACTOR)
      expect(report.ok).toBe(false)

      const cortex = await open(root)

      expect(await cortex.overallRoot()).toBe(overall)
      const { repairs } = await cortex.status()
      expect(repairs.map(({ what }) => what)).toEqual(['view-rebuilt'])
      await cortex.close()
      expect(await problemsOf(root)).toEqual([])
    }
  })
})

async function aStore(root: string, count: number, segmentBytes?: number): Promise<string> {
  const cortex = await open(root, { segmentBytes })
  for (let written = 0; written < count; written += 10) {
    await Promise.all(
      counting(Math.min(10, count - written)).map((index) =>
        cortex.write(aFact(`fact ${written + index}, as it was told`)),
      ),
    )
  }
  const overall = await cortex.overallRoot()
  await cortex.close()
  return overall
}

function flip(file: string, at: number, bit: number): void {
  const bytes = readFileSync(file)
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
  writeFileSync(file, bytes)
}

function isBadHead(bytes: Buffer): boolean {
  try {
    decodeSegmentHead(bytes.subarray(0, SEGMENT_HEAD_BYTES), 'segment')
    return false
  } catch {
    return true
  }
}

function endOf(root: string): { readonly name: string; readonly offset: number } {
  const last = framesOf(root).at(-1)
  const name = (last?.file ?? '').slice(layout(root).journal.length)
  return { name, offset: (last?.offset ?? 0) + (last?.bytes ?? 0) }
}
