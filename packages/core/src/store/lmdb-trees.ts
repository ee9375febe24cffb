/**
 * The trees of one environment. Keys that only ever grow live in trees of their own, where they
 * come last and fill their pages to the end. All others share one tree: a commit writes every page
 * that it touches, and a tree for each prefix would touch half as many again.
 *
 * @module
 */
import type { Database } from 'lmdb'

export type Tree = Database<Buffer, Buffer>

/** The tree of all keys that have no tree of their own. */
const REST = 'rest'

/** false: the key does not come after all others. (The types of the binding leave the result out.) */
export function append(tree: Tree, key: Uint8Array, value: Uint8Array): boolean {
  return tree.putSync(key as Buffer, value as Buffer, { append: true }) as unknown as boolean
}

/** A stretch of the key space that one tree holds. */
export interface Span {
  readonly from: Uint8Array
  readonly to: Uint8Array | undefined
  readonly tree: Tree
}

export class Trees {
  readonly rest: Tree
  /** All stretches in the order of their keys. */
  readonly spans: readonly Span[]
  readonly #ascending: readonly { readonly prefix: Buffer; readonly tree: Tree }[]

  constructor(ascending: readonly string[], openTree: (name: string) => Tree) {
    this.rest = openTree(REST)
    this.#ascending = [...ascending]
      .sort()
      .map((prefix) => ({ prefix: Buffer.from(prefix, 'latin1'), tree: openTree(prefix) }))
    const spans: Span[] = []
    let from: Uint8Array = Buffer.alloc(0)
    for (const { prefix, tree } of this.#ascending) {
      const end = Buffer.from(prefix)
      end[end.length - 1] = (end.at(-1) as number) + 1
      spans.push({ from, to: prefix, tree: this.rest }, { from: prefix, to: end, tree })
      from = end
    }
    this.spans = [...spans, { from, to: undefined, tree: this.rest }]
  }

  ascendingOf(key: Uint8Array): Tree | undefined {
    for (const { prefix, tree } of this.#ascending) if (startsWith(key, prefix)) return tree
    return undefined
  }

  of(key: Uint8Array): Tree {
    return this.ascendingOf(key) ?? this.rest
  }
}

function startsWith(key: Uint8Array, prefix: Uint8Array): boolean {
  for (let index = 0; index < prefix.length; index++) {
    if (key[index] !== prefix[index]) return false
  }
  return true
}
