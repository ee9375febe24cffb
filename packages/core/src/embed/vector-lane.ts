/**
 * The vectors of one process: an index per model, brought up to date from `side/` before each
 * question. A memory has one vector; when another model gives it a new one, the old one goes.
 *
 * @module
 */
import { VectorIndex } from '../vector/vector-index.ts'
import type { VectorStore } from './vector-store.ts'

export interface NearVector {
  readonly id: Uint8Array
  readonly distance: number
}

/** Rows that are linked into the graph per question, so that none waits for all of them. */
const LINKS_PER_QUESTION = 64

export class VectorLane {
  readonly #vectors: VectorStore
  readonly #indexes = new Map<string, VectorIndex>()
  readonly #labels = new Map<string, number>()
  readonly #ids: Uint8Array[] = []
  readonly #models: string[] = []
  #next = 0

  constructor(vectors: VectorStore) {
    this.#vectors = vectors
  }

  catchUp(): void {
    for (const { number, stored } of this.#vectors.since(this.#next)) {
      this.#next = number + 1
      const { model, id, vector } = stored
      const label = this.#labelOf(id)
      const before = this.#models[label]
      if (before !== undefined && before !== model) this.#indexes.get(before)?.remove(label)
      const index = this.#indexes.get(model) ?? new VectorIndex(vector.length)
      this.#indexes.set(model, index)
      index.add(label, new Int8Array(Uint8Array.from(vector).buffer))
      this.#models[label] = model
    }
  }

  /** The nearest of a model that pass, by distance. */
  search(
    model: string,
    vector: Float32Array | Int8Array,
    count: number,
    accept?: (id: Uint8Array) => boolean,
  ): NearVector[] {
    const index = this.#indexes.get(model)
    if (index === undefined) return []
    index.link(LINKS_PER_QUESTION)
    const filter = accept && ((label: number) => accept(this.#ids[label] as Uint8Array))
    return index
      .search(vector, count, filter === undefined ? {} : { filter })
      .map(({ label, distance }) => ({ id: this.#ids[label] as Uint8Array, distance }))
  }

  /** The stored vector of a memory and its model. */
  of(id: Uint8Array): { readonly model: string; readonly vector: Int8Array } | undefined {
    const label = this.#labels.get(Buffer.from(id).toString('latin1'))
    const model = label === undefined ? undefined : this.#models[label]
    const vector = label === undefined ? undefined : this.#indexes.get(model ?? '')?.vectorOf(label)
    return model === undefined || vector === undefined ? undefined : { model, vector }
  }

  /** A memory that was erased is near nothing any more. */
  forget(id: Uint8Array): void {
    const label = this.#labels.get(Buffer.from(id).toString('latin1'))
    if (label !== undefined) this.#indexes.get(this.#models[label] ?? '')?.remove(label)
  }

  #labelOf(id: Uint8Array): number {
    const name = Buffer.from(id).toString('latin1')
    const known = this.#labels.get(name)
    if (known !== undefined) return known
    const label = this.#ids.length
    this.#labels.set(name, label)
    this.#ids.push(Buffer.from(id))
    return label
  }
}
