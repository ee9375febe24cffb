/**
 * 10,000 atoms in 9 projects: full and incremental regeneration, lint, search, and the
 * start of the tracker.
 *
 * Cold means: no index, no checkpoint, no cache, a new Workspace. Numbers are wall-clock.
 *
 * @module
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_SETTINGS } from '../packages/dense/dist/files/settings.js'
import { searchAtoms } from '../packages/dense/dist/graph/search.js'
import { lintContext } from '../packages/dense/dist/lint/lint.js'
import { regenerateAll } from '../packages/dense/dist/maintain/regenerate-all.js'
import { Workspace } from '../packages/dense/dist/workspace.js'
import { build, change, forgetIndexes, NOW, PROJECTS } from './dense-context.mjs'

const ATOMS = 10_000
const STARTS = 20
/** The target of each number that has one. */
const TARGETS = {
  fullMs: 2000,
  incrementalMs: 100,
}
/** Of the tracker, beyond what Node itself takes to start. */
const TRACK_OVER_NODE_MS = 60
async function benchDense(print, atoms = ATOMS) {
  const home = mkdtempSync(join(tmpdir(), 'dense-bench-'))
  try {
    const root = join(home, 'context')
    const made = build(root, atoms)
    const clock = () => NOW
    const firstEverMs = await timed(() => regenerateAll(new Workspace(root, clock)))
    forgetIndexes(root, made.projects)
    const workspace = new Workspace(root, clock)
    const fullMs = await timed(() => regenerateAll(workspace))
    const unchangedMs = await timed(() => regenerateAll(workspace))
    const incrementalMs = await median(async () => {
      change(made.sample)
      return timed(() => regenerateAll(workspace))
    })
    const incrementalColdProcessMs = await median(async () => {
      change(made.sample)
      return timed(() => regenerateAll(new Workspace(root, clock)))
    })
    const lintMs = await timed(() => lintContext(root, DEFAULT_SETTINGS, { now: NOW, git: false }))
    const searchMs = await timed(() => searchAtoms(workspace, 'adaptive retry cache'))
    const result = {
      atoms: made.count,
      fullMs,
      firstEverMs,
      unchangedMs,
      incrementalMs,
      incrementalColdProcessMs,
      lintMs,
      searchMs,
    }
    const starts = startUp(root, made.sample)
    for (const [name, value] of Object.entries(result)) {
      const target = TARGETS[name]
      const verdict =
        target === undefined ? '' : ` (target ${target}: ${value <= target ? 'ok' : 'MISSED'})`
      print(`dense ${name} ${Math.round(Number(value) * 10) / 10}${verdict}`)
    }
    for (const line of startLines(starts)) print(line)
    return result
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
async function timed(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}
/** Of five: one sample says little on a shared machine. */
async function median(sample) {
  const times = []
  for (let n = 0; n < 5; n += 1) times.push(await sample())
  return times.sort((a, b) => a - b)[2] ?? 0
}
/**
 * Start to exit of the hook as the host starts it, beside a Node that does nothing: the installed
 * command, and the entry of a clone. Taken in turns, since the machine is shared.
 */
function startUp(root, path) {
  const program = (file) => fileURLToPath(new URL(`../packages/cli/dist/${file}`, import.meta.url))
  const input = JSON.stringify({ tool_name: 'Read', tool_input: { file_path: path } })
  const track = ['ctx', 'track', '--root', root]
  const programs = {
    node: ['-e', '0'],
    'cortex.cjs': [program('cortex.cjs'), ...track],
    'main.js': [program('main.js'), ...track],
  }
  const times = Object.fromEntries(Object.keys(programs).map((name) => [name, []]))
  for (let round = 0; round < STARTS; round += 1) {
    for (const [name, args] of Object.entries(programs)) {
      const start = performance.now()
      spawnSync(process.execPath, args, { input })
      times[name].push(performance.now() - start)
    }
  }
  return times
}
function startLines({ node, ...trackers }) {
  const bare = middleOf(node)
  return Object.entries(trackers).map(([name, times]) => {
    const over = middleOf(times) - bare
    const verdict = over <= TRACK_OVER_NODE_MS ? 'ok' : 'MISSED'
    return `dense tracker start-up beside bare node, ${name}: ${over.toFixed(1)} ms more than ${bare.toFixed(1)} ms, ${(middleOf(times) / bare).toFixed(2)} times (median of ${STARTS}; target ${TRACK_OVER_NODE_MS} ms more: ${verdict})`
  })
}
function middleOf(times) {
  return [...times].sort((a, b) => a - b)[times.length >> 1]
}

/** `--starts`: the tracker alone, beside a context of a few entries. */
function benchStarts(print) {
  const home = mkdtempSync(join(tmpdir(), 'dense-bench-'))
  try {
    const root = join(home, 'context')
    const { sample } = build(root, PROJECTS * 10)
    for (const line of startLines(startUp(root, sample))) print(line)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

const bench = process.argv.includes('--starts') ? benchStarts : benchDense
await bench((line) => console.log(line))
