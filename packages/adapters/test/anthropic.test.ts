import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCortex } from '@cortex-memory/core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type MemoryToolHandlers, memoryToolHandlers } from '../src/anthropic/index.ts'

const home = mkdtempSync(join(tmpdir(), 'cortex-anthropic-'))
let made = 0
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** The text of a file without its numbers, or nothing. */
async function contents(tool: MemoryToolHandlers, path: string): Promise<string | undefined> {
  try {
    const shown = await tool.view({ command: 'view', path })
    return shown
      .split('\n')
      .slice(1)
      .map((line) => line.slice(7))
      .join('\n')
  } catch {
    return undefined
  }
}

const NO_FILE = (path: string) => `The path ${path} does not exist. Please provide a valid path.`

describe.each(['store', 'folder'] as const)('the memory tool in a %s', (kind) => {
  let tool: MemoryToolHandlers
  let folder: string
  const create = (path: string, file_text: string) =>
    tool.create({ command: 'create', path, file_text })

  beforeEach(async () => {
    folder = join(home, `folder-${made++}`, 'memories')
    tool = await memoryToolHandlers(
      kind === 'folder' ? { folder } : { root: home, actor: `a${made}` },
    )
    return () => tool.close()
  })

  it('[AD20] create makes a file', async () => {
    expect(await create('/memories/a.txt', 'Hello, World!')).toBe(
      'File created successfully at: /memories/a.txt',
    )
    expect(await contents(tool, '/memories/a.txt')).toBe('Hello, World!')
  })

  it('[AD20] create makes the directories above a file', async () => {
    expect(await create('/memories/deep/nested/a.txt', 'Nested')).toBe(
      'File created successfully at: /memories/deep/nested/a.txt',
    )
    expect(await contents(tool, '/memories/deep/nested/a.txt')).toBe('Nested')
  })

  it('[AD20] create refuses a file that is there', async () => {
    await create('/memories/a.txt', 'Original')
    await expect(create('/memories/a.txt', 'New')).rejects.toThrow(
      'File /memories/a.txt already exists',
    )
    expect(await contents(tool, '/memories/a.txt')).toBe('Original')
  })

  it('[AD20] view numbers the lines of a file', async () => {
    await create('/memories/a.txt', 'Line 1\nLine 2\nLine 3')
    expect(await tool.view({ command: 'view', path: '/memories/a.txt' })).toBe(
      "Here's the content of /memories/a.txt with line numbers:\n     1\tLine 1\n     2\tLine 2\n     3\tLine 3",
    )
  })

  it('[AD20] view lists a directory, two levels deep and without hidden files', async () => {
    await create('/memories/dir/one.txt', 'File 1')
    await create('/memories/dir/sub/two.txt', 'File 2')
    await create('/memories/dir/sub/deeper/three.txt', 'File 3')
    await create('/memories/dir/.hidden', 'x')
    expect(await tool.view({ command: 'view', path: '/memories/dir' })).toBe(
      [
        "Here're the files and directories up to 2 levels deep in /memories/dir, excluding hidden items and node_modules:",
        '18B\t/memories/dir',
        '6B\t/memories/dir/one.txt',
        '12B\t/memories/dir/sub/',
        '6B\t/memories/dir/sub/deeper/',
        '6B\t/memories/dir/sub/two.txt',
      ].join('\n'),
    )
    expect(await tool.view({ command: 'view', path: '/memories' })).toContain('/memories/dir/sub/')
  })

  it('[AD20] view shows a range of lines', async () => {
    await create('/memories/a.txt', 'Line 1\nLine 2\nLine 3\nLine 4\nLine 5')
    const view = (view_range: number[]) =>
      tool.view({ command: 'view', path: '/memories/a.txt', view_range })
    expect(await view([2, 4])).toBe(
      "Here's the content of /memories/a.txt with line numbers:\n     2\tLine 2\n     3\tLine 3\n     4\tLine 4",
    )
    expect(await view([5, -1])).toContain('     5\tLine 5')
  })

  it('[AD20] view says that a path does not exist', async () => {
    const view = tool.view({ command: 'view', path: '/memories/none.txt' })
    await expect(view).rejects.toThrow(NO_FILE('/memories/none.txt'))
  })

  it('[AD20] view refuses a file of too many lines', async () => {
    await create('/memories/huge.txt', Array(1_000_000).fill('line').join('\n'))
    const view = tool.view({ command: 'view', path: '/memories/huge.txt' })
    await expect(view).rejects.toThrow(/Maximum is 999,999 lines/)
  })

  it('[AD20] str_replace replaces a text and shows the change', async () => {
    await create('/memories/a.txt', 'Line 1\nOld Text\nLine 3')
    const replaced = await tool.str_replace({
      command: 'str_replace',
      path: '/memories/a.txt',
      old_str: 'Old Text',
      new_str: 'New $& Text',
    })
    expect(replaced).toBe(
      'The memory file has been edited. Here is the snippet showing the change (with line numbers):\n     1\tLine 1\n     2\tNew $& Text\n     3\tLine 3',
    )
    expect(await contents(tool, '/memories/a.txt')).toBe('Line 1\nNew $& Text\nLine 3')
  })

  it.each([
    [
      'Nowhere',
      'No replacement was performed, old_str `Nowhere` did not appear verbatim in /memories/a.txt.',
    ],
    [
      'Hello',
      'No replacement was performed. Multiple occurrences of old_str `Hello` in lines: 1, 3. Please ensure it is unique',
    ],
  ])('[AD20] str_replace refuses %s', async (old_str, sentence) => {
    await create('/memories/a.txt', 'Hello\nMiddle\nHello')
    const replace = tool.str_replace({
      command: 'str_replace',
      path: '/memories/a.txt',
      old_str,
      new_str: 'x',
    })
    await expect(replace).rejects.toThrow(sentence)
  })

  it('[AD20] str_replace says that a path does not exist, or is not a file', async () => {
    const replace = (path: string) =>
      tool.str_replace({ command: 'str_replace', path, old_str: 'a', new_str: 'b' })
    await expect(replace('/memories/none.txt')).rejects.toThrow(NO_FILE('/memories/none.txt'))
    await create('/memories/dir/a.txt', 'x')
    await expect(replace('/memories/dir')).rejects.toThrow('The path /memories/dir is not a file.')
  })

  it.each([
    [1, 'Line 1\nNew\nLine 2'],
    [0, 'New\nLine 1\nLine 2'],
    [2, 'Line 1\nLine 2\nNew'],
  ])('[AD20] insert puts text after line %i', async (insert_line, expected) => {
    await create('/memories/a.txt', 'Line 1\nLine 2')
    const insert = await tool.insert({
      command: 'insert',
      path: '/memories/a.txt',
      insert_line,
      insert_text: 'New\n',
    })
    expect(insert).toBe('The file /memories/a.txt has been edited.')
    expect(await contents(tool, '/memories/a.txt')).toBe(expected)
  })

  it('[AD20] insert refuses a path or a line that is not there', async () => {
    const insert = (path: string, insert_line: number) =>
      tool.insert({ command: 'insert', path, insert_line, insert_text: 'x' })
    await expect(insert('/memories/none.txt', 0)).rejects.toThrow(NO_FILE('/memories/none.txt'))
    await create('/memories/a.txt', 'Line 1\nLine 2')
    await expect(insert('/memories/a.txt', 10)).rejects.toThrow(
      'Invalid `insert_line` parameter: 10. It should be within the range of lines of the file: [0, 2]',
    )
  })

  it('[AD20] delete removes a file or a directory', async () => {
    await create('/memories/a.txt', 'x')
    await create('/memories/dir/b.txt', 'x')
    for (const path of ['/memories/a.txt', '/memories/dir']) {
      expect(await tool.delete({ command: 'delete', path })).toBe(`Successfully deleted ${path}`)
      await expect(tool.view({ command: 'view', path })).rejects.toThrow(NO_FILE(path))
    }
  })

  it('[AD20] delete refuses what is not there, and everything', async () => {
    const remove = (path: string) => tool.delete({ command: 'delete', path })
    await expect(remove('/memories/none.txt')).rejects.toThrow(
      'The path /memories/none.txt does not exist',
    )
    await expect(remove('/memories')).rejects.toThrow(
      'Cannot delete the /memories directory itself',
    )
  })

  it.each(['/memories/new.txt', '/memories/nested/dir/new.txt'])(
    '[AD20] rename moves a file to %s',
    async (new_path) => {
      await create('/memories/old.txt', 'Content')
      const renamed = await tool.rename({
        command: 'rename',
        old_path: '/memories/old.txt',
        new_path,
      })
      expect(renamed).toBe(`Successfully renamed /memories/old.txt to ${new_path}`)
      expect(await contents(tool, new_path)).toBe('Content')
      expect(await contents(tool, '/memories/old.txt')).toBeUndefined()
    },
  )

  it('[AD20] rename moves a directory whole', async () => {
    await create('/memories/one/a.txt', 'A')
    await create('/memories/one/sub/b.txt', 'B')
    await tool.rename({ command: 'rename', old_path: '/memories/one', new_path: '/memories/two' })
    expect(await contents(tool, '/memories/two/sub/b.txt')).toBe('B')
    expect(await contents(tool, '/memories/one/a.txt')).toBeUndefined()
  })

  it('[AD20] rename refuses a source that is not there and a destination that is', async () => {
    const rename = (old_path: string, new_path: string) =>
      tool.rename({ command: 'rename', old_path, new_path })
    await expect(rename('/memories/none.txt', '/memories/new.txt')).rejects.toThrow(
      'The path /memories/none.txt does not exist',
    )
    await create('/memories/a.txt', 'A')
    await create('/memories/b.txt', 'B')
    await expect(rename('/memories/a.txt', '/memories/b.txt')).rejects.toThrow(
      'The destination /memories/b.txt already exists',
    )
  })

  it.each([
    ['/invalid/path.txt', 'Path must start with /memories'],
    [
      '/memories/../../../etc/passwd',
      'Path /memories/../../../etc/passwd would escape /memories directory',
    ],
    ['/memories/../memories_backup/secret.txt', 'would escape /memories directory'],
    ['/memories-evil/a.txt', 'would escape /memories directory'],
  ])('[AD21] refuses the path %s', async (path, sentence) => {
    await expect(create(path, 'x')).rejects.toThrow(sentence)
    await expect(tool.view({ command: 'view', path })).rejects.toThrow(sentence)
  })

  it('[AD21] refuses a secret before anything is written', async () => {
    const secret = `token ghp_${'aB3dE5fG7h'.repeat(4).slice(0, 36)}`
    await expect(create('/memories/a.txt', secret)).rejects.toMatchObject({
      code: 'SECRET_REFUSED',
    })
    expect(await contents(tool, '/memories/a.txt')).toBeUndefined()
  })

  it('[AD21] refuses a secret that two edits put together, or that is in a name', async () => {
    const half = 'aB3dE5fG7haB3dE5fG'
    await create('/memories/a.txt', `one ghp_\n${half}`)
    const old_str = 'ghp_\n'
    const join = {
      command: 'str_replace',
      path: '/memories/a.txt',
      old_str,
      new_str: `ghp_${half}`,
    }
    await expect(tool.str_replace(join as never)).rejects.toMatchObject({ code: 'SECRET_REFUSED' })
    expect(await contents(tool, '/memories/a.txt')).toBe(`one ghp_\n${half}`)
    await expect(create(`/memories/ghp_${half}${half}`, 'x')).rejects.toMatchObject({
      code: 'SECRET_REFUSED',
    })
  })

  it('[AD20] says which argument is missing', async () => {
    await create('/memories/a.txt', 'x')
    const path = '/memories/a.txt'
    for (const [call, name] of [
      [() => tool.view({ command: 'view' } as never), 'path'],
      [() => tool.create({ command: 'create', path: '/memories/b' } as never), 'file_text'],
      [() => tool.str_replace({ command: 'str_replace', path, old_str: 'x' } as never), 'new_str'],
      [() => tool.insert({ command: 'insert', path, insert_line: 0 } as never), 'insert_text'],
      [() => tool.rename({ command: 'rename', old_path: path } as never), 'new_path'],
    ] as const) {
      await expect(call()).rejects.toThrow(`The command needs \`${name}\`, as text.`)
    }
  })

  it('[AD22] edits that come at once are all kept', async () => {
    await create('/memories/a.txt', 'start')
    await Promise.all(
      Array.from({ length: 8 }, (_, line) =>
        tool.insert({
          command: 'insert',
          path: '/memories/a.txt',
          insert_line: 0,
          insert_text: `n${line}`,
        }),
      ),
    )
    const lines = (await contents(tool, '/memories/a.txt'))?.split('\n') ?? []
    expect(lines.sort()).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'start'])
  })

  if (kind === 'folder') {
    it.each([
      ['a link out of the folder', 'outside'],
      ['a link to a sibling whose name begins alike', 'memories_backup'],
    ])('[AD21] refuses %s', async (_what, name) => {
      const outside = join(folder, '..', name)
      mkdirSync(outside, { recursive: true })
      writeFileSync(join(outside, 'secret.txt'), 'sensitive')
      symlinkSync(outside, join(folder, 'link'), 'dir')
      const sentence = 'Path would escape /memories directory via symlink'
      for (const path of ['/memories/link/secret.txt', '/memories/link/new/file.txt']) {
        await expect(create(path, 'x')).rejects.toThrow(sentence)
        await expect(tool.view({ command: 'view', path })).rejects.toThrow(sentence)
      }
      expect(await tool.view({ command: 'view', path: '/memories' })).not.toContain('secret')
    })
  } else {
    it('[AD22] every edit is a version, and a call that comes again changes nothing', async () => {
      await using cortex = await openCortex({ root: home, actor: `versions${made}` })
      const own = await memoryToolHandlers({ cortex })
      const info = { callId: 'toolu_1' }
      const command = { command: 'create', path: '/memories/a.txt', file_text: 'one' } as const
      await own.create(command, info)
      expect(await own.create(command, info)).toBe('File created successfully at: /memories/a.txt')
      const edit = {
        command: 'insert',
        path: '/memories/a.txt',
        insert_line: 1,
        insert_text: 'two',
      } as const
      await own.insert(edit, { callId: 'toolu_2' })
      await own.insert(edit, { callId: 'toolu_2' })
      expect(await contents(own, '/memories/a.txt')).toBe('one\ntwo')
      const { memories } = await cortex.find({ near: 'two', limit: 5 })
      expect(memories[0]?.version.version).toBe(2)
      expect(memories[0]?.version.provenance).toMatchObject({
        origin: 'agent',
        channel: 'adapter:anthropic',
      })
    })
  }
})
