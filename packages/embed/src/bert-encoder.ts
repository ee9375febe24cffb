/**
 * A BERT encoder in WebAssembly: from token ids to the sum of the last layer's rows, which points
 * where their mean does. Weights are unpacked once from 16 bits into panels (see
 * `kernel/bert-kernel.ts`); the largest table, that of the words, stays in its file.
 *
 *   linear memory   | per layer: qkv, out, up, down panels, biases, norms | zeros | work |
 *
 * @module
 */
import { BERT_KERNEL_BASE64 } from './bert-kernel-bytes.ts'
import { halfTable, type Weights } from './safetensors.ts'
import type { PutOff } from './worker-messages.ts'

/** What is not in the names and shapes of the tensors. */
export interface BertShape {
  readonly layers: number
  readonly heads: number
  readonly width: number
  readonly inner: number
  readonly vocabulary: number
  readonly positions: number
  readonly maxTokens: number
}

interface Kernel {
  multiply(
    a: number,
    aStride: number,
    panels: number,
    bias: number,
    c: number,
    cStride: number,
    rows: number,
    inner: number,
    columns: number,
  ): void
  packRows(source: number, stride: number, panels: number, rows: number, width: number): void
  packColumns(source: number, stride: number, panels: number, rows: number, width: number): void
  softmax(at: number, stride: number, rows: number, columns: number): void
  gelu(at: number, count: number): void
  addNorm(x: number, y: number, weight: number, bias: number, rows: number, width: number): void
  sumRows(at: number, rows: number, width: number): void
}

/** Neither ES nor Node declares it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { readonly exports: unknown }
  Memory: new (limits: { initial: number }) => { readonly buffer: ArrayBuffer }
}

interface Dense {
  readonly panels: number
  readonly bias: number
  readonly inner: number
  readonly columns: number
}

interface Norm {
  readonly weight: number
  readonly bias: number
}

interface Layer {
  readonly qkv: Dense
  readonly out: Dense
  readonly attentionNorm: Norm
  readonly up: Dense
  readonly down: Dense
  readonly norm: Norm
}

/** Rows are worked on four at a time, keys eight at a time. */
const ROWS = 8
const FLOAT = 4
const PAGE = 65_536

export class BertEncoder {
  readonly #shape: BertShape
  readonly #half: Float32Array = halfTable()
  readonly #kernel: Kernel
  readonly #memory: Float32Array
  readonly #layers: readonly Layer[]
  readonly #embeddingNorm: Norm
  readonly #word: (id: number) => Uint16Array
  readonly #places: Uint16Array
  readonly #kind: Uint16Array
  readonly #work: Readonly<Record<'x' | 'y' | 'qkv' | 'mixed' | 'scores' | 'panels', number>>
  readonly #zeros: number
  #end = 0

  constructor(weights: Weights, shape: BertShape) {
    this.#shape = shape
    const { width, inner, layers, maxTokens } = shape
    const rows = roundUp(maxTokens, ROWS)
    const perLayer = 4 * width * width + 2 * width * inner + 9 * width + inner
    const work = rows * (2 * width + Math.max(inner, 3 * width) + width + 2 * rows + width)
    const floats = layers * perLayer + 2 * width + Math.max(inner, rows) + work
    const memory = new WebAssembly.Memory({ initial: Math.ceil((floats * FLOAT) / PAGE) + 1 })
    const bytes = Uint8Array.from(atob(BERT_KERNEL_BASE64), (char) => char.charCodeAt(0))
    const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { memory } })
    this.#kernel = instance.exports as Kernel
    this.#memory = new Float32Array(memory.buffer)

    this.#word = weights.rows('embeddings.word_embeddings.weight', [shape.vocabulary, width])
    this.#places = weights.tensor('embeddings.position_embeddings.weight', [shape.positions, width])
    this.#kind = weights.tensor('embeddings.token_type_embeddings.weight', [2, width])
    this.#embeddingNorm = this.#norm(weights, 'embeddings.LayerNorm')
    this.#layers = Array.from({ length: layers }, (_, index) => this.#layer(weights, index))
    this.#zeros = this.#reserve(Math.max(inner, rows))
    this.#work = {
      x: this.#reserve(rows * width),
      y: this.#reserve(rows * width),
      qkv: this.#reserve(rows * Math.max(inner, 3 * width)),
      mixed: this.#reserve(rows * width),
      scores: this.#reserve(rows * rows),
      panels: this.#reserve(rows * width),
    }
  }

  /** Of at most `maxTokens` ids; undefined if it was put off between two layers. */
  encode(ids: readonly number[], putOff: PutOff): Float32Array | undefined {
    const { width } = this.#shape
    const { x } = this.#work
    this.#embed(ids)
    for (const layer of this.#layers) {
      if (putOff()) return undefined
      this.#apply(layer, ids.length)
    }
    this.#kernel.sumRows(x, ids.length, width)
    return this.#memory.slice(x / FLOAT, x / FLOAT + width)
  }

  #embed(ids: readonly number[]): void {
    const { width } = this.#shape
    const { x, y } = this.#work
    const half = this.#half
    const [places, kind] = [this.#places, this.#kind]
    for (const [row, id] of ids.entries()) {
      const at = row * width
      const values = this.#word(id)
      for (let column = 0; column < width; column++) {
        const place = half[places[at + column] as number] as number
        const word = half[values[column] as number] as number
        this.#memory[x / FLOAT + at + column] = word + (half[kind[column] as number] as number)
        this.#memory[y / FLOAT + at + column] = place
      }
    }
    const { weight, bias } = this.#embeddingNorm
    this.#kernel.addNorm(x, y, weight, bias, ids.length, width)
  }

  #apply(layer: Layer, tokens: number): void {
    const { width, inner } = this.#shape
    const { x, y, qkv, mixed } = this.#work
    const kernel = this.#kernel
    this.#dense(layer.qkv, x, qkv, tokens)
    this.#attend(tokens)
    this.#dense(layer.out, mixed, y, tokens)
    const { attentionNorm: first, norm: second } = layer
    kernel.addNorm(x, y, first.weight, first.bias, tokens, width)
    this.#dense(layer.up, x, qkv, tokens)
    kernel.gelu(qkv, tokens * inner)
    this.#dense(layer.down, qkv, y, tokens)
    kernel.addNorm(x, y, second.weight, second.bias, tokens, width)
  }

  /** Head by head: each token takes of the values of all, as much as its query fits their keys. */
  #attend(tokens: number): void {
    const { width, heads } = this.#shape
    const { qkv, mixed, scores, panels } = this.#work
    const kernel = this.#kernel
    const size = width / heads
    const [rows, columns] = [roundUp(tokens, 4), roundUp(tokens, ROWS)]
    const [stride, scoreStride] = [3 * width * FLOAT, columns * FLOAT]
    for (let head = 0; head < heads; head++) {
      const query = qkv + head * size * FLOAT
      const key = query + width * FLOAT
      const value = key + width * FLOAT
      kernel.packRows(key, stride, panels, tokens, size)
      kernel.multiply(query, stride, panels, this.#zeros, scores, scoreStride, rows, size, columns)
      kernel.softmax(scores, scoreStride, tokens, tokens)
      kernel.packColumns(value, stride, panels, tokens, size)
      const out = mixed + head * size * FLOAT
      const outStride = width * FLOAT
      kernel.multiply(scores, scoreStride, panels, this.#zeros, out, outStride, rows, tokens, size)
    }
  }

  #dense({ panels, bias, inner, columns }: Dense, from: number, to: number, tokens: number): void {
    const rows = roundUp(tokens, 4)
    const [a, c] = [inner * FLOAT, columns * FLOAT]
    this.#kernel.multiply(from, a, panels, bias, to, c, rows, inner, columns)
  }

  #layer(weights: Weights, index: number): Layer {
    const { width, inner, heads } = this.#shape
    const name = `encoder.layer.${index}`
    // Scaled once here instead of at every score.
    const scale = 1 / Math.sqrt(width / heads)
    const parts: [string, number][] = [
      ['query', scale],
      ['key', 1],
      ['value', 1],
    ]
    const qkv = this.#room(width, 3 * width)
    for (const [place, [part, factor]] of parts.entries()) {
      const source = `${name}.attention.self.${part}`
      this.#fill(qkv, weights, source, place * width, width, factor)
    }
    return {
      qkv,
      out: this.#denseOf(weights, `${name}.attention.output.dense`, width, width),
      attentionNorm: this.#norm(weights, `${name}.attention.output.LayerNorm`),
      up: this.#denseOf(weights, `${name}.intermediate.dense`, width, inner),
      down: this.#denseOf(weights, `${name}.output.dense`, inner, width),
      norm: this.#norm(weights, `${name}.output.LayerNorm`),
    }
  }

  #denseOf(weights: Weights, name: string, inner: number, columns: number): Dense {
    const dense = this.#room(inner, columns)
    this.#fill(dense, weights, name, 0, columns, 1)
    return dense
  }

  #room(inner: number, columns: number): Dense {
    return { panels: this.#reserve(inner * columns), bias: this.#reserve(columns), inner, columns }
  }

  /** Puts the outputs of one tensor into the panels from the given column on. */
  #fill(
    dense: Dense,
    weights: Weights,
    name: string,
    first: number,
    columns: number,
    factor: number,
  ): void {
    const { inner } = dense
    const half = this.#half
    const memory = this.#memory
    const bias = weights.tensor(`${name}.bias`, [columns])
    const values = weights.passing(`${name}.weight`, [columns, inner])
    for (let column = 0; column < columns; column++) {
      const place = first + column
      memory[dense.bias / FLOAT + place] = (half[bias[column] as number] as number) * factor
      let to = dense.panels / FLOAT + (place >> 3) * inner * 8 + (place & 7)
      for (let from = column * inner; from < (column + 1) * inner; from++) {
        memory[to] = (half[values[from] as number] as number) * factor
        to += 8
      }
    }
  }

  #norm(weights: Weights, name: string): Norm {
    const { width } = this.#shape
    const load = (part: string): number => {
      const at = this.#reserve(width)
      const values = weights.tensor(`${name}.${part}`, [width])
      for (const [index, value] of values.entries()) {
        this.#memory[at / FLOAT + index] = this.#half[value] as number
      }
      return at
    }
    return { weight: load('weight'), bias: load('bias') }
  }

  /** Room for so many floats; all sizes are multiples of four. */
  #reserve(floats: number): number {
    const at = this.#end
    this.#end += floats * FLOAT
    return at
  }
}

function roundUp(value: number, to: number): number {
  return Math.ceil(value / to) * to
}
