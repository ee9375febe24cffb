/**
 * The vectors of one process: an index per model, brought up to date from `side/` before each
 * question. The label of a vector is its number in the store and the type of its memory:
 *
 *   label   number:28 type:4
 *
 * so that a question about some types looks at no other. What an index says is checked there: a
 * number that the store no longer has is taken out of the index, and the question asked again.
 *
 * Making the graph of a large index takes minutes, so it is kept in a file. The store names the file
 * whose index was made from it; any other file, and one that is damaged, is passed over, and
 * the index is rebuilt from the stored vectors.
 *
 * @module
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CortexError } from '../errors.ts'
import { type Key, printKey, readU64, vectorKey, vectorOfKey } from '../keys/keyspace.ts'
import { loadIndex, saveIndex } from '../vector/index-file.ts'
import { LabelSet } from '../vector/label-set.ts'
import { TUNING, type Tuning } from '../vector/tuning.ts'
import { VectorIndex } from '../vector/vector-index.ts'
import { indexFileName, removeIndexFiles } from './index-files.ts'
import { isDamage, type StoredVector, type VectorStore } from './vector-store.ts'

/** What is looked for: memories of these types that pass. */
export interface NearFilter {
  readonly accept?: ((id: Uint8Array) => boolean) | undefined
  readonly types?: readonly number[] | undefined
}

export interface NearVector {
  readonly id: Uint8Array
  readonly distance: number
}

/** Types that a label has room for. */
const TYPES = 16
/**
 * Rows that are linked at a time, some ten milliseconds, and how often before others' work is done again.
 * While questions are asked it is one row: they would wait for more.
 */
const LINKS_AT_ONCE = 8
const LINKS_IN_A_ROW = 32
/** Vectors that are read at a time. */
const READ_AT_ONCE = 4096
/** A file is rebuilt when this share of its rows is new or gone. */
const STALE_SHARE = 0.1

export interface LanePlace {
  /** Where files are kept. */
  readonly directory: string
  readonly readOnly: boolean
  random(bytes: number): Uint8Array
}

export class VectorLane {
  readonly #vectors: VectorStore
  readonly #place: LanePlace
  readonly #tuning: Tuning
  readonly #indexes = new Map<string, VectorIndex>()
  /** Memories of numbers that the store had when it was last changed. */
  #known = new Map<number, Uint8Array>()
  #changes = -1
  #next = 0
  /** What the file on the disk holds, in rows and links, and up to which number. */
  #saved = { rows: 0, links: 0, sequence: 0 }
  #loading: Promise<void> | undefined
  /** Whether anything was searched for since the index was last tended. */
  #isAsked = false
  /** Records that could not be read, by their keys. */
  readonly #damaged = new Map<string, Key>()

  /** The tuning is for tests. */
  constructor(vectors: VectorStore, place: LanePlace, tuning: Tuning = TUNING) {
    this.#vectors = vectors
    this.#place = place
    this.#tuning = tuning
  }

  /** Reads what came since the last time; the first time from the file, if there is one. */
  async catchUp(): Promise<void> {
    this.#loading ??= this.#load()
    await this.#loading
    const { number, changes } = this.#vectors.counts()
    if (changes !== this.#changes) this.#known.clear()
    this.#changes = changes
    while (this.#next < number) {
      const some = this.#vectors.since(this.#next, READ_AT_ONCE, (_, key) =>
        this.#damaged.set(printKey(key), vectorKey(readU64(key, key.length - 8))),
      )
      for (const { number: made, stored } of some) {
        const { model, id, vector, type } = stored
        const label = made * TYPES + type
        const index = this.#indexes.get(model) ?? new VectorIndex(vector.length, this.#tuning)
        this.#indexes.set(model, index)
        index.add(label, new Int8Array(Uint8Array.from(vector).buffer))
        this.#known.set(label, Buffer.from(id))
      }
      this.#next = some.length < READ_AT_ONCE ? number : (some.at(-1)?.number ?? 0) + 1
    }
  }

  /** The nearest of a model that pass, by distance. */
  search(
    model: string,
    vector: Float32Array | Int8Array,
    count: number,
    { accept, types }: NearFilter = {},
  ): NearVector[] {
    this.#isAsked = true
    const index = this.#indexes.get(model)
    if (index === undefined) return []
    const filter = this.#filter(accept, types)
    return this.#vectors.together(() => this.#found(index, vector, count, filter))
  }

  #found(
    index: VectorIndex,
    vector: Float32Array | Int8Array,
    count: number,
    filter: ((label: number) => boolean) | undefined,
  ): NearVector[] {
    for (;;) {
      const hits = index.search(vector, count, filter === undefined ? {} : { filter })
      const gone = hits.filter(({ label }) => this.#idOf(label) === undefined)
      if (gone.length === 0) {
        return hits.map(({ label, distance }) => ({
          id: this.#idOf(label) as Uint8Array,
          distance,
        }))
      }
      for (const { label } of gone) index.remove(label)
    }
  }

  /** Just these memories, nearest first, each once; one without a vector of the model is left out. */
  among(model: string, vector: Float32Array | Int8Array, ids: readonly Uint8Array[]): NearVector[] {
    const index = this.#indexes.get(model)
    if (index === undefined) return []
    const labels = new LabelSet()
    this.#vectors.together(() => {
      for (const id of ids) this.#addLabel(labels, model, id)
    })
    return index
      .search(vector, labels.size, { filter: labels })
      .map(({ label, distance }) => ({ id: this.#known.get(label) as Uint8Array, distance }))
  }

  #addLabel(labels: LabelSet, model: string, id: Uint8Array): void {
    const state = this.#readable(vectorOfKey(id), () => this.#vectors.stateOf(id))
    const stored = state?.model === model ? this.#stored(state.number) : undefined
    if (state === undefined || stored === undefined) return
    const label = state.number * TYPES + stored.type
    labels.add(label)
    this.#known.set(label, id)
  }

  /** What is wrong with records that were met and passed by, and still are damaged. */
  damaged(): CortexError[] {
    return [...this.#damaged].flatMap(([name, key]) => {
      const damage = this.#vectors.damageAt(key)
      if (damage === undefined) this.#damaged.delete(name)
      return damage ?? []
    })
  }

  /** How many rows of a model shall be in its graph and are not yet. */
  unlinked(model: string): number {
    return this.#indexes.get(model)?.unlinked ?? 0
  }

  /** The stored vector of a memory and its model. */
  of(id: Uint8Array): { readonly model: string; readonly vector: Int8Array } | undefined {
    const state = this.#vectors.stateOf(id)
    const stored = state && this.#vectors.vector(state.number)
    if (stored === undefined) return undefined
    const { model, vector } = stored
    return { model, vector: new Int8Array(Uint8Array.from(vector).buffer) }
  }

  /**
   * For the one that embeds, when it has time: links some rows of a large index, and keeps it in a file
   * when much of it is new. Questions never wait for links: what has none is found by a scan. True if
   * there is more to link.
   */
  async tend(model: string): Promise<boolean> {
    if (this.#vectors.counts().done < this.#tuning.graphRows) return false
    await this.catchUp()
    const index = this.#indexes.get(model)
    if (index === undefined) return false
    for (let times = 0; times < LINKS_IN_A_ROW; times++) {
      const left = index.link(this.#isAsked ? 1 : LINKS_AT_ONCE)
      if (left === 0 || this.#isAsked) break
      await breath()
    }
    this.#isAsked = false
    const left = index.unlinked
    const { rows, links, sequence } = this.#saved
    const linked = index.size - left
    const fresh = Math.max(Math.abs(index.size - rows), linked - links, this.#next - sequence)
    if (fresh > STALE_SHARE * index.size) await this.save(model)
    return left > 0
  }

  /** Keeps the index of a model in a file, if it is one that takes long to make and has changed. */
  async save(model: string): Promise<void> {
    const index = this.#indexes.get(model)
    if (this.#place.readOnly || index === undefined || index.size < this.#tuning.graphRows) return
    const { changes } = this.#vectors.counts()
    if (changes !== this.#changes) this.#known.clear()
    this.#changes = changes
    const labels = index.labels()
    for (let from = 0; from < labels.length; from += READ_AT_ONCE) {
      this.#vectors.together(() => {
        for (const label of labels.slice(from, from + READ_AT_ONCE)) {
          if (this.#idOf(label) === undefined) index.remove(label)
        }
      })
      await breath()
    }
    const [rows, links, sequence] = [index.size, index.size - index.unlinked, this.#next]
    const saved = this.#saved
    if (rows === saved.rows && links === saved.links && sequence === saved.sequence) return
    const { directory } = this.#place
    const name = indexFileName(this.#place.random(8))
    mkdirSync(directory, { recursive: true })
    await saveIndex(join(directory, name), index, { sequence, origin: `${model} ${name}` })
    if (!(await this.#vectors.nameIndexFile({ model, name }, changes))) {
      rmSync(join(directory, name), { force: true })
      return
    }
    this.#saved = { rows, links, sequence }
    removeIndexFiles(directory, name)
  }

  async #load(): Promise<void> {
    const named = this.#vectors.indexFile()
    if (named === undefined) return
    try {
      const loaded = await loadIndex(join(this.#place.directory, named.name), this.#tuning)
      if (loaded?.stamp.origin !== `${named.model} ${named.name}`) return
      const { index, stamp } = loaded
      const { model, done, vectors, number } = this.#vectors.counts()
      // While one model takes the place of another, the file lacks what the other made.
      if (stamp.sequence > number || model !== named.model || done !== vectors) return
      this.#indexes.set(model, index)
      const { sequence } = stamp
      this.#saved = { rows: index.size, links: index.size - index.unlinked, sequence }
      this.#next = stamp.sequence
    } catch {
      // A cache that cannot be read is made again.
    }
  }

  #filter(
    accept: NearFilter['accept'],
    types: NearFilter['types'],
  ): ((label: number) => boolean) | undefined {
    let wanted = 0
    for (const type of types ?? []) wanted |= 1 << type
    const isOfType = (label: number): boolean =>
      types === undefined || ((wanted >> (label % TYPES)) & 1) === 1
    if (accept === undefined) return types === undefined ? undefined : isOfType
    return (label) => {
      if (!isOfType(label)) return false
      const id = this.#idOf(label)
      return id !== undefined && accept(id)
    }
  }

  /** The memory of a number, if the store still has it. */
  #idOf(label: number): Uint8Array | undefined {
    const known = this.#known.get(label)
    if (known !== undefined) return known
    const stored = this.#stored(Math.floor(label / TYPES))
    if (stored === undefined) return undefined
    const id = Buffer.from(stored.id)
    this.#known.set(label, id)
    return id
  }

  #stored(number: number): StoredVector | undefined {
    return this.#readable(vectorKey(number), () => this.#vectors.vector(number))
  }

  /** A record that is damaged is as good as none, and remembered. */
  #readable<T>(key: Key, read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (!isDamage(error)) throw error
      this.#damaged.set(printKey(key), key)
      return undefined
    }
  }
}

/** Lets others' work be done. */
function breath(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
