/**
 * Everything that can be done with the memories of a store by the one who has all of it. A scope
 * offers the same verbs (`scope/scoped-cortex.ts`) and lets less through.
 *
 * @module
 */
import { type Bundle, type ContextOptions, checkContext, readContext } from './context/context.ts'
import type { Embedding } from './embed/embedding.ts'
import type { Environment } from './engine/environment.ts'
import { CortexError } from './errors.ts'
import type { EdgeType, MemoryType } from './memory/enums.ts'
import { idBytes, type MemoryId, type Uri } from './memory/ids.ts'
import { idOf, type MemoryRef, type Named, parseRef } from './memory/ref.ts'
import { readEdge } from './projections/records.ts'
import { readState } from './projections/state.ts'
import type { FindResult } from './query/answer.ts'
import { find } from './query/find.ts'
import { checkQuery, plainQuery, type Query } from './query/query.ts'
import { readAt } from './query/read-at.ts'
import { resolveAt } from './query/resolve-at.ts'
import { type AtTime, atTime } from './reads/at-time.ts'
import { namedMemories } from './reads/by-reference.ts'
import { type EdgeScanOptions, type EdgeSource, edgeScanOptions, scanEdges } from './reads/edges.ts'
import { type EdgeRecord, type Memory, viewEdge } from './reads/memory-view.ts'
import type { Proofs, Proven } from './reads/proofs.ts'
import type { ProveOptions } from './reads/prove-many.ts'
import { resolveLatest, resolveUri } from './reads/resolve.ts'
import type { Host } from './scope/host.ts'
import type { MemoryStore } from './scope/memory-store.ts'
import {
  type AddEdgeInput,
  addEdge,
  addEdgeInput,
  type EdgeName,
  edgeName,
  type RemoveEdgeInput,
  removeEdge,
  removeEdgeInput,
} from './verbs/edges.ts'
import { namedBy } from './verbs/find-head.ts'
import { findLate } from './verbs/find-late.ts'
import { type DataPatch, dataPatch, type PatchMeta, patch, patchMeta } from './verbs/patch.ts'
import type { ChangeMeta, Receipt } from './verbs/request.ts'
import { type ReasonMeta, reasonMeta, tombstone } from './verbs/tombstone.ts'
import { type UpdateInput, update, updateInput } from './verbs/update.ts'
import { type HeadPatch, headPatch, metaInput, updateHead } from './verbs/update-head.ts'
import { type WriteInput, write, writeInput } from './verbs/write.ts'

export class WholeStore implements MemoryStore {
  readonly #host: Host
  readonly #embedding: Embedding
  readonly #proofs: Proofs

  constructor(host: Host, embedding: Embedding, proofs: Proofs) {
    this.#host = host
    this.#embedding = embedding
    this.#proofs = proofs
  }

  get actor(): string {
    return this.#host.store.layout.actor
  }

  async write<T extends MemoryType>(input: WriteInput<T>): Promise<Receipt<T>> {
    const change = write(writeInput(input, ''), this.#environment)
    return (await this.#host.commit(change)) as Receipt<T>
  }

  async update<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    input: UpdateInput<NoInfer<T>>,
  ): Promise<Receipt<T>> {
    const named = this.named(memory, 'update')
    const change = update(named, updateInput(input, ''), this.#environment)
    return (await this.#host.commit(change)) as Receipt<T>
  }

  async patch<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    fields: DataPatch<NoInfer<T>>,
    meta: PatchMeta = {},
  ): Promise<Receipt<T>> {
    const named = this.named(memory, 'patch')
    const checked = dataPatch(fields, 'fields')
    const change = patch(named, checked, patchMeta(meta, 'meta'), this.#environment)
    return (await this.#host.commit(change)) as Receipt<T>
  }

  async updateHead<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    patch: HeadPatch,
    meta: ChangeMeta = {},
  ): Promise<Receipt<T>> {
    const named = this.named(memory, 'update the head')
    const checked = headPatch(patch, 'patch')
    const change = updateHead(named, checked, metaInput(meta, 'meta'), this.#environment)
    return (await this.#host.commit(change)) as Receipt<T>
  }

  async tombstone<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    meta: ReasonMeta,
  ): Promise<Receipt<T>> {
    const named = this.named(memory, 'tombstone')
    const change = tombstone(named, reasonMeta(meta, 'meta'), this.#environment)
    return (await this.#host.commit(change)) as Receipt<T>
  }

  async resolve<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    at: AtTime = {},
  ): Promise<Memory<T>> {
    const parsed = parseRef(memory, 'uri')
    const { store, cache, queryState } = this.#host
    const when = atTime(at, 'at')
    if (when.asOf !== undefined || when.knownAt !== undefined) {
      return store.read((view) => resolveAt(view, queryState(view), parsed, when))
    }
    const found = store.read((view) =>
      typeof parsed === 'string'
        ? (resolveLatest(view, parsed) as Memory<T>)
        : resolveUri(view, cache, parsed),
    )
    return this.#embedding.referred(found)
  }

  async resolveLatest<T extends MemoryType = MemoryType>(memory: MemoryRef<T>): Promise<Memory<T>> {
    const id = idOf(memory, 'id')
    const found = this.#host.store.read((view) => resolveLatest(view, id) as Memory<T>)
    return this.#embedding.referred(found)
  }

  async byReference(reference: string): Promise<readonly Memory[]> {
    return this.#host.store.read((view) => namedMemories(view, reference))
  }

  async find<const T extends MemoryType = MemoryType>(query: Query<T>): Promise<FindResult<T>> {
    const checked = checkQuery(query)
    const { store, queryState, commit, assertWritable } = this.#host
    if (checked.lateBinding) assertWritable()
    const { meaning, failed } = await this.#embedding.meaningOf(checked)
    const result = this.#referred(
      store.read((view) => find(view, checked, { ...queryState(view), meaning })),
    )
    if (checked.lateBinding) {
      const ids = result.memories.map(({ id }) => id)
      const question = { query: plainQuery(query), types: checked.types }
      await commit(findLate(ids, question, this.#environment))
    }
    return failed === undefined ? result : { ...result, meaningFailed: failed }
  }

  /** Heads show which memories have a vector. */
  #referred<T extends MemoryType>(result: FindResult<T>): FindResult<T> {
    if (result.memories.length === 0 || !this.#embedding.hasVectors) return result
    const memories = result.memories.map((memory) => this.#embedding.referred(memory))
    const hits = result.hits.map((hit, index) => ({
      ...hit,
      memory: memories[index] ?? hit.memory,
    }))
    return { ...result, memories, hits }
  }

  async context(options: ContextOptions = {}): Promise<Bundle> {
    const checked = checkContext(options)
    const { store, queryState } = this.#host
    return store.read((view) => readContext(view, checked, queryState(view)))
  }

  async addEdge(edge: AddEdgeInput): Promise<Receipt | undefined> {
    return await this.#host.commit(addEdge(addEdgeInput(edge, ''), this.#environment))
  }

  async removeEdge(edge: RemoveEdgeInput): Promise<Receipt | undefined> {
    return await this.#host.commit(removeEdge(removeEdgeInput(edge, ''), this.#environment))
  }

  async getEdge(
    src: MemoryId,
    type: EdgeType,
    dst: MemoryId,
    at: Pick<AtTime, 'knownAt'> = {},
  ): Promise<EdgeRecord> {
    const name = edgeName({ src, type, dst }, '')
    const { knownAt } = atTime(at, 'at')
    const { store, queryState } = this.#host
    const edge = store.read((today) => {
      const { view } = readAt(today, queryState(today), knownAt)
      return readEdge(view, idBytes(name.src), name.type, idBytes(name.dst))
    })
    if (edge !== undefined) return viewEdge(edge)
    throw new CortexError('NOT_FOUND', `Cannot get the edge: ${src} ${type} ${dst} was never added`)
  }

  edgesOut(memory: MemoryRef, options: EdgeScanOptions = {}): AsyncIterable<EdgeRecord> {
    const checked = edgeScanOptions(options, 'options')
    return scanEdges(this.#edgesAt(checked), 'e/from/', idOf(memory, 'id'), checked)
  }

  edgesIn(memory: MemoryRef, options: EdgeScanOptions = {}): AsyncIterable<EdgeRecord> {
    const checked = edgeScanOptions(options, 'options')
    return scanEdges(this.#edgesAt(checked), 'e/to/', idOf(memory, 'id'), checked)
  }

  /** Where edges are read: the store, or what it knew. */
  #edgesAt({ knownAt }: EdgeScanOptions): EdgeSource {
    const { store, queryState } = this.#host
    if (knownAt === undefined) return store
    return {
      read: (body) => store.read((today) => body(readAt(today, queryState(today), knownAt).view)),
    }
  }

  async prove(uris: readonly Uri[], options: ProveOptions = {}): Promise<Proven> {
    return this.#proofs.prove(uris, options)
  }

  async proveEdges(edges: readonly EdgeName[], options: ProveOptions = {}): Promise<Proven> {
    return this.#proofs.proveEdges(edges, options)
  }

  async overallRoot(): Promise<string> {
    return Buffer.from(this.#host.store.read(readState).root).toString('hex')
  }

  /** What a reference is about; NOT_FOUND if an id names nothing. */
  named<T extends MemoryType>(memory: MemoryRef<T>, action: string): Named {
    const parsed = parseRef(memory, 'uri')
    if (typeof parsed !== 'string') return parsed
    return this.#host.store.read((view) => namedBy(view, action, parsed, 'uri'))
  }

  get #environment(): Environment {
    return this.#host.store.environment
  }
}
