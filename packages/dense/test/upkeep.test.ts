import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countTokens } from '@cortex-memory/core/kit'
import { describe, expect, it } from 'vitest'
import { watchContext } from '../src/maintain/watch.ts'
import { Workspace } from '../src/workspace.ts'
import { copyFixture, NOW } from './support/context.ts'
import { ctx } from './support/ctx.ts'

interface Gap {
  readonly problem: string
  readonly file: string
}

describe('fresh', () => {
  it('[DP1] briefs from the files alone, within the budget, most important first', async () => {
    using context = copyFixture('valid')
    await ctx(context.root, ['index'])

    const full = JSON.parse((await ctx(context.root, ['--json', 'fresh'])).out) as {
      briefing: string
      gaps: Gap[]
      passed: boolean
    }
    const small = JSON.parse(
      (await ctx(context.root, ['--json', 'fresh', 'crawl-tuner', '--budget', '150'])).out,
    ) as { briefing: string; tokens: number; leftOut: string[] }

    expect(full.gaps).toEqual([])
    expect(full.passed).toBe(true)
    expect(full.briefing).toContain('Find settings that let the crawler fetch more useful pages')
    expect(full.briefing).toContain('- EXP-002 (superseded:EXP-004)')
    expect(full.briefing).toContain('- K-002 [challenged:EXP-004]')
    expect(small.tokens).toBeLessThanOrEqual(150)
    expect(countTokens(small.briefing)).toBe(small.tokens)
    expect(small.briefing).toContain('## Goal')
    expect(small.leftOut.length).toBeGreaterThan(0)
    expect((await ctx(context.root, ['fresh', '--budget', '10'])).code).toBe(2)
  })

  it('[DP2] reports what cannot be answered', async () => {
    using context = copyFixture('valid')
    await ctx(context.root, ['index'])
    rmSync(join(context.project, 'STATUS.md'))
    rmSync(join(context.project, 'experiments', 'EXP-001.md'))
    writeFileSync(join(context.project, 'mission.md'), '# m\n\n## Goal\n\n<!-- later -->\n')

    const result = await ctx(context.root, ['fresh', '--check'])

    expect(result.code).toBe(5)
    expect(result.err).toContain('There is no status (STATUS.md)')
    expect(result.err).toContain('Goal is empty (mission.md:3)')
    expect(result.err).toContain('E-REF-DANGLING: EXP-001 does not exist')
  })

  it('[DP2] notices a stale snapshot', async () => {
    using context = copyFixture('valid')
    const path = join(context.project, 'STATUS.md')
    writeFileSync(path, readFileSync(path, 'utf8').replace('2026-05-19', '2026-05-01'))

    const result = await ctx(context.root, ['fresh'])

    expect(result.code).toBe(0)
    expect(result.err).toContain('Updated 2026-05-01, but PAT-001 is newer')
  })
})

interface Found {
  readonly projects: {
    readonly proposals: { code: string; fingerprint: string; entries: string[]; reason: string }[]
  }[]
}

async function proposals(
  root: string,
  ...args: string[]
): Promise<Found['projects'][number]['proposals']> {
  const found = JSON.parse((await ctx(root, ['--json', 'maintain', ...args])).out) as Found
  return found.projects.flatMap((project) => project.proposals)
}

const atom = (id: string, date: string, more: string, body = ''): string =>
  `---\nid: ${id}\ndate: ${date}\nproject: crawl-tuner\nsummary: "about ${id}"\ntags: [alpha, beta]\n${more}---\n${body}`

describe('maintain', () => {
  it('[DM1] finds each kind of matter and changes nothing by looking', async () => {
    using context = copyFixture('valid')
    const put = (path: string, text: string): void =>
      writeFileSync(join(context.project, path), text)
    const defect = '\n#### Reflection\n- **Process defects**: forgot the calendar again\n'
    put(
      'experiments/EXP-010.md',
      atom('EXP-010', '2026-03-01', 'status: superseded:EXP-011\n', defect),
    )
    put(
      'experiments/EXP-011.md',
      atom('EXP-011', '2026-03-02', 'status: superseded:EXP-012\n', defect),
    )
    put(
      'experiments/EXP-012.md',
      atom(
        'EXP-012',
        '2026-05-10',
        'status: valid\nlinks: [K-010, EXP-013]\n',
        `${defect}\nThis speaks against EXP-013.\n`,
      ),
    )
    put(
      'experiments/EXP-013.md',
      atom('EXP-013', '2026-05-09', 'status: valid\nlinks: [K-010, EXP-014]\n'),
    )
    put(
      'experiments/EXP-014.md',
      atom('EXP-014', '2026-05-09', 'status: valid\nlinks: [K-010]\n').replace(
        'about EXP-014',
        'about EXP-013',
      ),
    )
    put('experiments/EXP-015.md', atom('EXP-015', '2026-03-01', 'status: valid\n'))
    put('knowledge/K-010.md', atom('K-010', '2026-03-01', 'evidence: [EXP-010]\n'))
    put('knowledge/K-011.md', '---\nid: K-011\n')

    const found = await proposals(context.root)

    const codes = new Set(found.map((proposal) => proposal.code))
    expect([...codes].sort()).toEqual([
      'C1',
      'C2',
      'C3',
      'C4',
      'C5',
      'C6',
      'COLD',
      'M1',
      'M2',
      'M3',
      'M4',
      'VALIDITY',
    ])
    expect(found.map((proposal) => proposal.reason)).toContain(
      'all-compromised: K-010 rests on EXP-010 (superseded:EXP-011)',
    )
    expect(await proposals(context.root)).toEqual(found)
  })

  it('[DM2] applies one proposal, dismisses one for good, and leaves pinned and cited entries alone', async () => {
    using context = copyFixture('valid')
    const put = (path: string, text: string): void =>
      writeFileSync(join(context.project, path), text)
    put('experiments/EXP-015.md', atom('EXP-015', '2026-03-01', 'status: valid\n'))
    put(
      'experiments/EXP-016.md',
      atom('EXP-016', '2026-03-01', 'status: valid\n').replace('beta', 'pinned'),
    )
    put(
      'experiments/EXP-017.md',
      atom('EXP-017', '2026-03-01', 'status: valid\n').replace('alpha', 'gamma'),
    )
    put('knowledge/K-010.md', atom('K-010', '2026-05-01', 'evidence: [EXP-017]\n'))
    const cold = (await proposals(context.root)).filter((proposal) => proposal.code === 'COLD')
    const entries = cold.map((proposal) => proposal.entries[0])
    expect(entries).toContain('EXP-015')
    expect(entries).not.toContain('EXP-016')
    expect(entries).not.toContain('EXP-017')
    const first = cold.find((proposal) => proposal.entries[0] === 'EXP-015')

    const applied = await ctx(context.root, [
      'maintain',
      'crawl-tuner',
      '--apply',
      first?.fingerprint ?? '',
    ])
    expect(applied.out).toBe('EXP-015: valid -> stale\n')
    const other = (await proposals(context.root))[0]
    await ctx(context.root, ['maintain', '--dismiss', other?.fingerprint ?? ''])

    const left = (await proposals(context.root)).map((proposal) => proposal.fingerprint)
    expect(left).not.toContain(other?.fingerprint)
    expect(
      (await proposals(context.root, '--all')).map((proposal) => proposal.fingerprint),
    ).toContain(other?.fingerprint)
    expect((await ctx(context.root, ['maintain', '--apply', 'nonsense'])).code).toBe(3)
  })
})

describe('jobs', () => {
  it('[DJ1] run, remember their result, and print entries for cron and systemd', async () => {
    using context = copyFixture('valid')

    expect((await ctx(context.root, ['jobs', 'list'])).out.match(/never run/g)).toHaveLength(3)
    const run = await ctx(context.root, ['jobs', 'run'])
    expect(run.out).toContain('memory-index-regen: 1 project, ')
    const listed = JSON.parse((await ctx(context.root, ['--json', 'jobs', 'list'])).out) as {
      jobs: { due: boolean; lastOk: boolean; schedule: string }[]
    }
    expect(listed.jobs.map((job) => [job.due, job.lastOk])).toEqual([
      [false, true],
      [false, true],
      [false, true],
    ])
    expect((await ctx(context.root, ['jobs', 'run', '--due'])).out).toBe('nothing is due\n')
    expect((await ctx(context.root, ['jobs', 'install'])).out).toContain(
      `15 */6 * * * ctx --root ${context.root} jobs run task-archive`,
    )
    expect(
      (await ctx(context.root, ['jobs', 'install', 'memory-index-regen', '--form', 'systemd'])).out,
    ).toContain('OnUnitActiveSec=24h')
    expect((await ctx(context.root, ['jobs', 'run', 'dance'])).code).toBe(3)
  })

  it('[DJ2] one broken project does not stop the others', async () => {
    using context = copyFixture('valid')
    const other = join(context.root, 'projects', 'another')
    mkdirSync(join(other, 'experiments', 'index.md'), { recursive: true })

    const result = await ctx(context.root, ['index', '--all'])

    expect(result.code).toBe(1)
    expect(result.err).toContain('another:')
    expect(readFileSync(join(context.project, 'experiments', 'index.md'), 'utf8')).toContain(
      '## Active (3 entries)',
    )
  })
})

describe('index and hooks commands', () => {
  it('[DX7] takes all, a project or a directory, and checks without writing', async () => {
    using context = copyFixture('valid')
    const directory = join(context.root, 'projects/crawl-tuner/patterns')

    expect((await ctx(context.root, ['index', '--check'])).code).toBe(5)
    expect((await ctx(context.root, ['index', directory])).code).toBe(0)
    expect(readFileSync(join(directory, 'index.md'), 'utf8')).toContain('PAT-001')
    expect((await ctx(context.root, ['index', 'crawl-tuner'])).out).toContain(
      '1 project, 8 entries',
    )
    expect((await ctx(context.root, ['index', '--check'])).code).toBe(0)
    expect((await ctx(context.root, ['index', 'nowhere'])).code).toBe(3)
    expect((await ctx(context.root, ['index', '--all', 'crawl-tuner'])).code).toBe(2)
  })

  it('[DK1] prints the hook configuration and the pre-commit entry', async () => {
    using context = copyFixture('valid')

    const seed = JSON.parse(
      (await ctx(context.root, ['hooks', 'print', '--profile', 'seed'])).out,
    ) as unknown
    const both = JSON.parse((await ctx(context.root, ['hooks', 'print'])).out) as { hooks: object }

    expect(seed).toEqual({
      hooks: {
        PostToolUse: [
          {
            matcher: 'Read|Grep',
            hooks: [
              {
                type: 'command',
                command: `cortex ctx track --root ${context.root}`,
                timeout: 5,
              },
            ],
          },
        ],
        SessionEnd: [
          {
            hooks: [
              {
                type: 'command',
                command: `cortex ctx commit-log --root ${context.root}`,
                timeout: 30,
              },
            ],
          },
        ],
      },
    })
    expect(Object.keys(both.hooks)).toEqual(['PostToolUse', 'PreToolUse', 'SessionEnd'])
    expect((await ctx(context.root, ['hooks', 'print', 'pre-commit'])).out).toContain(
      'lint --quiet',
    )
    expect((await ctx(context.root, ['hooks', 'health'])).out).toBe('no failures\n')
    mkdirSync(join(context.root, '.dense'), { recursive: true })
    const note = { at: NOW, what: 'track', message: 'disk full' }
    writeFileSync(
      join(context.root, '.dense', 'health.jsonl'),
      `${JSON.stringify(note)}\n{"at":1,"wh\n{}\n`,
    )
    expect((await ctx(context.root, ['hooks', 'health'])).out).toBe(
      '2026-05-20T09:00:00.000Z track: disk full\n',
    )
  })
})

describe('watch', () => {
  it('[DV1] rebuilds after a change, notices new projects, and is not woken by its own writes', async () => {
    using context = copyFixture('valid')
    const stop = new AbortController()
    const rebuilt: string[] = []
    const wait = async (count: number): Promise<void> => {
      const until = Date.now() + 20_000
      while (rebuilt.length < count && Date.now() < until)
        await new Promise((done) => setTimeout(done, 20))
    }
    const running = watchContext(new Workspace(context.root, () => NOW), {
      signal: stop.signal,
      intervalMs: 10,
      settleMs: 30,
      onRebuild: (project) => rebuilt.push(project),
    })

    await wait(1)
    mkdirSync(join(context.root, 'projects/later/experiments'), { recursive: true })
    writeFileSync(
      join(context.root, 'projects/later/experiments/EXP-001.md'),
      atom('EXP-001', '2026-05-01', ''),
    )
    await wait(2)
    await new Promise((done) => setTimeout(done, 200))
    stop.abort()
    await running

    expect(rebuilt).toEqual(['crawl-tuner', 'later'])
    expect(
      readFileSync(join(context.root, 'projects/later/experiments/index.md'), 'utf8'),
    ).toContain('Index — later')
  })
})
