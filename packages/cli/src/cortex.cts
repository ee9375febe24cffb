#!/usr/bin/env node
// What is installed as `cortex`. Hooks run after every read of a coding agent, so the tracker is
// reached without the loader of ES modules, which costs more than the tracker does.
type Tracker = typeof import('@cortex-memory/dense/track')

const [group, command, ...rest] = process.argv.slice(2)

if (group === 'ctx' && command === 'track') {
  const tracker = require('@cortex-memory/dense/track') as Tracker
  const program = [process.execPath, process.argv[1] ?? 'cortex', 'ctx']
  if (!tracker.runTracker(rest, program)) void import('./main.ts')
} else {
  void import('./main.ts')
}
