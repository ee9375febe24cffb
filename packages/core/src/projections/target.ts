/**
 * What the reducer writes to: staged keys, and the three trees whose pages are among them.
 *
 * @module
 */
import { type Key, pageKey } from '../keys/keyspace.ts'
import { isLate } from '../keys/late-keys.ts'
import type { NodeStore } from '../merkle/node-store.ts'
import { Smt } from '../merkle/smt.ts'
import { SmtCache } from '../merkle/smt-cache.ts'
import type { Staging } from '../store/staging.ts'
import type { Later, Moment } from './later.ts'
import { type MemoryWords, WordsInPlace } from './memory-words.ts'
import { WordsLater } from './words-later.ts'

/** Tree pages in memory, kept between commits of one process. */
export class TreeCaches {
  readonly memories: SmtCache = new SmtCache()
  readonly edges: SmtCache = new SmtCache()

  /** Another process wrote, or an operation was taken back: trust pages only after a look. */
  revalidate(): void {
    this.memories.revalidate()
    this.edges.revalidate()
  }
}

/** What the reducer asks of a sparse tree. */
export type LeafTree = Pick<Smt, 'put' | 'rootAfter'>

/** The parts that a bulk fold brings itself. */
export interface TargetParts {
  readonly memories: LeafTree
  readonly edges: LeafTree
  readonly journalNodes: NodeStore
  readonly words: MemoryWords
  /** Where steps are put that only reads need. Without it they are done at once. */
  readonly later: Later<Target>
  /** Changes of words follow one another, and `finish` writes what they came to. */
  readonly isRow: boolean
}

export class Target {
  /** Of the entry that is being applied. */
  moment: Moment = { known: 0, seq: 0 }
  readonly batch: Staging
  readonly memories: LeafTree
  readonly edges: LeafTree
  readonly journalNodes: NodeStore
  readonly words: MemoryWords
  readonly #caches: TreeCaches
  readonly #later: Later<Target> | undefined
  readonly #inPlace: WordsInPlace

  constructor(batch: Staging, caches: TreeCaches, parts: Partial<TargetParts> = {}) {
    this.batch = batch
    this.#caches = caches
    this.memories =
      parts.memories ?? new Smt(nodesBelow(batch, 'idx/smt/memories/'), caches.memories)
    this.edges = parts.edges ?? new Smt(nodesBelow(batch, 'idx/smt/edges/'), caches.edges)
    this.journalNodes = parts.journalNodes ?? nodesBelow(batch, 'accum/mmr/')
    this.#later = parts.later
    this.#inPlace = new WordsInPlace(this, parts.isRow ?? false)
    this.words = parts.words ?? this.#ownWords()
  }

  #ownWords(): MemoryWords {
    const inPlace = this.#inPlace
    return this.#later === undefined ? inPlace : new WordsLater(this, this.#later, inPlace)
  }

  /** Does what waits in `later`, of many entries in a row. */
  static settle(later: Later<Target>, batch: Staging, caches: TreeCaches): void {
    later.settle(
      () => new Target(batch, caches, { isRow: true }),
      (onto) => onto.#inPlace.close(),
    )
  }

  get(key: Key): Uint8Array | undefined {
    if (this.#later !== undefined && isLate(key)) this.settle()
    return this.batch.get(key)
  }

  /** For operations, which run on the staged state; the reducer never searches. */
  keysBelow(prefix: Key): Uint8Array[] {
    if (this.#later !== undefined && isLate(prefix)) this.settle()
    return this.batch.keysBelow(prefix)
  }

  put(key: Key, value: Uint8Array): void {
    this.batch.put(key, value)
  }

  /** Adds an index key: everything it says is in the key. */
  mark(key: Key): void {
    this.batch.mark(key)
  }

  /** Takes an index key away. */
  unmark(key: Key): void {
    this.batch.unmark(key)
  }

  delete(key: Key): void {
    this.batch.delete(key)
  }

  /** What only reads need: done now, or when somebody reads. It must not depend on the state before. */
  later(step: (onto: Target) => void): void {
    if (this.#later === undefined) step(this)
    else this.#later.add(this.moment, step)
  }

  /** Does what was put off: before a key is changed at once that a step may change too. */
  settle(): void {
    if (this.#later !== undefined) Target.settle(this.#later, this.batch, this.#caches)
  }

  /** Runs one operation; if it fails, nothing of it stays. */
  attempt<T>(operation: () => T): T {
    const before = this.batch.savepoint()
    const later = this.#later?.mark()
    try {
      return operation()
    } catch (error) {
      this.batch.rollback(before)
      if (later !== undefined) this.#later?.rollback(later)
      this.#caches.revalidate()
      throw error
    }
  }
}

/** The pages of one tree among the staged keys. */
export function nodesBelow(
  batch: Pick<Staging, 'get' | 'put'>,
  prefix: 'idx/smt/memories/' | 'idx/smt/edges/' | 'accum/mmr/',
): NodeStore {
  return {
    get: (suffix) => batch.get(pageKey(prefix, suffix)),
    put: (suffix, value) => batch.put(pageKey(prefix, suffix), value),
  }
}
