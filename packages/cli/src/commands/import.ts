import { parseArgs } from 'node:util'
import {
  CortexError,
  type ImportReport,
  importJournal,
  journalActor,
  listActors,
  openCortex,
  verifyFile,
} from '@cortex-memory/core'
import {
  detectFormat,
  formatFrom,
  type ImportOptions,
  importFrom,
  openSource,
  rehearseImport,
  type Source,
  type SourceFile,
  type TransferReport,
} from '@cortex-memory/server/transfer'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { transferText } from '../print/transfer.ts'
import { progressLine } from '../progress.ts'
import { entries } from '../style.ts'
import { openExisting } from './open.ts'

export const importCommand: Run = async (args, context) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      'dry-run': { type: 'boolean' },
      foreign: { type: 'boolean' },
      own: { type: 'boolean' },
      'allow-secret': { type: 'string', multiple: true },
    },
  })
  const [path, ...more] = positionals
  if (path === undefined) throw new UsageError('import needs a file, or - for standard input')
  if (more.length > 0) throw new UsageError('import takes one file or folder')
  const source = await openSource(path)
  const format =
    values.format === undefined ? await detectFormat(source) : formatFrom(values.format)
  const {
    'dry-run': dryRun = false,
    'allow-secret': allowedSecrets = [],
    foreign = false,
    own = false,
  } = values
  if (foreign && own) throw new UsageError('give --foreign or --own, not both')
  if (format === 'journal') {
    if (dryRun)
      throw new UsageError('a journal is checked with `cortex verify FILE`, not --dry-run')
    return await importBlocks(source, await ownName(source, context))
  }
  if (!dryRun) context.claim?.()
  const progress = progressLine(context, 'import', 'bytes')
  const options = { format, foreign, own, allowedSecrets, onProgress: progress.show }
  let report: TransferReport
  try {
    report = dryRun
      ? await rehearse(source, options, context)
      : await importItems(source, options, context)
  } finally {
    progress.end()
  }
  if (context.json) context.print(JSON.stringify(report))
  else context.print(transferText(report, context.colours))
  const { taken, changed, merged, same, kept, refused } = report
  return refused > 0 && taken + changed + merged + same + kept === 0 ? 1 : 0
}

/** A journal keeps the name of its actor, wherever it is imported, unless another is named. */
async function ownName({ files }: Source, context: CommandContext): Promise<CommandContext> {
  const head = await files[0]?.head()
  if (context.isNamed === true || head === undefined) return context
  const actor = journalActor(head)
  if (actor === context.actor) return context
  // The place does not belong to it: nothing is registered.
  const { claim: _, ...rest } = context
  return { ...rest, actor }
}

async function importBlocks(source: Source, context: CommandContext): Promise<number> {
  const [file] = source.files
  if (file === undefined) throw new UsageError('a journal is a single file, not a folder')
  if (listActors(context.home).includes(context.actor)) return await compareBlocks(file, context)
  context.claim?.()
  const report = await importWatched(file, context)
  if (context.json) context.print(JSON.stringify(report))
  else {
    context.print(`imported ${entries(report.entries)} as ${report.actor}\nroot ${report.root}`)
    if (context.isNamed !== true) {
      context.note(`use it with --actor ${report.actor}; another name: import FILE --actor NAME`)
    }
  }
  return 0
}

async function importWatched(file: SourceFile, context: CommandContext): Promise<ImportReport> {
  const progress = progressLine(context, 'import', 'bytes')
  const { bytes = 0 } = file
  async function* shown(): AsyncGenerator<Uint8Array> {
    let read = 0
    for await (const chunk of file.open()) {
      read += chunk.length
      progress.show(read, bytes === 0 ? 0 : Math.max(read, bytes))
      yield chunk
    }
    progress.say('checking every entry')
  }
  try {
    return await importJournal(context.home, context.actor, shown())
  } finally {
    progress.end()
  }
}

/** A journal is a whole store: it cannot be added to another, but it may be the one that is here. */
async function compareBlocks(file: SourceFile, context: CommandContext): Promise<number> {
  const { actor } = context
  const progress = progressLine(context, 'compare', 'bytes')
  const chunks: Uint8Array[] = []
  let read = 0
  for await (const chunk of file.open()) {
    read += chunk.length
    progress.show(read, file.bytes ?? 0)
    chunks.push(chunk)
  }
  progress.end()
  const { ok, root, problems } = verifyFile(Buffer.concat(chunks))
  if (!ok) throw new CortexError('CORRUPT', `Cannot import: ${problems[0]?.message}`)
  await using cortex = await openExisting(context)
  const { nextSeq, lag, root: own } = await cortex.status()
  if (root !== own) {
    throw new CortexError(
      'ALREADY_EXISTS',
      `Cannot import: ${actor} has another history, and a journal can only be imported whole. Give the copy a name with --actor NAME, or add the memories alone with \`export --format jsonl\` and import`,
      { path: 'actor' },
    )
  }
  const report = { actor, entries: nextSeq - lag, root }
  if (context.json) context.print(JSON.stringify(report))
  else {
    context.print(`${actor} is this journal already, ${entries(report.entries)}\nroot ${root}`)
  }
  return 0
}

async function importItems(
  source: Source,
  options: ImportOptions,
  { home: root, actor }: CommandContext,
): Promise<TransferReport> {
  await using cortex = await openCortex({ root, actor })
  return await importFrom(cortex, source, options)
}

/** Makes no store where there is none. */
async function rehearse(
  source: Source,
  options: ImportOptions,
  context: CommandContext,
): Promise<TransferReport> {
  const { home, actor } = context
  if (!listActors(home).includes(actor)) {
    return await rehearseImport(actor, undefined, source, options)
  }
  await using cortex = await openExisting(context)
  return await rehearseImport(actor, cortex, source, options)
}
