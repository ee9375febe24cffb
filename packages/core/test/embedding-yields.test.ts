/** Embedding in the background gives way to questions. Rules: docs/spec/recall.md. */
import { describe, expect, it } from 'vitest'
import type { Embedder } from '../src/index.ts'
import { aFact, openTestCortex } from '../src/testing/index.ts'

const MEMORIES = 100
const TURNS = 500

/** Notes its calls; a question is answered after others had many occasions to go first. */
class NotingEmbedder implements Embedder {
  readonly id = 'noting'
  readonly dimensions = 2
  readonly notes: string[] = []

  async embed(
    texts: readonly string[],
    { background = false }: { readonly background?: boolean | undefined } = {},
  ): Promise<Float32Array[]> {
    this.notes.push(background ? `background ${texts.length}` : 'question')
    if (!background) {
      for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve))
      this.notes.push('answered')
    }
    return texts.map(() => Float32Array.from([1, 0]))
  }
}

describe('a backlog', () => {
  it('[H40] begins no batch while a question waits for its vector, then a small one', async () => {
    await using cortex = await openTestCortex({ environment: { durable: false } })
    const embedder = new NotingEmbedder()
    await Promise.all(
      Array.from({ length: MEMORIES }, (_, index) =>
        cortex.write({ data: aFact(`number ${index}`) }),
      ),
    )
    await cortex.startEmbedder({ embedder })

    await Promise.all([cortex.find({ near: 'number 7', limit: 1 }), cortex.drainEmbedder()])

    const { notes } = embedder
    expect(notes.slice(0, 4)).toEqual(['question', 'answered', 'background 8', 'background 32'])
    const embedded = notes.flatMap((note) => Number(note.split(' ')[1] ?? 0))
    expect(embedded.reduce((sum, count) => sum + count, 0)).toBe(MEMORIES)
  })

  it('[H40] goes on while one question follows another', async () => {
    await using cortex = await openTestCortex({ environment: { durable: false } })
    const embedder = new NotingEmbedder()
    await cortex.write({ data: aFact('one') })
    await cortex.startEmbedder({ embedder })
    let drained = false
    const questions = async (): Promise<void> => {
      for (let index = 0; !drained; index++) {
        await Promise.all([
          cortex.find({ near: `${index}`, limit: 1 }),
          cortex.find({ near: `again ${index}`, limit: 1 }),
        ])
      }
    }

    await Promise.all([
      questions(),
      cortex.drainEmbedder().then(() => {
        drained = true
      }),
    ])

    expect((await cortex.status()).embedder).toMatchObject({ done: 1, pending: 0 })
  })
})
