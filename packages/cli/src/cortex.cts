#!/usr/bin/env node
// What is installed as `cortex`. Hooks run after every read of a coding agent, so the tracker is
// reached without the loader of ES modules, which costs more than the tracker does. Everything else is in bundles.
type Tracker = typeof import('@cortex-memory/dense/track')
type Loader = import('./start/load-bundle.cts').Loader

interface Entry {
  start(args: readonly string[]): Promise<void>
}

/** By how much of its size the heap grows before the next collection; V8 lets it double and more. */
const HEAP = '--heap-growing-percent=50'
const args = process.argv.slice(2)

if (!tracks(args)) {
  const { loadBundle } = require('./start/load-bundle.cjs') as Loader
  const [word = ''] = args
  const isServer = word === 'mcp' || word === 'serve'
  // It stays for a day: half as much garbage as memory in use is enough, and costs no measurable time.
  if (isServer) (require('node:v8') as typeof import('node:v8')).setFlagsFromString(HEAP)
  const part = isServer ? word : 'command'
  const entry = word === 'hook' ? loadBundle('hook', word) : loadBundle('cortex', word, part)
  void (entry as Entry).start(args)
}

function tracks([group, command, ...rest]: readonly string[]): boolean {
  if (group !== 'ctx' || command !== 'track') return false
  const tracker = require('@cortex-memory/dense/track') as Tracker
  return tracker.runTracker(rest, [process.execPath, process.argv[1] ?? 'cortex', 'ctx'])
}
