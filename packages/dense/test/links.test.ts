import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildGraph } from '../src/graph/graph.ts'
import { Workspace } from '../src/workspace.ts'
import { copyFixture, emptyHome, FIXTURES, fixtureJson, NOW } from './support/context.ts'
import { ctx } from './support/ctx.ts'

describe('graph', () => {
  it('[DE1] equals the golden graph', () => {
    using context = copyFixture('valid')

    const graph = buildGraph(new Workspace(context.root, () => NOW), 'crawl-tuner')

    const golden = fixtureJson<{ nodes: unknown; edges: unknown }>('graph.json')
    expect(graph.nodes).toEqual(golden.nodes)
    expect(graph.edges).toEqual(golden.edges)
    expect(graph.pending).toEqual([])
    expect(graph.payload.get('crawl-tuner/EXP-004 contradicts crawl-tuner/K-002')).toEqual({
      state: 'open',
    })
    expect(graph.payload.get('crawl-tuner/EXP-002 references crawl-tuner/EXP-004')).toEqual({
      line: 30,
    })
  })

  it('[DE1] prints the golden graph, byte for byte', async () => {
    using context = copyFixture('valid')
    const golden = readFileSync(join(FIXTURES, 'expected', 'graph.json'), 'utf8')

    expect((await ctx(context.root, ['graph', 'crawl-tuner'])).out.trim()).toBe(golden.trim())
  })

  it('[DE2] prints Mermaid and DOT, and backlinks with an entry', async () => {
    using context = copyFixture('valid')

    const mermaid = await ctx(context.root, ['graph', '--format', 'mermaid'])
    const dot = await ctx(context.root, ['graph', 'crawl-tuner', '--format', 'dot'])
    const show = await ctx(context.root, ['show', 'EXP-005'])

    expect(mermaid.out).toContain('crawl_tuner_EXP_004 ==>|supersedes| crawl_tuner_EXP_002')
    expect(dot.out).toContain(
      '"crawl-tuner/EXP-004" -> "crawl-tuner/EXP-005" [label="contradicts"];',
    )
    expect(show.out).toContain('crawl-tuner/EXP-004 contradicts crawl-tuner/EXP-005')
    expect((await ctx(context.root, ['graph', '--format', 'png'])).code).toBe(2)
  })
})

describe('rename', () => {
  it('[DE3] follows every reference and keeps the count', async () => {
    using context = copyFixture('valid')
    await ctx(context.root, ['index'])

    const result = await ctx(context.root, ['rename', 'EXP-002', 'EXP-102'])

    expect(result.code).toBe(0)
    expect(existsSync(join(context.project, 'experiments/EXP-002.md'))).toBe(false)
    const read = (path: string): string => readFileSync(join(context.project, path), 'utf8')
    expect(read('experiments/EXP-102.md')).toContain('id: EXP-102\n')
    expect(read('experiments/EXP-102.md')).toContain('### EXP-102: Concurrency sweep')
    expect(read('experiments/EXP-102.md')).toContain('refs: 2\n')
    expect(read('experiments/EXP-004.md')).toContain('| experiments/EXP-102.md | corrected |')
    expect(read('knowledge/K-001.md')).toContain('  - EXP-102\r\n')
    expect(read('STATUS.md')).toContain('EXP-004 replaced EXP-102')
    expect(read('experiments/index.md')).toContain('| EXP-102 | 2026-04-23 |')
    const lint = JSON.parse((await ctx(context.root, ['--json', 'lint'])).out) as {
      diagnostics: { severity: string }[]
    }
    expect(lint.diagnostics.filter((entry) => entry.severity === 'error')).toEqual([])
    expect((await ctx(context.root, ['rename', 'EXP-102', 'EXP-001'])).code).toBe(4)
    expect((await ctx(context.root, ['rename', 'EXP-102', 'K-009'])).code).toBe(2)
    expect((await ctx(context.root, ['rename', 'EXP-777', 'EXP-778'])).code).toBe(3)
  })
})

describe('rename across projects', () => {
  it('[DE3] follows qualified references and regenerates the other index', async () => {
    using home = emptyHome()
    await ctx(home.root, ['init'])
    for (const project of ['a', 'b']) {
      await ctx(home.root, ['new', 'project', project])
      await ctx(home.root, [
        'new',
        'experiment',
        `in ${project}`,
        '--tag',
        't',
        '--project',
        project,
      ])
    }
    const evidence = ['--evidence', 'a/EXP-001,EXP-001']
    await ctx(home.root, ['new', 'knowledge', 'Both', '--tag', 't', '--project', 'b', ...evidence])

    await ctx(home.root, ['rename', 'a/EXP-001', 'EXP-005'])

    const read = (path: string): string => readFileSync(join(home.root, 'projects', path), 'utf8')
    expect(read('b/knowledge/K-001.md')).toContain('evidence: [a/EXP-005, EXP-001]\n')
    expect(read('b/knowledge/index.md')).toContain('| a/EXP-005, EXP-001 |')
    expect((await ctx(home.root, ['lint', '--strict'])).code).toBe(0)
  })
})

describe('search', () => {
  it('[DQ1] ranks by words, then status and use; a replaced entry names its successor', async () => {
    using context = copyFixture('valid')

    const found = JSON.parse(
      (await ctx(context.root, ['--json', 'search', 'connections per host'])).out,
    ) as {
      hits: { id: string; successor?: string; line: number; path: string }[]
    }

    const ids = found.hits.map((hit) => hit.id)
    expect(ids).toContain('K-001')
    expect(ids.indexOf('EXP-002')).toBeGreaterThan(ids.indexOf('EXP-004'))
    expect(found.hits.find((hit) => hit.id === 'EXP-002')?.successor).toBe('EXP-004')
    expect(ids).not.toContain('EXP-005')
    const all = await ctx(context.root, ['search', 'robots cache', '--all'])
    expect(all.out).toContain('EXP-005')
    expect((await ctx(context.root, ['search', 'zebra'])).out).toBe('nothing found\n')
    expect((await ctx(context.root, ['search'])).code).toBe(2)
  })
})
