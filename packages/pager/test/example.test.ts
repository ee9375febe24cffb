import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { testDirectory } from '@cortex-memory/core/testing'
import { afterAll, describe, expect, it } from 'vitest'

const PROGRAM = fileURLToPath(new URL('../../../examples/terminal-chat/chat.mjs', import.meta.url))
const home = testDirectory()
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** One run of the program, from its start to its end. */
async function chat(conversation: string, ...lines: readonly string[]): Promise<string> {
  const args = [PROGRAM, '--offline', '--home', home, '--conversation', conversation]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  child.stdin.end(`${lines.join('\n')}\n`)
  const [code] = await once(child, 'close')
  expect(`${code} ${output}`).toMatch(/^0 /)
  return output
}

describe('the example agent', () => {
  it('[GU1] remembers after a restart what it was told before', async () => {
    const before = await chat('a', 'What is my name?')
    await chat('b', 'My name is Ingrid. I live in Bergen.', 'Remember that the winch lifts 400 kg.')
    const after = await chat('c', 'What is my name?', 'Where do I live?', 'What does the winch do?')

    expect(before).toContain('I do not know that.')
    expect(after).toContain('Your name is Ingrid.')
    expect(after).toContain('You live in Bergen.')
    expect(after).toContain('I know: the winch lifts 400 kg')
    expect(after).not.toContain('matrix://')
  })
})
