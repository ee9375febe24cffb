// A host of a chat in the page: the official bridge of the MCP Apps extension before our page in a sandbox.
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge'

/** As the extension tells hosts to confine pages that name no domain. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; connect-src 'none'"

globalThis.showInChat = async ({ html, result, theme, canCall }) => {
  const frame = document.createElement('iframe')
  frame.title = 'Cortex'
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.style.cssText = 'inline-size:720px;block-size:400px;border:1px solid #999'
  document.body.append(frame)
  const bridge = new AppBridge(
    null,
    { name: 'test host', version: '1' },
    canCall ? { serverTools: {} } : {},
    { hostContext: { theme } },
  )
  if (canCall) bridge.oncalltool = async (params) => await globalThis.callTool(params)
  bridge.onsizechange = ({ height }) => {
    if (height !== undefined) frame.style.blockSize = `${height}px`
  }
  const ready = new Promise((resolve) => {
    bridge.oninitialized = resolve
  })
  await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow))
  frame.srcdoc = html.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
  )
  await ready
  await bridge.sendToolInput({ arguments: {} })
  await bridge.sendToolResult(result)
  globalThis.changeTheme = async (next) => await bridge.sendHostContextChange({ theme: next })
}
