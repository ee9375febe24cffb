import { parseArgs } from 'node:util'
import type { Command } from '../command.ts'
import { openExisting } from './open.ts'

export const status: Command = {
  name: 'status',
  summary: 'What the store holds and how it is doing',
  usage: 'status',
  examples: ['cortex status', 'cortex --actor atlas status --json'],

  async run(args, context) {
    parseArgs({ args: [...args], options: {} })
    await using cortex = await openExisting(context)
    const state = await cortex.status()
    if (context.json) {
      context.print(JSON.stringify(state))
      return 0
    }
    context.print(
      [
        `actor       ${state.actor}`,
        `home        ${state.home}`,
        `memories    ${state.memories} live, ${state.tombstoned} tombstoned`,
        `edges       ${state.edges}`,
        `journal     ${state.nextSeq} entries, format ${state.format}`,
        `view        generation ${state.viewGeneration}${state.lag === 0 ? '' : `, ${state.lag} entries behind`}`,
        `root        ${state.root}`,
        ...state.repairs.map((repair) => `repaired    ${repair.what}: ${repair.why}`),
      ].join('\n'),
    )
    return 0
  },
}
