/** A Dense Context of many entries, for `dense` and `beside`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const PROJECTS = 9
const RECORDS_PER_PROJECT = 5000
export const NOW = Date.parse('2026-05-20T09:00:00Z')
const WORDS = 'cache queue delay retry host filter crawl index merge shard batch token model'.split(
  ' ',
)

export function build(root, atoms) {
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

export function change(path) {
  edits += 1
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(/^summary: .*$/m, `summary: "changed ${edits} times"`))
}

/** No index, no checkpoint, no cache: the next regeneration reads every entry. */
export function forgetIndexes(root, projects) {
  for (const project of projects) {
    for (const kind of ['experiments', 'knowledge', 'patterns']) {
      for (const page of ['index.md', 'index-2.md', 'index-3.md', 'index-4.md']) {
        rmSync(join(root, 'projects', project, kind, page), { force: true })
      }
    }
    rmSync(join(root, 'projects', project, '_meta', 'refs-checkpoint.json'))
  }
  rmSync(join(root, '.dense'), { recursive: true })
}
