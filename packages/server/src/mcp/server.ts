/**
 * A server of the Model Context Protocol for one caller. It keeps nothing between two requests, so
 * that a request, a connection or a process each can have one of its own.
 *
 * @module
 */

import { CortexError } from '@cortex-memory/core'
import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server'
import type { Caller, OpenActors } from '../actors/open-actors.ts'
import {
  forViewOnly,
  LISTED_VIEW,
  readView,
  showsViews,
  toolsOfView,
  VIEW_URI,
  withView,
} from './chat-view.ts'
import { type Profile, SHOWN } from './profile.ts'
import { getPrompt, LISTED_PROMPTS } from './prompts.ts'
import { completionsOf, listResources, readResource, TEMPLATES } from './resources.ts'
import { callerWith, callTool, listedTool, type Tool } from './tool.ts'
import { VERSION } from './version.ts'

/** What an MCP server answers with. */
export interface McpServerOptions {
  /** The open stores. */
  readonly actors: OpenActors
  /** Who calls. */
  readonly caller: Caller
  /** Which tools it offers. */
  readonly profile?: Profile
  /** Root of a Dense Context whose files are shown as resources. */
  readonly contextRoot?: string | undefined
  /** File with the page that draws answers inside a chat. Default: none, answers are text alone. */
  readonly chatView?: string | undefined
  /** Called with errors that are our own mistakes. */
  readonly onerror?: (error: Error) => void
}

/** Makes an MCP server over any transport. */
export function createMcpServer(options: McpServerOptions): Server {
  const { actors, caller, profile = 'default', onerror } = options
  const { tools: shown, instructions } = SHOWN[profile]
  const tools = new Map(shown.map((tool) => [tool.operation.name, tool]))
  const server = new Server(
    { name: 'cortex', title: 'Cortex memory', version: VERSION },
    { capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} }, instructions },
  )
  const ofView = options.chatView === undefined ? [] : toolsOfView(tools)
  server.setRequestHandler('tools/list', (_request, { mcpReq }) => {
    const listed = [...tools.values()].map(listedTool)
    if (options.chatView === undefined) return { tools: listed }
    // Clients of 2026 say it with each request, those of 2025 said it once.
    const envelope = mcpReq.envelope as Readonly<Record<string, object>> | undefined
    const declared = envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? server.getClientCapabilities()
    const more = showsViews(declared) ? ofView : []
    return { tools: [...listed.map(withView), ...more.map(listedTool).map(forViewOnly)] }
  })
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool =
      tools.get(params.name) ?? ofView.find(({ operation }) => operation.name === params.name)
    if (tool === undefined) throw unknownTool(params.name, tools)
    try {
      const asker = callerWith(caller, params._meta)
      return await callTool(tool, params.arguments ?? {}, actors, asker)
    } catch (error) {
      return refusal(error, onerror)
    }
  })
  serveResources(server, options)
  servePrompts(server, options)
  server.setRequestHandler('completion/complete', ({ params }) => ({
    completion: { values: completionsOf(params.ref, params.argument) },
  }))
  return server
}

function serveResources(server: Server, sources: McpServerOptions): void {
  const own = (error: unknown): never => {
    throw protocolError(error, sources.onerror)
  }
  const { chatView } = sources
  server.setRequestHandler('resources/list', async () => ({
    resources: [
      ...(await listResources(sources).catch(own)),
      ...(chatView === undefined ? [] : [LISTED_VIEW]),
    ],
  }))
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [...TEMPLATES],
  }))
  server.setRequestHandler('resources/read', async ({ params }) =>
    params.uri === VIEW_URI && chatView !== undefined
      ? await readView(chatView).catch(own)
      : await readResource(sources, params.uri).catch(own),
  )
}

function servePrompts(server: Server, { actors, caller, onerror }: McpServerOptions): void {
  server.setRequestHandler('prompts/list', () => ({ prompts: [...LISTED_PROMPTS] }))
  server.setRequestHandler(
    'prompts/get',
    async ({ params }) =>
      await getPrompt(params.name, params.arguments ?? {}, actors, caller).catch(
        (error: unknown) => {
          throw protocolError(error, onerror)
        },
      ),
  )
}

/** Requests other than calls of tools can only fail as the protocol fails. */
function protocolError(error: unknown, onerror: McpServerOptions['onerror']): ProtocolError {
  if (error instanceof ProtocolError) return error
  const known = error instanceof CortexError
  if (!known) onerror?.(error instanceof Error ? error : new Error(String(error)))
  const code = known ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError
  return new ProtocolError(code, known ? `${error.code}: ${error.message}` : FAILED)
}

const FAILED = 'INTERNAL: Cortex failed on this call; nothing is known to be wrong with it'

function unknownTool(name: string, tools: ReadonlyMap<string, Tool>): ProtocolError {
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `Unknown tool ${JSON.stringify(name.slice(0, 64))}; the tools are ${[...tools.keys()].join(', ')}`,
  )
}

/** What was wrong, for the model to act on; a failure of ours is reported to the person who runs the server. */
function refusal(error: unknown, onerror: McpServerOptions['onerror']): CallToolResult {
  if (error instanceof CortexError) return failure(`${error.code}: ${error.message}`)
  onerror?.(error instanceof Error ? error : new Error(String(error)))
  return failure(FAILED)
}

function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true }
}
