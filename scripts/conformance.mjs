// `npm run test:conformance`: the official conformance tests and the official inspector against our server.
// Both need Node 22, which comes from the registry with them, into .cache/conformance.
//
// They meet a real `cortex serve`. The tests know no tokens, so what stands between adds one, and changes nothing else.
//
// Scenarios with fixed tools, prompts or resources of their own (`test_…`) test an SDK, not a memory: they are
// listed with the reason why they do not apply. A scenario that is in neither list is a failure.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { home, runNpm, setup } from './setup.mjs'

const DEPENDENCIES = {
  node: '22.23.3',
  'conformance-2025': 'npm:@modelcontextprotocol/conformance@0.1.16',
  'conformance-2026': 'npm:@modelcontextprotocol/conformance@0.2.0-alpha.12',
  '@modelcontextprotocol/inspector': '2.12.0',
}
const GOLDEN = join(home, 'packages/cli/test/fixtures/default-tools.json')

const SUITES = [
  {
    tool: 'conformance-2025',
    version: ['--spec-version', '2025-11-25'],
    applies: [
      'server-initialize',
      'ping',
      'completion-complete',
      'tools-list',
      'resources-list',
      'prompts-list',
      'dns-rebinding-protection',
    ],
  },
  {
    tool: 'conformance-2026',
    version: ['--spec-version', '2026-07-28'],
    list: ['--requirements', '2026-07-28'],
    applies: [
      ...['server-stateless', 'completion-complete', 'tools-list', 'server-sse-multiple-streams'],
      ...['resources-list', 'sep-2164-resource-not-found', 'prompts-list', 'caching'],
      ...['input-required-result-unsupported-methods', 'dns-rebinding-protection'],
    ],
  },
]

/** The first pattern that fits says why a scenario does not apply. */
const REASONS = [
  [/^(tools-call|elicitation|json-schema)/, 'calls tools of a test server'],
  [/^resources-(read|templates)/, 'reads resources of a test server'],
  [/^prompts-get/, 'gets prompts of a test server'],
  [/^input-required/, 'needs tools that ask back; ours never do'],
  [/^resources-(un)?subscribe/, 'needs sessions; there are none'],
  [/^server-sse/, 'needs sessions; there are none'],
  [/^logging/, 'we log to stderr, not to the client'],
]
/** Parts of a scenario that cannot be tried without tools of a test server. */
const UNTRIED = /^Not testable: server does not list the diagnostic tool/

const place = join(home, '.cache/conformance')
const bin = (name) => join(place, 'node_modules/.bin', name)

function install() {
  mkdirSync(place, { recursive: true })
  const wanted = `${JSON.stringify({ private: true, dependencies: DEPENDENCIES }, null, 2)}\n`
  const stamp = join(place, 'installed.json')
  try {
    if (readFileSync(stamp, 'utf8') === wanted) return
  } catch {
    // Not installed yet.
  }
  writeFileSync(join(place, 'package.json'), wanted)
  console.error('cortex: installing the conformance tests (npm install)')
  runNpm(['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: place })
  writeFileSync(stamp, wanted)
}

async function node22(args) {
  const child = spawn(bin('node'), args, { cwd: place, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  await new Promise((resolve) => child.once('close', resolve))
  return Buffer.concat(chunks).toString('utf8')
}

const program = (tool) => join(place, 'node_modules', tool, 'dist/index.js')

async function scenariosOf({ tool, list = [] }) {
  const text = await node22([program(tool), 'list', '--server', ...list])
  const [servers = ''] = text.split('Client scenarios')
  return [...servers.matchAll(/^ {2}- (\S+)/gm)].map(([, name]) => name)
}

/** Its own summary counts; parts that cannot be tried are taken out. */
async function runScenario({ tool, version }, scenario, url) {
  const results = mkdtempSync(join(tmpdir(), 'cortex-conformance-'))
  const args = ['server', '--url', url, '--scenario', scenario, ...version, '-o', results]
  const text = await node22([program(tool), ...args])
  const checks = checksBelow(results)
  rmSync(results, { recursive: true, force: true })
  const failed = checks.filter(({ status }) => status === 'FAILURE')
  const untried = failed.filter(({ errorMessage = '' }) => UNTRIED.test(errorMessage))
  return {
    passed: checks.filter(({ status }) => status === 'SUCCESS').length,
    untried: untried.length,
    failed: failed.filter((check) => !untried.includes(check)),
    text,
  }
}

function checksBelow(directory) {
  const files = readdirSync(directory, { recursive: true }).filter((file) =>
    file.endsWith('checks.json'),
  )
  return files.flatMap((file) => JSON.parse(readFileSync(join(directory, file), 'utf8')))
}

/** `cortex serve` as anybody starts it, and the address under which the tests meet it. */
async function mount() {
  const data = mkdtempSync(join(tmpdir(), 'cortex-conformance-home-'))
  const command = [join(home, 'packages/cli/dist/main.js'), '--json', 'serve', '--port', '0']
  const child = spawn(process.execPath, command, {
    env: { ...process.env, CORTEX_HOME: data, CORTEX_EMBEDDER: 'none' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const started = await new Promise((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(JSON.parse(String(chunk))))
    child.once('close', (code) => reject(new Error(`cortex serve ended with ${code}`)))
  })
  const door = await withToken(new URL(started.url), started.token)
  return {
    url: `http://127.0.0.1:${door.address().port}/mcp`,
    async close() {
      door.closeAllConnections()
      door.close()
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Passes every request on as it is, Host and Origin too, with the token. */
async function withToken({ hostname, port }, token) {
  const door = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const passed = { ...headers, authorization: `Bearer ${token}` }
    const onward = request({ hostname, port, method, path, headers: passed }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers)
      answer.pipe(outgoing)
    })
    onward.once('error', () => outgoing.destroy())
    outgoing.once('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise((resolve) => door.listen(0, '127.0.0.1', resolve))
  return door
}

async function runSuite(suite, url) {
  const known = await scenariosOf(suite)
  const gone = suite.applies.filter((name) => !known.includes(name))
  let broken = gone.length
  for (const name of gone) console.log(`  FAILED   ${name}: ${suite.tool} has no such scenario`)
  const others = known.filter((name) => !suite.applies.includes(name))
  for (const name of suite.applies.filter((each) => known.includes(each))) {
    const { passed, untried, failed, text } = await runScenario(suite, name, url)
    const ok = failed.length === 0 && passed > 0
    const more = untried === 0 ? '' : `, ${untried} need tools of a test server`
    console.log(`  ${ok ? 'passed' : 'FAILED'}   ${name}: ${passed} checks${more}`)
    if (!ok) console.log(failed.length === 0 ? text : JSON.stringify(failed, null, 2))
    broken += ok ? 0 : 1
  }
  for (const name of others) {
    const [, reason] = REASONS.find(([pattern]) => pattern.test(name)) ?? []
    console.log(
      `  ${reason === undefined ? 'FAILED' : '-     '}   ${name}: ${reason ?? 'not looked at yet'}`,
    )
    broken += reason === undefined ? 1 : 0
  }
  return broken
}

/** What the inspector prints is what the golden file holds. */
async function runInspector() {
  const data = mkdtempSync(join(tmpdir(), 'cortex-inspector-'))
  const command = [process.execPath, join(home, 'packages/cli/dist/main.js'), 'mcp']
  const text = await node22([
    bin('mcp-inspector'),
    '--cli',
    ...['-e', `CORTEX_HOME=${data}`],
    ...command,
    ...['--method', 'tools/list'],
  ])
  rmSync(data, { recursive: true, force: true })
  let tools
  try {
    tools = JSON.parse(text.slice(text.indexOf('{'))).tools
  } catch {
    console.log(text)
  }
  const same = isDeepStrictEqual(tools, JSON.parse(readFileSync(GOLDEN, 'utf8')).tools)
  console.log(`  ${same ? 'passed' : 'FAILED'}   tools/list is ${GOLDEN.slice(home.length + 1)}`)
  return same ? 0 : 1
}

setup()
install()
const mounted = await mount()
let broken = 0
for (const suite of SUITES) {
  console.log(`\n${suite.tool} (${DEPENDENCIES[suite.tool].slice('npm:'.length)})`)
  broken += await runSuite(suite, mounted.url)
}
await mounted.close()
console.log('\n@modelcontextprotocol/inspector --cli')
broken += await runInspector()
console.log(broken === 0 ? '\nAll scenarios that apply pass.' : `\n${broken} failed`)
process.exit(broken === 0 ? 0 : 1)
