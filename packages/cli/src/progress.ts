import type { CommandContext } from './command.ts'

/** One line on a terminal, rewritten in place; nothing where nobody watches. */
export function progressLine(
  context: Pick<CommandContext, 'isTerminal'>,
  what: string,
  unit = 'entries',
): { show(done: number, total: number): void; say(text: string): void; end(): void } {
  let shown = false
  return {
    show: (done, total) => {
      if (!context.isTerminal) return
      shown = true
      // Standard input does not say how long it is.
      const of = total === 0 ? '' : ` of ${total}`
      const percent = total === 0 ? '' : ` (${Math.floor((done / total) * 100)} %)`
      process.stderr.write(`\r${what}: ${done}${of} ${unit}${percent}`)
    },
    say: (text) => {
      if (!context.isTerminal) return
      shown = true
      process.stderr.write(`\r\u001b[K${what}: ${text}`)
    },
    end: () => {
      if (shown) process.stderr.write('\r\u001b[K')
    },
  }
}
