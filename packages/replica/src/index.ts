/**
 * Journals in other engines, for actors that live on more than one machine. Each of these can be given to
 * Cortex as the place where journals are; every node then keeps a copy that it has verified.
 *
 * | Where           | made by                    |
 * | --------------- | -------------------------- |
 * | PostgreSQL      | {@link postgresJournal}    |
 * | several PostgreSQL databases | {@link shardedJournal} |
 * | an object store | {@link objectJournal}      |
 * | memory, in tests | {@link memoryJournal}     |
 *
 * ```ts no-run
 * import { openCortex } from '@cortex-memory/core'
 * import { postgresJournal } from '@cortex-memory/replica'
 *
 * const journal = postgresJournal('postgres://cortex@one,two,three/cortex')
 * await using cortex = await openCortex({ root: './memory', actor: 'atlas', journal })
 * ```
 *
 * For an engine of your own, implement `RemoteJournal` of `@cortex-memory/core` and run the cases of
 * {@link journalConformance}.
 *
 * @module
 */

export {
  type ConformanceOptions,
  type JournalCase,
  journalConformance,
  type MakeJournal,
} from './conformance/index.ts'
export { journalAt } from './journal-at.ts'
export {
  type MemoryCall,
  type MemoryDoor,
  MemoryEngine,
  type MemoryFault,
  memoryJournal,
} from './memory/memory-journal.ts'
export { type ObjectJournalOptions, objectJournal } from './object/object-journal.ts'
export { type PostgresJournalOptions, postgresJournal } from './postgres/postgres-journal.ts'
export { postgresSchema } from './postgres/schema.ts'
export type { Shard } from './shards/directory.ts'
export { addShard, listShards, moveToShard, shardedJournal } from './shards/index.ts'
export type { PlaceMove } from './shards/move-place.ts'
