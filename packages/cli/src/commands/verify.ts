import { parseArgs } from 'node:util'
import { verifyStore } from '@cortex-memory/core'
import { type Command, UsageError } from '../command.ts'
import { progressLine } from './open.ts'
import { verifyFileCommand } from './verify-file.ts'

export const verify: Command = {
  name: 'verify',
  summary: 'Recompute everything from the journal and compare, or check a file; changes nothing',
  usage: 'verify [FILE [--root HEX]]',
  examples: [
    'cortex verify',
    'cortex --actor atlas verify --json',
    'cortex verify proof.cortex --root 74f6…',
  ],

  async run(args, context) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { root: { type: 'string' } },
    })
    const [file, ...more] = positionals
    if (more.length > 0) throw new UsageError('verify takes one file')
    if (file !== undefined) return await verifyFileCommand(file, values.root, context)
    if (values.root !== undefined) throw new UsageError('--root is for files')

    const progress = progressLine(context, 'verifying')
    const report = await verifyStore(context.home, context.actor, { onProgress: progress.show })
    progress.end()
    if (context.json) context.print(JSON.stringify(report))
    else if (report.ok) {
      context.print(
        `ok: ${report.entries} entries, ${report.memories} memories, ${report.edges} edges, ${report.keys} keys agree\nroot ${report.root}`,
      )
    } else {
      for (const problem of report.problems) context.print(`${problem.code}  ${problem.message}`)
      if (report.more > 0) context.print(`… and ${report.more} more`)
    }
    return report.ok ? 0 : 5
  },
}
