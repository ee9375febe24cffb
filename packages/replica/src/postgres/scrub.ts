/**
 * Erased bytes that PostgreSQL still has: rows that were replaced stay in their pages until a vacuum, and
 * in free space after it. Rewriting the table leaves nothing in its files, and locks it meanwhile, so
 * a large one is only vacuumed.
 *
 * @module
 */
import type { Connection, Deadline } from './connection.ts'

const SMALL_BYTES = 1024 ** 3

/** What cannot be reached from here, each a sentence. */
export async function scrubTables(
  connection: Connection,
  deadline: Deadline,
): Promise<readonly string[]> {
  const { rows } = await connection.query<{ bytes: string; log_bytes: string | null }>(
    "select pg_total_relation_size('cortex_journal') as bytes, current_setting('max_wal_size') as log_bytes",
    [],
    deadline,
  )
  const isSmall = Number(rows[0]?.bytes ?? 0) <= SMALL_BYTES
  const what = isSmall ? 'vacuum full cortex_journal' : 'vacuum cortex_journal'
  const { isWarned } = await connection.query(what, [], deadline)
  const unreached: string[] = []
  if (isWarned) {
    unreached.push(
      'This user of the database may not vacuum: let the owner of the table run `vacuum full cortex_journal`.',
    )
  } else if (!isSmall) {
    unreached.push(
      'The table is large, so it was vacuumed and not rewritten: free space in its pages holds erased bytes until it is used again, or until `vacuum full cortex_journal`, which locks the table.',
    )
  }
  return [
    ...unreached,
    'The write-ahead log of the database holds erased bytes until its segments have been used again.',
    'Standbys follow by themselves; archives of the log, backups and snapshots of disks hold erased bytes until they expire.',
  ]
}
