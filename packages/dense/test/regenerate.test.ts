import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { AtomCache } from '../src/atoms/atom-cache.ts'
import { ATOM_KINDS, KINDS } from '../src/atoms/ids.ts'
import { parseAtom } from '../src/atoms/parse.ts'
import { type ProjectRegenReport, regenerateProject } from '../src/indexes/regenerate.ts'
import { copyFixture, emptyHome, FIXTURES, fixtureJson, NOW, snapshot } from './support/context.ts'
import { ctx } from './support/ctx.ts'

const regenerate = (directory: string, now = NOW): Promise<ProjectRegenReport> =>
  regenerateProject({
    project: 'crawl-tuner',
    directory,
    cache: new AtomCache('crawl-tuner', directory),
    now,
  })

const golden = (name: string): string =>
  readFileSync(join(FIXTURES, 'expected', `${name}.index.md`), 'utf8')

describe('regenerate', () => {
  it('[DX1] writes the golden indexes byte for byte', async () => {
    using context = copyFixture('valid')

    await regenerate(context.project)

    for (const name of ['experiments', 'knowledge', 'patterns']) {
      expect(readFileSync(join(context.project, name, 'index.md'), 'utf8')).toBe(golden(name))
    }
  })

  it('[DR1] settles refs and last-ref as the fixtures say and writes them into the atoms', async () => {
    using context = copyFixture('valid')
    const expected = fixtureJson<{ atoms: Record<string, { refs: number; 'last-ref': string }> }>(
      'refs.json',
    )

    await regenerate(context.project)

    const found = Object.fromEntries(
      ATOM_KINDS.flatMap((kind) =>
        new AtomCache('crawl-tuner', context.project).headers(kind).map((header) => {
          return [header.id?.text, { refs: header.refs, 'last-ref': header.lastRef }]
        }),
      ),
    )
    expect(found).toEqual(expected.atoms)
  })

  it('[DR2] changes only the two lines, keeping CRLF, comments and order', async () => {
    using context = copyFixture('valid')
    const path = join(context.project, 'knowledge', 'K-001.md')
    const before = readFileSync(path, 'utf8').split('\r\n')

    await regenerate(context.project)

    const after = readFileSync(path, 'utf8').split('\r\n')
    const changed = after.filter((line, index) => line !== before[index])
    expect(changed).toEqual(['last-ref: "2026-05-14T12:30:00.000Z"'])
    expect(after).toContain('refs: 7            # carried over from a rotated log')
  })

  it('[DX2] a second run writes no byte', async () => {
    using context = copyFixture('valid')
    await regenerate(context.project)
    const before = snapshot(context.root)
    const times = [...before.keys()].map((file) => statSync(join(context.root, file)).mtimeMs)

    const report = await regenerate(context.project, NOW + 1000)

    expect(report.written).toEqual([])
    expect(snapshot(context.root)).toEqual(before)
    const later = [...before.keys()].map((file) => statSync(join(context.root, file)).mtimeMs)
    expect(later).toEqual(times)
  })

  it('[DR3] keeps all counts when the log is lost', async () => {
    using context = copyFixture('valid')
    await regenerate(context.project)
    const before = snapshot(join(context.project, 'experiments'))

    rmSync(join(context.project, '_meta', 'access-log.jsonl'))
    await regenerate(context.project)

    expect(snapshot(join(context.project, 'experiments'))).toEqual(before)
  })

  it('[DR3] keeps all counts when log and checkpoint are lost', async () => {
    using context = copyFixture('valid')
    await regenerate(context.project)
    const before = snapshot(join(context.project, 'experiments'))

    rmSync(join(context.project, '_meta'), { recursive: true })
    await regenerate(context.project)

    expect(snapshot(join(context.project, 'experiments'))).toEqual(before)
  })

  it('[DR4] adds up a rotated log and its successor', async () => {
    using context = copyFixture('valid')
    await regenerate(context.project)
    const log = join(context.project, '_meta', 'access-log.jsonl')
    const record = (second: number): string =>
      `${JSON.stringify({ file: 'EXP-001.md', tool: 'Read', ts: `2026-05-20T08:00:0${second}.000Z` })}\n`

    renameSync(log, join(context.project, '_meta', 'access-log-20260520.jsonl'))
    writeFileSync(log, record(1) + record(2))
    // A tracker that still held the old file open.
    writeFileSync(join(context.project, '_meta', 'access-log-20260520.jsonl'), record(3), {
      flag: 'a',
    })
    await regenerate(context.project)

    const path = join(context.project, 'experiments', 'EXP-001.md')
    const atom = parseAtom(readFileSync(path), {
      project: 'crawl-tuner',
      kind: 'experiment',
      file: 'EXP-001.md',
    })
    expect(atom.refs).toBe(9)
    expect(atom.lastRef).toBe('2026-05-20T08:00:03.000Z')
  })

  it('[DR4] rotates a log above one megabyte after counting it', async () => {
    using context = copyFixture('valid')
    const log = join(context.project, '_meta', 'access-log.jsonl')
    const line = `${JSON.stringify({ file: 'EXP-002.md', tool: 'Read', ts: '2026-05-20T08:00:00.000Z' })}\n`
    writeFileSync(log, line.repeat(16_000), { flag: 'a' })

    await regenerate(context.project)
    writeFileSync(log, line.replace('08:00', '08:01'))
    await regenerate(context.project)

    expect(readFileSync(join(context.project, 'experiments', 'index.md'), 'utf8')).toContain(
      '| superseded:EXP-004 | 16003 |',
    )
    expect(
      statSync(join(context.project, '_meta', 'access-log-20260520.jsonl')).size,
    ).toBeGreaterThan(1_000_000)
  })

  it('[DR5] counts a session that reads a file again within ten minutes once', async () => {
    using context = copyFixture('valid')
    const log = join(context.project, '_meta', 'access-log.jsonl')
    const at = (ts: string): string =>
      `${JSON.stringify({ file: 'EXP-003a.md', tool: 'Read', ts, session: 's1' })}\n`
    writeFileSync(log, at('2026-05-20T08:00:00.000Z') + at('2026-05-20T08:05:00.000Z'))
    await regenerate(context.project)
    writeFileSync(log, at('2026-05-20T08:08:00.000Z') + at('2026-05-20T08:30:00.000Z'), {
      flag: 'a',
    })

    await regenerate(context.project)

    const path = join(context.project, 'experiments', 'EXP-003a.md')
    expect(readFileSync(path, 'utf8')).toContain('refs: 2\nlast-ref: "2026-05-20T08:30:00.000Z"')
  })

  it('[DR6] counts go down only when somebody asks for it', async () => {
    using context = copyFixture('valid')
    await regenerate(context.project)
    const path = join(context.project, 'knowledge', 'K-001.md')
    expect(readFileSync(path, 'utf8')).toContain('refs: 7')

    const result = await ctx(context.root, ['index', 'crawl-tuner', '--reset-refs'])

    expect(result.code).toBe(0)
    expect(readFileSync(path, 'utf8')).toContain('refs: 3            # carried over')
    await regenerate(context.project)
    expect(readFileSync(path, 'utf8')).toContain('refs: 3 ')
  })

  it('[DX3] saves a hand edit before replacing it', async () => {
    using context = copyFixture('valid')
    await regenerate(context.project)
    const index = join(context.project, 'patterns', 'index.md')
    writeFileSync(index, `${readFileSync(index, 'utf8')}my note\n`)

    const report = await regenerate(context.project)

    expect(report.rejected).toEqual(['patterns/index.md.rej'])
    expect(readFileSync(`${index}.rej`, 'utf8')).toContain('my note')
    expect(readFileSync(index, 'utf8')).toBe(golden('patterns'))
  })

  it('[DX4] continues tables above 300 rows on further pages', async () => {
    using context = emptyHome()
    mkdirSync(join(context.project, KINDS.experiment.directory), { recursive: true })
    for (let n = 1; n <= 650; n += 1) {
      const id = `EXP-${String(n).padStart(3, '0')}`
      writeFileSync(
        join(context.project, 'experiments', `${id}.md`),
        `---\nid: ${id}\ndate: 2026-05-19\nproject: crawl-tuner\nsummary: "a | b ${n}"\ntags: [x]\n---\n`,
      )
    }

    await regenerate(context.project)

    const rows = ['index.md', 'index-2.md', 'index-3.md'].map((name) => {
      const text = readFileSync(join(context.project, 'experiments', name), 'utf8')
      return text.split('\n').filter((line) => line.startsWith('| EXP-')).length
    })
    expect(rows).toEqual([300, 300, 50])
    expect(readFileSync(join(context.project, 'experiments', 'index.md'), 'utf8')).toContain(
      'a \\| b 1 |',
    )
  })
})
