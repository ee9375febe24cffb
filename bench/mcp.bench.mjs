// Many MCP servers on one memory, all writing at once: how many of the writes that were acknowledged
// are there afterwards. The reference memory server beside Cortex, the same calls of the same tools.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { home } from '../scripts/setup.mjs'
import { options, scratch } from './measure.mjs'

const require = createRequire(join(home, 'packages/server/package.json'))
const { Client } = await import(require.resolve('@modelcontextprotocol/client'))
const { StdioClientTransport } = await import(require.resolve('@modelcontextprotocol/client/stdio'))

const { processes, writes } = options({ processes: 20, writes: 25 })
const place = scratch()

const SERVERS = [
  {
    name: 'reference memory server',
    args: [require.resolve('@modelcontextprotocol/server-memory/dist/index.js')],
    env: { MEMORY_FILE_PATH: join(place, 'memory.jsonl') },
  },
  {
    name: 'cortex mcp --profile compat',
    args: [join(home, 'packages/cli/dist/main.js'), 'mcp', '--profile', 'compat'],
    env: { CORTEX_HOME: join(place, 'cortex') },
  },
]

async function start({ args, env }) {
  const client = new Client({ name: 'bench', version: '1' })
  const command = process.execPath
  await client.connect(new StdioClientTransport({ command, args, env, stderr: 'ignore' }), {
    timeout: 300_000,
  })
  return client
}

async function create(client, name) {
  const entities = [{ name, entityType: 'write', observations: [`said by ${name}`] }]
  const params = { name: 'create_entities', arguments: { entities } }
  const { isError } = await client.callTool(params, { timeout: 300_000 })
  return isError !== true
}

/** Looked at by name, so that no answer is too long to be whole. */
async function countThere(server, names) {
  const client = await start(server)
  let there = 0
  for (let index = 0; index < names.length; index += 50) {
    const params = { name: 'open_nodes', arguments: { names: names.slice(index, index + 50) } }
    const { structuredContent } = await client.callTool(params, { timeout: 300_000 })
    there += structuredContent.entities.length
  }
  await client.close()
  return there
}

console.log(
  `${processes} processes, ${writes} create_entities each, all at once, Node ${process.versions.node}\n`,
)
console.log(
  `${'server'.padEnd(30)}${['acknowledged', 'there', 'lost', 'ms'].map((head) => head.padStart(14)).join('')}`,
)
for (const server of SERVERS) {
  const clients = await Promise.all(Array.from({ length: processes }, () => start(server)))
  const names = clients.flatMap((_, process) =>
    Array.from({ length: writes }, (_, index) => `p${process}-${index}`),
  )
  const began = performance.now()
  const results = await Promise.all(
    names.map((name, index) =>
      create(clients[Math.floor(index / writes)], name).catch(() => false),
    ),
  )
  const took = performance.now() - began
  await Promise.all(clients.map((client) => client.close()))
  const acknowledged = names.filter((_, index) => results[index])
  const there = await countThere(server, acknowledged)
  const row = [acknowledged.length, there, acknowledged.length - there, Math.round(took)]
  console.log(server.name.padEnd(30) + row.map((cell) => String(cell).padStart(14)).join(''))
}
