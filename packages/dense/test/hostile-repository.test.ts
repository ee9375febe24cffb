/** A repository that wants to run programs, and contexts whose files are not files. Rules: docs/spec/dense.md. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { git as runGit } from '../src/git/git.ts'
import { trackEvent } from '../src/track/track.ts'
import { copyFixture, NOW, type TestContext } from './support/context.ts'
import { ctx } from './support/ctx.ts'

function git(root: string, ...args: string[]): string {
  return execFileSync('git', ['-C', root, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

const HOOKS = [
  'pre-commit',
  'prepare-commit-msg',
  'commit-msg',
  'post-commit',
  'post-index-change',
  'pre-auto-gc',
  'reference-transaction',
  'post-checkout',
]

/** Every setting that names a program leaves its own file in `canaries` when it is run. */
function hostile(context: TestContext, canaries: string): void {
  const { root } = context
  git(root, 'init', '-q')
  git(root, 'add', '-A')
  git(root, 'commit', '-qm', 'first')
  mkdirSync(canaries)
  const runs = (name: string): string => `touch ${join(canaries, name)}; cat`
  const settings: Record<string, string> = {
    'core.fsmonitor': runs('fsmonitor'),
    'core.pager': runs('pager'),
    'core.editor': runs('editor'),
    'core.askPass': runs('askpass'),
    'core.sshCommand': runs('ssh'),
    'core.alternateRefsCommand': runs('alternate-refs'),
    'credential.helper': `!${runs('credential')}`,
    'credential.https://example.com.helper': `!${runs('credential-url')}`,
    'diff.external': runs('diff-external'),
    'diff.evil.command': runs('diff-command'),
    'diff.evil.textconv': runs('textconv'),
    'merge.evil.driver': runs('merge-driver'),
    'filter.evil.clean': runs('clean'),
    'filter.evil.smudge': runs('smudge'),
    'filter.process.process': runs('process'),
    'filter.process.required': 'true',
    'gpg.program': join(canaries, 'gpg.sh'),
    'commit.gpgSign': 'true',
    'log.showSignature': 'true',
    'pager.log': runs('pager-log'),
    'pager.status': runs('pager-status'),
    'alias.status': `!${runs('alias')}`,
    'alias.log': `!${runs('alias-log')}`,
    'gc.auto': '1',
    'gc.recentObjectsHook': runs('gc-hook'),
    'extensions.partialClone': 'origin',
    'remote.origin.promisor': 'true',
    'remote.origin.url': `ext::sh -c touch% ${join(canaries, 'ext')}`,
    'remote.origin.uploadpack': runs('uploadpack'),
    'protocol.ext.allow': 'always',
    'protocol.allow': 'always',
    'status.submoduleSummary': 'true',
    'core.hooksPath': join(root, 'hooks-of-the-repository'),
  }
  git(root, 'config', 'core.repositoryFormatVersion', '1')
  const included = join(root, '.git', 'included')
  writeFileSync(included, `[filter "included"]\n\tclean = "${runs('included')}"\n`)
  writeFileSync(join(canaries, 'gpg.sh'), `#!/bin/sh\ntouch ${join(canaries, 'gpg')}\ncat\n`)
  chmodSync(join(canaries, 'gpg.sh'), 0o755)
  for (const directory of [join(root, 'hooks-of-the-repository'), join(root, '.git', 'hooks')]) {
    mkdirSync(directory, { recursive: true })
    for (const name of HOOKS) {
      const path = join(directory, name)
      writeFileSync(path, `#!/bin/sh\ntouch ${join(canaries, `hook-${name}`)}\n`)
      chmodSync(path, 0o755)
    }
  }
  submodule(root, canaries)
  appendFileSync(
    join(root, '.gitattributes'),
    '*.md filter=evil diff=evil merge=evil\n*.yaml filter=process\n*.json filter=included\n',
  )
  for (const [key, value] of Object.entries(settings)) git(root, 'config', key, value)
  git(root, 'config', 'include.path', included)
}

/** Its configuration is its own: what is switched off for the repository is on in there. */
function submodule(root: string, canaries: string): void {
  const module = join(root, 'vendored')
  mkdirSync(module)
  git(module, 'init', '-q')
  git(module, 'commit', '-q', '--allow-empty', '-m', 'of the submodule')
  git(root, 'add', 'vendored')
  git(root, 'commit', '-qm', 'submodule')
  git(module, 'config', 'core.fsmonitor', `touch ${join(canaries, 'submodule')}; cat`)
  writeFileSync(join(module, 'changed'), 'x')
}

const found = (canaries: string): string[] =>
  readdirSync(canaries).filter((name) => !name.endsWith('.sh'))

describe('a hostile repository', () => {
  it('[DG5] runs nothing of its own, whatever ctx does in it', async () => {
    using context = copyFixture('valid')
    const canaries = join(context.root, '..', `canaries-${process.pid}-${NOW}`)
    rmSync(canaries, { recursive: true, force: true })
    hostile(context, canaries)
    // The trap works: git as it is walks into it.
    spawnSync('git', ['-C', context.root, 'status'], { stdio: 'ignore' })
    expect(found(canaries)).not.toEqual([])
    for (const name of found(canaries)) rmSync(join(canaries, name))

    const commands = [
      ['new', 'experiment', 'Second list', '--tag', 'concurrency'],
      ['status', 'EXP-001', 'superseded:EXP-006'],
      ['tasks', 'claim', '7b1e', '--by', 'me'],
      ['index', '--all'],
      ['lint'],
      ['fresh', 'crawl-tuner'],
      ['maintain'],
      ['commit-log'],
    ]
    for (const command of commands) {
      await ctx(context.root, command)
      expect(found(canaries), `ctx ${command.join(' ')}`).toEqual([])
    }
    // An object that is not there would be fetched, from where the repository says.
    const missing = '0123456789012345678901234567890123456789'
    expect(runGit(context.root, ['cat-file', '-e', missing]).ok).toBe(false)
    expect(found(canaries), 'a lazy fetch').toEqual([])
    expect(git(context.root, 'log', '--format=%s')).toContain('add crawl-tuner/EXP-006')
    rmSync(canaries, { recursive: true })
  })

  it.each([
    ['an empty name', Buffer.from('')],
    ['a line separator in its name', Buffer.from('a\u2028b')],
    ['a name that is not UTF-8', Buffer.from([0x61, 0xff, 0x62])],
  ])('[DG5] runs no filter with %s', async (_, name) => {
    using context = copyFixture('valid')
    const { root } = context
    const canary = join(root, '..', `canary-${process.pid}-${name.toString('hex')}`)
    git(root, 'init', '-q')
    git(root, 'add', '-A')
    git(root, 'commit', '-qm', 'first')
    const around = (before: string, after: string): Buffer =>
      Buffer.concat([Buffer.from(before), name, Buffer.from(after)])
    appendFileSync(
      join(root, '.git/config'),
      around('[filter "', `"]\n\tclean = "touch ${canary}; cat"\n`),
    )
    const quoted = around('"*.md" filter=', '\n')
    appendFileSync(join(root, '.git/info/attributes'), quoted)
    appendFileSync(join(context.project, 'mission.md'), '\n')
    // The trap works: git as it is walks into it.
    spawnSync('git', ['-C', root, 'add', '-A'], { stdio: 'ignore' })
    expect(existsSync(canary)).toBe(true)
    rmSync(canary)

    await ctx(root, ['new', 'experiment', 'Second list', '--tag', 'concurrency'])

    expect(existsSync(canary)).toBe(false)
  })

  it('[DG5] runs nothing where its configuration cannot be listed whole', () => {
    using context = copyFixture('valid')
    const { root } = context
    const canary = join(root, '..', `canary-${process.pid}-listing`)
    git(root, 'init', '-q')
    writeFileSync(join(root, '.git/info/attributes'), '*.md filter=evil\n')
    writeFileSync(
      join(root, '.git/config'),
      // The list, which names the section in every line, is longer than anybody reads; the filter comes last.
      `[a "${'n'.repeat(60_000)}"]\n${'\tb\n'.repeat(1_200)}[filter "evil"]\n\tclean = "touch ${canary}; cat"\n`,
    )

    const added = runGit(root, ['add', '-A'])

    expect(existsSync(canary)).toBe(false)
    expect(added.ok).toBe(false)
  })

  it('[DG6] that names another work tree gets no commit', async () => {
    using context = copyFixture('valid')
    using other = copyFixture('valid')
    git(context.root, 'init', '-q')
    git(context.root, 'config', 'core.worktree', other.root)

    await ctx(context.root, ['new', 'experiment', 'Second list', '--tag', 'concurrency'])

    expect(spawnSync('git', ['-C', context.root, 'rev-parse', 'HEAD']).status).not.toBe(0)
  })
})

describe('files of a context', () => {
  it.each(['a pipe', 'a device', 'a link'])(
    '[DH11] the tracker neither waits for %s nor writes through it',
    (what) => {
      using context = copyFixture('valid')
      const log = join(context.project, '_meta', 'access-log.jsonl')
      const outside = join(context.root, '..', `outside-${process.pid}`)
      writeFileSync(outside, '')
      rmSync(log, { force: true })
      mkdirSync(join(context.root, '.dense'), { recursive: true })
      const settings = join(context.root, '.dense', 'settings.json')
      if (what === 'a pipe') execFileSync('mkfifo', [log, settings])
      else {
        symlinkSync(what === 'a device' ? '/dev/zero' : outside, log)
        symlinkSync(what === 'a device' ? '/dev/zero' : outside, settings)
      }
      const file_path = join(context.project, 'experiments/EXP-001.md')

      const { error } = trackEvent(
        { tool_name: 'Read', tool_input: { file_path } },
        { root: context.root, now: NOW },
      )

      expect(error).toMatch(/is a link|is a pipe/)
      expect(readFileSync(outside, 'utf8')).toBe('')
      rmSync(outside)
    },
  )

  it('[DX9] a file without an end is a problem that is reported', async () => {
    using context = copyFixture('valid')
    const mission = join(context.project, 'mission.md')
    rmSync(mission)
    symlinkSync('/dev/zero', mission)

    const { out } = await ctx(context.root, ['lint'])

    expect(out).toContain('mission.md')
  })
})
