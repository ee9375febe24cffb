import { createReadStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { importJournal } from '@cortex-memory/core'
import { type Command, UsageError } from '../command.ts'

export const importCommand: Command = {
  name: 'import',
  summary: 'Make a store from an exported journal',
  usage: 'import FILE',
  examples: ['cortex --actor copy import atlas.cortex', 'cortex --actor copy import -'],

  async run(args, context) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
    const [file] = positionals
    if (file === undefined) throw new UsageError('import needs a file, or - for standard input')
    const stream = file === '-' ? process.stdin : createReadStream(file)
    const report = await importJournal(context.home, context.actor, stream)
    if (context.json) context.print(JSON.stringify(report))
    else context.print(`imported ${report.entries} entries as ${report.actor}\nroot ${report.root}`)
    return 0
  },
}
