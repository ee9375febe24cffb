import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { type OnnxEmbedderOptions, onnxEmbedder } from '../src/onnx-embedder.ts'
import { buildPackage } from './support/program.ts'

beforeAll(buildPackage)

const RUNTIME = fileURLToPath(new URL('programs/onnx-runtime.mjs', import.meta.url))
/** Ids: [PAD] 0, [UNK] 1, [CLS] 2, [SEP] 3, hello 4, ##s 5. */
const VOCABULARY = '[PAD]\n[UNK]\n[CLS]\n[SEP]\nhello\n##s\n'
const BERT = {
  inputNames: ['input_ids', 'attention_mask', 'token_type_ids'],
  outputNames: ['last_hidden_state'],
  axes: 3,
}

function modelFolder(model: object, vocabulary: string | undefined = VOCABULARY) {
  const folder = mkdtempSync(join(tmpdir(), 'cortex-onnx-'))
  const modelPath = join(folder, 'tiny.onnx')
  writeFileSync(modelPath, JSON.stringify(model))
  if (vocabulary !== '') writeFileSync(join(folder, 'vocab.txt'), vocabulary)
  return { folder, modelPath, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
}

/** The vector of "hellos world", which is the ids 2 4 5 1 3. */
async function embedWith(model: object, more: Partial<OnnxEmbedderOptions> = {}) {
  using folder = modelFolder(model)
  const embedder = await onnxEmbedder({ modelPath: folder.modelPath, runtime: RUNTIME, ...more })
  try {
    const [vector] = await embedder.embed(['Hellos world'])
    return { id: embedder.id, dimensions: embedder.dimensions, vector: [...(vector ?? [])] }
  } finally {
    await embedder.close()
  }
}

const unit = (values: number[]): number[] => values.map((value) => value / Math.hypot(...values))
function expectNear(actual: number[], expected: number[]): void {
  expect(actual).toHaveLength(expected.length)
  for (const [index, value] of expected.entries()) expect(actual[index]).toBeCloseTo(value, 5)
}

describe('an ONNX model', () => {
  it('[B28] is fed the tokens and pooled by their mean', async () => {
    const { vector, dimensions } = await embedWith(BERT)
    expect(dimensions).toBe(3)
    expectNear(vector, unit([(2 + 4 + 5 + 1 + 3) / 5, (0 + 1 + 2 + 3 + 4) / 5, 1]))
  })

  it('[B28] can be pooled by its first token', async () => {
    expectNear((await embedWith(BERT, { pooling: 'cls' })).vector, unit([2, 0, 1]))
  })

  it('[B28] may pool by itself, and may want fewer inputs', async () => {
    const model = {
      inputNames: ['input_ids', 'attention_mask'],
      outputNames: ['sentence_embedding'],
      axes: 2,
    }
    expectNear((await embedWith(model)).vector, unit([2, 0, 1]))
  })

  it('[B28] without a float32 output fails', async () => {
    await expect(embedWith({ ...BERT, axes: 0 })).rejects.toMatchObject({
      code: 'EMBEDDER_FAILED',
      message: expect.stringContaining('the model has no float32 output'),
    })
  })

  it('[B28] is named after everything that decides its vectors', async () => {
    const idOf = async (model: object, more: Partial<OnnxEmbedderOptions> = {}) => {
      using folder = modelFolder(model)
      const { modelPath } = folder
      // With its length given, the model is not even loaded.
      return (await onnxEmbedder({ modelPath, runtime: RUNTIME, dimensions: 3, ...more })).id
    }
    const ids = [
      await idOf(BERT),
      await idOf(BERT),
      await idOf(BERT, { pooling: 'cls' }),
      await idOf(BERT, { maxTokens: 4 }),
      await idOf({ ...BERT, note: 'other weights' }),
    ]
    expect(ids[0]).toMatch(/^tiny@[0-9a-f]{8}$/)
    expect(ids[1]).toBe(ids[0])
    expect(new Set(ids).size).toBe(4)
    expect(await idOf(BERT, { name: 'mine' })).toMatch(/^mine@/)
  })

  it('[B28] loses the end of a text beyond its tokens', async () => {
    const { vector } = await embedWith(BERT, { maxTokens: 4 })
    expectNear(vector, unit([(2 + 4 + 5 + 3) / 4, (0 + 1 + 2 + 3) / 4, 1]))
  })

  it('[B29] needs a runtime, and says what to do without', async () => {
    using folder = modelFolder(BERT)
    const { modelPath } = folder
    await expect(onnxEmbedder({ modelPath, runtime: 'onnxruntime-absent' })).rejects.toMatchObject({
      code: 'NO_EMBEDDER',
      path: 'runtime',
      message: expect.stringMatching(/onnxruntime-absent is not installed. Run `npm install onnxr/),
    })
  })

  it.each([
    ['modelPath', { modelPath: '/nowhere/model.onnx' }],
    ['vocabPath', { vocabPath: '/nowhere/vocab.txt' }],
  ])('[B29] needs the file at %s', async (path, more) => {
    await expect(embedWith(BERT, more)).rejects.toMatchObject({ code: 'NO_EMBEDDER', path })
  })
})
