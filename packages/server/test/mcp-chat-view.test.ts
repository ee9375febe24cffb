/** The page inside a chat, as a client that shows pages meets it. Rules: docs/spec/mcp.md. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OpenActors } from '../src/actors/open-actors.ts'
import { createMcpServer } from '../src/mcp/index.ts'
import { AGENT, ERAS, type Mode } from './mcp-pair.ts'

const VIEW = 'ui://cortex/view'
const SHOWS = {
  extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } },
}

let home: string
let actors: OpenActors
let clients: Client[]

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cortex-view-'))
  writeFileSync(join(home, 'view.html'), '<!doctype html><p>drawn</p>')
  actors = new OpenActors({ home: join(home, 'data') })
  clients = []
})
afterEach(async () => {
  for (const client of clients) await client.close()
  await actors.close()
  rmSync(home, { recursive: true, force: true })
})

async function connect(mode: Mode, { capabilities = {}, hasPage = true } = {}): Promise<Client> {
  const chatView = hasPage ? join(home, 'view.html') : undefined
  const [near, far] = InMemoryTransport.createLinkedPair()
  serveStdio(() => createMcpServer({ caller: AGENT, actors, chatView }), { transport: far })
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities, versionNegotiation: { mode } },
  )
  await client.connect(near)
  clients.push(client)
  return client
}

describe.each(ERAS)('a client of %s', (_era, mode) => {
  it('[K41] learns which page draws the answers of which tools', async () => {
    const client = await connect(mode)

    const { tools } = await client.listTools()

    const drawn = tools.filter(({ _meta }) => _meta?.ui !== undefined)
    expect(drawn.map(({ name }) => name)).toEqual(['memory_context', 'memory_get'])
    expect(drawn.map(({ _meta }) => _meta?.ui)).toEqual([
      { resourceUri: VIEW },
      { resourceUri: VIEW },
    ])
    expect(tools).toHaveLength(7)
  })

  it('[K41] reads the page as a resource that names no domain', async () => {
    const client = await connect(mode)

    const { contents } = await client.readResource({ uri: VIEW })

    expect(contents).toEqual([
      {
        uri: VIEW,
        mimeType: 'text/html;profile=mcp-app',
        text: '<!doctype html><p>drawn</p>',
        _meta: { ui: { prefersBorder: true } },
      },
    ])
  })

  it('[K42] that shows pages gets the tool of the page, kept from the model', async () => {
    const client = await connect(mode, { capabilities: SHOWS })
    const made = await client.callTool({
      name: 'memory_remember',
      arguments: { text: 'The buoy is lit' },
    })
    const { uri } = made.structuredContent as { uri: string }

    const { tools } = await client.listTools()
    const answer = await client.callTool({ name: 'memory_neighbours', arguments: { uri } })

    expect(tools.at(-1)).toMatchObject({
      name: 'memory_neighbours',
      _meta: { ui: { resourceUri: VIEW, visibility: ['app'] } },
    })
    expect(answer.structuredContent).toMatchObject({ nodes: [{ uri }] })
  })

  it('[K41] has answers as text alone where the server has no page', async () => {
    const client = await connect(mode, { capabilities: SHOWS, hasPage: false })

    const { tools } = await client.listTools()
    const { resources } = await client.listResources()

    expect(tools.every(({ _meta }) => _meta === undefined)).toBe(true)
    expect(resources.map(({ uri }) => uri)).not.toContain(VIEW)
    await expect(client.readResource({ uri: VIEW })).rejects.toThrow()
  })
})
