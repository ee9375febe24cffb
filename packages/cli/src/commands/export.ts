import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { type Cortex, CortexError, listActors } from '@cortex-memory/core'
import { type ExportReport, exportJsonl, exportMarkdown } from '@cortex-memory/server/transfer'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { memories } from '../style.ts'
import { gotInstead } from '../suggest.ts'
import { openExisting } from './open.ts'

const FORMATS = ['journal', 'jsonl', 'markdown'] as const

export const exportCommand: Run = async (args, context) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      output: { type: 'string', short: 'o' },
      format: { type: 'string' },
      all: { type: 'boolean' },
    },
  })
  const { all = false } = values
  const output = values.output === '-' ? undefined : values.output
  const { format = output?.endsWith('.jsonl') === true ? 'jsonl' : 'journal' } = values
  const known = FORMATS.find((each) => each === format)
  if (known === undefined) {
    throw new UsageError(
      `--format expects one of ${FORMATS.join(', ')}${gotInstead(format, FORMATS)}`,
    )
  }
  if (known === 'markdown' && output === undefined) {
    throw new UsageError('export --format markdown writes many files; name a folder with -o DIR')
  }
  if (known === 'journal' && output === undefined && !all && process.stdout.isTTY) {
    throw new UsageError('export writes bytes; name a file with -o FILE or redirect the output')
  }
  if (!all) {
    await exportOne(known, output, context)
    return 0
  }
  if (output === undefined) {
    throw new UsageError('export --all writes one file for each actor; name a folder with -o DIR')
  }
  await mkdir(output, { recursive: true, mode: 0o700 })
  for (const actor of listActors(context.home)) {
    await exportOne(known, join(output, `${actor}${ENDINGS[known]}`), { ...context, actor })
  }
  return 0
}

const ENDINGS = { journal: '.cortex', jsonl: '.jsonl', markdown: '' } as const

async function exportOne(
  format: (typeof FORMATS)[number],
  output: string | undefined,
  context: CommandContext,
): Promise<void> {
  await using cortex = await openExisting(context)
  if (format === 'journal') await exportBlocks(cortex, output, context)
  else if (format === 'jsonl') await exportLines(cortex, output, context)
  else await exportPages(cortex, output as string, context)
}

async function exportBlocks(
  cortex: Cortex,
  output: string | undefined,
  context: CommandContext,
): Promise<void> {
  const root = await cortex.overallRoot()
  await writeTo(output, cortex.exportJournal())
  if (output === undefined) return
  if (context.json) context.print(JSON.stringify({ file: output, root }))
  else context.note(`exported to ${output}\nroot ${root}`)
}

async function exportLines(
  cortex: Cortex,
  output: string | undefined,
  context: CommandContext,
): Promise<void> {
  let report: ExportReport | undefined
  async function* lines(): AsyncGenerator<string> {
    report = yield* exportJsonl(cortex)
  }
  await writeTo(output, lines())
  if (output === undefined || report === undefined) return
  const { memories: count, versions, edges } = report
  if (context.json) context.print(JSON.stringify({ file: output, format: 'jsonl', ...report }))
  else {
    const later = `${versions} later version${versions === 1 ? '' : 's'}`
    context.note(
      `exported to ${output}: ${memories(count)}, ${later}, ${edges} link${edges === 1 ? '' : 's'}`,
    )
  }
}

/** Into a new folder: among older pages nobody could tell what is still known. */
async function exportPages(cortex: Cortex, folder: string, context: CommandContext): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) {
    throw new CortexError('ALREADY_EXISTS', `Cannot export: ${folder} is not empty`)
  }
  let count = 0
  for await (const { path, text } of exportMarkdown(cortex)) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(file, text, { mode: 0o600 })
    count++
  }
  if (context.json) {
    context.print(JSON.stringify({ folder, format: 'markdown', memories: count }))
  } else context.note(`exported to ${folder}: ${memories(count)}`)
}

async function writeTo(
  output: string | undefined,
  chunks: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  if (output !== undefined) {
    await pipeline(Readable.from(chunks), createWriteStream(output, { mode: 0o600 }))
    return
  }
  for await (const chunk of chunks) process.stdout.write(chunk)
}
