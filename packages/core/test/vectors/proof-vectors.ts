/**
 * The contents of `vectors/proofs.json`: proofs, manifests, exported journals and scopes as files, and
 * files that must be refused, each with the code of the refusal.
 *
 * @module
 */
import { aFact, aGoal, anEvent } from '../../src/testing/builders.ts'
import { edgeProofVectors } from './edge-proof-vectors.ts'
import type { ProofVectors } from './forged-files.ts'
import { journalFileVectors } from './journal-file-vectors.ts'
import { manifestFileVectors } from './manifest-file-vectors.ts'
import { memoryProofVectors } from './memory-proof-vectors.ts'
import { PlainJournal, plainId } from './plain-journal.ts'
import { scopeFileVectors } from './scope-file-vectors.ts'

/** Memories 0 to 9, of which 3 was updated, 4 tombstoned, 5 restored, 6 retagged; three edges. */
export function sampleJournal(): PlainJournal {
  const journal = new PlainJournal()
  for (let index = 0; index < 10; index++) {
    const data =
      index % 3 === 0
        ? aFact(`fact ${index}`)
        : index % 3 === 1
          ? aGoal()
          : anEvent('paid', { at: 1_700_000_000_000 })
    const rest =
      index % 2 === 0 ? { tags: ['even', `n${index}`], validUntil: 1_800_000_000_000 } : {}
    journal.write(plainId(index), data, rest)
  }
  const at = (index: number) => ({ subjects: [plainId(index)] })
  journal.update(plainId(3), aFact('fact 3, better'), 2)
  journal.commit({ kind: 'tombstone', ...at(4), body: { reason: 'wrong' } })
  journal.commit(
    { kind: 'tombstone', ...at(5), body: { reason: 'wrong too' } },
    { kind: 'restore', ...at(5), body: { reason: 'it was right' } },
  )
  journal.commit({
    kind: 'update_head',
    ...at(6),
    body: { visibility: 'scoped', importance: 3, tags: [] },
  })
  const edge = (src: number, dst: number) => ({ subjects: [plainId(src), plainId(dst)] })
  journal.commit({ kind: 'add_edge', ...edge(0, 1), body: { type: 'related_to' } })
  journal.commit({
    kind: 'add_edge',
    ...edge(1, 2),
    body: { type: 'follows', weight: 0.5, data: { why: ['so'] } },
  })
  journal.commit({
    kind: 'remove_edge',
    ...edge(1, 2),
    body: { type: 'follows', reason: 'no more' },
  })
  journal.commit({ kind: 'add_edge', ...edge(1, 2), body: { type: 'follows' } })
  journal.commit({ kind: 'add_edge', ...edge(3, 0), body: { type: 'derived_from', weight: 1 } })
  journal.commit({
    kind: 'remove_edge',
    ...edge(3, 0),
    body: { type: 'derived_from', reason: 'a guess' },
  })
  return journal
}

export function proofVectors(): ProofVectors {
  const journal = sampleJournal()
  const view = journal.view()
  const memories = memoryProofVectors(view)
  const edges = edgeProofVectors(view)
  const manifests = manifestFileVectors(journal)
  const journals = journalFileVectors(journal)
  const all = [memories, edges, manifests, journals, scopeFileVectors(journal)]
  return {
    valid: all.flatMap(({ valid }) => valid),
    invalid: all.flatMap(({ invalid }) => invalid),
  }
}
