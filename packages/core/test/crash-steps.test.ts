/**
 * A process that dies between two steps, and a machine that stops. Every crash is made, not
 * imagined: a child kills itself inside the commit. Rules: docs/spec/store.md.
 */
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { WRITE_STEPS } from '../src/engine/environment.ts'
import { listActors } from '../src/engine/layout.ts'
import { readMark } from '../src/engine/mark.ts'
import { openedReader } from '../src/engine/view-reader.ts'
import { ASCENDING } from '../src/keys/keyspace.ts'
import { readState } from '../src/projections/state.ts'
import { LmdbStore } from '../src/store/lmdb-store.ts'
import { importJournal } from '../src/transfer/import.ts'
import { diceFor, rounds, tell } from './support/campaign.ts'
import { aPlace } from './support/places.ts'
import { acknowledged, errorsIn, runProgram } from './support/programs.ts'
import {
  ACTOR,
  aFact,
  copyStore,
  counting,
  framesOf,
  layout,
  missing,
  OTHER_BOOT,
  open,
  problemsOf,
  sequence,
  sizeOf,
  tailOf,
  viewFile,
} from './support/stores.ts'

const HOUR = 3_600_000

describe('a process dies', () => {
  const crashes = WRITE_STEPS.flatMap((step) =>
    [1, 4].flatMap((commit) =>
      [
        { group: 1, segmentBytes: undefined },
        { group: 3, segmentBytes: 700 },
      ]
        // A segment begins only where one is full.
        .filter(
          ({ segmentBytes }) => step !== 'begun' || (commit > 1 && segmentBytes !== undefined),
        )
        .map((shape) => ({ step, commit, ...shape })),
    ),
  )

  it.each(crashes)(
    '[S8] [S9] after step $step of commit $commit, groups of $group, segments of $segmentBytes bytes',
    async ({ step, commit, group, segmentBytes }) => {
      using place = aPlace()
      const root = place.path

      const dead = await runProgram('write', {
        root,
        actor: ACTOR,
        count: 60,
        group,
        segmentBytes,
        crash: { step, commit },
      })

      expect((await dead.ended).signal).toBe('SIGKILL')
      const acks = acknowledged(dead.lines)
      const isLater = step === 'showing' || step === 'viewed'
      // Commit 1 is the genesis entry: nothing was acknowledged before it.
      const before = (commit - 1 === 0 ? 0 : commit - 2) * group
      if (isLater) expect(acks.length).toBeGreaterThanOrEqual(before)
      else expect(acks).toHaveLength(before)
      const cortex = await open(root, { segmentBytes })
      expect(await missing(cortex, acks)).toEqual([])
      const seqs = await sequence(cortex)
      expect(seqs).toEqual(counting(seqs.length))
      if (isLater) expect(seqs.length).toBeGreaterThanOrEqual(entriesAfter(step, commit, group))
      else expect(seqs.length).toBe(entriesAfter(step, commit, group))
      const receipt = await cortex.write(aFact('after the crash'))
      expect(receipt.seq).toBe(seqs.length)
      await cortex.close()
      expect(await problemsOf(root, { segmentBytes })).toEqual([])
    },
  )

  it(
    '[S9] again and again, at any step of any commit: nothing acknowledged is lost',
    async () => {
      const dice = diceFor('crash steps')
      using place = aPlace()
      const root = place.path
      const count = rounds({ taste: 3, short: 20, long: 500 })
      const acks = []
      const bad: string[] = []
      for (let round = 0; round < count; round++) {
        const crash = { step: dice.pick(WRITE_STEPS), commit: dice.between(1, 6) }
        const group = dice.between(1, 4)
        const options = { root, actor: ACTOR, count: 60, group, crash, segmentBytes: 4000 }
        const dead = await runProgram('write', options)
        acks.push(...acknowledged(dead.lines))
        bad.push(...errorsIn(dead.lines))
      }
      const cortex = await open(root)
      const lost = await missing(cortex, acks)
      const seqs = await sequence(cortex)
      await cortex.close()
      bad.push(...(await problemsOf(root)))
      tell({ campaign: 'crash after a step', rounds: count, lost: lost.length, bad: bad.length })
      expect(lost).toEqual([])
      expect(bad).toEqual([])
      expect(seqs).toEqual(counting(seqs.length))
    },
    HOUR,
  )

  it('[S11] blocks that were synced but never counted are taken over by a process that was open all along', async () => {
    using place = aPlace()
    const root = place.path
    const cortex = await open(root, { segmentBytes: 700 })
    for (const step of ['appended', 'synced', 'tailed'] as const) {
      const before = (await cortex.status()).nextSeq
      const crash = { step, commit: 1 }
      const dead = await runProgram('write', {
        root,
        actor: ACTOR,
        count: 9,
        group: 3,
        crash,
        segmentBytes: 700,
      })
      expect((await dead.ended).signal).toBe('SIGKILL')

      const { seq } = await cortex.write(aFact(`after ${step}`))

      expect(seq).toBe(before + 3)
    }
    await cortex.close()
    expect(await problemsOf(root)).toEqual([])
  })

  it('[S28] in the middle of a rebuild: the old view stays, and the next rebuild works', async () => {
    using place = aPlace()
    const root = place.path
    await (await open(root)).close()
    await runProgram('write', { root, actor: ACTOR, count: 1500, group: 100 })
    const { root: before, viewGeneration } = await tailOf(root)

    for (const dieAfter of [500, 1000, 1501]) {
      const dead = await runProgram('rebuild', { root, actor: ACTOR, count: 1, dieAfter })
      expect((await dead.ended).signal).toBe('SIGKILL')
    }

    expect(await tailOf(root)).toMatchObject({ root: before, viewGeneration })
    const cortex = await open(root)
    expect((await cortex.status()).repairs).toEqual([])
    await cortex.rebuild()
    await cortex.close()
    expect((await tailOf(root)).root).toEqual(before)
    expect(await problemsOf(root)).toEqual([])
    await (await open(root)).close()
    expect(readdirSync(layout(root).home).filter((name) => name.startsWith('view-'))).toHaveLength(
      1,
    )
  })

  it('[S28] in the middle of an import: no such actor, and the import can be repeated', async () => {
    using place = aPlace()
    const [root, other] = [join(place.path, 'a'), join(place.path, 'b')]
    const source = await open(root)
    await Promise.all(counting(200).map((index) => source.write(aFact(`fact ${index}`))))
    const chunks: Uint8Array[] = []
    for await (const chunk of source.exportJournal()) chunks.push(chunk)
    await source.close()
    const file = join(place.path, 'stream')
    writeFileSync(file, Buffer.concat(chunks))
    const pieces = Math.ceil(sizeOf(file) / 4096)

    for (const dieAfter of [1, 2, Math.ceil(pieces / 2), pieces]) {
      const dead = await runProgram('import', { root: other, actor: ACTOR, file, dieAfter })
      expect((await dead.ended).signal).toBe('SIGKILL')
      expect(listActors(other)).toEqual([])
    }

    const report = await importJournal(other, ACTOR, chunks)
    expect(Buffer.from(report.root, 'hex')).toEqual((await tailOf(root)).root)
    expect(await problemsOf(other)).toEqual([])
  })
})

/** Genesis is commit 1; a commit counts from the moment its bytes are in the file. */
function entriesAfter(step: (typeof WRITE_STEPS)[number], commit: number, group: number): number {
  const stands = step !== 'locked' && step !== 'staged' && step !== 'begun'
  if (commit === 1) return 1
  return 1 + (commit - 2) * group + (stands ? group : 0)
}

describe('the machine stops', () => {
  it('[S17] [S19] a store that was closed is opened with its view, whatever the boot', async () => {
    using place = aPlace()
    const root = place.path
    const { root: before } = await aStore(root, 20)

    const cortex = await open(root, { boot: OTHER_BOOT })

    const status = await cortex.status()
    expect(status).toMatchObject({ repairs: [], viewGeneration: 1, nextSeq: 21 })
    expect(await cortex.overallRoot()).toBe(before)
    await cortex.close()
  })

  it('[S17] [S18] entries after the mark: a new view is built, nothing of the old one is read', async () => {
    using place = aPlace()
    const root = place.path
    await aStore(root, 20)
    const crash = { step: 'released', commit: 5 }
    const dead = await runProgram('write', { root, actor: ACTOR, count: 9, crash })
    // Whatever the old view holds now, it must not matter.
    writeFileSync(viewFile(root), Buffer.alloc(sizeOf(viewFile(root)), 0xff))

    const cortex = await open(root, { boot: OTHER_BOOT })

    const { repairs, viewGeneration, nextSeq } = await cortex.status()
    expect(repairs.map(({ what }) => what)).toEqual(['adopted-blocks', 'view-rebuilt'])
    expect({ viewGeneration, nextSeq }).toEqual({ viewGeneration: 2, nextSeq: 26 })
    expect(await missing(cortex, acknowledged(dead.lines))).toEqual([])
    await cortex.close()
    expect(await problemsOf(root, { boot: OTHER_BOOT })).toEqual([])
  })

  it('[S22] a read-only handle does not open a view that may be torn', async () => {
    using place = aPlace()
    const root = place.path
    await aStore(root, 20)
    await runProgram('write', {
      root,
      actor: ACTOR,
      count: 9,
      crash: { step: 'released', commit: 5 },
    })

    // Whatever the view holds now: it is not even looked at.
    writeFileSync(viewFile(root), Buffer.alloc(sizeOf(viewFile(root)), 0xff))

    await expect(open(root, { boot: OTHER_BOOT }, { readOnly: true })).rejects.toMatchObject({
      code: 'CORRUPT',
    })

    await (await open(root, { boot: OTHER_BOOT })).close()
    const reader = await open(root, { boot: OTHER_BOOT }, { readOnly: true })
    expect(await reader.status()).toMatchObject({ nextSeq: 26, lag: 0 })
    await reader.close()
  })

  it('[S7] the mark never names more than the flushed view shows', async () => {
    using place = aPlace()
    const root = place.path
    const patient = await open(root)
    await patient.write(aFact('first'))
    const crash = { step: 'tailed', commit: 1 }
    await runProgram('write', { root, actor: ACTOR, count: 1, crash })

    // Closing marks. The tail has an entry now that the view lacks.
    await patient.close()

    const mark = markOf(root)
    const view = new LmdbStore(layout(root).view(mark.viewGeneration), {
      durable: false,
      ascending: ASCENDING,
    })
    const snapshot = view.snapshot()
    const { nextSeq } = readState(openedReader(snapshot))
    snapshot.release()
    await view.close()
    expect(mark.nextSeq).toBeLessThanOrEqual(nextSeq)
  })

  it('[S6] a tail file that is damaged, cut or gone is as if the machine had stopped', async () => {
    using place = aPlace()
    const root = join(place.path, 'whole')
    const { root: before } = await aStore(root, 10)
    const damages: ((file: string) => void)[] = [
      (file) => rmSync(file),
      (file) => truncateSync(file, 0),
      (file) => truncateSync(file, 50),
      (file) => appendFileSync(file, 'more'),
      ...counting(96).map((at) => (file: string) => flip(file, at)),
    ]
    for (const [index, damage] of damages.entries()) {
      const copy = join(place.path, `copy-${index}`)
      copyStore(root, copy)
      damage(layout(copy).tail)

      const cortex = await open(copy)

      expect(await cortex.overallRoot()).toBe(before)
      expect((await cortex.write(aFact('next'))).seq).toBe(11)
      await cortex.close()
      rmSync(copy, { recursive: true })
    }
  })
})

describe('bytes after the tail', () => {
  it(
    '[S12] [S13] any torn write of a group is cut off, kept aside and reported',
    async () => {
      using place = aPlace()
      const dice = diceFor('torn')
      const whole = join(place.path, 'whole')
      await aStore(whole, 12)
      const tail = await tailOf(whole)
      // A group of four blocks that was written, and never synced nor counted.
      const crash = { step: 'appended', commit: 1 }
      const dead = await runProgram('write', {
        root: whole,
        actor: ACTOR,
        count: 4,
        group: 4,
        crash,
      })
      expect((await dead.ended).signal).toBe('SIGKILL')
      const file = join(layout(whole).journal, '0000000000000000.seg')
      const full = readFileSync(file)
      const start = tail.position.offset
      const end = full.length - trailingZeros(full)
      const torn = tearings(full, start, end, dice, rounds({ taste: 60, short: 180, long: 5000 }))
      let cuts = 0
      for (const [index, bytes] of torn.entries()) {
        const root = join(place.path, 'torn')
        copyStore(whole, root)
        writeFileSync(join(layout(root).journal, '0000000000000000.seg'), bytes)

        // A killed process leaves a beginning of its write; only a machine stop mixes sectors.
        const overrides = index % 6 < 2 && index % 12 < 6 ? {} : { boot: OTHER_BOOT }
        const cortex = await open(root, overrides)

        const { repairs, nextSeq } = await cortex.status()
        const what = repairs.map((repair) => repair.what)
        const kept = readdirSync(layout(root).journal).filter((name) => name.endsWith('.torn'))
        const seqs = await sequence(cortex)
        expect(seqs).toEqual(counting(nextSeq))
        expect(nextSeq).toBeGreaterThanOrEqual(13)
        expect(kept.length).toBe(what.includes('torn-tail') ? 1 : 0)
        if (kept.length > 0) cuts++
        expect((await cortex.write(aFact('goes on'))).seq).toBe(nextSeq)
        await cortex.close()
        if (index % 7 === 0) {
          expect(await problemsOf(root, overrides)).toEqual([])
        }
        rmSync(root, { recursive: true })
      }
      tell({ campaign: 'torn group after the tail', rounds: torn.length, lost: 0, bad: 0 })
      expect(cuts).toBeGreaterThan(torn.length / 2)
    },
    HOUR,
  )

  it('[S14] damage before the tail is CORRUPT, and no byte is changed', async () => {
    using place = aPlace()
    const whole = join(place.path, 'whole')
    await aStore(whole, 12)
    const frames = framesOf(whole)
    const at = (index: number): number => frames.at(index)?.offset ?? 0
    const length = sizeOf(join(layout(whole).journal, '0000000000000000.seg'))
    const damages: ((file: string) => void)[] = [
      (file) => flip(file, at(3) + 20),
      (file) => flip(file, at(-1) + 20),
      (file) => flip(file, at(5)),
      (file) => flip(file, 3),
      (file) => zero(file, at(4), 512),
      (file) => zero(file, at(-1), 40),
      (file) => truncateSync(file, at(-1)),
      (file) => truncateSync(file, at(-1) + 7),
      (file) => truncateSync(file, 10),
      (file) => writeFileSync(file, Buffer.alloc(length)),
      (file) => rmSync(file),
    ]
    for (const [index, damage] of damages.entries()) {
      const root = join(place.path, `damaged-${index}`)
      copyStore(whole, root)
      const file = join(layout(root).journal, '0000000000000000.seg')
      damage(file)
      const before = existsSync(file) ? readFileSync(file) : undefined

      const problems = await problemsOf(root)
      // A view that vouches for itself is not enough: the journal is the truth.
      rmSync(viewFile(root))

      expect(problems.join()).toMatch(/JOURNAL|CORRUPT/)
      await expect(open(root)).rejects.toMatchObject({ code: 'CORRUPT' })
      expect(existsSync(file) ? readFileSync(file) : undefined).toEqual(before)
    }
  })

  it('[S4] sound frames in another order, twice, or with one missing are CORRUPT', async () => {
    using place = aPlace()
    const whole = join(place.path, 'whole')
    await aStore(whole, 8)
    const frames = framesOf(whole)
    const bytes = readFileSync(frames[0]?.file ?? '')
    const pieces = frames.map(({ offset, bytes: length }) =>
      bytes.subarray(offset, offset + length),
    )
    const [head, last] = [bytes.subarray(0, frames[0]?.offset), pieces.length - 1]
    const orders = [
      [0, 2, 1, 3, 4, 5, 6, 7, 8],
      [0, 1, 1, 2, 3, 4, 5, 6, 7, 8],
      [0, 1, 2, 4, 5, 6, 7, 8],
      [1, 2, 3, 4, 5, 6, 7, 8],
      [0, 1, 2, 3, 4, 5, 6, 8, 7],
    ]
    expect(last).toBe(8)
    for (const [index, order] of orders.entries()) {
      const root = join(place.path, `copy-${index}`)
      copyStore(whole, root)
      const file = frames[0]?.file.replace(whole, root) ?? ''
      const picked = order.map((which) => pieces[which] ?? Buffer.alloc(0))
      writeFileSync(file, Buffer.concat([head, ...picked, Buffer.alloc(4096)]))

      expect((await problemsOf(root)).join()).toMatch(/JOURNAL_(GAP|DAMAGED)/)
      rmSync(viewFile(root))
      await expect(open(root)).rejects.toMatchObject({ code: 'CORRUPT' })
      rmSync(layout(root).lock, { recursive: true })
      await expect(open(root)).rejects.toMatchObject({ code: 'CORRUPT' })
    }
  })

  it('[S14] after a machine stop, damage that is followed by a later group is CORRUPT', async () => {
    using place = aPlace()
    const root = place.path
    await aStore(root, 3)
    const mark = markOf(root)
    const crash = { step: 'released', commit: 4 }
    await runProgram('write', { root, actor: ACTOR, count: 12, group: 3, crash })
    const later = framesOf(root).filter(({ offset }) => offset >= mark.position.offset)
    expect(later.length).toBe(12)
    const [first] = later
    const last = later.at(-3)
    const file = first?.file ?? ''
    const full = readFileSync(file)
    for (const frame of later.slice(0, 9)) {
      writeFileSync(file, full)
      flip(file, frame.offset + frame.bytes - 1)
      await expect(open(root, { boot: OTHER_BOOT })).rejects.toMatchObject({ code: 'CORRUPT' })
    }

    // The last group has no later one: it may have been torn, and goes as a whole from the damage on.
    writeFileSync(file, full)
    flip(file, (last?.offset ?? 0) + 30)
    const cortex = await open(root, { boot: OTHER_BOOT })

    const { nextSeq, repairs } = await cortex.status()
    expect(nextSeq).toBe(4 + 9)
    expect(repairs.map(({ what }) => what)).toContain('torn-tail')
    await cortex.close()
    expect(await problemsOf(root, { boot: OTHER_BOOT })).toEqual([])
  })

  it('[S15] a segment that was made but never used is taken over, however far its making got', async () => {
    using place = aPlace()
    const whole = join(place.path, 'whole')
    await aStore(whole, 12)
    const next = '0000000000000013.seg'
    for (const [index, bytes] of [
      Buffer.alloc(0),
      Buffer.alloc(64),
      Buffer.alloc(65_536),
    ].entries()) {
      const root = join(place.path, `copy-${index}`)
      copyStore(whole, root)
      writeFileSync(join(layout(root).journal, next), bytes)

      expect(await problemsOf(root)).toEqual([])
      const cortex = await open(root, { segmentBytes: 700 })

      expect((await cortex.write(aFact('in the next segment'))).seq).toBe(13)
      await cortex.close()
      expect(await problemsOf(root)).toEqual([])
    }
  })

  it('[S15] a store whose first segment was never finished is new', async () => {
    using place = aPlace()
    for (const [index, bytes] of [
      Buffer.alloc(0),
      Buffer.alloc(64),
      Buffer.alloc(65_536),
    ].entries()) {
      const root = join(place.path, `copy-${index}`)
      await (await open(root)).close()
      rmSync(layout(root).lock, { recursive: true })
      writeFileSync(join(layout(root).journal, '0000000000000000.seg'), bytes)

      const cortex = await open(root)

      expect(await cortex.status()).toMatchObject({ nextSeq: 1 })
      await cortex.close()
      expect(await problemsOf(root)).toEqual([])
    }
  })
})

describe('the lock directory is gone', () => {
  it('[S1] [S16] a whole journal opens with the same root', async () => {
    using place = aPlace()
    const root = place.path
    const { root: before } = await aStore(root, 30, 3000)
    rmSync(layout(root).lock, { recursive: true })

    const cortex = await open(root, { segmentBytes: 3000 })

    expect(await cortex.overallRoot()).toBe(before)
    const { repairs } = await cortex.status()
    expect(repairs.map(({ what }) => what)).toContain('lock-rebuilt')
    await cortex.close()
    expect(await problemsOf(root)).toEqual([])
  })

  it('[S1] segment files alone are a store', async () => {
    using place = aPlace()
    const root = place.path
    const { root: before } = await aStore(root, 30, 3000)
    for (const name of readdirSync(layout(root).home)) {
      if (name !== 'journal') rmSync(join(layout(root).home, name), { recursive: true })
    }

    const cortex = await open(root, { segmentBytes: 3000 })

    expect(await cortex.overallRoot()).toBe(before)
    await cortex.close()
    expect(await problemsOf(root)).toEqual([])
  })

  it('[S16] a damaged last block is refused, and dropped only after an explicit word', async () => {
    using place = aPlace()
    const root = place.path
    await aStore(root, 12)
    const last = framesOf(root).at(-1)
    flip(last?.file ?? '', (last?.offset ?? 0) + 30)
    rmSync(layout(root).lock, { recursive: true })

    await expect(open(root)).rejects.toMatchObject({ code: 'CORRUPT' })
    const cortex = await open(root, {}, { recover: true })

    const { nextSeq, repairs } = await cortex.status()
    expect(nextSeq).toBe(12)
    expect(repairs.map(({ what }) => what)).toContain('torn-tail')
    await cortex.close()
    expect(await problemsOf(root)).toEqual([])
  })

  it('[S14] [S16] damage further ahead is refused even then', async () => {
    using place = aPlace()
    const root = place.path
    await aStore(root, 12)
    const frame = framesOf(root).at(5)
    flip(frame?.file ?? '', (frame?.offset ?? 0) + 30)
    rmSync(layout(root).lock, { recursive: true })

    await expect(open(root, {}, { recover: true })).rejects.toMatchObject({ code: 'CORRUPT' })
  })
})

async function aStore(
  root: string,
  count: number,
  segmentBytes?: number,
): Promise<{ readonly root: string }> {
  const cortex = await open(root, { segmentBytes })
  for (let index = 0; index < count; index++) await cortex.write(aFact(`fact ${index}`))
  const overall = await cortex.overallRoot()
  await cortex.close()
  return { root: overall }
}

function markOf(root: string): NonNullable<ReturnType<typeof readMark>> {
  const lock = new LmdbStore(layout(root).lock, { durable: true, readOnly: true })
  const snapshot = lock.snapshot()
  try {
    const mark = readMark(snapshot)
    if (mark === undefined) throw new Error(`${root} has no mark`)
    return mark
  } finally {
    snapshot.release()
    void lock.close()
  }
}

function flip(file: string, at: number): void {
  const bytes = readFileSync(file)
  bytes[at] = (bytes[at] ?? 0) ^ 0x10
  writeFileSync(file, bytes)
}

function zero(file: string, at: number, length: number): void {
  const bytes = readFileSync(file)
  bytes.fill(0, at, at + length)
  writeFileSync(file, bytes)
}

function trailingZeros(bytes: Buffer): number {
  let count = 0
  while (count < bytes.length && bytes[bytes.length - 1 - count] === 0) count++
  return count
}

/** Ways in which a write of `start` to `end` can have failed to reach the disk whole. */
function tearings(
  full: Buffer,
  start: number,
  end: number,
  dice: ReturnType<typeof diceFor>,
  count: number,
): Buffer[] {
  const sector = 512
  const first = Math.floor(start / sector) * sector
  return counting(count).map((index) => {
    const bytes = Buffer.from(full)
    const within = (): number => dice.between(start, end - 1)
    switch (index % 6) {
      case 0: // the file ends in the middle
        return bytes.subarray(0, within())
      case 1: // zeros from some byte on
        return bytes.fill(0, within(), end)
      case 2: {
        // sectors that never came, in any order
        for (let at = first; at < end; at += sector) {
          if (dice.chance(0.5)) bytes.fill(0, Math.max(at, start), Math.min(at + sector, end))
        }
        return bytes
      }
      case 3: // sectors of something else
        for (let at = first; at < end; at += sector) {
          const [low, high] = [Math.max(at, start), Math.min(at + sector, end)]
          if (dice.chance(0.3)) bytes.set(dice.bytes(high - low), low)
        }
        return bytes
      case 4: {
        // one byte
        const at = within()
        bytes[at] = (bytes[at] ?? 0) ^ (1 << dice.between(0, 7))
        return bytes
      }
      default: // the first frame is damaged, the later ones are sound
        return bytes.fill(0, start, start + dice.between(1, 200))
    }
  })
}
