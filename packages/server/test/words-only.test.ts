/** What is said where no embedder can be had. Rules: docs/spec/embedders.md. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CortexError } from '@cortex-memory/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OpenActors } from '../src/actors/open-actors.ts'
import { invoke, OPERATIONS } from '../src/operations/index.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cortex-words-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

async function answers(actors: OpenActors): Promise<{ status: unknown; recall: unknown }> {
  const call = async (name: string, input: object): Promise<Record<string, unknown>> => {
    const operation = OPERATIONS.find((each) => each.name === name)
    if (operation === undefined) throw new Error(name)
    const context = actors.contextFor(operation, { actor: 'ada', origin: 'user', channel: 'test' })
    return (await invoke(operation, context, input)) as Record<string, unknown>
  }
  try {
    await call('remember', { text: 'The winch lifts 400 kg' })
    const { note } = await call('recall', { query: 'opera' })
    const { embedding } = await call('status', {})
    return { status: embedding, recall: note }
  } finally {
    await actors.close()
  }
}

it('[B38] an empty answer and the status say that words alone were searched, and what to do', async () => {
  const why = 'no model here; install one'
  const embedder = (): never => {
    throw new CortexError('NO_EMBEDDER', why)
  }

  expect(await answers(new OpenActors({ home, embedder: async () => embedder() }))).toEqual({
    status: expect.objectContaining({ why }),
    recall:
      'Nothing in memory fits this question. It was searched by words alone; `cortex status` says why and what to do.',
  })
})

it('[B38] who asked for no embedder hears nothing of it', async () => {
  const { recall } = await answers(new OpenActors({ home }))
  expect(recall).toBe('Nothing in memory fits this question.')
})
