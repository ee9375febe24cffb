/**
 * A URL that names several hosts, as libpq reads it:
 *
 *   postgres://user:password@one:5432,two:5433,three/database?sslmode=require
 *
 * The driver knows one host for each connection, so the URL becomes one for each.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'

/** One machine that may be the primary. */
export interface PostgresHost {
  /** For messages: without user and password. */
  readonly name: string
  /** For the driver. */
  readonly url: string
}

const SHAPE = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#@]*)((?:[/?#].*)?)$/

/** The hosts of a URL, in their order. */
export function hostsOf(url: string): readonly PostgresHost[] {
  const [, scheme, user = '', hosts = '', rest = ''] = SHAPE.exec(url) ?? []
  if (scheme === undefined) throw invalidUrl()
  return hosts.split(',').map((host) => {
    if (host === '' && hosts !== '') throw invalidUrl()
    return {
      name:
        host === '' ? 'the host that the URL or the environment names' : decodeURIComponent(host),
      url: `${scheme}${user}${host}${rest}`,
    }
  })
}

// The URL itself may hold a password, so it is not repeated.
function invalidUrl(): CortexError {
  return new CortexError(
    'INVALID_INPUT',
    'Cannot read the URL of the journal: expected postgres://user:password@host:port,host:port/database',
    { path: 'url' },
  )
}
