/**
 * Staged writes over a reader: later steps see what earlier ones staged, a savepoint takes back
 * one operation without touching the others, and the disk gets every key once, in key order.
 *
 * @module
 */
import { asBuffer, EMPTY_BYTES } from '../codec/bytes.ts'
import { type Key, prefixEnd } from '../keys/keyspace.ts'
import { NamesBelow } from './names-below.ts'
import type { Change, OrderedReader } from './ordered-store.ts'
import type { Savepoint, Staging } from './staging.ts'

export interface Staged {
  readonly key: Uint8Array
  /** Undefined where it is deleted. */
  readonly value: Uint8Array | undefined
  /** The moment that it belongs to, once it counts (`Overlay.take`). */
  at: number
}

export class Batch implements Staging {
  readonly #base: OrderedReader
  readonly #staged = new Map<string, Staged>()
  readonly #read = new Map<string, Staged>()
  readonly #below = new NamesBelow()
  /** Who never asks for a savepoint pays for none. */
  #isUndoable = false
  readonly #undo: { readonly name: string; readonly before: Staged | undefined }[] = []

  constructor(base: OrderedReader) {
    this.#base = base
  }

  get(key: Uint8Array): Uint8Array | undefined {
    const name = nameOf(key)
    const staged = this.#staged.get(name)
    if (staged !== undefined) return staged.value
    // What an operation checks, the reducer often reads again.
    const known = this.#read.get(name)
    if (known !== undefined) return known.value
    const value = this.#base.get(key)
    this.#read.set(name, { key, value, at: 0 })
    return value
  }

  /** Keys that start with `prefix`, as they will be, in key order. */
  keysBelow(prefix: Key): Uint8Array[] {
    const found = new Map<string, Uint8Array>()
    for (const { key } of this.#base.scan({ from: prefix, to: prefixEnd(prefix) })) {
      found.set(nameOf(asBuffer(key)), key)
    }
    for (const name of this.#below.find(nameOf(prefix), this.#staged.keys())) {
      const staged = this.#staged.get(name)
      if (staged === undefined) continue
      if (staged.value === undefined) found.delete(name)
      else found.set(name, staged.key)
    }
    return [...found.keys()].sort().map((name) => found.get(name) as Uint8Array)
  }

  put(key: Uint8Array, value: Uint8Array): void {
    this.#stage({ key, value, at: 0 })
  }

  mark(key: Uint8Array): void {
    this.#stage({ key, value: EMPTY_BYTES, at: 0 })
  }

  unmark(key: Uint8Array): void {
    this.delete(key)
  }

  delete(key: Uint8Array): void {
    this.#stage({ key, value: undefined, at: 0 })
  }

  get size(): number {
    return this.#staged.size
  }

  savepoint(): Savepoint {
    this.#isUndoable = true
    return this.#undo.length
  }

  rollback(to: Savepoint): void {
    while (this.#undo.length > to) {
      const step = this.#undo.pop()
      if (step === undefined) break
      if (step.before === undefined) this.#staged.delete(step.name)
      else this.#staged.set(step.name, step.before)
    }
  }

  /** Key order lets the engine below walk its pages once. */
  changes(): Change[] {
    const names = [...this.#staged.keys()].sort()
    return names.map((name) => {
      const { key, value } = this.#staged.get(name) as Staged
      return [key, value] as const
    })
  }

  /** The same in no order, by name. */
  get staged(): ReadonlyMap<string, Staged> {
    return this.#staged
  }

  #stage(next: Staged): void {
    const name = nameOf(next.key)
    if (this.#isUndoable) this.#undo.push({ name, before: this.#staged.get(name) })
    this.#staged.set(name, next)
    this.#below.add(name)
  }
}

/** latin1 text compares like the bytes it stands for. */
function nameOf(key: Uint8Array): string {
  return (key as Buffer).toString('latin1')
}
