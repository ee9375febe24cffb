/**
 * A server shows that it knows the owner's token without saying it. A port says nothing about who
 * listens there: after a server stops, a program of another user can take its port. So a command asks
 * for this proof first, and sends the token only to a server that gave it.
 *
 *   GET /v1/listener?nonce=<32 bytes, hex>  →  { "proof": "<HMAC-SHA-256, hex>" }
 *
 *   key      SHA-256 of "cortex.listener.v1 " and the owner's token
 *   message  nonce, the address and the port at which the server was reached, a space between them
 *
 * The address is part of it: a proof that somebody fetched from the real server elsewhere fits nowhere else.
 *
 * @module
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { CortexError } from '@cortex-memory/core'
import { HttpError } from './problem.ts'
import { sendJson } from './respond.ts'
import type { OpenRoute, Route } from './routes.ts'
import type { TokenFiles } from './token-files.ts'

export const LISTENER = '/v1/listener'

/** One end of a connection. */
export interface Endpoint {
  readonly address: string | undefined
  readonly port: number | undefined
}

export const NONCE_BYTES = 32
const QUERY = /^nonce=([0-9a-f]{64})$/
const PROOF = /^[0-9a-f]{64}$/

export function listenerRoute(files: TokenFiles): [string, Route] {
  const route: OpenRoute = {
    label: 'listener',
    methods: ['GET'],
    isOpen: true,
    async answer({ request, response, query }) {
      const [, nonce] = QUERY.exec(query) ?? []
      if (nonce === undefined) {
        const message = `Cannot prove: expected nonce, ${NONCE_BYTES} bytes in hex`
        throw new CortexError('INVALID_INPUT', message, { path: 'nonce' })
      }
      const token = files.knownOwner()
      if (token === undefined) {
        throw new HttpError('UNAUTHENTICATED', 'Cannot prove: this server has no owner’s token now')
      }
      const { localAddress: address, localPort: port } = request.socket
      sendJson(response, 200, { proof: proofOf(token, nonce, { address, port }).toString('hex') })
    },
  }
  return [LISTENER, route]
}

/** Whether a listener at this end of our connection knows the token. */
export function isProof(token: string, nonce: string, at: Endpoint, proof: unknown): boolean {
  if (typeof proof !== 'string' || !PROOF.test(proof)) return false
  return timingSafeEqual(Buffer.from(proof, 'hex'), proofOf(token, nonce, at))
}

function proofOf(token: string, nonce: string, { address = '', port = 0 }: Endpoint): Buffer {
  const key = createHash('sha256').update(`cortex.listener.v1 ${token}`).digest()
  // A server for both kinds of addresses sees 127.0.0.1 as ::ffff:127.0.0.1.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return createHmac('sha256', key).update(`${nonce} ${plain} ${port}`).digest()
}
