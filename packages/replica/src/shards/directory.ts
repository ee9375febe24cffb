/** Which of several databases holds the journal of which actor. */
import type { JournalEngine } from '@cortex-memory/core'
import type { Place } from './place.ts'

/** One of several databases. */
export interface Shard {
  /** A short name, such as `b`. */
  readonly name: string
  /** Its address. */
  readonly url: string
  /** Tells its collection of journals from every other one. */
  readonly id: string
}

/** What is known of the journal of an actor. */
export interface Placed extends Place {
  /** Where it is being moved to. */
  readonly next?: string
  /** Where it was before, until nothing of it is left there. */
  readonly left?: string
}

/**
 * The table of places. It only has to be right about actors that have no journal yet, and to remember moves that were
 * begun: a journal that was moved says itself where it went.
 */
export interface Directory {
  /** All databases, in the order in which they were added. */
  shards(): Promise<readonly Shard[]>
  /** Adds a database; one that has another id under the same name is ALREADY_EXISTS. */
  addShard(shard: Shard): Promise<void>
  /** The places of those actors that have one. */
  places(actors: readonly string[]): Promise<ReadonlyMap<string, Placed>>
  /** Gives a place to each actor that has none; those that count, ours or another. */
  claim(wanted: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Placed>>
  /** Notes that an actor is about to be moved. What counts: perhaps another move was begun before. */
  beginMove(actor: string, to: string): Promise<Placed>
  /** The journal goes on elsewhere. */
  endMove(actor: string, from: Place, to: Place): Promise<void>
  /** Nothing is left in the old place. */
  forgetLeft(actor: string): Promise<void>
  /** Which collection this is. */
  check(): Promise<JournalEngine>
  /** Lets go of connections. */
  close(): Promise<void>
}
