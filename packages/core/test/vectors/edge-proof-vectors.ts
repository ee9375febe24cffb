/** Proofs about edges in `vectors/proofs.json`. */
import type { ViewReader } from '../../src/engine/view-reader.ts'
import { encodeProofFile } from '../../src/merkle/proof-file.ts'
import { proveEdges } from '../../src/reads/prove-many.ts'
import {
  bytesOf,
  changedByte,
  forged,
  HASH,
  inItem,
  inRecord,
  type ProofVectors,
  proven,
  refuse,
} from './forged-files.ts'
import { plainId, plainMemoryId } from './plain-journal.ts'

export function edgeProofVectors(view: ViewReader): ProofVectors {
  const ids = { a: plainMemoryId(0), b: plainMemoryId(1), c: plainMemoryId(2), d: plainMemoryId(3) }
  const live = { src: ids.a, type: 'related_to', dst: ids.b } as const
  const again = { src: ids.b, type: 'follows', dst: ids.c } as const
  const removed = { src: ids.d, type: 'derived_from', dst: ids.a } as const
  const never = { src: ids.a, type: 'contradicts', dst: ids.b } as const
  const file = encodeProofFile(proveEdges(view, [live], 'version'))
  return {
    valid: [
      proven(
        'edges: live, added again, removed and never added',
        proveEdges(view, [live, again, removed, never], 'version'),
      ),
      proven('edges, hash only', proveEdges(view, [live, never], 'hash')),
    ],
    invalid: [
      refuse(
        'another weight of an edge',
        'PROOF_INVALID',
        forged(
          file,
          inItem(
            0,
            inRecord(7, (edge) => edge.set(6, 2)),
          ),
        ),
      ),
      refuse(
        'an edge to somewhere else',
        'PROOF_INVALID',
        forged(
          file,
          inItem(
            0,
            inRecord(7, (edge) => edge.set(3, plainId(9))),
          ),
        ),
      ),
      refuse(
        'an edge of an unknown type',
        'MALFORMED',
        forged(
          file,
          inItem(0, (item) => {
            item.set(
              1,
              changedByte(bytesOf(item, 1), 16, () => 17),
            )
            item.delete(7)
          }),
        ),
      ),
      refuse(
        'a head among edges',
        'MALFORMED',
        forged(
          file,
          inItem(0, (item) => {
            item.set(3, bytesOf(item, 7)).set(4, Buffer.alloc(HASH))
            item.delete(7)
          }),
        ),
      ),
    ],
  }
}
