import { type FileHandle, open } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { CortexError, importJournal } from '@cortex-memory/core'
import { type Run, UsageError } from '../command.ts'

export const importCommand: Run = async (args, context) => {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
  const [file] = positionals
  if (file === undefined) throw new UsageError('import needs a file, or - for standard input')
  const stream = file === '-' ? process.stdin : (await openFile(file)).createReadStream()
  const report = await importJournal(context.home, context.actor, stream)
  if (context.json) context.print(JSON.stringify(report))
  else context.print(`imported ${report.entries} entries as ${report.actor}\nroot ${report.root}`)
  return 0
}

async function openFile(file: string): Promise<FileHandle> {
  try {
    return await open(file)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new CortexError('NOT_FOUND', `Cannot import ${file}: ${why}`)
  }
}
