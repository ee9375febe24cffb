/**
 * `cortex journal shards`, `cortex journal move --to shard:NAME`: journals in several databases. A directory, which is a
 * database too, says which actor is in which.
 *
 * @module
 */
import { loadReplica } from '@cortex-memory/server/journal'
import { type CommandContext, UsageError } from '../command.ts'

const TO = 'shard:'

/** The name of a database, if that is where a journal is to go. */
export function shardNamed(to: string): string | undefined {
  return to.startsWith(TO) ? to.slice(TO.length) : undefined
}

export async function shards(
  directory: string,
  add: string | undefined,
  context: CommandContext,
): Promise<number> {
  const { addShard, listShards } = await loadReplica()
  if (add !== undefined) {
    const [name = '', ...rest] = add.split('=')
    const url = rest.join('=')
    if (url === '') throw new UsageError('journal shards --add needs NAME=URL')
    await addShard(directory, name, url)
  }
  const found = (await listShards(directory)).map(({ name, url, id }) => ({
    name,
    url: withoutPassword(url),
    id,
  }))
  if (context.json) context.print(JSON.stringify({ shards: found }))
  else if (found.length === 0) {
    context.print('no database yet: `cortex journal shards --add NAME=URL` adds one')
  } else for (const { name, url } of found) context.print(`${name}: ${url}`)
  return 0
}

export async function moveToShards(
  directory: string,
  actors: readonly string[],
  name: string,
  context: CommandContext,
): Promise<number> {
  const { moveToShard } = await loadReplica()
  const moved = []
  for (const actor of actors) moved.push(await moveToShard(directory, actor, name))
  if (context.json) context.print(JSON.stringify({ moved }))
  else {
    for (const { actor, from, to, rows } of moved) {
      const line = from === to ? `it was there already` : `moved from \`${from}\`, ${rows} rows`
      context.print(`${actor} is in \`${to}\`: ${line}`)
    }
  }
  return 0
}

/** What people see, and what goes into log files, has no password in it. */
export function withoutPassword(url: string): string {
  return url.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1:***@')
}
