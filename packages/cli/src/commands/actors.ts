/** `cortex actors`: whose memories are in the data home, and how to be rid of one. */
import { parseArgs } from 'node:util'
import { CortexError, type CortexErrorCode, listActors } from '@cortex-memory/core'
import {
  type ActorRow,
  actorRows,
  callOwnServer,
  type DeletedActor,
  deleteActorFiles,
  runningServers,
  TokenFiles,
} from '@cortex-memory/server/http'
import { type CommandContext, type Run, UsageError } from '../command.ts'
import { timeText } from '../style.ts'

export const actors: Run = async (args, context) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { yes: { type: 'boolean' } },
  })
  const [verb, name, ...more] = positionals
  if ((verb === undefined || positionals.join() === 'list') && values.yes === undefined) {
    return list(context)
  }
  if (verb !== 'delete' || name === undefined || more.length > 0) {
    throw new UsageError('actors expects `list` or `delete NAME --yes`')
  }
  if (values.yes !== true) {
    assertThere(name, context.home)
    throw new UsageError(
      `deleting ${name} removes all of its memories permanently; add --yes to confirm`,
    )
  }
  return await remove(name, context)
}

/** Nobody is asked to confirm what cannot be done. */
function assertThere(name: string, home: string): void {
  if (listActors(home).includes(name)) return
  const why = `${home} has no such actor; \`cortex actors\` lists them`
  throw new CortexError('NOT_FOUND', `Cannot delete ${name}: ${why}`)
}

interface Row extends ActorRow {
  /** What commands mean here. */
  readonly current: boolean
}

function list({ home, actor, user, json, print }: CommandContext): number {
  const rows = actorRows(home).map(
    (row): Row => ({ ...row, current: row.actor === actor || row.actor === user }),
  )
  if (json) print(JSON.stringify({ actors: rows }))
  else print(rows.length === 0 ? 'no actors yet' : table(rows))
  return 0
}

function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ actor }) => actor.length))
  return rows
    .map(({ actor, bytes, changedAt, current }) =>
      [
        current ? '*' : ' ',
        actor.padEnd(width),
        size(bytes).padStart(10),
        timeText(changedAt),
      ].join(' '),
    )
    .join('\n')
}

const KIB = 1024

function size(bytes: number): string {
  return bytes < KIB * KIB
    ? `${Math.ceil(bytes / KIB)} KiB`
    : `${(bytes / KIB / KIB).toFixed(1)} MiB`
}

async function remove(name: string, { home, json, print }: CommandContext): Promise<number> {
  const deleted = await deleteWhereOpen(home, name)
  const { bytes, tokens } = deleted
  const word = tokens.length === 1 ? 'token' : 'tokens'
  const more = tokens.length === 0 ? '' : ` and the ${word} ${tokens.join(', ')}`
  print(json ? JSON.stringify(deleted) : `deleted ${name}, ${size(bytes)}${more}`)
  return 0
}

/** A server that holds the store open closes it and deletes it itself. */
async function deleteWhereOpen(home: string, name: string): Promise<DeletedActor> {
  const files = new TokenFiles(home)
  const servers = runningServers(home)
  for (const { url } of listActors(home).includes(name) ? servers : []) {
    const answer = await ask(url, `/v1/actors/${name}`, files.owner())
    if (answer !== undefined) return answer
  }
  return deleteActorFiles(home, name, files)
}

/** Undefined if nothing answers there any more. */
async function ask(url: string, path: string, token: string): Promise<DeletedActor | undefined> {
  const answer = await callOwnServer({ url, token, method: 'DELETE', path })
  if (answer === undefined) return undefined
  const body = answer.body as DeletedActor & { code: CortexErrorCode; detail: string }
  if (answer.status === 200) return body
  throw new CortexError(body.code, body.detail)
}
