import { parseArgs } from 'node:util'
import { importJournal, listActors, openCortex } from '@cortex-memory/core'
import {
  detectFormat,
  formatFrom,
  type ImportOptions,
  importFrom,
  openSource,
  rehearseImport,
  type Source,
  type TransferReport,
} from '@cortex-memory/server/transfer'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { transferText } from '../print/transfer.ts'
import { progressLine } from '../progress.ts'
import { openExisting } from './open.ts'

export const importCommand: Run = async (args, context) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      'dry-run': { type: 'boolean' },
      foreign: { type: 'boolean' },
      'allow-secret': { type: 'string', multiple: true },
    },
  })
  const [path, ...more] = positionals
  if (path === undefined) throw new UsageError('import needs a file, or - for standard input')
  if (more.length > 0) throw new UsageError('import takes one file or folder')
  const source = await openSource(path)
  const format =
    values.format === undefined ? await detectFormat(source) : formatFrom(values.format)
  const { 'dry-run': dryRun = false, 'allow-secret': allowedSecrets = [], foreign = false } = values
  if (format === 'journal') {
    if (dryRun)
      throw new UsageError('a journal is checked with `cortex verify FILE`, not --dry-run')
    return await importBlocks(source, context)
  }
  const progress = progressLine(context, 'import', 'bytes')
  const options = { format, foreign, allowedSecrets, onProgress: progress.show }
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

async function importBlocks(source: Source, context: CommandContext): Promise<number> {
  const [file] = source.files
  if (file === undefined) throw new UsageError('a journal is one file')
  const report = await importJournal(context.home, context.actor, file.open())
  if (context.json) context.print(JSON.stringify(report))
  else context.print(`imported ${report.entries} entries as ${report.actor}\nroot ${report.root}`)
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
