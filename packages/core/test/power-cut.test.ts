/** Power cuts, as tools/powercut/README.md describes them. Rules: docs/spec/store.md. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { toHex } from '../src/codec/bytes.ts'
import { journalStart } from '../src/engine/recovery.ts'
import { nextSeqAfter } from '../src/journal/block.ts'
import { JournalFiles } from '../src/journal/journal-files.ts'
import { diceFor, rounds, SEED, tell } from './support/campaign.ts'
import { Checker, type Finding } from './support/checker.ts'
import type { Dice } from './support/dice.ts'
import { type Operation, readLog } from './support/operation-log.ts'
import { aPlace, aPlaceOnDisk, type Place } from './support/places.ts'
import { Disk } from './support/power-cut.ts'
import { errorsIn, runProgram } from './support/programs.ts'
import { ACTOR, layout, OTHER_BOOT } from './support/stores.ts'

const HOUR = 3_600_000
const SHIM = fileURLToPath(new URL('../../../tools/powercut/oplog.c', import.meta.url))
const compiler = ['cc', 'gcc', 'clang'].find(
  (name) => spawnSync(name, ['--version']).status === 0 && process.platform === 'linux',
)
if (compiler === undefined) {
  console.warn('power cuts: skipped, because there is no C compiler (cc, gcc or clang) on Linux')
}

/** Images per working life; each life has a seed of its own. */
const IMAGES_PER_LIFE = 100

describe.skipIf(compiler === undefined)('power cuts', () => {
  it(
    '[S20] every image opens, is whole, and has everything that was acknowledged',
    async () => {
      const images = rounds({ taste: 20, short: 200, long: 5000 })
      const result = await cutPower('power cut', images, 'commit')
      tell({
        campaign: 'power cut',
        rounds: result.images,
        lost: result.lost.length,
        bad: result.bad.length,
        note: `${result.rebuilt} with a new view, ${result.torn} torn`,
      })
      expect(result.bad).toEqual([])
      expect(result.lost).toEqual([])
      expect(result.images).toBe(images)
    },
    HOUR,
  )

  it(
    '[S21] negative control: without syncs acknowledged writes are lost',
    async () => {
      const images = rounds({ taste: 10, short: 50, long: 200 })
      const { lost, bad } = await cutPower('power cut, no syncs', images, 'fast')
      tell({
        campaign: 'power cut, no syncs (must be bad)',
        rounds: images,
        lost: 0,
        bad: lost.length + bad.length > images / 10 ? 0 : 1,
        note: `${lost.length} lost, ${bad.length} bad, as they must be`,
      })
      expect(lost.length + bad.length).toBeGreaterThan(images / 10)
    },
    HOUR,
  )
})

interface Result {
  readonly images: number
  /** Images in which something acknowledged was missing. */
  readonly lost: readonly string[]
  readonly bad: readonly string[]
  readonly rebuilt: number
  readonly torn: number
}

async function cutPower(
  campaign: string,
  count: number,
  durability: 'commit' | 'fast',
): Promise<Result> {
  using place = aPlaceOnDisk()
  const library = compile(place)
  const dice = diceFor(campaign)
  await using checker = new Checker()
  const total = { images: 0, lost: [] as string[], bad: [] as string[], rebuilt: 0, torn: 0 }
  while (total.images < count) {
    const life = await live(library, dice, durability)
    const images = Math.min(IMAGES_PER_LIFE, count - total.images)
    const cuts = momentsOf(life.operations, images, dice)
    for await (const { finding, acks, how } of imagesOf(life, cuts, dice, checker)) {
      total.images++
      const where = `seed ${SEED}, life ${life.seed}, ${how}`
      if ('error' in finding) {
        total.bad.push(`${where}: ${finding.error}`)
        continue
      }
      const { nextSeq, root, missing, problems, repairs } = finding
      if (missing.length > 0 || acks.some((ack) => ack.seq >= nextSeq)) {
        total.lost.push(`${where}: ${acks.length} acknowledged, ${nextSeq} entries, ${missing[0]}`)
      } else if (nextSeq > 1 && life.roots.get(nextSeq) !== root) {
        total.bad.push(`${where}: root ${root} is not the one of entry ${nextSeq}`)
      }
      if (problems.length > 0) total.bad.push(`${where}: ${problems[0]}`)
      if (repairs.includes('view-rebuilt')) total.rebuilt++
      if (repairs.includes('torn-tail')) total.torn++
    }
  }
  return total
}

/** Any moment; and more of those that matter most: after a mark, and between a write and its sync. */
function momentsOf(operations: readonly Operation[], count: number, dice: Dice): number[] {
  const indexes = operations.map((_, index) => index)
  const marks = indexes.filter((index) => {
    const operation = operations[index]
    return operation?.kind === 'sync-end' && operation.path.endsWith('lock/data.mdb')
  })
  const appends = indexes.filter((index) => {
    const operation = operations[index]
    return operation?.kind === 'write' && operation.path.endsWith('.seg')
  })
  const moments = Array.from({ length: count }, () => {
    const kind = dice.between(0, 3)
    if (kind === 0 && marks.length > 0) return dice.pick(marks) + dice.between(0, 8)
    if (kind === 1 && appends.length > 0) return dice.pick(appends) + dice.between(0, 1)
    return dice.between(0, operations.length - 1)
  })
  return moments.sort((a, b) => a - b)
}

interface Life {
  readonly seed: number
  readonly operations: readonly Operation[]
  /** Root by number of entries. */
  readonly roots: ReadonlyMap<number, string>
}

async function live(library: string, dice: Dice, durability: 'commit' | 'fast'): Promise<Life> {
  using place = aPlaceOnDisk()
  using logs = aPlace()
  const log = join(logs.path, 'operations')
  const seed = dice.between(1, 2 ** 31)
  const segmentBytes = dice.pick([2500, 6000, 1_000_000])
  const root = place.path
  const program = await runProgram(
    'power-cut',
    { root, actor: ACTOR, seed, sessions: 6, segmentBytes, durability },
    { env: { LD_PRELOAD: library, OPLOG_ROOT: root, OPLOG_FILE: log, UV_USE_IO_URING: '0' } },
  )
  expect(errorsIn(program.lines)).toEqual([])
  expect(program.complaint).toBe('')
  return { seed, operations: readLog(readFileSync(log)), roots: rootsOf(root) }
}

interface Ack {
  readonly seq: number
  readonly uri: string
}

async function* imagesOf(
  life: Life,
  cuts: readonly number[],
  dice: Dice,
  checker: Checker,
): AsyncGenerator<{ finding: Finding; acks: readonly Ack[]; how: string }> {
  using place = aPlace()
  const root = join(place.path, 'image')
  const disk = new Disk()
  const acks: Ack[] = []
  let played = 0
  for (const at of cuts) {
    for (; played <= at; played++) {
      const operation = life.operations[played]
      if (operation === undefined) break
      disk.play(operation)
      if (operation.kind === 'write' && operation.path === '.acks') {
        const [seq, uri = ''] = operation.data.toString('utf8').trim().split(' ')
        acks.push({ seq: Number(seq), uri })
      }
    }
    const how = `operation ${at}, ${disk.cut(root, dice, (path) => path === '.acks' || path.endsWith('lock.mdb'))}`
    const uris = acks.map(({ uri }) => uri)
    const finding = await checker.check({
      root,
      actor: ACTOR,
      boot: toHex(OTHER_BOOT),
      uris,
      deep: true,
    })
    rmSync(root, { recursive: true, force: true })
    yield { finding, acks, how }
  }
  // Only LMDB's table of readers may be written where nobody can watch.
  expect([...disk.mapped].filter((path) => !path.endsWith('lock.mdb'))).toEqual([])
}

function rootsOf(root: string): Map<number, string> {
  const files = new JournalFiles(layout(root).journal, { readOnly: true })
  const roots = new Map<number, string>()
  for (const { block } of files.read(journalStart().position)) {
    roots.set(nextSeqAfter(block), toHex(block.root))
  }
  files.close()
  return roots
}

function compile(place: Place): string {
  const library = join(place.path, 'oplog.so')
  const args = ['-O2', '-shared', '-fPIC', '-o', library, SHIM, '-ldl', '-lpthread']
  const { status, stderr } = spawnSync(compiler ?? 'cc', args)
  if (status !== 0) throw new Error(`Cannot compile ${SHIM}: ${stderr.toString('utf8')}`)
  return library
}
