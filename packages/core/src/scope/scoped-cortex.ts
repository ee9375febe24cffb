/**
 * The store as the audience of a scope has it: reads that show what the scope allows, changes of
 * what it selects, in the audience's name. Every call asks again whether the scope still holds;
 * changes are judged under the lock, on what is there at that moment.
 *
 * @module
 */
import { fromHex, toHex } from '../codec/bytes.ts'
import { domainHash } from '../codec/hash.ts'
import type { Mutation } from '../engine/committer.ts'
import { CortexError } from '../errors.ts'
import { WordCache } from '../lexical/page-cache.ts'
import type { MemoryData } from '../memory/data.ts'
import type { MemoryType } from '../memory/enums.ts'
import { idBytes, type MemoryId, parseUri, type Uri } from '../memory/ids.ts'
import { type MemoryRef, type Named, parseRef } from '../memory/ref.ts'
import type { Source } from '../projections/records.ts'
import type { HeadRecord } from '../records/head.ts'
import { addEdge, removeEdge } from '../verbs/edges.ts'
import { refuseDeclared } from '../verbs/own-rules.ts'
import { type DataPatch, dataPatch, patch } from '../verbs/patch.ts'
import type { Receipt } from '../verbs/request.ts'
import { tombstone } from '../verbs/tombstone.ts'
import { update } from '../verbs/update.ts'
import { updateHead } from '../verbs/update-head.ts'
import { write } from '../verbs/write.ts'
import { type Decisive, ScopeAccess } from './access.ts'
import { ErasedSince } from './erased-since.ts'
import type { Host } from './host.ts'
import type { MemoryStore } from './memory-store.ts'
import { assertNotRevoked, type OpenScope } from './open-scope.ts'
import { PartialView, visibleHead } from './partial-view.ts'
import type { Link } from './scope-file.ts'
import {
  agentProvenance,
  type ScopedAddEdgeInput,
  type ScopedHeadPatch,
  type ScopedMeta,
  type ScopedPatchMeta,
  type ScopedReasonMeta,
  type ScopedRemoveEdgeInput,
  type ScopedUpdateInput,
  type ScopedWriteInput,
  scopedAddEdgeInput,
  scopedHeadPatch,
  scopedMeta,
  scopedPatchMeta,
  scopedReasonMeta,
  scopedRemoveEdgeInput,
  scopedUpdateInput,
  scopedWriteInput,
} from './scoped-inputs.ts'
import type { Grant, ScopeVerb } from './terms.ts'
import { assertNotExpired, type Chain, lastLink } from './verify-scope.ts'
import type { ViolationReason } from './violations.ts'

/** Thrown under the lock, where nothing can be recorded; never leaves this file. */
class Forbidden extends Error {}

/**
 * A store as the audience of a scope has it: it shows what the scope allows, and changes are made in
 * the audience's name. Get one from `cortex.scoped`.
 */
export class ScopedCortex extends PartialView implements MemoryStore {
  readonly #host: Host
  readonly #chain: Chain
  readonly #last: Link
  readonly #access: ScopeAccess

  /** Use `cortex.scoped`. */
  constructor(host: Host, { chain, pinned }: OpenScope) {
    const access = new ScopeAccess(chain)
    const last = lastLink(chain)
    const [words, pastWords] = [new WordCache(), new WordCache()]
    const erased = new ErasedSince(last.grant.pinned?.journalCount ?? Number.POSITIVE_INFINITY)
    super({
      actor: host.store.layout.actor,
      access: { sees: (head) => access.sees(head) && !erased.has(head.id) },
      budgetTokens: access.budgetTokens,
      cache: host.cache,
      queryState: (view) =>
        pinned === undefined
          ? host.queryState(view)
          : { ...host.queryState(view), words, pastWords },
      read: (body) => {
        assertNotExpired(chain, host.store.environment.clock())
        return host.store.read((view) => {
          assertNotRevoked(view, chain)
          if (pinned !== undefined) erased.update(view)
          return body(pinned ?? view)
        })
      },
      refuse: () => refuse(host, last, 'violation', false),
    })
    this.#host = host
    this.#chain = chain
    this.#last = last
    this.#access = access
  }

  /** 64 hex digits, for `revokeScope`. */
  get scopeId(): string {
    return this.#last.scopeId
  }

  /** In whose name changes are made. */
  get audience(): string {
    return this.#last.grant.audience
  }

  /** What was granted, by the last link; the links before it bound it too. A copy. */
  get grant(): Grant {
    return structuredClone(this.#last.grant)
  }

  // -------------------------------------------------------------------------------------------
  // Changes

  /**
   * Stores a new memory; see `Cortex.write`.
   *
   * @throws {CortexError} `SCOPE_NOT_WRITABLE` if the scope does not let its audience write,
   *   `SCOPE_VIOLATION` if the scope would not select the memory
   */
  async write<T extends MemoryType>(input: ScopedWriteInput<T>): Promise<Receipt<T>> {
    await this.#assertPermitted('write')
    const checked = scopedWriteInput(input, '')
    const { data, tags, frames, supersedes } = checked
    if (supersedes !== undefined) await this.#assertPermitted('update')
    const closed = supersedes === undefined ? [] : [parseUri(supersedes, 'supersedes').id]
    const provenance = agentProvenance(checked)
    const visibility = 'scoped'
    const attributed = { ...checked, ...this.#meta(checked), provenance, visibility } as const
    const head: Decisive = { id: NO_ID, type: data.type, tags, frames, visibility }
    const done = await this.#change(
      write(attributed, this.#environment),
      (target) =>
        this.#access.selects(head) &&
        this.#selectsAll(target, closed) &&
        this.#seesAll(target, provenance.derivedFrom ?? []) &&
        isNotDeclared(checked.data),
    )
    return done as Receipt<T>
  }

  /** Makes the next version of a memory that the scope selects; see `Cortex.update`. */
  async update<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    input: ScopedUpdateInput<NoInfer<T>>,
  ): Promise<Receipt<T>> {
    await this.#assertPermitted('update')
    const parsed = await this.#named(memory)
    const checked = scopedUpdateInput(input, '')
    const provenance = agentProvenance(checked)
    const attributed = { ...checked, ...this.#meta(checked), provenance }
    const done = await this.#change(
      update(parsed, attributed, this.#environment),
      (target) =>
        this.#selected(target, parsed.id) !== undefined &&
        this.#seesAll(target, provenance.derivedFrom ?? []) &&
        isNotDeclared(checked.data),
    )
    return done as Receipt<T>
  }

  /** Makes the next version of a memory by changing single fields of its data; see `Cortex.patch`. */
  async patch<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    fields: DataPatch<NoInfer<T>>,
    meta: ScopedPatchMeta = {},
  ): Promise<Receipt<T>> {
    await this.#assertPermitted('update')
    const parsed = await this.#named(memory)
    const checked = scopedPatchMeta(meta, 'meta')
    const provenance = agentProvenance(checked)
    const attributed = { ...checked, ...this.#meta(checked), provenance }
    const done = await this.#change(
      patch(parsed, dataPatch(fields, 'fields'), attributed, this.#environment),
      (target) =>
        this.#selected(target, parsed.id) !== undefined &&
        this.#seesAll(target, provenance.derivedFrom ?? []),
    )
    return done as Receipt<T>
  }

  /** Changes tags or frames. The memory must be one that the scope selects before and after. */
  async updateHead<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    patch: ScopedHeadPatch,
    meta: ScopedMeta = {},
  ): Promise<Receipt<T>> {
    await this.#assertPermitted('update_head')
    const parsed = await this.#named(memory)
    const change = scopedHeadPatch(patch, 'patch')
    const attributed = { ...this.#meta(scopedMeta(meta, 'meta')), origin: 'agent' } as const
    const changed = updateHead(parsed, change, attributed, this.#environment)
    const done = await this.#change(changed, (target) => {
      const head = this.#selected(target, parsed.id)
      if (head === undefined) return false
      const { tags = head.tags, frames = head.frames } = change
      return this.#access.selects({ ...head, tags, frames })
    })
    return done as Receipt<T>
  }

  /** Hides a memory that the scope selects; see `Cortex.tombstone`. */
  async tombstone<T extends MemoryType = MemoryType>(
    memory: MemoryRef<T>,
    meta: ScopedReasonMeta,
  ): Promise<Receipt<T>> {
    await this.#assertPermitted('tombstone')
    const parsed = await this.#named(memory)
    const checked = scopedReasonMeta(meta, 'meta')
    const done = await this.#change(
      tombstone(parsed, { ...checked, ...this.#meta(checked), origin: 'agent' }, this.#environment),
      (target) => this.#selected(target, parsed.id) !== undefined,
    )
    return done as Receipt<T>
  }

  /** Connects two memories that the scope selects; `undefined` if they are connected already. */
  async addEdge(edge: ScopedAddEdgeInput): Promise<Receipt | undefined> {
    await this.#assertPermitted('add_edge')
    const checked = scopedAddEdgeInput(edge, '')
    return await this.#change(
      addEdge({ ...checked, ...this.#meta(checked) }, this.#environment),
      (target) => this.#selectsAll(target, [checked.src, checked.dst]),
    )
  }

  /** Removes a connection between two memories that the scope selects; `undefined` if there is none. */
  async removeEdge(edge: ScopedRemoveEdgeInput): Promise<Receipt | undefined> {
    await this.#assertPermitted('remove_edge')
    const checked = scopedRemoveEdgeInput(edge, '')
    return await this.#change(
      removeEdge({ ...checked, ...this.#meta(checked) }, this.#environment),
      (target) => this.#selectsAll(target, [checked.src, checked.dst]),
    )
  }

  // -------------------------------------------------------------------------------------------
  // The gate

  async #assertPermitted(verb: ScopeVerb): Promise<void> {
    this.#assertHolds(undefined)
    if (!this.#access.permits(verb)) await refuse(this.#host, this.#last, 'not_writable', true)
  }

  async #change<T>(mutation: Mutation<T>, allows: (target: Source) => boolean): Promise<T> {
    try {
      return await this.#host.commit<T>((target, state) => {
        this.#assertHolds(target)
        if (!allows(target)) throw new Forbidden()
        return mutation(target, state)
      })
    } catch (error) {
      if (!(error instanceof Forbidden)) throw error
      return await refuse(this.#host, this.#last, 'violation', true)
    }
  }

  /** An id that names nothing and one that the scope does not select get the same answer. */
  async #named(memory: MemoryRef): Promise<Named> {
    const parsed = parseRef(memory, 'uri')
    if (typeof parsed !== 'string') return parsed
    const head = this.#host.store.read((view) => this.#selected(view, parsed))
    if (head === undefined) return await refuse(this.#host, this.#last, 'violation', true)
    return { type: head.type, id: parsed }
  }

  #assertHolds(target: Source | undefined): void {
    assertNotExpired(this.#chain, this.#environment.clock())
    if (target !== undefined) assertNotRevoked(target, this.#chain)
    else this.#host.store.read((view) => assertNotRevoked(view, this.#chain))
  }

  #selected(source: Source, id: MemoryId): HeadRecord | undefined {
    return visibleHead(source, idBytes(id), (head) => this.#access.selects(head))
  }

  #selectsAll(source: Source, ids: readonly MemoryId[]): boolean {
    return ids.every((id) => this.#selected(source, id) !== undefined)
  }

  /** A source that is not there would be refused otherwise than one that is hidden. */
  #seesAll(source: Source, uris: readonly Uri[]): boolean {
    return uris.every((uri) => {
      const { id } = parseUri(uri, 'provenance.derivedFrom')
      return visibleHead(source, idBytes(id), (head) => this.#access.sees(head)) !== undefined
    })
  }

  /** Commit ids of an audience are its own: one that somebody else used tells it nothing. */
  #meta({ commitId }: ScopedMeta): { readonly by: string; readonly commitId?: string } {
    const { audience, audienceKey } = this.#last.grant
    if (commitId === undefined) return { by: audience }
    const own = domainHash('scopeCommit', audienceKey, fromHex(commitId) as Uint8Array)
    return { by: audience, commitId: toHex(own.subarray(0, 16)) }
  }

  get #environment(): Host['store']['environment'] {
    return this.#host.store.environment
  }
}

/** Whatever origin it names, an audience declares no rules in the user's name. */
function isNotDeclared(data: MemoryData): boolean {
  refuseDeclared(data, 'agent')
  return true
}

/** Of no memory: `MemoryId`s are never zero. */
const NO_ID = new Uint8Array(16)

async function refuse(
  { violations }: Host,
  link: Link,
  reason: ViolationReason,
  isWrite: boolean,
): Promise<never> {
  await violations.record(link, reason, isWrite)
  if (reason === 'not_writable') {
    throw new CortexError(
      'SCOPE_NOT_WRITABLE',
      'Cannot change anything: the scope does not let its audience do that',
    )
  }
  throw new CortexError('SCOPE_VIOLATION', 'Cannot do that: the scope shows nothing with that name')
}
