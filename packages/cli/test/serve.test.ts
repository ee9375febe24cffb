/** The server as a command. Rules: docs/spec/http.md. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listActors, lockHolders, openCortex, type Status } from '@cortex-memory/core'
import { grantScope, newKeyPair, signerOf } from '@cortex-memory/core/scope-signing'
import { startServer } from '@cortex-memory/server/http'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { describe, expect, it } from 'vitest'
import { type CommandContext, type Run, UsageError } from '../src/command.ts'
import { actors } from '../src/commands/actors.ts'
import { writeDemo } from '../src/commands/demo.ts'
import { explore } from '../src/commands/explore.ts'
import { nextSteps } from '../src/commands/next-steps.ts'
import { serve } from '../src/commands/serve.ts'
import { token } from '../src/commands/token.ts'

const cli = dirname(dirname(fileURLToPath(import.meta.url)))
const start = join(dirname(dirname(cli)), 'scripts/start.mjs')

class Started implements AsyncDisposable {
  readonly home: string = mkdtempSync(join(tmpdir(), 'cortex-serve-'))
  readonly child: ChildProcess
  readonly exited: Promise<number | null>
  #said = ''

  constructor(script: string, args: readonly string[], actor = 'ada') {
    const env = { ...process.env, CORTEX_HOME: this.home, CORTEX_ACTOR: actor }
    this.child = spawn(process.execPath, [script, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child.stdout?.on('data', (chunk) => {
      this.#said += chunk
    })
    this.exited = new Promise((resolve) => this.child.once('exit', (code) => resolve(code)))
  }

  /** All that stdout has said once it says this. */
  async said(text: string): Promise<string> {
    while (!this.#said.includes(text)) {
      const more = new Promise((resolve) => this.child.stdout?.once('data', resolve))
      const code = await Promise.race([more, this.exited])
      if (typeof code === 'number') throw new Error(`it ended with ${code}: ${this.#said}`)
    }
    return this.#said
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.child.kill('SIGKILL')
    await this.exited
    rmSync(this.home, { recursive: true, force: true })
  }
}

/** The lines that are meant to be copied, run by a shell as they stand. */
function copied(said: string): string {
  return said
    .split('\n')
    .filter((line) => /^ {2}(auth=|curl )/.test(line) && !line.includes(' -N '))
    .join('\n')
}

/** A command without a process; a failure is what it throws. */
async function run(command: Run, home: string, ...args: string[]): Promise<string> {
  const said: string[] = []
  const context = { ...contextOf(home), json: args.includes('--json') }
  const words = args.filter((word) => word !== '--json')
  await command(words, { ...context, print: (text) => said.push(text) })
  return said.join('\n')
}

function contextOf(home: string): CommandContext {
  const quiet = (): void => undefined
  const shown = { json: false, isTerminal: false, colours: false, print: quiet, note: quiet }
  return { home, actor: 'ada', why: 'a test', ...shown }
}

async function statusOf(home: string): Promise<Status> {
  await using cortex = await openCortex({ root: home, actor: 'demo', readOnly: true })
  return await cortex.status()
}

describe('cortex serve', () => {
  it('[N25] [N27] says what to do next, and that works; stops when it is told to', async () => {
    await using started = new Started(start, ['--port', '0', '--demo'])
    const said = await started.said('Ctrl-C')

    const owner = readFileSync(join(started.home, '.server/token'), 'utf8').trim()
    expect(said).toContain(owner)
    expect(said).toContain('claude mcp add --transport http cortex')
    const shell = spawnSync('bash', ['-c', copied(said)], { encoding: 'utf8' })
    expect(shell.stdout).toContain('"uri":"matrix://cortex/Fact/')
    expect(shell.stdout).toContain('The build runs on Node 20')
    expect(readdirSync(started.home).sort()).toEqual(['.server', 'demo'])

    started.child.kill('SIGINT')
    expect(await started.exited).toBe(0)
  })

  it('[N27] fills the actor `demo` once, and leaves it as it is afterwards', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cortex-serve-'))
    expect(await writeDemo(home)).toBe(true)
    const before = await statusOf(home)

    expect(await writeDemo(home)).toBe(false)

    expect(await statusOf(home)).toEqual(before)
    expect(before).toMatchObject({ memories: 9, edges: 2 })
    expect(readdirSync(home)).toEqual(['demo'])
    rmSync(home, { recursive: true })
  })

  it('[N25] a port that is taken is one sentence; so is one that is none', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cortex-serve-'))
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as { port: number }

    await expect(run(serve, home, '--port', String(port))).rejects.toMatchObject({
      code: 'IO_ERROR',
      message: `Cannot listen on 127.0.0.1:${port}: something else listens there. Stop it, or choose another port: --port N`,
    })
    await expect(run(serve, home, '--port', '70000')).rejects.toThrow(UsageError)
    await expect(run(serve, home, '--port', 'http')).rejects.toThrow(UsageError)
    await expect(run(serve, home, '--host', '0.0.0.0')).rejects.toThrow('--allow-host NAME')
    taken.close()
    rmSync(home, { recursive: true })
  })

  it('[N25] names the hosts of agents where the server has /mcp, and only there', () => {
    const started = {
      url: 'http://127.0.0.1:7077',
      token: 'cortex_x',
      tokenFile: '/home/ada/my files/token',
      home: '/home/ada',
      actor: 'ada',
      explore: 'http://127.0.0.1:7077/#code=x',
    }

    const text = nextSteps(started)
    expect(text).toContain('claude mcp add --transport http cortex http://127.0.0.1:7077/mcp')
    expect(text).toContain(`$(cat '/home/ada/my files/token')`)
    const configurations = [...text.matchAll(/^ {4}(\{.*\})$/gm)].map(([, line]) =>
      JSON.parse(line as string),
    )
    expect(configurations).toMatchObject([
      { mcpServers: { cortex: { type: 'http', url: 'http://127.0.0.1:7077/mcp' } } },
      {
        inputs: [{ type: 'promptString', id: 'cortex-token', password: true }],
        servers: { cortex: { type: 'http', url: 'http://127.0.0.1:7077/mcp' } },
      },
    ])
  })
})

describe('cortex serve with /mcp', () => {
  it('[N25] is the protocol on the same stores, behind the same token', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cortex-serve-'))
    let print: (text: string) => void = () => undefined
    const printed = new Promise<string>((resolve) => {
      print = resolve
    })
    const ended = serve(['--port', '0'], { ...contextOf(home), json: true, print })
    const { url, token: owner } = JSON.parse(await printed) as Record<string, string>
    const headers = { authorization: `Bearer ${owner}` }
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }),
    )

    await client.callTool({ name: 'memory_remember', arguments: { text: 'The sea is blue' } })
    const response = await fetch(`${url}/v1/recall?query=sea`, { headers })
    expect(await response.json()).toMatchObject({
      memories: [{ text: 'The sea is blue' }],
    })
    expect((await fetch(`${url}/mcp`, { method: 'POST' })).status).toBe(401)
    await client.close()
    process.emit('SIGTERM', 'SIGTERM')
    expect(await ended).toBe(0)
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed')
    rmSync(home, { recursive: true })
  })
})

describe('npm start', () => {
  it("[O88] serves the user's own memory unless an actor is named", async () => {
    const actorOf = async (args: readonly string[]): Promise<string> => {
      await using started = new Started(start, ['--port', '0', '--json', ...args], '')
      return (JSON.parse(await started.said('}')) as { actor: string }).actor
    }

    expect(await actorOf([])).toBe('user')
    expect(await actorOf(['--actor', 'bob'])).toBe('bob')
  })

  it('[N25] shows the tour when it is asked for', () => {
    const shown = spawnSync(process.execPath, [start, '--tour', '--json'], { encoding: 'utf8' })

    expect(shown.status).toBe(0)
    expect(JSON.parse(shown.stdout)).toMatchObject({ same: true })
    expect(shown.stderr).toContain('in this clone, the command `cortex` is `npx --no cortex`')
  })
})

describe('cortex token', () => {
  it('[N26] makes, shows and ends tokens', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cortex-token-'))
    const added = JSON.parse(await run(token, home, '--json', 'add', 'dash', '--read')) as {
      token: string
    }

    expect(added).toMatchObject({ name: 'dash', actor: 'ada', access: 'read' })
    await expect(run(token, home, 'add', 'dash')).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
    const listed = await run(token, home, 'list')
    expect(listed).toMatch(/^dash +ada +read +\d{4}-/)
    expect(listed).not.toContain(added.token.slice(8))
    expect(await run(token, home, 'revoke', 'dash')).toBe('revoked dash')
    await expect(run(token, home, 'revoke', 'dash')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(JSON.parse(await run(token, home, '--json', 'list'))).toEqual({
      tokens: [],
      problems: [],
    })
    expect(await run(token, home, 'add', 'ops', '--owner')).toMatch(/^cortex_[\w-]{43}$/)
    rmSync(home, { recursive: true })
  })

  it('[N26] of a scope is for its actor, and made only with the key of its audience', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cortex-token-'))
    const [owner, bob, eve] = [newKeyPair(), newKeyPair(), newKeyPair()]
    const scope = await grantScope(signerOf(owner.privateKey), 'atlas', {
      audience: 'bob',
      audienceKey: bob.publicKey,
      include: { tags: ['team'] },
    })
    const file = (name: string, content: Uint8Array | string): string => {
      writeFileSync(join(home, name), content)
      return join(home, name)
    }
    const scopeFile = file('bob.scope', scope)
    const add = async (key: string): Promise<string> =>
      await run(token, home, '--json', 'add', 'bob', '--scope', scopeFile, '--key', key)

    const foreign = add(file('eve.pem', eve.privateKey))
    await expect(foreign).rejects.toMatchObject({ code: 'SCOPE_INVALID' })
    await expect(add(file('no.pem', 'hello'))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(add(join(home, 'gone.pem'))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(JSON.parse(await add(file('bob.pem', bob.privateKey)))).toMatchObject({
      actor: 'atlas',
      access: 'write',
    })
    expect(await run(token, home, 'list')).toMatch(/^bob +atlas +write, by a scope/)
    rmSync(home, { recursive: true })
  })

  it('[N26] says what it expects', async () => {
    for (const args of [
      [],
      ['add'],
      ['drop', 'x'],
      ['revoke', 'x', 'y'],
      ['add', 'x', '--read', '--owner'],
      ['add', 'x', '--scope', 'y'],
      ['add', 'x', '--owner', '--scope', 'y', '--key', 'z'],
    ]) {
      await expect(run(token, '/nowhere', ...args), args.join(' ')).rejects.toThrow(UsageError)
    }
  })
})

describe.skipIf(process.platform !== 'linux')('a server beside a writer that was stopped', () => {
  it.each([
    ['appended', 'journal', 503],
    // Only the view is held up: what is remembered counts all the same.
    ['showing', 'views', 200],
  ])(
    '[S35] at step %s: answers, tells doctor who it is, and stops when it is asked to',
    async (step, lock, outcome) => {
      await using started = new Started(join(cli, 'dist/cortex.cjs'), [
        '--json',
        'serve',
        '--port',
        '0',
      ])
      const { url, token: bearer } = JSON.parse(await started.said('}\n')) as {
        url: string
        token: string
      }
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
      const remember = (text: string): Promise<Response> =>
        fetch(`${url}/v1/remember`, { method: 'POST', headers, body: JSON.stringify({ text }) })
      expect((await remember('the tide turns at six')).status).toBe(200)
      const program = join(cli, '../core/test/programs/write.mjs')
      const crash = { step, commit: 1, signal: 'SIGSTOP' }
      const asked = { root: started.home, actor: 'ada', count: 1, crash }
      const writer = spawn(process.execPath, [program, JSON.stringify(asked)])
      try {
        const stat = `/proc/${writer.pid}/stat`
        while (!/\) T /.test(readFileSync(stat, 'utf8'))) {
          await new Promise((resolve) => setTimeout(resolve, 5))
        }

        const waits = remember('the pier is closed').then(
          ({ status }) => status,
          () => 'gone',
        )
        expect((await fetch(`${url}/health`)).status).toBe(200)
        const read = { method: 'POST', headers, body: JSON.stringify({ query: 'tide' }) }
        expect((await fetch(`${url}/v1/recall`, read)).status).toBe(200)
        const [held] = lockHolders(started.home, 'ada')
        expect(held).toMatchObject({ lock, pid: writer.pid, stopped: true })

        started.child.kill('SIGTERM')
        // Long before the deadline of the lock, which is half a minute.
        expect(await started.exited).toBe(0)
        expect(['gone', outcome]).toContain(await waits)
      } finally {
        writer.kill('SIGKILL')
      }
    },
    90_000,
  )
})

describe('a server that runs', () => {
  it('[N35] [N36] shows no token again, logs requests, and lets actors be deleted', async () => {
    await using started = new Started(join(cli, 'bin/cortex.cjs'), [
      'serve',
      '--port',
      '0',
      '--json',
      '--log',
      'json',
    ])
    let logged = ''
    started.child.stderr?.on('data', (chunk) => {
      logged += chunk
    })
    const { url } = JSON.parse(await started.said('\n')) as { url: string }
    const owner = await run(token, started.home, 'show')
    await run(token, started.home, 'add', 'reader', '--read')
    const headers = { authorization: `Bearer ${owner}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ text: 'the sea is blue' })
    await fetch(`${url}/v1/remember`, { method: 'POST', headers, body })

    const later = await run(serveOnce, started.home)
    const deleted = await run(actors, started.home, 'delete', 'ada', '--yes', '--json')

    expect(later).not.toContain(owner)
    expect(later).toContain('cortex token show')
    expect(JSON.parse(deleted)).toMatchObject({ deleted: 'ada', tokens: ['reader'] })
    expect(listActors(started.home)).toEqual([])
    while (!logged.includes('DELETE')) await new Promise((resolve) => setImmediate(resolve))
    const [first] = logged.split('\n')
    expect(JSON.parse(String(first))).toMatchObject({ status: 200, path: '/v1/remember' })
  })

  it('[N35] says what --log expects', async () => {
    await expect(run(serve, '/nowhere', '--log', 'xml')).rejects.toThrow(
      '--log expects json, text, off, got xml',
    )
  })

  it('[N27] the printed entries reach the demo actor', async () => {
    await using started = new Started(start, ['--port', '0', '--demo'])
    const said = await started.said('Ctrl-C')
    const entry = said.split('\n').find((line) => line.includes('"mcpServers"')) ?? ''
    const { cortex } = (JSON.parse(entry) as { mcpServers: { cortex: Entry } }).mcpServers
    const client = new Client({ name: 'test', version: '1' })

    await client.connect(
      new StreamableHTTPClientTransport(new URL(cortex.url), {
        requestInit: { headers: cortex.headers },
      }),
    )
    const answer = await client.callTool({
      name: 'memory_recall',
      arguments: { query: 'which Node runs the build' },
    })
    await client.close()

    expect(JSON.stringify(answer)).toContain('Node 18')
    expect(said).toContain(`mcp add --transport http cortex ${cortex.url}`)
  })
})

interface Entry {
  readonly url: string
  readonly headers: Record<string, string>
}

/** A second server of the same home, which stops as soon as it listens. */
const serveOnce: Run = async (_, context) => {
  const printed = new Promise<string>((resolve) => {
    void serve(['--port', '0', '--log', 'off'], { ...context, print: resolve })
  })
  context.print(await printed)
  process.emit('SIGTERM', 'SIGTERM')
  return 0
}

describe('cortex explore', () => {
  it('[N37] sends the owner’s token to nobody who has not shown that they have it', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cortex-explore-'))
    const heard: string[] = []
    const stranger = createServer((socket) => {
      socket.on('data', (chunk) => {
        heard.push(String(chunk))
        const body = JSON.stringify({ proof: '0'.repeat(64), code: 'x' })
        socket.end(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
      })
    })
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
    const { port } = stranger.address() as { port: number }
    const context = { home, actor: 'ada', json: true } as CommandContext

    const opened = explore(['--port', String(port), '--no-open'], context)

    await expect(opened).rejects.toThrow(/token/)
    expect(heard.join('')).toContain('/v1/listener')
    expect(heard.join('')).not.toContain(readFileSync(join(home, '.server/token'), 'utf8').trim())
    stranger.close()
    rmSync(home, { recursive: true, force: true })
  })

  it('[N37] opens the explorer of a server of the same data home', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cortex-explore-'))
    const server = await startServer({ home, actor: 'ada', port: 0 })
    const printed: string[] = []
    const print = (text: string): void => void printed.push(text)
    const context = { home, actor: 'ada', json: true, print } as CommandContext

    expect(await explore(['--port', new URL(server.url).port], context)).toBe(0)

    expect(printed.join('')).toContain('#code=')
    await server.close()
    rmSync(home, { recursive: true, force: true })
  })
})
