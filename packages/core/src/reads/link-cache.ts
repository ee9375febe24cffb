/**
 * Links of memories as they are after so many entries, kept between questions: any write may change them.
 *
 * @module
 */
import { Generations } from '../generations.ts'

/** The place of a memory in a sequence. */
export interface Links {
  readonly previous: Uint8Array | undefined
  readonly next: Uint8Array | undefined
  readonly whole: Uint8Array | undefined
}

/** Links, and how many edges were read for them. */
export interface LinksRead extends Links {
  readonly edges: number
}

/** A long conversation and what lies around it. */
const MEMORIES_KEPT = 10_000

export class LinkCache {
  #nextSeq = -1
  #kept = new Generations<string, LinksRead>(MEMORIES_KEPT)

  /** What is known of a store with so many entries. */
  at(nextSeq: number): Generations<string, LinksRead> {
    if (nextSeq !== this.#nextSeq) this.#kept = new Generations(MEMORIES_KEPT)
    this.#nextSeq = nextSeq
    return this.#kept
  }
}
