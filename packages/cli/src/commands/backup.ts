import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type BackupReport,
  CortexError,
  checkBackup,
  type ImportReport,
  importJournal,
  journalActor,
  listActors,
  listBackups,
  restoreBackup,
} from '@cortex-memory/core'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { progressLine } from '../progress.ts'
import { entries } from '../style.ts'
import { openExisting } from './open.ts'

/** What a file of one journal is called; everything else is a folder. */
const FILE_ENDING = '.cortex'

export const backup: Run = async (args, context) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { all: { type: 'boolean' }, check: { type: 'boolean' } },
  })
  const target = onePath(positionals, 'backup needs a folder, or a file that ends in .cortex')
  const { all = false, check = false } = values
  if (target.endsWith(FILE_ENDING)) {
    if (all || check) throw new UsageError('--all and --check are for a folder')
    return report([await saved(target, context)], context)
  }
  if (check) {
    const actors = all ? listBackups(target).map(({ actor }) => actor) : [context.actor]
    const checked = actors.map((actor) => checkBackup(target, actor))
    if (context.json) context.print(JSON.stringify({ backups: checked }))
    for (const { actor, entries: count, root } of context.json ? [] : checked) {
      context.print(`${actor}: the backup is what was saved, ${entries(count)}\nroot ${root}`)
    }
    return 0
  }
  const actors = all ? listActors(context.home) : [context.actor]
  const reports: BackupReport[] = []
  for (const actor of actors) reports.push(await saved(target, { ...context, actor }))
  return report(reports, context)
}

function onePath(positionals: readonly string[], missing: string): string {
  const [path, ...more] = positionals
  if (path === undefined || path === '') throw new UsageError(missing)
  if (more.length > 0) throw new UsageError(`${more[0]} is one path too many`)
  return resolve(path)
}

async function saved(target: string, context: CommandContext): Promise<BackupReport> {
  await using cortex = await openExisting(context)
  const progress = progressLine(context, `backup of ${context.actor}`, 'bytes')
  try {
    return await cortex.backup(target, { onProgress: progress.show })
  } finally {
    progress.end()
  }
}

function report(reports: readonly BackupReport[], { json, print }: CommandContext): number {
  if (json) print(JSON.stringify({ backups: reports }))
  for (const { actor, entries: count, root, bytes, copied } of json ? [] : reports) {
    print(`${actor}: ${entries(count)}, ${copied} of ${bytes} bytes copied\nroot ${root}`)
  }
  return 0
}

export const restore: Run = async (args, context) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { all: { type: 'boolean' }, as: { type: 'string' } },
  })
  const source = onePath(positionals, 'restore needs the folder or file of a backup')
  const { all = false, as } = values
  if (all && as !== undefined) throw new UsageError('--as names one actor, and --all means several')
  const { home } = context
  if (!isFolder(source)) {
    if (all) throw new UsageError('--all is for a folder')
    return restored([await fromFile(source, as, context)], context)
  }
  const reports: ImportReport[] = []
  for (const actor of all
    ? listBackups(source).map((each) => each.actor)
    : [choose(source, context)]) {
    reports.push(await restoreBackup(home, source, as === undefined ? { actor } : { actor, as }))
  }
  return restored(reports, context)
}

function isFolder(source: string): boolean {
  const found = statSync(source, { throwIfNoEntry: false })
  if (found === undefined) {
    throw new CortexError('NOT_FOUND', `Cannot restore: there is no ${source}`, { path: 'source' })
  }
  return found.isDirectory()
}

/** The actor that was named, or the only one in the folder. */
function choose(source: string, { actor, isNamed }: CommandContext): string {
  if (isNamed === true) return actor
  const names = listBackups(source).map((each) => each.actor)
  const [only, ...more] = names
  if (only !== undefined && more.length === 0) return only
  if (names.includes(actor)) return actor
  if (only === undefined) {
    throw new CortexError('NOT_FOUND', `Cannot restore: there is no backup in ${source}`)
  }
  throw new UsageError(`name one with --actor NAME, or use --all: ${names.join(', ')}`)
}

async function fromFile(
  file: string,
  as: string | undefined,
  { home, actor, isNamed }: CommandContext,
): Promise<ImportReport> {
  const own = isNamed === true ? actor : journalActor(beginning(file))
  return await importJournal(home, as ?? own, createReadStream(file))
}

const BEGINNING_BYTES = 64 * 1024

function beginning(file: string): Uint8Array {
  const fd = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(BEGINNING_BYTES)
    return bytes.subarray(0, readSync(fd, bytes, 0, bytes.length, 0))
  } finally {
    closeSync(fd)
  }
}

function restored(reports: readonly ImportReport[], { json, print }: CommandContext): number {
  if (json) print(JSON.stringify({ restored: reports }))
  for (const { actor, entries: count, root } of json ? [] : reports) {
    print(`restored ${entries(count)} as ${actor}\nroot ${root}`)
  }
  return 0
}
