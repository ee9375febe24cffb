/** A proposal: what was noticed, why, and what could be done about it. */
import type { Atom } from '../atom.ts'

export type ProposalCode =
  | 'M1' // evidence broken
  | 'M2' // correction not propagated
  | 'M3' // candidate contradiction
  | 'M4' // age of facts
  | 'COLD' // no use, old
  | 'VALIDITY' // front matter
  | 'C1' // tag cluster
  | 'C2' // link cluster
  | 'C3' // chain of replacements
  | 'C4' // recurring defect
  | 'C5' // near-duplicates
  | 'C6' // promotion

export interface Proposal {
  readonly code: ProposalCode
  /** Stable for the same matter; `apply` and `dismiss` take it. */
  readonly fingerprint: string
  readonly entries: readonly string[]
  readonly reason: string
  /** Absent when only a person can decide what to write. */
  readonly edit?: { readonly entry: string; readonly status: string }
  readonly confidence?: 'high' | 'medium' | 'low'
}

/** Before it has a fingerprint. */
export type Draft = Omit<Proposal, 'fingerprint'>

export const idOf = (atom: Atom): string => atom.id?.text ?? atom.file
