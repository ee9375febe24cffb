/**
 * Single proofs. Each comes with the roots it belongs to, read in the same moment, so that a
 * verifier can go from the leaf to the overall root. Many at once: `prove-many.ts`.
 *
 * @module
 */

import { assert } from '../assert.ts'
import { toHex } from '../codec/bytes.ts'
import { sha256 } from '../codec/hash.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { CortexError } from '../errors.ts'
import { edgeFromKey, headKey, pageKey } from '../keys/keyspace.ts'
import { EDGE_TYPES, type EdgeType } from '../memory/enums.ts'
import {
  type ConsistencyProof,
  proveConsistency as consistencyOf,
  type InclusionProof,
  proveInclusion,
} from '../merkle/mmr-proof.ts'
import type { NodeStore } from '../merkle/node-store.ts'
import { Smt } from '../merkle/smt.ts'
import { SmtCache } from '../merkle/smt-cache.ts'
import type { KeyProof } from '../merkle/smt-proof.ts'
import { journalRootOf, readState, type ViewState } from '../projections/state.ts'
import { edgeTreeKey, edgeTreeValue, memoryTreeKey } from '../records/edge.ts'
import { headTreeValue, splitHead } from '../records/head.ts'

/** The parts of an overall root, hex. */
export interface Roots {
  /** The root of everything. */
  readonly overallRoot: string
  /** The root of the journal. */
  readonly journalRoot: string
  /** The root of the memories. */
  readonly memoriesRoot: string
  /** The root of the edges. */
  readonly edgesRoot: string
}

/** A proof about a journal entry. */
export interface EntryProof {
  /** The roots that it leads to. */
  readonly roots: Roots
  /** The way from the entry to the root. */
  readonly proof: InclusionProof
}

/** A proof about a memory or an edge. */
export interface StateProof {
  /** The roots that it leads to. */
  readonly roots: Roots
  /** Which of the two it is about. */
  readonly namespace: 'memories' | 'edges'
  /** `member`, or one of the two kinds of absence. */
  readonly proof: KeyProof
  /** Public part of the head, and the hash that stands for the rest; absent for edges and absences. */
  readonly head?: { readonly publicBytes: Uint8Array; readonly privateHash: Uint8Array }
}

export function proveEntry(view: ViewReader, seq: number): EntryProof {
  const state = readState(view)
  if (seq >= state.nextSeq) {
    throw new CortexError(
      'NOT_FOUND',
      `Cannot prove entry ${seq}: the journal has ${state.nextSeq}`,
      {
        path: 'seq',
      },
    )
  }
  return {
    roots: rootsOf(state),
    proof: proveInclusion(nodesOf(view, 'accum/mmr/'), state.nextSeq, seq),
  }
}

export function proveConsistency(
  view: ViewReader,
  fromCount: number,
  toCount: number,
): ConsistencyProof {
  const { nextSeq } = readState(view)
  if (fromCount > toCount || toCount > nextSeq) {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot prove consistency: expected fromCount ≤ toCount ≤ ${nextSeq}, got ${fromCount} and ${toCount}`,
      { path: 'toCount' },
    )
  }
  return consistencyOf(nodesOf(view, 'accum/mmr/'), fromCount, toCount)
}

export function proveMemory(view: ViewReader, id: Uint8Array): StateProof {
  const proof = smtOf(view, 'idx/smt/memories/').proveKey(memoryTreeKey(id))
  const roots = rootsOf(readState(view))
  const bytes = view.get(headKey(id))
  if (bytes === undefined) return { roots, namespace: 'memories', proof }
  const { publicBytes, privateBytes } = splitHead(bytes)
  const head = { publicBytes, privateHash: sha256(privateBytes) }
  assertProves(proof, headTreeValue(head.publicBytes, head.privateHash))
  return { roots, namespace: 'memories', proof, head }
}

export function proveEdge(
  view: ViewReader,
  src: Uint8Array,
  type: EdgeType,
  dst: Uint8Array,
): StateProof {
  const proof = smtOf(view, 'idx/smt/edges/').proveKey(edgeTreeKey(src, type, dst))
  const bytes = view.get(edgeFromKey(src, EDGE_TYPES.code(type), dst))
  if (bytes !== undefined) assertProves(proof, edgeTreeValue(bytes))
  return { roots: rootsOf(readState(view)), namespace: 'edges', proof }
}

/** The tree and the record come from one moment and must agree. */
function assertProves(proof: KeyProof, value: Uint8Array): void {
  assert(
    proof.kind === 'member' && Buffer.compare(proof.valueHash, value) === 0,
    'the tree holds the record',
  )
}

function rootsOf(state: ViewState): Roots {
  return {
    overallRoot: toHex(state.root),
    journalRoot: toHex(journalRootOf(state)),
    memoriesRoot: toHex(state.memoriesRoot),
    edgesRoot: toHex(state.edgesRoot),
  }
}

export function smtOf(view: ViewReader, prefix: 'idx/smt/memories/' | 'idx/smt/edges/'): Smt {
  return new Smt(nodesOf(view, prefix), new SmtCache(128))
}

/** A proof only reads. */
export function nodesOf(view: ViewReader, prefix: Parameters<typeof pageKey>[0]): NodeStore {
  return {
    get: (suffix) => view.get(pageKey(prefix, suffix)),
    put: () => assert(false, 'a proof writes nothing'),
  }
}
