/** The Model Context Protocol at `/mcp`, behind the doors of every other request. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Caller } from '../actors/open-actors.ts'
import type { OperationServices } from './operation-routes.ts'
import { HttpError } from './problem.ts'
import { assertKnownKeys } from './query-input.ts'
import type { TokenRoute } from './routes.ts'

/** Answers the request itself; who calls was found out from the token. */
export type McpHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  caller: Caller,
) => Promise<void>

export function mcpRoute(
  handler: McpHandler,
  { admission, limits }: OperationServices,
): [string, TokenRoute][] {
  const route: TokenRoute = {
    label: 'mcp',
    methods: ['GET', 'POST', 'DELETE'],
    isOpen: false,

    async answer({ request, response, query, caller }) {
      assertKnownKeys(query, ['profile'])
      assertBounded(request, limits.bodyBytes)
      const answer = async (): Promise<void> =>
        await handler(request, response, {
          ...caller,
          channel: 'mcp',
          // A model calls these tools, with whatever token its host was given.
          isOwner: false,
        })
      // What only listens does not take a turn from those who call.
      if (request.method === 'POST') await admission.run(caller.actor, answer)
      else await answer()
    },
  }
  // The second is what `/v1/actors/<name>/mcp` leads to.
  return [
    ['/mcp', route],
    ['/v1/mcp', route],
  ]
}

/** The handler reads the body; that it is short must be known before. */
function assertBounded({ headers }: IncomingMessage, bytesMax: number): void {
  if (headers['transfer-encoding'] !== undefined) {
    throw new HttpError('LENGTH_REQUIRED', 'Send the length of the body: Content-Length')
  }
  if (Number(headers['content-length'] ?? 0) <= bytesMax) return
  throw new HttpError('BODY_TOO_LARGE', `Cannot read the body: it has more than ${bytesMax} bytes`)
}
