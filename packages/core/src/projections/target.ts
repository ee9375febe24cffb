/**
 * What the reducer writes to: staged keys, and the three trees whose pages are among them.
 *
 * @module
 */
import { EMPTY_BYTES } from '../codec/bytes.ts'
import { type Key, pageKey } from '../keys/keyspace.ts'
import type { NodeStore } from '../merkle/node-store.ts'
import { Smt } from '../merkle/smt.ts'
import { SmtCache } from '../merkle/smt-cache.ts'
import type { Batch } from '../store/batch.ts'

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

export class Target {
  readonly batch: Batch
  readonly memories: Smt
  readonly edges: Smt
  readonly journalNodes: NodeStore
  readonly #caches: TreeCaches

  constructor(batch: Batch, caches: TreeCaches) {
    this.batch = batch
    this.#caches = caches
    this.memories = new Smt(nodesBelow(batch, 'idx/smt/memories/'), caches.memories)
    this.edges = new Smt(nodesBelow(batch, 'idx/smt/edges/'), caches.edges)
    this.journalNodes = nodesBelow(batch, 'accum/mmr/')
  }

  get(key: Key): Uint8Array | undefined {
    return this.batch.get(key)
  }

  /** For operations, which run on the staged state; the reducer never searches. */
  keysBelow(prefix: Key): Uint8Array[] {
    return this.batch.keysBelow(prefix)
  }

  put(key: Key, value: Uint8Array): void {
    this.batch.put(key, value)
  }

  /** Adds an index key: everything it says is in the key. */
  mark(key: Key): void {
    this.batch.put(key, EMPTY_BYTES)
  }

  delete(key: Key): void {
    this.batch.delete(key)
  }

  /** Runs one operation; if it fails, nothing of it stays. */
  attempt<T>(operation: () => T): T {
    const before = this.batch.savepoint()
    try {
      return operation()
    } catch (error) {
      this.batch.rollback(before)
      this.#caches.revalidate()
      throw error
    }
  }
}

function nodesBelow(
  batch: Batch,
  prefix: 'idx/smt/memories/' | 'idx/smt/edges/' | 'accum/mmr/',
): NodeStore {
  return {
    get: (suffix) => batch.get(pageKey(prefix, suffix)),
    put: (suffix, value) => batch.put(pageKey(prefix, suffix), value),
  }
}
