/**
 * Staged writes over a reader: later steps see what earlier ones staged, a savepoint takes back
 * one operation without touching the others, and the disk gets every key once, in key order.
 *
 * @module
 */
import type { Change, OrderedReader } from './ordered-store.ts'

interface Staged {
  readonly key: Uint8Array
  readonly value: Uint8Array | undefined
}

export type Savepoint = number

export class Batch {
  readonly #base: Pick<OrderedReader, 'get'>
  readonly #staged = new Map<string, Staged>()
  readonly #read = new Map<string, Staged>()
  readonly #undo: { readonly name: string; readonly before: Staged | undefined }[] = []

  constructor(base: Pick<OrderedReader, 'get'>) {
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
    this.#read.set(name, { key, value })
    return value
  }

  put(key: Uint8Array, value: Uint8Array): void {
    this.#stage({ key, value })
  }

  delete(key: Uint8Array): void {
    this.#stage({ key, value: undefined })
  }

  get size(): number {
    return this.#staged.size
  }

  savepoint(): Savepoint {
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

  #stage(next: Staged): void {
    const name = nameOf(next.key)
    this.#undo.push({ name, before: this.#staged.get(name) })
    this.#staged.set(name, next)
  }
}

/** latin1 text compares like the bytes it stands for. */
function nameOf(key: Uint8Array): string {
  return (key as Buffer).toString('latin1')
}
