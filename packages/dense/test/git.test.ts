import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commitAccessLogs } from '../src/maintain/log-commit.ts'
import { trackEvent, wantsCommit } from '../src/track/track.ts'
import { Workspace } from '../src/workspace.ts'
import { copyFixture, emptyHome, NOW, type TestContext } from './support/context.ts'
import { ctx } from './support/ctx.ts'

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', ['-C', root, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
    encoding: 'utf8',
  })

function repository(): TestContext {
  const context = copyFixture('valid')
  git(context.root, 'init', '-q')
  git(context.root, 'add', '-A')
  git(context.root, 'commit', '-qm', 'first')
  return context
}

const subjects = (root: string): string[] => git(root, 'log', '--format=%s').trim().split('\n')
const filesOf = (root: string): string[] =>
  git(root, 'show', '--name-only', '--format=').trim().split('\n').sort()

describe('git', () => {
  it('[DG1] commits the access log alone; what the user staged stays staged', () => {
    using context = repository()
    const status = join(context.project, 'STATUS.md')
    writeFileSync(status, `${readFileSync(status, 'utf8')}\nstaged by the user\n`)
    git(context.root, 'add', status)
    writeFileSync(join(context.root, 'untracked.md'), 'mine')
    const payload = {
      tool_name: 'Read',
      tool_input: { file_path: join(context.project, 'experiments/EXP-001.md') },
    }
    trackEvent(payload, { root: context.root, now: NOW })

    const outcome = commitAccessLogs(new Workspace(context.root, () => NOW))

    expect(outcome).toEqual({ committed: true })
    expect(subjects(context.root)[0]).toBe('chore: update access log')
    expect(filesOf(context.root)).toEqual(['projects/crawl-tuner/_meta/access-log.jsonl'])
    const open = git(context.root, 'status', '--porcelain').split('\n')
    expect(open).toContain('M  projects/crawl-tuner/STATUS.md')
    expect(open).toContain('?? untracked.md')
  })

  it('[DG1] includes a log that git does not know yet, and asks at most once a minute', () => {
    using context = repository()
    const other = join(context.root, 'projects', 'other')
    mkdirSync(join(other, 'experiments'), { recursive: true })
    writeFileSync(join(other, 'experiments', 'EXP-001.md'), 'x')
    trackEvent(
      { tool_name: 'Read', tool_input: { file_path: join(other, 'experiments/EXP-001.md') } },
      { root: context.root, now: NOW },
    )

    expect(wantsCommit(context.root, Date.now())).toBe(true)
    commitAccessLogs(new Workspace(context.root))

    expect(filesOf(context.root)).toEqual(['projects/other/_meta/access-log.jsonl'])
    expect(wantsCommit(context.root, Date.now())).toBe(false)
    expect(wantsCommit(context.root, Date.now() + 61_000)).toBe(true)
  })

  it('[DG2] skips while index.lock is held and notes it for a later look', () => {
    using context = repository()
    writeFileSync(join(context.root, '.git', 'index.lock'), '')
    trackEvent(
      {
        tool_name: 'Read',
        tool_input: { file_path: join(context.project, 'experiments/EXP-001.md') },
      },
      { root: context.root, now: NOW },
    )

    const outcome = commitAccessLogs(new Workspace(context.root, () => NOW))

    expect(outcome.committed).toBe(false)
    expect(readFileSync(join(context.root, '.dense', 'health.jsonl'), 'utf8')).toContain(
      'index.lock',
    )
    expect(subjects(context.root)).toEqual(['first'])
  })

  it('[DG3] makes one commit per logical unit, with its own paths only', async () => {
    using context = repository()
    writeFileSync(join(context.root, 'user', 'draft.md'), 'not yours')

    await ctx(context.root, ['new', 'experiment', 'Second list', '--tag', 'concurrency'])
    expect(subjects(context.root)[0]).toBe('context: add crawl-tuner/EXP-006')
    expect(filesOf(context.root)).toContain('projects/crawl-tuner/experiments/EXP-006.md')

    await ctx(context.root, ['status', 'EXP-001', 'superseded:EXP-006'])
    expect(subjects(context.root)[0]).toBe('context: crawl-tuner/EXP-001 is superseded:EXP-006')
    expect(filesOf(context.root)).toEqual([
      'projects/crawl-tuner/_meta/refs-checkpoint.json',
      'projects/crawl-tuner/experiments/EXP-001.md',
      'projects/crawl-tuner/experiments/EXP-006.md',
      'projects/crawl-tuner/experiments/index.md',
      'projects/crawl-tuner/knowledge/K-001.md',
      'projects/crawl-tuner/knowledge/index.md',
      'projects/crawl-tuner/patterns/index.md',
    ])

    await ctx(context.root, ['tasks', 'claim', '7b1e', '--by', 'me'])
    expect(subjects(context.root)[0]).toBe('context: crawl-tuner task 7b1e claimed')
    expect(filesOf(context.root)).toEqual(['projects/crawl-tuner/TASKS.yaml'])

    await ctx(context.root, ['new', 'project', 'second', '--purpose', 'Another one'])
    expect(subjects(context.root)[0]).toBe('project-init: add second (Another one)')
    await ctx(context.root, ['user-learn', 'Editor: vim'])
    expect(subjects(context.root)[0]).toBe('user-profile: add Editor: vim')
    expect(git(context.root, 'status', '--porcelain')).toContain('?? user/draft.md')
  })

  it('[DG3] regeneration is a commit of its own, and none when nothing changed', async () => {
    using context = repository()

    await ctx(context.root, ['index', '--all'])
    await ctx(context.root, ['index', '--all'])

    expect(subjects(context.root)).toEqual(['chore: regenerate memory index', 'first'])
    expect(git(context.root, 'status', '--porcelain')).toBe('')
  })

  it('[DG4] does nothing outside of a repository and when switched off', async () => {
    using home = emptyHome()
    expect((await ctx(home.root, ['init', '--no-git'])).code).toBe(0)
    expect((await ctx(home.root, ['new', 'project', 'demo'])).code).toBe(0)
    expect(existsSync(join(home.root, '.git'))).toBe(false)

    using context = repository()
    mkdirSync(join(context.root, '.dense'), { recursive: true })
    writeFileSync(join(context.root, '.dense', 'settings.json'), '{"git":"off"}')
    await ctx(context.root, ['index', '--all'])
    expect(subjects(context.root)).toEqual(['first'])
  })

  it('[DI2] never gives a number of a deleted entry again', async () => {
    using context = repository()
    await ctx(context.root, ['new', 'experiment', 'Short-lived', '--tag', 'x'])
    git(context.root, 'rm', '-q', 'projects/crawl-tuner/experiments/EXP-006.md')
    git(context.root, 'commit', '-qm', 'remove it')

    const made = await ctx(context.root, ['new', 'experiment', 'Next', '--tag', 'x'])

    expect(made.out).toContain('EXP-007')
  })
})
