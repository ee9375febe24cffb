/**
 * Who has a token, for the owner and for the page of the explorer. A page can take a token away and
 * never make one: what it could read, a script in its browser could.
 *
 * @module
 */
import { CortexError } from '@cortex-memory/core'
import { readJson } from './read-body.ts'
import { sendJson } from './respond.ts'
import type { Call, Route, TokenRoute } from './routes.ts'
import { OWNER, type TokenFiles } from './token-files.ts'

export const TOKENS = '/v1/tokens'
export const REVOKE_TOKEN = '/v1/revoke-token'

export function tokenRoutes(files: TokenFiles): [string, Route][] {
  return [
    [TOKENS, listRoute(files)],
    [REVOKE_TOKEN, revokeRoute(files)],
  ]
}

/** Names and what each allows; hashes and scopes stay in their files. */
function listRoute(files: TokenFiles): TokenRoute {
  return {
    label: 'tokens',
    methods: ['GET'],
    isOpen: false,
    async answer(call) {
      assertOwner(call, 'list tokens')
      const { tokens, problems } = files.read()
      const rows = tokens.map(({ name, actor, access, createdAt, expiresAt, scope }) => ({
        name,
        actor,
        access,
        createdAt,
        ...(expiresAt === undefined ? {} : { expiresAt }),
        isScoped: scope !== undefined,
      }))
      sendJson(call.response, 200, { tokens: rows, problems })
    },
  }
}

const BODY_BYTES = 1_024

function revokeRoute(files: TokenFiles): TokenRoute {
  return {
    label: 'revoke-token',
    methods: ['POST'],
    isOpen: false,
    async answer(call) {
      assertOwner(call, 'revoke a token')
      if (call.caller.readOnly === true) {
        throw new CortexError(
          'SCOPE_NOT_WRITABLE',
          'Cannot revoke a token: this caller may only read',
        )
      }
      const input = await readJson(call.request, BODY_BYTES)
      const name = typeof input === 'object' && input !== null && 'name' in input && input.name
      if (typeof name !== 'string') {
        throw new CortexError('INVALID_INPUT', 'Cannot revoke a token: expected {"name": "…"}', {
          path: 'name',
        })
      }
      if (name === OWNER) {
        throw new CortexError(
          'OWNER_ONLY',
          "Cannot revoke the owner's token from here: `cortex token revoke owner` does",
        )
      }
      files.revoke(name)
      sendJson(call.response, 200, { revoked: name })
    },
  }
}

function assertOwner({ token }: Call, what: string): void {
  if (token.access === OWNER) return
  throw new CortexError('OWNER_ONLY', `Cannot ${what}: only the owner's token can`)
}
