/**
 * A navigable graph over rows (HNSW): each row is linked to near rows in different directions, some rows also
 * in sparser layers above, and a search walks from the top to ever nearer rows. Rows are linked in their
 * order; a row's layers follow from its label alone, so the same calls give the same graph.
 *
 * Rows with the same vector share one place: linked to each other they would fill their lists with themselves
 * and cut their corner of the graph off. The later ones hang on the first as its twins.
 *
 * Source: Y. A. Malkov, D. A. Yashunin, "Efficient and robust approximate nearest neighbor search using
 * Hierarchical Navigable Small World graphs", IEEE TPAMI 42(4), 2020, algorithms 1, 2, 4 and 5.
 *
 * @module
 */
import { Heap } from './heap.ts'
import { LinkTable } from './link-table.ts'
import type { Rows } from './rows.ts'
import type { Tuning } from './tuning.ts'

interface Candidate {
  readonly row: number
  readonly distance: number
}

export type Passes = (row: number) => boolean

export class Graph {
  /** Rows below this were offered to the graph; the first is linked next. */
  get linked(): number {
    return this.lowest.count
  }
  readonly lowest: LinkTable
  readonly upper: LinkTable
  /** Where every walk begins; -1 in an empty graph. */
  entry = -1
  entryLevel = 0

  readonly #rows: Rows
  readonly #tuning: Tuning
  readonly #frontier = new Heap(1024)
  readonly #found = new Heap(256)
  #visited = new Uint8Array(0)
  #walk = 0
  /** Scratch of `#select`: rows with their distances, nearest first. */
  readonly #candidates: Candidate[] = []

  constructor(rows: Rows, tuning: Tuning) {
    this.#rows = rows
    this.#tuning = tuning
    this.lowest = new LinkTable(tuning.linksLowest)
    this.upper = new LinkTable(tuning.links)
  }

  get memoryBytes(): number {
    return this.lowest.memoryBytes + this.upper.memoryBytes + this.#visited.byteLength
  }

  /** Whether everything that a walk follows leads to something. For links that come from outside. */
  isSound(): boolean {
    const { lowest, upper } = this
    return (
      lowest.count <= this.#rows.count &&
      this.entry < lowest.count &&
      lowest.isWithin(lowest.count, upper.count) &&
      upper.isWithin(lowest.count, upper.count)
    )
  }

  /** Links the next row. A row that is no longer alive is passed over. */
  linkNext(): void {
    const { efConstruction, efSearch } = this.#tuning
    const row = this.lowest.append()
    if (!this.#rows.isAlive(row)) return
    const level = levelOf(this.#rows.labelOf(row))
    if (this.entry < 0) {
      this.#raise(row, level)
    } else {
      this.#rows.kernel.queryRow(row)
      // A row of the lowest layer alone is looked for once, for its twin and its links.
      this.#look(this.#descend(0), 0, level === 0 ? efConstruction : efSearch)
      if (this.#hangOn(this.#nearest, row)) return
      this.#raise(row, level)
      if (level === 0) this.#connect(row, 0)
      else this.#connectLayers(row, level)
    }
    if (this.entry < 0 || level > this.entryLevel) {
      this.entry = row
      this.entryLevel = level
    }
  }

  /**
   * The nearest rows to the kernel's query that pass, up to `ef`, in a heap that the next call uses again.
   * `undefined` if the walk saw more than `visitsMax` rows and is not worth going on with.
   */
  search(ef: number, passes: Passes, visitsMax: number): Heap | undefined {
    this.#found.clear()
    if (this.entry < 0) return this.#found
    const start = this.#descend(0)
    return this.#explore(start, 0, ef, passes, visitsMax) ? this.#found : undefined
  }

  /** Walks down to the layer above `level`, always to the nearest; returns the row to go on from. */
  #descend(level: number): number {
    let nearest = this.entry
    let distance = this.#distanceTo(nearest)
    for (let layer = this.entryLevel; layer > level; layer--) {
      for (let moved = true; moved; ) {
        moved = false
        const record = this.#recordOf(nearest, layer)
        const links = this.upper.chunkOf(record)
        const at = this.upper.linksAt(record)
        const count = this.upper.linkCount(record)
        for (let index = 0; index < count; index++) {
          this.#rows.list[index] = links[at + index] as number
        }
        this.#rows.kernel.measure(count)
        for (let index = 0; index < count; index++) {
          const next = this.#rows.distances[index] as number
          if (next < distance) {
            distance = next
            nearest = links[at + index] as number
            moved = true
          }
        }
      }
    }
    return nearest
  }

  /**
   * Leaves in `#found` the nearest rows of a layer that the walk met. Rows that do not pass are walked over but
   * not kept. `false` if it gave up.
   */
  #explore(
    start: number,
    layer: number,
    ef: number,
    passes: Passes | undefined,
    visitsMax: number,
  ): boolean {
    const rows = this.#rows
    const found = this.#found
    const frontier = this.#frontier
    const visited = this.#startWalk()
    const walk = this.#walk
    const table = layer === 0 ? this.lowest : this.upper
    let visits = 1
    found.clear()
    frontier.clear()
    visited[start] = walk
    const startDistance = this.#distanceTo(start)
    frontier.push(-startDistance, start)
    this.#keep(start, startDistance, layer, ef, passes)
    while (frontier.size > 0) {
      if (found.size >= ef && -frontier.topDistance > found.topDistance) break
      const record = this.#recordOf(frontier.topId, layer)
      frontier.pop()
      const links = table.chunkOf(record)
      const at = table.linksAt(record)
      const end = at + table.linkCount(record)
      const list = rows.list
      let fresh = 0
      for (let index = at; index < end; index++) {
        const row = links[index] as number
        if (visited[row] === walk) continue
        visited[row] = walk
        list[fresh++] = row
      }
      visits += fresh
      if (visits > visitsMax) return false
      rows.kernel.measure(fresh)
      const distances = rows.distances
      for (let index = 0; index < fresh; index++) {
        const distance = distances[index] as number
        if (found.size >= ef && distance >= found.topDistance) continue
        const row = list[index] as number
        frontier.push(-distance, row)
        this.#keep(row, distance, layer, ef, passes)
      }
    }
    return true
  }

  #keep(
    row: number,
    distance: number,
    layer: number,
    ef: number,
    passes: Passes | undefined,
  ): void {
    if (passes === undefined) {
      this.#found.offer(distance, row, ef)
      return
    }
    if (passes(row)) this.#found.offer(distance, row, ef)
    if (layer > 0) return
    for (let twin = this.lowest.twin(row); twin >= 0; twin = this.lowest.twin(twin)) {
      if (passes(twin)) this.#found.offer(distance, twin, ef)
    }
  }

  #connectLayers(row: number, level: number): void {
    let start = this.#descend(level)
    for (let layer = Math.min(level, this.entryLevel); layer >= 0; layer--) {
      this.#look(start, layer, this.#tuning.efConstruction)
      start = this.#nearest
      this.#connect(row, layer)
      this.#rows.kernel.queryRow(row)
    }
  }

  /** Links a row with the best of the candidates, both ways. */
  #connect(row: number, layer: number): void {
    const chosen = this.#select(this.#tuning.links)
    this.#setLinks(row, layer, chosen)
    for (const other of chosen) this.#linkBack(other, row, layer)
  }

  get #nearest(): number {
    return (this.#candidates[0] as Candidate).row
  }

  /** Hangs a row on one with the same vector, if it has. */
  #hangOn(row: number, twin: number): boolean {
    if (!this.#rows.areTwins(row, twin)) return false
    this.lowest.setTwin(twin, this.lowest.twin(row))
    this.lowest.setTwin(row, twin)
    return true
  }

  #raise(row: number, level: number): void {
    let record = row
    let table = this.lowest
    for (let layer = 1; layer <= level; layer++) {
      const above = this.upper.append()
      table.setUp(record, above)
      table = this.upper
      record = above
    }
  }

  #recordOf(row: number, layer: number): number {
    if (layer === 0) return row
    let record = this.lowest.up(row)
    for (let at = 1; at < layer; at++) record = this.upper.up(record)
    return record
  }

  /** Leaves the rows near the query in the candidates, nearest first. */
  #look(start: number, layer: number, ef: number): void {
    this.#explore(start, layer, ef, undefined, Number.POSITIVE_INFINITY)
    const { size } = this.#found
    this.#candidates.length = size
    for (let index = size - 1; index >= 0; index--) {
      this.#candidates[index] = { row: this.#found.topId, distance: this.#found.topDistance }
      this.#found.pop()
    }
  }

  /**
   * Of the candidates, the nearest first, those that are nearer to the query than to any chosen before:
   * links in different directions keep clusters connected.
   */
  #select(limit: number): number[] {
    const rows = this.#rows
    const chosen: number[] = []
    for (const { row, distance } of this.#candidates) {
      if (chosen.length === limit) break
      if (rows.kernel.isNearChosen(row, chosen.length, distance) !== 0) continue
      rows.chosen[chosen.length] = row
      chosen.push(row)
    }
    return chosen
  }

  #setLinks(row: number, layer: number, links: readonly number[]): void {
    const table = layer === 0 ? this.lowest : this.upper
    const record = this.#recordOf(row, layer)
    table.chunkOf(record).set(links, table.linksAt(record))
    table.setLinkCount(record, links.length)
  }

  /** Adds a link; a full list keeps the best choice of what it has and the new one. */
  #linkBack(row: number, added: number, layer: number): void {
    const table = layer === 0 ? this.lowest : this.upper
    const record = this.#recordOf(row, layer)
    const count = table.linkCount(record)
    const links = table.chunkOf(record)
    const at = table.linksAt(record)
    if (count < table.width) {
      links[at + count] = added
      table.setLinkCount(record, count + 1)
      return
    }
    const rows = this.#rows
    rows.kernel.queryRow(row)
    for (let index = 0; index < count; index++) rows.list[index] = links[at + index] as number
    rows.list[count] = added
    rows.kernel.measure(count + 1)
    this.#candidates.length = count + 1
    for (let index = 0; index <= count; index++) {
      this.#candidates[index] = {
        row: rows.list[index] as number,
        distance: rows.distances[index] as number,
      }
    }
    this.#candidates.sort((a, b) => a.distance - b.distance || a.row - b.row)
    this.#setLinks(row, layer, this.#select(table.width))
  }

  #distanceTo(row: number): number {
    this.#rows.list[0] = row
    this.#rows.kernel.measure(1)
    return this.#rows.distances[0] as number
  }

  /** Marks of earlier walks are other numbers, so they are wiped only every 255 walks. */
  #startWalk(): Uint8Array {
    if (this.#visited.length < this.#rows.count) {
      this.#visited = new Uint8Array(Math.max(1024, Math.ceil(this.#rows.count * 1.5)))
      this.#walk = 0
    } else if (this.#walk === 255) {
      this.#visited.fill(0)
      this.#walk = 0
    }
    this.#walk++
    return this.#visited
  }
}

/** A sixteenth of the rows rises by each further layer. */
export function levelOf(label: number): number {
  let mixed = Math.imul(label ^ (label >>> 16) ^ 0x9e3779b9, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return Math.clz32((mixed ^ (mixed >>> 16)) >>> 0) >> 2
}
