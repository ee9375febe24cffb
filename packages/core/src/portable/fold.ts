/**
 * Heads and edges folded from journal entries, written again from the specification: it shares no
 * line with the engine's reducer, so the two can disagree. Records are put together from the bytes
 * of the entries.
 *
 * @module
 */
import { bytesOf, hexOf, joinBytes } from './bytes.ts'
import { writeBytes, writeCount, writeRecord } from './cbor.ts'
import type { Entry, Part, Stub } from './entry.ts'
import type { Hashing, StateRoots } from './hashing.ts'
import { PRIVATE } from './items.ts'
import { malformed, type Refusal } from './refusal.ts'
import { BODIES, type Fields, readFields, type Shape, SUPERSEDED, TOMBSTONE } from './shapes.ts'
import { StateTree } from './state-tree.ts'

/** Codes of the kinds of entries, see `docs/spec/proofs.md`. */
const KIND = {
  genesis: 1,
  write: 2,
  update: 3,
  updateHead: 4,
  tombstone: 5,
  restore: 6,
  erase: 7,
  addEdge: 8,
  removeEdge: 9,
  compact: 10,
  setOwner: 17,
} as const

/** Kinds whose first part can be a stub, and those whose other parts can. */
const ERASABLE: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 8, 9, KIND.compact])
const ERASABLE_REST: ReadonlySet<number> = new Set([2, 3, 4, KIND.compact])
const CLOSING_KINDS: ReadonlySet<number> = new Set([KIND.write, KIND.update, KIND.updateHead])
const EDGE_KINDS: ReadonlySet<number> = new Set([KIND.addEdge, KIND.removeEdge])

/** A body that is shorter than a stub is padded to its length. */
const STUB_BYTES = 66
const PAD_HEAD_BYTES = 3

/** A record in the making: the bytes of each field under its key. */
type Parts = readonly (readonly [number, Uint8Array | undefined])[]

interface Head {
  readonly open: ReadonlyMap<number, Uint8Array | undefined>
  readonly secret: ReadonlyMap<number, Uint8Array | undefined>
  readonly type: number
  readonly version: number
  /** Its content is not known: it was erased by a later entry. */
  readonly withheld?: true
}

export class Fold {
  actor = ''
  #owned = false
  readonly #hashing: Hashing
  readonly #heads = new Map<string, Head>()
  readonly #edges = new Map<string, Parts>()
  readonly #memoryTree: StateTree
  readonly #edgeTree: StateTree

  constructor(hashing: Hashing) {
    this.#hashing = hashing
    this.#memoryTree = new StateTree(hashing)
    this.#edgeTree = new StateTree(hashing)
  }

  get memories(): number {
    return this.#heads.size
  }

  get edges(): number {
    return this.#edges.size
  }

  roots(): StateRoots {
    return { memories: this.#memoryTree.root(), edges: this.#edgeTree.root() }
  }

  apply(entry: Entry): void {
    if ((entry.seq === 0) !== (entry.kind === KIND.genesis)) {
      throw broken(entry, 'the first entry, and no other, is the genesis')
    }
    checkStubs(entry)
    const [{ stub }] = entry.parts as [Part]
    const shape = BODIES[entry.kind]
    // The other kinds change no head and no edge; the root of their block shows that they do not.
    if (shape === undefined) return
    const body = stub === undefined ? readBody(entry.body, shape, `entry ${entry.seq}`) : undefined
    if (stub !== undefined) this.#changeUnseen(entry, stub)
    else if (body !== undefined) this.#change(entry, body)
    this.#closeSuperseded(entry)
    const first = entry.subjects[0]
    const requested = entry.isFirst && (stub?.requested ?? body?.has(31) ?? false)
    if (requested && first !== undefined && !this.#heads.has(hexOf(first))) {
      throw broken(entry, 'its subject has no head')
    }
  }

  /** Only an erasure may take content away. */
  end(): void {
    for (const { withheld } of this.#heads.values()) {
      if (withheld) throw malformed('the content of a memory is missing, and nothing erased it')
    }
  }

  #change(entry: Entry, body: Fields): void {
    switch (entry.kind) {
      case KIND.genesis:
        this.actor = body.text(1)
        this.#owned = body.has(3)
        break
      case KIND.setOwner:
        if (this.#owned) throw broken(entry, 'the store has an owner key already')
        this.#owned = true
        break
      case KIND.write:
        this.#write(entry, body)
        break
      case KIND.update:
        this.#update(entry, body)
        break
      case KIND.updateHead:
        this.#updateHead(entry, body)
        break
      case KIND.tombstone:
        this.#rehead(entry, this.#live(entry), [[7, tombstone(entry, body)]], [])
        break
      case KIND.restore:
        this.#restore(entry)
        break
      case KIND.erase:
        this.#erase(entry, body)
        break
      case KIND.addEdge:
        this.#addEdge(entry, body)
        break
      case KIND.removeEdge:
        this.#removeEdge(entry, body)
        break
      default:
        throw malformed(`entry ${entry.seq} has a kind without a rule`)
    }
  }

  #write(entry: Entry, body: Fields): void {
    const id = entry.subject(0)
    if (this.#heads.has(hexOf(id))) throw broken(entry, 'the memory exists already')
    if (body.count(1) !== 1) throw broken(entry, 'a memory begins with version 1')
    const open: Parts = [
      [1, writeBytes(id)],
      [2, writeCount(typeOf(entry))],
      [3, writeCount(1)],
      [4, body.raw(11)],
      [5, entry.at],
    ]
    const secret: Parts = [
      [2, body.raw(10)],
      [3, body.raw(12)],
      [4, body.raw(13)],
      [5, body.raw(14)],
      ...this.#content(entry, body),
    ]
    const blank = { open: new Map(), secret: new Map(), type: typeOf(entry), version: 1 }
    this.#rehead(entry, blank, open, secret)
  }

  #update(entry: Entry, body: Fields): void {
    const head = this.#live(entry)
    const version = body.count(1)
    if (version !== head.version + 1) throw broken(entry, 'its version is not the next one')
    if (typeOf(entry) !== head.type) {
      throw broken(entry, 'the type of a memory never changes')
    }
    const content = this.#content(entry, body)
    this.#rehead(entry, { ...head, version }, [[3, writeCount(version)]], content)
  }

  #updateHead(entry: Entry, body: Fields): void {
    const head = this.#live(entry)
    if (body.has(17) && !body.has(16)) throw broken(entry, 'it ends what it does not reopen')
    if (body.has(16) && head.secret.get(10) === undefined) {
      throw broken(entry, 'nothing took the place of the memory')
    }
    const reopened: Parts = [
      [9, body.raw(17)],
      [10, undefined],
    ]
    const secret = [
      ...given(3, body.raw(12)),
      ...listChange(body, 13, 4),
      ...listChange(body, 14, 5),
      ...(body.has(16) ? reopened : []),
    ]
    this.#rehead(entry, head, given(4, body.raw(11)), secret)
  }

  /** The head says so from now on; its edges keep who connected what, and when. */
  #erase(entry: Entry, body: Fields): void {
    const id = entry.subject(0)
    const head = this.#known(entry, 0)
    const open: Parts = [
      [3, writeCount(head.version)],
      [4, writeCount(PRIVATE)],
      [7, undefined],
      [8, tombstone(entry, body)],
    ]
    const { type, version } = head
    this.#rehead(entry, { open: head.open, secret: new Map(), type, version }, open, [])
    for (const [name, edge] of this.#edges) {
      if (name.startsWith(hexOf(id)) || name.endsWith(hexOf(id))) {
        this.#putEdge(bytesOf(name), bareEdge(edge))
      }
    }
  }

  /** An entry whose content was erased: the stub has what the tree held after it. */
  #changeUnseen(entry: Entry, stub: Stub): void {
    if (EDGE_KINDS.has(entry.kind)) {
      this.#edgeUnseen(entry, stub)
      return
    }
    if (entry.kind !== KIND.write) {
      this.#headUnseen(entry, 0, stub)
      return
    }
    const id = entry.subject(0)
    if (this.#heads.has(hexOf(id))) throw broken(entry, 'the memory exists already')
    const type = typeOf(entry)
    const open = new Map([
      [1, writeBytes(id)],
      [2, writeCount(type)],
      [5, entry.at],
    ])
    this.#putUnseen(id, { open, secret: new Map(), type, version: 1, withheld: true }, stub)
  }

  #headUnseen(entry: Entry, index: number, stub: Stub): void {
    const id = entry.subject(index)
    const head = this.#known(entry, index)
    const removed = head.open.get(7)
    if ((removed !== undefined) !== (entry.kind === KIND.restore)) {
      throw broken(entry, `the memory is ${removed === undefined ? 'not ' : ''}tombstoned`)
    }
    const open = new Map(head.open)
    if (entry.kind === KIND.tombstone) open.set(7, EMPTY)
    if (entry.kind === KIND.restore) open.delete(7)
    const version = head.version + (entry.kind === KIND.update && index === 0 ? 1 : 0)
    const { type } = head
    this.#putUnseen(id, { open, secret: new Map(), type, version, withheld: true }, stub)
  }

  #putUnseen(id: Uint8Array, head: Head, stub: Stub): void {
    this.#heads.set(hexOf(id), head)
    this.#memoryTree.put(this.#hashing.of('memories', id), stub.value)
  }

  #edgeUnseen(entry: Entry, stub: Stub): void {
    const [src, dst] = [entry.subject(0), entry.subject(1)]
    const name = joinBytes([src, Uint8Array.of(stub.edge), dst])
    const before = this.#edges.get(hexOf(name))
    const exists = before !== undefined && !isRemoved(before)
    const adds = entry.kind === KIND.addEdge
    if (exists === adds) {
      throw broken(entry, adds ? 'the edge exists already' : 'there is no such edge')
    }
    const edge: Parts = [
      [1, writeCount(stub.edge)],
      [2, writeBytes(src)],
      [3, writeBytes(dst)],
      [4, entry.at],
      [5, entry.by],
    ]
    const after = adds ? edge : [...bareEdge(before ?? edge), removal(entry)]
    this.#edges.set(hexOf(name), after)
    this.#edgeTree.put(this.#hashing.of('edges', name), stub.value)
  }

  /** The subjects after the first are what it takes the place of. */
  #closeSuperseded(entry: Entry): void {
    if (!CLOSING_KINDS.has(entry.kind)) return
    for (let index = 1; index < entry.parts.length; index++) {
      const part = entry.parts[index] as Part
      if (part.stub !== undefined) {
        this.#headUnseen(entry, index, part.stub)
        continue
      }
      const decoded = readBody(part.body, SUPERSEDED, `part ${index} of entry ${entry.seq}`)
      const closed: Parts = [
        [9, decoded.raw(1)],
        [10, writeBytes(entry.subject(0))],
      ]
      this.#rehead(entry, this.#live(entry, index), [], closed, index)
    }
  }

  #restore(entry: Entry): void {
    const head = this.#heads.get(hexOf(entry.subject(0)))
    if (head?.open.get(7) === undefined) throw broken(entry, 'the memory is not tombstoned')
    if (head.withheld) throw broken(entry, 'the memory was erased, this part was not')
    this.#rehead(entry, head, [[7, undefined]], [])
  }

  /** What a new version changes in the private part. */
  #content(entry: Entry, body: Fields): Parts {
    const type = typeOf(entry)
    const hash = this.#hashing.of('version', Uint8Array.of(type), body.bytes(2))
    const record = writeRecord([
      [1, writeBytes(entry.subject(0))],
      [2, body.raw(1)],
      [3, writeCount(type)],
      [4, body.raw(2)],
      [5, entry.at],
      [6, entry.by],
      [7, body.raw(9)],
      [8, body.raw(5)],
      [9, body.raw(6)],
      [10, body.raw(3)],
      [11, body.raw(4)],
      [12, writeBytes(hash)],
      [13, body.raw(7)],
    ])
    return [
      [6, body.raw(3)],
      [7, writeBytes(hash)],
      [8, writeBytes(this.#hashing.of('record', record))],
      [9, body.raw(8)],
      [11, body.raw(15)],
    ]
  }

  /** The head of a memory that was not erased yet. */
  #known(entry: Entry, index: number): Head {
    const head = this.#heads.get(hexOf(entry.subject(index)))
    if (head === undefined) throw broken(entry, 'there is no such memory')
    if (head.open.get(8) !== undefined) throw broken(entry, 'the memory was erased before')
    return head
  }

  #live(entry: Entry, index = 0): Head {
    const head = this.#known(entry, index)
    if (head.open.get(7) !== undefined) throw broken(entry, 'the memory is tombstoned')
    if (head.withheld) throw broken(entry, 'the memory was erased, this part was not')
    return head
  }

  /** Every change of a head also moves its time and takes the salt of the entry. */
  #rehead(entry: Entry, before: Head, openChange: Parts, secretChange: Parts, index = 0): void {
    const id = entry.subject(index)
    const { salt } = entry.parts[index] as Part
    const open = new Map([...before.open, ...openChange, [6, entry.at]])
    const secret = new Map([...before.secret, ...secretChange, [1, writeBytes(salt)]])
    this.#heads.set(hexOf(id), { ...before, open, secret })
    const value = this.#hashing.headValue(inOrder(open), this.#hashing.plain(inOrder(secret)))
    this.#memoryTree.put(this.#hashing.of('memories', id), value)
  }

  #addEdge(entry: Entry, body: Fields): void {
    const [src, dst] = [entry.subject(0), entry.subject(1)]
    const name = joinBytes([src, Uint8Array.of(body.count(2)), dst])
    const before = this.#edges.get(hexOf(name))
    if (before !== undefined && !isRemoved(before)) throw broken(entry, 'the edge exists already')
    this.#putEdge(name, [
      [1, body.raw(2)],
      [2, writeBytes(src)],
      [3, writeBytes(dst)],
      [4, entry.at],
      [5, entry.by],
      [6, body.raw(3)],
      [7, body.raw(4)],
    ])
  }

  #removeEdge(entry: Entry, body: Fields): void {
    const name = joinBytes([entry.subject(0), Uint8Array.of(body.count(2)), entry.subject(1)])
    const before = this.#edges.get(hexOf(name))
    if (before === undefined || isRemoved(before)) throw broken(entry, 'there is no such edge')
    this.#putEdge(name, [...before, [8, tombstone(entry, body)]])
  }

  #putEdge(name: Uint8Array, parts: Parts): void {
    this.#edges.set(hexOf(name), parts)
    const value = this.#hashing.of('smtValue', writeRecord(parts))
    this.#edgeTree.put(this.#hashing.of('edges', name), value)
  }
}

const EMPTY = new Uint8Array()

function checkStubs({ kind, parts, seq }: Entry): void {
  for (const [index, { stub }] of parts.entries()) {
    if (stub === undefined) continue
    const allowed = (index === 0 ? ERASABLE : ERASABLE_REST).has(kind)
    if (!allowed || EDGE_KINDS.has(kind) !== (stub.edge !== 0)) {
      throw malformed(`entry ${seq} has a stub where none can be`)
    }
  }
}

/** A record that may be padded, exactly as far as needed. */
function readBody(bytes: Uint8Array, shape: Shape, what: string): Fields {
  const body = readFields(bytes, shape, what)
  if (body.has(30)) {
    const pad = body.bytes(30).length
    const plain = bytes.length - pad - (pad < 24 ? PAD_HEAD_BYTES : PAD_HEAD_BYTES + 1)
    const needed = Math.max(0, STUB_BYTES - plain - PAD_HEAD_BYTES)
    if (plain >= STUB_BYTES || pad !== needed)
      throw malformed(`${what} has a pad that nobody needs`)
  }
  return body
}

/** Without weight, data and reasons. */
function bareEdge(edge: Parts): Parts {
  return edge
    .filter(([key]) => key <= 5 || key === 8)
    .map(([key, raw]) => (key === 8 && raw !== undefined ? [8, withoutReason(raw)] : [key, raw]))
}

/** A tombstone is a record of three fields, the first of which is the reason. */
function withoutReason(raw: Uint8Array): Uint8Array {
  const fields = readFields(raw, TOMBSTONE, 'a tombstone')
  return writeRecord([
    [1, EMPTY_TEXT],
    [2, fields.raw(2)],
    [3, fields.raw(3)],
  ])
}

const EMPTY_TEXT = Uint8Array.of(0x60)

function removal(entry: Entry): readonly [number, Uint8Array] {
  return [
    8,
    writeRecord([
      [1, EMPTY_TEXT],
      [2, entry.at],
      [3, entry.by],
    ]),
  ]
}

function isRemoved(edge: Parts): boolean {
  return edge.some(([key]) => key === 8)
}

function tombstone(entry: Entry, body: Fields): Uint8Array {
  return writeRecord([
    [1, body.raw(1)],
    [2, entry.at],
    [3, entry.by],
  ])
}

/** A field that is not there changes nothing. */
function given(key: number, raw: Uint8Array | undefined): Parts {
  return raw === undefined ? [] : [[key, raw]]
}

/** An empty list takes all away; a list that is not there changes nothing. */
function listChange(body: Fields, from: number, to: number): Parts {
  if (!body.has(from)) return []
  return [[to, body.list(from).length === 0 ? undefined : body.raw(from)]]
}

function inOrder(fields: ReadonlyMap<number, Uint8Array | undefined>): Uint8Array {
  return writeRecord([...fields].sort(([a], [b]) => a - b))
}

function typeOf(entry: Entry): number {
  if (entry.type === undefined) throw broken(entry, 'it names no memory type')
  return entry.type
}

function broken(entry: Entry, why: string): Refusal {
  return malformed(`entry ${entry.seq} cannot be applied: ${why}`)
}
