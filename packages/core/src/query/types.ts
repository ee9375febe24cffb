/**
 * What the files of this room hand to one another. It imports none of them, so none of them has to
 * import another for a type alone.
 *
 * @module
 */
import type { CortexError } from '../errors.ts'
import type { WordCache } from '../lexical/page-cache.ts'
import type { SalienceInputs } from '../projections/salience.ts'
import type { ViewState } from '../projections/state.ts'
import type { LinkCache } from '../reads/link-cache.ts'
import type { MemoryCache } from '../reads/memory-cache.ts'
import type { Memory } from '../reads/memory-view.ts'
import type { HeadRecord } from '../records/head.ts'
import type { Weights } from '../salience/score.ts'

/** Whether the asker may know of a memory. */
export type Allows = (head: HeadRecord) => boolean

/** What a query reads besides the view. */
export interface QueryState {
  readonly state: ViewState
  readonly weights: Weights
  readonly now: number
  readonly cache: MemoryCache
  /** Absent: the asker may know of all memories. */
  readonly allows?: Allows | undefined
  /** Pages of the word index, kept between questions to one generation of the view. */
  readonly words: WordCache
  /** The same of the words that were replaced. */
  readonly pastWords: WordCache
  /** Places in sequences, kept between questions until something is written. */
  readonly links: LinkCache
  /** The vectors around what is asked for, where an embedder runs. */
  readonly meaning?: VectorsAround | undefined
}

/** A memory near a point, and how far it is. */
export interface NearId {
  readonly id: Uint8Array
  readonly distance: number
}

/** The vectors of the store around one point. */
export interface VectorsAround {
  search(
    count: number,
    types: readonly number[] | undefined,
    accept?: (id: Uint8Array) => boolean,
  ): readonly NearId[]
  /** Just these, nearest first; one without a vector is left out. */
  among(ids: readonly Uint8Array[]): readonly NearId[]
  /** Vectors that could not be read, and were passed by. */
  damaged(): readonly CortexError[]
}

/** A memory that passed, with what the order and the explanation need. */
export interface Found {
  readonly memory: Memory
  readonly inputs: SalienceInputs
  /** Under which the words that are compared were first indexed, if not under that of `inputs`. */
  readonly number?: number | undefined
  readonly salience: number
  readonly relevance?: number
  /** Of which parts the relevance is made, where it is more than words. */
  readonly parts?: RelevanceParts
  /** What each lane beside the first gave to the relevance, by its name. */
  readonly given?: Readonly<Record<string, number>>
  readonly distance?: number
  readonly hop?: number
  /** Which of the reached memories it is, in the order of the walk. */
  readonly visit?: number
}

/**
 * What each lane gave to a relevance: (words + neighbours + whole) × coverage × factor, and what lanes
 * beside them gave.
 */
export interface RelevanceParts {
  readonly words: number
  readonly neighbours: number
  readonly whole: number
  /** How much of the question its words explain, from 0 to 1: below 1 only beside meaning. */
  readonly coverage: number
  readonly factor: number
}

/** A record that could not be read, and why. */
export interface SkippedRecord {
  /** The key of the record. */
  readonly key: string
  /** Why it could not be read, as a code. */
  readonly code: string
  /** Why it could not be read, in a sentence. */
  readonly message: string
}
