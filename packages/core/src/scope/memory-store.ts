/**
 * What one can do with memories, whether the whole store is at hand or a part of it: `Cortex` and
 * `ScopedCortex` are both such a store. A program that takes a `MemoryStore` works with either.
 *
 * @module
 */
import type { Bundle, ContextOptions } from '../context/context.ts'
import type { EdgeType, MemoryType } from '../memory/enums.ts'
import type { MemoryId, Uri } from '../memory/ids.ts'
import type { MemoryRef } from '../memory/ref.ts'
import type { FindResult } from '../query/answer.ts'
import type { Query } from '../query/query.ts'
import type { AtTime } from '../reads/at-time.ts'
import type { EdgeScanOptions } from '../reads/edges.ts'
import type { EdgeRecord, Memory } from '../reads/memory-view.ts'
import type { Proven } from '../reads/proofs.ts'
import type { ProveOptions } from '../reads/prove-many.ts'
import type { AddEdgeInput, EdgeName, RemoveEdgeInput } from '../verbs/edges.ts'
import type { DataPatch, PatchMeta } from '../verbs/patch.ts'
import type { ChangeMeta, Receipt } from '../verbs/request.ts'
import type { ReasonMeta } from '../verbs/tombstone.ts'
import type { UpdateInput } from '../verbs/update.ts'
import type { HeadPatch } from '../verbs/update-head.ts'
import type { WriteInput } from '../verbs/write.ts'

/** The reading half of a {@link MemoryStore}. */
export interface MemoryReader {
  /** Whose memory this is. */
  readonly actor: string
  /** One memory: the version that a URI names, or the current one; with a time, as it was then. */
  resolve<T extends MemoryType = MemoryType>(memory: MemoryRef<T>, at?: AtTime): Promise<Memory<T>>
  /** The current version of a memory. */
  resolveLatest<T extends MemoryType = MemoryType>(memory: MemoryRef<T>): Promise<Memory<T>>
  /** What a short name such as `m7f3` can mean. */
  byReference(reference: string): Promise<readonly Memory[]>
  /** Memories that fit a query, best first. */
  find<const T extends MemoryType = MemoryType>(query: Query<T>): Promise<FindResult<T>>
  /** What an agent should know before it does something. */
  context(options?: ContextOptions): Promise<Bundle>
  /** One edge, removed or not; with a time, as it was known then. */
  getEdge(
    src: MemoryId,
    type: EdgeType,
    dst: MemoryId,
    at?: Pick<AtTime, 'knownAt'>,
  ): Promise<EdgeRecord>
  /** Edges that begin at a memory. */
  edgesOut(memory: MemoryRef, options?: EdgeScanOptions): AsyncIterable<EdgeRecord>
  /** Edges that end at a memory. */
  edgesIn(memory: MemoryRef, options?: EdgeScanOptions): AsyncIterable<EdgeRecord>
  /** One proof for many memories. */
  prove(uris: readonly Uri[], options?: ProveOptions): Promise<Proven>
  /** One proof for many links, there or not. */
  proveEdges(edges: readonly EdgeName[], options?: ProveOptions): Promise<Proven>
  /** The root that proofs lead to, 64 hex digits. */
  overallRoot(): Promise<string>
}

/** Memories to read and to change. */
export interface MemoryStore extends MemoryReader {
  /** Stores a new memory. */
  write<T extends MemoryType>(input: WriteInput<T>): Promise<Receipt<T>>
  /** Makes the next version of a memory; its data replaces the old data whole. */
  update<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    input: UpdateInput<NoInfer<T>>,
  ): Promise<Receipt<T>>
  /** Makes the next version of a memory by changing single fields of its data. */
  patch<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    fields: DataPatch<NoInfer<T>>,
    meta?: PatchMeta,
  ): Promise<Receipt<T>>
  /** Changes tags, frames, importance or visibility, without a new version. */
  updateHead<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    patch: HeadPatch,
    meta?: ChangeMeta,
  ): Promise<Receipt<T>>
  /** Hides a memory from queries; its versions stay readable by URI. */
  tombstone<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    meta: ReasonMeta,
  ): Promise<Receipt<T>>
  /** Connects two memories; `undefined` if they are connected already. */
  addEdge(edge: AddEdgeInput): Promise<Receipt | undefined>
  /** Removes a connection; `undefined` if there is none. */
  removeEdge(edge: RemoveEdgeInput): Promise<Receipt | undefined>
}
