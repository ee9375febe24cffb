/**
 * Statements that share no word with what matters to them, over the real model: the set that
 * `npm run bench -- recall` scores too. Rules: docs/spec/recall.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cortex, type Embedder, openCortex, type Query, type Uri } from '@cortex-memory/core'
import { localEmbedder } from '@cortex-memory/embed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SaidTurn, statementsSet } from '../../../bench/statements.mjs'

const [conversation] = statementsSet().conversations
const { turns, questions } = conversation ?? expect.unreachable('the set has a conversation')
const DEPTH = 10
/** Hybrid finds at least this share of what vectors alone find. */
const SHARE = 0.9

/** Texts are embedded once, for both stores and for the questions that are asked of each. */
class Known implements Embedder {
  readonly #model = localEmbedder({ threads: 2 })
  readonly #known = new Map<string, Float32Array>()
  readonly id = this.#model.id
  readonly dimensions = this.#model.dimensions

  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const missing = texts.filter((text) => !this.#known.has(text))
    const made = await this.#model.embed(missing)
    for (const [index, text] of missing.entries()) {
      this.#known.set(text, made[index] as Float32Array)
    }
    return texts.map((text) => this.#known.get(text) as Float32Array)
  }

  async close(): Promise<void> {
    await this.#model.close()
  }
}

const model = new Known()
const root = mkdtempSync(join(tmpdir(), 'cortex-statements-'))

beforeAll(async () => {
  await model.embed(questions.map(({ question }) => question))
})

afterAll(async () => {
  await model.close()
  rmSync(root, { recursive: true, force: true })
})

/** How many of the statements find what matters to them among the first ten. */
async function found(cortex: Cortex, turnOf: Map<Uri, string>, by: 'both' | 'vectors') {
  let count = 0
  for (const { question, evidence } of questions) {
    const [nearVector] = await model.embed([question])
    const near: Query =
      by === 'both' ? { near: question } : { nearVector: nearVector as Float32Array }
    const { memories } = await cortex.find({ ...near, limit: DEPTH })
    if (memories.some(({ uri }) => evidence.includes(turnOf.get(uri) ?? ''))) count++
  }
  return count
}

async function asConversation(cortex: Cortex): Promise<Map<Uri, string>> {
  const { turns: told } = await cortex.ingestConversation({
    conversationId: 'statements',
    turns: turns.map((turn) => ({ ...turn, session: String(turn.session) })),
  })
  return new Map(told.flatMap(({ id, uris }) => uris.map((uri) => [uri, id ?? ''] as const)))
}

async function asNotes(cortex: Cortex): Promise<Map<Uri, string>> {
  const write = async ({ id, text }: SaidTurn) => {
    const statement = { subject: id, predicate: 'notes', statement: text, confidence: 1 }
    const { uri } = await cortex.write({ data: { type: 'Fact', ...statement } })
    return [uri, id] as const
  }
  return new Map(await Promise.all(turns.map(write)))
}

describe('statements that share no word with what matters to them', () => {
  it.each([
    ['turns of a conversation', asConversation],
    ['notes', asNotes],
  ])('[H41] find it among %s nearly as often as vectors alone', async (name, tell) => {
    const actor = name.replaceAll(' ', '-')
    const cortex = await openCortex({ root, actor, durability: 'fast', embedder: model })
    try {
      const turnOf = await tell(cortex)
      await cortex.drainEmbedder()

      const both = await found(cortex, turnOf, 'both')
      const vectors = await found(cortex, turnOf, 'vectors')

      expect(vectors).toBeGreaterThan(questions.length / 4)
      expect(both).toBeGreaterThanOrEqual(SHARE * vectors)
    } finally {
      await cortex.close()
    }
  })
})
