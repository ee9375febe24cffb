/**
 * `cortex journal`: where the journals of actors are, and moving them. The order of an actor's memory is
 * decided in one place: its own files, or an engine that several machines reach.
 *
 * @module
 */
import { parseArgs } from 'node:util'
import {
  CortexError,
  type JournalMove,
  listActors,
  moveJournalBack,
  moveJournalTo,
  openCortex,
  type RemoteJournal,
} from '@cortex-memory/core'
import { closeJournals, journalAt } from '@cortex-memory/server/journal'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { progressLine } from '../progress.ts'
import { reconcile } from './journal-reconcile.ts'
import { moveToShards, shardNamed, shards, withoutPassword } from './journal-shards.ts'

export const journal: Run = async (args, context) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      all: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      save: { type: 'string' },
      add: { type: 'string' },
    },
  })
  const [what, ...rest] = positionals
  if (rest.length > 0) throw new UsageError(`journal ${what} takes no more words`)
  const actors = values.all === true ? listActors(context.home) : [context.actor]
  if (what === 'shards') return await shards(addressGiven(what), values.add, context)
  if (what !== 'status' && what !== 'move' && what !== 'reconcile') {
    throw new UsageError('journal needs `status`, `move --to URL`, `reconcile` or `shards`')
  }
  try {
    if (what === 'status') return await status(actors, context)
    if (what === 'reconcile') {
      return await reconcile(actors, await journalAt(addressGiven(what)), values.save, context)
    }
    if (values.to === undefined) throw new UsageError('journal move needs --to URL, or --to file')
    const shard = shardNamed(values.to)
    if (shard !== undefined) {
      if (values['dry-run'] === true)
        throw new UsageError('journal move --to shard takes no --dry-run')
      return await moveToShards(addressGiven('move --to shard'), actors, shard, context)
    }
    return await move(actors, values.to, values['dry-run'] === true, context)
  } finally {
    await closeJournals()
  }
}

async function move(
  actors: readonly string[],
  to: string,
  dryRun: boolean,
  context: CommandContext,
): Promise<number> {
  const engine = await journalAt(to === 'file' ? addressGiven('move --to file') : to)
  const moved: JournalMove[] = []
  for (const actor of actors) moved.push(await moveOne(actor, to, engine, dryRun, context))
  if (context.json) context.print(JSON.stringify({ moved, dryRun }))
  else for (const each of moved) context.print(sentence(each, to, dryRun))
  return 0
}

async function moveOne(
  actor: string,
  to: string,
  engine: RemoteJournal,
  dryRun: boolean,
  context: CommandContext,
): Promise<JournalMove> {
  const progress = progressLine(context, `journal ${actor}`)
  try {
    const run = to === 'file' ? moveJournalBack : moveJournalTo
    return await run(context.home, actor, engine, { dryRun, onProgress: progress.show })
  } finally {
    progress.end()
  }
}

function addressGiven(what: string): string {
  const url = process.env.CORTEX_JOURNAL?.trim()
  if (url) return url
  throw new UsageError(`journal ${what} needs CORTEX_JOURNAL: the address where the journal is`)
}

function sentence({ actor, entries, copied, root }: JournalMove, to: string, dry: boolean): string {
  const what = dry ? 'would copy' : 'copied'
  const where = to === 'file' ? 'the files of this machine' : withoutPassword(to)
  const done = dry ? `${actor}: ${what} ${copied} of ${entries} entries to ${where}` : ''
  return dry
    ? done
    : `${actor} is in ${where}: ${what} ${copied} of ${entries} entries, root ${root}`
}

async function status(actors: readonly string[], context: CommandContext): Promise<number> {
  const url = process.env.CORTEX_JOURNAL?.trim()
  const found: object[] = []
  for (const actor of actors) {
    const given = url ? { journal: await journalAt(url) } : { readOnly: true }
    try {
      await using cortex = await openCortex({ root: context.home, actor, ...given })
      const { nextSeq, root, remote, broken } = await cortex.status()
      const line = { actor, in: remote?.engine ?? 'file', entries: nextSeq, root }
      found.push({ ...line, ...(remote && { remote }), ...(broken && { broken }) })
    } catch (error) {
      if (!(error instanceof CortexError) || !error.code.startsWith('JOURNAL_')) throw error
      found.push({ actor, problem: error.message, code: error.code })
    }
  }
  if (context.json) context.print(JSON.stringify({ journals: found }))
  else for (const each of found) context.print(statusLine(each as StatusLine))
  return found.some((each) => 'problem' in each) ? 1 : 0
}

interface StatusLine {
  readonly actor: string
  readonly in?: string
  readonly entries?: number
  readonly root?: string
  readonly problem?: string
  readonly remote?: {
    readonly lag: number
    readonly warnings: readonly string[]
    readonly frozen?: string
    readonly unavailable?: string
  }
}

function statusLine({ actor, problem, entries, root, remote, ...rest }: StatusLine): string {
  if (problem !== undefined) return `${actor}: ${problem}`
  const lag = remote === undefined ? '' : `, ${remote.lag} behind`
  const away = remote?.unavailable && `the engine cannot be reached: ${remote.unavailable}`
  const troubles = [remote?.frozen, away, ...(remote?.warnings ?? [])]
  const warnings = troubles.map((each) => (each ? `\n  ${each}` : '')).join('')
  return `${actor}: ${rest.in}, ${entries} entries${lag}, root ${root}${warnings}`
}
