/**
 * The line between this page and the host of the chat: JSON-RPC by `postMessage`, as the MCP Apps
 * extension says. Only the window that holds this page is listened to.
 *
 *   page → host   ui/initialize, ui/notifications/initialized, ui/notifications/size-changed, tools/call
 *   host → page   ui/notifications/tool-result, ui/notifications/host-context-changed, ui/resource-teardown
 */
const PROTOCOL = '2026-01-26'

export interface ToolResult {
  readonly isError?: boolean
  readonly structuredContent?: Readonly<Record<string, unknown>>
  readonly content?: readonly { readonly type: string; readonly text?: string }[]
}

export interface HostContext {
  readonly theme?: 'light' | 'dark'
}

interface Message {
  readonly id?: number | string
  readonly method?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly result?: unknown
  readonly error?: { readonly message?: string }
}

export interface HostLink {
  /** Whether the page may call tools of the server that it came from. */
  readonly canCall: boolean
  call(tool: string, input: object): Promise<ToolResult>
}

export interface HostEvents {
  onResult(result: ToolResult): void
  onContext(context: HostContext): void
}

export async function connectToHost(events: HostEvents): Promise<HostLink> {
  const waiting = new Map<number, (message: Message) => void>()
  let lastId = 0
  const send = (message: object): void => parent.postMessage({ jsonrpc: '2.0', ...message }, '*')
  const request = (method: string, params: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++lastId
      waiting.set(id, ({ result, error }) =>
        error === undefined ? resolve(result) : reject(new Error(error.message ?? 'refused')),
      )
      send({ id, method, params })
    })
  addEventListener('message', ({ source, data }: MessageEvent<Message>) => {
    if (source !== parent || typeof data !== 'object' || data === null) return
    const { id, method, params = {} } = data
    if (method === undefined) {
      if (typeof id !== 'number') return
      waiting.get(id)?.(data)
      waiting.delete(id)
    } else if (method === 'ui/notifications/tool-result') events.onResult(params)
    else if (method === 'ui/notifications/host-context-changed') events.onContext(params)
    else if (id !== undefined) answer(id, method)
  })
  /** A host may ask whether this page is there, and may take it down. */
  const answer = (id: number | string, method: string): void => {
    if (method === 'ping' || method === 'ui/resource-teardown') send({ id, result: {} })
    else send({ id, error: { code: -32601, message: `This page does not know ${method}` } })
  }
  const { hostContext, hostCapabilities } = (await request('ui/initialize', {
    protocolVersion: PROTOCOL,
    appInfo: { name: 'cortex', version: '1' },
    appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
  })) as { hostContext?: HostContext; hostCapabilities?: { serverTools?: object } }
  events.onContext(hostContext ?? {})
  send({ method: 'ui/notifications/initialized' })
  followSize((size) => send({ method: 'ui/notifications/size-changed', params: size }))
  return {
    canCall: hostCapabilities?.serverTools !== undefined,
    call: async (name, input) =>
      (await request('tools/call', { name, arguments: input })) as ToolResult,
  }
}

/** The host gives the page as much room as it needs. */
function followSize(tell: (size: { width: number; height: number }) => void): void {
  const page = document.documentElement
  new ResizeObserver(() => {
    tell({ width: Math.ceil(page.clientWidth), height: Math.ceil(page.scrollHeight) })
  }).observe(document.body)
}
