/**
 * One search: which of the ways to find the nearest rows is taken, and what they found. The kernel holds the
 * query while it lasts.
 *
 * @module
 */
import type { Graph, Passes } from './graph.ts'
import { Heap } from './heap.ts'
import type { Rows } from './rows.ts'
import type { Tuning } from './tuning.ts'

/** What an index is made of. */
export interface IndexParts {
  readonly rows: Rows
  readonly graph: Graph
  readonly tuning: Tuning
}

export interface Neighbour {
  readonly label: number
  /** 1 − cosine, from 0 (same direction) to 2. */
  readonly distance: number
}

export class Search {
  readonly #rows: Rows
  readonly #graph: Graph
  readonly #tuning: Tuning
  readonly #k: number
  readonly #ef: number
  readonly #nearest: Heap
  /** Rows in the kernel's list that wait to be measured. */
  #taken = 0

  constructor({ rows, graph, tuning }: IndexParts, k: number, ef: number) {
    this.#rows = rows
    this.#graph = graph
    this.#tuning = tuning
    this.#k = k
    this.#ef = ef
    this.#nearest = new Heap(k)
  }

  amongAll(): void {
    const { linked } = this.#graph
    const alive: Passes = (row) => this.#rows.isAlive(row)
    const walked = linked >= this.#tuning.graphRows && this.#walk(alive, Number.POSITIVE_INFINITY)
    const from = walked ? linked : 0
    const count = this.#rows.count - from
    if (this.#isFew(count)) this.#takeThose(alive, from)
    else this.#sieve(from, false)
  }

  amongPassing(accepts: (label: number) => boolean): void {
    const { linked } = this.#graph
    const passes: Passes = (row) => this.#rows.isAlive(row) && accepts(this.#rows.labelOf(row))
    const walked = this.#isWalkable(passes) && this.#walk(passes, linked * this.#tuning.walkShare)
    const from = walked ? linked : 0
    const count = this.#rows.markWanted(from, accepts)
    if (this.#isFew(count)) this.#takeThose((row) => this.#rows.isWanted(row), from)
    else this.#sieve(from, true)
  }

  /** Measures each row given; all must be alive. */
  amongRows(rows: Iterable<number>): void {
    for (const row of rows) this.#take(row)
    this.#measureTaken()
  }

  /** By distance, then label. */
  sorted(): Neighbour[] {
    const neighbours: Neighbour[] = new Array(this.#nearest.size)
    for (let index = neighbours.length - 1; index >= 0; index--) {
      neighbours[index] = { label: this.#nearest.topId, distance: this.#nearest.topDistance }
      this.#nearest.pop()
    }
    return neighbours
  }

  /** Walks the graph; `false`, with nothing found, if too few were met or it took too long. */
  #walk(passes: Passes, visitsMax: number): boolean {
    const found = this.#graph.search(this.#ef, passes, visitsMax)
    if (found === undefined || found.size < this.#k) return false
    for (; found.size > 0; found.pop()) this.#offer(found.topDistance, found.topId)
    return true
  }

  #takeThose(passes: Passes, from: number): void {
    const { count } = this.#rows
    for (let row = from; row < count; row++) if (passes(row)) this.#take(row)
    this.#measureTaken()
  }

  /** How many rows the sieve lets through at least. */
  get #rescored(): number {
    return Math.max(this.#tuning.rescored, this.#k * this.#tuning.rescoredPerResult)
  }

  #isFew(count: number): boolean {
    return count <= Math.max(this.#tuning.exactRows, this.#rescored)
  }

  /**
   * Measures the rows whose sign bits differ least from those of the query; then those whose bits differ no
   * more than the bits of a row as near as the k-th found would, give or take chance. Where the k-th is
   * far, that would be nearly all rows, so there is a bound.
   */
  #sieve(from: number, filtered: boolean): void {
    this.#rows.kernel.scanSigns(from, this.#rows.count, filtered)
    const bits = this.#bitsOf(this.#rescored)
    this.#measureDiffering(from, 0, bits)
    const reach = Math.min(this.#reach(), this.#bitsOf(this.#tuning.measuredMost) - 1)
    if (reach > bits) this.#measureDiffering(from, bits + 1, reach)
  }

  /** In how many bits so many of the rows differ at most. */
  #bitsOf(rows: number): number {
    const { histogram } = this.#rows
    let missing = rows
    let bits = 0
    for (; bits < histogram.length; bits++) {
      missing -= histogram[bits] as number
      if (missing <= 0) break
    }
    return bits
  }

  #measureDiffering(from: number, low: number, high: number): void {
    const { kernel, list, count } = this.#rows
    for (let next = from; next < count; next = (list[list.length - 1] as number) + 1) {
      this.#taken = kernel.listDiffering(next, count, low, high)
      const isAll = this.#taken < list.length
      this.#measureTaken()
      if (isAll) return
    }
  }

  /**
   * In how many bits a row can differ that is as near as the k-th found: the share of differing signs is
   * the angle's share of a half turn, with the spread of so many coins.
   */
  #reach(): number {
    const { dimensions } = this.#rows
    if (this.#nearest.size < this.#k) return dimensions
    const share = Math.acos(Math.max(-1, 1 - this.#nearest.topDistance)) / Math.PI
    const deviation = Math.sqrt(dimensions * share * (1 - share))
    return Math.floor(dimensions * share + this.#tuning.reachDeviations * deviation)
  }

  #take(row: number): void {
    const { list } = this.#rows
    if (this.#taken === list.length) this.#measureTaken()
    list[this.#taken++] = row
  }

  #measureTaken(): void {
    const count = this.#taken
    this.#rows.kernel.measure(count)
    const { list, distances } = this.#rows
    for (let index = 0; index < count; index++) {
      this.#offer(distances[index] as number, list[index] as number)
    }
    this.#taken = 0
  }

  #offer(distance: number, row: number): void {
    const nearest = this.#nearest
    if (nearest.size === this.#k && distance > nearest.topDistance) return
    nearest.offer(distance, this.#rows.labelOf(row), this.#k)
  }

  /**
   * Whether enough rows pass for a walk, guessed from rows spread evenly: a wrong guess costs time, no result.
   */
  #isWalkable(passes: Passes): boolean {
    const { linked } = this.#graph
    if (linked < this.#tuning.graphRows) return false
    const step = Math.max(1, linked / this.#tuning.sampledRows)
    let tested = 0
    let passed = 0
    for (let at = 0; at < linked; at += step) {
      tested++
      if (passes(Math.floor(at))) passed++
    }
    const share = passed / tested
    const { walkPassingShare, walkPassingRowsPerEf } = this.#tuning
    return share >= walkPassingShare && share * linked >= this.#ef * walkPassingRowsPerEf
  }
}
