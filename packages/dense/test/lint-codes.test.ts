import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CODES, type Diagnostic } from '../src/atoms/diagnostics.ts'
import { initContext } from '../src/create/context.ts'
import { DEFAULT_SETTINGS } from '../src/files/settings.ts'
import { lintContext } from '../src/lint/lint.ts'
import { Workspace } from '../src/workspace.ts'
import { emptyHome, NOW } from './support/context.ts'

const put = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

interface AtomSpec {
  readonly [field: string]: string | undefined
}

/** A valid atom with some fields replaced; undefined leaves a field out. */
function atom(id: string, fields: AtomSpec = {}, body = ''): string {
  const all: AtomSpec = {
    id,
    date: '2026-05-01',
    project: 'zoo',
    summary: '"a summary"',
    tags: '[x]',
    ...fields,
  }
  const lines = Object.entries(all).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  )
  return `---\n${lines.join('\n')}\n---\n${body}`
}

const EXPERIMENT_BODY = `
#### Background
b

#### Execution
e

#### Results
r

#### Conclusion
c

#### Reflection
- **Process defects**: none.
- **Behavioral adjustments**: none.
`

/** One tree in which every rule is broken somewhere. */
function buildZoo(root: string): void {
  const p = 'projects/zoo'
  const exp = (name: string, text: string): void => put(root, `${p}/experiments/${name}.md`, text)
  exp('EXP-001', atom('EXP-001', { status: 'valid' }, EXPERIMENT_BODY))
  exp('EXP-002', atom('EXP-002', { status: 'valid' }, EXPERIMENT_BODY))
  exp('EXP-003', atom('EXP-003', { status: 'valid' }, EXPERIMENT_BODY))
  exp('EXP-010', 'no front matter\n')
  exp('EXP-011', '---\nid: EXP-011\n')
  exp('EXP-012', '---\nid: [\n---\n')
  exp('EXP-013', `${atom('EXP-013', {}, '---\nid: EXP-013\n---\n')}`)
  exp('EXP-014', atom('EXP_14'))
  exp('EXP-015', atom('EXP-016'))
  exp('EXP-017', atom('K-017'))
  exp('EXP-18', atom('EXP-18'))
  exp('EXP-018', atom('EXP-018'))
  exp('EXP-020', atom('EXP-020', { tags: undefined, summary: '5', unheard: 'of' }))
  exp('EXP-021', atom('EXP-021', { date: '2026-02-30', project: 'other' }))
  exp('EXP-022', atom('EXP-022', { date: '2026-06-20', summary: `"${'long '.repeat(70)}"` }))
  exp('EXP-023', atom('EXP-023', { status: 'finished' }))
  exp('EXP-024', atom('EXP-024', { status: 'challenged' }))
  exp('EXP-025', atom('EXP-025', { status: 'superseded' }, EXPERIMENT_BODY))
  exp('EXP-026', atom('EXP-026', { status: 'superseded:EXP-026' }, EXPERIMENT_BODY))
  exp('EXP-027', atom('EXP-027', { status: 'superseded:EXP-028' }, EXPERIMENT_BODY))
  exp(
    'EXP-028',
    atom('EXP-028', { status: 'superseded:EXP-027', date: '2026-04-01' }, EXPERIMENT_BODY),
  )
  exp('EXP-029', atom('EXP-029', { status: 'challenged: EXP-001' }, EXPERIMENT_BODY))
  exp('EXP-030', atom('EXP-030', { status: 'invalidated:EXP-001' }, EXPERIMENT_BODY))
  exp('EXP-031', atom('EXP-031', { links: '[EXP-999]' }, 'See EXP-998.\n'))
  exp('EXP-032', atom('EXP-032', {}, `${'line\n'.repeat(401)}`))
  exp(
    'EXP-033',
    atom(
      'EXP-033',
      { status: 'valid' },
      `
#### Background
b
#### Execution
e
#### Results
- It took 3.5 s.
- It took 4.5 s (EXP-033).
- It took 5.5 s, as EXP-025 says.
- See missing.csv:3 and commit 0123abcd.
- The data: artifacts/data.csv:99.
- The value was 7.25 (artifacts/data.csv:1).
#### Conclusion
c
#### Reflection
r
`,
    ),
  )
  put(root, `${p}/artifacts/data.csv`, 'a,b\n')
  put(
    root,
    `${p}/knowledge/K-001.md`,
    atom('K-001', { summary: '"ANTI-PATTERN: x"', evidence: '[EXP-001]' }),
  )
  put(
    root,
    `${p}/knowledge/K-002.md`,
    atom('K-002', { summary: undefined, title: 'old', source: 'EXP-001' }),
  )
  put(
    root,
    `${p}/patterns/PAT-001.md`,
    atom('PAT-001', { 'source-experiments': '[EXP-001]' }, '\n### Evidence\nnothing\n'),
  )
  put(root, `${p}/STATUS.md`, `# s\n\nUpdated: 2026-01-01\n${'x\n'.repeat(130)}`)
  put(root, `${p}/ISSUES.md`, `# i\n\n## Old one (2026-01-01)\n- Problem: p\n${'- x\n'.repeat(70)}`)
  put(root, `${p}/mission.md`, '# m\n\n## Goal\ng\n')
  put(
    root,
    `${p}/roadmap.md`,
    '# r\n\n## Phase 1: a\n\n### M1: b\n\n### M2: c\n- [ ] make things nice\n- [ ] 3 runs\n',
  )
  put(
    root,
    `${p}/decisions/0001-a.md`,
    '# DR-0001\n\nDate: 2026-01-01\nStatus: accepted\nSupersedes: DR-0002\n\n## Alternatives\n- one\n',
  )
  put(root, `${p}/decisions/0001-b.md`, '# DR-0001\n')
  put(root, `${p}/decisions/0002-c.md`, '# DR-0002\n')
  put(
    root,
    `${p}/TASKS.yaml`,
    `tasks:
  - id: 0123
    text: a
  - id: "aaaa"
    text: b
    why: w
    done-when: "Improve it"
    template: t
    depends-on: ["bbbb", "9999"]
    parent: "8888"
    claimed-by: me
    claimed-at: "2026-05-01T00:00:00.000Z"
  - id: "bbbb"
    text: c
    template: t
    depends-on: ["aaaa"]
  - id: "cccc"
    text: d
    template: t
    paused: true
  - id: "cccc"
    text: e
    template: t
    paused: true
`,
  )
  put(root, `${p}/CORTEX.md`, `# zoo\n\n- gone.md: dead\n- ${'long '.repeat(50)}\n`)
  put(root, `${p}/loose/note.md`, 'x')
  put(root, `${p}/_meta/access-log.jsonl`, 'damaged\n')
  put(root, 'user/USER.md', 'x'.repeat(4000))
  put(root, 'projects/broken-tasks/ISSUES.md/note.md', 'a directory where a file is expected')
  put(root, 'projects/broken-tasks/TASKS.yaml', 'tasks: [\n')
}

describe('lint', () => {
  it('[DL3] every code of the table is reported by a tree that breaks every rule', () => {
    using home = emptyHome()
    const { root } = home
    initContext(new Workspace(root, () => NOW))
    const git = (...args: string[]): void => {
      execFileSync('git', ['-C', root, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args])
    }
    git('init', '-q')
    put(root, 'projects/zoo/mission.md', '# m\n')
    put(root, 'projects/zoo/roadmap.md', '# r\n\n## Phase 1\n- [ ] a condition that was deleted\n')
    git('add', '-A')
    git('commit', '-qm', 'first')
    buildZoo(root)
    // An index whose text is not what the generator wrote.
    put(root, 'projects/zoo/knowledge/index.md', 'edited')
    const checkpoint = {
      v: 1,
      logs: {},
      usage: {},
      recent: {},
      indexes: { 'knowledge/index.md': { now: 'x', before: null } },
    }
    put(root, 'projects/zoo/_meta/refs-checkpoint.json', JSON.stringify(checkpoint))

    const lint = (strict: boolean): readonly Diagnostic[] =>
      lintContext(root, DEFAULT_SETTINGS, { now: NOW, strict, drift: true }).diagnostics
    const found = lint(true)

    expect([...new Set(found.map((entry) => entry.code))].sort()).toEqual(Object.keys(CODES).sort())
    for (const entry of found) {
      expect(entry.message).not.toBe('')
      if (entry.line !== undefined) expect(entry.line).toBeGreaterThan(0)
    }
    expect(lint(false).some((entry) => entry.code === 'W-FIELD-UNKNOWN')).toBe(false)
    expect(found.find((entry) => entry.code === 'W-PROV-UNSOURCED')?.severity).toBe('error')
  })

  it('[DL4] reports in a stable order and changes nothing', () => {
    using home = emptyHome()
    initContext(new Workspace(home.root, () => NOW))
    buildZoo(home.root)
    const lint = (): string =>
      JSON.stringify(lintContext(home.root, DEFAULT_SETTINGS, { now: NOW }).diagnostics)

    const first = lint()

    expect(lint()).toBe(first)
    const order = (JSON.parse(first) as Diagnostic[]).map((entry) => entry.file)
    expect([...order].sort()).toEqual(order)
    expect(readFileSync(join(home.root, 'projects/zoo/experiments/EXP-010.md'), 'utf8')).toBe(
      'no front matter\n',
    )
  })

  it('[DL5] points to the line in the file, front matter included', () => {
    using home = emptyHome()
    put(
      home.root,
      'projects/zoo/experiments/EXP-001.md',
      atom('EXP-001', { links: '[EXP-9]' }, '\n\nSee EXP-777.\n'),
    )

    const found = lintContext(home.root, DEFAULT_SETTINGS, { now: NOW }).diagnostics

    const line = (code: string): number | undefined =>
      found.find((entry) => entry.code === code)?.line
    expect(line('E-REF-DANGLING')).toBe(7)
    expect(line('W-REF-BODY-DANGLING')).toBe(11)
  })

  it('[DL6] resolves references to other projects and reports unknown ones', () => {
    using home = emptyHome()
    put(home.root, 'projects/other/experiments/EXP-042.md', atom('EXP-042', { project: 'other' }))
    put(
      home.root,
      'projects/zoo/experiments/EXP-001.md',
      atom(
        'EXP-001',
        { links: '[other/EXP-042, other/EXP-043, nowhere/EXP-1]' },
        'As other/EXP-042 and and/or EXP-001/EXP-002 say.\n',
      ),
    )

    const found = lintContext(home.root, DEFAULT_SETTINGS, { now: NOW }, 'zoo').diagnostics

    const dangling = found
      .filter((entry) => entry.code.endsWith('DANGLING'))
      .map((entry) => entry.target)
    expect(dangling).toEqual(['nowhere/EXP-1', 'other/EXP-043'])
  })
})
