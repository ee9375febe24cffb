/**
 * A store as JSON lines, without loss: every version of every memory, every edge, and what ended.
 * Several walks along the journal instead of one large table: memory does not grow with the store.
 *
 * @module
 */
import {
  type Bodies,
  type Cortex,
  CortexError,
  type EdgeRecord,
  type EdgeType,
  formatUri,
  type MemoryId,
} from '@cortex-memory/core'
import {
  edgeRecord,
  lineOf,
  memoryRecord,
  type OwnRecord,
  RECORD_FORMAT,
  supersededRecord,
  tombstonedRecord,
  versionRecord,
} from './record.ts'

/** What an export held. */
export interface ExportReport {
  /** Memories. */
  readonly memories: number
  /** Versions. */
  readonly versions: number
  /** Edges. */
  readonly edges: number
  /** Memories whose end follows all edges: another one took their place. */
  readonly ended: number
  /** Memories whose content is gone for good: nothing of them can be exported. */
  readonly erased: number
}

/** A store as lines of JSON. */
export async function* exportJsonl(cortex: Cortex): AsyncGenerator<string, ExportReport> {
  const { root, nextSeq } = await cortex.status()
  const to = nextSeq - 1
  const counts = { memories: 0, versions: 0, edges: 0, ended: 0 }
  const erased = new Set<MemoryId>()
  yield lineOf({ kind: 'cortex', format: RECORD_FORMAT, actor: cortex.actor, root })
  for await (const entry of cortex.journal({ to, kinds: ['write', 'update'] })) {
    const [id] = entry.subjects
    if (id === undefined || entry.type === undefined || erased.has(id)) continue
    if (entry.erased === true) {
      erased.add(id)
      continue
    }
    const { version, validUntil } = entry.body as Bodies['write']
    const memory = await contentOf(cortex.resolve(formatUri(entry.type, id, version)))
    if (memory === undefined) erased.add(id)
    else if (version === 1) {
      counts.memories++
      yield lineOf(memoryRecord(memory, validUntil))
    } else {
      counts.versions++
      yield lineOf(versionRecord(memory, validUntil))
    }
  }
  const line = (kind: 'edges' | 'ended', record: OwnRecord): string => {
    counts[kind]++
    return lineOf(record)
  }
  for await (const id of written(cortex, to)) {
    if (erased.has(id)) continue
    for await (const edge of cortex.edgesOut(id, { includeTombstoned: true })) {
      if (!erased.has(edge.dst)) yield line('edges', firstEdgeRecord(edge))
    }
  }
  for await (const id of written(cortex, to)) {
    const ended = erased.has(id) ? undefined : supersededRecord(await cortex.resolveLatest(id))
    if (ended !== undefined) yield line('ended', ended)
  }
  for await (const id of written(cortex, to)) {
    if (erased.has(id)) continue
    const options = { includeTombstoned: true, types: [SUPERSEDES] }
    for await (const edge of cortex.edgesOut(id, options)) {
      if (edge.tombstoned && !erased.has(edge.dst)) yield line('edges', edgeRecord(edge))
    }
    const ended = tombstonedRecord(await cortex.resolveLatest(id))
    if (ended !== undefined) yield line('ended', ended)
  }
  yield lineOf({ kind: 'end', ...counts })
  return { ...counts, erased: erased.size }
}

const SUPERSEDES: EdgeType = 'supersedes'

/** Taking a place makes this edge, so it is removed after that has happened. */
function firstEdgeRecord(edge: EdgeRecord): OwnRecord {
  const { removed, ...record } = edgeRecord(edge)
  return edge.type === SUPERSEDES || removed === undefined ? record : { ...record, removed }
}

/** Ids in the order in which they were first written. */
export async function* written(cortex: Cortex, to: number): AsyncGenerator<MemoryId> {
  for await (const { subjects } of cortex.journal({ to, kinds: ['write'] })) {
    const [id] = subjects
    if (id !== undefined) yield id
  }
}

/** What was erased is gone; what is damaged is a failure of the export. */
export async function contentOf<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof CortexError && error.code === 'ERASED') return undefined
    throw error
  }
}
