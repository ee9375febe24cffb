import type { Impacts } from './impacts.ts'

/** A stretch of the list of a term: its entries in one block. */
export interface Stretch {
  readonly segment: number
  readonly block: number
  /** Of the first entry, if the list does not begin with the block. */
  readonly start: number
  /** Earlier documents have moved to the output of a merge. */
  readonly from: number
  /** No document of the stretch comes before it. */
  readonly first: number
  readonly impacts: Impacts
}
