/**
 * A host that starts a server for every window: many processes on one actor, all of them called at
 * once. Rules: docs/spec/mcp.md.
 *
 * @module
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openCortex, type Uri, verifyStore } from '@cortex-memory/core'
import { type CallToolResult, Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { describe, expect, it } from 'vitest'
import { rounds, tell } from '../../core/test/support/campaign.ts'

const program = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/main.js')
const PROCESSES = rounds({ taste: 3, short: 20, long: 20 })
const CALLS = rounds({ taste: 10, short: 50, long: 200 })

interface Server {
  readonly client: Client
  readonly pid: number
  readonly compat: boolean
  readonly name: string
}

async function start(home: string, index: number): Promise<Server> {
  const compat = index % 4 === 3
  const client = new Client({ name: 'swarm', version: '1' })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [
      program,
      '--home',
      home,
      '--actor',
      'default',
      'mcp',
      '--profile',
      compat ? 'compat' : 'default',
    ],
    // One in ten loads the model, as the one that embeds does.
    env: index % 10 === 0 ? {} : { CORTEX_EMBEDDER: 'none' },
  })
  await client.connect(transport, { timeout: 120_000 })
  return { client, pid: transport.pid ?? 0, compat, name: `p${index}` }
}

/** The words of a call, and what has to be there afterwards if it is acknowledged. */
async function call({ client, compat, name }: Server, index: number): Promise<CallToolResult> {
  const isWrite = index % 2 === 0
  const words = `${name} call ${index}`
  const [tool, input] = compat
    ? isWrite
      ? [
          'create_entities',
          { entities: [{ name: words, entityType: 'call', observations: [words] }] },
        ]
      : ['open_nodes', { names: [`${name} call 0`] }]
    : isWrite
      ? ['memory_remember', { text: words }]
      : ['memory_recall', { query: name }]
  const params = { name: tool as string, arguments: input as Record<string, unknown> }
  return (await client.callTool(params, { timeout: 120_000 })) as CallToolResult
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a swarm of servers', () => {
  it('[K22] every acknowledged write is there, no call fails, no process stays behind', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cortex-swarm-'))
    const servers = await Promise.all(
      Array.from({ length: PROCESSES }, (_, index) => start(home, index)),
    )

    const answers = await Promise.all(
      servers.flatMap((server) =>
        Array.from({ length: CALLS }, async (_, index) => ({
          server,
          index,
          answer: await call(server, index),
        })),
      ),
    )
    await Promise.all(servers.map(async ({ client }) => await client.close()))

    const failed = answers.filter(({ answer }) => answer.isError)
    const writes = answers.filter(({ index }) => index % 2 === 0)
    const cortex = await openCortex({ root: home, actor: 'default', readOnly: true })
    const missing: string[] = []
    for (const { server, index, answer } of writes) {
      const words = `${server.name} call ${index}`
      if (server.compat) {
        const { total } = await cortex.find({
          types: ['Fact'],
          where: { and: [{ eq: ['data.subject', words] }, { eq: ['data.statement', words] }] },
          limit: 1,
        })
        if (total !== 1) missing.push(words)
      } else {
        const { uri } = answer.structuredContent as { uri: Uri }
        const { data } = await cortex.resolve(uri)
        if (data.type !== 'Fact' || data.statement !== words) missing.push(words)
      }
    }
    await cortex.close()
    const report = await verifyStore(home, 'default')
    const left = servers.filter(({ pid }) => isAlive(pid))
    rmSync(home, { recursive: true, force: true })

    tell({
      campaign: `${PROCESSES} MCP servers × ${CALLS} calls`,
      rounds: answers.length,
      lost: missing.length,
      bad: failed.length + left.length + report.problems.length,
      note: 'half of the calls write',
    })
    expect(failed.map(({ answer }) => answer.content)).toEqual([])
    expect(missing).toEqual([])
    expect(report).toMatchObject({ ok: true, problems: [] })
    expect(left).toEqual([])
  }, 600_000)
})
