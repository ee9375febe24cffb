import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const examples = new URL('../../../../examples/adapters/', import.meta.url)
const resolve = fileURLToPath(new URL('./resolve-frameworks.mjs', import.meta.url))
const names = readdirSync(examples).filter((name) => name.endsWith('.mjs'))

/** What each example prints. */
const PRINTED: Readonly<Record<string, string>> = {
  'adk.mjs': '1 My bike is a red Bianchi.',
  'ai-sdk.mjs': 'With oat milk.\nYou are a barista.\nsystem true',
  'anthropic.mjs':
    "memory_20250818 memory\nFile created successfully at: /memories/plan.md\nHere's the content of /memories/plan.md with line numbers:\n     1\t# Plan\n     2\ttest it, then ship it",
  'claude-agent.mjs': '2\ntrue\ntrue function',
  'langgraph.mjs': 'I do not know.\nAda lives in London.\nturns: 2, saved states: true',
  'mastra.mjs': 'Miao.\ntrue true',
  'mem0.mjs': 'I love sci-fi movies and thrillers.\nUPDATE ADD',
  'openai-agents.mjs': 'Answer 1 / Answer 2\n3 4',
}

describe('the examples', () => {
  it('are all known', () => {
    expect(names).toEqual(Object.keys(PRINTED))
  })

  it.each(names)('%s runs without a key and prints what it should', (name) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', resolve, fileURLToPath(new URL(name, examples))],
      { encoding: 'utf8', env: { ...process.env, MASTRA_TELEMETRY_DISABLED: '1' } },
    )
    expect({ stdout: stdout.trim(), stderr: stdout === '' ? stderr : '' }).toEqual({
      stdout: PRINTED[name],
      stderr: '',
    })
  })
})
