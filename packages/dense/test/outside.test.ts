import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openContext } from '../src/context.ts'
import { usualRoot } from '../src/files/root.ts'
import { toMermaid } from '../src/graph/graph.ts'
import { guardPayload } from '../src/hooks/guard.ts'
import { COMMANDS } from '../src/run.ts'
import { trackEvent } from '../src/track/track.ts'
import { copyFixture, emptyHome, NOW, snapshot } from './support/context.ts'
import { ctx } from './support/ctx.ts'

const ATOM = `---
id: EXP-006
date: 2026-05-01
project: crawl-tuner
summary: "From elsewhere"
tags: [a]
status: active
---

#### Background

Elsewhere.
`

describe('what is not a plain file', () => {
  it('[DX9] a link out of the context, a link to nowhere and a pipe are problems, not entries', async () => {
    using context = copyFixture('valid')
    const outside = join(context.root, '..', 'EXP-006.md')
    writeFileSync(outside, ATOM)
    const place = join(context.project, 'experiments')
    symlinkSync(outside, join(place, 'EXP-006.md'))
    symlinkSync('nowhere.md', join(place, 'EXP-007.md'))
    execFileSync('mkfifo', [join(place, 'EXP-008.md')])

    const regenerated = await ctx(context.root, ['index'])
    const lint = JSON.parse((await ctx(context.root, ['lint', '--json'])).out) as {
      diagnostics: { code: string; file: string }[]
    }

    const index = readFileSync(join(place, 'index.md'), 'utf8')
    for (const id of ['EXP-006', 'EXP-007', 'EXP-008']) {
      expect(regenerated.err).toContain(`${id}.md: E-FM-MISSING`)
      expect(index).toContain(`| ${id}.md | E-FM-MISSING |`)
      const file = `projects/crawl-tuner/experiments/${id}.md`
      expect(lint.diagnostics).toContainEqual(
        expect.objectContaining({ code: 'E-FM-MISSING', file }),
      )
    }
    expect(index).not.toContain('From elsewhere')
    expect(readFileSync(outside, 'utf8')).toBe(ATOM)
  })

  it('[DL11] an entry that cannot be read says why', async () => {
    using context = copyFixture('valid')
    symlinkSync('nowhere.md', join(context.project, 'experiments', 'EXP-007.md'))

    const { out } = await ctx(context.root, ['lint'])

    expect(out).toContain('EXP-007.md cannot be read: it is a link that leads nowhere')
  })

  it('[DL11] an entry that cannot be read hides no other, and is read again when it can be', async () => {
    using context = copyFixture('valid')
    const entry = join(context.project, 'knowledge', 'K-002.md')
    const before = readFileSync(entry)
    const marks = statSync(entry)
    truncateSync(entry, 65 * 1_048_576)

    for (const command of [['lint'], ['fresh', 'crawl-tuner'], ['search', 'host'], ['maintain']]) {
      const { out, err } = await ctx(context.root, command)
      expect(`${out}${err}`).not.toContain('Cannot read')
    }
    const { out } = await ctx(context.root, ['lint'])
    await ctx(context.root, ['index'])

    expect(out).toContain('K-002.md cannot be read: it is larger than')
    expect(out).toContain('EXP-')
    const index = join(context.project, 'knowledge', 'index.md')
    expect(readFileSync(index, 'utf8')).toContain('## Problems (1)')
    expect(readFileSync(index, 'utf8')).toContain('K-001')
    writeFileSync(entry, before)
    utimesSync(entry, marks.atime, marks.mtime)
    await ctx(context.root, ['index'])
    expect(readFileSync(index, 'utf8')).not.toContain('## Problems')
  })

  it('[DH3] an entry that is a link counts under its own name', async () => {
    using context = copyFixture('valid')
    const entry = join(context.project, 'experiments', 'EXP-001.md')
    mkdirSync(join(context.project, 'artifacts'), { recursive: true })
    renameSync(entry, join(context.project, 'artifacts', 'real.md'))
    symlinkSync('../artifacts/real.md', entry)

    const { records } = trackEvent(
      { tool_name: 'Read', tool_input: { file_path: entry } },
      { root: context.root, now: NOW },
    )

    expect(records).toEqual([{ project: 'crawl-tuner', file: 'EXP-001.md', tool: 'Read' }])
  })

  it('[DX10] what is printed shows unseen characters, and JSON keeps them', async () => {
    using context = copyFixture('valid')
    const said = 'Deploy \u202eyadirF\u202c \u009b31m now'
    const atom = ATOM.replace('Elsewhere.', said)
    writeFileSync(join(context.project, 'experiments', 'EXP-006.md'), atom)

    const { out } = await ctx(context.root, ['show', 'EXP-006'])

    expect(out).toContain('\\u202eyadirF\\u202c')
    expect(out).not.toContain('\u009b')
    const { out: json } = await ctx(context.root, ['show', 'EXP-006', '--json'])
    expect(json).not.toMatch(/[\u009b\u202e]/)
    expect(JSON.parse(json).body).toContain(said)
  })

  it('[DX9] a link to a file of the context is read', async () => {
    using context = copyFixture('valid')
    mkdirSync(join(context.root, 'drafts'))
    writeFileSync(join(context.root, 'drafts', 'one.md'), ATOM)
    symlinkSync('../../../drafts/one.md', join(context.project, 'experiments', 'EXP-006.md'))

    await ctx(context.root, ['index'])

    const index = readFileSync(join(context.project, 'experiments', 'index.md'), 'utf8')
    expect(index).toContain('| EXP-006 | 2026-05-01 | From elsewhere |')
  })

  it('[DW5] the guard looks at the file behind a link', () => {
    using context = copyFixture('valid')
    const link = join(context.root, 'short-name.md')
    symlinkSync(join(context.project, 'STATUS.md'), link)
    const write = (path: string): unknown =>
      guardPayload(
        { tool_name: 'Write', tool_input: { file_path: path, content: 'x\n'.repeat(121) } },
        context.root,
        NOW,
      )

    expect(write(link)).toMatchObject({ decision: 'deny' })
    expect(write(join(context.root, 'new.md'))).toBeUndefined()
  })
})

describe('help', () => {
  it('[DK3] has no line above 80 columns, and names every option of the commands that create', async () => {
    const pages = await Promise.all(
      [['help'], ...Object.keys(COMMANDS).map((name) => [name, '--help'])].map((words) =>
        ctx('/nowhere', words),
      ),
    )

    for (const { code, out } of pages) {
      expect(code).toBe(0)
      for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80)
    }
    const [create] = pages.slice(2)
    for (const option of ['--tag', '--evidence', '--source', '--alternative', '--variant-of']) {
      expect(create?.out).toContain(option)
    }
  })
})

describe('the library', () => {
  it('[DD3] refuses wrong types and unknown names before anything is written', async () => {
    using context = copyFixture('valid')
    const dense = await openContext(context.root, { clock: () => NOW })
    const before = snapshot(context.root)
    const bad = <T>(value: unknown): T => value as T
    const calls: readonly (() => unknown)[] = [
      () => openContext(bad(5)),
      () => openContext(context.root, bad({ now: 1 })),
      () => dense.createProject(bad(7)),
      () => dense.createProject('demo', bad({ colour: 'red' })),
      () => dense.read('crawl-tuner', bad(undefined)),
      () => dense.create('crawl-tuner', bad('decision'), { summary: 'x', tags: ['a'] }),
      () => dense.create('crawl-tuner', 'experiment', bad(undefined)),
      () => dense.create('crawl-tuner', 'experiment', bad({ summary: 'x', tags: 'a' })),
      () =>
        dense.create('crawl-tuner', 'experiment', bad({ summary: 'x', tags: ['a'], id: 'K-1' })),
      () => dense.setStatus('crawl-tuner', 'EXP-001', bad(1)),
      () => dense.setStatus('crawl-tuner', 'EXP-001', 'stale', bad({ why: 'x' })),
      () => dense.lint(bad(1)),
      () => dense.regenerate(bad({})),
      () => dense.maintain('crawl-tuner', bad({ every: true })),
      () => dense.search(bad(1)),
      () => dense.search('x', bad({ kinds: ['decision'] })),
      () => dense.search('x', { limit: 0 }),
      () => dense.graph(bad(1)),
      () => dense.rename('crawl-tuner', 'EXP-001', bad(1)),
      () => dense.fresh('crawl-tuner', bad({ budget: 10 })),
      () => dense.sync('crawl-tuner', bad({ write: 'yes' })),
      () => dense.learnUser(bad(1)),
      () => dense.mirror(bad({})),
      () => dense.tasks('crawl-tuner').add(bad({ text: 'x' })),
      () => dense.tasks('crawl-tuner').add(bad({ text: 'x', 'done-when': 'y' })),
      () => dense.tasks('crawl-tuner').act('b1c2', bad('fly')),
    ]

    for (const call of calls) {
      const failed = await Promise.resolve()
        .then(call)
        .catch((error: unknown) => error)
      expect(failed, String(call)).toMatchObject({ name: 'DenseError', code: 'INVALID_INPUT' })
    }
    expect(snapshot(context.root)).toEqual(before)
  })

  it('[DD3] takes the sources of a pattern by the name they have in files', async () => {
    using context = copyFixture('valid')
    const dense = await openContext(context.root, { clock: () => NOW })
    const fields = { summary: 'x', tags: ['a'], 'source-experiments': ['EXP-001', 'EXP-004'] }

    expect(await dense.create('crawl-tuner', 'pattern', fields)).toMatchObject({
      sources: ['EXP-001', 'EXP-004'],
    })
  })

  it('[DN8] makes a context of an empty directory with the first project', async () => {
    using home = emptyHome()
    mkdirSync(home.root, { recursive: true })
    const dense = await openContext(home.root, { clock: () => NOW })

    await dense.createProject('demo')

    expect((await dense.lint()).map(({ code }) => code)).toEqual(['I-TASK-SUPPLY'])
  })
})

describe('what is printed for others', () => {
  it('[DK2] hooks name a context that is not the usual one, as a word of the shell', async () => {
    const lines = async (root: string): Promise<string[]> => {
      const { out } = await ctx(root, ['hooks', 'print'])
      return [...out.matchAll(/"command": "(.*)"/g)].map(([, line = '']) => line)
    }

    expect(await lines("/data/it's/context")).toEqual([
      "cortex ctx track --bash --root '/data/it'\\\\''s/context'",
      "cortex ctx guard --root '/data/it'\\\\''s/context'",
      "cortex ctx commit-log --root '/data/it'\\\\''s/context'",
    ])
    expect(await lines(usualRoot())).toEqual([
      'cortex ctx track --bash',
      'cortex ctx guard',
      'cortex ctx commit-log',
    ])
    const { out } = await ctx('/data/$HOME', ['hooks', 'print', 'pre-commit'])
    expect(out).toContain("--root '/data/$HOME' lint --quiet")
  })

  it('[DK2] entries for cron and timers keep percent and dollar signs', async () => {
    using context = copyFixture('valid')
    const root = join(context.root, '..', 'a b%c$d')
    await ctx(root, ['init'])
    const entry = async (form: string): Promise<string> =>
      (await ctx(root, ['jobs', 'install', 'task-archive', '--form', form])).out

    expect(await entry('cron')).toContain("/a b\\%c$d' jobs run task-archive")
    expect(await entry('systemd')).toContain('/a b%%c$$d" jobs run task-archive')
  })

  it('[DE4] entries of different projects stay different in Mermaid, and are named with them', () => {
    const nodes = ['a-b/EXP-001', 'a_b/EXP-001', 'a.b/EXP-001'].map(
      (key) => ({ key, type: 'Event', tombstoned: false }) as const,
    )

    const text = toMermaid({ nodes, edges: [] })

    const names = text.match(/^ {2}\w+/gm)
    expect(new Set(names).size).toBe(3)
    for (const { key } of nodes) expect(text).toContain(`["${key}"]`)
  })

  it.each(['tags: &x [a]', 'tags: !!x [a]', 'tags: !x a'])(
    '[DF6] what is forbidden in %s is reported at its line',
    async (line) => {
      using context = copyFixture('valid')
      const text = ATOM.replace('tags: [a]', line)
      writeFileSync(join(context.project, 'experiments', 'EXP-006.md'), text)

      const { out } = await ctx(context.root, ['lint'])

      expect(out).toContain('EXP-006.md:6: E-FM-YAML')
    },
  )
})
