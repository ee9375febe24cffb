import { type Cortex, CortexError, listActors, openCortex } from '@cortex-memory/core'
import type { CommandContext } from '../command.ts'

/** Opens an existing store; a command that only looks does not create one. */
export async function openExisting(context: CommandContext): Promise<Cortex> {
  const { home, actor } = context
  const actors = listActors(home)
  if (!actors.includes(actor)) {
    const known = actors.length === 0 ? 'it has no actors yet' : `it has ${actors.join(', ')}`
    throw new CortexError('NOT_FOUND', `${home} has no actor \`${actor}\`: ${known}`)
  }
  return await openCortex({ root: home, actor, readOnly: true })
}

/** One line on a terminal, rewritten in place; nothing where nobody watches. */
export function progressLine(
  context: CommandContext,
  what: string,
): { show(done: number, total: number): void; end(): void } {
  let shown = false
  return {
    show: (done, total) => {
      if (!context.isTerminal) return
      shown = true
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
      process.stderr.write(`\r${what}: ${done} of ${total} entries (${percent} %)`)
    },
    end: () => {
      if (shown) process.stderr.write('\r\u001b[K')
    },
  }
}
