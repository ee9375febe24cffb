/**
 * Heads and edges folded from journal entries, written again from the specification: it shares no
 * line with the engine's reducer, so the two can disagree. Records are put together from the bytes
 * of the entries.
 *
 * @module
 */
import { hexOf, joinBytes } from './bytes.ts'
import { writeBytes, writeCount, writeRecord } from './cbor.ts'
import type { Entry, Part } from './entry.ts'
import type { Hashing, StateRoots } from './hashing.ts'
import { malformed, Refusal } from './refusal.ts'
import { BODIES, type Fields, readFields, SUPERSEDED } from './shapes.ts'
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
} as const

/** A record in the making: the bytes of each field under its key. */
type Parts = readonly (readonly [number, Uint8Array | undefined])[]

interface Head {
  readonly open: ReadonlyMap<number, Uint8Array | undefined>
  readonly secret: ReadonlyMap<number, Uint8Array | undefined>
  readonly type: number
  readonly version: number
}

export class Fold {
  actor = ''
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
    if (entry.kind === KIND.erase) {
      throw new Refusal('NEWER', `entry ${entry.seq} erases, which this verifier cannot fold`)
    }
    const shape = BODIES[entry.kind]
    // The other kinds change no head and no edge; the root of their block shows that they do not.
    if (shape === undefined) return
    const body = readFields(entry.body, shape, `entry ${entry.seq}`)
    this.#change(entry, body)
    const first = entry.subjects[0]
    if (entry.isFirst && body.has(31) && first !== undefined && !this.#heads.has(hexOf(first))) {
      throw broken(entry, 'its subject has no head')
    }
  }

  #change(entry: Entry, body: Fields): void {
    switch (entry.kind) {
      case KIND.genesis:
        this.actor = body.text(1)
        break
      case KIND.write:
        this.#write(entry, body)
        this.#closeSuperseded(entry)
        break
      case KIND.update:
        this.#update(entry, body)
        this.#closeSuperseded(entry)
        break
      case KIND.updateHead:
        this.#updateHead(entry, body)
        this.#closeSuperseded(entry)
        break
      case KIND.tombstone:
        this.#rehead(entry, this.#live(entry), [[7, tombstone(entry, body)]], [])
        break
      case KIND.restore:
        this.#restore(entry)
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
    const secret = [
      ...given(3, body.raw(12)),
      ...listChange(body, 13, 4),
      ...listChange(body, 14, 5),
    ]
    this.#rehead(entry, this.#live(entry), given(4, body.raw(11)), secret)
  }

  /** The subjects after the first are what it takes the place of. */
  #closeSuperseded(entry: Entry): void {
    for (let index = 1; index < entry.parts.length; index++) {
      const part = entry.parts[index] as Part
      const said = readFields(part.body, SUPERSEDED, `part ${index} of entry ${entry.seq}`)
      const closed: Parts = [
        [9, said.raw(1)],
        [10, writeBytes(entry.subject(0))],
      ]
      this.#rehead(entry, this.#live(entry, index), [], closed, index)
    }
  }

  #restore(entry: Entry): void {
    const head = this.#heads.get(hexOf(entry.subject(0)))
    if (head?.open.get(7) === undefined) throw broken(entry, 'the memory is not tombstoned')
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

  #live(entry: Entry, index = 0): Head {
    const head = this.#heads.get(hexOf(entry.subject(index)))
    if (head === undefined) throw broken(entry, 'there is no such memory')
    if (head.open.get(7) !== undefined) throw broken(entry, 'the memory is tombstoned')
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
