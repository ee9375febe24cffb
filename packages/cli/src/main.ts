#!/usr/bin/env node
// Nothing is imported before it is known what is wanted. Where every millisecond counts, `cortex.cts`
// comes before this file.
import { createRequire } from 'node:module'

interface Command {
  main(args: readonly string[]): Promise<number>
}

type Tracker = typeof import('@cortex-memory/dense/track')

const args = process.argv.slice(2)

if (!tracks(args)) {
  // `cortex log | head` has heard enough; that is not a failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    process.stderr.write(`cortex: Cannot print the answer: ${error.code}\n`)
    process.exit(1)
  })
  const { main } = await load(args)
  process.exitCode = await main(args)
}

function tracks([group, command, ...rest]: readonly string[]): boolean {
  if (group !== 'ctx' || command !== 'track') return false
  const tracker = createRequire(import.meta.url)('@cortex-memory/dense/track') as Tracker
  return tracker.runTracker(rest, [process.execPath, process.argv[1] ?? 'cortex', 'ctx'])
}

async function load([command, ...rest]: readonly string[]): Promise<Command> {
  switch (command) {
    case 'ctx': {
      const ctx = await import('./ctx.ts')
      // What is wrong with a command line is reported in one place.
      return ctx.slipIn(rest) === undefined ? ctx : await import('./run.ts')
    }
    case 'hook':
      return await import('./hook.ts')
    default:
      return await import('./run.ts')
  }
}
