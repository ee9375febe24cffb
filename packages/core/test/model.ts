/**
 * The engine as maps, sets and arrays: what every call must answer and what the view must hold.
 * Too simple to be wrong, and it shares no code with the projections: keys are text joined to
 * bytes, indexes are computed anew from all heads each time.
 */
import type {
  AddEdgeInput,
  CortexErrorCode,
  EdgeRecord,
  EdgeType,
  FrameRef,
  GoalRuntimeState,
  HeadPatch,
  JournalKind,
  MemoryData,
  MemoryId,
  MemoryType,
  Meta,
  ReasonMeta,
  RemoveEdgeInput,
  UpdateInput,
  Uri,
  Visibility,
  WriteInput,
} from '../src/index.ts'
import { EDGE_TYPES, MEMORY_TYPES, OBJECT_KINDS, renderForms, VERBS } from '../src/index.ts'
import { idBytes } from '../src/memory/ids.ts'
import { byte, defined, key, sha256, u64 } from './plain-bytes.ts'

export type Outcome =
  | { readonly value: unknown }
  | { readonly error: CortexErrorCode; readonly path?: string | undefined }

export interface ModelVersion {
  readonly version: number
  readonly data: MemoryData
  readonly createdAt: number
  readonly createdBy: string
  readonly validFrom: number
  readonly expiresAt: number | undefined
  readonly confidence: number
  readonly provenance: unknown
  readonly forms: { readonly short: string; readonly medium: string }
  readonly formsOverride: boolean
}

export interface ModelHead {
  readonly id: MemoryId
  readonly type: MemoryType
  readonly createdAt: number
  lastUpdatedAt: number
  visibility: Visibility
  importance: number
  tags: readonly string[]
  frames: readonly FrameRef[]
  validUntil: number | undefined
  tombstoned: { reason: string; at: number; by: string } | undefined
  readonly versions: ModelVersion[]
  /** Salience inputs. */
  lastUsed: number
  salienceImportance: number
}

export interface ModelEntry {
  readonly seq: number
  readonly kind: JournalKind
  readonly at: number
  readonly by: string
  readonly subjects: readonly MemoryId[]
  readonly type: MemoryType | undefined
  /** Only a commit id of the caller's own is known here. */
  readonly commitId: string | undefined
  /** What the entry's body must at least say. */
  readonly says: Readonly<Record<string, unknown>>
}

interface ModelCommit {
  readonly request: string
  readonly id: MemoryId
  readonly type: MemoryType
  readonly version: number
  readonly seq: number
}

interface ModelReceipt {
  readonly uri: string
  readonly id: MemoryId
  readonly version: number
  readonly seq: number
}

export interface ModelSnapshot {
  readonly number: number
  readonly trigger: string
  readonly createdAt: number
  readonly journalCount: number
  readonly memories: number
  readonly tombstoned: number
  readonly edges: number
}

class Refusal extends Error {
  readonly code: CortexErrorCode
  readonly path: string | undefined

  constructor(code: CortexErrorCode, path?: string) {
    super(code)
    this.code = code
    this.path = path
  }
}

export class Model {
  readonly actor: string
  now: number
  readonly heads = new Map<MemoryId, ModelHead>()
  readonly edges = new Map<string, EdgeRecord>()
  readonly journal: ModelEntry[] = []
  readonly commits = new Map<string, ModelCommit>()
  readonly snapshots: ModelSnapshot[] = []
  readonly goals = new Map<MemoryId, GoalRuntimeState>()
  readonly #nextId: () => MemoryId

  constructor(actor: string, now: number, nextId: () => MemoryId) {
    this.actor = actor
    this.now = now
    this.#nextId = nextId
    this.#append('genesis', actor, [], undefined, undefined, { actor, format: 1 })
  }

  // -------------------------------------------------------------------------------------------
  // Calls

  write(input: WriteInput): Outcome {
    return this.#mutate('write', input, () => {
      const id = input.id ?? this.#nextId()
      if (this.heads.has(id)) throw new Refusal('ALREADY_EXISTS', 'id')
      const version = this.#version(input, 1)
      this.heads.set(id, {
        id,
        type: input.data.type,
        createdAt: this.now,
        lastUpdatedAt: this.now,
        visibility: input.visibility ?? 'private',
        importance: input.importance ?? 0,
        tags: input.tags ?? [],
        frames: input.frames ?? [],
        validUntil: input.validUntil,
        tombstoned: undefined,
        versions: [version],
        lastUsed: this.now,
        salienceImportance: input.importance ?? 0,
      })
      return this.#record('write', input, id, [id], { version: 1 }, input.data.type)
    })
  }

  update(uri: Uri, input: UpdateInput): Outcome {
    const named = partsOf(uri)
    if (input.data.type !== named.type) return { error: 'TYPE_DATA_MISMATCH', path: 'data.type' }
    return this.#mutate('update', asked(input, { uri }), () => {
      const head = this.#live(named)
      const current = head.versions.length
      if (input.expectedVersion !== undefined && input.expectedVersion !== current) {
        throw new Refusal('VERSION_CONFLICT', 'expectedVersion')
      }
      const version = this.#version(input, current + 1)
      head.versions.push(version)
      head.lastUpdatedAt = this.now
      head.lastUsed = this.now
      head.validUntil = input.validUntil
      const says = { version: current + 1 }
      return this.#record('update', input, head.id, [head.id], says, head.type)
    })
  }

  updateHead(uri: Uri, patch: HeadPatch, meta: Meta): Outcome {
    if (Object.values(patch).every((field) => field === undefined))
      return { error: 'NO_OP', path: undefined }
    return this.#mutate('updateHead', asked(meta, { patch, uri }), () => {
      const head = this.#live(partsOf(uri))
      if (patch.tags !== undefined) head.tags = patch.tags
      if (patch.frames !== undefined) head.frames = patch.frames
      if (patch.visibility !== undefined) head.visibility = patch.visibility
      if (patch.importance !== undefined) {
        head.importance = patch.importance
        head.salienceImportance = patch.importance
      }
      head.lastUpdatedAt = this.now
      return this.#record('update_head', meta, head.id, [head.id], { ...patch })
    })
  }

  tombstone(uri: Uri, meta: ReasonMeta): Outcome {
    return this.#mutate('tombstone', asked(meta, { uri }), () => {
      const head = this.#named(partsOf(uri))
      if (head.tombstoned !== undefined) {
        // Nothing to do: the receipt names the newest entry.
        return this.#receipt(head, this.journal.length - 1)
      }
      head.tombstoned = { reason: meta.reason, at: this.now, by: meta.by ?? this.actor }
      head.lastUpdatedAt = this.now
      return this.#record('tombstone', meta, head.id, [head.id], { reason: meta.reason })
    })
  }

  addEdge(input: AddEdgeInput): Outcome {
    if (!EDGE_TYPES.is(input.type)) return { error: 'INVALID_EDGE_TYPE', path: 'type' }
    if (input.src === input.dst) return { error: 'SELF_EDGE', path: 'dst' }
    return this.#mutate('addEdge', input, () => {
      for (const end of ['src', 'dst'] as const) {
        if (!this.heads.has(input[end])) throw new Refusal('NOT_FOUND', end)
      }
      const { src, type, dst, weight, data } = input
      const existing = this.edges.get(`${src} ${type} ${dst}`)
      if (existing?.tombstoned === false) return undefined
      this.edges.set(`${src} ${type} ${dst}`, {
        src,
        type,
        dst,
        createdAt: this.now,
        createdBy: input.by ?? this.actor,
        ...(weight === undefined ? {} : { weight }),
        ...(data === undefined ? {} : { data }),
        tombstoned: false,
      })
      return this.#record('add_edge', input, src, [src, dst], { type })
    })
  }

  removeEdge(input: RemoveEdgeInput): Outcome {
    return this.#mutate('removeEdge', input, () => {
      const { src, type, dst, reason } = input
      const existing = this.edges.get(`${src} ${type} ${dst}`)
      if (existing === undefined || existing.tombstoned) return undefined
      this.edges.set(`${src} ${type} ${dst}`, {
        ...existing,
        tombstoned: true,
        tombstonedAt: this.now,
        tombstonedReason: reason,
        tombstonedBy: input.by ?? this.actor,
      })
      return this.#record('remove_edge', input, src, [src, dst], { type, reason })
    })
  }

  snapshot(trigger: string): ModelSnapshot {
    const snapshot = {
      number: this.snapshots.length,
      trigger,
      createdAt: this.now,
      journalCount: this.journal.length,
      ...this.counters(),
    }
    this.snapshots.push(snapshot)
    return snapshot
  }

  // -------------------------------------------------------------------------------------------
  // What must be there

  counters(): { memories: number; tombstoned: number; edges: number } {
    const tombstoned = [...this.heads.values()].filter((head) => head.tombstoned).length
    return { memories: this.heads.size - tombstoned, tombstoned, edges: this.edges.size }
  }

  /** As `resolve` shows it; the two hashes of the head are the harness's business. */
  memory(id: MemoryId, version: number): unknown {
    const head = this.heads.get(id)
    const found = head?.versions[version - 1]
    if (head === undefined || found === undefined) return undefined
    const current = head.versions.at(-1)
    const { data, ...rest } = found
    return defined({
      head: defined({
        id,
        type: head.type,
        currentVersion: head.versions.length,
        actorScope: this.actor,
        visibility: head.visibility,
        importance: head.importance,
        tags: head.tags,
        frames: head.frames,
        createdAt: head.createdAt,
        lastUpdatedAt: head.lastUpdatedAt,
        tombstoned: head.tombstoned,
        forms: current?.forms,
        validUntil: head.validUntil,
      }),
      version: defined({ ...rest, id, type: head.type }),
      data,
    })
  }

  /** Edges of one end, by type code and then by the other id. */
  edgesOf(
    end: 'src' | 'dst',
    id: MemoryId,
    types: readonly EdgeType[] | undefined,
    removedToo: boolean,
  ): EdgeRecord[] {
    const other = end === 'src' ? 'dst' : 'src'
    return [...this.edges.values()]
      .filter((edge) => edge[end] === id)
      .filter((edge) => types === undefined || types.length === 0 || types.includes(edge.type))
      .filter((edge) => removedToo || !edge.tombstoned)
      .sort(
        (a, b) =>
          EDGE_TYPES.code(a.type) - EDGE_TYPES.code(b.type) || (a[other] < b[other] ? -1 : 1),
      )
  }

  /** Every key that the view must hold, hex, except the pages of the trees. */
  viewKeys(): Set<string> {
    const keys = [key('meta/state')]
    for (const head of this.heads.values()) {
      const id = idBytes(head.id)
      const type = byte(MEMORY_TYPES.code(head.type))
      const created = u64(head.createdAt)
      keys.push(key('m/', id), key('salience/', id))
      for (const { version } of head.versions) {
        keys.push(key('mv/', id, Buffer.from('/v/'), u64(version)))
      }
      if (head.tombstoned !== undefined) {
        keys.push(key('tomb/', type, created, id))
        continue
      }
      keys.push(key('idx/type/', type, created, id))
      for (const tag of head.tags) {
        keys.push(key('idx/tag/', sha256(tag).subarray(0, 8), created, id))
      }
      const rank = rankKeyEnd(head)
      keys.push(key('idx/rank/type/', type, rank))
      for (const tag of head.tags) {
        keys.push(key('idx/rank/tag/', sha256(tag).subarray(0, 8), rank))
      }
      if (isPinned(head)) keys.push(key('idx/pinned/', type, id))
      for (const { verb, kind, ref } of head.frames) {
        const object = sha256(ref).subarray(0, 16)
        const verbByte = byte(VERBS.code(verb))
        const kindByte = byte(OBJECT_KINDS.code(kind))
        keys.push(key('idx/frame/', verbByte, kindByte, object, id))
        keys.push(key('idx/rank/frame/', verbByte, kindByte, object, rank))
        if (head.type === 'Event') {
          keys.push(key('idx/actor_obj/', verbByte, object, created, id))
        }
      }
    }
    for (const { src, type, dst } of this.edges.values()) {
      const code = byte(EDGE_TYPES.code(type))
      keys.push(key('e/from/', idBytes(src), code, idBytes(dst)))
      keys.push(key('e/to/', idBytes(dst), code, idBytes(src)))
    }
    for (const commitId of this.commits.keys()) {
      keys.push(key('commit/', Buffer.from(commitId, 'hex')))
    }
    return new Set(keys)
  }

  // -------------------------------------------------------------------------------------------

  #mutate(verb: string, input: Meta, run: () => ModelReceipt | undefined): Outcome {
    const request = `${verb} ${canonical(input)}`
    const first = input.commitId === undefined ? undefined : this.commits.get(input.commitId)
    if (first !== undefined) {
      if (first.request !== request) return { error: 'COMMIT_ID_REUSED', path: 'commitId' }
      const { type, id, version, seq } = first
      return { value: { uri: `matrix://cortex/${type}/${id}#${version}`, id, version, seq } }
    }
    try {
      const before = this.journal.length
      const value = run()
      // Only a call that wrote something uses its commit id up.
      if (input.commitId !== undefined && this.journal.length > before && value !== undefined) {
        const { id, version, seq } = value
        const type = (this.heads.get(id) as ModelHead).type
        this.commits.set(input.commitId, { request, id, type, version, seq })
      }
      return { value }
    } catch (error) {
      if (error instanceof Refusal) return { error: error.code, path: error.path }
      throw error
    }
  }

  #version(
    input: Pick<
      UpdateInput,
      | 'data'
      | 'confidence'
      | 'provenance'
      | 'validFrom'
      | 'validUntil'
      | 'expiresAt'
      | 'forms'
      | 'by'
    >,
    version: number,
  ): ModelVersion {
    for (const [index, uri] of (input.provenance?.derivedFrom ?? []).entries()) {
      const { id, type, version: wanted } = partsOf(uri)
      const parent = this.heads.get(id)
      if (parent === undefined || parent.type !== type || wanted > parent.versions.length) {
        throw new Refusal('NOT_FOUND', `provenance.derivedFrom[${index}]`)
      }
    }
    const validFrom = input.validFrom ?? this.now
    for (const path of ['validUntil', 'expiresAt'] as const) {
      const end = input[path]
      if (end !== undefined && end <= validFrom) throw new Refusal('INVALID_INPUT', path)
    }
    const data =
      input.data.type === 'Event' && input.data.at === undefined
        ? { ...input.data, at: this.now }
        : input.data
    return {
      version,
      data,
      createdAt: this.now,
      createdBy: input.by ?? this.actor,
      validFrom,
      expiresAt: input.expiresAt,
      confidence: input.confidence ?? 1,
      provenance: input.provenance ?? { source: 'user_input' },
      forms: input.forms ?? renderForms(data),
      formsOverride: input.forms !== undefined,
    }
  }

  #named({ id, type }: { id: MemoryId; type: string }): ModelHead {
    const head = this.heads.get(id)
    if (head === undefined || head.type !== type) throw new Refusal('NOT_FOUND')
    return head
  }

  #live(named: { id: MemoryId; type: string }): ModelHead {
    const head = this.#named(named)
    if (head.tombstoned !== undefined) throw new Refusal('TOMBSTONED')
    return head
  }

  #record(
    kind: JournalKind,
    meta: Meta,
    subject: MemoryId,
    subjects: readonly MemoryId[],
    says: Readonly<Record<string, unknown>>,
    type?: MemoryType,
  ): ModelReceipt {
    const seq = this.journal.length
    this.#append(kind, meta.by ?? this.actor, subjects, type, meta.commitId, says)
    return this.#receipt(this.heads.get(subject) as ModelHead, seq)
  }

  #receipt(head: ModelHead, seq: number): ModelReceipt {
    const version = head.versions.length
    return { uri: `matrix://cortex/${head.type}/${head.id}#${version}`, id: head.id, version, seq }
  }

  #append(
    kind: JournalKind,
    by: string,
    subjects: readonly MemoryId[],
    type: MemoryType | undefined,
    commitId: string | undefined,
    says: Readonly<Record<string, unknown>>,
  ): void {
    const seq = this.journal.length
    this.journal.push({ seq, kind, at: this.now, by, subjects, type, commitId, says })
  }
}

/** Whether every context begins with it. */
export function isPinned(head: ModelHead): boolean {
  const data = head.versions.at(-1)?.data
  if (data?.type === 'Constraint') return data.strength === 'hard'
  if (data?.type === 'Goal') return data.status === 'active'
  return head.type === 'Identity'
}

/** Closed or not, then what counts for salience from high to low, then the id. */
function rankKeyEnd(head: ModelHead): Buffer {
  const closed = head.validUntil !== undefined && head.validUntil <= head.lastUpdatedAt
  return Buffer.concat([
    byte(closed ? 1 : 0),
    byte(255 - head.salienceImportance),
    byte(255),
    byte(255),
    u64(2 ** 48 - 1 - head.lastUsed).subarray(2),
    idBytes(head.id),
  ])
}

/** All that a request says, for telling it from another. */
function asked(meta: Meta, rest: object): Meta {
  return { ...meta, ...rest }
}

export function partsOf(uri: Uri): { type: MemoryType; id: MemoryId; version: number } {
  const [, type, id, version] = /^matrix:\/\/cortex\/(\w+)\/(\w+)#(\d+)$/.exec(uri) ?? []
  return { type: type as MemoryType, id: id as MemoryId, version: Number(version) }
}

/** One text per value, whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )
}
