/** One memory per repository, across worktrees and clones. Rules: docs/spec/operations.md. */
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { type Actors, actorsFor, resolveProject } from '../src/project/index.ts'
import { linkProject, unlinkProject } from '../src/project/link.ts'
import { readRemote } from '../src/project/remote-url.ts'

const room = mkdtempSync(join(tmpdir(), 'cortex-project-'))
const home = join(room, 'home')
let made = 0

afterAll(() => rmSync(room, { recursive: true, force: true }))

const IDENTITY = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b.c',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b.c',
}

function git(directory: string, ...args: string[]): void {
  const env = { ...process.env, ...IDENTITY, GIT_CONFIG_GLOBAL: '/dev/null' }
  const run = spawnSync('git', args, { cwd: directory, encoding: 'utf8', env })
  if (run.status !== 0) throw new Error(run.stderr)
}

function directory(name: string): string {
  const path = join(room, String(made++), name)
  mkdirSync(path, { recursive: true })
  return path
}

/** Every repository has a history of its own. */
function repository(name = 'shop', remote?: string): string {
  const path = directory(name)
  git(path, 'init', '-q', '-b', 'main')
  if (remote !== undefined) git(path, 'remote', 'add', 'origin', remote)
  return path
}

function commit(path: string): void {
  git(path, 'commit', '-q', '--allow-empty', '-m', `commit ${made++}`)
}

const meant = (path: string, in_ = home): Actors =>
  actorsFor({ directory: path, home: in_, environment: {} })

/** As after the first thing that was remembered there. */
function remembered(path: string, in_: string): string {
  const { actor, claim } = meant(path, in_)
  claim?.()
  mkdirSync(join(in_, actor, 'journal'), { recursive: true })
  return actor
}

describe('the actor', () => {
  it('[O50] that is named stands alone, wherever the call comes from', () => {
    const path = repository('shop', 'https://example.com/acme/shop')

    expect(actorsFor({ directory: path, home, actor: 'ada', environment: {} })).toEqual({
      actor: 'ada',
      isNamed: true,
      why: 'named by --actor',
    })
    expect(actorsFor({ directory: path, home, environment: { CORTEX_ACTOR: 'bob' } })).toEqual({
      actor: 'bob',
      isNamed: true,
      why: 'named by CORTEX_ACTOR',
    })
  })

  it("[O50] outside of a project is the user's own, and only that", () => {
    expect(meant(directory('plain'))).toEqual({
      actor: 'user',
      user: 'user',
      why: 'not in a project',
    })
  })

  it("[O51] of a repository is readable, fits the pattern, and has the user's beside it", () => {
    const { actor, user, why } = meant(
      repository('Ünser Shop', 'git@example.com:Acme/Web Shop!.git'),
    )

    expect(actor).toMatch(/^web-shop-[0-9a-f]{12}$/)
    expect(user).toBe('user')
    expect(why).toBe('git repository with the remote example.com/acme/web shop!')
  })

  it('[O51] is the same in subdirectories, linked worktrees and clones', () => {
    const path = repository('shop')
    commit(path)
    const inside = join(path, 'src', 'deep')
    mkdirSync(inside, { recursive: true })
    const worktree = join(directory('trees'), 'feature')
    git(path, 'worktree', 'add', '-q', worktree, '-b', 'feature')
    const clone = join(directory('clones'), 'another-name')
    git(path, 'clone', '-q', path, clone)
    const bare = join(directory('bare'), 'shop.git')
    git(path, 'clone', '-q', '--bare', path, bare)
    const ofBare = join(directory('clones'), 'third')
    git(path, 'clone', '-q', bare, ofBare)

    const { actor, why } = meant(path)

    expect(why).toContain('root commit')
    for (const other of [inside, worktree, clone, ofBare]) expect(meant(other).actor).toBe(actor)
  })

  it('[O51] keeps its memory when the first commit and a remote come later', () => {
    const in_ = directory('home')
    const path = repository('shop')
    const actor = remembered(path, in_)
    expect(meant(path, in_).why).toContain('git repository at ')

    commit(path)
    expect(meant(path, in_).actor).toBe(actor)
    git(path, 'remote', 'add', 'origin', 'https://example.com/acme/shop.git')
    expect(meant(path, in_).actor).toBe(actor)
  })

  it('[O51] of a clone with a remote is that of the repository before it had one', () => {
    const in_ = directory('home')
    const path = repository('shop')
    commit(path)
    const actor = remembered(path, in_)
    const clone = join(directory('clones'), 'copy')
    git(path, 'clone', '-q', path, clone)
    git(clone, 'remote', 'set-url', 'origin', 'https://example.com/acme/shop.git')

    expect(meant(clone, in_).actor).toBe(actor)
  })

  it('[O51] differs between repositories, even if they began as copies of one template', () => {
    const in_ = directory('home')
    const template = repository('template', 'https://example.com/acme/template')
    commit(template)
    const app = join(directory('apps'), 'app')
    git(template, 'clone', '-q', template, app)
    git(app, 'remote', 'set-url', 'origin', 'https://example.com/acme/app')
    remembered(template, in_)

    expect(meant(app, in_).actor).toMatch(/^app-/)
  })

  it('[O51] of a shallow clone is known by its remote: where its history was cut is not a root', () => {
    const path = repository('shop')
    commit(path)
    commit(path)
    const clone = join(directory('clones'), 'shallow')
    git(path, 'clone', '-q', '--depth', '1', `file://${path}`, clone)
    git(clone, 'remote', 'set-url', 'origin', 'ssh://git@example.com/acme/shop')
    expect(meant(clone).why).toContain('remote example.com/acme/shop')
    git(clone, 'remote', 'remove', 'origin')

    expect(meant(clone).why).toContain('git repository at ')
  })

  it('[O52] can be named by a file of the project, which is nobody else’s', () => {
    const path = repository('shop', 'https://example.com/acme/shop')
    mkdirSync(join(path, 'packages', 'api', '.cortex'), { recursive: true })
    mkdirSync(join(path, '.cortex'))
    writeFileSync(join(path, '.cortex', 'project.json'), '{"name": "user"}')
    writeFileSync(join(path, 'packages', 'api', '.cortex', 'project.json'), '{"name": "API"}')
    const other = directory('no-repository')
    mkdirSync(join(other, '.cortex'))
    writeFileSync(join(other, '.cortex', 'project.json'), '{"name": "user"}')

    expect(meant(path).actor).toMatch(/^user-[0-9a-f]{12}$/)
    expect(meant(join(path, 'packages')).actor).toBe(meant(path).actor)
    expect(meant(join(path, 'packages', 'api')).actor).toMatch(/^API-[0-9a-f]{12}$/)
    expect(meant(other).actor).toBe(meant(path).actor)
  })

  it.each(['', '[]', '{"name": ""}', '{"name": 3}', '{"name": "a", "actor": "b"}', 'null'])(
    '[O52] is not guessed if that file says %s',
    (text) => {
      const path = directory('shop')
      mkdirSync(join(path, '.cortex'))
      writeFileSync(join(path, '.cortex', 'project.json'), text)

      expect(() => meant(path)).toThrow(/Cannot read .*project\.json/)
    },
  )
})

/** Another history with the same remote, as somebody else can make it. */
function impostor(remote: string): string {
  const path = repository('shop', remote)
  commit(path)
  return path
}

describe('a memory', () => {
  const URL = 'https://example.com/acme/shop.git'

  function shop(in_: string): { readonly path: string; readonly actor: string } {
    const path = repository('shop', URL)
    commit(path)
    return { path, actor: remembered(path, in_) }
  }

  it('[OP1] is not reached by a remote alone from under another root commit', () => {
    const in_ = directory('home')
    const { path, actor } = shop(in_)
    const other = impostor(URL)

    expect(meant(other, in_).actor).not.toBe(actor)
    expect(meant(other, in_).why).toContain(`\`cortex project link ${actor}\``)
    expect(remembered(other, in_)).not.toBe(actor)
    expect(meant(path, in_).actor).toBe(actor)
    expect(meant(other, in_).actor).not.toBe(actor)
  })

  it('[OP1] is not reached by a name alone from under another root commit', () => {
    const in_ = directory('home')
    const name = (path: string): void => {
      mkdirSync(join(path, '.cortex'))
      writeFileSync(join(path, '.cortex', 'project.json'), '{"name": "acme"}')
    }
    const { path } = { path: repository('shop') }
    commit(path)
    name(path)
    const actor = remembered(path, in_)
    const clone = join(directory('clones'), 'copy')
    git(path, 'clone', '-q', path, clone)
    name(clone)
    const other = impostor('https://example.com/evil/shop')
    name(other)
    const plain = directory('plain')
    name(plain)

    expect(meant(clone, in_).actor).toBe(actor)
    expect(meant(other, in_).actor).not.toBe(actor)
    expect(meant(plain, in_).actor).not.toBe(actor)
  })

  it('[OP1] is not reached by another repository that was put in the place of its own', () => {
    const in_ = directory('home')
    const { path, actor } = shop(in_)
    const aside = `${path}-before`
    renameSync(path, aside)
    renameSync(impostor(URL), path)

    expect(meant(path, in_).actor).not.toBe(actor)
  })

  it('[OP1] is reached from a clone with the same root commit, which `status` says', () => {
    const in_ = directory('home')
    const { path, actor } = shop(in_)
    const clone = join(directory('clones'), 'copy')
    git(path, 'clone', '-q', path, clone)
    git(clone, 'remote', 'set-url', 'origin', URL)

    const first = meant(clone, in_)

    expect(first.actor).toBe(actor)
    expect(first.why).toContain('this directory is new to that memory')
    expect(meant(clone, in_)).toMatchObject({ actor, why: first.why })
    linkProject({ directory: clone, home: in_ }, undefined, [actor])
    expect(meant(clone, in_)).toMatchObject({ actor, why: 'linked by `cortex project link`' })
    expect(meant(path, in_).why).not.toContain('new to that memory')
  })

  it('[OP2] is used where the user links it, and there alone', () => {
    const in_ = directory('home')
    const { actor } = shop(in_)
    const other = impostor(URL)
    const copy = join(directory('copies'), 'shop')
    cpSync(other, copy, { recursive: true })
    const request = { directory: other, home: in_ }

    expect(() => linkProject(request, 'nobody', [actor])).toThrow(/no memory of nobody/)
    linkProject(request, actor, [actor])
    expect(meant(other, in_).actor).toBe(actor)
    expect(meant(copy, in_).actor).not.toBe(actor)

    const { actor: own } = unlinkProject(request)
    expect(own).not.toBe(actor)
    expect(meant(other, in_).actor).toBe(own)
    expect(() => unlinkProject(request)).toThrow(/no memory but its own/)
  })

  it('[OP3] is not reached by a bare repository inside of a work tree', () => {
    const in_ = directory('home')
    const { path: victim, actor } = shop(in_)
    const hostile = repository('hostile', 'https://example.com/evil/hostile')
    commit(hostile)
    const own = remembered(hostile, in_)
    const bare = join(hostile, 'docs', 'assets')
    git(victim, 'clone', '-q', '--bare', victim, bare)
    git(bare, 'config', 'remote.origin.url', URL)
    mkdirSync(join(bare, 'deep'))

    for (const place of [bare, join(bare, 'deep'), join(bare, 'objects')]) {
      expect(meant(place, in_).actor).toBe(own)
    }
    const alone = join(directory('alone'), 'shop.git')
    git(victim, 'clone', '-q', '--bare', victim, alone)
    expect(meant(alone, in_).actor).toBe('user')
    expect(actor).not.toBe(own)
  })

  it('[OP3] is not reached by a .git that leads to a repository which does not know of it', () => {
    const in_ = directory('home')
    const { path: victim, actor } = shop(in_)
    const viaFile = directory('via-file')
    writeFileSync(join(viaFile, '.git'), `gitdir: ${join(victim, '.git')}\n`)
    const viaLink = directory('via-link')
    symlinkSync(join(victim, '.git'), join(viaLink, '.git'))
    const viaCommon = repository('via-common')
    writeFileSync(join(viaCommon, '.git', 'commondir'), join(victim, '.git'))
    const worktree = join(directory('trees'), 'feature')
    git(victim, 'worktree', 'add', '-q', worktree, '-b', `b${made}`)
    const stolen = directory('stolen')
    cpSync(join(worktree, '.git'), join(stolen, '.git'))
    const viaRemote = repository('via-remote', victim)
    commit(viaRemote)

    for (const place of [viaFile, viaLink, viaCommon, stolen, viaRemote]) {
      expect(meant(place, in_).actor, place).not.toBe(actor)
    }
    expect(meant(worktree, in_).actor).toBe(actor)
  })

  it('[OP3] of a submodule is that of the submodule', () => {
    const in_ = directory('home')
    const { path: library } = shop(in_)
    const app = repository('app', 'https://example.com/acme/app')
    commit(app)
    git(app, '-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', library, 'vendored')
    git(join(app, 'vendored'), 'remote', 'set-url', 'origin', URL)

    expect(meant(join(app, 'vendored'), in_).why).toContain('example.com/acme/shop')
    expect(meant(app, in_).why).toContain('example.com/acme/app')
  })

  it('[OP4] costs no start of git once its place is registered', () => {
    const in_ = directory('home')
    const { path, actor } = shop(in_)
    const { PATH } = process.env
    process.env.PATH = directory('no-git')
    try {
      expect(meant(path, in_).actor).toBe(actor)
    } finally {
      process.env.PATH = PATH
    }
  })
})

describe('a file of a clone', () => {
  const SORTS = ['a pipe', 'a device', 'a link out', 'a directory', 'four gigabytes'] as const
  const secret = join(room, 'secret')
  writeFileSync(secret, '{"name": "secret"}')

  function put(sort: (typeof SORTS)[number], path: string): void {
    rmSync(path, { recursive: true, force: true })
    if (sort === 'a pipe') spawnSync('mkfifo', [path])
    else if (sort === 'a device') symlinkSync('/dev/zero', path)
    else if (sort === 'a link out') symlinkSync(secret, path)
    else if (sort === 'a directory') mkdirSync(path)
    else {
      writeFileSync(path, '{"name": "')
      truncateSync(path, 4 * 2 ** 30)
    }
  }

  it.each(SORTS)('[OP5] .cortex/project.json that is %s is refused without being read', (sort) => {
    const path = repository('shop')
    commit(path)
    mkdirSync(join(path, '.cortex'))
    put(sort, join(path, '.cortex', 'project.json'))

    expect(() => meant(path)).toThrow(/Cannot read .*project\.json: it is/)
  })

  it.each(SORTS)(
    '[OP5] of its .git that is %s gives no memory and keeps nobody waiting',
    (sort) => {
      const in_ = directory('home')
      const path = repository('shop', 'https://example.com/acme/shop')
      commit(path)
      const clone = join(directory('clones'), 'copy')
      git(path, 'clone', '-q', path, clone)
      const actor = remembered(path, in_)

      for (const name of ['HEAD', 'config', 'commondir', 'packed-refs', 'shallow', '.']) {
        const broken = join(directory('broken'), 'copy')
        cpSync(clone, broken, { recursive: true })
        put(sort, join(broken, '.git', name))
        expect(resolveProject({ directory: broken, home: in_ })?.actor, name).not.toBe(actor)
      }
      expect(meant(clone, in_).actor).toBe(actor)
    },
  )
})

describe('a name that no file can have', () => {
  it.each([
    ['a link to itself as .git', (path: string) => symlinkSync('.git', join(path, '.git'))],
    ['links in .git that lead in a circle', (path: string) => inGit(path, 'objects')],
    ['.git that leads to a name with a NUL', (path: string) => gitFile(path, 'a\0b')],
    ['.git that leads to a long name', (path: string) => gitFile(path, 'n'.repeat(3_000))],
    ['a remote with a NUL', (path: string) => withRemote(path, '/srv/\0')],
    ['a remote with an encoded NUL', (path: string) => withRemote(path, 'file:///srv/%00')],
    ['a remote with a long name', (path: string) => withRemote(path, `/${'n'.repeat(3_000)}`)],
  ])('[OP5] %s: nothing is found there, and nothing fails', (_, make) => {
    const in_ = directory('home')
    const shop = repository()
    commit(shop)
    const actor = remembered(shop, in_)
    const path = directory('odd')
    make(path)

    const found = resolveProject({ directory: path, home: in_ })

    expect(found?.actor).not.toBe(actor)
    expect(found?.place).toBeUndefined()
  })

  function inGit(path: string, name: string): void {
    git(path, 'init', '-q')
    rmSync(join(path, '.git', name), { recursive: true })
    symlinkSync(name, join(path, '.git', name))
  }

  function gitFile(path: string, to: string): void {
    writeFileSync(join(path, '.git'), `gitdir: ${to}\n`)
  }

  function withRemote(path: string, url: string): void {
    git(path, 'init', '-q')
    appendFileSync(join(path, '.git/config'), `[remote "origin"]\n\turl = ${url}\n`)
  }
})

describe('a remote', () => {
  it('[O51] is the same however it is reached, without credentials', () => {
    const owner = fc.constantFrom('Acme', 'acme')
    const spelled = fc.constantFrom<(owner: string) => string>(
      (name) => `https://github.com/${name}/Shop.git`,
      (name) => `https://oauth2:t0ken@github.com/${name}/shop/`,
      (name) => `http://GitHub.com:80/${name}/shop.git/`,
      (name) => `git@github.com:${name}/shop.git`,
      (name) => `github.com:${name}/shop`,
      (name) => `git@github.com:/${name}/shop`,
      (name) => `ssh://git@github.com:22/${name}/shop.git`,
      (name) => `ssh://git@github.com:2222/${name}/shop`,
      (name) => `git://github.com/${name}/shop`,
      (name) => `https://github.com/${name}/shop?token=t0ken#x`,
    )
    fc.assert(
      fc.property(owner, spelled, (name, spell) => {
        expect(readRemote(spell(name))).toEqual({ at: 'host', name: 'github.com/acme/shop' })
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['/srv/git/shop.git', { at: 'directory', path: '/srv/git/shop.git' }],
    ['../shop', { at: 'directory', path: '../shop' }],
    ['C:\\git\\shop', { at: 'directory', path: 'C:\\git\\shop' }],
    ['file:///srv/a%20b', { at: 'directory', path: '/srv/a b' }],
    ['https://localhost:3000/a/b', { at: 'host', name: 'localhost:3000/a/b' }],
    ['https://example.com/', undefined],
    ['  ', undefined],
  ])('[O51] %s is %j', (url, expected) => {
    expect(readRemote(url)).toEqual(expected)
  })
})
