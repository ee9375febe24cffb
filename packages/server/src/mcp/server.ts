/**
 * A server of the Model Context Protocol for one caller. It keeps nothing between two requests, so
 * that a request, a connection or a process each can have one of its own.
 *
 * @module
 */

import { CortexError } from '@cortex-memory/core'
import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server'
import type { Caller, OpenActors } from '../actors/open-actors.ts'
import { type Profile, SHOWN } from './profile.ts'
import { getPrompt, LISTED_PROMPTS } from './prompts.ts'
import { completionsOf, listResources, readResource, TEMPLATES } from './resources.ts'
import { callTool, listedTool, type Tool } from './tool.ts'
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
  /** Told about failures that are ours. */
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
  server.setRequestHandler('tools/list', () => ({ tools: [...tools.values()].map(listedTool) }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools.get(params.name)
    if (tool === undefined) throw unknownTool(params.name, tools)
    try {
      return await callTool(tool, params.arguments ?? {}, actors, caller)
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
  server.setRequestHandler('resources/list', async () => ({
    resources: await listResources(sources).catch(own),
  }))
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [...TEMPLATES],
  }))
  server.setRequestHandler(
    'resources/read',
    async ({ params }) => await readResource(sources, params.uri).catch(own),
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
