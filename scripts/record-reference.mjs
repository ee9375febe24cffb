// `node scripts/record-reference.mjs`: plays a script of calls to the reference memory server and keeps
// what it answers, so that the test of our `compat` profile needs no such server.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { home } from './setup.mjs'

const require = createRequire(join(home, 'packages/server/package.json'))
const { Client } = await import(require.resolve('@modelcontextprotocol/client'))
const { StdioClientTransport } = await import(require.resolve('@modelcontextprotocol/client/stdio'))
const FIXTURE = join(home, 'packages/server/test/fixtures/reference-memory.json')

const ada = { name: 'Ada', entityType: 'person', observations: ['writes programs', 'likes tea'] }
const engine = { name: 'Engine', entityType: 'machine', observations: [] }
const bob = { name: 'Bob', entityType: 'Person', observations: ['Knows ADA'] }
const designs = { from: 'Ada', to: 'Engine', relationType: 'designs' }
const admires = { from: 'Bob', to: 'Ada', relationType: 'admires' }
const dangling = { from: 'Ada', to: 'Nobody', relationType: 'waits for' }

/** Every tool, with what exists, what does not, what repeats and what is wrong. */
const CALLS = [
  ['read_graph', {}],
  ['create_entities', { entities: [ada, engine] }],
  ['create_entities', { entities: [ada, bob] }],
  ['create_entities', { entities: [] }],
  [
    'create_entities',
    { entities: [{ ...engine, entityType: 'other', observations: ['ignored'] }] },
  ],
  ['create_relations', { relations: [designs, admires] }],
  ['create_relations', { relations: [designs, { ...designs, relationType: 'builds' }, dangling] }],
  ['create_relations', { relations: [{ from: 'Ada', to: 'Ada', relationType: 'trusts' }] }],
  ['read_graph', {}],
  ['add_observations', { observations: [{ entityName: 'Ada', contents: ['likes tea', 'sings'] }] }],
  [
    'add_observations',
    {
      observations: [
        { entityName: 'Engine', contents: ['is made of brass'] },
        { entityName: 'Bob', contents: [] },
      ],
    },
  ],
  [
    'add_observations',
    {
      observations: [
        { entityName: 'Engine', contents: ['must not stay'] },
        { entityName: 'Nobody', contents: ['x'] },
      ],
    },
  ],
  ['search_nodes', { query: 'ada' }],
  ['search_nodes', { query: 'PERSON' }],
  ['search_nodes', { query: 'brass' }],
  ['search_nodes', { query: 'nothing like it' }],
  ['search_nodes', { query: '' }],
  ['open_nodes', { names: ['Engine', 'Ada', 'Nobody'] }],
  ['open_nodes', { names: [] }],
  [
    'delete_observations',
    { deletions: [{ entityName: 'Ada', observations: ['sings', 'no such'] }] },
  ],
  ['delete_observations', { deletions: [{ entityName: 'Nobody', observations: ['x'] }] }],
  ['add_observations', { observations: [{ entityName: 'Ada', contents: ['sings'] }] }],
  ['delete_relations', { relations: [admires, { ...admires, relationType: 'no such' }] }],
  ['create_relations', { relations: [admires] }],
  ['read_graph', {}],
  ['delete_entities', { entityNames: ['Ada', 'Nobody at all'] }],
  ['read_graph', {}],
  ['create_entities', { entities: [{ ...ada, observations: ['came back'] }] }],
  ['create_relations', { relations: [{ from: 'Later', to: 'Ada', relationType: 'greets' }] }],
  ['create_entities', { entities: [{ name: 'Later', entityType: 'person', observations: [] }] }],
  ['delete_entities', { entityNames: ['Nobody'] }],
  ['delete_entities', { entityNames: [] }],
  ['open_nodes', { names: ['Later'] }],
  ['read_graph', { unknown: 'argument' }],
  ['create_entities', { entities: [{ ...bob, name: 'Eve', extra: 1 }], more: 2 }],
  ['create_entities', { entities: [{ name: 'Half' }] }],
  ['create_entities', {}],
  ['search_nodes', { query: 7 }],
  ['open_nodes', { names: 'Ada' }],
  ['read_graph', {}],
]

const place = mkdtempSync(join(tmpdir(), 'cortex-reference-'))
const client = new Client({ name: 'recorder', version: '1' })
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: [require.resolve('@modelcontextprotocol/server-memory/dist/index.js')],
    env: { MEMORY_FILE_PATH: join(place, 'memory.jsonl') },
    stderr: 'ignore',
  }),
)
const { tools } = await client.listTools()
const calls = []
for (const [name, input] of CALLS) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: input })
  calls.push({ name, input, answer: { content, structuredContent, isError } })
}
await client.close()
rmSync(place, { recursive: true, force: true })
/** Shapes are compared, words are not. */
const withoutWords = (key, value) =>
  ['description', 'title', '$schema', 'execution'].includes(key) && typeof value !== 'boolean'
    ? undefined
    : value
const recording = { tools: JSON.parse(JSON.stringify(tools, withoutWords)), calls }
writeFileSync(FIXTURE, `${JSON.stringify(recording, null, 1)}\n`)
console.log(`${calls.length} calls recorded in ${FIXTURE}`)
