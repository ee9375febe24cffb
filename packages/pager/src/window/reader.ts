/**
 * What a window is read from: one store, or a project's and the user's own, as if they were one.
 *
 * @module
 */
import {
  type Cortex,
  type EdgeRecord,
  findInBoth,
  type MemoryId,
  type MemoryType,
  type Query,
  type SharedQuery,
} from '@cortex-memory/core'

export interface Reader extends Pick<Cortex, 'find' | 'edgesOut' | 'edgesIn'> {
  /** Whose memory something is that this reader found; only where there are two. */
  actorOf?(id: MemoryId): string | undefined
}

export function readerOf(cortex: Cortex, user: Cortex | undefined): Reader {
  if (user === undefined) return cortex
  const actors = new Map<MemoryId, string>()
  return {
    find: async <const T extends MemoryType = MemoryType>(query: Query<T>) => {
      // The windows order by relevance, salience or age alone.
      const found = await findInBoth(cortex, user, query as Query<T> & SharedQuery<T>)
      for (const [index, { head }] of found.memories.entries()) {
        actors.set(head.id, found.actors[index] as string)
      }
      return found
    },
    edgesOut: (id, options) => joined(cortex.edgesOut(id, options), user.edgesOut(id, options)),
    edgesIn: (id, options) => joined(cortex.edgesIn(id, options), user.edgesIn(id, options)),
    actorOf: (id) => actors.get(id),
  }
}

async function* joined(
  first: AsyncIterable<EdgeRecord>,
  second: AsyncIterable<EdgeRecord>,
): AsyncIterable<EdgeRecord> {
  yield* first
  yield* second
}
