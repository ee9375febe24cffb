/**
 * The journal at an address, whichever engine it names.
 *
 *   postgres://user@host1,host2/database
 *   postgres-directory://user@host/database
 *   s3://bucket/prefix?region=eu-central-1&endpoint=https://store.example
 *
 * @module
 */
import { CortexError, type RemoteJournal } from '@cortex-memory/core'
import { type ObjectJournalOptions, objectJournal } from './object/object-journal.ts'
import { postgresJournal } from './postgres/postgres-journal.ts'
import { isDirectory, shardedJournal } from './shards/index.ts'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Opens the journals at an address: `postgres://user@host1,host2/database`, `postgres-directory://…` for
 * several databases with a directory, or `s3://bucket/prefix`. The keys of an
 * object store come from the variables that its own tools read: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and, for keys
 * that were given for a while, `AWS_SESSION_TOKEN`. `AWS_REGION` and `AWS_ENDPOINT_URL_S3` count where the address
 * says nothing of region and endpoint.
 *
 * @throws {CortexError} `INVALID_INPUT` if no engine has such addresses, or a key is missing
 */
export function journalAt(url: string, variables: Variables = process.env): RemoteJournal {
  if (/^postgres(?:ql)?:\/\//.test(url)) return postgresJournal(url)
  if (isDirectory(url)) return shardedJournal(url)
  if (url.startsWith('s3://')) return objectJournal(objectStoreOf(url, variables))
  throw invalid('expected an address such as postgres://user@host/database or s3://bucket/prefix')
}

/** What an address of an object store says, with the keys of the environment. */
export function objectStoreOf(url: string, variables: Variables): ObjectJournalOptions {
  if (!URL.canParse(url)) throw invalid('expected s3://bucket/prefix')
  const { hostname, username, password, pathname, searchParams } = new URL(url)
  if (username !== '' || password !== '') {
    throw invalid('an address is shown and logged: put keys into AWS_ACCESS_KEY_ID and so on')
  }
  if (hostname === '') throw invalid('the bucket is missing: expected s3://bucket/prefix')
  const unknown = [...searchParams.keys()].find((name) => name !== 'region' && name !== 'endpoint')
  if (unknown !== undefined) throw invalid(`it takes region and endpoint, not ${unknown}`)
  const given = (name: string): string | undefined => variables[name]?.trim() || undefined
  const needed = (name: string): string => {
    const value = given(name)
    if (value === undefined) throw invalid(`${name} is not set`)
    return value
  }
  const region =
    searchParams.get('region') ?? given('AWS_REGION') ?? given('AWS_DEFAULT_REGION') ?? 'us-east-1'
  const endpoint =
    searchParams.get('endpoint') ??
    given('AWS_ENDPOINT_URL_S3') ??
    given('AWS_ENDPOINT_URL') ??
    `https://s3.${region}.amazonaws.com`
  const sessionToken = given('AWS_SESSION_TOKEN')
  const prefix = decodeURIComponent(pathname).split('/').filter(Boolean).join('/')
  return {
    endpoint,
    region,
    bucket: hostname,
    ...(prefix === '' ? {} : { prefix }),
    accessKeyId: needed('AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken === undefined ? {} : { sessionToken }),
  }
}

function invalid(why: string): CortexError {
  return new CortexError('INVALID_INPUT', `Cannot open the journal: ${why}`, { path: 'journal' })
}
