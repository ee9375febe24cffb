/**
 * One connection over standard input and output, in whichever era the client speaks. Nothing but
 * messages is ever written to the output.
 *
 * @module
 */
import type { Readable, Writable } from 'node:stream'
import { serveStdio as serve } from '@modelcontextprotocol/server/stdio'
import { LineTransport } from './line-transport.ts'
import { createMcpServer, type McpServerOptions } from './server.ts'

/** How an MCP server talks over standard input and output. */
export interface StdioOptions extends McpServerOptions {
  /** Where requests come from. Default: standard input. */
  readonly input?: Readable
  /** Where answers go. Default: standard output. */
  readonly output?: Writable
  /** Ends the connection. */
  readonly signal?: AbortSignal
}

/** Resolves when the client has gone or the signal came, after the stores are closed. */
export async function serveStdio(options: StdioOptions): Promise<void> {
  const { input = process.stdin, output = process.stdout, signal, ...given } = options
  const transport = new LineTransport(input, output)
  const connection = serve(() => createMcpServer(given), {
    transport,
    ...(given.onerror === undefined ? {} : { onerror: given.onerror }),
  })
  const stop = (): void => void connection.close()
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  await transport.closed
  signal?.removeEventListener('abort', stop)
  await given.actors.close()
}
