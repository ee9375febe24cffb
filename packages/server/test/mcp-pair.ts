/**
 * A real client and our server in one process, in the era that is asked for.
 *
 * @module
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type CallToolResult,
  Client,
  type VersionNegotiationOptions,
} from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { type Caller, OpenActors } from '../src/actors/open-actors.ts'
import { createMcpServer, type McpServerOptions } from '../src/mcp/index.ts'

export type Mode = NonNullable<VersionNegotiationOptions['mode']>

/** A client that knows no other handshake than the old one, and one that knows only the new. */
export const ERAS: readonly (readonly [string, Mode])[] = [
  ['2025', 'legacy'],
  ['2026-07-28', { pin: '2026-07-28' }],
]

export const AGENT: Caller = { actor: 'ada', origin: 'agent', channel: 'mcp' }

export interface Pair extends AsyncDisposable {
  readonly client: Client
  readonly actors: OpenActors
  readonly home: string
  readonly errors: readonly Error[]
  call(name: string, input?: Record<string, unknown>): Promise<CallToolResult>
}

export async function openPair(
  options: Partial<McpServerOptions> & { readonly mode?: Mode; readonly clock?: () => number } = {},
): Promise<Pair> {
  const { mode = 'legacy', clock, ...given } = options
  const home = mkdtempSync(join(tmpdir(), 'cortex-mcp-'))
  const actors = given.actors ?? new OpenActors({ home, ...(clock === undefined ? {} : { clock }) })
  const errors: Error[] = []
  const [near, far] = InMemoryTransport.createLinkedPair()
  const onerror = (error: Error): void => void errors.push(error)
  serveStdio(() => createMcpServer({ caller: AGENT, onerror, ...given, actors }), {
    transport: far,
    onerror,
  })
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(near)
  return {
    client,
    actors,
    home,
    errors,
    call: async (name, input = {}) =>
      (await client.callTool({ name, arguments: input })) as CallToolResult,
    async [Symbol.asyncDispose]() {
      await client.close()
      await actors.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

export function textOf({ content }: CallToolResult): string {
  const [first] = content
  return first?.type === 'text' ? first.text : ''
}
