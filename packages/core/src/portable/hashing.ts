/**
 * Every hash that a verifier makes: SHA-256 over a domain tag and the bytes after it.
 *
 * @module
 */
import { ascii, countBytes, joinBytes } from './bytes.ts'
import type { Sha256 } from './sha256.ts'

export const HASH_BYTES = 32

const TAGS = {
  version: 'matrix.cortex.memory.v1',
  record: 'matrix.cortex.record.v1',
  payload: 'matrix.cortex.payload.v1',
  journalLeaf: 'matrix.cortex.journal.v1',
  mmrNode: 'matrix.cortex.snapshot.mmr.node.v1',
  mmrBag: 'matrix.cortex.snapshot.mmr.bag.v1',
  mmrRoot: 'matrix.cortex.snapshot.mmr.root.v1',
  smtLeaf: 'matrix.cortex.snapshot.smt.leaf.v1',
  smtNode: 'matrix.cortex.snapshot.smt.node.v1',
  smtEmpty: 'matrix.cortex.snapshot.smt.empty.v1',
  memories: 'matrix.cortex.snapshot.smt.key.memories.v1',
  edges: 'matrix.cortex.snapshot.smt.key.edges.v1',
  smtValue: 'matrix.cortex.snapshot.smt.value.v1',
  overall: 'matrix.cortex.snapshot.overall.v1',
} as const

export type Namespace = 'memories' | 'edges'

export interface StateRoots {
  readonly memories: Uint8Array
  readonly edges: Uint8Array
}

export class Hashing {
  /** Without a tag. */
  readonly plain: Sha256
  /** The hash of a subtree without leaves. */
  readonly empty: Uint8Array
  readonly #tags: ReadonlyMap<keyof typeof TAGS, Uint8Array>

  constructor(sha256: Sha256) {
    this.plain = sha256
    this.#tags = new Map(
      Object.entries(TAGS).map(([name, tag]) => [name as keyof typeof TAGS, ascii(tag)]),
    )
    this.empty = this.of('smtEmpty')
  }

  of(tag: keyof typeof TAGS, ...parts: readonly Uint8Array[]): Uint8Array {
    return this.plain(joinBytes([this.#tags.get(tag) as Uint8Array, ...parts]))
  }

  headValue(publicBytes: Uint8Array, privateHash: Uint8Array): Uint8Array {
    return this.of('smtValue', publicBytes, privateHash)
  }

  journalRoot(count: number, bag: Uint8Array): Uint8Array {
    return this.of('mmrRoot', countBytes(count), bag)
  }

  overallRoot(journalRoot: Uint8Array, roots: StateRoots): Uint8Array {
    const named = (name: Namespace): Uint8Array =>
      joinBytes([Uint8Array.of(name.length), ascii(name), roots[name]])
    return this.of(
      'overall',
      Uint8Array.of(1),
      journalRoot,
      Uint8Array.of(0, 2),
      named('edges'),
      named('memories'),
    )
  }
}
