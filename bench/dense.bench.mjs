/**
 * 10,000 atoms in 9 projects: full and incremental regeneration, lint, search, and the
 * start of the tracker.
 *
 * Cold means: no index, no checkpoint, no cache, a new Workspace. Numbers are wall-clock.
 *
 * @module
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_SETTINGS } from '../packages/dense/dist/files/settings.js'
import { searchAtoms } from '../packages/dense/dist/graph/search.js'
import { lintContext } from '../packages/dense/dist/lint/lint.js'
import { regenerateAll } from '../packages/dense/dist/maintain/regenerate-all.js'
import { Workspace } from '../packages/dense/dist/workspace.js'

const ATOMS = 10_000
const STARTS = 20
const PROJECTS = 9
const RECORDS_PER_PROJECT = 5000
const NOW = Date.parse('2026-05-20T09:00:00Z')
const WORDS = 'cache queue delay retry host filter crawl index merge shard batch token model'.split(
  ' ',
)
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
    for (const project of made.projects) {
      for (const kind of ['experiments', 'knowledge', 'patterns']) {
        for (const page of ['index.md', 'index-2.md', 'index-3.md', 'index-4.md']) {
          rmSync(join(root, 'projects', project, kind, page), { force: true })
        }
      }
      rmSync(join(root, 'projects', project, '_meta', 'refs-checkpoint.json'))
    }
    rmSync(join(root, '.dense'), { recursive: true })
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
function build(root, atoms) {
  const projects = Array.from({ length: PROJECTS }, (_, index) => `project-${index + 1}`)
  let count = 0
  let sample = ''
  for (const project of projects) {
    const directory = join(root, 'projects', project)
    const total = Math.floor(atoms / PROJECTS) + (project === 'project-1' ? atoms % PROJECTS : 0)
    const experiments = Math.floor(total * 0.75)
    const facts = Math.floor(total * 0.2)
    for (const name of ['experiments', 'knowledge', 'patterns', '_meta']) {
      mkdirSync(join(directory, name), { recursive: true })
    }
    for (let n = 1; n <= total; n += 1) {
      const [name, id, text] =
        n <= experiments
          ? ['experiments', pad('EXP', n), experiment(project, n)]
          : n <= experiments + facts
            ? ['knowledge', pad('K', n - experiments), fact(project, n - experiments)]
            : [
                'patterns',
                pad('PAT', n - experiments - facts),
                pattern(project, n - experiments - facts),
              ]
      const path = join(directory, name, `${id}.md`)
      writeFileSync(path, text)
      count += 1
      sample ||= path
    }
    const lines = Array.from({ length: RECORDS_PER_PROJECT }, (_, index) => {
      const file = `${pad('EXP', 1 + ((index * 7) % Math.min(experiments, 200)))}.md`
      const ts = new Date(NOW - index * 60_000).toISOString()
      return JSON.stringify({ file, tool: 'Read', ts })
    })
    writeFileSync(join(directory, '_meta', 'access-log.jsonl'), `${lines.join('\n')}\n`)
  }
  return { projects, sample, count }
}
const pad = (prefix, n) => `${prefix}-${String(n).padStart(3, '0')}`
const word = (n) => WORDS[n % WORDS.length] ?? 'cache'
function head(project, id, n, more) {
  const day = String(1 + (n % 28)).padStart(2, '0')
  return `---\nid: ${id}\ndate: 2026-04-${day}\nproject: ${project}\nsummary: "${word(n)} ${word(n * 3 + 1)} run number ${n}"\ntags: [${word(n)}, ${word(n + 5)}-tuning]\n${more}refs: 0\nlast-ref: null\n---\n`
}
function experiment(project, n) {
  const id = pad('EXP', n)
  const link = n > 1 ? pad('EXP', n - 1) : id
  return `${head(project, id, n, `status: valid\nlinks: [${n > 1 ? link : ''}]\n`)}
### ${id}: ${word(n)}

#### Background
Follows ${link} with another ${word(n + 2)}.

#### Execution
The ${word(n)} was changed and run again.

#### Results
- The rate was ${n}.5 pages/s against the ${word(n)} of ${link}.
- Nothing else moved.

#### Conclusion
The ${word(n)} setting is kept (${link}).

#### Reflection
- **Goal attainment**: reached.
- **Unexpected findings**: none.
- **Process defects**: the ${word(n + 1)} was late.
- **Behavioral adjustments**: start earlier.
`
}
function fact(project, n) {
  const id = pad('K', n)
  return `${head(project, id, n, `evidence: [${pad('EXP', n)}, ${pad('EXP', n + 1)}]\n`)}
## ${id}: ${word(n)}

The ${word(n)} adds ${n}.25 ms in adaptive mode (${pad('EXP', n)}).
`
}
function pattern(project, n) {
  const id = pad('PAT', n)
  const [a, b] = [pad('EXP', n), pad('EXP', n + 1)]
  return `${head(project, id, n, `source-experiments: [${a}, ${b}]\n`)}
## ${id}: ${word(n)}

### Observation
Seen in ${a}.

### Evidence
| Experiment | Finding |
|---|---|
| ${a} | first |
| ${b} | second |

### Pattern Statement
It repeats (${a}, ${b}).

### Scope & Limitations
One list (${a}).

### Implications
None yet.
`
}
let edits = 0
function change(path) {
  edits += 1
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(/^summary: .*$/m, `summary: "changed ${edits} times"`))
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
