import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createAtom } from '../src/create/atom.ts'
import { EXPERIMENT_SECTIONS, PATTERN_SECTIONS } from '../src/lint/body-rules.ts'
import { findSection, readMarkdown } from '../src/text/markdown.ts'
import { Workspace } from '../src/workspace.ts'
import { copyFixture, emptyHome, NOW, snapshot } from './support/context.ts'
import { ctx } from './support/ctx.ts'

async function demo(root: string): Promise<void> {
  await ctx(root, ['init'])
  await ctx(root, ['new', 'project', 'demo', '--purpose', 'A demo'])
}

const text = (root: string, path: string): string => readFileSync(join(root, path), 'utf8')

describe('new', () => {
  it('[DN1] a new project is complete, listed in OVERVIEW.md and lints without a warning', async () => {
    using home = emptyHome()
    await demo(home.root)

    const lint = await ctx(home.root, ['lint', '--strict'])

    expect(lint.code, lint.out).toBe(0)
    expect(text(home.root, 'OVERVIEW.md')).toContain(
      '| demo | **Set up** - mission is a draft | Medium | 2026-05-20 |',
    )
    for (const name of [
      'mission.md',
      'roadmap.md',
      'STATUS.md',
      'ISSUES.md',
      'TASKS.yaml',
      'CORTEX.md',
      '_meta/access-log.jsonl',
      'experiments/index.md',
    ]) {
      expect(existsSync(join(home.project, name)), name).toBe(true)
    }
  })

  it('[DN2] never overwrites a project and refuses unsafe and reserved names', async () => {
    using home = emptyHome()
    await demo(home.root)
    const before = snapshot(home.root)

    expect((await ctx(home.root, ['new', 'project', 'demo'])).code).toBe(4)
    for (const name of [
      '../evil',
      '.hidden',
      'a/b',
      '',
      'general',
      '-x',
      'a\\b',
      'x'.repeat(200),
    ]) {
      expect((await ctx(home.root, ['new', 'project', '--', name])).code, name).toBe(2)
    }
    expect(snapshot(home.root)).toEqual(before)
  })

  it('[DN3] refuses projects and directories that are links out of the context', async () => {
    using home = emptyHome()
    await demo(home.root)
    const outside = join(home.root, '..', 'outside')
    mkdirSync(join(outside, 'experiments'), { recursive: true })
    symlinkSync(outside, join(home.root, 'projects', 'evil'))
    mkdirSync(join(home.root, 'projects', 'half'))
    symlinkSync(join(outside, 'experiments'), join(home.root, 'projects', 'half', 'experiments'))

    const evil = await ctx(home.root, ['new', 'experiment', 'x', '--tag', 'x', '--project', 'evil'])
    const half = await ctx(home.root, ['new', 'experiment', 'x', '--tag', 'x', '--project', 'half'])

    expect([evil.code, half.code]).toEqual([2, 2])
    expect(snapshot(outside).size).toBe(0)
    expect((await ctx(home.root, ['index', '--all'])).out).toContain('2 projects')
  })

  it('[DI1] allocates ids by exclusive create: twenty writers get twenty ids', async () => {
    using home = emptyHome()
    await demo(home.root)

    const made = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const workspace = new Workspace(home.root, () => NOW)
        return createAtom(workspace, 'demo', 'experiment', { summary: `run ${n}`, tags: ['x'] })
      }),
    )

    const ids = made.map((entry) => entry.id).sort()
    expect(new Set(ids).size).toBe(20)
    expect(ids.at(0)).toBe('EXP-001')
    expect(ids.at(-1)).toBe('EXP-020')
    expect(text(home.root, 'projects/demo/experiments/index.md')).toContain(
      '## Active (20 entries)',
    )
  })

  it('[DI2] skips numbers that only the access log remembers, and letters variants', async () => {
    using home = emptyHome()
    await demo(home.root)
    writeFileSync(
      join(home.project, '_meta/access-log.jsonl'),
      '{"file":"EXP-041.md","tool":"Read","ts":"2026-05-01T00:00:00.000Z"}\n',
    )

    const first = await ctx(home.root, ['new', 'experiment', 'a', '--tag', 'x'])
    const variant = await ctx(home.root, [
      'new',
      'experiment',
      'b',
      '--tag',
      'x',
      '--variant-of',
      'EXP-042',
    ])
    const second = await ctx(home.root, [
      'new',
      'experiment',
      'c',
      '--tag',
      'x',
      '--variant-of',
      'EXP-042',
    ])

    expect([first.out, variant.out, second.out].map((line) => line.split(' ')[0])).toEqual([
      'EXP-042',
      'EXP-042a',
      'EXP-042b',
    ])
  })

  it('[DN4] templates have every section, and required references have to exist', async () => {
    using home = emptyHome()
    await demo(home.root)
    const run = (...args: string[]): ReturnType<typeof ctx> => ctx(home.root, ['new', ...args])

    expect((await run('experiment', 'first', '--tag', 'x')).code).toBe(0)
    expect((await run('experiment', 'second', '--tag', 'x', '--link', 'EXP-001')).code).toBe(0)
    expect(
      (await run('knowledge', 'fact', '--tag', 'x', '--evidence', 'EXP-001,EXP-002')).code,
    ).toBe(0)
    expect(
      (await run('pattern', 'rule', '--tag', 'x', '--source', 'EXP-001', '--source', 'EXP-002'))
        .code,
    ).toBe(0)

    expect((await run('knowledge', 'fact', '--tag', 'x')).code).toBe(2)
    expect((await run('knowledge', 'fact', '--tag', 'x', '--evidence', 'EXP-9')).code).toBe(3)
    expect((await run('pattern', 'rule', '--tag', 'x')).code).toBe(2)
    expect((await run('experiment', 'no tags')).code).toBe(2)
    expect((await run('experiment', 'x', '--tag', 'x', '--unknown')).code).toBe(2)
    expect((await run('nothing')).code).toBe(2)
    const experiment = readMarkdown(text(home.root, 'projects/demo/experiments/EXP-001.md'))
    for (const names of EXPERIMENT_SECTIONS) expect(findSection(experiment, names)).toBeDefined()
    const pattern = readMarkdown(text(home.root, 'projects/demo/patterns/PAT-001.md'))
    for (const names of PATTERN_SECTIONS) expect(findSection(pattern, names)).toBeDefined()
    const lint = await ctx(home.root, ['lint', '--strict'])
    expect(lint.code, lint.out).toBe(0)
  })

  it('[DN5] a decision, an idea and a scan are entered in their index in the same step', async () => {
    using home = emptyHome()
    await demo(home.root)

    await ctx(home.root, [
      'new',
      'decision',
      'Use one list',
      '--alternative',
      'many lists',
      '--alternative',
      'one list',
    ])
    await ctx(home.root, [
      'new',
      'decision',
      'Keep files',
      '--system',
      '--alternative',
      'a',
      '--alternative',
      'b',
    ])
    await ctx(home.root, ['new', 'idea', 'Lazy loading', '--source', 'EXP-001'])
    await ctx(home.root, ['new', 'scan', 'papers of May'])
    await ctx(home.root, ['new', 'scan', 'tools'])

    expect(text(home.root, 'projects/demo/decisions/CORTEX.md')).toContain(
      '| 0001-use-one-list.md | DR-0001: Use one list |',
    )
    expect(text(home.root, 'decisions/CORTEX.md')).toContain('DR-0001-keep-files.md')
    expect(text(home.root, 'ideas/CORTEX.md')).toContain(
      '| lazy-loading.md | Incubating | EXP-001 |',
    )
    expect(text(home.root, 'scans/CORTEX.md')).toContain('| 2026-05-20.md | papers of May |')
    expect(text(home.root, 'OVERVIEW.md')).toContain('Last scan: 2026-05-20\n')
    expect(text(home.root, 'scans/2026-05-20.md').match(/^## Scope$/gm)).toHaveLength(2)
    expect(
      (await ctx(home.root, ['new', 'decision', 'No choice', '--alternative', 'one'])).code,
    ).toBe(2)
    const lint = await ctx(home.root, ['lint', '--strict'])
    expect(lint.code, lint.out).toBe(0)
  })

  it('[DN6] an empty context is told what to do', async () => {
    using home = emptyHome()
    const missing = await ctx(home.root, ['lint'])
    expect(missing.code).toBe(3)
    expect(missing.err).toContain('cortex ctx init')
    await ctx(home.root, ['init'])
    expect((await ctx(home.root, ['init'])).out).toBe('nothing to do\n')
    expect((await ctx(home.root, ['fresh'])).err).toContain('ctx new project')
    expect((await ctx(home.root, ['unknown'])).code).toBe(2)
    expect(JSON.parse((await ctx(home.root, ['--json', 'fresh'])).out)).toMatchObject({
      error: { code: 'NOT_FOUND' },
    })
  })
})

describe('status', () => {
  it('[DS1] updates both sides and lists what rests on the entry', async () => {
    using context = copyFixture('valid')
    await ctx(context.root, [
      'new',
      'experiment',
      'New list',
      '--tag',
      'concurrency',
      '--status',
      'valid',
    ])

    const result = await ctx(context.root, ['--json', 'status', 'EXP-001', 'superseded:EXP-006'])

    expect(result.code).toBe(0)
    const change = JSON.parse(result.out) as { impact: { key: string; proposal: string }[] }
    expect(change.impact.map((entry) => [entry.key, entry.proposal])).toEqual([
      ['crawl-tuner/EXP-002', 'review the mention'],
      ['crawl-tuner/EXP-004', 'review the mention'],
      ['crawl-tuner/EXP-005', 'none: already invalidated'],
      ['crawl-tuner/K-002', 'challenged:EXP-006'],
      ['crawl-tuner/PAT-001', 'challenged:EXP-006'],
    ])
    expect(text(context.root, 'projects/crawl-tuner/experiments/EXP-001.md')).toContain(
      'status: superseded:EXP-006\n',
    )
    expect(text(context.root, 'projects/crawl-tuner/experiments/EXP-006.md')).toContain(
      'links: [EXP-001]\n',
    )
    const again = await ctx(context.root, ['status', 'EXP-001', 'superseded:EXP-006'])
    expect(again.out).toContain('already')
  })

  it('[DS2] changes only the status line of the entry', async () => {
    using context = copyFixture('valid')
    const path = 'projects/crawl-tuner/knowledge/K-001.md'
    await ctx(context.root, ['index'])
    const before = text(context.root, path).split('\r\n')

    await ctx(context.root, ['status', 'K-001', 'stale'])

    const after = text(context.root, path).split('\r\n')
    expect(after.filter((line) => !before.includes(line))).toEqual(['status: stale'])
    expect(before.filter((line) => !after.includes(line))).toEqual([])
  })

  it('[DS3] refuses unknown words, missing and own targets, rings, and leaving a final status', async () => {
    using context = copyFixture('valid')
    const before = snapshot(join(context.project, 'experiments'))
    const code = async (...args: string[]): Promise<number> =>
      (await ctx(context.root, ['status', ...args])).code

    expect(await code('EXP-001', 'finished')).toBe(2)
    expect(await code('EXP-001', 'challenged')).toBe(2)
    expect(await code('EXP-001', 'superseded:EXP-999')).toBe(3)
    expect(await code('EXP-001', 'superseded:EXP-001')).toBe(2)
    expect(await code('EXP-999', 'valid')).toBe(3)
    expect(await code('EXP-004', 'superseded:EXP-002')).toBe(4)
    expect(await code('EXP-002', 'valid')).toBe(1)
    expect(await code('EXP-001', 'invalidated:EXP-004')).toBe(2)
    expect(snapshot(join(context.project, 'experiments'))).toEqual(before)
  })

  it('[DS4] a tombstone keeps the front matter, and the former text is not lost', async () => {
    using context = copyFixture('valid')
    const path = 'projects/crawl-tuner/experiments/EXP-001.md'
    const former = text(context.root, path)

    await ctx(context.root, ['status', 'EXP-001', 'invalidated:EXP-004', '--reason', 'wrong list'])

    const now = text(context.root, path)
    expect(now).toContain('invalidated-date: 2026-05-20\ninvalidated-reason: "wrong list"\n---\n')
    expect(now).toContain('> **TOMBSTONE** - proven wrong on 2026-05-20 by EXP-004.')
    expect(now).not.toContain('117.2')
    const kept = [...snapshot(join(context.project, '_meta', 'former')).values()]
    expect(kept).toEqual([former])
    const lint = await ctx(context.root, ['--json', 'lint'])
    expect(lint.out).not.toContain('W-TOMBSTONE-BODY')
    expect((await ctx(context.root, ['show'])).out).toContain('EXP-001\tinvalidated:EXP-004')
  })

  it('[DS5] marks facts and patterns as challenged on request', async () => {
    using context = copyFixture('valid')
    await ctx(context.root, ['new', 'experiment', 'New list', '--tag', 'x', '--status', 'valid'])

    await ctx(context.root, ['status', 'EXP-001', 'superseded:EXP-006', '--mark-downstream'])

    expect(text(context.root, 'projects/crawl-tuner/patterns/PAT-001.md')).toContain(
      'status: challenged:EXP-006\n',
    )
    expect(text(context.root, 'projects/crawl-tuner/knowledge/K-002.md')).toContain(
      'status: challenged:EXP-004\n',
    )
  })
})
