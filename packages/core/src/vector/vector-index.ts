/**
 * The nearest vectors to a query, by one door over three ways to find them:
 *
 * - few rows: the distance to each is measured;
 * - more rows: the sign bits of all are compared, and the distance to the best is measured;
 * - many rows: a graph is walked (`graph.ts`), and the rows that are not linked yet are scanned as above.
 *
 * `add` never links: linking costs a thousand times more than adding. The caller calls `link` when it has time,
 * and until then searches are slower, not worse. All distances are exact for the stored int8 vectors; see
 * `quantise.ts`. Rules: docs/spec/vectors.md.
 *
 * @module
 */
import { CortexError } from '../errors.ts'
import { Graph } from './graph.ts'
import { checkLabel } from './label.ts'
import { LabelSet } from './label-set.ts'
import { checkLength, DIMENSIONS_MAX, storedForm, type Vector } from './quantise.ts'
import { Rows } from './rows.ts'
import { type IndexParts, type Neighbour, Search } from './search.ts'
import { TUNING, type Tuning } from './tuning.ts'

export type LabelFilter = ((label: number) => boolean) | LabelSet

export interface SearchOptions {
  /** Only labels that pass are returned, and as many of them as were asked for. */
  readonly filter?: LabelFilter
  /** How many rows the search keeps in view: more is slower and finds more. */
  readonly ef?: number
}

export class VectorIndex {
  readonly dimensions: number
  readonly #tuning: Tuning
  #rows: Rows
  #graph: Graph
  #rowOf = new Map<number, number>()

  /** The tuning is for tests and measurements; a file must be read with the one it was made with. */
  constructor(dimensions: number, tuning: Tuning = TUNING) {
    if (!Number.isInteger(dimensions) || dimensions < 1 || dimensions > DIMENSIONS_MAX) {
      throw new CortexError(
        'INVALID_INPUT',
        `An index cannot have ${dimensions} dimensions; 1 to ${DIMENSIONS_MAX} are possible.`,
        { path: 'dimensions' },
      )
    }
    this.dimensions = dimensions
    this.#tuning = tuning
    this.#rows = new Rows(dimensions)
    this.#graph = new Graph(this.#rows, tuning)
  }

  /** An index from parts that were read from a file. */
  static fromParts({ rows, graph, tuning }: IndexParts): VectorIndex {
    const index = new VectorIndex(rows.dimensions, tuning)
    index.#rows = rows
    index.#graph = graph
    for (let row = 0; row < rows.count; row++) {
      if (rows.isAlive(row)) index.#rowOf.set(rows.labelOf(row), row)
    }
    return index
  }

  get parts(): IndexParts {
    return { rows: this.#rows, graph: this.#graph, tuning: this.#tuning }
  }

  get size(): number {
    return this.#rowOf.size
  }

  get memoryBytes(): number {
    return this.#rows.memoryBytes + this.#graph.memoryBytes
  }

  /** Rows that `link` has work with. */
  get unlinked(): number {
    return this.size < this.#tuning.graphRows ? 0 : this.#rows.count - this.#graph.linked
  }

  has(label: number): boolean {
    return this.#rowOf.has(label)
  }

  /** All labels there are. */
  labels(): number[] {
    return [...this.#rowOf.keys()]
  }

  /** The stored vector of a label. */
  vectorOf(label: number): Int8Array | undefined {
    const row = this.#rowOf.get(label)
    return row === undefined ? undefined : this.#rows.vectorOf(row)
  }

  /** Replaces the vector of a label that is there. The same vector again changes nothing. */
  add(label: number, vector: Vector): void {
    checkLabel(label)
    const stored = storedForm(vector, this.dimensions)
    const present = this.#rowOf.get(label)
    if (present !== undefined) {
      if (this.#rows.holds(present, stored)) return
      this.remove(label)
    }
    this.#rowOf.set(label, this.#rows.append(label, stored))
  }

  /** `false` if the label is not there. */
  remove(label: number): boolean {
    const row = this.#rowOf.get(label)
    if (row === undefined) return false
    this.#rows.kill(row)
    this.#rowOf.delete(label)
    if (this.#rows.count - this.size > Math.max(this.#tuning.deadRows, this.size)) this.#clearOut()
    return true
  }

  /** Links up to so many rows into the graph, if there are enough rows for one; returns what is left. */
  link(rowsMax: number = Number.POSITIVE_INFINITY): number {
    const count = Math.min(rowsMax, this.unlinked)
    for (let done = 0; done < count; done++) this.#graph.linkNext()
    return this.unlinked
  }

  /** The nearest `k` of what passes, by distance, then label. */
  search(query: Vector, k: number, options: SearchOptions = {}): Neighbour[] {
    const { filter, ef = this.#tuning.efSearch } = options
    checkLength(query, this.dimensions)
    checkCount('k', k, 0)
    checkCount('ef', ef, 1)
    const wanted = Math.min(k, this.size)
    if (wanted === 0) return []
    this.#rows.setQuery(query)
    const nearest = new Search(this.parts, wanted, Math.max(ef, wanted))
    if (filter === undefined) nearest.amongAll()
    else if (filter instanceof LabelSet && filter.size <= this.#tuning.exactRows) {
      nearest.amongRows(this.#rowsOf(filter))
    } else nearest.amongPassing(asFunction(filter))
    return nearest.sorted()
  }

  *#rowsOf(labels: Iterable<number>): Generator<number> {
    for (const label of labels) {
      const row = this.#rowOf.get(label)
      if (row !== undefined) yield row
    }
  }

  /** Takes the live rows into fresh memory. The graph begins again: its links named the old rows. */
  #clearOut(): void {
    const old = this.#rows
    this.#rows = new Rows(this.dimensions)
    this.#graph = new Graph(this.#rows, this.#tuning)
    for (const [label, row] of [...this.#rowOf].sort(([, a], [, b]) => a - b)) {
      this.#rowOf.set(label, this.#rows.append(label, old.vectorOf(row)))
    }
  }
}

function asFunction(filter: LabelFilter): (label: number) => boolean {
  return filter instanceof LabelSet ? (label) => filter.has(label) : filter
}

function checkCount(path: string, count: number, least: number): void {
  if (Number.isInteger(count) && count >= least) return
  throw new CortexError(
    'INVALID_INPUT',
    `${path} is ${count}; it must be a whole number from ${least}.`,
    { path },
  )
}
