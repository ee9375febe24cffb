/** Meaning on the command line, without a network. Rules: docs/spec/recall.md. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const networkOff = fileURLToPath(new URL('./programs/no-network.cjs', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'cortex-semantic-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const BICYCLE = 'Maria rides her bicycle to the workshop every morning'

function cortex(...args: readonly string[]): unknown {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', networkOff, program, ...args, '--json'],
    { encoding: 'utf8', env: { ...process.env, CORTEX_HOME: home, CORTEX_EMBEDDER: '' } },
  )
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

function recalled(...args: readonly string[]): string[] {
  const { memories } = cortex('recall', ...args) as { memories: { text: string }[] }
  return memories.map(({ text }) => text)
}

describe('the command line, with networking off', () => {
  it('[H26] [H28] finds by meaning what shares no word with the question, when asked to', () => {
    const question = 'How does she commute?'
    for (const text of [
      BICYCLE,
      'The soup needs two more hours on the stove',
      'Our invoices are paid within thirty days',
    ]) {
      cortex('remember', text)
    }
    expect(recalled(question)).toEqual([])
    expect(cortex('status')).not.toHaveProperty('vectors')

    expect(recalled(question, '--semantic')[0]).toContain(BICYCLE)
    const model = 'all-MiniLM-L6-v2@6638f625'
    expect(cortex('status')).toMatchObject({
      vectors: { model, done: 3, pending: 0, failed: 0 },
    })

    cortex('remember', 'The ferry leaves at seven')
    expect(cortex('status')).toMatchObject({ vectors: { done: 3, pending: 1 } })
    expect(cortex('embed')).toMatchObject({
      model,
      done: 4,
      pending: 0,
      why: expect.stringMatching(/^local: /),
    })
  })
})
