/**
 * The engine as maps, sets and arrays: what every call must answer and what the view must hold.
 * Too simple to be wrong, and it shares no code with the projections: keys are text joined to
 * bytes, indexes are computed again from all heads each time.
 */
import type {
  AddEdgeInput,
  AttestInput,
  AttestResult,
  CheckpointRecord,
  CompactOptions,
  CompactResult,
  Conflict,
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
  Origin,
  Provenance,
  ReasonMeta,
  RemoveEdgeInput,
  UpdateInput,
  Uri,
  Visibility,
  WriteInput,
} from '../src/index.ts'
import {
  COLD_WEIGHTS,
  EDGE_TYPES,
  LIMITS,
  MEMORY_TYPES,
  OBJECT_KINDS,
  renderForms,
  VERBS,
  type Weights,
} from '../src/index.ts'
import { idBytes } from '../src/memory/ids.ts'
import { learn } from '../src/salience/learn.ts'
import { factorsOf, salienceOf } from '../src/salience/score.ts'
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
  readonly provenance: Provenance
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
  supersededBy: MemoryId | undefined
  tombstoned: { reason: string; at: number; by: string } | undefined
  /** The entry that erased it; what is erased counts as tombstoned too. */
  erasedBy: number | undefined
  readonly versions: ModelVersion[]
  /** Salience inputs. */
  lastUsed: number
  accessCount: number
  citations: number
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
  readonly seq: number
  /** What the call gave back, and will give back again. */
  readonly value: unknown
  /** Memories whose erasure takes the answer with it. */
  readonly about: readonly MemoryId[]
  readonly erased?: true
  /** Absent for calls that are not about one memory. */
  readonly receipt?: { readonly id: MemoryId; readonly type: MemoryType; readonly version: number }
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
  readonly checkpoints = new Map<string, CheckpointRecord>()
  /** Where lines and answers about a memory were put, whether they still stand there or not. */
  readonly copies = new Set<string>()
  /** By entry: the memories that a compaction made one line of. */
  readonly lines = new Map<number, readonly MemoryId[]>()
  /** The entry that revoked each scope. */
  readonly revoked = new Map<string, number>()
  /** Hex. */
  ownerKey: string | undefined
  weights: Weights = pick(COLD_WEIGHTS)
  learned = { updatedAt: 0, updates: 0 }
  /** Tokens per intent; they are forgotten with the handle. */
  readonly #buckets = new Map<string, { tokens: number; at: number }>()
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
    const { supersedes, replace, dedupe, data } = input
    const states = statementOf(data) !== undefined
    if (supersedes !== undefined && replace !== undefined) return badInput('replace')
    if (supersedes !== undefined && dedupe) return badInput('dedupe')
    if (replace !== undefined && data.type !== 'Fact') return badInput('replace')
    if (dedupe && !states) return badInput('dedupe')
    return this.#mutate('write', input, () => {
      const version = this.#version(input, 1)
      const claim = claimText(data)
      const current = [...this.heads.values()]
        .filter((head) => head.type === data.type && this.#validNow(head))
        .sort((a, b) => (a.id < b.id ? -1 : 1))
      const isOwn = this.#originOf(version) === 'user'
      const same = dedupe ? current.filter((head) => claimText(dataNow(head)) === claim) : []
      const twin = same.find((head) => this.#isUsersOwn(head)) ?? (isOwn ? undefined : same[0])
      // What others said first gives way to the user, who says it too.
      const outdone = twin === undefined ? same.slice(0, LIMITS.replaced) : []
      const replaced =
        supersedes !== undefined
          ? [this.#supersedable(supersedes, data.type)]
          : replace !== undefined
            ? current.filter(
                (head) => head !== twin && topicText(dataNow(head)) === topicText(data),
              )
            : []
      const closed = [...new Set([...replaced, ...outdone])]
      for (const head of closed) this.#assertMayChange(head, input)
      const says = { version: 1 }
      if (twin !== undefined) return this.#refresh(twin, input, version, closed)
      const id = input.id ?? this.#nextId()
      if (this.heads.has(id)) throw new Refusal('ALREADY_EXISTS', 'id')
      this.heads.set(id, {
        id,
        type: data.type,
        createdAt: this.now,
        lastUpdatedAt: this.now,
        visibility: input.visibility ?? 'private',
        importance: input.importance ?? 0,
        tags: input.tags ?? [],
        frames: input.frames ?? [],
        validUntil: input.validUntil,
        supersededBy: undefined,
        tombstoned: undefined,
        erasedBy: undefined,
        versions: [version],
        lastUsed: this.now,
        accessCount: 0,
        citations: 0,
        salienceImportance: input.importance ?? 0,
      })
      const subjects = [id, ...closed.map((head) => head.id)]
      const receipt = this.#record('write', input, id, subjects, says, data.type)
      this.#close(id, closed, version.validFrom, input)
      return receipt
    })
  }

  /** The same is there: it counts as used, and as surer if the caller says so. */
  #refresh(
    twin: ModelHead,
    input: WriteInput,
    version: ModelVersion,
    closed: readonly ModelHead[],
  ): ModelReceipt {
    const subjects = [twin.id, ...closed.map((head) => head.id)]
    const last = twin.versions.at(-1) as ModelVersion
    twin.lastUpdatedAt = this.now
    twin.lastUsed = this.now
    let receipt: ModelReceipt
    const isSurer = input.confidence !== undefined && input.confidence > last.confidence
    // Others do not put their name on a rule of the user.
    if (isSurer && (this.#originOf(version) === 'user' || !this.#isUsersRule(twin))) {
      const number = twin.versions.length + 1
      twin.versions.push({
        ...last,
        version: number,
        createdAt: this.now,
        createdBy: version.createdBy,
        confidence: version.confidence,
        provenance: version.provenance,
      })
      const says = { version: number, confidence: input.confidence }
      receipt = this.#record('update', input, twin.id, subjects, says, twin.type)
    } else {
      receipt = this.#record('update_head', input, twin.id, subjects, { used: true })
    }
    this.#close(twin.id, closed, version.validFrom, input)
    return receipt
  }

  #supersedable(uri: Uri, type: MemoryType): ModelHead {
    const named = partsOf(uri)
    if (named.type !== type) throw new Refusal('TYPE_DATA_MISMATCH', 'supersedes')
    const head = this.heads.get(named.id)
    if (head?.erasedBy !== undefined) throw new Refusal('ERASED', 'supersedes')
    if (head?.type !== type || named.version > head.versions.length) {
      throw new Refusal('NOT_FOUND', 'supersedes')
    }
    if (head.tombstoned !== undefined) throw new Refusal('TOMBSTONED', 'supersedes')
    if (head.supersededBy !== undefined) throw new Refusal('VERSION_CONFLICT', 'supersedes')
    return head
  }

  #close(successor: MemoryId, closed: readonly ModelHead[], from: number, meta: Meta): void {
    for (const head of closed) {
      head.validUntil = Math.min(head.validUntil ?? Number.POSITIVE_INFINITY, from)
      head.supersededBy = successor
      head.lastUpdatedAt = this.now
      const name = `${successor} supersedes ${head.id}`
      if (this.edges.get(name)?.tombstoned === false) continue
      const type = 'supersedes'
      const createdBy = meta.by ?? this.actor
      const ends = { src: successor, type, dst: head.id } as const
      this.edges.set(name, { ...ends, createdAt: this.now, createdBy, tombstoned: false })
      this.#append('add_edge', createdBy, [successor, head.id], undefined, meta.commitId, { type })
    }
  }

  #validNow(head: ModelHead): boolean {
    const { validFrom, expiresAt } = head.versions.at(-1) as ModelVersion
    const end = Math.min(head.validUntil ?? Infinity, expiresAt ?? Infinity)
    // A clock that was set back hides nothing and brings nothing back.
    const present = Math.max(this.now, ...this.journal.map(({ at }) => at))
    return head.tombstoned === undefined && validFrom <= present && present < end
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
      if (saysTheSame(head, input)) {
        return { ...this.#receipt(head, this.journal.length - 1), unchanged: true }
      }
      this.#assertMayChange(head, input)
      const version = this.#version(input, current + 1)
      head.versions.push(version)
      head.lastUpdatedAt = this.now
      head.lastUsed = this.now
      head.validUntil =
        head.supersededBy === undefined
          ? input.validUntil
          : Math.min(head.validUntil as number, input.validUntil ?? Infinity)
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

  erase(uri: Uri, meta: ReasonMeta): Outcome {
    return this.#mutate('erase', asked(meta, { uri }), () => {
      const { id, type } = partsOf(uri)
      const head = this.heads.get(id)
      if (head?.type !== type) throw new Refusal('NOT_FOUND')
      if (head.erasedBy === undefined) this.#erase(head, meta)
      const seq = head.erasedBy === this.journal.length - 1 ? head.erasedBy : undefined
      this.goals.delete(id)
      return { ...this.#receipt(head, seq ?? this.journal.length - 1), erased: head.tombstoned }
    })
  }

  #erase(head: ModelHead, meta: ReasonMeta): void {
    const { id } = head
    for (const [index, entry] of this.journal.entries()) {
      const first = entry.subjects[0] === id
      const gone =
        entry.kind === 'compact'
          ? first && this.lines.get(index)?.includes(id)
          : entry.kind.endsWith('_edge')
            ? entry.subjects.includes(id)
            : first && !['attest', 'find_late'].includes(entry.kind)
      if (gone) this.journal[index] = { ...entry, says: {} }
    }
    for (const [name, edge] of this.edges) {
      if (edge.src !== id && edge.dst !== id) continue
      const { weight: _w, data: _d, ...bare } = edge
      this.edges.set(name, edge.tombstoned ? { ...bare, tombstonedReason: '' } : bare)
    }
    for (const [name, checkpoint] of this.checkpoints) {
      const compacted = checkpoint.compacted.filter(({ ref }) => partsOf(ref).id !== id)
      if (compacted.length + checkpoint.keptUris.length === 0) this.checkpoints.delete(name)
      else this.checkpoints.set(name, { ...checkpoint, compacted })
    }
    for (const [commitId, commit] of this.commits) {
      if (commit.about.includes(id)) this.commits.set(commitId, { ...commit, erased: true })
    }
    for (const copy of this.copies) if (copy.includes(id)) this.copies.delete(copy)
    head.erasedBy = this.journal.length
    head.tombstoned = { reason: meta.reason, at: this.now, by: meta.by ?? this.actor }
    head.lastUpdatedAt = this.now
    this.#record('erase', meta, id, [id], { reason: meta.reason })
  }

  addEdge(input: AddEdgeInput): Outcome {
    if (!EDGE_TYPES.is(input.type)) return { error: 'INVALID_EDGE_TYPE', path: 'type' }
    if (input.src === input.dst) return { error: 'SELF_EDGE', path: 'dst' }
    return this.#mutate('addEdge', input, () => {
      for (const end of ['src', 'dst'] as const) {
        const head = this.heads.get(input[end])
        if (head === undefined) throw new Refusal('NOT_FOUND', end)
        if (head.erasedBy !== undefined) throw new Refusal('ERASED', end)
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

  attest(input: AttestInput): Outcome {
    return this.#mutate('attest', input, () => {
      this.#takeToken(input.intentId)
      const cited = new Map<MemoryId, { head: ModelHead; uri: Uri }>()
      for (const uri of input.cited) {
        const { id, type, version } = partsOf(uri)
        const head = this.heads.get(id)
        if (head === undefined || head.tombstoned !== undefined || head.type !== type) continue
        if (version > head.versions.length || cited.has(id)) continue
        cited.set(id, { head, uri })
      }
      const skippedUris: string[] = []
      const skippedIds = new Set<string>()
      for (const uri of input.cited) {
        const { id } = partsOf(uri)
        if (id !== undefined && (cited.has(id) || skippedIds.has(id))) continue
        if (id !== undefined) skippedIds.add(id)
        skippedUris.push(uri)
      }
      const success = input.outcome === 'success'
      const blamed = ['factual_error', 'wrong_assumption'].includes(input.reason ?? '')
      const citationsDelta = success ? 1 : blamed ? -1 : 0
      const profiles = [...cited.values()].map(({ head, uri }) =>
        factorsOf(
          {
            lastUsed: head.lastUsed,
            accessCount: head.accessCount,
            citations: head.citations,
            importance: head.salienceImportance,
          },
          this.now,
          input.similarity?.[uri],
        ),
      )
      for (const { head } of cited.values()) {
        if (success) {
          head.lastUsed = this.now
          head.accessCount += 1
        }
        head.citations = Math.max(0, head.citations + citationsDelta)
      }
      const prevWeights = this.weights
      const newWeights =
        citationsDelta === 0
          ? prevWeights
          : pick(learn(prevWeights, profiles, success ? 'towards' : 'away'))
      const weightsUpdated = canonical(prevWeights) !== canonical(newWeights)
      if (weightsUpdated) {
        this.weights = newWeights
        this.learned = { updatedAt: this.now, updates: this.learned.updates + 1 }
      }
      const affectedIds = [...cited.keys()]
      const by = input.by ?? this.actor
      const seq = this.journal.length
      const { intentId, reason } = input
      const said = { intentId, reason, success: success || undefined }
      this.#append('attest', by, affectedIds, undefined, input.commitId, said)
      this.#append('learn_weights', by, [], undefined, input.commitId, {
        sourceSeq: seq,
        before: Object.values(prevWeights),
        after: Object.values(newWeights),
        skipped: weightsUpdated ? undefined : true,
      })
      return {
        seq,
        learnSeq: seq + 1,
        affectedIds,
        skippedUris,
        citationsDelta,
        prevWeights,
        newWeights,
        weightsUpdated,
      } satisfies AttestResult
    })
  }

  /** One token a second, at most five. */
  #takeToken(intentId: string): void {
    const { tokens, at } = this.#buckets.get(intentId) ?? { tokens: 5, at: this.now }
    const now = Math.min(5, tokens + Math.max(0, this.now - at) / 1000)
    this.#buckets.set(intentId, { tokens: now >= 1 ? now - 1 : now, at: this.now })
    if (now < 1) throw new Refusal('RATE_LIMITED', 'intentId')
  }

  reopened(): void {
    this.#buckets.clear()
  }

  compact(input: CompactOptions): Outcome {
    return this.#mutate('compact', input, () => {
      const held = new Map<string, { head: ModelHead; version: ModelVersion; at: number }>()
      for (const [at, { head: named, version: wanted }] of input.inContext.entries()) {
        const head = this.heads.get(named.id)
        if (head?.erasedBy !== undefined) throw new Refusal('ERASED', `inContext[${at}]`)
        if (head?.type !== named.type) throw new Refusal('NOT_FOUND', `inContext[${at}]`)
        const uri = `matrix://cortex/${head.type}/${head.id}#${wanted.version}`
        if (head.tombstoned !== undefined || held.has(uri)) continue
        const version = head.versions[wanted.version - 1]
        if (version === undefined) throw new Refusal('NOT_FOUND', `inContext[${at}]`)
        held.set(uri, { head, version, at })
      }
      if (held.size === 0) throw new Refusal('EMPTY_IN_CONTEXT', 'inContext')
      const bearing = (input.loadBearing ?? []).map((uri) => partsOf(uri).id)
      // Of the types in these histories, all identities, constraints and goals must stay.
      const stays = ({ head }: { head: ModelHead }): boolean =>
        bearing.includes(head.id) || ['Identity', 'Constraint', 'Goal'].includes(head.type)
      const all = [...held].map(([uri, each]) => ({ ...each, uri: uri as Uri, kept: stays(each) }))
      const tokens = all.map(({ version, kept }) =>
        Math.ceil(Buffer.byteLength(kept ? version.forms.medium : version.forms.short) / 4),
      )
      const budgetTokens = input.budgetTokens ?? LIMITS.compactDefaultTokens
      if (tokens.reduce((a, b) => a + b, 0) > budgetTokens) {
        throw new Refusal('BUDGET_UNREACHABLE', 'budgetTokens')
      }
      const { intentId, stepId } = input
      const compacted = all
        .filter(({ kept }) => !kept)
        .map(({ uri, head, version }) => ({
          ref: uri,
          shortForm: version.forms.short,
          salience: salienceOf(
            { ...head, importance: head.salienceImportance },
            this.weights,
            this.now,
          ),
        }))
      const kept = all.filter((each) => each.kept)
      this.checkpoints.set(`${intentId} ${stepId}`, {
        intentId,
        stepId,
        createdAt: this.now,
        budgetTokens,
        keptUris: kept.map(({ uri }) => uri),
        compacted,
      })
      const subjects = all.map(({ head }) => head.id)
      const seq = this.journal.length
      const says = { intentId, stepId, budgetTokens }
      this.#append('compact', input.by ?? this.actor, subjects, undefined, input.commitId, says)
      const lines = all.filter((each) => !each.kept).map(({ head }) => head.id)
      this.lines.set(seq, lines)
      for (const id of lines) this.copies.add(`chk ${id} ${intentId} ${stepId}`)
      return {
        seq,
        kept: kept.map(({ at }) => input.inContext[at] as CompactResult['kept'][number]),
        compacted,
        snapshotUri: `matrix://journal/logs/${intentId}/${stepId}`,
      } satisfies CompactResult
    })
  }

  revokeScope(name: string, meta: ReasonMeta): Outcome {
    if (!/^[0-9a-f]{64}$/i.test(name)) return badInput('scopeId')
    const scopeId = name.toLowerCase()
    return this.#mutate('revokeScope', asked(meta, { scopeId }), () => {
      const before = this.revoked.get(scopeId)
      const said = { uri: `matrix://scope/${scopeId}#1`, id: scopeId, version: 1, scopeId }
      if (before !== undefined) return { ...said, seq: before }
      const seq = this.journal.length
      const says = { scopeId, reason: meta.reason }
      this.#append('revoke', meta.by ?? this.actor, [], undefined, meta.commitId, says)
      this.revoked.set(scopeId, seq)
      return { ...said, seq }
    })
  }

  setOwner(key: Uint8Array, meta: Meta): Outcome {
    const ownerKey = Buffer.from(key).toString('hex')
    if (/^0*$/.test(ownerKey)) return badInput('ownerKey')
    return this.#mutate('setOwner', asked(meta, { ownerKey }), () => {
      if (this.ownerKey === ownerKey) return undefined
      if (this.ownerKey !== undefined) throw new Refusal('ALREADY_EXISTS', 'ownerKey')
      const seq = this.journal.length
      const says = { ownerKey: key }
      this.#append('set_owner', meta.by ?? this.actor, [], undefined, meta.commitId, says)
      this.ownerKey = ownerKey
      return { ownerKey, seq }
    })
  }

  findLate(ids: readonly MemoryId[]): Outcome {
    const accessedIds = ids.filter((id) => {
      const head = this.heads.get(id)
      return head !== undefined && head.tombstoned === undefined
    })
    for (const id of accessedIds) {
      const head = this.heads.get(id) as ModelHead
      head.accessCount += 1
      head.lastUsed = this.now
    }
    const seq = this.journal.length
    const says = { results: ids.length }
    this.#append('find_late', this.actor, accessedIds, undefined, undefined, says)
    return { value: { seq, accessedIds } }
  }

  /** Facts that are valid now, by topic, where a topic has more than one statement. */
  conflicts(subject?: string): Conflict[] {
    const topics = new Map<string, ModelHead[]>()
    for (const head of [...this.heads.values()].sort((a, b) => (a.id < b.id ? -1 : 1))) {
      if (head.type !== 'Fact' || !this.#validNow(head)) continue
      const topic = topicText(dataNow(head))
      topics.set(topic, [...(topics.get(topic) ?? []), head])
    }
    return [...topics]
      .filter(([topic]) => subject === undefined || topic.split('\0')[0] === subject)
      .filter(([, heads]) => new Set(heads.map((head) => claimText(dataNow(head)))).size > 1)
      .sort(([a], [b]) => (topicHash(a) < topicHash(b) ? -1 : 1))
      .map(([, heads]) => {
        const facts = heads.map((head) => ({ ...factNow(head), head }))
        const { subject: about, predicate } = facts[0] as (typeof facts)[number]
        return {
          subject: about,
          predicate,
          statements: new Set(heads.map((head) => claimText(dataNow(head)))).size,
          facts: facts.map(({ head, statement }) => {
            const version = head.versions.at(-1) as ModelVersion
            return {
              uri: `matrix://cortex/Fact/${head.id}#${version.version}` as Uri,
              statement,
              confidence: version.confidence,
              validFrom: version.validFrom,
            }
          }),
          more: 0,
        }
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

  get erased(): number {
    return [...this.heads.values()].filter((head) => head.erasedBy !== undefined).length
  }

  counters(): { memories: number; tombstoned: number; edges: number } {
    const hidden = [...this.heads.values()].filter((head) => head.tombstoned).length
    const tombstoned = hidden - this.erased
    return { memories: this.heads.size - hidden, tombstoned, edges: this.edges.size }
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
        supersededBy: head.supersededBy,
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
      if (head.erasedBy !== undefined) {
        keys.push(key('m/', id), key('erased/', u64(head.erasedBy), id))
        continue
      }
      keys.push(key('m/', id), key('salience/', id))
      for (const { version } of head.versions) {
        keys.push(key('mv/', id, Buffer.from('/v/'), u64(version)))
      }
      if (head.tombstoned !== undefined) {
        keys.push(key('tomb/', type, created, id))
        continue
      }
      keys.push(key('idx/type/', type, created, id))
      const settled =
        head.supersededBy !== undefined && (head.validUntil as number) <= head.lastUpdatedAt
      const claim = claimText(dataNow(head))
      if (claim !== undefined && !settled) {
        keys.push(key('idx/claim/', type, claimHash(claim), id))
      }
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
    for (const { intentId, stepId } of this.checkpoints.values()) {
      const hashes = [intentId, stepId].map((name) => sha256(name).subarray(0, 16))
      keys.push(key('chk/', ...hashes))
    }
    for (const copy of this.copies) {
      const [where, id, ...names] = copy.split(' ') as [string, MemoryId, ...string[]]
      const rest =
        where === 'chk'
          ? names.map((name) => sha256(name).subarray(0, 16))
          : [Buffer.from(names[0] as string, 'hex')]
      keys.push(key(`idx/copy/${where}/`, idBytes(id), ...rest))
    }
    for (const scopeId of this.revoked.keys()) keys.push(key('scope/revoked/', sha256(scopeId)))
    if (this.learned.updates > 0) keys.push(key('meta/weights'))
    for (const commitId of this.commits.keys()) {
      keys.push(key('commit/', Buffer.from(commitId, 'hex')))
    }
    return new Set(keys)
  }

  // -------------------------------------------------------------------------------------------

  #mutate(verb: string, input: Meta, run: () => object | undefined): Outcome {
    const request = `${verb} ${canonical(input)}`
    const first = input.commitId === undefined ? undefined : this.commits.get(input.commitId)
    if (first !== undefined) {
      if (first.erased) return { error: 'ERASED', path: 'commitId' }
      if (first.request !== request) return { error: 'COMMIT_ID_REUSED', path: 'commitId' }
      return { value: first.value }
    }
    try {
      const before = this.journal.length
      const value = run()
      // Only a call that wrote something uses its commit id up.
      if (input.commitId !== undefined && this.journal.length > before && value !== undefined) {
        const { id, version, seq } = value as ModelReceipt
        const type = this.heads.get(id)?.type
        const receipt = type === undefined ? {} : { receipt: { id, type, version } }
        const about = this.#aboutOf(this.journal[before] as ModelEntry)
        for (const each of about) this.copies.add(`commit ${each} ${input.commitId}`)
        this.commits.set(input.commitId, { request, seq, value, about, ...receipt })
      }
      return { value }
    } catch (error) {
      if (error instanceof Refusal) return { error: error.code, path: error.path }
      throw error
    }
  }

  /** Whose erasure takes back what is remembered of a call that began with this entry. */
  #aboutOf({ kind, subjects, seq }: ModelEntry): readonly MemoryId[] {
    if (kind === 'attest' || kind === 'erase') return []
    if (kind === 'compact') return this.lines.get(seq) ?? []
    return kind.endsWith('_edge') ? subjects : subjects.slice(0, 1)
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
      if (parent?.erasedBy !== undefined) {
        throw new Refusal('ERASED', `provenance.derivedFrom[${index}]`)
      }
      if (parent === undefined || parent.type !== type || wanted > parent.versions.length) {
        throw new Refusal('NOT_FOUND', `provenance.derivedFrom[${index}]`)
      }
    }
    const provenance = this.#inherited(input.provenance ?? { source: 'user_input' })
    const { origin = 'user' } = provenance
    const declares = input.data.type === 'Constraint' && input.data.source === 'user_declared'
    if (declares && origin !== 'user' && origin !== 'import') {
      throw new Refusal('INVALID_INPUT', 'data.source')
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
      provenance,
      forms: input.forms ?? renderForms(data),
      formsOverride: input.forms !== undefined,
    }
  }

  /** With the origin of the least trusted parent, if that is lower. */
  #inherited(given: Provenance): Provenance {
    const parents = (given.derivedFrom ?? []).map((uri) => {
      const { id, version } = partsOf(uri)
      const parent = this.heads.get(id) as ModelHead
      return this.#originOf(parent.versions[version - 1] as ModelVersion)
    })
    const least = [given.origin ?? 'user', ...parents].reduce((a, b) =>
      TRUST.indexOf(b) > TRUST.indexOf(a) ? b : a,
    )
    return least === 'user' || least === given.origin ? given : { ...given, origin: least }
  }

  #originOf({ createdBy, provenance }: ModelVersion): Origin {
    const { origin, source } = provenance
    if (origin !== undefined) return origin
    if (source === 'imported') return 'import'
    return source === 'user_input' && createdBy === this.actor ? 'user' : 'agent'
  }

  #isUsersOwn(head: ModelHead): boolean {
    return this.#originOf(head.versions.at(-1) as ModelVersion) === 'user'
  }

  #isUsersRule(head: ModelHead): boolean {
    return (head.type === 'Identity' || head.type === 'Constraint') && this.#isUsersOwn(head)
  }

  #assertMayChange(head: ModelHead, { provenance }: Pick<UpdateInput, 'provenance'>): void {
    const origin = provenance?.origin ?? 'user'
    if (origin !== 'user' && this.#isUsersRule(head)) throw new Refusal('OWNER_ONLY')
  }

  #named({ id, type }: { id: MemoryId; type: string }): ModelHead {
    const head = this.heads.get(id)
    if (head?.erasedBy !== undefined) throw new Refusal('ERASED')
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
/** From the most to the least trusted. */
const TRUST: readonly Origin[] = ['user', 'system', 'agent', 'tool', 'import', 'web']

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
    byte(255 - head.citations),
    byte(255 - head.accessCount),
    u64(2 ** 48 - 1 - head.lastUsed).subarray(2),
    idBytes(head.id),
  ])
}

function badInput(path: string): Outcome {
  return { error: 'INVALID_INPUT', path }
}

function pick(weights: Weights): Weights {
  const { recency, access, citations, importance, similarity } = weights
  return { recency, access, citations, importance, similarity }
}

function dataNow(head: ModelHead): MemoryData {
  return (head.versions.at(-1) as ModelVersion).data
}

function factNow(head: ModelHead): Extract<MemoryData, { type: 'Fact' }> {
  return dataNow(head) as Extract<MemoryData, { type: 'Fact' }>
}

/** Enough for the texts of these histories; `claim.test.ts` has the others. */
function simple(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replace(/[.!? ]+$/, '')
}

function statementOf(data: MemoryData): string | undefined {
  switch (data.type) {
    case 'Fact':
    case 'Pattern':
      return simple(data.statement)
    case 'Belief':
      return `${simple(data.statement)}\0${data.stance}`
    case 'Goal':
      return `${simple(data.statement)}\0${data.status}`
    case 'Constraint':
      return `${simple(data.statement)}\0${data.polarity}`
    default:
      return undefined
  }
}

/** Subject and predicate, the empty text where there is none. */
function topicText(data: MemoryData): string {
  const subject = data.type === 'Fact' || data.type === 'Belief' ? (data.subject ?? '') : ''
  return `${simple(subject)}\0${data.type === 'Fact' ? simple(data.predicate) : ''}`
}

function claimText(data: MemoryData): string | undefined {
  const statement = statementOf(data)
  return statement === undefined ? undefined : `${topicText(data)}\0${statement}`
}

/** Eight bytes each of subject, predicate and all the rest. */
function claimHash(claim: string): Buffer {
  const [subject = '', predicate = '', ...statement] = claim.split('\0')
  const texts = [subject, predicate, statement.join('\0')]
  return Buffer.concat(texts.map((text) => sha256(text).subarray(0, 8)))
}

function topicHash(topic: string): string {
  return Buffer.concat(topic.split('\0').map((text) => sha256(text).subarray(0, 8))).toString('hex')
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

/** An update that says what the current version and its head say already, and has no commit id. */
function saysTheSame(head: ModelHead, input: UpdateInput): boolean {
  const { data, confidence = 1, provenance = { source: 'user_input' } } = input
  const current = head.versions.at(-1) as ModelVersion
  const given = data.type === 'Event' ? { at: current.createdAt, ...data } : data
  return (
    input.commitId === undefined &&
    input.forms === undefined &&
    input.validFrom === undefined &&
    !current.formsOverride &&
    confidence === current.confidence &&
    input.expiresAt === current.expiresAt &&
    input.validUntil === (head.supersededBy === undefined ? head.validUntil : undefined) &&
    canonical(provenance) === canonical(current.provenance) &&
    canonical(given) === canonical(current.data)
  )
}
