/** A machine without space or file descriptors, for real. Rules: docs/spec/files.md. */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rounds, tell } from './support/campaign.ts'
import { aPlace, aPlaceOnDisk } from './support/places.ts'
import { type Running, runProgram } from './support/programs.ts'
import { counting } from './support/stores.ts'

const HOUR = 3_600_000
/** The loader of modules alone opens hundreds of files at once. */
const DESCRIPTORS = 600

/** Every mutation with every amount, in one process, which must live through all of it. */
async function runShort(
  campaign: string,
  argument: object,
  amounts: readonly number[],
  under?: readonly string[],
): Promise<void> {
  const program = await runProgram('scarce', { ...argument, amounts }, { under: under ?? [] })
  const { code, signal } = await program.ended
  const { lost, bad } = findings(program)
  if (program.lines.at(-1) !== 'done') {
    const last = program.lines.filter((line) => line.startsWith('at ')).at(-1)
    bad.push(`it ended with ${signal ?? code} ${last}: ${program.complaint.slice(-500)}`)
  }
  const tried = program.lines.filter((line) => line.startsWith('at ')).length
  const refused = program.lines.filter((line) => line.startsWith('refused ')).length
  tell({ campaign, rounds: tried, lost: lost.length, bad: bad.length, note: `${refused} refused` })
  expect(lost).toEqual([])
  expect(bad).toEqual([])
  expect(refused).toBeGreaterThan(tried / 10)
}

function findings(program: Running): { lost: string[]; bad: string[] } {
  return {
    lost: program.lines.filter((line) => line.startsWith('lost ')),
    bad: program.lines.filter((line) => line.startsWith('bad ')),
  }
}

function steps(last: number, count: number): number[] {
  return counting(count).map((index) => Math.floor((index * last) / count))
}

describe('a machine that runs short', () => {
  it.skipIf(process.platform !== 'linux')(
    '[Y3] of file descriptors: IO_ERROR, no process dies, nothing is built again, and all is well afterwards',
    async () => {
      using place = aPlace()
      const root = join(place.path, 'world')
      mkdirSync(root)
      const under = ['bash', '-c', `ulimit -n ${DESCRIPTORS}; exec "$0" "$@"`]
      const argument = { place: join(place.path, 'base'), root, lacks: 'descriptors' }
      const amounts = steps(36, rounds({ taste: 4, short: 12, long: 36 }))
      await runShort('without file descriptors', argument, amounts, under)
    },
    HOUR,
  )

  const systems = [
    {
      name: 'tmpfs',
      mount: (directory: string) =>
        spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', directory]).status === 0,
    },
    {
      name: 'ext4',
      mount: (directory: string) => {
        const image = `${directory}.image`
        return (
          spawnSync('truncate', ['-s', '8M', image]).status === 0 &&
          spawnSync('mkfs.ext4', ['-q', '-m', '0', '-b', '1024', '-O', '^has_journal', image])
            .status === 0 &&
          spawnSync('mount', ['-o', 'loop', image, directory]).status === 0
        )
      },
    },
  ]

  it.each(systems)(
    '[Y2] [Y5] of space on a real $name: DISK_FULL, no process dies, and with space again all is well',
    async ({ name, mount }) => {
      using place = aPlaceOnDisk()
      const root = join(place.path, 'small')
      mkdirSync(root)
      if (!mount(root)) {
        console.warn(`scarcity: no full ${name}, because mounting one is not allowed here`)
        return
      }
      try {
        const argument = { place: join(place.path, 'base'), root, lacks: 'space' }
        const amounts = steps(900, rounds({ taste: 4, short: 14, long: 90 }))
        await runShort(`full disk, ${name}`, argument, amounts)
      } finally {
        spawnSync('umount', ['-l', root])
      }
    },
    HOUR,
  )
})
