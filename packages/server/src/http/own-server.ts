/**
 * How a command calls a server of its own data home: over one connection, which first has to prove
 * that its other end knows the owner's token. The token is sent over that same connection or not at all.
 *
 * @module
 */

import { randomBytes } from 'node:crypto'
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { CortexError } from '@cortex-memory/core'
import { messageOf } from '@cortex-memory/core/kit'
import { isProof, LISTENER, NONCE_BYTES } from './listener-proof.ts'

/** One request to a server of the data home. */
export interface OwnCall {
  /** Where it listens, such as `http://127.0.0.1:7077`. */
  readonly url: string
  /** The owner's token of the data home. */
  readonly token: string
  /** The method, such as `POST`. */
  readonly method: string
  /** The path, such as `/v1/session-code`. */
  readonly path: string
}

/** What the server answered. */
export interface OwnAnswer {
  /** The status of HTTP. */
  readonly status: number
  /** The body, which is JSON. */
  readonly body: unknown
}

const PROOF_MS = 5_000
/** Closing a store that is in use and deleting it takes a while. */
const ANSWER_MS = 60_000
const ANSWER_BYTES_MAX = 1_048_576

/**
 * Calls a server as the owner, after it has proved that it knows the owner's token.
 *
 * @returns `undefined` if nothing listens there
 * @throws {CortexError} `IO_ERROR` if what listens there does not know the token, which it never gets to see
 */
export async function callOwnServer(call: OwnCall): Promise<OwnAnswer | undefined> {
  const socket = await connected(new URL(call.url))
  if (socket === undefined) return undefined
  const agent = new OneConnection(socket)
  try {
    await assertOwn(call, socket, agent)
    const headers = { authorization: `Bearer ${call.token}` }
    return await exchange(call, { agent, headers, signal: AbortSignal.timeout(ANSWER_MS) })
  } finally {
    agent.destroy()
    socket.destroy()
  }
}

/** Gives its one connection again and again, and never opens another. */
class OneConnection extends Agent {
  readonly #socket: Socket

  constructor(socket: Socket) {
    super({ keepAlive: true, maxSockets: 1 })
    this.#socket = socket
  }

  override createConnection(): Duplex {
    if (this.#socket.destroyed) throw new Error('the connection was closed')
    return this.#socket
  }
}

function connected({ hostname, port }: URL): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) })
    socket.setTimeout(PROOF_MS, () => socket.destroy(new Error('no answer')))
    socket.on('error', () => resolve(undefined))
    socket.once('connect', () => resolve(socket))
  })
}

async function assertOwn(call: OwnCall, socket: Socket, agent: Agent): Promise<void> {
  const nonce = randomBytes(NONCE_BYTES).toString('hex')
  const at = { address: socket.remoteAddress, port: socket.remotePort }
  const question = { ...call, method: 'GET', path: `${LISTENER}?nonce=${nonce}` }
  const signal = AbortSignal.timeout(PROOF_MS)
  const answer = await exchange(question, { agent, signal }).catch(() => undefined)
  const { proof } = (answer?.body ?? {}) as { proof?: unknown }
  if (answer?.status === 200 && isProof(call.token, nonce, at, proof)) return
  throw new CortexError(
    'IO_ERROR',
    `Cannot call ${call.url}: what listens there does not know the owner's token of this data home, so the token was not sent. Is it a server with another CORTEX_HOME, or another program? Stop it, or name the right port`,
  )
}

function exchange(
  { url, method, path }: OwnCall,
  options: Pick<RequestOptions, 'agent' | 'headers' | 'signal'>,
): Promise<OwnAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { ...options, method }, (response) => {
      readBody(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, body }),
        (error: unknown) => reject(unanswered(url, error)),
      )
    })
    sent.once('error', (error) => reject(unanswered(url, error)))
    sent.end()
  })
}

async function readBody(response: IncomingMessage): Promise<unknown> {
  let text = ''
  response.setEncoding('utf8')
  for await (const part of response) {
    text += part
    if (text.length > ANSWER_BYTES_MAX) throw new Error('the answer is too long')
  }
  return JSON.parse(text)
}

function unanswered(url: string, cause: unknown): CortexError {
  const why = messageOf(cause)
  return new CortexError('IO_ERROR', `No answer from ${url}: ${why}. Try again`, { cause })
}
