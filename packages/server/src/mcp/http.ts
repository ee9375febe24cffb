/**
 * The protocol over HTTP, without sessions: each request gets a server of its own, made for the
 * caller that the mounting server has recognised. Host, origin and token are its business.
 * Which tools it shows can be said in the address: `/mcp?profile=search-fetch`.
 *
 * @module
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import {
  createMcpHandler as createSdkHandler,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server'
import type { Caller } from '../actors/open-actors.ts'
import { PROFILES, type Profile } from './profile.ts'
import { createMcpServer, type McpServerOptions } from './server.ts'

/** What an MCP handler answers with. */
export type McpHandlerOptions = Omit<McpServerOptions, 'caller'>

/** Answers MCP requests over HTTP. */
export interface McpHandler {
  /** Answers one request of Node's server. */
  handle(request: IncomingMessage, response: ServerResponse, caller: Caller): Promise<void>
  /** Answers one request of the web standard. */
  fetch(request: Request, caller: Caller): Promise<Response>
  /** Ends what is still streaming. The stores belong to the caller. */
  close(): Promise<void>
}

export const BODY_BYTES_MAX: number = 4 * 1024 * 1024

/** Makes a handler for MCP over streamable HTTP. */
export function createMcpHandler(options: McpHandlerOptions): McpHandler {
  const { onerror } = options
  const handler = createSdkHandler(
    ({ authInfo }) =>
      createMcpServer({ ...options, ...(authInfo?.extra as unknown as CallerProfile) }),
    { maxRequestBodySize: BODY_BYTES_MAX, ...(onerror === undefined ? {} : { onerror }) },
  )
  const fetch: McpHandler['fetch'] = async (request, caller) => {
    const named = new URL(request.url).searchParams.get('profile')
    const profile = PROFILES.find((each) => each === (named ?? options.profile ?? 'default'))
    if (profile === undefined) return unknownProfile()
    const forSession: CallerProfile = { caller, profile }
    return await handler.fetch(request, {
      // Handed on as it is; the token has done its work.
      authInfo: { token: '', clientId: caller.actor, scopes: [], extra: { ...forSession } },
    })
  }
  return {
    fetch,
    close: async () => await handler.close(),
    handle: async (incoming, outgoing, caller) => {
      const gone = new AbortController()
      outgoing.once('close', () => gone.abort())
      const answer = await fetch(webRequest(incoming, gone.signal), caller)
      await send(answer, outgoing)
    },
  }
}

/** What one request is about, besides its body. */
interface CallerProfile {
  readonly caller: Caller
  readonly profile: Profile
}

function unknownProfile(): Response {
  const message = `There is no such profile; the profiles are ${PROFILES.join(', ')}`
  const error = { code: ProtocolErrorCode.InvalidRequest, message }
  return Response.json({ jsonrpc: '2.0', id: null, error }, { status: 400 })
}

function webRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', headers, url = '/' } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: given,
    signal,
    ...(hasBody
      ? { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }
      : {}),
  })
}

/** A client that leaves while it is being answered is not a failure. */
async function send(answer: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (answer.body === null) {
    outgoing.end()
    return
  }
  const body = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>)
  await pipeline(body, outgoing).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.name !== 'AbortError') throw error
  })
}
