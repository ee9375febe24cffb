/**
 * Where a memory came from and what it influenced: what it was derived from, what was derived from
 * it, what it took the place of, and which outcomes and late queries rested on it. Every list is
 * bounded and in a fixed order.
 *
 * @module
 */
import type { ActorStore } from '../engine/actor-store.ts'
import { blocksWith } from '../engine/search.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import { decodeBody } from '../journal/bodies.ts'
import { edgesPrefix, prefixEnd, trailingId } from '../keys/keyspace.ts'
import { LIMITS } from '../limits.ts'
import { EDGE_TYPES, type EdgeType } from '../memory/enums.ts'
import { idBytes, idFromBytes, type MemoryId, parseUri } from '../memory/ids.ts'
import type { Named } from '../memory/ref.ts'
import { decodeRecord, readHead } from '../projections/records.ts'
import { edgeCodec } from '../records/edge.ts'
import { entriesAbout } from './blame.ts'

/** A memory on the way. */
export interface TraceStep {
  /** The memory at this step. */
  readonly id: MemoryId
  /** Derivations between it and the memory that was asked about. */
  readonly hops: number
}

/** Where a memory came from, and what it influenced. */
export interface Trace {
  /** The memory that was asked about. */
  readonly id: MemoryId
  /** What it was derived from, the nearest first. */
  readonly ancestors: readonly TraceStep[]
  /** What was derived from it, the nearest first. */
  readonly descendants: readonly TraceStep[]
  /** The memories whose place it took. */
  readonly supersedes: readonly MemoryId[]
  /** The memories that took its place. */
  readonly supersededBy: readonly MemoryId[]
  /** Outcomes that cited it, oldest first. */
  readonly attested: readonly {
    readonly seq: number
    readonly at: number
    readonly by: string
    readonly intentId: string
    readonly success: boolean
  }[]
  /** Late queries that returned it, oldest first. */
  readonly recalled: readonly { readonly seq: number; readonly at: number; readonly by: string }[]
  /** More was there than is listed. */
  readonly truncated: boolean
}

type Links = ReadonlyMap<MemoryId, ReadonlySet<MemoryId>>

export function trace(store: ActorStore, uri: Named): Trace {
  const { id } = uri
  const { parents, children } = derivations(store)
  const influence = influenceOf(store, id)
  return store.read((view) => {
    const head = readHead(view, idBytes(id))
    if (head?.type !== uri.type || (uri.version ?? 0) > head.currentVersion) {
      throw new CortexError('NOT_FOUND', `Cannot trace: there is no such ${uri.type} ${id}`)
    }
    const up = walk(id, (each) => neighbours(view, each, 'e/from/', 'derived_from', parents))
    const down = walk(id, (each) => neighbours(view, each, 'e/to/', 'derived_from', children))
    const none: Links = new Map()
    return {
      id,
      ancestors: up.steps,
      descendants: down.steps,
      supersedes: neighbours(view, id, 'e/from/', 'supersedes', none),
      supersededBy: neighbours(view, id, 'e/to/', 'supersedes', none),
      attested: influence.attested.slice(0, LIMITS.traced),
      recalled: influence.recalled.slice(0, LIMITS.traced),
      truncated:
        up.cut ||
        down.cut ||
        influence.attested.length > LIMITS.traced ||
        influence.recalled.length > LIMITS.traced,
    }
  })
}

/** Who names whom in its provenance; what was erased names nobody any more. */
function derivations(store: ActorStore): { readonly parents: Links; readonly children: Links } {
  const parents = new Map<MemoryId, Set<MemoryId>>()
  const children = new Map<MemoryId, Set<MemoryId>>()
  const needle = Buffer.from('matrix://cortex/', 'latin1')
  for (const block of blocksWith(store.files, [needle], store.tail().position)) {
    for (const { header, parts } of block.entries) {
      const { kind } = header
      if ((kind !== 'write' && kind !== 'update') || parts[0] === undefined) continue
      if (parts[0].stub !== undefined) continue
      const child = idFromBytes(header.subjects?.[0] as Uint8Array)
      for (const uri of decodeBody(kind, parts[0].body).provenance.derivedFrom ?? []) {
        const parent = parseUri(uri).id
        add(parents, child, parent)
        add(children, parent, child)
      }
    }
  }
  return { parents, children }
}

function add(links: Map<MemoryId, Set<MemoryId>>, from: MemoryId, to: MemoryId): void {
  const known = links.get(from)
  if (known === undefined) links.set(from, new Set([to]))
  else known.add(to)
}

/** By provenance and by live edges, each once, by id. */
function neighbours(
  view: ViewReader,
  id: MemoryId,
  prefix: 'e/from/' | 'e/to/',
  type: EdgeType,
  links: Links,
): MemoryId[] {
  const found = new Set(links.get(id))
  const from = edgesPrefix(prefix, idBytes(id), EDGE_TYPES.code(type))
  for (const { key, value } of view.scan({ from, to: prefixEnd(from) })) {
    if (decodeRecord(key, value, edgeCodec.fromBytes).tombstoned !== undefined) continue
    found.add(idFromBytes(Buffer.from(trailingId(key))))
  }
  return [...found].sort()
}

/** Breadth first, so that what is near comes before what is left out. */
function walk(
  start: MemoryId,
  next: (id: MemoryId) => readonly MemoryId[],
): { readonly steps: readonly TraceStep[]; readonly cut: boolean } {
  const seen = new Set([start])
  const steps: TraceStep[] = []
  let level: readonly MemoryId[] = [start]
  for (let hops = 1; level.length > 0; hops++) {
    const reached = [...new Set(level.flatMap(next))].filter((id) => !seen.has(id)).sort()
    if (hops > LIMITS.hops) return { steps, cut: reached.length > 0 }
    for (const id of reached) {
      if (steps.length === LIMITS.traced) return { steps, cut: true }
      seen.add(id)
      steps.push({ id, hops })
    }
    level = reached
  }
  return { steps, cut: false }
}

function influenceOf(
  store: ActorStore,
  id: MemoryId,
): {
  readonly attested: Trace['attested'][number][]
  readonly recalled: Trace['recalled'][number][]
} {
  const attested: Trace['attested'][number][] = []
  const recalled: Trace['recalled'][number][] = []
  for (const { entry } of entriesAbout(store, id)) {
    const { seq, at, by, kind } = entry.header
    if (kind === 'find_late') recalled.push({ seq, at, by })
    if (kind !== 'attest') continue
    const { intentId, success } = decodeBody(kind, entry.parts[0]?.body ?? new Uint8Array())
    attested.push({ seq, at, by, intentId, success: success === true })
  }
  return { attested, recalled }
}
