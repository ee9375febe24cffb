/** `cortex actors`: whose memories are in the data home, and how to be rid of one. */
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deleteActor, listActors } from '@cortex-memory/core'
import { bytesBelow } from '@cortex-memory/core/internal'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { timeText } from '../style.ts'

export const actors: Run = async (args, context) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { yes: { type: 'boolean' } },
  })
  const [verb, name, ...more] = positionals
  if (verb === undefined && values.yes === undefined) return list(context)
  if (verb !== 'delete' || name === undefined || more.length > 0) {
    throw new UsageError('actors takes nothing, or `delete NAME --yes`')
  }
  if (values.yes !== true) {
    throw new UsageError(
      `deleting ${name} removes all of its memories for good; say --yes if that is meant`,
    )
  }
  return remove(name, context)
}

interface Row {
  readonly actor: string
  readonly bytes: number
  /** When its journal last grew. */
  readonly changedAt: number
  /** What commands mean here. */
  readonly current: boolean
}

function list({ home, actor, user, json, print }: CommandContext): number {
  const rows = listActors(home).map((name): Row => {
    const directory = join(home, name)
    return {
      actor: name,
      bytes: bytesBelow(directory),
      changedAt: changedAt(directory),
      current: name === actor || name === user,
    }
  })
  if (json) print(JSON.stringify({ actors: rows }))
  else print(rows.length === 0 ? 'no actors yet' : table(rows))
  return 0
}

/** The tail moves with every commit; a store without one is damaged, and listed anyway. */
function changedAt(directory: string): number {
  const tail = statSync(join(directory, 'lock', 'tail'), { throwIfNoEntry: false })
  return Math.floor((tail ?? statSync(directory)).mtimeMs)
}

function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ actor }) => actor.length))
  return rows
    .map(({ actor, bytes, changedAt, current }) =>
      [
        current ? '*' : ' ',
        actor.padEnd(width),
        size(bytes).padStart(10),
        timeText(changedAt),
      ].join(' '),
    )
    .join('\n')
}

const KIB = 1024

function size(bytes: number): string {
  return bytes < KIB * KIB
    ? `${Math.ceil(bytes / KIB)} KiB`
    : `${(bytes / KIB / KIB).toFixed(1)} MiB`
}

function remove(name: string, { home, json, print }: CommandContext): number {
  const { bytes } = deleteActor(home, name)
  // Conversations and what was learned from them are kept beside the stores.
  rmSync(join(home, '.pager', name), { recursive: true, force: true })
  print(json ? JSON.stringify({ deleted: name, bytes }) : `deleted ${name}, ${size(bytes)}`)
  return 0
}
