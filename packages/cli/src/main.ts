#!/usr/bin/env node
// Hooks run after every read and every prompt of a coding agent, so nothing is imported before it is
// known what is wanted.
interface Command {
  main(args: readonly string[]): Promise<number>
}

const args = process.argv.slice(2)

// `cortex log | head` has heard enough; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`cortex: Cannot print the answer: ${error.message}\n`)
  process.exit(1)
})

const { main } = await load(args)

process.exitCode = await main(args)

async function load([command, ...rest]: readonly string[]): Promise<Command> {
  switch (command) {
    case 'ctx': {
      const ctx = await import('./ctx.ts')
      // What is wrong with a command line is told in one place.
      return ctx.slipIn(rest) === undefined ? ctx : await import('./run.ts')
    }
    case 'hook':
      return await import('./hook.ts')
    default:
      return await import('./run.ts')
  }
}

export {}
