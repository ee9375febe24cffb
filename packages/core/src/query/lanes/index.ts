/**
 * The lanes. A new one is a file with a function of the type `Lane`, and a row here; what is beside
 * words needs no more: the plan asks `runs`, and `fuse.ts` adds `weight` × share. CONTRIBUTING has a
 * page about it.
 *
 * @module
 */
import type { RANKING } from '../ranking.ts'
import type { Search } from '../search.ts'
import { conversation } from './conversation.ts'
import { graph } from './graph.ts'
import type { Lane } from './lane.ts'
import { creation, listed, salience, use } from './listed.ts'
import { time } from './time.ts'
import { distances, vectors } from './vectors.ts'
import { words } from './words.ts'

export type LaneName =
  | 'words'
  | 'vectors'
  | 'conversation'
  | 'time'
  | 'graph'
  | 'salience'
  | 'use'
  | 'creation'
  | 'listed'
  | 'distances'

export const LANES: Readonly<Record<LaneName, Lane>> = {
  words,
  vectors,
  conversation,
  time,
  graph,
  salience,
  use,
  creation,
  listed,
  distances,
}

/** A lane that adds to what words find. */
export interface BesideLane {
  readonly name: string
  readonly lane: Lane
  /** The constant of `RANKING` that its shares are multiplied by. */
  readonly weight: keyof typeof RANKING
  /** Whether it can say anything about this question. */
  readonly runs: (search: Search) => boolean
}

export const BESIDE: readonly BesideLane[] = [
  {
    name: 'vectors',
    lane: vectors,
    weight: 'meaning',
    runs: ({ meaning }) => meaning !== undefined,
  },
]
