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
  scopeId: 'matrix.cortex.scope.id.v1',
} as const

export type Namespace = 'memories' | 'edges'

export interface StateRoots {
  readonly memories: Uint8Array
  readonly edges: Uint8Array
}

const TAG_BYTES: ReadonlyMap<string, Uint8Array> = new Map(
  Object.entries(TAGS).map(([name, tag]) => [name, ascii(tag)]),
)

export class Hashing {
  /** Without a tag. */
  readonly plain: Sha256
  /** The hash of a subtree without leaves. */
  readonly empty: Uint8Array
  /** What is hashed is put together here, again and again. */
  #input: Uint8Array = new Uint8Array(512)

  constructor(sha256: Sha256) {
    this.plain = sha256
    this.empty = this.of('smtEmpty')
  }

  of(tag: keyof typeof TAGS, ...parts: readonly Uint8Array[]): Uint8Array {
    const prefix = TAG_BYTES.get(tag) as Uint8Array
    const length = parts.reduce((sum, part) => sum + part.length, prefix.length)
    if (length > this.#input.length) this.#input = new Uint8Array(length * 2)
    this.#input.set(prefix, 0)
    let at = prefix.length
    for (const part of parts) {
      this.#input.set(part, at)
      at += part.length
    }
    return this.plain(this.#input.subarray(0, length))
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
