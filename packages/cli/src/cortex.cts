#!/usr/bin/env node
// What is installed as `cortex`. Hooks run after every read of a coding agent, so the tracker is
// reached without the loader of ES modules, which costs more than the tracker does. Everything else is in bundles.
type Tracker = typeof import('@cortex-memory/dense/track')
type Loader = import('./start/load-bundle.cts').Loader

interface Entry {
  start(args: readonly string[]): Promise<void>
}

const args = process.argv.slice(2)

if (!tracks(args)) {
  const { loadBundle } = require('./start/load-bundle.cjs') as Loader
  const entry = loadBundle(args[0] === 'hook' ? 'hook' : 'command', args[0] ?? '') as Entry
  void entry.start(args)
}

function tracks([group, command, ...rest]: readonly string[]): boolean {
  if (group !== 'ctx' || command !== 'track') return false
  const tracker = require('@cortex-memory/dense/track') as Tracker
  return tracker.runTracker(rest, [process.execPath, process.argv[1] ?? 'cortex', 'ctx'])
}
