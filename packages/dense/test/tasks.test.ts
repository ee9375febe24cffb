import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { appendTask, editTask, readTasks, removeTasks } from '../src/tasks/task-file.ts'
import { copyFixture, NOW, type TestContext } from './support/context.ts'
import { ctx } from './support/ctx.ts'

const queue = (context: TestContext): string =>
  readFileSync(join(context.project, 'TASKS.yaml'), 'utf8')

describe('TASKS.yaml as text', () => {
  const text = `# the queue
tasks:
  - id: "aaaa"   # first
    text: "one"
    custom: {x: 1}
    status: open
  # between
  - id: "bbbb"
    text: >-
      folded
      text
    status: open
other: kept
`

  it('[DT1] an edit changes its own lines and keeps comments and unknown keys', () => {
    expect(editTask(text, 'aaaa', new Map([['status', 'done']]))).toBe(text.replace('open', 'done'))
    expect(editTask(text, 'aaaa', new Map([['claimed-by', 'me']]))).toBe(
      text.replace('status: open\n  #', 'status: open\n    claimed-by: "me"\n  #'),
    )
    const claimed = editTask(text, 'bbbb', new Map([['claimed-by', 'me']]))
    expect(editTask(claimed, 'bbbb', new Map([['claimed-by', undefined]]))).toBe(text)
    const crlf = text.replaceAll('\n', '\r\n')
    expect(editTask(crlf, 'aaaa', new Map([['status', 'done']]))).toBe(crlf.replace('open', 'done'))
  })

  it('[DT1] tasks can be appended and removed without touching the rest', () => {
    const longer = appendTask(text, [
      ['id', '0123'],
      ['text', 'three: "quoted"'],
    ])
    expect(readTasks(longer).tasks.map((task) => task.id)).toEqual(['aaaa', 'bbbb', '0123'])
    expect(longer).toContain('other: kept\n')
    expect(removeTasks(longer, ['0123'])).toBe(text)
    expect(removeTasks('tasks:\n  - id: "aaaa"\n', ['aaaa'])).toBe('tasks: []\n')
    for (const empty of ['', 'tasks: []\n', 'tasks:\n', '# c\ntasks: [] # none\n']) {
      const grown = appendTask(empty, [['id', 'aaaa']])
      expect(
        readTasks(grown).tasks.map((task) => task.id),
        empty,
      ).toEqual(['aaaa'])
    }
    expect(readTasks('- id: "aaaa"\n').tasks).toHaveLength(1)
  })

  it('[DT2] an unreadable queue is never written', async () => {
    using context = copyFixture('valid')
    const path = join(context.project, 'TASKS.yaml')
    writeFileSync(path, 'tasks: [\n')

    const add = await ctx(context.root, ['tasks', 'add', 'x', '--why', 'y', '--done-when', 'z'])

    expect(add.code).toBe(1)
    expect(queue(context)).toBe('tasks: [\n')
  })
})

describe('tasks', () => {
  const run = (context: TestContext, ...args: string[]): ReturnType<typeof ctx> =>
    ctx(context.root, ['tasks', ...args])

  it('[DT3] derives the states', async () => {
    using context = copyFixture('valid')

    const listed = (await run(context, 'list')).out.trim().split('\n')

    expect(listed.map((line) => line.split('\t').slice(0, 2))).toEqual([
      ['7b1e', 'actionable'],
      ['4c0d', 'blocked'],
      ['9f2a', 'waiting'],
    ])
  })

  it('[DT4] makes the allowed moves and refuses the others', async () => {
    using context = copyFixture('valid')
    const code = async (...args: string[]): Promise<number> => (await run(context, ...args)).code

    expect(await code('claim', '7b1e')).toBe(1)
    expect(await code('claim', '7b1e', '--by', 'me')).toBe(0)
    expect(await code('claim', '7b1e', '--by', 'you')).toBe(1)
    expect(await code('unclaim', '7b1e')).toBe(0)
    expect(await code('claim', '4c0d', '--by', 'me')).toBe(1)
    expect(await code('pause', '7b1e')).toBe(0)
    expect(await code('complete', '7b1e')).toBe(1)
    expect(await code('resume', '7b1e')).toBe(0)
    expect(await code('resume', '7b1e')).toBe(1)
    expect(await code('request-approval', '7b1e')).toBe(0)
    expect((await run(context, 'show', '7b1e')).out).toContain('approval-needed')
    expect(await code('approve', '7b1e')).toBe(0)
    expect(await code('complete', '7b1e', '--note', 'settled')).toBe(0)
    expect(await code('complete', '7b1e')).toBe(1)
    expect(await code('uncomplete', '7b1e')).toBe(0)
    expect(await code('unblock', '4c0d')).toBe(0)
    expect(await code('show', 'ffff')).toBe(3)
    expect(await code('juggle', '7b1e')).toBe(2)
  })

  it('[DT5] completes only with evidence or a reason, and keeps dependencies as history', async () => {
    using context = copyFixture('valid')
    await run(context, 'unblock', '4c0d')

    const refused = await run(context, 'complete', '4c0d')
    const skipped = await run(context, 'complete', '4c0d', '--skip-verify', 'seen by eye')

    expect(refused.code).toBe(1)
    expect(refused.err).toContain('no evidence')
    expect(skipped.code).toBe(0)
    expect(queue(context)).toContain('completed-note: "not verified: seen by eye"')
    expect(queue(context)).toContain('depends-on: ["4c0d"]')
    expect((await run(context, 'show', '9f2a')).out).toContain('actionable')
  })

  it('[DT6] the archive job never loses a task, also when it died half way', async () => {
    using context = copyFixture('valid')
    const path = join(context.project, 'TASKS.yaml')
    const done = (id: string, day: string): string =>
      `  - id: "${id}"\n    text: "Old ${id}"\n    why: w\n    done-when: d\n    priority: low\n    status: done\n    template: t\n    completed-at: "${day}T10:00:00.000Z"\n    completed-note: "fine"\n`
    appendFileSync(
      path,
      done('0001', '2026-05-16') + done('0002', '2026-05-17') + done('0003', '2026-05-01'),
    )
    // The archive already has one of them: an earlier run was killed before it removed it.
    writeFileSync(
      join(context.project, 'tasks-archive.md'),
      '# Archive\n\n- [x] Old 0003 [id: 0003]\n',
    )

    const result = await ctx(context.root, ['jobs', 'run', 'task-archive'])

    expect(result.out).toContain('2 tasks of 1 project archived')
    const archive = readFileSync(join(context.project, 'tasks-archive.md'), 'utf8')
    expect(archive.match(/\[id: /g)).toHaveLength(2)
    expect(archive).toContain(
      '- [x] Old 0001 [id: 0001]\n  - Why: w\n  - Done when: d\n  - Priority: low\n  - Completed: 2026-05-16T10:00:00.000Z (fine)\n',
    )
    expect(readTasks(queue(context)).tasks.map((task) => task.id)).toEqual([
      '7b1e',
      '4c0d',
      '9f2a',
      '0002',
    ])
    expect(readFileSync(join(context.project, 'CORTEX.md'), 'utf8')).toContain(
      '| tasks-archive.md |',
    )
    expect((await ctx(context.root, ['tasks', 'archive'])).out).toBe('0 tasks archived\n')
  })

  it('[DT7] refuses a ring, an unknown dependency and a foreign lock; splits a task', async () => {
    using context = copyFixture('valid')

    expect((await run(context, 'edit', '4c0d', '--depends-on', '9f2a')).code).toBe(1)
    expect(
      (await run(context, 'add', 'x', '--why', 'y', '--done-when', 'z', '--depends-on', 'ffff'))
        .code,
    ).toBe(3)
    expect((await run(context, 'lock', '--owner', 'a')).code).toBe(0)
    expect(
      (await run(context, 'add', 'x', '--why', 'y', '--done-when', 'z', '--owner', 'b')).code,
    ).toBe(4)
    expect(
      (await run(context, 'add', 'x', '--why', 'y', '--done-when', 'z', '--owner', 'a')).code,
    ).toBe(0)
    expect((await run(context, 'claim', '7b1e', '--by', 'me')).code).toBe(0)
    expect((await run(context, 'unlock', '--owner', 'a')).code).toBe(0)
    const split = await run(
      context,
      'decompose',
      '7b1e',
      '--child',
      'Read it',
      '--child',
      'Judge it',
    )
    expect(split.out.trim().split('\n')).toHaveLength(2)
    const parent = readTasks(queue(context)).tasks.find((task) => task.id === '7b1e')
    expect(parent?.dependsOn).toHaveLength(2)
    expect(NOW).toBeGreaterThan(0)
  })
})
