/**
 * Which parts of the journal an erasure takes, and what must remain of each. Fed with every block
 * that names one of the memories, in order, it follows their heads and edges as the reducer does, to
 * know what the trees held after each entry.
 *
 * @module
 */
import { equalBytes, toHex } from '../codec/bytes.ts'
import { CborError } from '../codec/cbor.ts'
import { CortexError } from '../errors.ts'
import type { Block } from '../journal/block.ts'
import { type Bodies, decodeBody, decodeRest } from '../journal/bodies.ts'
import { type Entry, type Part, stubbed } from '../journal/entry.ts'
import { STUB_BYTES, type Stub } from '../journal/stub.ts'
import { EDGE_TYPES, type EdgeType } from '../memory/enums.ts'
import { bareEdge } from '../projections/erasing.ts'
import { nameHash } from '../records/checkpoint.ts'
import { edgeCodec, edgeTreeValue, type StoredEdge } from '../records/edge.ts'
import { type HeadRecord, sealHead } from '../records/head.ts'
import { edgeAfter, headAfter, isRequested } from './followed.ts'

export class ErasedParts {
  readonly #ids: ReadonlySet<string>
  readonly #heads = new Map<string, HeadRecord>()
  readonly #edges = new Map<string, StoredEdge>()
  /** Those whose `erase` has come: what is written about them afterwards is not part of them. */
  readonly #gone = new Set<string>()

  constructor(ids: readonly Uint8Array[]) {
    this.#ids = new Set(ids.map(toHex))
  }

  /** What the tree holds for a memory after everything so far. */
  valueOf(id: Uint8Array): Uint8Array | undefined {
    const head = this.#heads.get(toHex(id))
    return head === undefined ? undefined : sealHead(head).treeValue
  }

  /** The block without what is erased; undefined if it holds nothing of that. */
  without(block: Block): Block | undefined {
    let changed = false
    const entries = block.entries.map((entry) => {
      const parts = this.#partsOf(entry)
      if (parts === undefined) return entry
      changed = true
      return { ...entry, parts }
    })
    return changed ? { ...block, entries } : undefined
  }

  #partsOf(entry: Entry): readonly Part[] | undefined {
    const { kind, subjects = [] } = entry.header
    if (kind === 'erase') this.#erase(subjects[0] as Uint8Array)
    const isEdge = kind === 'add_edge' || kind === 'remove_edge'
    let changed = false
    const parts = entry.parts.map((part, index) => {
      const about = isEdge ? (index === 0 ? subjects : []) : subjects.slice(index, index + 1)
      if (!about.some((id) => this.#isTaken(toHex(id)))) return part
      const remains = attempt(entry, () => this.#remains(entry, part, index))
      if (remains === undefined || part.stub !== undefined) return part
      if (part.body.length < STUB_BYTES) throw tooShort(entry)
      changed = true
      return attempt(entry, () => stubbed(part, remains))
    })
    return changed ? parts : undefined
  }

  #isTaken(name: string): boolean {
    return this.#ids.has(name) && !this.#gone.has(name)
  }

  /** From here on its edges are bare. */
  #erase(id: Uint8Array): void {
    this.#gone.add(toHex(id))
    for (const [name, edge] of this.#edges) {
      if (equalBytes(edge.src, id) || equalBytes(edge.dst, id)) {
        this.#edges.set(name, bareEdge(edge))
      }
    }
  }

  /** What must stay of a part; undefined if it says nothing of the memory. */
  #remains(entry: Entry, part: Part, index: number): Omit<Stub, 'hash'> | undefined {
    const { kind } = entry.header
    switch (kind) {
      case 'write':
      case 'update':
      case 'update_head':
      case 'tombstone':
      case 'restore':
        return part.stub === undefined ? this.#headRemains(entry, part, index) : undefined
      case 'add_edge':
      case 'remove_edge':
        return this.#edgeRemains(entry, part)
      case 'compact':
        return part.stub === undefined ? compactRemains(part, index) : undefined
      default:
        return undefined
    }
  }

  #headRemains(entry: Entry, part: Part, index: number): Omit<Stub, 'hash'> {
    const name = toHex(entry.header.subjects?.[index] as Uint8Array)
    const { head, requested } = headAfter(this.#heads.get(name), entry, part, index)
    this.#heads.set(name, head)
    return { value: sealHead(head).treeValue, requested }
  }

  #edgeRemains(entry: Entry, part: Part): Omit<Stub, 'hash'> | undefined {
    const { at, by, kind, subjects } = entry.header
    const [src, dst] = subjects as readonly [Uint8Array, Uint8Array]
    const nameOf = (type: EdgeType): string =>
      `${toHex(src)} ${EDGE_TYPES.code(type)} ${toHex(dst)}`
    const { stub } = part
    if (stub?.edgeType !== undefined) {
      // The other end was erased before: since then the edge has been bare.
      const type = stub.edgeType
      const before = this.#edges.get(nameOf(type))
      const edge = { type, src, dst, createdAt: at, createdBy: by }
      const removed = before && { ...bareEdge(before), tombstoned: { reason: '', at, by } }
      this.#edges.set(nameOf(type), kind === 'add_edge' ? edge : (removed ?? edge))
      return undefined
    }
    const { edge, requested } = edgeAfter(entry, part, (type) => this.#edges.get(nameOf(type)))
    this.#edges.set(nameOf(edge.type), edge)
    const value = edgeTreeValue(edgeCodec.toBytes(edge))
    return { value, requested, edgeType: edge.type }
  }
}

/** A memory that was kept left no words behind. */
function compactRemains({ body }: Part, index: number): Omit<Stub, 'hash'> | undefined {
  const decoded: Bodies['compact'] =
    index === 0 ? decodeBody('compact', body) : decodeRest('compact', body)
  if (decoded.shortForm === undefined) return undefined
  const value = Buffer.concat([nameHash(decoded.intentId), nameHash(decoded.stepId)])
  return { value, requested: isRequested(decoded) }
}

/** Of a store that was begun before bodies had pads. */
function tooShort({ header: { seq, kind } }: Entry): CortexError {
  return new CortexError(
    'INVALID_INPUT',
    `Cannot erase: entry ${seq} (${kind}) was written before entries left room for what must remain of them. Tombstone the memory, or start a new store with what you want to keep`,
    { path: 'uri', details: { seq, kind } },
  )
}

function attempt<T>(entry: Entry, body: () => T): T {
  try {
    return body()
  } catch (error) {
    if (!(error instanceof CborError)) throw error
    const { seq, kind } = entry.header
    throw new CortexError('CORRUPT', `Cannot erase from entry ${seq} (${kind}): ${error.message}`, {
      details: { seq, kind },
      cause: error,
    })
  }
}
