/**
 * The directory in a PostgreSQL database of its own, which holds no journals. All nodes ask it once for each actor, and
 * then now and then.
 *
 *   cortex_shard   one row for each database
 *   cortex_place   one row for each actor
 *
 * @module
 */
import { CortexError, type JournalEngine } from '@cortex-memory/core'
import type { Connection, Deadline } from '../postgres/connection.ts'
import { hostsOf } from '../postgres/hosts.ts'
import { Pool } from '../postgres/pool.ts'
import { Primary } from '../postgres/primary.ts'
import { Questions } from '../postgres/questions.ts'
import { openSchema } from '../postgres/schema.ts'
import { settingsWarnings } from '../postgres/settings.ts'
import { sqlState } from '../postgres/sql-failures.ts'
import type { Directory, Placed, Shard } from './directory.ts'
import type { Place } from './place.ts'

const CONNECT_MS = 1500
const TIMEOUT_MS = 5000
const CONNECTIONS = 2

const TABLES: readonly string[] = [
  `create table if not exists cortex_shard (
  name text collate "C" primary key,
  url text not null,
  id text not null,
  added_at timestamptz not null default now())`,
  `create table if not exists cortex_place (
  actor text collate "C" primary key,
  shard text not null,
  moves int not null default 0,
  next_shard text,
  left_shard text)`,
]
const SHARDS = 'select name, url, id from cortex_shard order by added_at, name'
const ADD_SHARD = `insert into cortex_shard (name, url, id) values ($1, $2, $3)
on conflict (name) do update set url = excluded.url where cortex_shard.id = excluded.id
returning name`
const PLACES = `select p.actor, p.shard, p.moves, p.next_shard, p.left_shard
from unnest($1::text[]) as n(a) join cortex_place p on p.actor = n.a`
const CLAIM = `insert into cortex_place (actor, shard)
select n.a, n.s from unnest($1::text[], $2::text[]) as n(a, s) order by n.a collate "C"
on conflict do nothing`
const BEGIN_MOVE = 'update cortex_place set next_shard = $2 where actor = $1 and next_shard is null'
const END_MOVE = `update cortex_place set shard = $4, moves = $5, next_shard = null, left_shard = shard
where actor = $1 and shard = $2 and moves = $3`
const FORGET_LEFT = 'update cortex_place set left_shard = null where actor = $1'

interface PlaceRow extends Record<string, unknown> {
  readonly actor: string
  readonly shard: string
  readonly moves: number
  readonly next_shard: string | null
  readonly left_shard: string | null
}

/** Two processes made the same tables at the same moment. */
const AT_THE_SAME_TIME: ReadonlySet<string> = new Set(['23505', '42P07', 'XX000'])

class PostgresDirectory implements Directory {
  readonly #primary: Primary
  readonly #questions: Questions
  #id: string | undefined

  constructor(url: string) {
    this.#primary = new Primary(hostsOf(url), CONNECT_MS, (connection, deadline) =>
      this.#welcome(connection, deadline),
    )
    this.#questions = new Questions(new Pool(this.#primary, CONNECTIONS), TIMEOUT_MS)
  }

  async shards(): Promise<readonly Shard[]> {
    return await this.#rows<Shard & Record<string, unknown>>(SHARDS, [])
  }

  async addShard({ name, url, id }: Shard): Promise<void> {
    const added = await this.#rows(ADD_SHARD, [name, url, id])
    if (added.length === 1) return
    throw new CortexError(
      'ALREADY_EXISTS',
      `Cannot add \`${name}\`: the directory has another database of that name. Choose another name`,
      { path: 'name' },
    )
  }

  async places(actors: readonly string[]): Promise<ReadonlyMap<string, Placed>> {
    const rows = await this.#rows<PlaceRow>(PLACES, [actors])
    return new Map(rows.map((row) => [row.actor, placedOf(row)]))
  }

  async claim(wanted: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Placed>> {
    await this.#rows(CLAIM, [[...wanted.keys()], [...wanted.values()]])
    return await this.places([...wanted.keys()])
  }

  async beginMove(actor: string, to: string): Promise<Placed> {
    await this.#rows(BEGIN_MOVE, [actor, to])
    const placed = (await this.places([actor])).get(actor)
    if (placed === undefined) throw new Error(`${actor} has no place`)
    return placed
  }

  async endMove(actor: string, from: Place, to: Place): Promise<void> {
    await this.#rows(END_MOVE, [actor, from.shard, from.moves, to.shard, to.moves])
  }

  async forgetLeft(actor: string): Promise<void> {
    await this.#rows(FORGET_LEFT, [actor])
  }

  async check(): Promise<JournalEngine> {
    return await this.#questions.ask(async (connection, deadline) => {
      const warnings = await settingsWarnings(connection, deadline)
      return { kind: 'postgres', id: this.#id ?? '', warnings }
    })
  }

  async close(): Promise<void> {
    this.#primary.close()
    await this.#questions.close()
  }

  async #rows<T extends Record<string, unknown>>(
    text: string,
    values: readonly unknown[],
  ): Promise<readonly T[]> {
    return await this.#questions.ask(
      async (connection, deadline) => (await connection.query<T>(text, values, deadline)).rows,
    )
  }

  /** Every new connection: the tables are there, and they are those of the last connection. */
  async #welcome(connection: Connection, deadline: Deadline): Promise<void> {
    const id = await openSchema(connection, deadline)
    this.#id ??= id
    if (id !== this.#id) throw new Error('it holds another directory')
    for (const table of TABLES) {
      try {
        await connection.query(table, [], deadline)
      } catch (error) {
        if (!AT_THE_SAME_TIME.has(sqlState(error) ?? '')) throw error
      }
    }
  }
}

function placedOf({ shard, moves, next_shard, left_shard }: PlaceRow): Placed {
  return {
    shard,
    moves,
    ...(next_shard === null ? {} : { next: next_shard }),
    ...(left_shard === null ? {} : { left: left_shard }),
  }
}

/** The directory at the address of a PostgreSQL database. Its tables are made where they are missing. */
export function postgresDirectory(url: string): Directory {
  return new PostgresDirectory(url)
}
