#!/usr/bin/env node
// The tracker of Dense Context runs after every read of a coding agent, so nothing is imported
// before it is known what is wanted.
const args = process.argv.slice(2)

// `cortex log | head` has heard enough; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

const { main } = args[0] === 'ctx' ? await import('./ctx.ts') : await import('./run.ts')

process.exitCode = await main(args)

export {}
