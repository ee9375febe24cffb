// A chat with our real MCP server behind it and the official bridge of the MCP Apps extension in a real browser.
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { build } from 'esbuild'
import { command } from './setting.mjs'

const SHOWS = {
  extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } },
}

export class Chat {
  static async open(setting) {
    const chat = new Chat()
    chat.setting = setting
    chat.client = new Client({ name: 'test', version: '1' }, { capabilities: SHOWS })
    await chat.client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [command, '--actor', 'tidewater', 'mcp'],
        env: { ...process.env, CORTEX_HOME: setting.home, CORTEX_EMBEDDER: 'none' },
      }),
    )
    const { contents } = await chat.client.readResource({ uri: 'ui://cortex/view' })
    chat.html = contents[0].text
    const built = await build({
      entryPoints: [fileURLToPath(new URL('./chat-host.mjs', import.meta.url))],
      bundle: true,
      format: 'iife',
      write: false,
    })
    chat.host = built.outputFiles[0].text
    return chat
  }

  /** Calls a tool, and shows its answer as a host does. */
  async show(tool, input, { theme = 'light', canCall = true } = {}) {
    const { browser } = this.setting
    const page = await (await browser.newContext({ colorScheme: theme })).newPage()
    page.messages = []
    page.on('console', (message) => {
      // The bridge tells every message that passes.
      if (message.type() !== 'debug') page.messages.push(message.text())
    })
    page.on('pageerror', (error) => page.messages.push(error.message))
    await page.exposeFunction('callTool', async (params) => await this.client.callTool(params))
    await page.setContent('<!doctype html><title>Chat</title><main><h1>Chat</h1></main>')
    await page.addScriptTag({ content: this.host })
    const result = await this.client.callTool({ name: tool, arguments: input })
    const given = { html: this.html, result, theme, canCall }
    await page.evaluate((each) => globalThis.showInChat(each), given)
    return { page, frame: page.frameLocator('iframe') }
  }

  async close() {
    await this.client?.close()
  }
}
