/** `cortex mcp` as a host starts it: a process, a pipe, a real client. Rules: docs/spec/mcp.md. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askServer } from '@cortex-memory/hosts/server-socket'
import { PROFILES } from '@cortex-memory/server/mcp'
import { Client, type VersionNegotiationOptions } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { LOCAL_COMMANDS } from '../src/commands/pages.ts'

const program = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/main.js')

/** `npm run test:conformance` compares the same file with what the inspector prints. */
const golden = JSON.parse(
  readFileSync(new URL('./fixtures/default-tools.json', import.meta.url), 'utf8'),
) as object

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cortex-cli-mcp-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

type Mode = NonNullable<VersionNegotiationOptions['mode']>

async function connect(mode: Mode, ...args: string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [program, 'mcp', ...args],
      env: { CORTEX_HOME: home, CORTEX_ACTOR: 'ada' },
    }),
  )
  return client
}

describe('cortex mcp', () => {
  it('[O27] completion and help know the profiles', () => {
    const page = LOCAL_COMMANDS.find(({ name }) => name === 'mcp')

    expect(page?.choices?.['--profile']).toEqual(PROFILES)
    expect(page?.usage).toContain(PROFILES.join('|'))
  })

  it('[K31] keeps a kind of secret only if the person who starts it allows that', async () => {
    const told = { name: 'memory_remember', arguments: { text: 'The demo password is hunter2' } }
    const strict = await connect('legacy')
    const lenient = await connect('legacy', '--allow-secret', 'password')

    expect(await strict.callTool(told)).toMatchObject({ isError: true })
    expect(await lenient.callTool(told)).toHaveProperty('structuredContent.uri')
    const named = { ...told, arguments: { ...told.arguments, allow_secret: ['password'] } }
    expect(await strict.callTool(named)).toMatchObject({ isError: true })
    for (const client of [strict, lenient]) await client.close()
  })

  it.skipIf(process.platform === 'win32')(
    '[ST4] answers the hooks of its data home while it runs',
    async () => {
      const ask = async (): Promise<string | undefined> =>
        await askServer({
          event: 'user-prompt-submit',
          home,
          actor: 'ada',
          payload: { prompt: 'what is blue', cwd: home },
          budgetTokens: 600,
          limitMs: 120_000,
          isUnwatched: false,
        })
      const client = await connect('legacy')
      await client.callTool({ name: 'memory_remember', arguments: { text: 'The sea is blue' } })

      // A hook waits for half a second only, which a busy machine may need to load the work.
      let answer = await ask()
      for (let again = 0; answer === undefined && again < 20; again++) answer = await ask()
      expect(answer).toContain('The sea is blue')
      await client.close()
      expect(await ask()).toBeUndefined()
    },
  )

  it('[K9] speaks the old handshake and the new one, and remembers over processes', async () => {
    const eras: readonly (readonly [Mode, string])[] = [
      ['legacy', '2025-11-25'],
      [{ pin: '2026-07-28' }, '2026-07-28'],
    ]
    for (const [index, [mode, version]] of eras.entries()) {
      const client = await connect(mode, ...(index === 0 ? [] : ['--actor', 'ada']))
      await client.callTool({ name: 'memory_remember', arguments: { text: 'The sea is blue' } })
      const { structuredContent } = await client.callTool({
        name: 'memory_recall',
        arguments: { query: 'sea' },
      })

      expect(client.getNegotiatedProtocolVersion()).toBe(version)
      expect({ tools: (await client.listTools()).tools }).toEqual(golden)
      expect(client.getServerVersion()).toMatchObject({ name: 'cortex' })
      expect(structuredContent).toMatchObject({ total: index + 1 })
      await client.close()
    }
  })
})

function start(...args: string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [program, '--home', home, 'mcp', ...args])
}

interface Ended {
  readonly code: number | null
  readonly lines: readonly Record<string, unknown>[]
  readonly stderr: string
}

/** Every line of its output has to be a message. */
async function ended(server: ChildProcessWithoutNullStreams): Promise<Ended> {
  const [out, err]: Buffer[][] = [[], []]
  server.stdout.on('data', (chunk: Buffer) => out?.push(chunk))
  server.stderr.on('data', (chunk: Buffer) => err?.push(chunk))
  const [code] = (await once(server, 'close')) as [number | null]
  const lines = Buffer.concat(out ?? [])
    .toString('utf8')
    .split('\n')
    .slice(0, -1)
  return {
    code,
    lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    stderr: Buffer.concat(err ?? []).toString('utf8'),
  }
}

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  },
}
const INITIALIZED = { jsonrpc: '2.0', method: 'notifications/initialized' }
const call = (id: number, name: string, input: object): object => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: input },
})
const lines = (...messages: readonly unknown[]): string =>
  messages.map((each) => `${typeof each === 'string' ? each : JSON.stringify(each)}\n`).join('')

describe('its pipe', () => {
  it('[K10] answers what came before the end, then exits with 0 and nothing else on stdout', async () => {
    const server = start()
    server.stdin.end(
      lines(INITIALIZE, INITIALIZED, call(2, 'memory_remember', { text: 'The sea is blue' })),
    )

    const { code, lines: answers, stderr } = await ended(server)

    expect(answers.map(({ id }) => id)).toEqual([1, 2])
    expect(answers[1]).toMatchObject({ result: { structuredContent: { version: 1 } } })
    expect([code, stderr]).toEqual([0, ''])
  })

  it('[K10] a line that is not a message is answered as such and harms no other', async () => {
    const server = start()
    server.stdin.end(
      lines(
        '{"jsonrpc":',
        'not json',
        '[]',
        '{"jsonrpc":"1.0","id":7,"method":"ping"}',
        INITIALIZE,
        INITIALIZED,
        '\u0000\ud800',
        `"${'x'.repeat(5_000_000)}"`,
        { jsonrpc: '2.0', id: 3, method: 'no/such/method' },
        { jsonrpc: '2.0', id: 4, method: 'ping' },
        '',
      ),
    )

    const { code, lines: answers } = await ended(server)

    const shown = answers.map(
      ({ id, error }) => `${id}: ${(error as { code: number } | undefined)?.code ?? 'answered'}`,
    )
    // An error is reported at once, an answer when it is there.
    expect(shown.sort()).toEqual([
      '1: answered',
      '3: -32601',
      '4: answered',
      '7: -32600',
      'null: -32600',
      ...Array.from({ length: 4 }, () => 'null: -32700'),
    ])
    expect(code).toBe(0)
  })

  it('[K10] SIGTERM ends it cleanly', async () => {
    const server = start()
    const end = ended(server)
    server.stdin.write(lines(INITIALIZE))
    await once(server.stdout, 'data')

    server.kill('SIGTERM')

    expect(await end).toMatchObject({ code: 0, stderr: '' })
  })

  it('[K10] a reader that leaves ends it', async () => {
    const server = start()
    const end = once(server, 'exit')
    server.stdin.write(lines(INITIALIZE))
    await once(server.stdout, 'data')

    server.stdout.destroy()
    server.stdin.write(lines({ jsonrpc: '2.0', id: 4, method: 'ping' }))

    expect(await end).toEqual([0, null])
  })

  it('[K10] an unknown profile is refused before anything is served', async () => {
    const server = start('--profile', 'defualt')
    const end = await ended(server)

    expect(end).toMatchObject({ code: 2, lines: [] })
    expect(end.stderr).toContain('Did you mean `default`?')
  })
})
