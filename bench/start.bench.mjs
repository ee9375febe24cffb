// How quick and how light: a bare Node, the reference memory server and SQLite beside Cortex, in one run. CPU time is
// what the system counted for a program and all that it started, so it needs /proc.
//
//   npm run bench -- start [--runs 20] [--entities 10000] [--memories 10000]
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openCortex } from '@cortex-memory/core'
import { home } from '../scripts/setup.mjs'
import { memory } from './engine-memory.mjs'
import { installedSizes } from './installed-sizes.mjs'
import {
  diskBytes,
  median,
  options,
  print,
  scratch,
  timed,
  verdict,
  watchMachine,
} from './measure.mjs'
import { nodeWithSqlite, startSqlite } from './sqlite.mjs'

const { runs, entities, memories } = options({ runs: 20, entities: 10_000, memories: 10_000 })
const place = scratch()
const machine = watchMachine()
const require = createRequire(join(home, 'packages/server/package.json'))
const program = join(home, 'packages/cli/dist/cortex.cjs')
const reference = require.resolve('@modelcontextprotocol/server-memory/dist/index.js')
const env = {
  ...process.env,
  CORTEX_HOME: join(place, 'home'),
  CORTEX_ACTOR: 'ada',
  // On a busy machine a hook gives up after two seconds, and giving up costs little.
  CORTEX_HOOK_TIMEOUT_MS: '60000',
}
// With it every Node reads the certificates of the system when it starts, which takes longer than the rest of its start.
delete env.NODE_EXTRA_CA_CERTS

if (!existsSync('/proc/self/stat')) {
  console.error('npm run bench -- start needs Linux: it reads CPU time and memory from /proc')
  process.exit(2)
}
console.log(`Starting and weight, Node ${process.versions.node}, ${runs} runs each\n`)
await shortCommands()
await servers()
await knowledgeGraph()
await queries()
install()
console.log(`\n${machine()}`)

/** Milliseconds of CPU of all programs that have ended; in steps of 10, so it takes many runs. */
function cpuOfEnded() {
  const fields = countersOf('self')
  return (Number(fields[13]) + Number(fields[14])) * 10
}

/** The same of one that runs. */
function cpuOf(pid) {
  const fields = countersOf(pid)
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function countersOf(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

async function shortCommands() {
  const prompt = JSON.stringify({ prompt: 'which node', session_id: 'bench' })
  const calls = {
    'node -e 0': { args: ['-e', '0'] },
    'cortex remember': { args: [program, 'remember', 'The build runs on Node 20'] },
    'cortex recall': { args: [program, 'recall', 'which node does the build use'] },
    'cortex hook user-prompt-submit': {
      args: [program, 'hook', 'user-prompt-submit'],
      input: prompt,
    },
    'cortex hook session-start': { args: [program, 'hook', 'session-start'], input: '{}' },
  }
  const sums = runAll(calls, () => 0)
  const hooks = Object.entries(calls).filter(([name]) => name.includes('hook'))
  const server = startServer([program, 'mcp'])
  await server.begin()
  const beside = runAll(
    Object.fromEntries(hooks.map(([name, call]) => [`${name}, beside cortex mcp`, call])),
    () => cpuOf(server.pid),
  )
  await server.end()
  const failures = join(env.CORTEX_HOME, '.hooks/failures.jsonl')
  if (existsSync(failures)) throw new Error(`a hook failed: ${readFileSync(failures, 'utf8')}`)
  const [bare, ...rest] = Object.entries({ ...sums, ...beside })
  print('node -e 0, CPU', `${(bare[1] / runs).toFixed(0)} ms`)
  for (const [name, sum] of rest) {
    const ratio = sum / bare[1]
    verdict(`${name}, CPU over node -e 0`, `${ratio.toFixed(2)} x`, ratio <= 2.5, '<= 2.5 x')
  }
}

/** CPU time of all runs of each, in turns, with what `more` counts. */
function runAll(calls, more) {
  const sums = Object.fromEntries(Object.keys(calls).map((name) => [name, 0]))
  for (let round = -2; round < runs; round++) {
    for (const [name, { args, input = '' }] of Object.entries(calls)) {
      const before = cpuOfEnded() + more()
      const { status, stderr } = spawnSync(process.execPath, args, { env, input, encoding: 'utf8' })
      if (status !== 0) throw new Error(`${name}: ${stderr}`)
      // The first two rounds leave compiled code behind, as the first two days of a user do.
      if (round >= 0) sums[name] += cpuOfEnded() + more() - before
    }
  }
  return sums
}

/** A server on a pipe, asked one thing after another. */
function startServer(args, more = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...env, ...more },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  let id = 0
  const ask = async (method, params) => {
    id++
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error(`${args.join(' ')} ended`)
      const answer = JSON.parse(value)
      if (answer.id === id) return answer.result
    }
  }
  return {
    pid: child.pid,
    ask,
    call: (name, input) => ask('tools/call', { name, arguments: input }),
    begin: async () => {
      const clientInfo = { name: 'bench', version: '1' }
      await ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo })
      child.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n')
      return await ask('tools/list', {})
    },
    residentMb: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    end: () =>
      new Promise((resolve) => {
        child.on('close', resolve)
        child.stdin.end()
      }),
  }
}

async function servers() {
  const sums = { reference: 0, cortex: 0 }
  for (let round = -2; round < Math.ceil(runs / 2); round++) {
    for (const [name, args] of [
      ['reference', [reference]],
      ['cortex', [program, 'mcp']],
    ]) {
      const before = cpuOfEnded()
      const server = startServer(args, { MEMORY_FILE_PATH: join(place, 'start.jsonl') })
      await server.begin()
      await server.end()
      if (round >= 0) sums[name] += cpuOfEnded() - before
    }
  }
  const ratio = sums.cortex / sums.reference
  verdict(
    'cortex mcp to tools/list, CPU over the reference',
    `${ratio.toFixed(2)} x`,
    ratio <= 1.2,
    '<= 1.2 x',
  )
  const idle = startServer([program, 'mcp'])
  await idle.begin()
  weight('cortex mcp, idle', idle.residentMb(), 70)
  await idle.end()
  const model = startServer([program, 'mcp'])
  await model.begin()
  await model.call('memory_remember', { text: 'The winch lifts 400 kg' })
  await model.call('memory_recall', { query: 'how much can it carry' })
  await new Promise((resolve) => setTimeout(resolve, 8_000))
  weight('cortex mcp, with the local model', model.residentMb(), 160)
  await model.end()
}

function weight(label, mb, most) {
  verdict(`${label}, resident`, `${mb.toFixed(0)} MB`, mb <= most, `<= ${most} MB`)
}

async function knowledgeGraph() {
  const both = {
    reference: () => startServer([reference], { MEMORY_FILE_PATH: join(place, 'graph.jsonl') }),
    cortex: () =>
      startServer([program, 'mcp', '--profile', 'compat'], {
        CORTEX_ACTOR: 'graph',
        CORTEX_EMBEDDER: 'none',
      }),
  }
  const seen = {}
  for (const [name, open] of Object.entries(both)) {
    const server = open()
    await server.begin()
    const entity = (index) => ({
      name: `entity ${index}`,
      entityType: 'thing',
      observations: [`observation ${index} of a winch`],
    })
    const create = await p50(100, (index) =>
      server.call('create_entities', { entities: [entity(index)] }),
    )
    for (let from = 100; from < entities; from += 500) {
      const batch = Array.from({ length: Math.min(500, entities - from) }, (_, at) =>
        entity(from + at),
      )
      await server.call('create_entities', { entities: batch })
    }
    const middle = Math.floor(entities / 2)
    const first = await timed(() =>
      server.call('search_nodes', { query: `observation ${middle} of` }),
    )
    const before = cpuOf(server.pid)
    const search = await p50(20, (index) =>
      server.call('search_nodes', { query: `observation ${middle + index} of` }),
    )
    const cpu = cpuOf(server.pid) - before
    const opened = await p50(20, (index) =>
      server.call('open_nodes', { names: [`entity ${middle + index}`] }),
    )
    seen[name] = { create, first, search, cpu, opened, mb: server.residentMb() }
    await server.end()
  }
  const { cortex, reference: other } = seen
  const row = (label, key, most) => {
    const ratio = cortex[key] / other[key]
    const shown = `${ratio.toFixed(2)} x`
    verdict(
      label,
      shown,
      ratio <= most,
      `<= ${most} x; ${cortex[key].toFixed(1)} beside ${other[key].toFixed(1)} ms`,
    )
  }
  row('create_entities, empty store, p50, over the reference', 'create', 1.5)
  row(`search_nodes at ${entities}, over the reference`, 'search', 0.5)
  row(`search_nodes at ${entities}, CPU of 20 over the reference`, 'cpu', 0.5)
  row(`open_nodes at ${entities}, over the reference`, 'opened', 0.5)
  print(`the first search_nodes of a process at ${entities}`, `${cortex.first.toFixed(0)} ms`)
  weight(`cortex mcp, ${entities} entities, after calls`, cortex.mb, 100)
}

async function p50(count, call) {
  const times = []
  for (let index = 0; index < count; index++) times.push(await timed(() => call(index)))
  return median(times)
}

async function queries() {
  const root = join(place, 'queries')
  const cortex = await openCortex({ root, actor: 'ada', durability: 'fast' })
  for (let from = 0; from < memories; from += 1_000) {
    const batch = Array.from({ length: Math.min(1_000, memories - from) }, (_, at) => from + at)
    await Promise.all(batch.map((index) => cortex.write(memory(index))))
  }
  const { data } = memory(7)
  const word = data.statement.split(' ').at(-1)
  const top = await p50(50, () => cortex.find({ types: [data.type], limit: 20 }))
  const words = await p50(50, () => cortex.find({ near: word, limit: 20 }))
  const node = nodeWithSqlite()
  if (node === undefined) print('SQLite', 'left out', 'no Node with SQLite was found')
  else {
    const sqlite = startSqlite(node, place)
    await sqlite.ask({ fill: memories, from: 0 })
    const theirTop = median((await sqlite.ask({ top: 20, type: data.type, repeat: 50 })).times)
    const theirWords = median((await sqlite.ask({ word, repeat: 50 })).times)
    await sqlite.end()
    for (const [label, own, their, most] of [
      ['top 20 of a type', top, theirTop, 4],
      ['one word', words, theirWords, 1.5],
    ]) {
      const note = `<= ${most} x; ${own.toFixed(2)} beside ${their.toFixed(2)} ms`
      verdict(
        `${label} at ${memories}, over SQLite`,
        `${(own / their).toFixed(1)} x`,
        own / their <= most,
        note,
      )
    }
  }
  const before = diskBytes(join(root, 'ada'))
  await cortex.rebuild()
  const growth = diskBytes(join(root, 'ada')) / before
  await cortex.close()
  verdict('disk after rebuild, over before', `${growth.toFixed(2)} x`, growth <= 1.2, '<= 1.2 x')
}

function install() {
  const { all, model, count } = installedSizes(home, 'cortex-memory')
  const mb = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`
  const without = all - model
  print('installed, all packages', mb(all), `${count} packages`)
  verdict('installed, without the model', mb(without), without <= 25e6, '<= 25 MB')
}
