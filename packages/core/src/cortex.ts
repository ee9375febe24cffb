/**
 * The facade: one short method per verb. Inputs are checked here and nowhere else; mutations go to
 * the committer, reads to one moment of the view.
 *
 * @module
 */
import { assert } from './assert.ts'
import { toHex } from './codec/bytes.ts'
import { type Bundle, type ContextOptions, checkContext, readContext } from './context/context.ts'
import type { Embedder } from './embed/embedder.ts'
import { Embedding, type EmbeddingStatus } from './embed/embedding.ts'
import { forgetErased } from './embed/forget-erased.ts'
import { ActorStore, type Repair } from './engine/actor-store.ts'
import { Committer, type Mutation } from './engine/committer.ts'
import { type Environment, systemEnvironment } from './engine/environment.ts'
import type { Progress } from './engine/fold-journal.ts'
import { type Layout, layoutOf } from './engine/layout.ts'
import type { ViewReader } from './engine/view-reader.ts'
import { CortexError } from './errors.ts'
import { WordCache } from './lexical/page-cache.ts'
import { LIMITS } from './limits.ts'
import type { EdgeType, MemoryType } from './memory/enums.ts'
import { idBytes, type MemoryId, memoryIdFrom, parseUri, type Uri } from './memory/ids.ts'
import { integer, text } from './memory/schema.ts'
import type { ConsistencyProof } from './merkle/mmr-proof.ts'
import type { MultiProof } from './merkle/proof-file.ts'
import {
  type CortexOptions,
  cortexOptions,
  drainOptions,
  embedderOptions,
  progressOptions,
} from './options.ts'
import { readEdge, readHead, readWeights } from './projections/records.ts'
import { presentTime, readState } from './projections/state.ts'
import type { FindResult } from './query/answer.ts'
import { find } from './query/find.ts'
import { checkQuery, plainQuery, type Query } from './query/query.ts'
import type { Moment } from './query/types.ts'
import { type BlameEntry, blame } from './reads/blame.ts'
import { loadCheckpoint } from './reads/checkpoint.ts'
import {
  type Conflict,
  type ConflictOptions,
  conflictOptions,
  findConflicts,
} from './reads/conflicts.ts'
import { type EdgeScanOptions, edgeScanOptions, scanEdges } from './reads/edges.ts'
import { type JournalEntry, type JournalRange, journalRange, readJournal } from './reads/journal.ts'
import { MemoryCache } from './reads/memory-cache.ts'
import { type EdgeRecord, type Memory, viewEdge } from './reads/memory-view.ts'
import type { MomentOptions, ProofManifest } from './reads/proof-moment.ts'
import { type ErasureReceipt, Proofs, type Proven } from './reads/proofs.ts'
import {
  type EntryProof,
  proveConsistency,
  proveEdge,
  proveEntry,
  proveMemory,
  type StateProof,
} from './reads/prove.ts'
import type { ProveOptions } from './reads/prove-many.ts'
import { resolveLatest, resolveUri } from './reads/resolve.ts'
import { type Trace, trace } from './reads/trace.ts'
import type { CheckpointRecord } from './records/checkpoint.ts'
import type { HeadRecord } from './records/head.ts'
import { type Host, publicView } from './scope/host.ts'
import { type Audience, audienceSchema, openScope } from './scope/open-scope.ts'
import type { PartialView } from './scope/partial-view.ts'
import { PinnedViews } from './scope/pinned-views.ts'
import { publicKeySchema } from './scope/public-key.ts'
import type { Scope } from './scope/scope-file.ts'
import { ScopedCortex } from './scope/scoped-cortex.ts'
import { hashHex } from './scope/terms.ts'
import type { KeyResolver } from './scope/verify-scope.ts'
import { ViolationLog } from './scope/violations.ts'
import { apart, spokenBy, type WithScope } from './scope/with-scope.ts'
import { writeCheckpointFile } from './side/checkpoint-file.ts'
import { type GoalStates, goalStates } from './side/goal-state.ts'
import { type Manifest, manifestByNumber, manifestByRoot, takeSnapshot } from './side/manifest.ts'
import { SideStore } from './side/side-store.ts'
import { exportJournal } from './transfer/export.ts'
import { type AttestInput, type AttestResult, attest, attestInput } from './verbs/attest.ts'
import {
  type CompactOptions,
  type CompactResult,
  compact,
  compactOptions,
  type InContext,
} from './verbs/compact.ts'
import {
  type ConversationInput,
  conversationInput,
  planConversation,
} from './verbs/conversation.ts'
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
import { erase } from './verbs/erase.ts'
import { erasedError } from './verbs/find-head.ts'
import { findLate } from './verbs/find-late.ts'
import { genesis } from './verbs/genesis.ts'
import { type Ingested, type IngestReport, ingestOperations, ingestReport } from './verbs/ingest.ts'
import { ATTEST_LIMIT, RateLimiter } from './verbs/rate-limit.ts'
import type { Meta, Receipt } from './verbs/request.ts'
import {
  type RevertMeta,
  type RevertRange,
  revert,
  revertMeta,
  revertRange,
} from './verbs/revert.ts'
import { type Revoked, revokeScope } from './verbs/revoke.ts'
import { type OwnerSet, setOwner } from './verbs/set-owner.ts'
import {
  type SupersedeInput,
  supersedeExisting,
  supersedeInput,
} from './verbs/supersede-existing.ts'
import { type ReasonMeta, reasonMeta, tombstone } from './verbs/tombstone.ts'
import { type UpdateInput, update, updateInput } from './verbs/update.ts'
import { type HeadPatch, headPatch, metaInput, updateHead } from './verbs/update-head.ts'
import { type WriteInput, write, writeInput } from './verbs/write.ts'
import type { VerifyReport } from './verify/report.ts'
import { type VerifyOptions, verifyStore } from './verify/verify.ts'

export interface RebuildResult {
  readonly entries: number
  readonly rootBefore: string
  readonly root: string
}

export interface Status extends EmbeddingStatus {
  readonly actor: string
  readonly home: string
  readonly format: number
  readonly durability: 'commit' | 'fast'
  readonly readOnly: boolean
  readonly nextSeq: number
  readonly root: string
  /** What to keep elsewhere: `verify` says later whether the history extends it. */
  readonly save: {
    /** The last entry that the root covers. */
    readonly seq: number
    readonly root: string
  }
  /** The owner's Ed25519 public key in hex, if the store has one: grants are signed with it. */
  readonly ownerKey?: string
  /** The name in the first entry, where it is another: the store was copied or imported. */
  readonly begunAs?: string
  readonly memories: number
  readonly tombstoned: number
  readonly erased: number
  readonly edges: number
  /** Entries of the journal that the view does not show yet. */
  readonly lag: number
  readonly viewGeneration: number
  /** What opening this handle had to mend. */
  readonly repairs: readonly Repair[]
  /** Why this handle no longer writes, if so. */
  readonly broken?: string
}

/** Operations of a bulk verb that share a commit. */
const WAVE = 8

/** Opens the store of one actor, creating it if there is none. */
export async function openCortex(options: CortexOptions): Promise<Cortex> {
  return await openCortexWith(options, {})
}

/** For tests: the same with doors that no caller should have. */
export async function openCortexWith(
  options: CortexOptions,
  overrides: Partial<Environment>,
): Promise<Cortex> {
  const checked = cortexOptions(options, '')
  const layout = layoutOf(checked.root, checked.actor)
  const durable = (checked.durability ?? 'commit') === 'commit'
  const environment = { ...systemEnvironment(checked, durable), ...overrides }
  const readOnly = checked.readOnly ?? false
  const store = ActorStore.open(layout, environment, {
    readOnly,
    recover: checked.recover ?? false,
  })
  try {
    const cortex = new Cortex(store, checked.keyResolver)
    if (!readOnly && store.tail().nextSeq === 0) {
      await cortex.begin(checked.actor, checked.ownerKey)
    }
    if (checked.embedder !== undefined) await cortex.startEmbedder({ embedder: checked.embedder })
    return cortex
  } catch (error) {
    await store.close()
    throw error
  }
}

/**
 * Folds the journal into a new view and switches to it, without opening the old one: for a view
 * so damaged that reading it could kill this process. Other processes go on meanwhile.
 */
export async function rebuildStore(
  root: string,
  actor: string,
  options: { readonly onProgress?: Progress | undefined } = {},
): Promise<RebuildResult> {
  const layout = layoutOf(root, actor)
  const environment = systemEnvironment({}, true)
  const { before, state } = await ActorStore.rebuildAside(layout, environment, options.onProgress)
  return { entries: state.nextSeq, rootBefore: toHex(before.root), root: toHex(state.root) }
}

export class Cortex {
  readonly #store: ActorStore
  readonly #committer: Committer
  readonly #side: SideStore
  readonly #cache: MemoryCache = new MemoryCache()
  /** A new generation of the view may use the same numbers for other pages. */
  #words: { readonly generation: number; readonly cache: WordCache } = {
    generation: -1,
    cache: new WordCache(),
  }
  readonly #proofs: Proofs
  readonly #host: Host
  readonly #embedding: Embedding
  readonly #attests: RateLimiter = new RateLimiter(ATTEST_LIMIT)
  readonly goalState: GoalStates

  /** Use `openCortex`. */
  constructor(store: ActorStore, keyResolver?: KeyResolver) {
    this.#store = store
    this.#committer = new Committer(store)
    this.#side = new SideStore(store.layout.side, store.readOnly, store.lock.turn)
    const assertKeepable = (id: Uint8Array): void => {
      const head = store.read((view) => readHead(view, id))
      if (head?.erased !== undefined) throw erasedError('keep a goal state', head, 'id')
    }
    this.goalState = goalStates(this.#side, assertKeepable, store.environment.clock)
    this.#embedding = new Embedding(store, this.#side)
    this.#proofs = new Proofs(store)
    const commit = <T>(operation: Mutation<T>): Promise<T> => this.#commit(operation)
    const moment = (view: ViewReader): Moment => this.#moment(view)
    const violations = new ViolationLog(commit, store.environment.clock)
    const pinnedViews = new PinnedViews(store)
    this.#host = { store, cache: this.#cache, keyResolver, violations, pinnedViews, moment, commit }
  }

  get actor(): string {
    return this.#layout.actor
  }

  /** Entry 0 of a new store. */
  async begin(actor: string, key: Uint8Array | undefined): Promise<void> {
    await this.#committer.commit(genesis(actor, key, this.#store.environment))
  }

  // -------------------------------------------------------------------------------------------
  // Memories

  async write<T extends MemoryType>(input: WithScope<WriteInput<T>>): Promise<Receipt<T>> {
    const [scope, said] = apart(input)
    if (scope !== undefined) {
      const scoped = await this.#through(scope)
      return (await scoped.write(spokenBy(scoped, said))) as Receipt<T>
    }
    const done = await this.#commit(write(writeInput(said, ''), this.#store.environment))
    return done as Receipt<T>
  }

  async update<T extends MemoryType>(
    uri: Uri<T>,
    input: WithScope<UpdateInput<NoInfer<T>>>,
  ): Promise<Receipt<T>> {
    const [scope, said] = apart(input)
    if (scope !== undefined) {
      const scoped = await this.#through(scope)
      return (await scoped.update(uri, spokenBy(scoped, said))) as Receipt<T>
    }
    const parsed = parseUri(uri, 'uri')
    const change = update(parsed, updateInput(said, ''), this.#store.environment)
    return (await this.#commit(change)) as Receipt<T>
  }

  async updateHead(uri: Uri, patch: HeadPatch, meta: WithScope<Meta> = {}): Promise<Receipt> {
    const [scope, said] = apart(meta)
    if (scope !== undefined) {
      const scoped = await this.#through(scope)
      return await scoped.updateHead(uri, patch, spokenBy(scoped, said))
    }
    const parsed = parseUri(uri, 'uri')
    const change = headPatch(patch, 'patch')
    return await this.#commit(
      updateHead(parsed, change, metaInput(said, 'meta'), this.#store.environment),
    )
  }

  async tombstone(uri: Uri, meta: WithScope<ReasonMeta>): Promise<Receipt> {
    const [scope, said] = apart(meta)
    if (scope !== undefined) {
      const scoped = await this.#through(scope)
      return await scoped.tombstone(uri, spokenBy(scoped, said))
    }
    const parsed = parseUri(uri, 'uri')
    return await this.#commit(tombstone(parsed, reasonMeta(said, 'meta'), this.#store.environment))
  }

  /**
   * Removes the content of a memory for good: from the view and from the files of the journal. The
   * receipt proves that its head says so. What the system has not overwritten yet goes with `scrub`.
   */
  async erase(uri: Uri, meta: ReasonMeta): Promise<ErasureReceipt> {
    const parsed = parseUri(uri, 'uri')
    const checked = reasonMeta(meta, 'meta')
    this.#assertWritable()
    this.#store.assertErasable(idBytes(parsed.id))
    const done = await this.#commit(erase(parsed, checked, this.#store.environment))
    this.#store.environment.onEraseStep?.('recorded')
    this.#store.finishErasures()
    forgetErased(this.#store, this.#side)
    return this.#read((view) => {
      const { erased } = readHead(view, idBytes(parsed.id)) as HeadRecord
      assert(erased !== undefined, 'an erased memory stays erased')
      return { ...done, erased, ...this.#proofs.prove([done.uri], {}) }
    })
  }

  /** Takes entries back by further ones: what they changed is again as it was before them. */
  async revert(range: RevertRange, meta: RevertMeta): Promise<readonly Receipt[]> {
    const checked = revertRange(range, 'range')
    return await this.#commit(revert(this.#store, checked, revertMeta(meta, 'meta')))
  }

  /** Every entry that names the memory: who did what to it, when and from what. */
  async blame(id: MemoryId): Promise<readonly BlameEntry[]> {
    return blame(this.#store, memoryIdFrom(id, 'id'))
  }

  /** Show what a memory was derived from, and what was derived from it. */
  async trace(uri: Uri): Promise<Trace> {
    this.#store.assertOpen()
    return trace(this.#store, parseUri(uri, 'uri'))
  }

  /** A memory takes the place of another that is there already. */
  async supersede(uri: Uri, input: SupersedeInput): Promise<Receipt> {
    const parsed = parseUri(uri, 'uri')
    const checked = supersedeInput(input, '')
    return await this.#commit(supersedeExisting(parsed, checked, this.#store.environment))
  }

  async resolve<T extends MemoryType>(uri: Uri<T>): Promise<Memory<T>> {
    const parsed = parseUri(uri, 'uri')
    return this.#read((view) => resolveUri(view, this.#cache, parsed))
  }

  /** The same for the audience of a scope. */
  async resolveScoped<T extends MemoryType>(uri: Uri<T>, scope: Scope): Promise<Memory<T>> {
    return await (await this.#through(scope)).resolve(uri)
  }

  /** Convenience. What must mean the same tomorrow names its version: `resolve`. */
  async resolveLatest(id: MemoryId): Promise<Memory> {
    const checked = memoryIdFrom(id, 'id')
    return this.#read((view) => resolveLatest(view, checked))
  }

  /** Facts with the same subject and predicate, valid now, that do not state the same. */
  async conflicts(options: ConflictOptions = {}): Promise<readonly Conflict[]> {
    const checked = conflictOptions(options, 'options')
    const now = this.#store.environment.clock()
    return this.#read((view) => findConflicts(view, checked, presentTime(readState(view), now)))
  }

  /** The turns of a conversation as events, each tied to its session and to the turn before it. */
  async ingestConversation(input: ConversationInput): Promise<IngestReport> {
    const checked = conversationInput(input, '')
    const plan = planConversation(checked)
    const { sessions, turns } = ingestOperations(plan, this.#store.environment)
    const done = await this.#commitWaves<Ingested>([...sessions, ...turns])
    return ingestReport(checked, plan, done.slice(0, sessions.length), done.slice(sessions.length))
  }

  // -------------------------------------------------------------------------------------------
  // Outcomes and full contexts

  /** How an intent ended, and what it rested on: changes what memories are worth. */
  async attest(options: AttestInput): Promise<AttestResult> {
    const checked = attestInput(options, '')
    return await this.#commit(attest(checked, this.#store.environment, this.#attests))
  }

  /** Makes a context small: what must stay stays, the rest becomes one line each. */
  async compact<T extends InContext>(
    options: Omit<CompactOptions, 'inContext'> & { readonly inContext: readonly T[] },
  ): Promise<CompactResult<T>> {
    const checked = compactOptions(options, '')
    const { environment } = this.#store
    const done = await this.#commit(compact(checked, environment))
    const { checkpoint, seq } = done
    const { checkpointDir } = checked
    const path =
      checkpointDir === undefined
        ? undefined
        : await writeCheckpointFile(checkpointDir, checkpoint, environment.random)
    return {
      seq,
      kept: done.kept.map((index) => options.inContext[index] as T),
      compacted: checkpoint.compacted,
      snapshotUri: `matrix://journal/logs/${checkpoint.intentId}/${checkpoint.stepId}`,
      ...(path === undefined ? {} : { snapshotPath: path }),
    }
  }

  /** What the last compaction of this intent and step decided. */
  async loadCheckpoint(intentId: string, stepId: string): Promise<CheckpointRecord> {
    const intent = text(LIMITS.intentIdBytes)(intentId, 'intentId')
    const step = text(LIMITS.stepIdBytes)(stepId, 'stepId')
    return this.#read((view) => loadCheckpoint(view, intent, step))
  }

  // -------------------------------------------------------------------------------------------
  // Edges

  /** `undefined`: the edge is there already. */
  async addEdge(edge: WithScope<AddEdgeInput>): Promise<Receipt | undefined> {
    const [scope, said] = apart(edge)
    if (scope !== undefined) {
      const scoped = await this.#through(scope)
      return await scoped.addEdge(spokenBy(scoped, said))
    }
    return await this.#commit(addEdge(addEdgeInput(said, ''), this.#store.environment))
  }

  /** `undefined`: there is no such live edge. */
  async removeEdge(edge: WithScope<RemoveEdgeInput>): Promise<Receipt | undefined> {
    const [scope, said] = apart(edge)
    if (scope !== undefined) {
      const scoped = await this.#through(scope)
      return await scoped.removeEdge(spokenBy(scoped, said))
    }
    return await this.#commit(removeEdge(removeEdgeInput(said, ''), this.#store.environment))
  }

  /** Removed edges too: `tombstoned` tells. */
  async getEdge(src: MemoryId, type: EdgeType, dst: MemoryId): Promise<EdgeRecord> {
    const name: EdgeName = edgeName({ src, type, dst }, '')
    const edge = this.#read((view) =>
      readEdge(view, idBytes(name.src), name.type, idBytes(name.dst)),
    )
    if (edge === undefined) {
      throw new CortexError(
        'NOT_FOUND',
        `Cannot get the edge: ${src} ${type} ${dst} was never added`,
      )
    }
    return viewEdge(edge)
  }

  edgesOut(id: MemoryId, options: WithScope<EdgeScanOptions> = {}): AsyncIterable<EdgeRecord> {
    return this.#edges('e/from/', id, options)
  }

  edgesIn(id: MemoryId, options: WithScope<EdgeScanOptions> = {}): AsyncIterable<EdgeRecord> {
    return this.#edges('e/to/', id, options)
  }

  #edges(
    direction: 'e/from/' | 'e/to/',
    id: MemoryId,
    options: WithScope<EdgeScanOptions>,
  ): AsyncIterable<EdgeRecord> {
    const [scope, said] = apart(options)
    const checked = edgeScanOptions(said, 'options')
    const anchor = memoryIdFrom(id, 'id')
    if (scope === undefined) return scanEdges(this.#store, direction, anchor, checked)
    return this.#scopedEdges(direction, anchor, checked, scope)
  }

  async *#scopedEdges(
    direction: 'e/from/' | 'e/to/',
    id: MemoryId,
    options: EdgeScanOptions,
    scope: Scope,
  ): AsyncGenerator<EdgeRecord, void, undefined> {
    const scoped = await this.#through(scope)
    yield* direction === 'e/from/' ? scoped.edgesOut(id, options) : scoped.edgesIn(id, options)
  }

  // -------------------------------------------------------------------------------------------
  // Queries

  async find<const T extends MemoryType = MemoryType>(
    asked: WithScope<Query<T>>,
  ): Promise<FindResult<T>> {
    const [scope, query] = apart(asked)
    if (scope !== undefined) return await (await this.#through(scope)).find(query)
    const checked = checkQuery(query)
    if (checked.lateBinding) this.#assertWritable()
    const { meaning, failed } = await this.#embedding.meaningOf(checked)
    const result = this.#read((view) => find(view, checked, { ...this.#moment(view), meaning }))
    if (checked.lateBinding) {
      const ids = result.memories.map(({ head }) => head.id)
      const question = { query: plainQuery(query), types: checked.types }
      await this.#commit(findLate(ids, question, this.#store.environment))
    }
    return failed === undefined ? result : { ...result, meaningFailed: failed }
  }

  /** What an agent should know before it does something; see `printContext`. */
  async context(options: WithScope<ContextOptions> = {}): Promise<Bundle> {
    const [scope, said] = apart(options)
    if (scope !== undefined) return await (await this.#through(scope)).context(said)
    const checked = checkContext(said)
    return this.#read((view) => readContext(view, checked, this.#moment(view)))
  }

  // -------------------------------------------------------------------------------------------
  // For others than the actor

  /** The store as the audience of a scope has it. `SCOPE_INVALID` unless the caller is that. */
  async scoped(scope: Scope, audience: Audience): Promise<ScopedCortex> {
    const checked = audienceSchema(audience, 'audience')
    return new ScopedCortex(this.#host, await openScope(this.#host, scope, checked))
  }

  /** The store as the audience of a scope has it, for a host that answers in its place. */
  async #through(scope: Scope): Promise<ScopedCortex> {
    return new ScopedCortex(this.#host, await openScope(this.#host, scope, undefined))
  }

  /** The store as everybody has it who is neither the actor nor holds a scope. */
  publicView(): PartialView {
    return publicView(this.#host)
  }

  /**
   * Gives a store that has none the public key of its owner, with which grants are signed. That can
   * be done once; `undefined` if the store has this very key already.
   *
   * @throws ALREADY_EXISTS if the store has another owner key.
   */
  async setOwner(ownerKey: Uint8Array, meta: Meta = {}): Promise<OwnerSet | undefined> {
    const key = publicKeySchema(ownerKey, 'ownerKey')
    const said = metaInput(meta, 'meta')
    return await this.#commit(setOwner(key, said, this.#store.environment))
  }

  /** Takes a grant back for ever, and all that was passed on from it. */
  async revokeScope(scopeId: string, meta: ReasonMeta): Promise<Revoked> {
    const checked = hashHex(scopeId, 'scopeId')
    const said = reasonMeta(meta, 'meta')
    return await this.#commit(revokeScope(checked, said, this.#store.environment))
  }

  // -------------------------------------------------------------------------------------------
  // Meaning

  /** Takes the place of one that runs; a handle that only reads uses it for its questions. */
  async startEmbedder(options: { readonly embedder: Embedder }): Promise<void> {
    const { embedder } = embedderOptions(options, '')
    this.#store.assertOpen()
    await this.#embedding.start(embedder)
  }

  /** Until all that was committed before can be found by meaning, or it is recorded why not. */
  async drainEmbedder(options: { readonly signal?: AbortSignal } = {}): Promise<void> {
    const { signal } = drainOptions(options, '')
    this.#store.assertOpen()
    await this.#embedding.drain(signal)
  }

  async stopEmbedder(): Promise<void> {
    await this.#embedding.stop()
  }

  // -------------------------------------------------------------------------------------------
  // Roots and proofs

  /** 64 hex digits that commit to every entry, every head and every edge. */
  async overallRoot(): Promise<string> {
    return this.#read((view) => toHex(readState(view).root))
  }

  async snapshot(trigger: string): Promise<Manifest> {
    const checked = text(LIMITS.snapshotTriggerBytes)(trigger, 'trigger')
    this.#assertWritable()
    const now = this.#store.environment.clock()
    const state = this.#read(readState)
    return takeSnapshot(this.#side, state, checked, now)
  }

  /** A manifest by its number or by its overall root. */
  async loadSnapshot(which: number | string): Promise<Manifest> {
    this.#store.assertOpen()
    if (typeof which === 'string') return manifestByRoot(this.#side, which)
    return manifestByNumber(this.#side, integer(0, Number.MAX_SAFE_INTEGER)(which, 'which'))
  }

  /** One proof for many memories, and the manifest of the moment it is about. */
  async prove(uris: readonly Uri[], options: ProveOptions = {}): Promise<Proven> {
    return this.#proofs.prove(uris, options)
  }

  /** The same at the moment of a manifest. */
  async proof(
    uris: readonly Uri[],
    manifest: ProofManifest,
    options: ProveOptions & MomentOptions = {},
  ): Promise<MultiProof> {
    return await this.#proofs.proof(uris, manifest, options)
  }

  /** That there are no such memories. */
  async proveAbsent(
    ids: readonly MemoryId[],
    manifest: ProofManifest,
    options: MomentOptions = {},
  ): Promise<MultiProof> {
    return await this.#proofs.proveAbsent(ids, manifest, options)
  }

  /** That edges have these records now, or that there are none. */
  async proveEdges(edges: readonly EdgeName[], options: ProveOptions = {}): Promise<Proven> {
    return this.#proofs.proveEdges(edges, options)
  }

  /** A manifest as a file that can be verified without the store. */
  async manifestFile(manifest: ProofManifest | Manifest): Promise<Uint8Array> {
    return this.#proofs.manifestFile(manifest)
  }

  /** `proveConsistency` as a file that can be verified without the store. */
  async consistencyFile(fromCount: number, toCount: number): Promise<Uint8Array> {
    return this.#proofs.consistencyFile(fromCount, toCount)
  }

  /** That an entry is in the journal. */
  async proveEntry(seq: number): Promise<EntryProof> {
    const checked = integer(0, Number.MAX_SAFE_INTEGER)(seq, 'seq')
    return this.#read((view) => proveEntry(view, checked))
  }

  /** That the journal with `toCount` entries continues the one with `fromCount`. */
  async proveConsistency(fromCount: number, toCount: number): Promise<ConsistencyProof> {
    const [from, to] = [fromCount, toCount].map((count, index) =>
      integer(0, Number.MAX_SAFE_INTEGER)(count, index === 0 ? 'fromCount' : 'toCount'),
    ) as [number, number]
    return this.#read((view) => proveConsistency(view, from, to))
  }

  /** That a memory has this head now, or that there is no such memory. */
  async proveMemory(id: MemoryId): Promise<StateProof> {
    const checked = memoryIdFrom(id, 'id')
    return this.#read((view) => proveMemory(view, idBytes(checked)))
  }

  async proveEdge(src: MemoryId, type: EdgeType, dst: MemoryId): Promise<StateProof> {
    const name = edgeName({ src, type, dst }, '')
    return this.#read((view) => proveEdge(view, idBytes(name.src), name.type, idBytes(name.dst)))
  }

  // -------------------------------------------------------------------------------------------
  // The journal and its view

  journal(range: JournalRange = {}): AsyncIterable<JournalEntry> {
    return readJournal(this.#store, journalRange(range, 'range'))
  }

  exportJournal(): AsyncIterable<Uint8Array> {
    this.#store.assertOpen()
    return exportJournal(this.#store)
  }

  /** Folds the journal into a new view beside the old one, and switches. Writers go on. */
  async rebuild(options: { readonly onProgress?: Progress } = {}): Promise<RebuildResult> {
    this.#assertWritable()
    const { onProgress } = progressOptions(options, 'options')
    const before = toHex(this.#store.tail().root)
    const state = await this.#store.rebuild(onProgress)
    return { entries: state.nextSeq, rootBefore: before, root: toHex(state.root) }
  }

  /**
   * Rewrites what can hold freed pages: afterwards no file of the store has a byte of what was
   * erased before. Takes as long as a rebuild; others go on meanwhile.
   */
  async scrub(options: { readonly onProgress?: Progress } = {}): Promise<RebuildResult> {
    this.#assertWritable()
    const { onProgress } = progressOptions(options, 'options')
    const before = toHex(this.#store.tail().root)
    const state = await this.#store.scrub(onProgress)
    forgetErased(this.#store, this.#side)
    this.#side.rewrite()
    return { entries: state.nextSeq, rootBefore: before, root: toHex(state.root) }
  }

  /** Read-only, in a process of its own: a damaged view cannot take this one down. */
  async verify(options: VerifyOptions = {}): Promise<VerifyReport> {
    this.#store.assertOpen()
    const { root, manifest, ...progress } = options
    const checked = progressOptions(progress, 'options')
    return await verifyStore(this.#layout.root, this.actor, { ...checked, root, manifest })
  }

  async status(): Promise<Status> {
    const state = this.#read(readState)
    const tail = this.#store.tail()
    const { broken } = this.#committer
    return {
      actor: this.actor,
      home: this.#layout.home,
      format: state.format,
      durability: this.#store.environment.durable ? 'commit' : 'fast',
      readOnly: this.#store.readOnly,
      nextSeq: tail.nextSeq,
      root: toHex(state.root),
      save: { seq: state.nextSeq - 1, root: toHex(state.root) },
      ...(state.ownerKey === undefined ? {} : { ownerKey: toHex(state.ownerKey) }),
      ...(state.actor === this.actor || state.nextSeq === 0 ? {} : { begunAs: state.actor }),
      memories: state.memories - state.tombstoned - (state.erased ?? 0),
      tombstoned: state.tombstoned,
      erased: state.erased ?? 0,
      edges: state.edges,
      lag: tail.nextSeq - state.nextSeq,
      viewGeneration: tail.viewGeneration,
      repairs: [...this.#store.repairs],
      ...this.#embedding.status(state),
      ...(broken === undefined ? {} : { broken: broken.message }),
    }
  }

  /** What waits is committed first. */
  async close(): Promise<void> {
    await this.stopEmbedder()
    await this.#committer.close()
    await this.#side.close()
    await this.#store.close()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close()
  }

  get #layout(): Layout {
    return this.#store.layout
  }

  /** For operations that are part of another verb. */
  protected operate<T>(operation: Mutation<T>): Promise<T> {
    return this.#commit(operation)
  }

  #commit<T>(mutation: Mutation<T>): Promise<T> {
    this.#assertWritable()
    return this.#committer.commit(mutation)
  }

  /** Several share a commit, but none that would hold up the other processes for long. */
  async #commitWaves<T>(operations: readonly Mutation<T>[]): Promise<T[]> {
    const results: T[] = []
    for (let from = 0; from < operations.length; from += WAVE) {
      const wave = operations.slice(from, from + WAVE)
      results.push(...(await Promise.all(wave.map((operation) => this.#commit<T>(operation)))))
    }
    return results
  }

  #moment(view: ViewReader): Moment {
    const now = this.#store.environment.clock()
    const { generation } = this.#store
    if (generation !== this.#words.generation) this.#words = { generation, cache: new WordCache() }
    return {
      state: readState(view),
      weights: readWeights(view),
      now,
      cache: this.#cache,
      words: this.#words.cache,
    }
  }

  #assertWritable(): void {
    this.#store.assertOpen()
    if (this.#store.readOnly) {
      throw new CortexError('READ_ONLY', `Cannot write: ${this.actor} was opened read-only`)
    }
  }

  #read<T>(body: (view: ViewReader) => T): T {
    return this.#store.read(body)
  }
}
