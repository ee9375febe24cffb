import type { CommandContext } from './command.ts'

/** One line on a terminal, rewritten in place; nothing where nobody watches. */
export function progressLine(
  context: Pick<CommandContext, 'isTerminal'>,
  what: string,
  unit = 'entries',
): { show(done: number, total: number): void; end(): void } {
  let shown = false
  return {
    show: (done, total) => {
      if (!context.isTerminal) return
      shown = true
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
      process.stderr.write(`\r${what}: ${done} of ${total} ${unit} (${percent} %)`)
    },
    end: () => {
      if (shown) process.stderr.write('\r\u001b[K')
    },
  }
}
