/**
 * Proofs about one key of the compact sparse Merkle tree: that it has a value, or that it is not
 * there. A key is absent if its path ends in an empty subtree, or at the leaf of another key.
 *
 * @module
 */
import { equalBytes } from '../codec/bytes.ts'
import { isHash } from './node-hash.ts'
import { hashSmtLeaf, hashSmtNode, SMT_EMPTY } from './smt-page.ts'
import { bitAt, KEY_BITS, sharedBits } from './smt-path.ts'

/** The way from a key to the root of a tree. */
interface PathProof {
  /** The hash of the key. */
  readonly keyHash: Uint8Array
  /** Hashes beside the path from the root down; an empty subtree is `SMT_EMPTY`. */
  readonly siblings: readonly Uint8Array[]
}

/** Shows that a tree holds a value under a key. */
export interface MemberProof extends PathProof {
  /** Always `member`. */
  readonly kind: 'member'
  /** The hash of the value. */
  readonly valueHash: Uint8Array
}

/** Shows that a tree holds nothing where the key would be. */
export interface AbsentEmptyProof extends PathProof {
  /** Always `absent-empty`. */
  readonly kind: 'absent-empty'
}

/** Shows that a tree holds another key where the key would be. */
export interface AbsentOtherProof extends PathProof {
  /** Always `absent-other`. */
  readonly kind: 'absent-other'
  /** The hash of the other key. */
  readonly otherKeyHash: Uint8Array
  /** The hash of its value. */
  readonly otherValueHash: Uint8Array
}

/** Shows what a tree holds under a key, or that it holds nothing. */
export type KeyProof = MemberProof | AbsentEmptyProof | AbsentOtherProof

/**
 * Whether the proof holds under this root. It is a statement about `proof.keyHash`: compare that
 * with the key you asked for, because a proof of absence is true for all keys of its subtree.
 */
export function verifyKey(proof: KeyProof, root: Uint8Array): boolean {
  if (!isHash(root) || !isHash(proof.keyHash) || !isCanonicalPath(proof.siblings)) return false
  const end = endOfPath(proof)
  if (end === undefined) return false
  return equalBytes(foldPath(proof.keyHash, end, proof.siblings), root)
}

/** A lone leaf rises until it has a neighbour, so the last sibling of a path is never empty. */
function isCanonicalPath(siblings: unknown): siblings is readonly Uint8Array[] {
  if (!Array.isArray(siblings) || siblings.length > KEY_BITS || !siblings.every(isHash)) {
    return false
  }
  const last = siblings.at(-1)
  return last === undefined || !equalBytes(last, SMT_EMPTY)
}

/** The hash that the path ends with, or `undefined` if the proof contradicts itself. */
function endOfPath(proof: KeyProof): Uint8Array | undefined {
  const depth = proof.siblings.length
  switch (proof.kind) {
    case 'member':
      if (!isHash(proof.valueHash)) return undefined
      return hashSmtLeaf(proof.keyHash, proof.valueHash)
    case 'absent-empty':
      return depth < KEY_BITS ? SMT_EMPTY : undefined
    case 'absent-other': {
      const { keyHash, otherKeyHash, otherValueHash } = proof
      if (!isHash(otherKeyHash) || !isHash(otherValueHash)) return undefined
      const shared = sharedBits(keyHash, otherKeyHash)
      if (shared < depth || shared === KEY_BITS) return undefined
      return hashSmtLeaf(otherKeyHash, otherValueHash)
    }
    default:
      return undefined
  }
}

function foldPath(
  keyHash: Uint8Array,
  end: Uint8Array,
  siblings: readonly Uint8Array[],
): Uint8Array {
  let hash = end
  for (let depth = siblings.length - 1; depth >= 0; depth--) {
    const sibling = siblings[depth] as Uint8Array
    hash = bitAt(keyHash, depth) === 0 ? hashSmtNode(hash, sibling) : hashSmtNode(sibling, hash)
  }
  return hash
}
