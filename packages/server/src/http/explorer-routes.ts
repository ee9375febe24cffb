/**
 * The explorer: its files, the way in for a browser, and the journal as a file that the page checks
 * itself. Files are read once, when the server starts; a request names one of them exactly or nothing.
 *
 * @module
 */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { CortexError } from '@cortex-memory/core'
import type { OpenActors } from '../actors/open-actors.ts'
import type { ServerLimits } from './limits.ts'
import { HttpError } from './problem.ts'
import { readJson } from './read-body.ts'
import { sendJson } from './respond.ts'
import type { OpenRoute, Route, TokenRoute } from './routes.ts'
import { CODE_MS, SESSION, SESSION_CODE, type Sessions } from './sessions.ts'
import { OWNER } from './token-files.ts'

export const JOURNAL = '/v1/journal'

export interface ExplorerServices {
  /** Where the built files are; nothing: the server has no explorer. */
  readonly files: string | undefined
  readonly sessions: Sessions
  readonly actors: OpenActors
  readonly limits: ServerLimits
}

export function explorerRoutes(services: ExplorerServices): [string, Route][] {
  return [
    [SESSION, sessionRoute(services)],
    [SESSION_CODE, codeRoute(services)],
    [JOURNAL, journalRoute(services)],
    ...(services.files === undefined ? [] : fileRoutes(services.files)),
  ]
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Scripts of ours and nothing else; text can never become markup or code. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types cortex',
].join('; ')

const PAGE = 'index.html'
/** Read as a resource of the Model Context Protocol, and by nobody else. */
const CHAT_VIEW = 'chat-view.html'

function fileRoutes(directory: string): [string, Route][] {
  return namesIn(directory)
    .filter((name) => extname(name) in TYPES && name !== CHAT_VIEW)
    .map((name) => [name === PAGE ? '/' : `/${name}`, fileRoute(directory, name)])
}

function namesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
}

function fileRoute(directory: string, name: string): OpenRoute {
  const bytes = readFileSync(join(directory, name))
  const isPage = name === PAGE
  return {
    label: 'explorer',
    methods: ['GET'],
    isOpen: true,
    async answer({ response }) {
      response.writeHead(200, {
        'content-type': TYPES[extname(name)],
        'content-length': bytes.length,
        // The name of every other file changes with its content.
        'cache-control': isPage ? 'no-store' : 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': POLICY,
      })
      response.end(bytes)
    },
  }
}

/** A code is all that it takes to get in. */
const SESSION_BODY_BYTES = 1_024

/** A code opens a session that reads. */
function sessionRoute({ sessions }: ExplorerServices): OpenRoute {
  return {
    label: 'session',
    methods: ['POST'],
    isOpen: true,
    async answer({ request, response }) {
      const input = await readJson(request, SESSION_BODY_BYTES)
      const code = typeof input === 'object' && input !== null && 'code' in input && input.code
      if (typeof code !== 'string') {
        throw new CortexError('INVALID_INPUT', 'Cannot open a session: expected {"code": "…"}', {
          path: 'code',
        })
      }
      const session = sessions.open(code)
      if (session === undefined) {
        throw new HttpError(
          'UNAUTHENTICATED',
          'This code was used, or is older than a minute. `cortex explore` makes a new one',
        )
      }
      sendJson(response, 200, session)
    },
  }
}

/** The owner makes a code for a browser, or unlocks writing for the page it is sitting at. */
function codeRoute({ sessions }: ExplorerServices): TokenRoute {
  return {
    label: 'session-code',
    methods: ['POST'],
    isOpen: false,
    async answer({ request, response, token, caller }) {
      // A session that could make others would never end.
      if (token.access !== OWNER || caller.readOnly === true || 'until' in token) {
        throw new CortexError('SCOPE_VIOLATION', 'Only the owner’s token opens the explorer')
      }
      const isUnlock = request.url === `${SESSION_CODE}?unlock`
      sendJson(
        response,
        200,
        isUnlock ? sessions.unlock() : { code: sessions.newCode(), expiresInMs: CODE_MS },
      )
    },
  }
}

/** The whole journal as `cortex export` writes it, for who may read the whole store. */
function journalRoute({ actors }: ExplorerServices): TokenRoute {
  return {
    label: 'journal',
    methods: ['GET'],
    isOpen: false,
    async answer({ response, caller }) {
      if (caller.view !== undefined) {
        throw new CortexError(
          'SCOPE_VIOLATION',
          'Cannot send the journal: it needs the whole store',
        )
      }
      const release = actors.hold(caller.actor)
      try {
        const cortex = await actors.open(caller.actor, false)
        response.writeHead(200, {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="${caller.actor}.cortex"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        for await (const bytes of cortex.exportJournal()) {
          if (response.destroyed) return
          if (!response.write(bytes)) await drained(response)
        }
        response.end()
      } finally {
        release()
      }
    },
  }
}

/** Waits until a slow reader has taken what was sent, or is gone. */
function drained(response: import('node:http').ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.once('drain', resolve)
    response.once('close', resolve)
  })
}
