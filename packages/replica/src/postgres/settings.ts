/** Which losses the settings of a server allow. */
import type { Connection, Deadline } from './connection.ts'

interface Settings {
  readonly [name: string]: unknown
  readonly fsync: string
  readonly full_page_writes: string
  readonly synchronous_commit: string
  readonly standbys: string
  readonly version: string
}

const READ_SETTINGS = `select current_setting('fsync', true) as fsync,
  current_setting('full_page_writes', true) as full_page_writes,
  current_setting('synchronous_commit', true) as synchronous_commit,
  current_setting('synchronous_standby_names', true) as standbys,
  current_setting('server_version', true) as version`

/** One sentence for each way in which an acknowledged write could be lost. */
export async function settingsWarnings(
  connection: Connection,
  deadline: Deadline,
): Promise<readonly string[]> {
  const { rows } = await connection.query<Settings>(READ_SETTINGS, [], deadline)
  const [settings] = rows
  return settings === undefined ? [] : warningsOf(settings)
}

/** An engine that does not know a setting says nothing about it, and neither do we. */
export function warningsOf(settings: Readonly<Partial<Settings>>): readonly string[] {
  const { fsync, full_page_writes, synchronous_commit, standbys } = settings
  const warnings: string[] = []
  if (fsync === 'off') {
    warnings.push(
      'fsync is off: a stop of the database machine can lose or damage acknowledged writes.',
    )
  }
  if (full_page_writes === 'off') {
    warnings.push(
      'full_page_writes is off: a stop of the database machine can damage stored pages.',
    )
  }
  if (synchronous_commit === 'off') {
    warnings.push(
      'synchronous_commit is off: a stop of the database can lose the last acknowledged writes.',
    )
  }
  if (standbys === '') {
    warnings.push(
      'synchronous_standby_names is empty: acknowledged writes survive a stop of the database machine, not its loss.',
    )
  } else if (standbys !== undefined && synchronous_commit === 'local') {
    warnings.push(
      'synchronous_commit is local: the loss of the database machine can lose acknowledged writes.',
    )
  }
  return warnings
}
