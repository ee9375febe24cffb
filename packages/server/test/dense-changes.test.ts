/** Changing context files over the wire. Rules: docs/spec/mcp.md. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GROUPS, invoke, OPERATIONS, type Operation } from '../src/operations/index.ts'
import { contextFilesOf, contextOf, openTableStore } from './table-store.ts'

const named = (name: string): Operation =>
  OPERATIONS.find((each) => each.name === name) as Operation

async function openFiles(): Promise<{
  call(name: string, input: object): Promise<Record<string, unknown>>
  seen(): Readonly<Record<string, string>>
  read(path: string): string
  [Symbol.asyncDispose](): Promise<void>
}> {
  const cortex = await openTableStore()
  const root = join(cortex.root, 'context')
  return {
    call: async (name, input) =>
      (await invoke(named(name), contextOf(cortex), input)) as Record<string, unknown>,
    seen: () => contextFilesOf(cortex.root),
    read: (path) => readFileSync(join(root, path), 'utf8'),
    [Symbol.asyncDispose]: async () => await cortex[Symbol.asyncDispose](),
  }
}

const refusal = (code: string): object => ({ name: 'CortexError', code })

describe('changes of context files', () => {
  it('[K25] an entry is written, found, moved through its life cycle and renamed', async () => {
    await using files = await openFiles()

    const tried = await files.call('ctx-new', {
      kind: 'experiment',
      summary: 'Tables compared with the gauge',
      tags: ['tide'],
      body: 'They agree.',
    })
    const known = await files.call('ctx-new', {
      kind: 'knowledge',
      summary: 'The gauge is right',
      tags: ['tide'],
      evidence: ['EXP-1'],
    })
    expect([tried.id, known.id]).toEqual(['EXP-001', 'K-002'])
    expect(await files.call('ctx-search', { query: 'gauge' })).toMatchObject({
      hits: expect.arrayContaining([expect.objectContaining({ id: 'K-002' })]),
    })
    expect(files.read('projects/atlas/knowledge/index.md')).toContain('K-002')

    const change = await files.call('ctx-status', {
      id: 'EXP-1',
      status: 'invalidated',
      reason: 'the gauge was dry',
    })
    expect(change).toMatchObject({
      to: 'invalidated',
      impact: [{ key: 'atlas/K-002', via: 'derived_from' }],
    })
    expect(files.read('projects/atlas/experiments/EXP-001.md')).not.toContain('They agree.')

    expect(await files.call('ctx-rename', { from: 'K-2', to: 'K-9' })).toMatchObject({
      to: 'K-009',
    })
    expect(await files.call('ctx-graph', { id: 'EXP-1' })).toMatchObject({
      nodes: [{ key: 'atlas/EXP-001', status: 'invalidated' }, { key: 'atlas/K-009' }],
      edges: [{ from: 'atlas/K-009', type: 'derived_from', to: 'atlas/EXP-001' }],
      more: 0,
    })
    await expect(files.call('ctx-graph', { id: 'K-2' })).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  it('[K25] a task is added, listed by its state, claimed and completed with evidence', async () => {
    await using files = await openFiles()

    const added = (await files.call('ctx-task-add', {
      text: 'Print the tables',
      why: 'Ships',
      doneWhen: 'they hang at the pier',
      dependsOn: ['a1f0'],
    })) as { readonly task: { readonly id: string } }
    const { id } = added.task
    expect(await files.call('ctx-tasks', { states: ['waiting'] })).toMatchObject({
      tasks: [{ id }],
    })
    expect(await files.call('ctx-tasks', { limit: 1 })).toMatchObject({
      tasks: [{ id: 'a1f0', state: 'actionable' }],
      more: 1,
    })
    const claimed = await files.call('ctx-task', { id: 'a1f0', action: 'claim', by: 'ada' })
    expect(claimed).toMatchObject({ task: { state: 'in-progress', claimedBy: 'ada' } })
    const complete = { id: 'a1f0', action: 'complete' }
    await expect(files.call('ctx-task', complete)).rejects.toMatchObject(refusal('INVALID_INPUT'))
    await files.call('ctx-task', { ...complete, skipVerify: 'seen at the pier' })
    expect(await files.call('ctx-tasks', { states: ['actionable'] })).toMatchObject({
      tasks: [{ id }],
    })
  })

  it('[K26] nobody approves a task through an operation', async () => {
    await using files = await openFiles()
    for (const action of ['approve', 'clear-approval']) {
      await expect(files.call('ctx-task', { id: 'a1f0', action })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        path: 'action',
      })
    }
  })

  it('[K25] projects, indexes, listings and preferences are kept', async () => {
    await using files = await openFiles()

    await files.call('ctx-new-project', { name: 'harbour', purpose: 'Berths.' })
    expect(await files.call('ctx-projects', {})).toEqual({ projects: ['atlas', 'harbour'] })
    await expect(files.call('ctx-new-project', { name: 'harbour' })).rejects.toMatchObject(
      refusal('ALREADY_EXISTS'),
    )
    for (const name of ['../harbour', '/tmp/harbour', 'a/b', '.git']) {
      await expect(files.call('ctx-new-project', { name })).rejects.toMatchObject(
        refusal('INVALID_INPUT'),
      )
    }
    expect(await files.call('ctx-index', { project: 'atlas' })).toMatchObject({ failures: [] })
    const shown = (await files.call('ctx-sync', { project: 'atlas' })) as { missing: unknown[] }
    expect(shown.missing.length).toBeGreaterThan(0)
    await files.call('ctx-sync', { project: 'atlas', write: true })
    expect(await files.call('ctx-sync', { project: 'atlas' })).toEqual({ missing: [], written: [] })
    const learned = await files.call('ctx-user-learn', { observation: 'Times: always in UTC' })
    expect(learned).toMatchObject({ outcome: 'added' })
    expect(files.read('user/USER.md')).toContain('Times: always in UTC')
  })

  it('[K27] what reads changes no file, and what is idempotent changes none the second time', async () => {
    await using files = await openFiles()
    const operations = GROUPS.filter(({ name }) => name.startsWith('dense')).flatMap(
      (group) => group.operations,
    )
    for (const { name, effect, idempotent, examples } of operations) {
      for (const { input } of examples) {
        const before = files.seen()
        await files.call(name, input as object).catch(() => undefined)
        const once = files.seen()
        if (effect === 'read') expect(once, name).toEqual(before)
        if (!idempotent) continue
        await files.call(name, input as object).catch(() => undefined)
        expect(files.seen(), name).toEqual(once)
      }
    }
  })

  it('[K25] control characters and second lines stay out of the files', async () => {
    await using files = await openFiles()
    const before = files.seen()

    for (const [name, input, path] of [
      ['ctx-user-learn', { observation: 'Times:\n# UTC' }, 'observation'],
      ['ctx-new', { kind: 'experiment', summary: 'a', tags: ['x\ny: z'] }, 'tags[0]'],
      ['ctx-new', { kind: 'experiment', summary: 'a', tags: ['x'], body: '\u001b[2J' }, 'body'],
      ['ctx-task-add', { text: 'a\n  - id: ffff', why: 'b', doneWhen: 'c' }, 'text'],
      ['ctx-status', { id: 'K-1', status: 'invalidated', reason: 'a\u0000' }, 'reason'],
    ] as const) {
      const refused = { code: 'INVALID_INPUT', path }
      await expect(files.call(name, input), name).rejects.toMatchObject(refused)
    }

    expect(files.seen()).toEqual(before)
  })

  it('[K28] a text with a secret is refused, and no file changes', async () => {
    await using files = await openFiles()
    const before = files.seen()
    const secret = `the token is ghp_${'q7Rt2Lm9Zx4Kc8Vb1Np6Wd3Hs5Jf0GyAb123'}`

    for (const [name, input] of [
      ['ctx-new', { kind: 'experiment', summary: 'x', tags: ['a'], body: secret }],
      ['ctx-new', { kind: 'experiment', summary: secret, tags: ['a'] }],
      ['ctx-status', { id: 'K-1', status: 'invalidated', reason: secret }],
      ['ctx-task-add', { text: secret, why: 'a', doneWhen: 'b' }],
      ['ctx-task', { id: 'a1f0', action: 'block', reason: secret }],
      ['ctx-user-learn', { observation: secret }],
      ['ctx-new-project', { name: 'quay', purpose: secret }],
    ] as const) {
      await expect(files.call(name, input), name).rejects.toMatchObject(refusal('SECRET_REFUSED'))
    }

    expect(files.seen()).toEqual(before)
  })
})
