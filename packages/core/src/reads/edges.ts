/** Edges of one memory, in the order of their keys: type byte, then the other id. */
import { asBuffer, concatBytes } from '../codec/bytes.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { edgesPrefix, type Key, prefixEnd } from '../keys/keyspace.ts'
import { EDGE_TYPES, type EdgeType } from '../memory/enums.ts'
import { idBytes, type MemoryId } from '../memory/ids.ts'
import { boolean, list, object, optional, type Schema, time } from '../memory/schema.ts'
import { decodeRecord } from '../projections/records.ts'
import { edgeCodec, type StoredEdge } from '../records/edge.ts'
import { edgeType } from '../verbs/edges.ts'
import { type EdgeRecord, viewEdge } from './memory-view.ts'

/** Which edges to list. */
export interface EdgeScanOptions {
  /** None or an empty list: all types. */
  readonly types?: readonly EdgeType[]
  /** Whether removed edges are listed too. Default false. */
  readonly includeTombstoned?: boolean
  /** As the store knew them at this time. Default: now. */
  readonly knownAt?: number
}

export const edgeScanOptions: Schema<EdgeScanOptions> = object<EdgeScanOptions>({
  types: optional(list(edgeType, EDGE_TYPES.names.length)),
  includeTombstoned: optional(boolean),
  knownAt: optional(time),
})

/** Edges per read transaction: none stays open while the caller thinks about an edge. */
const EDGES_PER_READ = 256

/** Where edges are read: the store, or something that narrows it. */
export interface EdgeSource {
  read<T>(body: (view: ViewReader) => T): T
  /** Absent: all edges. */
  readonly shows?: ((view: ViewReader, edge: StoredEdge) => boolean) | undefined
}

export async function* scanEdges(
  source: EdgeSource,
  direction: 'e/from/' | 'e/to/',
  id: MemoryId,
  options: EdgeScanOptions,
): AsyncGenerator<EdgeRecord, void, undefined> {
  const types = options.types?.length ? new Set(options.types) : undefined
  // One type is a narrower range; several share one scan.
  const only = types?.size === 1 ? [...types][0] : undefined
  const prefix = edgesPrefix(
    direction,
    idBytes(id),
    only === undefined ? undefined : EDGE_TYPES.code(only),
  )
  let from: Key | undefined = prefix
  while (from !== undefined) {
    const page = readPage(source, from, prefixEnd(prefix))
    for (const edge of page.edges) {
      if (types !== undefined && !types.has(edge.type)) continue
      if (edge.tombstoned !== undefined && !options.includeTombstoned) continue
      yield viewEdge(edge)
    }
    from = page.next
  }
}

function readPage(
  source: EdgeSource,
  from: Key,
  to: Key | undefined,
): { readonly edges: StoredEdge[]; readonly next: Key | undefined } {
  return source.read((view) => {
    const edges: StoredEdge[] = []
    let last: Uint8Array | undefined
    let scanned = 0
    for (const { key, value } of view.scan({ from, to, limit: EDGES_PER_READ })) {
      const edge = decodeRecord(key, value, edgeCodec.fromBytes)
      if (source.shows?.(view, edge) !== false) edges.push(edge)
      last = key
      scanned++
    }
    const full = scanned === EDGES_PER_READ && last !== undefined
    // The smallest key after the last one.
    const next = full
      ? (asBuffer(concatBytes(last as Uint8Array, Uint8Array.of(0))) as Key)
      : undefined
    return { edges, next }
  })
}
