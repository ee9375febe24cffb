import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { guardPayload } from '../src/hooks/guard.ts'
import { hitsOf } from '../src/track/hook.ts'
import { copyFixture, NOW, type TestContext } from './support/context.ts'
import { ctx } from './support/ctx.ts'
import { openFiles, repository } from './support/repository.ts'

function edit(context: TestContext, file: string, from: string, to: string): void {
  const path = join(context.project, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

/** A second project with one experiment and one fact that rests on `evidence`. */
async function second(context: TestContext, evidence: string): Promise<string> {
  await ctx(context.root, ['new', 'project', 'second'])
  const made = await ctx(context.root, [
    'new',
    'knowledge',
    'It holds elsewhere',
    '--tag',
    'x',
    '--evidence',
    evidence,
    '--project',
    'second',
  ])
  expect(made.err).toBe('')
  return join(context.root, 'projects', 'second')
}

describe('entries', () => {
  it('[DN9] an anti-pattern gets its tag', async () => {
    using context = copyFixture('valid')

    const made = await ctx(context.root, [
      ...['new', 'knowledge', 'ANTI-PATTERN: two lists in one run', '--tag', 'lists'],
      ...['--evidence', 'EXP-001'],
    ])

    expect(made.code).toBe(0)
    const text = readFileSync(join(context.project, 'knowledge', 'K-003.md'), 'utf8')
    expect(text).toContain('tags: [lists, anti-pattern]')
    expect((await ctx(context.root, ['lint'])).out).not.toMatch(/K-003.*ANTI/)
  })

  it('[DM3] an entry nobody read is cold after fourteen days, in the index and in maintenance', async () => {
    using context = copyFixture('valid')
    await ctx(context.root, [
      ...['new', 'experiment', 'Left alone', '--tag', 'x', '--date', '2026-05-05'],
    ])
    const index = readFileSync(join(context.project, 'experiments', 'index.md'), 'utf8')
    expect(index).toMatch(/[Cc]old.*EXP-006/)

    const { out } = await ctx(context.root, ['maintain', 'crawl-tuner'])

    expect(out).toContain('EXP-006 was never read and is older than 14 days')
  })

  it('[DH12] a Grep without a match in one atom file is a directory search', () => {
    using context = copyFixture('valid')
    const path = join(context.project, 'experiments', 'EXP-001.md')
    const grep = (tool_response: unknown): unknown[] =>
      hitsOf(
        { tool_name: 'Grep', tool_input: { pattern: 'zzz', path }, tool_response },
        { root: context.root },
      ).map(({ file }) => file)

    expect(grep({ mode: 'files_with_matches', numFiles: 0, filenames: [] })).toEqual([
      '_directory_search',
    ])
    expect(grep('No matches found')).toEqual(['_directory_search'])
    expect(grep({ mode: 'count', content: '0' })).toEqual(['_directory_search'])
    expect(grep({ mode: 'content', content: '3: zzz' })).toEqual(['EXP-001.md'])
  })

  it('[DX11] an entry that is a link stays one; the file it leads to is edited', async () => {
    using context = repository()
    const store = join(context.root, 'ideas', 'EXP-003a.md')
    const path = join(context.project, 'experiments', 'EXP-003a.md')
    renameSync(path, store)
    symlinkSync('../../../ideas/EXP-003a.md', path)
    await ctx(context.root, ['index'])

    const changed = await ctx(context.root, ['status', 'EXP-003a', 'superseded:EXP-004'])

    expect(changed.code).toBe(0)
    expect(lstatSync(path).isSymbolicLink()).toBe(true)
    expect(readFileSync(store, 'utf8')).toContain('status: superseded:EXP-004')
    expect(changed.out).toContain('changed ideas/EXP-003a.md')
    expect(openFiles(context.root)).not.toContain('ideas/EXP-003a.md')
  })

  it('[DX11] counts are written through a link, never out of the context', async () => {
    using context = copyFixture('valid')
    const path = join(context.project, 'experiments', 'EXP-001.md')
    const inside = join(context.root, 'ideas', 'kept.md')
    renameSync(path, inside)
    symlinkSync(inside, path)
    const outside = join(context.root, '..', 'outside.md')
    const user = join(context.root, 'user', 'USER.md')
    renameSync(user, outside)
    symlinkSync(outside, user)
    const before = readFileSync(outside, 'utf8')

    await ctx(context.root, ['index'])
    await ctx(context.root, ['user-learn', 'Editor: vim'])

    expect(lstatSync(path).isSymbolicLink()).toBe(true)
    expect(readFileSync(inside, 'utf8')).toContain('refs: ')
    expect(readFileSync(outside, 'utf8')).toBe(before)
  })
})

describe('other projects', () => {
  it('[DL9] an entry that rests on one of another project is not an orphan, nor is that one', async () => {
    using context = copyFixture('valid')
    edit(context, 'experiments/EXP-003a.md', 'links: []', 'links: []')
    const alone = await ctx(context.root, ['lint'])
    expect(alone.out).not.toContain('projects/second')
    await ctx(context.root, [
      'new',
      'experiment',
      'Alone',
      '--tag',
      'x',
      '--project',
      'crawl-tuner',
    ])
    const before = await ctx(context.root, ['lint', 'crawl-tuner'])
    expect(before.out).toContain('EXP-006 is linked to nothing')

    await second(context, 'crawl-tuner/EXP-006')

    expect((await ctx(context.root, ['lint', 'second'])).out).not.toContain('I-ORPHAN')
    expect((await ctx(context.root, ['lint', 'crawl-tuner'])).out).not.toContain(
      'EXP-006 is linked to nothing',
    )
  })

  it('[DL9] evidence of another project that has fallen is fallen evidence', async () => {
    using context = copyFixture('valid')
    await second(context, 'crawl-tuner/EXP-002')

    const proposals = await ctx(context.root, ['maintain', 'second'])
    const fresh = await ctx(context.root, ['fresh', 'second'])

    expect(proposals.out).toContain('all-compromised: K-001 rests on crawl-tuner/EXP-002')
    expect(fresh.out).toContain('- K-001 (rests on crawl-tuner/EXP-002, superseded:EXP-004)')
  })

  it('[DS6] what a status change says it challenges is challenged, in other projects too', async () => {
    using context = repository()
    const other = await second(context, 'crawl-tuner/EXP-001')

    const changed = await ctx(context.root, [
      ...['status', 'EXP-001', 'superseded:EXP-004', '--mark-downstream'],
      ...['--project', 'crawl-tuner'],
    ])

    expect(changed.out).toContain(
      'impact second/K-001 (derived_from): challenged:crawl-tuner/EXP-004',
    )
    expect(readFileSync(join(other, 'knowledge', 'K-001.md'), 'utf8')).toContain(
      'status: challenged:crawl-tuner/EXP-004',
    )
    expect(changed.out).toContain('changed projects/second/knowledge/K-001.md')
    expect(readFileSync(join(other, 'knowledge', 'index.md'), 'utf8')).toContain('challenged')
    expect(openFiles(context.root)).toEqual([])
  })

  it('[DS6] what is only proposed, and what stays in doubt, is not told as written', async () => {
    using context = repository()
    const other = await second(context, 'crawl-tuner/EXP-001')
    const change = ['status', 'EXP-001', 'superseded:EXP-004', '--project', 'crawl-tuner']

    const proposed = await ctx(context.root, change)
    const path = join(other, 'knowledge', 'K-001.md')
    expect(readFileSync(path, 'utf8')).not.toContain('challenged')
    writeFileSync(path, readFileSync(path, 'utf8').replace('links:', 'status: stale\nlinks:'))
    const marked = await ctx(context.root, [...change, '--mark-downstream'])

    expect(proposed.out).toContain(
      'could become challenged:crawl-tuner/EXP-004 (--mark-downstream writes it)',
    )
    expect(marked.out).toContain('impact second/K-001 (derived_from): none: it is stale already')
  })

  it('[DS7] a fact that rests on the successor already is not challenged by it', async () => {
    using context = copyFixture('valid')
    const path = join(context.project, 'patterns', 'PAT-001.md')

    const changed = await ctx(context.root, [
      ...['status', 'EXP-001', 'superseded:EXP-004', '--mark-downstream'],
    ])

    expect(changed.out).toContain(
      'impact crawl-tuner/PAT-001 (derived_from): none: it rests on EXP-004 already',
    )
    expect(readFileSync(path, 'utf8')).not.toContain('challenged:EXP-004')
  })
})

describe('what lint says', () => {
  it('[DL10] an invalidated entry needs no sections', async () => {
    using context = copyFixture('valid')
    const path = join(context.project, 'experiments', 'EXP-005.md')
    const text = readFileSync(path, 'utf8')
    const end = text.indexOf('\n---', 4) + 5
    writeFileSync(path, `${text.slice(0, end)}\n# EXP-005\n\nThis was wrong, see EXP-004.\n`)

    const { out } = await ctx(context.root, ['lint'])

    expect(out).not.toMatch(/EXP-005\.md.*W-BODY-SECTION/)
    expect(out).toMatch(/EXP-005\.md.*W-TOMBSTONE-BODY/)
  })

  it('[DL11] what cannot be read is called unreadable, not missing', async () => {
    using context = copyFixture('valid')
    const broken = join(context.project, 'experiments', 'EXP-001.md')
    writeFileSync(broken, 'no front matter here\n')
    const status = join(context.project, 'STATUS.md')
    rmSync(status)
    mkdirSync(status)

    const { out } = await ctx(context.root, ['lint', 'crawl-tuner'])

    expect(out).toContain('EXP-001 cannot be read: see experiments/EXP-001.md')
    expect(out).not.toContain('EXP-001 does not exist')
    expect(out).toContain('STATUS.md cannot be read: it is a directory')
    expect(out).not.toContain('STATUS.md is absent')
    const fresh = await ctx(context.root, ['fresh', 'crawl-tuner'])
    expect(fresh.err).toContain('STATUS.md cannot be read')
    expect(fresh.err).not.toContain('There is no status')
  })

  it('[DL12] caps count bytes too, so that one endless line does not pass', async () => {
    using context = copyFixture('valid')
    const long = 'x'.repeat(20_000)
    for (const name of ['STATUS.md', 'ISSUES.md', 'CORTEX.md']) {
      const path = join(context.project, name)
      const input = { file_path: path, content: `${readFileSync(path, 'utf8')}\n${long}\n` }
      const verdict = guardPayload({ tool_name: 'Write', tool_input: input }, context.root, NOW)
      expect(verdict?.decision).toBe('deny')
      expect(verdict?.reason).toMatch(/bytes/)
      writeFileSync(path, input.content)
    }

    const { out, code } = await ctx(context.root, ['lint', 'crawl-tuner'])

    expect(code).toBe(5)
    expect(out).toMatch(/STATUS\.md.*E-CAP-BYTES/)
    expect(out).toMatch(/ISSUES\.md.*E-CAP-BYTES/)
    expect(out).toMatch(/CORTEX\.md.*W-CORTEX-SIZE/)
    expect(existsSync(context.root)).toBe(true)
  })

  it('[DN10] every directory has its index; that of entries may be the generated one', async () => {
    using context = copyFixture('valid')
    await ctx(context.root, ['index'])

    const { out } = await ctx(context.root, ['lint'])
    await ctx(context.root, ['sync', '--write'])
    const after = await ctx(context.root, ['lint'])

    expect(out).toContain('projects/crawl-tuner/artifacts/CORTEX.md:1: W-CORTEX-MISSING')
    expect(out).not.toContain('experiments/CORTEX.md')
    expect(after.out).not.toContain('W-CORTEX-MISSING')
    rmSync(join(context.project, 'knowledge', 'index.md'))
    expect((await ctx(context.root, ['lint'])).out).toContain(
      'neither a CORTEX.md nor a generated index.md',
    )
  })
})
