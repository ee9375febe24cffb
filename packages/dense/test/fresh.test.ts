import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FreshReport } from '../src/fresh/report.ts'
import { copyFixture, type TestContext } from './support/context.ts'
import { ctx } from './support/ctx.ts'
import { git, repository } from './support/repository.ts'

async function fresh({ root }: TestContext, ...args: string[]): Promise<FreshReport> {
  const { out } = await ctx(root, ['--json', 'fresh', 'crawl-tuner', ...args])
  return JSON.parse(out) as FreshReport
}

const problems = ({ gaps }: FreshReport): string[] => gaps.map((gap) => gap.problem)

/** The lines under a heading of the briefing. */
function part({ briefing }: FreshReport, title: string): string {
  const parts = briefing.split('\n## ').filter((text) => text.startsWith(title))
  return parts.join('\n')
}

function edit(context: TestContext, file: string, from: string, to: string): void {
  const path = join(context.project, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

describe('the Fresh Session Test', () => {
  it('[DP3] answers from every governance file', async () => {
    using context = copyFixture('valid')
    await ctx(context.root, ['index'])

    const report = await fresh(context)

    expect(report.gaps).toEqual([])
    expect(part(report, 'Scope (mission.md)')).toContain('parsing speed')
    expect(part(report, 'Next milestones (roadmap.md)')).toContain(
      'M2: Better useful rate: The same setting holds on a second host list',
    )
    expect(part(report, 'Milestones done (roadmap.md)')).toContain(
      'M1: A reference that can be repeated',
    )
    expect(part(report, 'Open issues (ISSUES.md)')).toContain('Box reservation is invisible')
    expect(part(report, 'Decisions (decisions/)')).toContain(
      'DR-0001: Pin one host list for all comparison runs (accepted)',
    )
    expect(part(report, "Owner's preferences (user/USER.md)")).not.toBe('')
  })

  it('[DP3] a governance file that is gone or says nothing is a question without an answer', async () => {
    using context = copyFixture('valid')
    await ctx(context.root, ['index'])
    rmSync(join(context.project, 'roadmap.md'))
    rmSync(join(context.project, 'ISSUES.md'))
    rmSync(join(context.project, 'decisions'), { recursive: true })
    rmSync(join(context.root, 'user', 'USER.md'))

    const gone = await fresh(context)
    writeFileSync(join(context.project, 'roadmap.md'), '# Roadmap\n')

    expect(problems(gone)).toEqual(
      expect.arrayContaining([
        'There is no roadmap',
        'There is no list of issues',
        'There is no directory for decisions',
        'There are no preferences of the owner',
      ]),
    )
    expect(problems(await fresh(context))).toContain('The roadmap has no milestone')
    expect((await ctx(context.root, ['fresh', '--check'])).code).toBe(5)
  })

  it('[DP4] what git history once had and the files no longer have is a question without an answer', async () => {
    using context = repository()
    await ctx(context.root, ['index'])
    expect((await ctx(context.root, ['fresh', '--check'])).code).toBe(0)
    git(context.root, 'rm', '-q', 'projects/crawl-tuner/decisions/0001-pin-host-list.md')
    edit(context, 'roadmap.md', '### M3: Memory of the seen-URL filter\n', '')
    edit(
      context,
      'roadmap.md',
      '- [ ] Memory at a 0.1 % target sampled over a full run, written as a K entry\n',
      '',
    )
    git(context.root, 'commit', '-qam', 'tidy up')

    const report = await fresh(context)

    expect(problems(report)).toContain('decisions/0001-pin-host-list.md was deleted')
    expect(problems(report)).toContain(
      'Was in the roadmap once: Memory at a 0.1 % target sampled over a full run, written as a K entry',
    )
    expect((await ctx(context.root, ['fresh', '--check'])).code).toBe(5)
  })

  it('[DP3] a list that lost its last word is a question, whether git saw it go or not', async () => {
    using context = repository()
    await ctx(context.root, ['index'])
    for (const file of ['TASKS.yaml', 'CORTEX.md', 'ISSUES.md', '../../user/USER.md']) {
      const path = join(context.project, file)
      const text = readFileSync(path)
      for (const lose of [() => rmSync(path), () => writeFileSync(path, '\n')]) {
        lose()
        git(context.root, 'commit', '-qam', 'lost')
        expect((await ctx(context.root, ['fresh', '--check'])).code).toBe(5)
        writeFileSync(path, text)
        git(context.root, 'add', '-A')
        git(context.root, 'commit', '-qm', 'found')
      }
    }
    expect((await ctx(context.root, ['fresh', '--check'])).code).toBe(0)
  })

  it('[DP3] preferences and issues count without list marks and headings', async () => {
    using context = copyFixture('valid')
    writeFileSync(join(context.root, 'user', 'USER.md'), '# User\n\nWants German answers.\n')
    writeFileSync(join(context.project, 'ISSUES.md'), '# Issues\n\n- The box is slow.\n')

    const report = await fresh(context)

    expect(part(report, "Owner's preferences")).toContain('Wants German answers.')
    expect(part(report, 'Open issues')).toContain('The box is slow.')
  })

  it('[DP4] a decision for all projects, a task and a promise of the mission are missed too', async () => {
    using context = repository()
    await ctx(context.root, [
      ...['new', 'decision', 'One clock', '--alternative', 'a', '--alternative', 'b', '--system'],
    ])
    await ctx(context.root, ['index'])
    const made = await ctx(context.root, [
      ...['tasks', 'add', 'Measure it again', '--why', 'w', '--done-when', 'd'],
      ...['--plan', 'mission.md'],
    ])
    const id = made.out.slice(0, 4)
    expect((await ctx(context.root, ['fresh', '--check'])).err).toMatch(/ 0 questions unanswered/)
    git(context.root, 'rm', '-q', 'decisions/DR-0001-one-clock.md')
    const tasks = join(context.project, 'TASKS.yaml')
    const queue = readFileSync(tasks, 'utf8')
    writeFileSync(tasks, queue.slice(0, queue.indexOf(`  - id: "${id}"`)))
    edit(context, 'mission.md', 'parsing speed, storage back end, new machines', 'ships')
    git(context.root, 'commit', '-qam', 'tidy up')

    const found = problems(await fresh(context))
    git(context.root, 'commit', '-q', '--amend', '-m', 'tidy up', '-m', 'Approved-by: owner')

    expect(found).toEqual(
      expect.arrayContaining([
        'decisions/DR-0001-one-clock.md was deleted',
        expect.stringContaining(`Task ${id} is neither in the queue nor in the archive`),
        expect.stringContaining('Was in the mission once: - Does not include: parsing speed'),
      ]),
    )
    expect(problems(await fresh(context)).join()).not.toContain('Was in the mission once')
  })

  it('[DP4] an entry that got another id is not gone', async () => {
    using context = repository()
    await ctx(context.root, ['index'])
    await ctx(context.root, ['rename', 'EXP-003a', 'EXP-103'])

    expect(problems(await fresh(context))).toEqual([])
  })

  it('[DP5] a fact whose evidence has all fallen is not known', async () => {
    using context = copyFixture('valid')
    edit(context, 'knowledge/K-002.md', 'evidence: [EXP-001, EXP-002]', 'evidence: [EXP-002]')
    await ctx(context.root, ['index'])

    const report = await fresh(context)

    expect(part(report, 'Known facts')).not.toContain('K-002')
    expect(part(report, 'Do not rely on')).toMatch(
      /- K-002 \(rests on EXP-002, superseded:EXP-004\)/,
    )
  })

  it('[DP5] a fact that rests on such a fact is not known either', async () => {
    using context = copyFixture('valid')
    edit(context, 'knowledge/K-002.md', 'evidence: [EXP-001, EXP-002]', 'evidence: [EXP-002]')
    await ctx(context.root, [
      ...['new', 'knowledge', 'It follows', '--tag', 'x', '--evidence', 'K-002'],
    ])

    const report = await fresh(context)

    expect(part(report, 'Known facts')).not.toContain('It follows')
    expect(part(report, 'Do not rely on')).toMatch(
      /rests on K-002, which rests on EXP-002, superseded:EXP-004\): It follows/,
    )
  })

  it('[DP6] each part names the index of its own directory', async () => {
    using context = copyFixture('valid')
    edit(context, 'knowledge/K-002.md', 'evidence: [EXP-001, EXP-002]', 'evidence: [EXP-002]')
    await ctx(context.root, ['index'])

    const report = await fresh(context)

    expect(part(report, 'Do not rely on (experiments/index.md)')).not.toContain('K-002')
    expect(part(report, 'Do not rely on (knowledge/index.md)')).toContain('K-002')
  })
})
