/**
 * A disk that is about to lose power. It is fed the operations of a program in their order; at any
 * moment it can be asked what might be found on it afterwards:
 *
 *   content   per file: as of its last completed sync; each 512-byte sector then has one of the
 *             contents it had since, and the size is one of the sizes since
 *   names     as of the last completed sync of their directory; each change since happened or not
 *             (`strict`), or a beginning of all changes happened and any sync counts for all
 *             changes before it (`ordered`, as file systems with one journal do it)
 *
 * @module
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Dice } from './dice.ts'
import type { Operation } from './operation-log.ts'

const SECTOR_BYTES = 512

type Change =
  | { readonly size: number; readonly at?: undefined }
  | { readonly at: number; readonly data: Buffer }

class FileContent {
  /** As of the last completed sync. */
  #stable: Buffer = Buffer.alloc(0)
  #since: Change[] = []
  readonly #begun = new Map<number, number>()

  apply(change: Change): void {
    this.#since.push(change)
  }

  /** One write that is on the disk when it returns; what was written before it may not be. */
  applyDurably(change: Change): void {
    this.#stable = changed(this.#stable, change)
    this.#since.push(change)
  }

  beginSync(sync: number): void {
    this.#begun.set(sync, this.#since.length)
  }

  endSync(sync: number): void {
    const count = this.#begun.get(sync) ?? 0
    for (const change of this.#since.slice(0, count)) this.#stable = changed(this.#stable, change)
    this.#since = this.#since.slice(count)
    for (const [other, begun] of this.#begun) this.#begun.set(other, Math.max(0, begun - count))
    this.#begun.delete(sync)
  }

  /** Probability `eager`: how much of what was not synced has reached the disk by itself. */
  afterCut(dice: Dice, eager: number): Buffer {
    if (this.#since.length === 0) return this.#stable
    let size = this.#stable.length
    let largest = size
    const sizes = [size]
    for (const change of this.#since) {
      size = sizeAfter(size, change)
      largest = Math.max(largest, size)
      sizes.push(size)
    }
    const found = Buffer.alloc(largest)
    found.set(this.#stable)
    for (const [sector, changes] of this.#bySector(largest)) {
      // A sector goes through its contents in order; the disk has caught one of them.
      const caught = dice.chance(eager) ? dice.between(1, changes.length) : 0
      const start = sector * SECTOR_BYTES
      for (const change of changes.slice(0, caught)) applyWithin(found, start, change)
    }
    const final = dice.chance(eager) ? dice.pick(sizes) : this.#stable.length
    return found.subarray(0, final)
  }

  #bySector(largest: number): Map<number, Change[]> {
    const sectors = new Map<number, Change[]>()
    for (const change of this.#since) {
      const from = change.at ?? change.size
      const to = change.at === undefined ? largest : change.at + change.data.length
      for (let sector = Math.floor(from / SECTOR_BYTES); sector * SECTOR_BYTES < to; sector++) {
        const list = sectors.get(sector)
        if (list === undefined) sectors.set(sector, [change])
        else list.push(change)
      }
    }
    return sectors
  }
}

function sizeAfter(size: number, change: Change): number {
  return change.at === undefined ? change.size : Math.max(size, change.at + change.data.length)
}

function changed(bytes: Buffer, change: Change): Buffer {
  const size = sizeAfter(bytes.length, change)
  const next = size === bytes.length ? bytes : Buffer.alloc(size)
  if (next !== bytes) next.set(bytes.subarray(0, size))
  if (change.at !== undefined) next.set(change.data, change.at)
  return next
}

/** The part of a change that falls into one sector. */
function applyWithin(bytes: Buffer, start: number, change: Change): void {
  const end = Math.min(start + SECTOR_BYTES, bytes.length)
  if (change.at === undefined) {
    bytes.fill(0, Math.max(start, change.size), end)
    return
  }
  const from = Math.max(start, change.at)
  const to = Math.min(end, change.at + change.data.length)
  if (from < to) bytes.set(change.data.subarray(from - change.at, to - change.at), from)
}

type Node = FileContent | Directory
class Directory {
  readonly entries = new Map<string, Node>()
}

/** A change of names; `node` is what got the name, or lost it. */
interface Naming {
  readonly kind: 'add' | 'remove' | 'move'
  readonly parent: Directory
  readonly name: string
  readonly node: Node
  readonly toParent?: Directory
  readonly toName?: string
}

export class Disk {
  /** As the program sees it. */
  readonly #now = new Directory()
  #namings: Naming[] = []
  readonly #namesBegun = new Map<number, readonly Naming[]>()
  /** Namings that a sync of their directory has made durable, in order. */
  readonly #stableStrict: Naming[] = []
  #stableOrdered = 0

  /** Files that were written through a mapping, which nobody could watch. */
  readonly mapped = new Set<string>()

  play(operation: Operation): void {
    switch (operation.kind) {
      case 'create':
        this.#add(operation.path, new FileContent())
        break
      case 'mkdir':
        this.#add(operation.path, new Directory())
        break
      case 'unlink':
      case 'rmdir':
        this.#remove(operation.path)
        break
      case 'rename':
        this.#move(operation.path, operation.to)
        break
      case 'truncate':
        this.#file(operation.path).apply({ size: operation.size })
        break
      case 'write':
        if (operation.durable) this.#file(operation.path).applyDurably(operation)
        else this.#file(operation.path).apply(operation)
        break
      case 'sync-begin':
        this.#beginSync(operation.path, operation.sync)
        break
      case 'sync-end':
        this.#endSync(operation.path, operation.sync)
        break
      case 'map':
        this.mapped.add(operation.path)
    }
  }

  /** Writes what might be found after a power cut at this moment; says how the disk behaved. */
  cut(into: string, dice: Dice, leave: (path: string) => boolean): string {
    const eager = dice.pick([0, 0.1, 0.5, 0.9, 1])
    const strict = dice.chance(0.5)
    const root = this.#namesAfterCut(dice, eager, strict)
    mkdirSync(into, { recursive: true })
    const write = (directory: Directory, path: string): void => {
      for (const [name, node] of directory.entries) {
        const inner = path === '' ? name : `${path}/${name}`
        if (leave(inner)) continue
        const place = join(into, inner)
        if (node instanceof FileContent) writeFileSync(place, node.afterCut(dice, eager))
        else {
          mkdirSync(place)
          write(node, inner)
        }
      }
    }
    write(root, '')
    return `${strict ? 'strict' : 'ordered'} names, eager ${eager}`
  }

  #namesAfterCut(dice: Dice, eager: number, strict: boolean): Directory {
    const stable = new Set(
      strict ? this.#stableStrict : this.#namings.slice(0, this.#stableOrdered),
    )
    const rest = this.#namings.filter((naming) => !stable.has(naming))
    const reached = dice.chance(eager) ? dice.between(0, rest.length) : 0
    const happened = new Set(
      strict ? rest.filter(() => dice.chance(eager)) : rest.slice(0, reached),
    )
    // Directories are copied: the living ones go on.
    const copies = new Map<Directory, Directory>([[this.#now, new Directory()]])
    const copyOf = (directory: Directory): Directory => {
      const copy = copies.get(directory) ?? new Directory()
      copies.set(directory, copy)
      return copy
    }
    for (const naming of this.#namings) {
      if (!stable.has(naming) && !happened.has(naming)) continue
      const { kind, parent, name, node, toParent, toName } = naming
      const found = node instanceof Directory ? copyOf(node) : node
      const entries = copyOf(parent).entries
      if (kind !== 'add' && entries.get(name) === found) entries.delete(name)
      if (kind === 'add') entries.set(name, found)
      if (kind === 'move' && toParent !== undefined && toName !== undefined) {
        copyOf(toParent).entries.set(toName, found)
      }
    }
    return copyOf(this.#now)
  }

  #add(path: string, node: Node): void {
    const { parent, name } = this.#place(path)
    parent.entries.set(name, node)
    this.#namings.push({ kind: 'add', parent, name, node })
  }

  #remove(path: string): void {
    const { parent, name } = this.#place(path)
    const node = this.#node(path)
    parent.entries.delete(name)
    this.#namings.push({ kind: 'remove', parent, name, node })
  }

  #move(from: string, to: string): void {
    const [source, target] = [this.#place(from), this.#place(to)]
    const node = this.#node(from)
    source.parent.entries.delete(source.name)
    target.parent.entries.set(target.name, node)
    this.#namings.push({
      kind: 'move',
      parent: source.parent,
      name: source.name,
      node,
      toParent: target.parent,
      toName: target.name,
    })
  }

  #beginSync(path: string, sync: number): void {
    const node = this.#node(path)
    if (node instanceof FileContent) node.beginSync(sync)
    this.#namesBegun.set(sync, [...this.#namings])
  }

  #endSync(path: string, sync: number): void {
    const node = this.#node(path)
    const before = this.#namesBegun.get(sync) ?? []
    this.#namesBegun.delete(sync)
    this.#stableOrdered = Math.max(this.#stableOrdered, before.length)
    if (node instanceof FileContent) {
      node.endSync(sync)
      return
    }
    for (const naming of before) {
      const here = naming.parent === node || naming.toParent === node
      if (here && !this.#stableStrict.includes(naming)) this.#stableStrict.push(naming)
    }
  }

  #place(path: string): { readonly parent: Directory; readonly name: string } {
    const parent = dirname(path) === '.' ? this.#now : this.#node(dirname(path))
    if (!(parent instanceof Directory)) throw new Error(`${dirname(path)} is not a directory`)
    return { parent, name: path.slice(path.lastIndexOf('/') + 1) }
  }

  #node(path: string): Node {
    let node: Node = this.#now
    for (const part of path === '.' ? [] : path.split('/')) {
      const next: Node | undefined = node instanceof Directory ? node.entries.get(part) : undefined
      if (next === undefined) throw new Error(`The log has no ${path}`)
      node = next
    }
    return node
  }

  #file(path: string): FileContent {
    const node = this.#node(path)
    if (node instanceof FileContent) return node
    throw new Error(`${path} is not a file`)
  }
}
