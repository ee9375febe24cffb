/**
 * The tables, and how older ones become them.
 *
 *   cortex_meta     one row: which collection this is, its schema, the oldest build that reads it
 *   cortex_actor    one row for each actor: when its journal began, and the root of its first row
 *   cortex_journal  the rows; three unique keys make every journal a single chain
 *
 * No triggers, sequences, foreign keys or procedures: engines that speak PostgreSQL's protocol have less
 * of those in common than of tables.
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import { CortexError } from '@cortex-memory/core'
import type { Connection, Deadline } from './connection.ts'
import { sqlState } from './sql-failures.ts'

/** The schema that this build makes. */
export const SCHEMA_VERSION = 1

/** Statements that lead from the schema before to this one. None of them may fail if it was done already. */
const STEPS: readonly (readonly string[])[] = [
  [
    `create table if not exists cortex_meta (
  one int primary key check (one = 1),
  id text not null,
  schema_version int not null,
  min_reader int not null)`,
    `create table if not exists cortex_actor (
  actor text collate "C" primary key,
  genesis bytea not null,
  created_at timestamptz not null)`,
    `create table if not exists cortex_journal (
  actor text collate "C" not null,
  first_seq bigint not null,
  last_seq bigint not null check (last_seq >= first_seq),
  commit_id bytea not null,
  prev_root bytea not null,
  root bytea not null,
  format smallint not null,
  erased smallint not null default 0,
  block bytea not null,
  primary key (actor, first_seq),
  unique (actor, last_seq),
  unique (actor, commit_id))`,
  ],
]

const ROLES: readonly string[] = [
  'grant select on cortex_meta to cortex_app',
  'grant select, insert on cortex_actor, cortex_journal to cortex_app',
  'grant cortex_app to cortex_eraser',
  'grant update (block, erased) on cortex_journal to cortex_eraser',
]

/** A statement sees and writes rows of those actors only that its transaction names. */
const NAMED = `actor in (select jsonb_array_elements_text(nullif(current_setting('cortex.actors', true), '')::jsonb))`
const ROW_SECURITY: readonly string[] = ['cortex_actor', 'cortex_journal'].flatMap((table) => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy cortex_named on ${table} using (${NAMED}) with check (${NAMED})`,
])
const IS_SECURED = `select relrowsecurity as secured from pg_class where oid = to_regclass('cortex_journal')`

/**
 * The statements that make the tables, for those who do it by hand, with the rights of two roles:
 * `cortex_app` reads and appends, `cortex_eraser` may also put stubs in the place of erased bytes.
 * Nobody needs to delete. With `rowSecurity`, a statement that forgets whose journal it means gets nothing.
 */
export function postgresSchema(options: { readonly rowSecurity?: boolean } = {}): string {
  const security = options.rowSecurity === true ? ROW_SECURITY : []
  return [...STEPS.flat(), ...ROLES, ...security].map((statement) => `${statement};\n`).join('\n')
}

/** Whether statements have to say whose rows they mean. Engines that know nothing of it have no such catalog. */
export async function isSecured(connection: Connection, deadline: Deadline): Promise<boolean> {
  try {
    const { rows } = await connection.query<{ secured: boolean }>(IS_SECURED, [], deadline)
    return rows[0]?.secured === true
  } catch (error) {
    if (connection.isBroken) throw error
    return false
  }
}

interface Meta {
  readonly id: string
  readonly schema_version: number
  readonly min_reader: number
}

const READ_META = 'select id, schema_version, min_reader from cortex_meta where one = 1'
const FIRST_META =
  'insert into cortex_meta (one, id, schema_version, min_reader) values (1, $1, $2, $2) on conflict do nothing'
const MOVE_META = 'update cortex_meta set schema_version = $1 where one = 1 and schema_version < $1'
/** Somebody else makes the same tables at the same moment: unique names, deadlock, serialization. */
const AT_THE_SAME_TIME: ReadonlySet<string> = new Set(['23505', '42P07', '40P01', '40001', 'XX000'])
const TRIES = 8

/** The collection behind a connection, with its tables made or brought up to date where that is missing. */
export async function openSchema(connection: Connection, deadline: Deadline): Promise<string> {
  for (let tries = 1; ; tries++) {
    const meta = await readMeta(connection, deadline)
    if (meta !== undefined && meta.min_reader > SCHEMA_VERSION) throw newer(meta)
    if (meta !== undefined && meta.schema_version >= SCHEMA_VERSION) return meta.id
    try {
      await migrate(connection, meta?.schema_version ?? 0, deadline)
    } catch (error) {
      const state = sqlState(error) ?? ''
      if (state === '42501') throw notAllowed(error)
      if (tries === TRIES || !AT_THE_SAME_TIME.has(state)) throw error
    }
  }
}

async function readMeta(connection: Connection, deadline: Deadline): Promise<Meta | undefined> {
  try {
    const { rows } = await connection.query<Meta & Record<string, unknown>>(READ_META, [], deadline)
    return rows[0]
  } catch (error) {
    if (sqlState(error) === '42P01') return undefined
    throw error
  }
}

async function migrate(connection: Connection, from: number, deadline: Deadline): Promise<void> {
  for (const statement of STEPS.slice(from).flat()) await connection.query(statement, [], deadline)
  await connection.query(FIRST_META, [randomUUID(), SCHEMA_VERSION], deadline)
  await connection.query(MOVE_META, [SCHEMA_VERSION], deadline)
}

function newer({ schema_version, min_reader }: Meta): CortexError {
  return new CortexError(
    'UPGRADE_REQUIRED',
    `Cannot use these journals: their schema ${schema_version} needs a build that reads schema ${min_reader}, and this one reads ${SCHEMA_VERSION}. Nothing was written; install a newer Cortex`,
    { details: { schema: schema_version, reads: SCHEMA_VERSION } },
  )
}

function notAllowed(cause: unknown): CortexError {
  return new CortexError(
    'IO_ERROR',
    'Cannot make the tables of the journals: this database user lacks the rights. Let the owner of the database run what postgresSchema() returns',
    { cause },
  )
}
