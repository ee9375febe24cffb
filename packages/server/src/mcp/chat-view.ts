/**
 * A picture inside the chat, for hosts that show one (the MCP Apps extension): a memory, a context or
 * a neighbourhood drawn by one page that is read as a resource. Other hosts never ask for it, and get
 * the same answers as text.
 *
 *   tools/list      _meta.ui.resourceUri = ui://cortex/view, on the tools whose answers it can draw
 *   resources/read  ui://cortex/view → one page with its script and style inside, which loads nothing
 *
 * @module
 */
import { readFile } from 'node:fs/promises'
import type { Tool as ListedTool, ReadResourceResult } from '@modelcontextprotocol/server'
import { FULL_TOOLS } from './full-tools.ts'
import type { Tool } from './tool.ts'

export const VIEW_URI = 'ui://cortex/view'
const VIEW_TYPE = 'text/html;profile=mcp-app'
/** What a client says that shows such pages. */
const EXTENSION = 'io.modelcontextprotocol/ui'

/** What one memory is surrounded by: for the page alone where the model has no tool for it. */
const NEIGHBOURS = 'memory_neighbours'
const DRAWN: ReadonlySet<string> = new Set(['memory_get', 'memory_context', NEIGHBOURS])

/** The tool as it is listed, with the page that draws its answers. */
export function withView(tool: ListedTool): ListedTool {
  if (!DRAWN.has(tool.name)) return tool
  return { ...tool, _meta: { ui: { resourceUri: VIEW_URI } } }
}

/** The tools that the page calls besides those of the model. */
export function toolsOfView(shown: ReadonlyMap<string, Tool>): Tool[] {
  if (!shown.has('memory_get') || shown.has(NEIGHBOURS)) return []
  return FULL_TOOLS.filter(({ operation }) => operation.name === NEIGHBOURS)
}

/** Kept from the model: hosts that know the extension hide it, and others are not given it. */
export function forViewOnly(tool: ListedTool): ListedTool {
  return { ...tool, _meta: { ui: { resourceUri: VIEW_URI, visibility: ['app'] } } }
}

export function showsViews(capabilities: object | undefined): boolean {
  const { extensions } = (capabilities ?? {}) as { extensions?: Readonly<Record<string, unknown>> }
  const declaredViews = extensions?.[EXTENSION] as { mimeTypes?: readonly unknown[] } | undefined
  return declaredViews?.mimeTypes?.includes(VIEW_TYPE) === true
}

export const LISTED_VIEW = {
  uri: VIEW_URI,
  name: 'view',
  title: 'A memory, a context or a neighbourhood as a picture',
  mimeType: VIEW_TYPE,
}

/** No domain is named, so the host lets the page connect to nothing. */
export async function readView(file: string): Promise<ReadResourceResult> {
  const text = await readFile(file, 'utf8')
  const meta = { ui: { prefersBorder: true } }
  return { contents: [{ uri: VIEW_URI, mimeType: VIEW_TYPE, text, _meta: meta }] }
}
