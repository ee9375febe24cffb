/** A proposal: what was noticed, why, and what could be done about it. */
import type { Atom } from '../atoms/atom.ts'

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

/** Something that could be tidied up. */
export interface Proposal {
  /** What kind of proposal it is. */
  readonly code: ProposalCode
  /** Stable for the same matter; `apply` and `dismiss` take it. */
  readonly fingerprint: string
  /** What it is about. */
  readonly entries: readonly string[]
  /** Why. */
  readonly reason: string
  /** Absent when only a person can decide what to write. */
  readonly edit?: { readonly entry: string; readonly status: string }
  /** How sure. */
  readonly confidence?: 'high' | 'medium' | 'low'
}

/** Before it has a fingerprint. */
export type Draft = Omit<Proposal, 'fingerprint'>

export const idOf = (atom: Atom): string => atom.id?.text ?? atom.file
