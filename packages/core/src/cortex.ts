/**
 * The facade: one short method per verb. Inputs are checked here and nowhere else; mutations go to
 * the committer, reads to one moment of the view.
 *
 * @module
 */
import { assert } from './assert.ts'
import { toHex } from './codec/bytes.ts'
import type { Bundle, ContextOptions } from './context/context.ts'
import type { Embedder } from './embed/embedder.ts'
import { Embedding, type EmbeddingStatus } from './embed/embedding.ts'
import { forgetErased } from './embed/forget-erased.ts'
import { ActorStore } from './engine/actor-store.ts'
import { type Commits, Committer, type Mutation } from './engine/committer.ts'
import { type Environment, systemEnvironment } from './engine/environment.ts'
import type { Progress } from './engine/fold-journal.ts'
import { readMarker } from './engine/journal-marker.ts'
import { type Layout, layoutOf } from './engine/layout.ts'
import type { Repair } from './engine/store-parts.ts'
import type { ViewReader } from './engine/view-reader.ts'
import { CortexError } from './errors.ts'
import { WordCache } from './lexical/page-cache.ts'
import { LIMITS } from './limits.ts'
import type { EdgeType, MemoryType } from './memory/enums.ts'
import { idBytes, type MemoryId, memoryIdFrom, parseUri, type Uri } from './memory/ids.ts'
import { idOf, type MemoryRef } from './memory/ref.ts'
import { integer, list, text } from './memory/schema.ts'
import type { ConsistencyProof } from './merkle/mmr-proof.ts'
import type { MultiProof } from './merkle/proof-file.ts'
import {
  type CortexOptions,
  cortexOptions,
  drainOptions,
  embedderOptions,
  entryNumber,
  progressOptions,
  reachOptions,
} from './options.ts'
import { readHead, readWeights } from './projections/records.ts'
import { readState } from './projections/state.ts'
import type { FindResult } from './query/answer.ts'
import { conflictsAt } from './query/conflicts-at.ts'
import type { Query } from './query/query.ts'
import type { QueryState } from './query/types.ts'
import type { AtTime } from './reads/at-time.ts'
import { type BlameEntry, blame } from './reads/blame.ts'
import { loadCheckpoint } from './reads/checkpoint.ts'
import { type Conflict, type ConflictOptions, conflictOptions } from './reads/conflicts.ts'
import { type EdgeScanOptions, edgeScanOptions } from './reads/edges.ts'
import { type JournalEntry, type JournalRange, journalRange, readJournal } from './reads/journal.ts'
import { LinkCache } from './reads/link-cache.ts'
import { MemoryCache } from './reads/memory-cache.ts'
import type { EdgeRecord, Memory } from './reads/memory-view.ts'
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
import { type Trace, trace } from './reads/trace.ts'
import type { CheckpointRecord } from './records/checkpoint.ts'
import type { HeadRecord } from './records/head.ts'
import { reach } from './remote/reach.ts'
import { RemoteCommitter, type RemoteStatus } from './remote/remote-committer.ts'
import type { RemoteJournal } from './remote/remote-journal.ts'
import type { Weights } from './salience/score.ts'
import { type Host, publicView } from './scope/host.ts'
import type { MemoryStore } from './scope/memory-store.ts'
import { type Audience, audienceSchema, openScope } from './scope/open-scope.ts'
import type { PartialView } from './scope/partial-view.ts'
import { PinnedViews } from './scope/pinned-views.ts'
import { publicKeySchema } from './scope/public-key.ts'
import type { Scope } from './scope/scope-file.ts'
import { ScopedCortex } from './scope/scoped-cortex.ts'
import { hashHex } from './scope/terms.ts'
import type { KeyResolver } from './scope/verify-scope.ts'
import { ViolationLog } from './scope/violations.ts'
import { splitScope, type WithScope, withoutAudience } from './scope/with-scope.ts'
import { writeCheckpointFile } from './side/checkpoint-file.ts'
import { type GoalStates, goalStates } from './side/goal-state.ts'
import { type Manifest, manifestByNumber, manifestByRoot, takeSnapshot } from './side/manifest.ts'
import { SideStore } from './side/side-store.ts'
import { type BackupProgress, type BackupReport, backupJournal } from './transfer/backup.ts'
import { backupToFile } from './transfer/backup-file.ts'
import { exportJournal } from './transfer/export.ts'
import { type AttestInput, type AttestResult, attest, attestInput } from './verbs/attest.ts'
import {
  type Change,
  type CheckedChange,
  type CommitMeta,
  type Committed,
  changePart,
  commitChanges,
  commitMeta,
  refuseClosing,
} from './verbs/commit.ts'
import {
  type CompactOptions,
  type CompactResult,
  compact,
  compactOptions,
  type InContext,
} from './verbs/compact.ts'
import { type ConfirmMeta, confirm, confirmMeta } from './verbs/confirm.ts'
import {
  type ConversationInput,
  conversationInput,
  planConversation,
} from './verbs/conversation.ts'
import { type AddEdgeInput, type EdgeName, edgeName, type RemoveEdgeInput } from './verbs/edges.ts'
import { erase } from './verbs/erase.ts'
import { erasedError } from './verbs/find-head.ts'
import { genesis } from './verbs/genesis.ts'
import { type Ingested, type IngestReport, ingestOperations, ingestReport } from './verbs/ingest.ts'
import type { DataPatch, PatchMeta } from './verbs/patch.ts'
import { ATTEST_LIMIT, RateLimiter } from './verbs/rate-limit.ts'
import type { ChangeMeta, Meta, Receipt } from './verbs/request.ts'
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
import { type ReasonMeta, reasonMeta } from './verbs/tombstone.ts'
import { type UpdateInput, updateInput } from './verbs/update.ts'
import { type HeadPatch, metaInput } from './verbs/update-head.ts'
import { type WriteInput, writeInput } from './verbs/write.ts'
import type { VerifyReport } from './verify/report.ts'
import { type VerifyOptions, verifyStore } from './verify/verify.ts'
import { WholeStore } from './whole-store.ts'

/** How long an answer waits for an entry of another node. */
const REACH_MS = 5_000

/** What a rebuild found and made. */
export interface RebuildResult {
  /** How many journal entries were folded. */
  readonly entries: number
  /** The root that the journal's tail named before, 64 hex digits. */
  readonly rootBefore: string
  /** The root of the new view, 64 hex digits. */
  readonly root: string
}

/** What `scrub` did. */
export interface ScrubResult extends RebuildResult {
  /** Where the journal is in another engine: what of erased bytes cannot be reached from here, each a sentence. */
  readonly unreached?: readonly string[]
}

/** The state of a store and of this handle. */
export interface Status extends EmbeddingStatus {
  /** Whose store it is. */
  readonly actor: string
  /** The directory of the store. */
  readonly home: string
  /** The format of the files. */
  readonly format: number
  /** `commit`: what resolved is on disk. `fast`: the system decides when. */
  readonly durability: 'commit' | 'fast'
  /** Whether this handle refuses to write. */
  readonly readOnly: boolean
  /** The number that the next journal entry gets. */
  readonly nextSeq: number
  /** The root of the store, 64 hex digits. */
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
  /** How many memories are neither tombstoned nor erased. */
  readonly memories: number
  /** How many memories are tombstoned. */
  readonly tombstoned: number
  /** How many memories are erased. */
  readonly erased: number
  /** How many edges there are. */
  readonly edges: number
  /** Entries of the journal that a read does not show yet: 0, but for a view that was just replaced. */
  readonly lag: number
  /** Counts how often the view was replaced. */
  readonly viewGeneration: number
  /** What opening this handle had to mend. */
  readonly repairs: readonly Repair[]
  /** Why this handle no longer writes, if so. */
  readonly broken?: string
  /** The engine that holds the journal, if it is not in files here. */
  readonly remote?: RemoteStatus
}

/** Mutations of a bulk verb that share a commit. */
const WAVE = 8

/**
 * Opens the store of one actor, creating it if there is none.
 *
 * @throws {CortexError} `INVALID_INPUT` for a wrong option; `NOT_FOUND` if `readOnly` is set and there is no store;
 *   `BUSY` if another process holds a lock for longer than `lockTimeoutMs`; `CORRUPT`, `STORE_NEWER`, `DISK_FULL`, `IO_ERROR`
 * @example
 * ```ts
 * import { openCortex } from '@cortex-memory/core'
 *
 * await using cortex = await openCortex({ root: './memory', actor: 'atlas' })
 * console.log((await cortex.status()).memories) // 0
 * ```
 */
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
  const environment = {
    ...systemEnvironment(checked, durable),
    ...(checked.lockTimeoutMs === undefined ? {} : { lockTimeoutMs: checked.lockTimeoutMs }),
    ...(checked.signal === undefined ? {} : { signal: checked.signal }),
    ...overrides,
  }
  const readOnly = checked.readOnly ?? false
  const store = await ActorStore.open(layout, environment, {
    readOnly,
    recover: checked.recover ?? false,
  })
  let cortex: Cortex | undefined
  try {
    const committer = await beginStore(store, checked.ownerKey, checked.journal)
    cortex = new Cortex(store, committer, checked.keyResolver)
    await cortex.prepare()
    if (checked.embedder !== undefined) await cortex.startEmbedder({ embedder: checked.embedder })
    return cortex
  } catch (error) {
    await (cortex ?? store).close().catch(() => undefined)
    throw error
  }
}

/** The way to write to a store; a new store gets its entry 0. */
export async function beginStore(
  store: ActorStore,
  ownerKey: Uint8Array | undefined,
  journal?: RemoteJournal,
): Promise<Commits> {
  const committer = new Committer(store)
  if (store.readOnly) return committer
  if (journal !== undefined) return await RemoteCommitter.open(store, committer, journal, ownerKey)
  if (store.tail().nextSeq === 0 && readMarker(store.layout) === undefined) {
    await committer.commit(genesis(store.layout.actor, ownerKey, store.environment))
  }
  return committer
}

/**
 * Folds the journal into a new view and switches to it, without opening the old one: for a view
 * so damaged that reading it could kill this process. Other processes go on meanwhile.
 */
export async function rebuildStore(
  root: string,
  actor: string,
  options: {
    readonly onProgress?: Progress | undefined
    /** Go on with what is there if the journal lacks entries that were acknowledged. */
    readonly recover?: boolean | undefined
  } = {},
): Promise<RebuildResult & { readonly repairs: readonly Repair[] }> {
  const layout = layoutOf(root, actor)
  const environment = systemEnvironment({}, true)
  const { before, state, repairs } = await ActorStore.rebuildAside(layout, environment, {
    recover: options.recover ?? false,
    onProgress: options.onProgress,
  })
  return {
    entries: state.nextSeq,
    rootBefore: toHex(before.root),
    root: toHex(state.root),
    repairs,
  }
}

/**
 * The memory of one actor. Get one from {@link openCortex} and close it when you are done, or let
 * `await using` do so. Any number of processes can have the same store open.
 */
export class Cortex implements MemoryStore {
  readonly #store: ActorStore
  readonly #committer: Commits
  readonly #side: SideStore
  readonly #cache: MemoryCache = new MemoryCache()
  /** A new generation of the view may use the same numbers for other pages. */
  readonly #links: LinkCache = new LinkCache()
  #words: WordCaches = wordCaches(0)
  readonly #proofs: Proofs
  readonly #host: Host
  readonly #whole: WholeStore
  readonly #embedding: Embedding
  readonly #attests: RateLimiter = new RateLimiter(ATTEST_LIMIT)
  /** Runtime state of goals, kept beside the journal and outside of every root. */
  readonly goalState: GoalStates

  /** Use `openCortex`. */
  constructor(store: ActorStore, committer: Commits, keyResolver?: KeyResolver) {
    this.#store = store
    this.#committer = committer
    this.#side = new SideStore(store.layout.side, store.readOnly, store.lock.views)
    const assertKeepable = (id: Uint8Array): void => {
      const head = store.read((view) => readHead(view, id))
      if (head?.erased !== undefined) throw erasedError('keep a goal state', head, 'id')
    }
    this.goalState = goalStates(this.#side, {
      assertOpen: () => store.assertOpen(),
      assertKeepable,
      clock: store.environment.clock,
    })
    this.#embedding = new Embedding(store, this.#side)
    this.#proofs = new Proofs(store)
    const commit = <T>(mutation: Mutation<T>): Promise<T> => this.#commit(mutation)
    const assertWritable = (): void => this.#assertWritable()
    const queryState = (view: ViewReader): QueryState => this.#queryState(view)
    const violations = new ViolationLog(commit, store.environment.clock)
    const pinnedViews = new PinnedViews(store)
    this.#host = {
      ...{ store, cache: this.#cache, keyResolver, violations, pinnedViews },
      ...{ queryState, commit, assertWritable },
    }
    this.#whole = new WholeStore(this.#host, this.#embedding, this.#proofs)
  }

  /** Whose memory this is. */
  get actor(): string {
    return this.#layout.actor
  }

  /** Opens what lies beside the view, and finishes there what an erasure left. */
  async prepare(): Promise<void> {
    await this.#side.prepare()
    if (!this.#store.readOnly) await forgetErased(this.#store, this.#side)
  }

  // -------------------------------------------------------------------------------------------
  // Memories

  /**
   * Stores a new memory and returns its URI. When the promise resolves, the memory is on disk and can
   * be found by its words in every process (with `durability: 'fast'` the system decides when it is on disk).
   *
   * @throws {CortexError} `INVALID_INPUT` with the path of the wrong value, `ALREADY_EXISTS` for an
   *   `id` that is taken, `NOT_FOUND` for a source that is not there, `READ_ONLY`, `DISK_FULL`, `CLOSED`
   * @example
   * ```ts
   * import { openCortex } from '@cortex-memory/core'
   *
   * await using cortex = await openCortex({ root: './memory', actor: 'atlas' })
   * const { uri } = await cortex.write({
   *   data: { type: 'Fact', subject: 'build', predicate: 'runs_on', statement: 'The build runs on Node 20' },
   *   replace: 'subject-predicate', // the fact that it replaces is closed
   * })
   * console.log((await cortex.resolve(uri)).data.statement) // The build runs on Node 20
   * ```
   */
  async write<T extends MemoryType>(input: WithScope<WriteInput<T>>): Promise<Receipt<T>> {
    return await this.#for<WriteInput<T>, Receipt<T>>(input, (store, own) => store.write(own))
  }

  /**
   * Makes the next version of a memory. Its data replaces the old data whole; use `patch` to change
   * single fields. Earlier versions stay readable by their URIs.
   *
   * @throws {CortexError} `NOT_FOUND`, `TOMBSTONED`, `ERASED`, `TYPE_DATA_MISMATCH`, `INVALID_INPUT`;
   *   `VERSION_CONFLICT` if `expectedVersion` is not the current version
   */
  async update<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    input: WithScope<UpdateInput<NoInfer<T>>>,
  ): Promise<Receipt<T>> {
    return await this.#for<UpdateInput<NoInfer<T>>, Receipt<T>>(input, (store, own) =>
      store.update<T>(memory, own),
    )
  }

  /**
   * Makes the next version of a memory by changing single fields of its data; a field that is
   * `undefined` is removed. The other fields, the confidence and the end of validity stay.
   *
   * @throws {CortexError} `NOT_FOUND`, `TOMBSTONED`, `ERASED`, `INVALID_INPUT`; `VERSION_CONFLICT` if `expectedVersion`
   *   is not the current version; `NO_OP` if no field is given
   * @example
   * ```ts
   * import { openCortex } from '@cortex-memory/core'
   *
   * await using cortex = await openCortex({ root: './memory', actor: 'atlas' })
   * const goal = await cortex.write({ data: { type: 'Goal', statement: 'Ship 1.0', status: 'active' } })
   * const done = await cortex.patch(goal, { status: 'completed' })
   * console.log((await cortex.resolve(done.uri)).data.statement) // Ship 1.0
   * ```
   */
  async patch<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    fields: DataPatch<NoInfer<T>>,
    meta: WithScope<PatchMeta> = {},
  ): Promise<Receipt<T>> {
    return await this.#for(meta, (store, own) => store.patch<T>(memory, fields, own))
  }

  /**
   * Changes tags, frames, importance or visibility. A list that is given replaces the old one; an
   * empty list removes all. There is no new version.
   *
   * @throws {CortexError} `NOT_FOUND`, `TOMBSTONED`, `ERASED`, `INVALID_INPUT`; `NO_OP` for an empty patch
   */
  async updateHead<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    patch: HeadPatch,
    meta: WithScope<ChangeMeta> = {},
  ): Promise<Receipt<T>> {
    return await this.#for(meta, (store, own) => store.updateHead(memory, patch, own))
  }

  /**
   * Hides a memory from queries. Its versions stay readable by URI, and `revert` brings it back. To
   * remove the content itself, use `erase`. A second tombstone changes nothing.
   *
   * @throws {CortexError} `NOT_FOUND`, `ERASED`, `INVALID_INPUT`
   */
  async tombstone<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    meta: WithScope<ReasonMeta>,
  ): Promise<Receipt<T>> {
    return await this.#for(meta, (store, own) => store.tombstone(memory, own))
  }

  /**
   * Makes several changes as one: every process sees all of them or none, also after a crash. Each is
   * about another memory. With a `commitId` the same call again changes nothing and says so.
   *
   * @throws {CortexError} what each change would throw alone, with nothing changed; `INVALID_INPUT` for
   *   two changes of one memory; `COMMIT_ID_REUSED` for a `commitId` of another request
   * @example
   * ```ts
   * import { openCortex } from '@cortex-memory/core'
   *
   * await using cortex = await openCortex({ root: './memory', actor: 'atlas' })
   * const fact = { type: 'Fact', subject: 'build', predicate: 'runs_on', statement: 'Node 20' } as const
   * const { id } = await cortex.write({ data: fact })
   * await cortex.commit([
   *   { update: id, with: { data: { ...fact, statement: 'Node 22' } } },
   *   { write: { data: { type: 'Goal', statement: 'Drop Node 20', status: 'active' } } },
   * ])
   * console.log((await cortex.resolveLatest(id)).version.version) // 2
   * ```
   */
  async commit(changes: readonly Change[], meta: CommitMeta = {}): Promise<Committed> {
    this.#assertWritable()
    const checked = commitMeta(meta, 'meta')
    const parts = list(changePart, LIMITS.commitChanges)(changes, 'changes')
    const ready = parts.map((part, index) => this.#checkChange(part, `changes[${index}]`))
    return await this.#commit(commitChanges(ready, checked, this.#store.environment))
  }

  #checkChange(change: Change, path: string): CheckedChange {
    if ('write' in change) {
      const input = writeInput(change.write, `${path}.write`)
      refuseClosing(input, `${path}.write`)
      return { kind: 'write', input }
    }
    if ('update' in change) {
      const named = this.#whole.named(change.update, 'update')
      return { kind: 'update', named, input: updateInput(change.with, `${path}.with`) }
    }
    const named = this.#whole.named(change.tombstone, 'tombstone')
    return { kind: 'tombstone', named, meta: reasonMeta({ reason: change.reason }, path) }
  }

  /**
   * Removes the content of a memory for good: from the view and from the files of the journal. The
   * receipt proves that its head says so. Call `scrub` afterwards to overwrite freed pages as well.
   *
   * @throws {CortexError} `NOT_FOUND`, `INVALID_INPUT`, `READ_ONLY`
   */
  async erase(memory: MemoryRef, meta: ReasonMeta): Promise<ErasureReceipt> {
    this.#assertWritable()
    const parsed = this.#whole.named(memory, 'erase')
    const checked = reasonMeta(meta, 'meta')
    const decide = erase(parsed, checked, this.#store.environment)
    let done: Receipt | undefined
    const here = async (): Promise<void> => {
      done = await this.#commit((target, state) => {
        this.#store.assertErasable(idBytes(parsed.id))
        return decide(target, state)
      })
      this.#store.environment.onEraseStep?.('recorded')
      await this.#store.finishErasures()
      await forgetErased(this.#store, this.#side)
    }
    await (this.#remote?.erase(idBytes(parsed.id), here) ?? here())
    return this.#read((view) => {
      const { erased } = readHead(view, idBytes(parsed.id)) as HeadRecord
      assert(done !== undefined && erased !== undefined, 'an erased memory stays erased')
      return { ...done, erased, ...this.#proofs.prove([done.uri], {}) }
    })
  }

  /**
   * Takes journal entries back by writing further ones: what they changed is again as it was before.
   *
   * @throws {CortexError} `INVALID_INPUT` for entries that are not there or cannot be undone; `ERASED` if what they
   *   said was erased since; `VERSION_CONFLICT` if later
   *   entries changed the same memories
   */
  async revert(range: RevertRange, meta: RevertMeta): Promise<Receipt[]> {
    this.#assertWritable()
    const checked = revertRange(range, 'range')
    return [...(await this.#commit(revert(this.#store, checked, revertMeta(meta, 'meta'))))]
  }

  /**
   * Every journal entry about a memory: who did what to it, when, and from what.
   *
   * @throws {CortexError} `NOT_FOUND`, `BAD_URI`
   */
  async blame(memory: MemoryRef): Promise<BlameEntry[]> {
    this.#store.assertOpen()
    return [...blame(this.#store, idOf(memory, 'id'))]
  }

  /**
   * What a memory was derived from, what was derived from it, and which outcomes rested on it.
   *
   * @throws {CortexError} `NOT_FOUND`
   */
  async trace(memory: MemoryRef): Promise<Trace> {
    this.#store.assertOpen()
    return trace(this.#store, this.#whole.named(memory, 'trace'))
  }

  /**
   * Lets one existing memory take the place of another of the same type: the old one is no longer
   * valid, and an edge says why.
   *
   * @throws {CortexError} `NOT_FOUND`, `TOMBSTONED`, `TYPE_DATA_MISMATCH`, `SELF_EDGE`
   */
  async supersede(uri: Uri, input: SupersedeInput): Promise<Receipt> {
    this.#assertWritable()
    const parsed = parseUri(uri, 'uri')
    const checked = supersedeInput(input, '')
    return await this.#commit(supersedeExisting(parsed, checked, this.#store.environment))
  }

  /**
   * Makes what somebody else said the user's own word: the next version says the same, with the user
   * as its origin. A URI means the version that was read.
   *
   * @throws {CortexError} `NOT_FOUND`, `TOMBSTONED`, `ERASED`; `VERSION_CONFLICT` if the URI names an older version
   */
  async confirm<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    meta: ConfirmMeta = {},
  ): Promise<Receipt<T>> {
    this.#assertWritable()
    const parsed = this.#whole.named(memory, 'confirm')
    const change = confirm(parsed, confirmMeta(meta, 'meta'), this.#store.environment)
    return (await this.#commit(change)) as Receipt<T>
  }

  /**
   * Reads one memory: a URI means the version that it names; an id, a memory or a receipt means the
   * current version. Tombstoned memories are read too; `head.tombstoned` says so. With `asOf` it is the
   * version in force then, with `knownAt` all is as the store knew it then.
   *
   * @throws {CortexError} `BAD_URI`, `NOT_FOUND`, `ERASED`, `CORRUPT`
   */
  async resolve<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    at: AtTime = {},
  ): Promise<Memory<T>> {
    this.#store.assertOpen()
    return await this.#whole.resolve(memory, at)
  }

  /**
   * Reads one memory as the audience of a scope may; see `resolve`.
   *
   * @throws {CortexError} `BAD_URI`; `SCOPE_VIOLATION` for what the scope does not show, whether it is there or not;
   *   `SCOPE_EXPIRED`, `SCOPE_REVOKED`, `SCOPE_INVALID`
   */
  async resolveScoped<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    scope: Scope,
  ): Promise<Memory<T>> {
    this.#store.assertOpen()
    return await (await this.#through(scope)).resolve(memory)
  }

  /**
   * Reads the current version of a memory, even if a URI names an earlier one.
   *
   * @throws {CortexError} as `resolve`
   */
  async resolveLatest<T extends MemoryType = MemoryType>(memory: MemoryRef<T>): Promise<Memory<T>> {
    this.#store.assertOpen()
    return await this.#whole.resolveLatest(memory)
  }

  /** Memories that a short name such as `m7f3` can mean: one, unless the name is too short. */
  async byReference(reference: string): Promise<readonly Memory[]> {
    this.#store.assertOpen()
    return await this.#whole.byReference(reference)
  }

  /**
   * Lists facts that contradict each other: same subject and predicate, valid now, different statements.
   *
   * @throws {CortexError} `INVALID_INPUT`
   */
  async conflicts(options: ConflictOptions = {}): Promise<Conflict[]> {
    this.#store.assertOpen()
    const checked = conflictOptions(options, 'options')
    return this.#read((view) => conflictsAt(view, checked, this.#queryState(view)))
  }

  /**
   * Stores the turns of a conversation as events, each linked to its session and to the turn before
   * it. Turns that are stored already are left alone, so the same call can be repeated.
   *
   * @throws {CortexError} `INVALID_INPUT`, `READ_ONLY`, `DISK_FULL`
   */
  async ingestConversation(input: ConversationInput): Promise<IngestReport> {
    this.#assertWritable()
    const checked = conversationInput(input, '')
    const plan = planConversation(checked)
    const { sessions, turns } = ingestOperations(plan, this.#store.environment)
    const done = await this.#commitWaves<Ingested>([...sessions, ...turns])
    return ingestReport(checked, plan, done.slice(0, sessions.length), done.slice(sessions.length))
  }

  // -------------------------------------------------------------------------------------------
  // Outcomes and full contexts

  /**
   * Records how an intent ended and which memories it used. Memories that led to success rank higher
   * from then on, the others lower.
   *
   * @throws {CortexError} `EMPTY_CITATIONS`, `TOO_MANY_CITATIONS`, `RATE_LIMITED`, `INVALID_INPUT`
   */
  async attest(options: AttestInput): Promise<AttestResult> {
    this.#assertWritable()
    const checked = attestInput(options, '')
    return await this.#commit(attest(checked, this.#store.environment, this.#attests))
  }

  /** What the factors of salience count for now. */
  async weights(): Promise<Weights> {
    return this.#read((view) => {
      const { updatedAt: _at, updates: _times, ...weights } = readWeights(view)
      return weights
    })
  }

  /**
   * Makes a full context smaller: memories that are still needed stay, every other becomes one line
   * with a reference. The decision is kept as a checkpoint; see `loadCheckpoint`.
   *
   * @throws {CortexError} `EMPTY_IN_CONTEXT`, `BUDGET_UNREACHABLE`, `NOT_FOUND`
   */
  async compact<T extends InContext>(
    options: Omit<CompactOptions, 'inContext'> & { readonly inContext: readonly T[] },
  ): Promise<CompactResult<T>> {
    this.#assertWritable()
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

  /**
   * Reads what the last `compact` of this intent and step decided.
   *
   * @throws {CortexError} `NOT_FOUND` if there was none
   */
  async loadCheckpoint(intentId: string, stepId: string): Promise<CheckpointRecord> {
    this.#store.assertOpen()
    const intent = text(LIMITS.intentIdBytes)(intentId, 'intentId')
    const step = text(LIMITS.stepIdBytes)(stepId, 'stepId')
    return this.#read((view) => loadCheckpoint(view, intent, step))
  }

  // -------------------------------------------------------------------------------------------
  // Edges

  /**
   * Connects two memories; `undefined` if they are connected already.
   *
   * @throws {CortexError} `NOT_FOUND`, `SELF_EDGE`, `INVALID_EDGE_TYPE`
   */
  async addEdge(edge: WithScope<AddEdgeInput>): Promise<Receipt | undefined> {
    return await this.#for(edge, (store, own) => store.addEdge(own))
  }

  /**
   * Removes a connection; `undefined` if there is none.
   *
   * @throws {CortexError} `INVALID_EDGE_TYPE`, `INVALID_INPUT`, `READ_ONLY`
   */
  async removeEdge(edge: WithScope<RemoveEdgeInput>): Promise<Receipt | undefined> {
    return await this.#for(edge, (store, own) => store.removeEdge(own))
  }

  /**
   * Reads one edge, removed or not; its `tombstoned` says which.
   *
   * @throws {CortexError} `NOT_FOUND` if it was never added
   */
  async getEdge(
    src: MemoryId,
    type: EdgeType,
    dst: MemoryId,
    at: Pick<AtTime, 'knownAt'> = {},
  ): Promise<EdgeRecord> {
    this.#store.assertOpen()
    return await this.#whole.getEdge(src, type, dst, at)
  }

  /** Edges that begin at a memory, by type, then by the other memory. Removed ones only on request. */
  edgesOut(memory: MemoryRef, options: WithScope<EdgeScanOptions> = {}): AsyncIterable<EdgeRecord> {
    return this.#edges(memory, options, (store, id, own) => store.edgesOut(id, own))
  }

  /** Edges that end at a memory, by type, then by the other memory. Removed ones only on request. */
  edgesIn(memory: MemoryRef, options: WithScope<EdgeScanOptions> = {}): AsyncIterable<EdgeRecord> {
    return this.#edges(memory, options, (store, id, own) => store.edgesIn(id, own))
  }

  /** The input is checked now, although a scope can only be opened when the first edge is asked for. */
  #edges(
    memory: MemoryRef,
    options: WithScope<EdgeScanOptions>,
    scan: (store: MemoryStore, id: MemoryId, own: EdgeScanOptions) => AsyncIterable<EdgeRecord>,
  ): AsyncIterable<EdgeRecord> {
    this.#store.assertOpen()
    const [scope, given] = splitScope(options)
    const own = edgeScanOptions(given, 'options')
    const id = idOf(memory, 'id')
    if (scope === undefined) return scan(this.#whole, id, own)
    const through = (): Promise<ScopedCortex> => this.#through(scope)
    return (async function* () {
      yield* scan(await through(), id, own)
    })()
  }

  // -------------------------------------------------------------------------------------------
  // Queries

  /**
   * Finds memories by words, meaning, type, tag, frame, field or links, best first. A query needs a
   * size (`limit` or `budgetTokens`) and something to look for.
   *
   * @throws {CortexError} `UNBOUNDED` without a size, `TOO_BROAD` without anything to look for,
   *   `FIELD_UNKNOWN`, `NO_EMBEDDER`, `INVALID_INPUT`
   * @example
   * ```ts
   * import { openCortex } from '@cortex-memory/core'
   *
   * await using cortex = await openCortex({ root: './memory', actor: 'atlas' })
   * await cortex.write({
   *   data: { type: 'Fact', subject: 'build', predicate: 'uses', statement: 'The build uses pnpm' },
   *   tags: ['ci'],
   * })
   * const { hits } = await cortex.find({ types: ['Fact'], near: 'build', where: { hasTag: 'ci' }, limit: 5 })
   * console.log(hits.map(({ memory }) => memory.data.predicate)) // [ 'uses' ]
   * ```
   */
  async find<const T extends MemoryType = MemoryType>(
    query: WithScope<Query<T>>,
  ): Promise<FindResult<T>> {
    if (query?.atLeast !== undefined) await this.reach(query.atLeast)
    return await this.#for<Query<T>, FindResult<T>>(query, (store, own) => store.find(own))
  }

  /**
   * What an agent should know before it does something: what is always true, what concerns the verb
   * and its objects, and how it went before. `printContext` makes a text of it. Default: 3,000 tokens.
   *
   * @throws {CortexError} `INVALID_INPUT`; a budget above 4,000 tokens counts as 4,000
   * @example
   * ```ts
   * import { openCortex, printContext } from '@cortex-memory/core'
   *
   * await using cortex = await openCortex({ root: './memory', actor: 'atlas' })
   * await cortex.write({
   *   data: {
   *     type: 'Constraint',
   *     statement: 'Do not deploy on Fridays',
   *     polarity: 'dont',
   *     strength: 'hard',
   *     source: 'user_declared',
   *   },
   * })
   * const bundle = await cortex.context({ verb: 'deliver', objects: { service: 'api' }, budgetTokens: 500 })
   * console.log(printContext(bundle).includes('Do not deploy on Fridays')) // true
   * ```
   */
  async context(options: WithScope<ContextOptions> = {}): Promise<Bundle> {
    return await this.#for(options, (store, own) => store.context(own))
  }

  // -------------------------------------------------------------------------------------------
  // For others than the actor

  /**
   * The store as the audience of a scope has it, for a caller that can prove to be that audience.
   *
   * @throws {CortexError} `SCOPE_INVALID`, `SCOPE_EXPIRED`, `SCOPE_REVOKED`, `PROOF_INVALID`
   */
  async scoped(scope: Scope, audience: Audience): Promise<ScopedCortex> {
    this.#store.assertOpen()
    const checked = audienceSchema(audience, 'audience')
    return new ScopedCortex(this.#host, await openScope(this.#host, scope, checked))
  }

  /** The store as the audience of a scope has it, for a host that answers in its place. */
  async #through(scope: Scope): Promise<ScopedCortex> {
    return new ScopedCortex(this.#host, await openScope(this.#host, scope, undefined))
  }

  /** The memories that are visible to everybody, without any scope. */
  publicView(): PartialView {
    this.#store.assertOpen()
    return publicView(this.#host)
  }

  /**
   * Gives a store that has none the public key of its owner, with which grants are signed. That can
   * be done once; `undefined` if the store has this very key already.
   *
   * @throws {CortexError} `ALREADY_EXISTS` if the store has another owner key; `READ_ONLY`
   */
  async setOwner(ownerKey: Uint8Array, meta: Meta = {}): Promise<OwnerSet | undefined> {
    this.#assertWritable()
    const key = publicKeySchema(ownerKey, 'ownerKey')
    const checkedMeta = metaInput(meta, 'meta')
    return await this.#commit(setOwner(key, checkedMeta, this.#store.environment))
  }

  /**
   * Revokes a grant for good, and everything that was passed on from it.
   *
   * @throws {CortexError} `INVALID_INPUT`, `READ_ONLY`
   */
  async revokeScope(scopeId: string, meta: ReasonMeta): Promise<Revoked> {
    this.#assertWritable()
    const checked = hashHex(scopeId, 'scopeId')
    const checkedMeta = reasonMeta(meta, 'meta')
    return await this.#commit(revokeScope(checked, checkedMeta, this.#store.environment))
  }

  // -------------------------------------------------------------------------------------------
  // Meaning

  /**
   * Starts an embedder, which turns memories into vectors in the background so that `near` also finds
   * by meaning. It replaces one that runs. A read-only store uses it for questions alone.
   *
   * @throws {CortexError} `INVALID_INPUT` for something that is not an embedder
   */
  async startEmbedder(options: { readonly embedder: Embedder }): Promise<void> {
    this.#store.assertOpen()
    const { embedder } = embedderOptions(options, '')
    await this.#embedding.start(embedder)
  }

  /**
   * Waits until everything that was written before has a vector, or a recorded reason why it has none.
   *
   * @throws {CortexError} `NO_EMBEDDER` if none runs
   */
  async drainEmbedder(options: { readonly signal?: AbortSignal } = {}): Promise<void> {
    this.#store.assertOpen()
    const { signal } = drainOptions(options, '')
    await this.#embedding.drain(signal)
  }

  /** Stops the embedder, if one runs. `close` does it too; afterwards this does nothing. */
  async stopEmbedder(): Promise<void> {
    await this.#embedding.stop()
  }

  // -------------------------------------------------------------------------------------------
  // Roots and proofs

  /** The root of the store: 64 hex digits that commit to every entry, memory and edge. */
  async overallRoot(): Promise<string> {
    return this.#read((view) => toHex(readState(view).root))
  }

  /** Keeps the roots and counters of this moment as a numbered snapshot; `trigger` says why, such as `release`. */
  async snapshot(trigger: string): Promise<Manifest> {
    this.#assertWritable()
    const checked = text(LIMITS.snapshotTriggerBytes)(trigger, 'trigger')
    const now = this.#store.environment.clock()
    const state = this.#read(readState)
    return await takeSnapshot(this.#side, state, checked, now)
  }

  /**
   * Reads a snapshot by its number or by its root.
   *
   * @throws {CortexError} `NOT_FOUND` if there is none
   */
  async loadSnapshot(which: number | string): Promise<Manifest> {
    this.#store.assertOpen()
    if (typeof which === 'string') return manifestByRoot(this.#side, which)
    return manifestByNumber(this.#side, integer(0, Number.MAX_SAFE_INTEGER)(which, 'which'))
  }

  /**
   * Proves that memories are in the store as it is now. The proof and its manifest can be checked without the store.
   *
   * @throws {CortexError} `NOT_FOUND` if a memory has no such version (one that is not there at all is proved absent);
   *   `VERSION_CONFLICT` for the content of a version that is not the current one
   */
  async prove(uris: readonly Uri[], options: ProveOptions = {}): Promise<Proven> {
    this.#store.assertOpen()
    return await this.#whole.prove(uris, options)
  }

  /**
   * Proves that memories were in the store at the moment of a manifest.
   *
   * @throws {CortexError} as `prove`; `ROOT_MISMATCH` if the store has moved on since (`replay: true` goes back)
   */
  async proof(
    uris: readonly Uri[],
    manifest: ProofManifest,
    options: ProveOptions & MomentOptions = {},
  ): Promise<MultiProof> {
    this.#store.assertOpen()
    return await this.#proofs.proof(uris, manifest, options)
  }

  /**
   * Proves that there were no memories with these ids at the moment of a manifest.
   *
   * @throws {CortexError} `ALREADY_EXISTS` if there is one; `ROOT_MISMATCH` if the store has moved on since
   */
  async proveAbsent(
    ids: readonly MemoryId[],
    manifest: ProofManifest,
    options: MomentOptions = {},
  ): Promise<MultiProof> {
    this.#store.assertOpen()
    return await this.#proofs.proveAbsent(ids, manifest, options)
  }

  /** One proof that edges are as they are now, or that they do not exist. */
  async proveEdges(edges: readonly EdgeName[], options: ProveOptions = {}): Promise<Proven> {
    this.#store.assertOpen()
    return this.#proofs.proveEdges(edges, options)
  }

  /** A manifest as a file that can be verified without the store. */
  async manifestFile(manifest: ProofManifest | Manifest): Promise<Uint8Array> {
    this.#store.assertOpen()
    return this.#proofs.manifestFile(manifest)
  }

  /** `proveConsistency` as a file that can be verified without the store. */
  async consistencyFile(fromCount: number, toCount: number): Promise<Uint8Array> {
    this.#store.assertOpen()
    return this.#proofs.consistencyFile(fromCount, toCount)
  }

  /** A proof that an entry is in the journal. */
  async proveEntry(seq: number): Promise<EntryProof> {
    this.#store.assertOpen()
    const checked = integer(0, Number.MAX_SAFE_INTEGER)(seq, 'seq')
    return this.#read((view) => proveEntry(view, checked))
  }

  /** A proof that the journal of `toCount` entries continues the journal of `fromCount` entries. */
  async proveConsistency(fromCount: number, toCount: number): Promise<ConsistencyProof> {
    this.#store.assertOpen()
    const [from, to] = [fromCount, toCount].map((count, index) =>
      integer(0, Number.MAX_SAFE_INTEGER)(count, index === 0 ? 'fromCount' : 'toCount'),
    ) as [number, number]
    return this.#read((view) => proveConsistency(view, from, to))
  }

  /** A proof that a memory is as it is now, or that it does not exist. */
  async proveMemory(id: MemoryId): Promise<StateProof> {
    this.#store.assertOpen()
    const checked = memoryIdFrom(id, 'id')
    return this.#read((view) => proveMemory(view, idBytes(checked)))
  }

  /** A proof that an edge is as it is now, or that it does not exist. */
  async proveEdge(src: MemoryId, type: EdgeType, dst: MemoryId): Promise<StateProof> {
    this.#store.assertOpen()
    const name = edgeName({ src, type, dst }, '')
    return this.#read((view) => proveEdge(view, idBytes(name.src), name.type, idBytes(name.dst)))
  }

  // -------------------------------------------------------------------------------------------
  // The journal and its view

  /** Number of the last entry that answers of this store include. */
  get lastSeq(): number {
    this.#store.assertOpen()
    return this.#store.tail().nextSeq - 1
  }

  /**
   * Waits until this store has an entry: `seq` of a receipt, perhaps of another node. Answers after that
   * include it. `find` does the same with `atLeast`.
   *
   * @throws {CortexError} `BUSY` if it is not here in time, `JOURNAL_UNAVAILABLE`
   */
  async reach(seq: number, options: { readonly timeoutMs?: number } = {}): Promise<void> {
    this.#store.assertOpen()
    const number = entryNumber(seq, 'atLeast')
    const { timeoutMs = REACH_MS } = reachOptions(options, 'options')
    await reach(this.#store, number, timeoutMs, async () => await this.#remote?.follow())
  }

  /** The entries of the journal, oldest first; with `follow` it waits for further ones. */
  journal(range: JournalRange = {}): AsyncIterable<JournalEntry> {
    this.#store.assertOpen()
    return readJournal(this.#store, journalRange(range, 'range'))
  }

  /** The whole journal as one stream; `importJournal` makes a store with the same root of it. */
  exportJournal(): AsyncIterable<Uint8Array> {
    this.#store.assertOpen()
    return exportJournal(this.#store)
  }

  /**
   * Saves the journal in a directory, while others write; the next time only what is new is copied.
   * `restoreBackup` makes a store with the same root of it. A name that ends in `.cortex` is one
   * file, written as a whole, for `importJournal`.
   *
   * @throws {CortexError} `ROOT_MISMATCH` if the directory holds another history, `BUSY` if another
   * process backs up into it.
   */
  async backup(
    target: string,
    options: { readonly onProgress?: BackupProgress } = {},
  ): Promise<BackupReport> {
    this.#store.assertOpen()
    const { onProgress } = progressOptions(options, 'options')
    if (target.endsWith('.cortex')) return await backupToFile(this.#store, this.actor, target)
    return await backupJournal(this.#store, this.actor, target, onProgress)
  }

  /** Builds the view from the journal again and switches to it. Reads and writes go on meanwhile. */
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
  async scrub(options: { readonly onProgress?: Progress } = {}): Promise<ScrubResult> {
    this.#assertWritable()
    const { onProgress } = progressOptions(options, 'options')
    const before = toHex(this.#store.tail().root)
    const state = await this.#store.scrub(onProgress)
    await forgetErased(this.#store, this.#side)
    await this.#side.rewrite()
    const unreached = await this.#remote?.scrub()
    return {
      entries: state.nextSeq,
      rootBefore: before,
      root: toHex(state.root),
      ...(unreached === undefined ? {} : { unreached }),
    }
  }

  /**
   * Checks the whole store against its journal and lists every problem. It changes nothing, and runs
   * in a process of its own, so a damaged view cannot take this one down.
   */
  async verify(options: VerifyOptions = {}): Promise<VerifyReport> {
    this.#store.assertOpen()
    const { root, manifest, ...progress } = options
    const checked = progressOptions(progress, 'options')
    if (!this.#store.readOnly) this.#store.showIfFree()
    return await verifyStore(this.#layout.root, this.actor, { ...checked, root, manifest })
  }

  /** Counters, root, durability and repairs of this store. */
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
      ...(this.#remote === undefined ? {} : { remote: this.#remote.status() }),
    }
  }

  /**
   * Commits what waits, then closes the store. Every later call is refused with `CLOSED`. If another
   * process holds a lock, that can take as long as `lockTimeoutMs`, or until `signal` ends the waiting.
   */
  async close(): Promise<void> {
    try {
      await this.stopEmbedder()
    } finally {
      await this.#committer.close()
      await this.#side.close()
      await this.#store.close()
    }
  }

  /** For `await using`: closes the store at the end of the block. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.close()
  }

  get #remote(): RemoteCommitter | undefined {
    return this.#committer instanceof RemoteCommitter ? this.#committer : undefined
  }

  get #layout(): Layout {
    return this.#store.layout
  }

  /** For tests, which commit mutations of their own. */
  protected operate<T>(mutation: Mutation<T>): Promise<T> {
    return this.#commit(mutation)
  }

  /** The store that an input is for: all of it, or what the scope beside the input shows. */
  #for<T extends object, R>(
    input: WithScope<T>,
    use: (store: MemoryStore, own: T) => Promise<R>,
  ): Promise<R> {
    this.#store.assertOpen()
    const [scope, own] = splitScope<T>(input)
    // At once, not in a later turn: calls are committed in the order in which they were made.
    if (scope === undefined) return use(this.#whole, own)
    return this.#through(scope).then((scoped) => use(scoped, withoutAudience(scoped, own) as T))
  }

  #commit<T>(mutation: Mutation<T>): Promise<T> {
    this.#assertWritable()
    return this.#committer.commit(mutation)
  }

  /** Several share a commit, but none that would hold up the other processes for long. */
  async #commitWaves<T>(mutations: readonly Mutation<T>[]): Promise<T[]> {
    const results: T[] = []
    for (let from = 0; from < mutations.length; from += WAVE) {
      const wave = mutations.slice(from, from + WAVE)
      results.push(...(await Promise.all(wave.map((mutation) => this.#commit<T>(mutation)))))
    }
    return results
  }

  #queryState(view: ViewReader): QueryState {
    const now = this.#store.environment.clock()
    const { generation } = this.#store
    if (generation !== this.#words.generation) this.#words = wordCaches(generation)
    return {
      state: readState(view),
      weights: readWeights(view),
      now,
      cache: this.#cache,
      words: this.#words.cache,
      pastWords: this.#words.past,
      links: this.#links,
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

/** Pages of both indexes of words, kept between questions to one generation of the view. */
interface WordCaches {
  readonly generation: number
  readonly cache: WordCache
  readonly past: WordCache
}

function wordCaches(generation: number): WordCaches {
  return { generation, cache: new WordCache(), past: new WordCache() }
}
