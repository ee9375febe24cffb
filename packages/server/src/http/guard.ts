/**
 * Who may talk to the server at all. A page on the internet can make a browser send requests to
 * this machine, under a name that its owner points here: so the name must be one of ours, and a
 * request that says which page it comes from must come from our own.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import { HttpError } from './problem.ts'

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
const EVERY_ADDRESS: readonly string[] = ['0.0.0.0', '[::]']

export interface Guard {
  readonly hosts: ReadonlySet<string>
  readonly origins: ReadonlySet<string>
}

export function guardOf({
  host,
  allowedHosts = [],
  allowedOrigins = [],
}: {
  readonly host: string
  readonly allowedHosts?: readonly string[] | undefined
  readonly allowedOrigins?: readonly string[] | undefined
}): Guard {
  const bound = bracketed(host)
  const allowed = allowedHosts.map((name) => name.toLowerCase())
  if (EVERY_ADDRESS.includes(bound) && allowed.length === 0) {
    throw new CortexError(
      'INVALID_INPUT',
      `Cannot listen on ${host}: say under which names the server is known there (--allow-host NAME)`,
      { path: 'allowedHosts' },
    )
  }
  return {
    hosts: new Set([...LOOPBACK, bound, ...allowed]),
    origins: new Set(allowedOrigins.map((origin) => origin.toLowerCase())),
  }
}

const DECISIVE = ['Host', 'Authorization', 'Origin'] as const

/** Two of them could be read differently by a proxy and by us (RFC 9112, 3.2). */
export function assertNoDoubles(rawHeaders: readonly string[]): void {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  for (const decisive of DECISIVE) {
    const count = names.filter((name) => name === decisive.toLowerCase()).length
    if (count > 1) {
      const message = `Cannot answer: expected one ${decisive} header, got ${count}`
      throw new HttpError('MALFORMED_REQUEST', message)
    }
  }
}

/** The port is not looked at: it differs behind a forwarded one, and a page cannot choose a name by it. */
export function assertHost({ hosts }: Guard, header: string | undefined): void {
  const name = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::\d{1,5})?$/i.exec(header ?? '')?.[1]
  if (name !== undefined && hosts.has(name.toLowerCase())) return
  throw new HttpError('HOST_REFUSED', `This server is not known as ${JSON.stringify(header)}`)
}

export function assertOrigin(
  { origins }: Guard,
  origin: string | undefined,
  host: string | undefined,
): void {
  if (origin === undefined) return
  const given = origin.toLowerCase()
  const own = (host ?? '').toLowerCase()
  if (given === `http://${own}` || given === `https://${own}` || origins.has(given)) return
  throw new HttpError(
    'ORIGIN_REFUSED',
    `Pages of ${JSON.stringify(origin)} may not call this server`,
  )
}

/** An IPv6 address as a URL writes it. */
export function bracketed(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host.toLowerCase()
}
