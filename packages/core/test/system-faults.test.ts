/** A disk that is full or answers with errors. Rules: docs/spec/store.md. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatUlid, ULID_BYTES } from '../src/codec/ulid.ts'
import { CortexError } from '../src/errors.ts'
import type { MemoryId } from '../src/memory/ids.ts'
import { diceFor, rounds, tell } from './support/campaign.ts'
import { aPlace, aPlaceOnDisk } from './support/places.ts'
import { acknowledged, errorsIn, type Running, runProgram } from './support/programs.ts'
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

const HOUR = 3_600_000

const traced = spawnSync('strace', ['-f', '-qq', '-o', '/dev/null', 'true']).status === 0
if (!traced) console.warn('system faults: skipped, because strace cannot run here')

const limited = spawnSync('bash', ['-c', 'ulimit -f 100']).status === 0

describe('a disk that fails', () => {
  it.skipIf(!traced)(
    '[S29] a failed system call refuses one write, or leaves its outcome unknown; nothing else',
    async () => {
      const dice = diceFor('system faults')
      const faults = rounds({ taste: 5, short: 15, long: 300 })
      const lost: string[] = []
      const bad: string[] = []
      for (let round = 0; round < faults; round++) {
        using place = aPlace()
        const root = place.path
        await (await open(root)).close()
        const call = dice.pick(['fdatasync', 'fdatasync', 'pwrite64', 'pwrite64', 'ftruncate'])
        const error = dice.pick(['EIO', 'ENOSPC'])
        const again = call === 'pwrite64' ? '' : dice.pick(['', '', '+1', '+7'])
        const when = `${dice.between(1, 60)}${again}`
        const under = ['strace', '-f', '-qq', '-o', '/dev/null', '-e', `trace=${call}`]
        under.push('-e', `inject=${call}:error=${error}:when=${when}`)
        const ids = someIds(20)
        const program = await runProgram(
          'persist',
          { root, actor: ACTOR, ids, segmentBytes: 4000 },
          { under },
        )
        const judged = await judge(root, program)
        lost.push(...judged.lost.map((what) => `${call} ${error} ${when}: ${what}`))
        bad.push(...judged.bad.map((what) => `${call} ${error} ${when}: ${what}`))
      }
      tell({ campaign: 'failed system call', rounds: faults, lost: lost.length, bad: bad.length })
      expect(lost).toEqual([])
      expect(bad).toEqual([])
    },
    HOUR,
  )

  it('[S29] a segment that cannot be made refuses the write, and the next one is sound', async () => {
    using place = aPlace()
    const root = place.path
    const cortex = await open(root, { segmentBytes: 200 })
    await cortex.write(aFact('first'))
    const { nextSeq } = await cortex.status()
    const next = join(layout(root).journal, `${String(nextSeq).padStart(16, '0')}.seg`)
    mkdirSync(next)

    await expect(cortex.write(aFact('refused'))).rejects.toMatchObject({ code: 'IO_ERROR' })
    rmSync(next, { recursive: true })
    const { seq } = await cortex.write(aFact('second'))

    expect(seq).toBe(nextSeq)
    await cortex.close()
    expect(await problemsOf(root)).toEqual([])
  })

  it.skipIf(!limited)(
    '[S29] files that may not grow: no write is lost, none is there that was refused; with space again the store goes on',
    async () => {
      const lost: string[] = []
      const bad: string[] = []
      const limits = [130, 160, 260]
      for (const blocks of limits) {
        using place = aPlaceOnDisk()
        const root = place.path
        const ids = someIds(150)
        const under = ['bash', '-c', `ulimit -f ${blocks}; exec "$0" "$@"`]
        const program = await runProgram('persist', { root, actor: ACTOR, ids }, { under })
        const judged = await judge(root, program)
        lost.push(...judged.lost)
        bad.push(...judged.bad.map((what) => `limit ${blocks}: ${what}`))
        expect(program.lines.join('\n')).toMatch(/DISK_FULL|OUTCOME_UNKNOWN/)
      }
      tell({ campaign: 'full disk', rounds: limits.length, lost: lost.length, bad: bad.length })
      expect(lost).toEqual([])
      expect(bad).toEqual([])
    },
  )

  it('[S29] a full file system: what was acknowledged stays, and with space again the store goes on', async (context) => {
    using place = aPlaceOnDisk()
    const root = join(place.path, 'small')
    mkdirSync(root)
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=700k', 'tmpfs', root])
    if (mounted.status !== 0) {
      console.warn('system faults: no small file system, because mounting one is not allowed here')
      context.skip()
    }
    try {
      const program = await runProgram('persist', { root, actor: ACTOR, ids: someIds(400) })
      expect(program.lines.join('\n')).toContain('DISK_FULL')
      spawnSync('mount', ['-o', 'remount,size=20m', root])
      const { lost, bad } = await judge(root, program)
      tell({ campaign: 'full file system', rounds: 1, lost: lost.length, bad: bad.length })
      expect(lost).toEqual([])
      expect(bad).toEqual([])
    } finally {
      spawnSync('umount', [root])
    }
  })
})

/** What the program said, against what the store holds once the disk works again. */
async function judge(
  root: string,
  program: Running,
): Promise<{ readonly lost: string[]; readonly bad: string[] }> {
  const bad: string[] = []
  const { code, signal } = await program.ended
  if (program.lines.at(-1) !== 'done') {
    bad.push(`it ended with ${signal ?? code}: ${program.complaint.slice(-300)}`)
  }
  bad.push(...errorsIn(program.lines))
  const cortex = await open(root)
  const lost = await missing(cortex, acknowledged(program.lines))
  for (const line of program.lines) {
    const [, id, why] = /^refused (\S+) (.*)$/.exec(line) ?? []
    if (id === undefined || why === 'OUTCOME_UNKNOWN') continue
    if (!['DISK_FULL', 'IO_ERROR', 'READ_ONLY'].includes(why ?? '')) bad.push(line)
    if (await isThere(cortex, id as MemoryId)) bad.push(`${line}, and yet it is there`)
  }
  const seqs = await sequence(cortex)
  if (seqs.some((seq, index) => seq !== index)) bad.push('the journal has a gap')
  await cortex.write(aFact('works again'))
  await cortex.close()
  bad.push(...(await problemsOf(root)))
  return { lost, bad }
}

async function isThere(cortex: Awaited<ReturnType<typeof open>>, id: MemoryId): Promise<boolean> {
  try {
    await cortex.resolveLatest(id)
    return true
  } catch (error) {
    if (error instanceof CortexError && error.code === 'NOT_FOUND') return false
    throw error
  }
}

function someIds(count: number): string[] {
  return counting(count).map((index) => {
    const bytes = Buffer.alloc(ULID_BYTES, 7)
    bytes.writeUInt32BE(index, ULID_BYTES - 4)
    bytes[0] = 1
    return formatUlid(bytes)
  })
}
