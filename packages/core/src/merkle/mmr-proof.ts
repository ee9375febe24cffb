/**
 * Proofs about the journal: that a leaf is in it, and that a later journal only added to an
 * earlier one. Verifying needs no store and refuses every malformed proof by `false`.
 *
 * @module
 */
import { equalBytes } from '../codec/bytes.ts'
import { CortexError } from '../errors.ts'
import { mmrRoot } from './mmr.ts'
import { joinMmrNodes, MmrReader } from './mmr-pages.ts'
import {
  isCount,
  mountainHolding,
  mountainsOf,
  type Subtree,
  subtreesBetween,
} from './mmr-shape.ts'
import { isHash, isHashList } from './node-hash.ts'
import type { NodeStore } from './node-store.ts'

/** Proof that leaf `index` is in a journal of `count` leaves. */
export interface InclusionProof {
  /** Always `inclusion`. */
  readonly kind: 'inclusion'
  /** The number of the entry. */
  readonly index: number
  /** Entries of the journal. */
  readonly count: number
  /** Siblings from the leaf up to the peak of its mountain. */
  readonly path: readonly Uint8Array[]
  /** The peaks of the other mountains, tallest first. */
  readonly peaks: readonly Uint8Array[]
}

/** Proof that a journal of `toCount` entries begins with an earlier one of `fromCount` entries. */
export interface ConsistencyProof {
  /** Always `consistency`. */
  readonly kind: 'consistency'
  /** Entries of the shorter journal. */
  readonly fromCount: number
  /** Entries of the longer journal. */
  readonly toCount: number
  /** The peaks of the shorter journal. */
  readonly fromPeaks: readonly Uint8Array[]
  /** The tallest subtrees that fill the leaves from `fromCount` to `toCount`, left to right. */
  readonly added: readonly Uint8Array[]
}

/** `count` may be smaller than the current count: the proof is then against that earlier root. */
export function proveInclusion(nodes: NodeStore, count: number, index: number): InclusionProof {
  if (!isCount(count) || !isCount(index) || index >= count) {
    throw new CortexError('INVALID_INPUT', `Cannot prove leaf ${index} of ${count}: no such leaf`, {
      path: 'index',
    })
  }
  const reader = new MmrReader(nodes)
  const mountains = mountainsOf(count)
  const own = mountains[mountainHolding(mountains, index)] as Subtree
  const path: Uint8Array[] = []
  for (let height = 0, at = index; height < own.height; height++, at = Math.floor(at / 2)) {
    path.push(reader.node(height, at % 2 === 0 ? at + 1 : at - 1))
  }
  const peaks = mountains.filter((mountain) => mountain !== own)
  return { kind: 'inclusion', index, count, path, peaks: readAll(reader, peaks) }
}

/** Whether an inclusion proof leads from an entry to a journal root. */
export function verifyInclusion(
  proof: InclusionProof,
  leafHash: Uint8Array,
  root: Uint8Array,
): boolean {
  const { index, count, path, peaks } = proof
  if (!isHash(leafHash) || !isHash(root)) return false
  if (!isCount(count) || !isCount(index) || index >= count) return false
  const mountains = mountainsOf(count)
  const own = mountainHolding(mountains, index)
  const { height } = mountains[own] as Subtree
  if (!isHashList(path, height) || !isHashList(peaks, mountains.length - 1)) return false

  let hash = leafHash
  let at = index
  for (const sibling of path) {
    hash = at % 2 === 0 ? joinMmrNodes(hash, sibling) : joinMmrNodes(sibling, hash)
    at = Math.floor(at / 2)
  }
  return equalBytes(mmrRoot({ count, peaks: peaks.toSpliced(own, 0, hash) }), root)
}

export function proveConsistency(
  nodes: NodeStore,
  fromCount: number,
  toCount: number,
): ConsistencyProof {
  if (!isCount(fromCount) || !isCount(toCount) || fromCount > toCount) {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot prove that ${toCount} leaves extend ${fromCount}: they do not`,
      { path: 'fromCount' },
    )
  }
  const reader = new MmrReader(nodes)
  return {
    kind: 'consistency',
    fromCount,
    toCount,
    fromPeaks: readAll(reader, mountainsOf(fromCount)),
    added: readAll(reader, subtreesBetween(fromCount, toCount)),
  }
}

/** Whether a consistency proof leads from one journal root to another. */
export function verifyConsistency(
  proof: ConsistencyProof,
  fromRoot: Uint8Array,
  toRoot: Uint8Array,
): boolean {
  const { fromCount, toCount, fromPeaks, added } = proof
  if (!isHash(fromRoot) || !isHash(toRoot)) return false
  if (!isCount(fromCount) || !isCount(toCount) || fromCount > toCount) return false
  const before = mountainsOf(fromCount)
  const growth = subtreesBetween(fromCount, toCount)
  if (!isHashList(fromPeaks, before.length) || !isHashList(added, growth.length)) return false
  if (!equalBytes(mmrRoot({ count: fromCount, peaks: fromPeaks }), fromRoot)) return false

  const peaks = [...fromPeaks]
  const heights = before.map(({ height }) => height)
  growth.forEach((subtree, position) => {
    let hash = added[position] as Uint8Array
    let { height } = subtree
    while (heights.at(-1) === height) {
      heights.pop()
      hash = joinMmrNodes(peaks.pop() as Uint8Array, hash)
      height++
    }
    heights.push(height)
    peaks.push(hash)
  })
  return equalBytes(mmrRoot({ count: toCount, peaks }), toRoot)
}

/** The peaks of the first `count` leaves. */
export function readPeaks(nodes: NodeStore, count: number): Uint8Array[] {
  return readAll(new MmrReader(nodes), mountainsOf(count))
}

function readAll(reader: MmrReader, subtrees: readonly Subtree[]): Uint8Array[] {
  return subtrees.map(({ height, index }) => reader.node(height, index))
}
