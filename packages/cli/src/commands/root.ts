import { parseArgs } from 'node:util'
import type { Command } from '../command.ts'
import { openExisting } from './open.ts'

export const root: Command = {
  name: 'root',
  summary: 'The hash that commits to everything in the store',
  usage: 'root',
  examples: ['cortex root', 'cortex root --json'],

  async run(args, context) {
    parseArgs({ args: [...args], options: {} })
    await using cortex = await openExisting(context)
    const value = await cortex.overallRoot()
    context.print(context.json ? JSON.stringify({ root: value }) : value)
    return 0
  },
}
