/**
 * A project's memory as a branch has it: the staged store of the branch over the project's own. What is
 * staged is seen first, and instead of what the project has under the same id; everything that changes
 * is changed in the staged store, to which a memory of the project is copied before it changes.
 *
 * The result is used like any other `Cortex`. What is not named here is the project's: its journal,
 * its proofs, its roots, its status.
 *
 * @module
 */
import { isDeepStrictEqual } from 'node:util'
import {
  type AddEdgeInput,
  type AttestInput,
  type AttestResult,
  type Bundle,
  type ContextOptions,
  type Cortex,
  CortexError,
  contextOfBoth,
  type EdgeRecord,
  type EdgeScanOptions,
  type FindResult,
  findInBoth,
  isUri,
  LIMITS,
  type Memory,
  type MemoryData,
  type MemoryId,
  type MemoryRef,
  type Predicate,
  parseUri,
  type Query,
  renderFull,
  type Uri,
  type WriteInput,
} from '@cortex-memory/core'

/** The two stores; the staged one is made when something is staged. */
export interface BranchStores {
  /** The project's; none before its first memory. */
  readonly base: Cortex | undefined
  /** What is staged already. */
  readonly staged: Cortex | undefined
  /** Opens the staged store, and makes it if there is none. */
  stage(): Promise<Cortex>
}

export async function branchView(stores: BranchStores): Promise<Cortex> {
  const { base } = stores
  // Nothing lies below: what is staged is all there is.
  if (base === undefined) return stores.staged ?? (await stores.stage())
  const over = new Over(base, stores)
  return new Proxy(base, {
    get(cortex, name) {
      const holder: Over | Cortex = name in over ? over : cortex
      const found: unknown = Reflect.get(holder, name)
      // Private fields are reached through the object itself alone.
      return typeof found === 'function' ? found.bind(holder) : found
    },
  })
}

/** Whom a predicate or a list leaves out, a thousand at a time: more than one predicate takes. */
const IDS_AT_ONCE = 1_000

class Over {
  readonly #base: Cortex
  readonly #stores: BranchStores
  #staged: Cortex | undefined
  #held = new Set<MemoryId>()
  #heldSeq = 0

  constructor(base: Cortex, stores: BranchStores) {
    this.#base = base
    this.#stores = stores
    this.#staged = stores.staged
  }

  /** What is kept beside the store, under this name, stays when the branch is merged. */
  get actor(): string {
    return this.#base.actor
  }

  async find(query: Query): Promise<FindResult> {
    const staged = this.#staged
    if (staged === undefined) return await this.#base.find(query)
    // A walk stays in the store that it begins in.
    if (query.from !== undefined) return await (await this.#holder(query.from)).find(query)
    const first = { actor: staged.actor, find: this.#findStaged as (typeof staged)['find'] }
    return await findInBoth(first, await this.#beside(), query as Parameters<typeof findInBoth>[2])
  }

  async context(options: ContextOptions = {}): Promise<Bundle> {
    const staged = this.#staged
    if (staged === undefined) return await this.#base.context(options)
    const held = await this.#ids()
    const { actor } = this.#base
    const base = { actor, context: async () => without(held, await this.#base.context(options)) }
    const first = {
      actor: staged.actor,
      context: async () => mapped(await staged.context(options), (all) => all.map(this.#ofProject)),
    }
    return await contextOfBoth(first, base, options)
  }

  async resolve(memory: MemoryRef, at?: Parameters<Cortex['resolve']>[1]): Promise<Memory> {
    return this.#ofProject(await (await this.#holder(memory)).resolve(memory, at))
  }

  async resolveLatest(memory: MemoryRef): Promise<Memory> {
    return this.#ofProject(await (await this.#holder(memory)).resolveLatest(memory))
  }

  async byReference(reference: string): Promise<readonly Memory[]> {
    const staged = (await this.#staged?.byReference(reference)) ?? []
    const held = await this.#ids()
    const others = (await this.#base.byReference(reference)).filter(
      ({ head }) => !held.has(head.id),
    )
    return [...staged.map(this.#ofProject), ...others]
  }

  async getEdge(...name: Parameters<Cortex['getEdge']>): Promise<EdgeRecord> {
    const [src, , dst] = name
    const held = await this.#ids()
    if (this.#staged !== undefined && held.has(src) && held.has(dst)) {
      const edge = await orAbsent(this.#staged.getEdge(...name))
      if (edge !== undefined) return edge
    }
    return await this.#base.getEdge(...name)
  }

  edgesOut(memory: MemoryRef, options: EdgeScanOptions = {}): AsyncIterable<EdgeRecord> {
    return this.#edges('edgesOut', memory, options)
  }

  edgesIn(memory: MemoryRef, options: EdgeScanOptions = {}): AsyncIterable<EdgeRecord> {
    return this.#edges('edgesIn', memory, options)
  }

  /** An edge that was removed on the branch is not shown as the project has it. */
  async *#edges(
    way: 'edgesOut' | 'edgesIn',
    memory: MemoryRef,
    options: EdgeScanOptions,
  ): AsyncGenerator<EdgeRecord> {
    const id = idOf(memory)
    const seen = new Set<string>()
    const isHeld = (await this.#ids()).has(id)
    if (this.#staged !== undefined && isHeld) {
      for await (const edge of this.#staged[way](id, { ...options, includeTombstoned: true })) {
        seen.add(`${edge.src} ${edge.type} ${edge.dst}`)
        if (!edge.tombstoned || options.includeTombstoned === true) yield edge
      }
      if ((await orAbsent(this.#base.resolveLatest(id))) === undefined) return
    }
    for await (const edge of this.#base[way](id, options)) {
      if (!seen.has(`${edge.src} ${edge.type} ${edge.dst}`)) yield edge
    }
  }

  /** What takes the place of a memory of the project does so on the branch. */
  async write(input: WriteInput): Promise<unknown> {
    const staged = await this.#stage()
    const { data, supersedes, replace, dedupe, provenance } = input
    if (supersedes !== undefined) await this.#copy(supersedes)
    for (const source of provenance?.derivedFrom ?? []) await this.#copy(source)
    if (replace !== undefined) for (const id of await this.#replaced(data)) await this.#copy(id)
    if (dedupe === true) for (const id of await this.#twins(data)) await this.#copy(id)
    return await staged.write(input)
  }

  async update(...[memory, ...rest]: Parameters<Cortex['update']>): Promise<unknown> {
    return await (await this.#copy(memory)).update(memory, ...rest)
  }

  async patch(...[memory, ...rest]: Parameters<Cortex['patch']>): Promise<unknown> {
    return await (await this.#copy(memory)).patch(memory, ...rest)
  }

  async updateHead(...[memory, ...rest]: Parameters<Cortex['updateHead']>): Promise<unknown> {
    return await (await this.#copy(memory)).updateHead(memory, ...rest)
  }

  async tombstone(...[memory, ...rest]: Parameters<Cortex['tombstone']>): Promise<unknown> {
    return await (await this.#copy(memory)).tombstone(memory, ...rest)
  }

  async confirm(...[memory, ...rest]: Parameters<Cortex['confirm']>): Promise<unknown> {
    return await (await this.#copy(memory)).confirm(memory, ...rest)
  }

  async supersede(...[uri, input]: Parameters<Cortex['supersede']>): Promise<unknown> {
    await this.#copy(input.successor)
    return await (await this.#copy(uri)).supersede(uri, input)
  }

  async addEdge(edge: AddEdgeInput): Promise<unknown> {
    await this.#copy(edge.src)
    return await (await this.#copy(edge.dst)).addEdge(edge)
  }

  async removeEdge(edge: Parameters<Cortex['removeEdge']>[0]): Promise<unknown> {
    const { src, type, dst } = edge
    const known = await orAbsent(this.getEdge(src, type, dst))
    await this.#copy(src)
    const staged = await this.#copy(dst)
    // An edge of the project is copied first: only what is there can be removed.
    if (known?.tombstoned === false) await staged.addEdge({ src, type, dst })
    return await staged.removeEdge(edge)
  }

  /** What a task rested on is credited where it is. */
  async attest(input: AttestInput): Promise<AttestResult> {
    const held = await this.#ids()
    const isHeld = (uri: Uri): boolean => isUri(uri) && held.has(idOf(uri))
    const ours = input.cited.filter(isHeld)
    const others = input.cited.filter((uri) => !isHeld(uri))
    if (this.#staged === undefined || ours.length === 0) return await this.#base.attest(input)
    const done = await this.#staged.attest({ ...input, cited: ours })
    if (others.length === 0) return done
    const rest = await this.#base.attest({ ...input, cited: others })
    return {
      ...rest,
      affectedIds: [...done.affectedIds, ...rest.affectedIds],
      skippedUris: [...done.skippedUris, ...rest.skippedUris],
    }
  }

  /** Closed by who opened them. */
  async close(): Promise<void> {}

  /** What is staged is about the project, whatever its store is called. */
  readonly #ofProject = (memory: Memory): Memory => ({
    ...memory,
    head: { ...memory.head, actorScope: this.#base.actor },
  })

  readonly #findStaged = async (query: Query): Promise<FindResult> => {
    const found = await (await this.#stage()).find(query)
    const hits = found.hits.map((hit) => ({ ...hit, memory: this.#ofProject(hit.memory) }))
    return { ...found, hits: hits as unknown as typeof found.hits }
  }

  async #stage(): Promise<Cortex> {
    this.#staged ??= await this.#stores.stage()
    return this.#staged
  }

  /** In the staged store, with a copy of this memory in it. */
  async #copy(memory: MemoryRef): Promise<Cortex> {
    const id = idOf(memory)
    const staged = await this.#stage()
    if ((await this.#ids()).has(id)) return staged
    // Loaded late: what only reads has no use for it.
    const { copyMemory } = await import('./copy-memory.ts')
    await copyMemory(this.#base, staged, id)
    return staged
  }

  async #holder(memory: MemoryRef): Promise<Cortex> {
    const isHeld = (await this.#ids()).has(idOf(memory))
    return isHeld && this.#staged !== undefined ? this.#staged : this.#base
  }

  /** The project's, without what the branch has under the same id. */
  async #beside(): Promise<Pick<Cortex, 'actor' | 'find'>> {
    const hidden = await this.#ids()
    const ids = [...hidden]
    const lists: Predicate[] = []
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
      lists.push({ not: { in: ['head.id', ids.slice(from, from + IDS_AT_ONCE)] } })
    }
    const base = this.#base
    const find = async (query: Query): Promise<FindResult> => {
      const where = [...lists, ...(query.where === undefined ? [] : [query.where])]
      return await base.find(where.length === 0 ? query : { ...query, where: { and: where } })
    }
    return { actor: base.actor, find: find as (typeof base)['find'] }
  }

  /** Everything that the staged store has, copies included. */
  async #ids(): Promise<ReadonlySet<MemoryId>> {
    const staged = this.#staged
    if (staged === undefined) return this.#held
    const { nextSeq } = await staged.status()
    if (nextSeq === this.#heldSeq) return this.#held
    const range = { from: this.#heldSeq, kinds: ['write'] } as const
    for await (const { subjects } of staged.journal(range)) {
      for (const id of subjects.slice(0, 1)) this.#held.add(id)
    }
    this.#heldSeq = nextSeq
    return this.#held
  }

  async #replaced(data: WriteInput['data']): Promise<readonly MemoryId[]> {
    if (data.type !== 'Fact') return []
    const where: Predicate = {
      and: [{ eq: ['data.subject', data.subject] }, { eq: ['data.predicate', data.predicate] }],
    }
    const { memories } = await this.#base.find({ types: ['Fact'], where, limit: LIMITS.findLimit })
    return memories.map(({ head }) => head.id)
  }

  /** What says the same already is refreshed on the branch. */
  async #twins(data: WriteInput['data']): Promise<readonly MemoryId[]> {
    const near = renderFull(data as MemoryData)
    const found = await this.#base.find({ types: [data.type], near, limit: TWINS_MAX })
    return found.memories
      .filter((memory) => isDeepStrictEqual({ ...memory.data }, { ...data }))
      .map(({ head }) => head.id)
  }
}

const TWINS_MAX = 8

function idOf(memory: MemoryRef): MemoryId {
  if (typeof memory !== 'string') return memory.id
  return isUri(memory) ? parseUri(memory, 'memory').id : (memory as MemoryId)
}

async function orAbsent<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof CortexError && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}

function without(held: ReadonlySet<MemoryId>, bundle: Bundle): Bundle {
  const rest = mapped(bundle, (memories) => memories.filter(({ head }) => !held.has(head.id)))
  return { ...rest, reachableUris: bundle.reachableUris.filter((uri) => !held.has(idOf(uri))) }
}

function mapped(bundle: Bundle, map: (memories: readonly Memory[]) => readonly Memory[]): Bundle {
  return {
    ...bundle,
    pinned: map(bundle.pinned),
    proposed: map(bundle.proposed),
    frameRelevant: map(bundle.frameRelevant),
    outcomes: map(bundle.outcomes),
  }
}
