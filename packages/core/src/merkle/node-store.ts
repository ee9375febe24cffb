/**
 * What the trees need from a store. Keys are suffixes: the owner puts `accum/mmr/` or
 * `idx/smt/<namespace>/` in front of them.
 *
 * @module
 */
import { toHex } from '../codec/bytes.ts'
import { CortexError } from '../errors.ts'

/** Synchronous, and sees its own puts. Key and value belong to the store once they are put. */
export interface NodeStore {
  get(key: Uint8Array): Uint8Array | undefined
  put(key: Uint8Array, value: Uint8Array): void
}

export type TreeName = 'mmr' | 'smt'

/** Stored tree bytes break a rule. The key is the suffix that the tree used. */
export function corruptNode(tree: TreeName, key: Uint8Array, what: string): CortexError {
  const hex = toHex(key)
  return new CortexError('CORRUPT', `Cannot read ${tree} page ${hex}: ${what}`, {
    details: { tree, key: hex },
  })
}
