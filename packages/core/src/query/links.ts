/**
 * The place of a memory in a sequence: what it follows, what follows it, and what it is part of. One
 * of each, the first in the order of keys; removed edges do not count. Read once per memory and query.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { edgesPrefix, prefixEnd, trailingId } from '../keys/keyspace.ts'
import { EDGE_TYPES, type EdgeType } from '../memory/enums.ts'
import { decodeRecord } from '../projections/records.ts'
import { edgeCodec } from '../records/edge.ts'
import { nameOf } from './id-name.ts'
import { POOLS } from './ranking.ts'
import type { Attempt } from './walk.ts'

export interface Links {
  readonly previous: Uint8Array | undefined
  readonly next: Uint8Array | undefined
  readonly whole: Uint8Array | undefined
}

export class LinkReader {
  readonly #view: ViewReader
  readonly #attempt: Attempt
  readonly #known = new Map<string, Links>()
  edgesRead = 0

  constructor(view: ViewReader, attempt: Attempt) {
    this.#view = view
    this.#attempt = attempt
  }

  of(id: Uint8Array): Links {
    const name = nameOf(id)
    let links = this.#known.get(name)
    if (links === undefined) {
      links = {
        previous: this.#first('e/from/', id, 'follows'),
        next: this.#first('e/to/', id, 'follows'),
        whole: this.#first('e/from/', id, 'part_of'),
      }
      this.#known.set(name, links)
    }
    return links
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
      this.edgesRead++
      const edge = this.#attempt(key, () => decodeRecord(key, value, edgeCodec.fromBytes))
      if (edge === undefined || edge.tombstoned !== undefined) continue
      // Keys of a scan are views of a buffer that the next step may reuse.
      found.push(Buffer.from(trailingId(key)))
      if (found.length >= max) break
    }
    return found
  }
}
