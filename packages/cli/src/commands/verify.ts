import { parseArgs } from 'node:util'
import { verifyStore } from '@cortex-memory/core'
import type { Command } from '../command.ts'
import { progressLine } from './open.ts'

export const verify: Command = {
  name: 'verify',
  summary: 'Recompute everything from the journal and compare; changes nothing',
  usage: 'verify',
  examples: ['cortex verify', 'cortex --actor atlas verify --json'],

  async run(args, context) {
    parseArgs({ args: [...args], options: {} })
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
