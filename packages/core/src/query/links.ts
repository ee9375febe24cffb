/**
 * The place of a memory in a sequence: what it follows, what follows it, and what it is part of. One
 * of each, the first in the order of keys; removed edges do not count. Read once per memory, until
 * something is written.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import type { Generations } from '../generations.ts'
import { edgesPrefix, prefixEnd, trailingId } from '../keys/keyspace.ts'
import { EDGE_TYPES, type EdgeType } from '../memory/enums.ts'
import { decodeRecord } from '../projections/records.ts'
import type { Links, LinksRead } from '../reads/link-cache.ts'
import { edgeCodec } from '../records/edge.ts'
import { nameOf } from './id-name.ts'
import { POOLS } from './ranking.ts'
import type { Search } from './search.ts'
import type { Attempt } from './walk.ts'

export class LinkReader {
  readonly #view: ViewReader
  readonly #attempt: Attempt
  readonly #kept: Generations<string, LinksRead>
  readonly #damages: () => number
  readonly #asked = new Map<string, LinksRead>()
  /** Of every memory once, kept from an earlier question or not: an explanation says the same each time. */
  edgesRead = 0
  #edges = 0

  constructor({ view, attempt, candidates, knownLinks }: Search) {
    this.#view = view
    this.#attempt = attempt
    this.#kept = knownLinks
    this.#damages = () => candidates.damages
  }

  of(id: Uint8Array): Links {
    const name = nameOf(id)
    const before = this.#asked.get(name)
    if (before !== undefined) return before
    const links = this.#kept.get(name) ?? this.#read(name, id)
    this.#asked.set(name, links)
    this.edgesRead += links.edges
    return links
  }

  /** One that cannot be read is met, and reported, by every question. */
  #read(name: string, id: Uint8Array): LinksRead {
    const { edges, damages } = { edges: this.#edges, damages: this.#damages() }
    const links = {
      previous: this.#first('e/from/', id, 'follows'),
      next: this.#first('e/to/', id, 'follows'),
      whole: this.#first('e/from/', id, 'part_of'),
    }
    const read = { ...links, edges: this.#edges - edges }
    if (this.#damages() === damages) this.#kept.set(name, read)
    return read
  }

  /** All live parts of a whole. */
  parts(whole: Uint8Array, max: number): Uint8Array[] {
    return this.#ends('e/to/', whole, 'part_of', max, max)
  }

  #first(prefix: 'e/from/' | 'e/to/', id: Uint8Array, type: EdgeType): Uint8Array | undefined {
    return this.#ends(prefix, id, type, POOLS.edges, 1)[0]
  }

  #ends(
    prefix: 'e/from/' | 'e/to/',
    id: Uint8Array,
    type: EdgeType,
    readMax: number,
    max: number,
  ): Uint8Array[] {
    const from = edgesPrefix(prefix, id, EDGE_TYPES.code(type))
    const found: Uint8Array[] = []
    for (const { key, value } of this.#view.scan({ from, to: prefixEnd(from), limit: readMax })) {
      this.#edges++
      const edge = this.#attempt(key, () => decodeRecord(key, value, edgeCodec.fromBytes))
      if (edge === undefined || edge.tombstoned !== undefined) continue
      // Keys of a scan are views of a buffer that the next step may reuse.
      found.push(Buffer.from(trailingId(key)))
      if (found.length >= max) break
    }
    return found
  }
}
