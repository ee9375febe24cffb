/** Journals in several PostgreSQL databases: who has which is in a directory. */
import { CortexError, type RemoteJournal } from '@cortex-memory/core'
import { postgresJournal } from '../postgres/postgres-journal.ts'
import type { Directory, Shard } from './directory.ts'
import { movePlace, type PlaceMove } from './move-place.ts'
import { postgresDirectory } from './postgres-directory.ts'
import { ShardedJournal } from './sharded-journal.ts'

const SCHEME = /^postgres-directory:\/\//
const NAME = /^[a-z0-9][a-z0-9-]{0,31}$/

/** Whether an address is that of a directory. */
export function isDirectory(url: string): boolean {
  return SCHEME.test(url)
}

/** Journals in several databases, as if they were in one: `postgres-directory://user@host/database` is where their directory is. */
export function shardedJournal(url: string): RemoteJournal {
  return new ShardedJournal(directoryAt(url), open)
}

/** The databases of a directory. */
export async function listShards(url: string): Promise<readonly Shard[]> {
  return await withDirectory(url, async (directory) => await directory.shards())
}

/** Adds a database, such as `postgres://user@host/database`, under a short name. Actors that are new may be placed there from then on. */
export async function addShard(url: string, name: string, address: string): Promise<Shard> {
  if (!NAME.test(name)) {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot add \`${name}\`: a name has 1 to 32 small letters, digits and hyphens`,
      { path: 'name' },
    )
  }
  return await withDirectory(url, async (directory) => {
    const journal = postgresJournal(address)
    try {
      const shard = { name, url: address, id: (await journal.check()).id }
      await directory.addShard(shard)
      return shard
    } finally {
      await journal.close()
    }
  })
}

/** Moves the journal of an actor into another database of the directory. Everybody goes on reading and writing meanwhile. */
export async function moveToShard(url: string, actor: string, name: string): Promise<PlaceMove> {
  return await withDirectory(url, async (directory) => {
    const shards = new Map((await directory.shards()).map((shard) => [shard.name, shard]))
    const opened = new Map<string, RemoteJournal>()
    const journals = async (wanted: string): Promise<RemoteJournal> => {
      const shard = shards.get(wanted)
      if (shard === undefined) {
        throw new CortexError(
          'NOT_FOUND',
          `Cannot move ${actor}: the directory has no database \`${wanted}\`. It has ${[...shards.keys()].join(', ') || 'none'}`,
          { path: 'to' },
        )
      }
      const journal = opened.get(wanted) ?? open(shard)
      opened.set(wanted, journal)
      return journal
    }
    try {
      await journals(name)
      return await movePlace(directory, journals, actor, name)
    } finally {
      for (const journal of opened.values()) await journal.close()
    }
  })
}

async function withDirectory<T>(
  url: string,
  body: (directory: Directory) => Promise<T>,
): Promise<T> {
  const directory = directoryAt(url)
  try {
    return await body(directory)
  } finally {
    await directory.close()
  }
}

function directoryAt(url: string): Directory {
  return postgresDirectory(url.replace(SCHEME, 'postgres://'))
}

function open({ url }: Shard): RemoteJournal {
  return postgresJournal(url)
}
