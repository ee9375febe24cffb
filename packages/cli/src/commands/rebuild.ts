import { parseArgs } from 'node:util'
import { rebuildStore } from '@cortex-memory/core'
import type { Command } from '../command.ts'
import { progressLine } from './open.ts'

export const rebuild: Command = {
  name: 'rebuild',
  summary: 'Fold the journal into a fresh view; the root stays the same',
  usage: 'rebuild',
  examples: ['cortex rebuild', 'cortex --actor atlas rebuild --json'],

  async run(args, context) {
    parseArgs({ args: [...args], options: {} })
    const progress = progressLine(context, 'rebuilding')
    const result = await rebuildStore(context.home, context.actor, { onProgress: progress.show })
    progress.end()
    if (context.json) context.print(JSON.stringify(result))
    else context.print(`rebuilt from ${result.entries} entries\nroot ${result.root}`)
    return 0
  },
}
