#!/usr/bin/env node
/** `node packages/dense/dist/main.js <command>`: Dense Context without the rest of Cortex. */
import { runTracker } from './track/track-program.ts'

const [command, ...args] = process.argv.slice(2)
const program = [process.execPath, process.argv[1] ?? '']

if (command !== 'track' || !runTracker(args, program)) {
  const { runCtx } = await import('./run.ts')
  process.exitCode = await runCtx(process.argv.slice(2))
}
