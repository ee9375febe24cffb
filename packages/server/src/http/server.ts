/**
 * The HTTP interface: the operations as JSON below `/v1`, for anyone who bears a token. A request passes
 * the same doors in the same order: name and origin, path, token, body, its turn.
 *
 * @module
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { CortexError } from '@cortex-memory/core'
import { type CalledOperation, type Caller, OpenActors } from '../actors/open-actors.ts'
import { actorRoutes } from './actor-routes.ts'
import { Admission, stopping } from './admission.ts'
import { BATCH, batchRoute } from './batch.ts'
import { EVENTS, EventStreams } from './events.ts'
import { explorerRoutes } from './explorer-routes.ts'
import {
  assertHost,
  assertNoDoubles,
  assertOrigin,
  bracketed,
  type Guard,
  guardOf,
} from './guard.ts'
import { SERVER_LIMITS, type ServerLimits } from './limits.ts'
import { listenerRoute } from './listener-proof.ts'
import { type McpHandler, mcpRoute } from './mcp-route.ts'
import { Metrics } from './metrics.ts'
import { openRoutes } from './open-routes.ts'
import { operationRoutes } from './operation-routes.ts'
import { HttpError, type Problem, problemOf } from './problem.ts'
import { QuotaKeeper } from './quotas.ts'
import type { RequestLine } from './request-log.ts'
import { rawProblem, sendProblem } from './respond.ts'
import { findRoute, type Route } from './routes.ts'
import { noteRunning } from './running-file.ts'
import { Sessions } from './sessions.ts'
import { ServerSettings } from './settings.ts'
import { TokenFiles } from './token-files.ts'
import { tokenRoutes } from './token-routes.ts'
import { TokenTable } from './token-table.ts'

/** How a server runs. */
export interface ServerOptions {
  /** The data home: the directory that holds the stores of all actors. */
  readonly home: string
  /** The actor of the owner's token where a path names none. Default `default`. */
  readonly actor?: string
  /** The owner's own memory beside that actor's, if the two are read together. */
  readonly user?: string
  /** The port to listen on; 0 takes any that is free. Default 7077. */
  readonly port?: number
  /** The address to listen on. Default `127.0.0.1`, which only this machine reaches. */
  readonly host?: string
  /** Host names besides localhost that requests may use. Required to listen on all addresses. Default: none. */
  readonly allowedHosts?: readonly string[]
  /** Origins, besides the server's own, whose web pages may call it. Default: none. */
  readonly allowedOrigins?: readonly string[]
  /** Kinds of secrets that texts may contain, such as `jwt`. Default: none; a text with a secret is refused. */
  readonly allowedSecrets?: readonly string[]
  /** Open stores to share with another interface; the caller closes them. Default: the server opens its own. */
  readonly actors?: OpenActors
  /** Directory with the built files of the explorer; it is the page at `/` then. */
  readonly explorer?: string
  /** Answers requests to `/mcp`, once host, origin and token are checked. Default: there is no `/mcp`. */
  readonly mcp?: McpHandler
  /** Limits that differ from {@link SERVER_LIMITS}. */
  readonly limits?: Partial<ServerLimits>
  /** Called with each internal error and each token file that cannot be used. */
  readonly log?: (text: string) => void
  /** Called once for every request, answered or refused. */
  readonly onRequest?: (line: RequestLine) => void
}

/** A server that listens. */
export interface RunningServer {
  /** Its address, such as `http://127.0.0.1:7077`. */
  readonly url: string
  /** The owner's token: it may do everything, for every actor. */
  readonly token: string
  /** The owner's token was made by this start; a later one finds it. */
  readonly isNewToken: boolean
  /** The file that keeps the owner's token, readable by its user alone. */
  readonly tokenFile: string
  /** A code that opens the explorer in a browser: once, within a minute. */
  newCode(): string
  /** Reads `.server/settings.json` again. Throws, and keeps what it had, if that cannot be used. */
  reload(): void
  /** Takes no more requests, lets those that run end, ends streams, closes stores. */
  close(): Promise<void>
}

/** The port that is used if none is given. */
export const DEFAULT_PORT = 7077

/**
 * Starts the HTTP server: operations below `/v1`, events, metrics and, if a handler is given, MCP.
 *
 * @throws {CortexError} `INVALID_INPUT` to listen on all addresses without `allowedHosts`; `IO_ERROR`
 * if the port is taken; `CORRUPT` if the file of the owner's token cannot be read
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { home, actor = 'default', port = DEFAULT_PORT, host = '127.0.0.1' } = options
  const guard = guardOf({ host, ...options })
  const limits = { ...SERVER_LIMITS, ...options.limits }
  const files = new TokenFiles(home)
  const { token, isNew: isNewToken } = files.ownerOrNew()
  const actors = options.actors ?? new OpenActors({ home, most: limits.openActors })
  const sessions = new Sessions(actor, token)
  const settings = new ServerSettings(home)
  const face = new HttpFace({
    guard,
    sessions,
    settings,
    limits,
    actors,
    options,
    files,
    tokens: new TokenTable(files, { actor, user: options.user, log: options.log, sessions }),
  })
  const address = await face.listen(port, host)
  const url = `http://${bracketed(host)}:${address.port}`
  const forget = noteRunning(home, reachable(url))
  return {
    url,
    token,
    isNewToken,
    tokenFile: files.ownerFile,
    newCode: () => sessions.newCode(),
    reload: () => settings.reload(),
    close: async () => {
      forget()
      await face.close()
      if (options.actors === undefined) await actors.close()
    },
  }
}

/** Nobody can call "all addresses"; loopback is one of them. */
function reachable(url: string): string {
  return url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')
}

interface Parts {
  readonly guard: Guard
  readonly limits: ServerLimits
  readonly actors: OpenActors
  readonly files: TokenFiles
  readonly tokens: TokenTable
  readonly sessions: Sessions
  readonly settings: ServerSettings
  readonly options: ServerOptions
}

class HttpFace {
  readonly #parts: Parts
  readonly #server: Server
  readonly #routes: ReadonlyMap<string, Route>
  readonly #admission: Admission
  readonly #events: EventStreams
  readonly #metrics = new Metrics()
  readonly #quotas: QuotaKeeper
  readonly #sockets = new Set<Socket>()
  /** Until the last byte of an answer was sent. */
  readonly #active = new Set<ServerResponse>()
  readonly #stop = new AbortController()

  constructor(parts: Parts) {
    const { limits, actors, files, tokens, sessions, settings, options } = parts
    this.#parts = parts
    this.#quotas = new QuotaKeeper(settings)
    this.#admission = new Admission(limits, (seconds) => this.#metrics.waited(seconds))
    actors.watchCalls({
      called: (call) => {
        this.#metrics.called(call)
        if (call.ms > settings.slowMs) options.log?.(slowText(call))
      },
      assertRoom: async (actor, stores, effect) =>
        await this.#quotas.assertRoom(actor, stores, effect),
    })
    this.#events = new EventStreams({ actors, tokens, limits, stop: this.#stop.signal })
    const services = { actors, admission: this.#admission, limits, log: options.log }
    const watched = { ...services, metrics: this.#metrics, events: this.#events }
    this.#routes = new Map<string, Route>([
      ...operationRoutes(services),
      [BATCH, batchRoute(services)],
      [EVENTS, this.#events.route],
      ...actorRoutes(actors, files),
      ...tokenRoutes(files),
      listenerRoute(files),
      ...openRoutes(watched),
      ...explorerRoutes({ files: options.explorer, sessions, actors, limits }),
      ...(options.mcp === undefined ? [] : mcpRoute(options.mcp, services)),
    ])
    this.#server = createServer({
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: Math.min(1_000, limits.headersMs / 2),
    })
    this.#server.maxConnections = limits.connections
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
    this.#server.on('request', (request, response) => void this.#answer(request, response))
    this.#server.on('clientError', refuseBytes)
  }

  async listen(port: number, host: string): Promise<AddressInfo> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', (error: NodeJS.ErrnoException) =>
        reject(cannotListen(error, port, host)),
      )
      this.#server.listen(port, host.replace(/^\[|\]$/g, ''), resolve)
    })
    return this.#server.address() as AddressInfo
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    this.#stop.abort()
    this.#parts.actors.hurry()
    const busy = new Set([...this.#active].map(({ socket }) => socket))
    for (const response of this.#active) {
      if (!response.headersSent) response.setHeader('connection', 'close')
    }
    // One that was opened and never used counts as busy to Node.
    for (const socket of this.#sockets) if (!busy.has(socket)) socket.destroy()
    const ended = Promise.all([this.#admission.stop(), this.#events.ended(), closed])
    await within(this.#parts.limits.shutdownMs, ended)
    this.#server.closeAllConnections()
    await closed
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = Date.now()
    const started = process.hrtime.bigint()
    const seen: Seen = { label: 'none' }
    this.#active.add(response)
    response.once('close', () => this.#active.delete(response))
    try {
      await this.#route(request, response, seen)
    } catch (error) {
      seen.problem = problemOf(error)
      this.#refuse(request, response, error)
    }
    // A reader who does not take its answer does not keep the connection.
    if (!response.writableFinished) request.socket.setTimeout(this.#parts.limits.idleMs)
    const seconds = Number(process.hrtime.bigint() - started) / 1e9
    const status = response.headersSent ? response.statusCode : GONE
    this.#metrics.record(seen.label, status, seconds)
    this.#log(request, seen, { at, status, ms: Math.round(seconds * 1000) })
  }

  #log(
    { method = '-', url = '' }: IncomingMessage,
    { token, problem }: Seen,
    answer: Pick<RequestLine, 'at' | 'status' | 'ms'>,
  ): void {
    const [path = ''] = url.split('?', 1)
    this.#parts.options.onRequest?.({
      ...answer,
      method,
      path,
      ...(token === undefined ? {} : { token }),
      ...(problem === undefined ? {} : { code: problem.code }),
      ...(problem?.path === undefined ? {} : { wrong: problem.path }),
    })
  }

  async #route(request: IncomingMessage, response: ServerResponse, seen: Seen): Promise<void> {
    const { guard, tokens } = this.#parts
    if (this.#stop.signal.aborted) throw stopping()
    const { host, origin, authorization } = request.headers
    assertNoDoubles(request.rawHeaders)
    assertHost(guard, host)
    assertOrigin(guard, origin, host)
    const { route, actor, query } = findRoute(this.#routes, request)
    seen.label = route.label
    if (route.isOpen) {
      await route.answer({ request, response, query })
      return
    }
    const token = tokens.require(authorization)
    seen.token = token.name
    const { allowedSecrets = [] } = this.#parts.options
    const atLeast = entryNumber(request.headers['cortex-at-least'])
    const caller: Caller = {
      ...tokens.callerOf(token, actor),
      allowedSecrets,
      ...(atLeast === undefined ? {} : { atLeast }),
    }
    this.#quotas.take(caller.actor)
    await route.answer({ request, response, query, token, caller })
  }

  #refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (request.socket.destroyed) return
    if (problemOf(error).code === 'INTERNAL') {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      this.#parts.options.log?.(`${request.method} ${request.url}: ${text}`)
    }
    if (response.headersSent) response.destroy()
    else sendProblem(response, error)
  }
}

/** Says what took long, never what was asked: memories would end up in log files. */
function slowText({ operation, actor, channel, ms, code }: CalledOperation): string {
  const how = code === undefined ? '' : `, ${code}`
  return `slow: ${operation} of ${actor} took ${Math.round(ms)} ms through ${channel}${how}`
}

/** What is known of a request so far. */
interface Seen {
  label: string
  /** The name of its token. */
  token?: string
  /** Why it was refused. */
  problem?: Problem
}

/** What the figures call a request whose client left before its answer. */
const GONE = 499

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, late])
  clearTimeout(timer)
}

/** Bytes that are not a request, or come too slowly to be one. */
function refuseBytes(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  socket.end(rawProblem(unreadable(error.code)), () => socket.destroy())
}

function unreadable(code: string | undefined): HttpError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new HttpError('HEADERS_TOO_LARGE', 'The headers are too large')
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new HttpError('REQUEST_TIMEOUT', 'The request did not arrive in time')
    default:
      return new HttpError('MALFORMED_REQUEST', 'These bytes are not an HTTP request')
  }
}

function cannotListen(error: NodeJS.ErrnoException, port: number, host: string): CortexError {
  const at = `${bracketed(host)}:${port}`
  const why =
    error.code === 'EADDRINUSE'
      ? 'something else listens there. Stop it, or choose another port: --port N'
      : error.message
  return new CortexError('IO_ERROR', `Cannot listen on ${at}: ${why}`, { cause: error })
}

/** `Cortex-At-Least: 42`: an answer that includes entry 42, which another node may have written. */
function entryNumber(text: string | string[] | undefined): number | undefined {
  if (text === undefined) return undefined
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text)
  throw new CortexError(
    'INVALID_INPUT',
    `Cannot read Cortex-At-Least: expected the number of an entry, got ${JSON.stringify(text)}`,
    { path: 'Cortex-At-Least' },
  )
}
