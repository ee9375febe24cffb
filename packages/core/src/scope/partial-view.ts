/**
 * What somebody can read who may not know of all memories. A memory that is not for the asker and
 * one that is not there are the same: no answer, count, explanation or error differs between them.
 *
 * @module
 */
import { asBuffer, concatBytes, toHex } from '../codec/bytes.ts'
import { type Bundle, type ContextOptions, checkContext, readContext } from '../context/context.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import { type Key, type Prefix, prefixEnd, prefixKey } from '../keys/keyspace.ts'
import type { EdgeType, MemoryType } from '../memory/enums.ts'
import { idBytes, type MemoryId, parseUri, type Uri } from '../memory/ids.ts'
import { idOf, type MemoryRef, parseRef } from '../memory/ref.ts'
import { refusal } from '../memory/schema.ts'
import { decodeRecord, readEdge, readHead, type Source } from '../projections/records.ts'
import { readState } from '../projections/state.ts'
import type { FindResult } from '../query/answer.ts'
import { find } from '../query/find.ts'
import { checkQuery, type Query } from '../query/query.ts'
import { readAt } from '../query/read-at.ts'
import { resolveAt } from '../query/resolve-at.ts'
import type { QueryState } from '../query/types.ts'
import { type AtTime, atTime } from '../reads/at-time.ts'
import { namedMemories } from '../reads/by-reference.ts'
import { type EdgeScanOptions, edgeScanOptions, scanEdges } from '../reads/edges.ts'
import type { MemoryCache } from '../reads/memory-cache.ts'
import { type EdgeRecord, type Memory, viewEdge } from '../reads/memory-view.ts'
import { PastView } from '../reads/past-view.ts'
import { type Proven, proven, someEdges, someUris } from '../reads/proofs.ts'
import {
  contentOf,
  type ProveOptions,
  proveEdges,
  proveOptions,
  proveUris,
} from '../reads/prove-many.ts'
import { resolveLatest } from '../reads/resolve.ts'
import { edgeCodec } from '../records/edge.ts'
import type { HeadRecord } from '../records/head.ts'
import { type EdgeName, edgeName } from '../verbs/edges.ts'
import type { Access } from './access.ts'
import type { MemoryReader } from './memory-store.ts'

/** What stands between the asker and the store. */
export interface Gate {
  /** Whose memory it is. */
  readonly actor: string
  readonly access: Access
  readonly budgetTokens: number | undefined
  readonly cache: MemoryCache
  /** One moment, if the asker may still ask. */
  read<T>(body: (view: ViewReader) => T): T
  queryState(view: ViewReader): QueryState
  /** For what is not for the asker, and for what is not there. */
  refuse(): Promise<never>
}

/** Memories and edges that the asker may know of. */
export interface Counts {
  /** Memories that are not tombstoned. */
  readonly memories: number
  /** Memories that are tombstoned. */
  readonly tombstoned: number
  /** Edges between memories that the caller may see. */
  readonly edges: number
}

/** Records per read transaction while counting. */
const RECORDS_PER_READ = 1024

/**
 * A store as somebody sees it who may not know of all memories. Get one from `cortex.publicView`, or
 * from `cortex.scoped`, which can also write.
 */
export class PartialView implements MemoryReader {
  readonly #gate: Gate

  /** Use `cortex.scoped` or `cortex.publicView`. */
  constructor(gate: Gate) {
    this.#gate = gate
  }

  /** Whose memory this is. */
  get actor(): string {
    return this.#gate.actor
  }

  /** One memory: the version that a URI names, or the current one; see `Cortex.resolve`. */
  async resolve<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    at: AtTime = {},
  ): Promise<Memory<T>> {
    const parsed = parseRef(memory, 'uri')
    const when = atTime(at, 'at')
    const id = typeof parsed === 'string' ? parsed : parsed.id
    return await this.#readNamed([id], (view) =>
      resolveAt(view, this.#queryState(view), parsed, when),
    )
  }

  /** The current version of a memory. */
  async resolveLatest<T extends MemoryType = MemoryType>(memory: MemoryRef<T>): Promise<Memory<T>> {
    const id = idOf(memory, 'id')
    return await this.#readNamed([id], (view) => resolveLatest(view, id) as Memory<T>)
  }

  /** What a short name such as `m7f3` can mean among what the asker may know of. */
  async byReference(reference: string): Promise<readonly Memory[]> {
    const { access } = this.#gate
    return this.#gate.read((view) => namedMemories(view, reference, (head) => access.sees(head)))
  }

  /** Memories that fit a query, best first; see `Cortex.find`. `lateBinding` is refused. */
  async find<const T extends MemoryType = MemoryType>(query: Query<T>): Promise<FindResult<T>> {
    const checked = checkQuery(query)
    if (checked.lateBinding) {
      throw refusal('lateBinding', 'expected none: only the actor can have a question recorded')
    }
    const bounded = { ...checked, budgetTokens: this.#bounded(checked.budgetTokens) }
    const named = checked.nearUri === undefined ? [] : [parseUri(checked.nearUri, 'nearUri').id]
    return await this.#readNamed(named, (view) => find(view, bounded, this.#queryState(view)))
  }

  /** What an agent should know before it does something; see `Cortex.context`. */
  async context(options: ContextOptions = {}): Promise<Bundle> {
    const checked = checkContext(options)
    const budget = this.#bounded(options.budgetTokens) ?? checked.budgetTokens
    const bounded = { ...checked, budgetTokens: Math.min(budget, checked.budgetTokens) }
    return this.#gate.read((view) => readContext(view, bounded, this.#queryState(view)))
  }

  /** One edge, removed or not; `tombstoned` says which. */
  async getEdge(
    src: MemoryId,
    type: EdgeType,
    dst: MemoryId,
    at: Pick<AtTime, 'knownAt'> = {},
  ): Promise<EdgeRecord> {
    const name = edgeName({ src, type, dst }, '')
    const { knownAt } = atTime(at, 'at')
    return await this.#readNamed([name.src, name.dst], (today) => {
      const { view } = readAt(today, this.#queryState(today), knownAt)
      const edge = readEdge(view, idBytes(name.src), name.type, idBytes(name.dst))
      if (edge !== undefined) return viewEdge(edge)
      throw new CortexError(
        'NOT_FOUND',
        `Cannot get the edge: ${src} ${type} ${dst} was never added`,
      )
    })
  }

  /** Edges that begin at a memory. */
  edgesOut(memory: MemoryRef, options: EdgeScanOptions = {}): AsyncIterable<EdgeRecord> {
    return this.#edges('e/from/', idOf(memory, 'id'), edgeScanOptions(options, 'options'))
  }

  /** Edges that end at a memory. */
  edgesIn(memory: MemoryRef, options: EdgeScanOptions = {}): AsyncIterable<EdgeRecord> {
    return this.#edges('e/to/', idOf(memory, 'id'), edgeScanOptions(options, 'options'))
  }

  /** One proof for many memories. That a memory is absent is not proven to everybody. */
  async prove(uris: readonly Uri[], options: ProveOptions = {}): Promise<Proven> {
    const requested = someUris(uris, 'uris')
    const content = contentOf(proveOptions(options, 'options'))
    const ids = requested.map(({ id }) => id)
    return await this.#readNamed(ids, (view) => proven(proveUris(view, requested, content)))
  }

  /** That edges between memories that the asker may see have these records, or that there are none. */
  async proveEdges(edges: readonly EdgeName[], options: ProveOptions = {}): Promise<Proven> {
    const requested = someEdges(edges, 'edges')
    const content = contentOf(proveOptions(options, 'options'))
    const ids = requested.flatMap(({ src, dst }) => [src, dst])
    return await this.#readNamed(ids, (view) => proven(proveEdges(view, requested, content)))
  }

  /** The root that proofs lead to: it commits to the whole store and shows nothing of it. */
  async overallRoot(): Promise<string> {
    return this.#gate.read((view) => toHex(readState(view).root))
  }

  /** Counts what the asker may know of by looking at everything: takes as long as that. */
  async counts(): Promise<Counts> {
    let memories = 0
    let tombstoned = 0
    let edges = 0
    await this.#everyRecord('m/', (view, key) => {
      const head = this.#visible(view, key.subarray('m/'.length))
      if (head === undefined) return
      if (head.tombstoned === undefined) memories++
      else tombstoned++
    })
    await this.#everyRecord('e/from/', (view, key, value) => {
      const { src, dst } = decodeRecord(key, value, edgeCodec.fromBytes)
      if (this.#visible(view, src) && this.#visible(view, dst)) edges++
    })
    return { memories, tombstoned, edges }
  }

  async *#edges(
    direction: 'e/from/' | 'e/to/',
    id: MemoryId,
    options: EdgeScanOptions,
  ): AsyncGenerator<EdgeRecord, void, undefined> {
    await this.#readNamed([id], () => undefined)
    const source = {
      read: <T>(body: (view: ViewReader) => T): T =>
        this.#gate.read((today) =>
          body(readAt(today, this.#queryState(today), options.knownAt).view),
        ),
      shows: (view: ViewReader, { src, dst }: { src: Uint8Array; dst: Uint8Array }): boolean =>
        this.#visible(view, src) !== undefined && this.#visible(view, dst) !== undefined,
    }
    yield* scanEdges(source, direction, id, options)
  }

  /** Reads what is about named memories, all of which the asker must be allowed to see. */
  async #readNamed<T>(ids: readonly MemoryId[], body: (view: ViewReader) => T): Promise<T> {
    const answer = this.#gate.read((view) => {
      const allowed = ids.every((id) => this.#visible(view, idBytes(id)) !== undefined)
      return allowed ? { is: body(view) } : undefined
    })
    return answer === undefined ? await this.#gate.refuse() : answer.is
  }

  #visible(view: Source, id: Uint8Array): HeadRecord | undefined {
    const sees = (head: HeadRecord): boolean => this.#gate.access.sees(head)
    // What is no longer for the asker is not, whatever the time of the question.
    if (view instanceof PastView && visibleHead(view.present, id, sees) === undefined)
      return undefined
    return visibleHead(view, id, sees)
  }

  #queryState(view: ViewReader): QueryState {
    const { access } = this.#gate
    return { ...this.#gate.queryState(view), allows: (head) => access.sees(head) }
  }

  /** A budget above the asker's is refused: an answer that is cut without a word would mislead. */
  #bounded(requested: number | undefined): number | undefined {
    const { budgetTokens } = this.#gate
    if (requested === undefined || budgetTokens === undefined) return requested ?? budgetTokens
    if (requested <= budgetTokens) return requested
    throw refusal('budgetTokens', `expected at most ${budgetTokens}, which the scope allows`)
  }

  /** In many short transactions: what is written meanwhile may count or not. */
  async #everyRecord(
    prefix: Prefix,
    each: (view: ViewReader, key: Uint8Array, value: Uint8Array) => void,
  ): Promise<void> {
    let from: Key | undefined = prefixKey(prefix)
    const to = prefixEnd(from)
    while (from !== undefined) {
      const start: Key = from
      from = this.#gate.read((view) => {
        let last: Uint8Array | undefined
        let count = 0
        for (const { key, value } of view.scan({ from: start, to, limit: RECORDS_PER_READ })) {
          each(view, key, value)
          last = key
          count++
        }
        if (last === undefined || count < RECORDS_PER_READ) return undefined
        return asBuffer(concatBytes(last, Uint8Array.of(0))) as Key
      })
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

/** A head that cannot be read cannot say whom it is for: it counts as not there. */
export function visibleHead(
  source: Source,
  id: Uint8Array,
  allows: (head: HeadRecord) => boolean,
): HeadRecord | undefined {
  try {
    const head = readHead(source, id)
    return head !== undefined && allows(head) ? head : undefined
  } catch (error) {
    if (error instanceof CortexError && error.code === 'CORRUPT') return undefined
    throw error
  }
}
