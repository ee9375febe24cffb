import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { cortexCheckpointer, cortexStore } from '../../src/langgraph/index.ts'

const root = mkdtempSync(join(tmpdir(), 'cortex-langgraph-once-'))
const program = fileURLToPath(new URL('../programs/write-once.mjs', import.meta.url))
const resolve = fileURLToPath(new URL('./resolve-frameworks.mjs', import.meta.url))
const both = 'langgraph-store,langgraph-checkpointer'
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function run(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', resolve, program, root, both, ...args])
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  child.stderr.on('data', (data) => (output += data))
  return await new Promise((done) => child.on('exit', (_code, signal) => done(signal ?? output)))
}

describe('LangGraph on Cortex', () => {
  it('[AD4] writes once when its process is killed between write and answer and two others try again', async () => {
    expect(await run('id-1', 'die')).toBe('SIGKILL')
    expect(await Promise.all([run('id-1'), run('id-1'), run('id-2')])).toEqual(
      Array(3).fill('done\n'),
    )

    const store = await cortexStore({ root, actor: 'langgraph-store' })
    for (const namespace of ['ns', 'other']) {
      expect((await store.search([namespace])).map(({ key }) => key)).toEqual(['id-1', 'id-2'])
    }
    await store.stop()
    const saver = await cortexCheckpointer({ root, actor: 'langgraph-checkpointer' })
    for (const id of ['id-1', 'id-2']) {
      const found = []
      for await (const each of saver.list({ configurable: { thread_id: id } })) found.push(each)
      expect(found).toHaveLength(1)
      expect(found[0]?.checkpoint.channel_values).toEqual({ messages: [`text of ${id}`] })
      expect(found[0]?.pendingWrites).toEqual([['task', 'messages', `text of ${id}`]])
    }
    await saver.close()
  })
})
