/**
 * What a lane is: one way to find or to rank memories. All lanes have this signature; `index.ts` lists
 * them, `recall-plan.ts` says which of them answer a query, `fuse.ts` adds what they give.
 *
 * @module
 */
import type { Links } from '../../reads/link-cache.ts'
import type { Search } from '../search.ts'
import type { Found } from '../types.ts'

/** Undefined: this lane has no answer to the query, and the next step of the plan is asked. */
export type Lane = (search: Search, ask: LaneAsk) => LaneAnswer | undefined

/** The places beside a memory. */
export type Around = (found: Found) => Pick<Links, 'previous' | 'next'>

export interface LaneAsk {
  /** Only these, to which another index led. Absent: whatever the lane finds. */
  readonly among?: readonly Found[] | undefined
  /** Beside another lane: at least so many are looked for, and they are distinguished by their shares. */
  readonly base?: number
  /** Where there is context: what stands before and after a memory. */
  readonly around?: Around | undefined
}

export interface LaneAnswer {
  /** Memories that pass, each with the relevance that this lane alone gives it. */
  readonly found: readonly Found[]
  /** Whether no other memory would pass. */
  readonly complete: boolean
  /** Entries of an index that were read. */
  readonly touched: number
  /** Beside another lane: the share from 0 to 1 of what this one found. Absent: its relevance. */
  readonly share?: (found: Found) => number
  /** So many of the nearest vectors were judged, and others could pass too. */
  readonly judged?: number
  /** Whether this is the answer, whatever else fits, as to a question about a time alone. */
  readonly exact?: boolean
  /** How much of the question its words explain, from 0 to 1; absent: all. */
  readonly coverage?: number
  /** What stands before and after what it found, where there is context. */
  readonly around?: Around
  /** What the shares of other lanes are multiplied by, where there is context. */
  readonly factor?: (found: Found) => number
}
