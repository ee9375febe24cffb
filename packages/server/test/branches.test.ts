/** Memories that are staged on git branches. Rules: docs/spec/branches.md. */
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cortex, MemoryStore } from '@cortex-memory/core'
import { afterAll, describe, expect, it } from 'vitest'
import { OpenActors } from '../src/actors/open-actors.ts'
import { QuotaKeeper } from '../src/http/quotas.ts'
import { ServerSettings } from '../src/http/settings.ts'
import { invoke, OPERATIONS, type Operation } from '../src/operations/index.ts'
import { keepsBranchMemory, writeConfig } from '../src/project/config.ts'
import { actorsFor } from '../src/project/index.ts'

const room = mkdtempSync(join(tmpdir(), 'cortex-branches-'))
let made = 0

afterAll(() => rmSync(room, { recursive: true, force: true }))

const GIT = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b.c',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b.c',
  GIT_CONFIG_GLOBAL: '/dev/null',
}

interface Answer {
  readonly uri: string
  readonly id: string
  readonly staged?: string
  readonly memories: readonly { readonly data: { readonly statement?: string } }[]
  readonly branches: readonly { readonly branch: string; readonly merged?: string }[]
  readonly here?: { readonly staged: boolean; readonly why: string }
  readonly merged: readonly {
    readonly branch: string
    readonly taken: number
    readonly conflicts: readonly { readonly branch: string; readonly project?: string }[]
    readonly how: string
  }[]
}

/** A repository with one commit on main, and a server that keeps its stores open. */
class World implements AsyncDisposable {
  readonly path: string = join(room, String(made++), 'shop')
  readonly home: string = join(this.path, '../home')
  readonly actors: OpenActors = new OpenActors({ home: this.home })

  constructor() {
    mkdirSync(this.path, { recursive: true })
    writeConfig(this.home, 'branch-memory', 'on')
    this.git('init', '-q', '-b', 'main')
    this.commit('first')
  }

  git(...args: string[]): void {
    const env = { ...process.env, ...GIT }
    const run = spawnSync('git', args, { cwd: this.path, encoding: 'utf8', env })
    if (run.status !== 0) throw new Error(run.stderr)
  }

  commit(name: string): void {
    appendFileSync(join(this.path, `${name}.txt`), `${name}\n`)
    this.git('add', '.')
    this.git('commit', '-q', '-m', name)
  }

  async call(name: string, input: object = {}): Promise<Answer> {
    const operation = OPERATIONS.find((each) => each.name === name)
    if (operation === undefined) throw new Error(name)
    const { isNamed: _, ...whose } = actorsFor({
      directory: this.path,
      home: this.home,
      environment: {},
    })
    const caller = { ...whose, origin: 'user', channel: 'test' } as const
    return (await invoke(operation, this.actors.contextFor(operation, caller), input)) as Answer
  }

  async says(): Promise<readonly (string | undefined)[]> {
    const { memories } = await this.call('list')
    return memories.map(({ data }) => data.statement).sort()
  }

  async merged(): Promise<readonly string[]> {
    const { merged } = await this.call('branch-merge')
    return merged.map(({ branch, how }) => `${branch} ${how}`)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.actors.close()
  }
}

describe('what is staged', () => {
  it('[BR1] is nothing by default, and a configuration that cannot be read is a mistake', async () => {
    await using world = new World()
    writeConfig(world.home, 'branch-memory', 'off')
    world.git('switch', '-q', '-c', 'feature')
    await world.call('remember', { text: 'known everywhere' })

    world.git('switch', '-q', 'main')
    expect(await world.says()).toEqual(['known everywhere'])
    writeFileSync(join(world.home, 'config.json'), '{"branch-memory": "perhaps"}')
    expect(() => keepsBranchMemory(world.home)).toThrow(/config.json: branch-memory is "perhaps"/)
  })

  it("[BR2] is the branch's own, not what is about the user, and nothing on a detached HEAD", async () => {
    await using world = new World()
    await world.call('remember', { text: 'on main' })
    world.git('switch', '-q', '-c', 'feature')
    expect(await world.call('remember', { text: 'on feature' })).toMatchObject({
      staged: 'feature',
    })
    expect(await world.call('remember', { text: 'likes tea', user: true })).not.toHaveProperty(
      'staged',
    )
    expect(await world.says()).toEqual(['likes tea', 'on feature', 'on main'])

    world.git('switch', '-q', '-c', 'other', 'main')
    expect(await world.says()).toEqual(['likes tea', 'on main'])
    world.git('switch', '-q', '--detach', 'main')
    await world.call('remember', { text: 'on no branch' })
    world.git('switch', '-q', 'main')
    expect(await world.says()).toEqual(['likes tea', 'on main', 'on no branch'])
  })

  it('[N41] counts for the quota of the project', async () => {
    await using world = new World()
    mkdirSync(join(world.home, '.server'), { recursive: true })
    const settings = { quotas: { memories: 2 } }
    writeFileSync(join(world.home, '.server/settings.json'), JSON.stringify(settings))
    const quotas = new QuotaKeeper(new ServerSettings(world.home))
    world.actors.watchCalls({
      called: () => undefined,
      assertRoom: async (...given) => await quotas.assertRoom(...given),
    })
    await world.call('remember', { text: 'on main' })
    world.git('switch', '-q', '-c', 'feature')
    const { uri } = await world.call('remember', { text: 'on feature' })

    const more = world.call('remember', { text: 'more on feature' })

    await expect(more).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' })
    expect(await world.says()).toEqual(['on feature', 'on main'])
    await world.call('forget', { uri, reason: 'too much' })
  })

  it('[BR3] depends on the main branch, which the remote names first', async () => {
    await using world = new World()
    world.git('branch', 'stable')
    world.git('update-ref', 'refs/remotes/origin/stable', 'HEAD')
    world.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/stable')

    expect(await world.call('remember', { text: 'new' })).toMatchObject({ staged: 'main' })
    world.git('symbolic-ref', '-d', 'refs/remotes/origin/HEAD')
    world.git('branch', '-m', 'main', 'work')
    const { here } = await world.call('branch-list')
    expect(here).toMatchObject({ staged: false })
    expect(here?.why).toContain('git remote set-head origin --auto')
  })

  it('[BR4] lies over the project: changed, superseded and forgotten there, and nowhere else', async () => {
    await using world = new World()
    const about = { subject: 'queue', predicate: 'is' }
    const first = await world.call('remember', { ...about, text: 'rabbit' })
    const second = await world.call('remember', { text: 'port 80' })
    const third = await world.call('remember', { text: 'host a' })
    world.git('switch', '-q', '-c', 'feature')
    await world.call('remember', { ...about, text: 'kafka', replace: true })
    await world.call('revise', { uri: second.uri, text: 'port 443' })
    await world.call('forget', { uri: third.uri, reason: 'moved' })

    expect(await world.says()).toEqual(['kafka', 'port 443'])
    world.git('switch', '-q', 'main')
    expect(await world.says()).toEqual(['host a', 'port 80', 'rabbit'])
    await world.call('branch-merge', { branch: 'feature' })
    expect(await world.says()).toEqual(['kafka', 'port 443'])
    expect(await world.call('get', { uri: first.uri })).toMatchObject({ uri: first.uri })
    // What the owner said on a branch is the owner's word afterwards.
    const { actor } = actorsFor({ directory: world.path, home: world.home, environment: {} })
    expect(await world.call('get', { uri: `${second.uri.slice(0, -1)}2` })).toMatchObject({
      version: { createdBy: actor, version: 2 },
    })
  })

  it('[BR5] stays with a branch that is renamed', async () => {
    await using world = new World()
    world.git('switch', '-q', '-c', 'feature')
    await world.call('remember', { text: 'on feature' })
    world.git('branch', '-m', 'feature', 'feature/two')

    expect(await world.says()).toEqual(['on feature'])
    const { branches } = await world.call('branch-list')
    expect(branches.map(({ branch }) => branch)).toEqual(['feature/two'])
  })
})

describe('a branch', () => {
  it('[BR6] without commits of its own is not merged, however far the main branch went', async () => {
    await using world = new World()
    world.git('switch', '-q', '-c', 'feature')
    await world.call('remember', { text: 'on feature' })
    world.git('switch', '-q', 'main')
    world.commit('second')
    world.git('switch', '-q', 'feature')
    world.git('merge', '-q', '--ff-only', 'main')
    world.git('switch', '-q', 'main')

    expect(await world.merged()).toEqual([])
    expect((await world.call('branch-list')).branches).toHaveLength(1)
  })

  it('[BR6] is merged by a fast-forward, and after it was deleted', async () => {
    await using world = new World()
    world.git('switch', '-q', '-c', 'feature')
    await world.call('remember', { text: 'on feature' })
    world.commit('second')
    world.git('switch', '-q', 'main')
    expect(await world.merged()).toEqual([])
    world.git('merge', '-q', '--ff-only', 'feature')
    world.git('branch', '-q', '-D', 'feature')

    expect(await world.merged()).toEqual(['feature merged'])
    expect(await world.says()).toEqual(['on feature'])
  })

  it('[BR6] is merged where the main branch was fetched, and where its commits were picked', async () => {
    await using world = new World()
    world.git('switch', '-q', '-c', 'one')
    await world.call('remember', { text: 'on one' })
    world.commit('one')
    world.git('switch', '-q', '-c', 'two', 'main')
    await world.call('remember', { text: 'on two' })
    world.commit('two')
    world.git('update-ref', 'refs/remotes/origin/main', 'one')
    world.git('switch', '-q', 'main')
    world.commit('between')
    world.git('cherry-pick', 'two')

    expect(await world.merged()).toEqual(['one merged', 'two rebased'])
  })

  it('[BR6] that the repository would have a program look at starts none', async () => {
    await using world = new World()
    const trap = join(world.path, '../trap')
    world.git('switch', '-q', '-c', 'feature')
    await world.call('remember', { text: 'on feature' })
    world.commit('one')
    world.commit('two')
    world.git('switch', '-q', 'main')
    world.git('merge', '-q', '--squash', 'feature')
    world.git('commit', '-q', '-m', 'squashed')
    writeFileSync(join(world.path, '.gitattributes'), '* diff=trap\n')
    for (const key of [
      'diff.trap.command',
      'diff.trap.textconv',
      'diff.external',
      'core.fsmonitor',
    ]) {
      world.git('config', key, `touch ${trap}; false`)
    }

    expect(await world.merged()).toEqual(['feature squashed'])
    expect(existsSync(trap)).toBe(false)
  })
})

describe('a merge', () => {
  it('[BR7] that was interrupted is completed, and a second one changes nothing', async () => {
    await using world = new World()
    world.git('switch', '-q', '-c', 'feature')
    await world.call('remember', { text: 'on feature' })
    const { branches } = await world.call('branch-list')
    const { actor } = branches[0] as unknown as { actor: string }
    await world.actors.withoutHandle(actor, () => {
      mkdirSync(join(world.home, '.branches/leaving'))
      renameSync(join(world.home, actor), join(world.home, '.branches/leaving', actor))
    })
    world.git('switch', '-q', 'main')

    expect(await world.merged()).toEqual(['feature merged'])
    expect(await world.says()).toEqual(['on feature'])
    expect(await world.merged()).toEqual([])
    expect(existsSync(join(world.home, '.branches/leaving', actor))).toBe(false)
  })

  it('[BR8] shows what both sides changed, and somebody decides', async () => {
    await using world = new World()
    const { uri, id } = await world.call('remember', { text: 'port 80' })
    world.git('switch', '-q', '-c', 'feature')
    await world.call('revise', { uri: id, text: 'port 443' })
    await world.call('remember', { text: 'on feature' })
    world.git('switch', '-q', 'main')
    await world.call('revise', { uri, text: 'port 8080' })

    const [first] = (await world.call('branch-merge', { branch: 'feature' })).merged
    expect(first?.conflicts).toMatchObject([
      {
        branch: expect.stringContaining('port 443'),
        project: expect.stringContaining('port 8080'),
      },
    ])
    expect(await world.says()).toEqual(['on feature', 'port 8080'])
    const decided = { branch: 'feature', take: 'branch' }
    expect((await world.call('branch-merge', decided)).merged[0]?.conflicts).toEqual([])
    expect(await world.says()).toEqual(['on feature', 'port 443'])
    expect((await world.call('branch-list')).branches).toEqual([])
  })

  it('[BR10] is what a branch waits for, or that it is dropped by name', async () => {
    await using world = new World()
    world.git('switch', '-q', '-c', 'feature')
    await world.call('remember', { text: 'on feature' })
    world.git('switch', '-q', 'main')
    world.git('branch', '-q', '-D', 'feature')
    expect((await world.call('branch-list')).branches).toMatchObject([{ branch: 'feature' }])

    await expect(world.call('branch-drop', { branch: 'feature' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await expect(world.call('branch-drop', { branch: 'other', yes: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await world.call('branch-drop', { branch: 'feature', yes: true })
    expect((await world.call('branch-list')).branches).toEqual([])
  })
})

describe('a scope', () => {
  it('[BR12] has the project, and nothing that is staged', async () => {
    await using world = new World()
    await world.call('remember', { text: 'on main' })
    world.git('switch', '-q', '-c', 'feature')
    await world.call('remember', { text: 'on feature' })
    const whose = actorsFor({ directory: world.path, home: world.home, environment: {} })
    const view = async (cortex: Cortex): Promise<MemoryStore> => cortex
    const caller = { ...whose, isNamed: false, origin: 'agent', channel: 'test', view } as const
    const call = async (name: string): Promise<Answer> => {
      const operation = OPERATIONS.find((each) => each.name === name) as Operation
      return (await invoke(operation, world.actors.contextFor(operation, caller), {})) as Answer
    }

    const { memories } = await call('list')
    expect(memories.map(({ data }) => data.statement)).toEqual(['on main'])
    await expect(call('branch-list')).rejects.toMatchObject({ code: 'SCOPE_VIOLATION' })
  })
})

describe('every copy', () => {
  it('[BR11] is erased with its memory, from wherever it is erased', async () => {
    await using world = new World()
    const { uri } = await world.call('remember', { text: 'the cellar key' })
    world.git('switch', '-q', '-c', 'feature')
    await world.call('revise', { uri, text: 'the cellar key is red' })
    const own = await world.call('remember', { text: 'the attic key' })
    world.git('switch', '-q', 'main')

    for (const each of [uri, own.uri]) {
      await world.call('erase', { uri: each, reason: 'a test', yes: true })
    }
    world.git('switch', '-q', 'feature')
    expect(await world.says()).toEqual([])
    await world.call('branch-merge', { branch: 'feature' })
    world.git('switch', '-q', 'main')
    expect(await world.says()).toEqual([])
  })
})
