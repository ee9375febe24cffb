import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { AtomCache } from '../src/atoms/atom-cache.ts'
import type { Diagnostic } from '../src/atoms/diagnostics.ts'
import { DEFAULT_SETTINGS } from '../src/files/settings.ts'
import { regenerateProject } from '../src/indexes/regenerate.ts'
import { lintContext } from '../src/lint/lint.ts'
import { copyFixture, fixtureJson, NOW, snapshot } from './support/context.ts'

const lint = (root: string): readonly Diagnostic[] =>
  lintContext(root, DEFAULT_SETTINGS, { now: NOW }).diagnostics

const brief = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.map((d) => `${d.code} ${d.file}:${d.line ?? ''}`)

interface BrokenCase {
  readonly dir: string
  readonly file: string
  readonly primary: string
  readonly line?: number
  readonly field?: string
  readonly target?: string
  readonly cycle?: readonly string[]
  readonly other?: string
  readonly also: readonly string[]
  readonly mustNotWrite?: boolean
}

const { cases } = fixtureJson<{ cases: readonly BrokenCase[] }>('broken.json')

describe('the valid fixture', () => {
  it('[DL1] gives no error, and nothing about atoms, sources, governance or links', async () => {
    using context = copyFixture('valid')

    const found = lint(context.root)

    // The tree is that of the specification, where a line of the parent stands for an index.
    const without = found.filter(({ code }) => code === 'W-CORTEX-MISSING')
    expect(without.map(({ file }) => file)).toContain('user/CORTEX.md')
    expect(brief(found.filter((entry) => !without.includes(entry)))).toEqual([
      'I-TASK-SUPPLY projects/crawl-tuner/TASKS.yaml:1',
      'W-LOG-DAMAGED projects/crawl-tuner/_meta/access-log.jsonl:11',
      'W-INDEX-OUTDATED projects/crawl-tuner/experiments/index.md:1',
      'W-INDEX-OUTDATED projects/crawl-tuner/knowledge/index.md:1',
      'W-INDEX-OUTDATED projects/crawl-tuner/patterns/index.md:1',
    ])
  })
})

describe('the broken fixtures', () => {
  it.each(cases)('[DL2] $dir gives $primary', ({ dir, ...expected }) => {
    using context = copyFixture(dir)

    const found = lint(context.root)

    const file = `projects/crawl-tuner/${expected.file}`
    const primary = found.find((d) => d.code === expected.primary && d.file === file)
    expect(primary, brief(found).join('\n')).toBeDefined()
    if (expected.line !== undefined) expect(primary?.line).toBe(expected.line)
    if (expected.field !== undefined) expect(primary?.field).toBe(expected.field)
    if (expected.target !== undefined) expect(primary?.target).toBe(expected.target)
    if (expected.cycle !== undefined) expect(primary?.cycle).toEqual(expected.cycle)
    const codes = new Set(found.map((d) => d.code as string))
    for (const code of expected.also) expect(codes, code).toContain(code)
    const errors = new Set(found.filter((d) => d.severity === 'error').map((d) => d.code as string))
    expect([...errors]).toEqual([expected.primary])
  })

  it('[DL2] names both files of a duplicate and reports a cycle once', () => {
    using twins = copyFixture('broken/05-duplicate-id-by-padding')
    using cycle = copyFixture('broken/06-supersede-cycle')

    const duplicates = lint(twins.root).filter((d) => d.code === 'E-ID-DUPLICATE')
    const cycles = lint(cycle.root).filter((d) => d.code === 'E-STATUS-CYCLE')

    expect(duplicates.map((d) => d.target)).toEqual(['EXP-20.md', 'EXP-020.md'])
    expect(cycles.map((d) => d.cycle)).toEqual([['EXP-031', 'EXP-032', 'EXP-031']])
  })

  it('[DL2] puts the unsourced quantity on its own line', () => {
    using context = copyFixture('broken/03-knowledge-without-evidence')

    const found = lint(context.root).filter((d) => d.code === 'W-PROV-UNSOURCED')

    expect(found.map((d) => d.line)).toEqual([12])
  })

  it.each(cases.filter((entry) => entry.mustNotWrite))(
    '[DX5] $dir is listed under Problems and not written to',
    async ({ dir, file, primary }) => {
      using context = copyFixture(dir)
      const before = snapshot(join(context.project, 'experiments'))

      await regenerateProject({
        project: 'crawl-tuner',
        directory: context.project,
        cache: new AtomCache('crawl-tuner', context.project),
        now: NOW,
      })

      const after = snapshot(join(context.project, 'experiments'))
      const index = after.get('index.md') ?? ''
      after.delete('index.md')
      expect(after).toEqual(before)
      const name = file.split('/')[1] ?? ''
      expect(index).toMatch(new RegExp(`## Problems[\\s\\S]*\\| ${name} \\| ${primary}`))
      expect(index).not.toMatch(/^\| EXP-\d+ \|/m)
    },
  )
})
