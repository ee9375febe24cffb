/**
 * From nothing to "my agent remembered it", as the README tells it: its command installs into a home
 * of its own, and exactly what was written there is started. Rules: docs/spec/hosts.md.
 *
 * @module
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HOST_NAMES } from '@cortex-memory/hosts'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { parse as parseToml } from 'smol-toml'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shellWords } from './shell-words.ts'

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

let home: string
let project: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cortex-remembered-'))
  project = join(home, 'project')
  mkdirSync(project)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** What a host's shell has, and nothing of this one's memory. */
const env = (): Record<string, string> => ({
  HOME: home,
  PATH: process.env.PATH ?? '',
  CORTEX_HOOK_TIMEOUT_MS: '60000',
})

interface Launch {
  readonly command: string
  readonly args: readonly string[]
}

/** What the line of the README that installs makes Node run: npm links `cortex` to this program. */
function installLine(): string[] {
  const readme = readFileSync(join(repository, 'README.md'), 'utf8')
  const [, line = ''] = /^ {4}npx --no cortex (install claude-code)\b.*$/m.exec(readme) ?? []
  return [join(repository, 'packages/cli/bin/cortex.cjs'), ...shellWords(line)]
}

async function connect({ command, args }: Launch): Promise<Client> {
  const client = new Client({ name: 'host', version: '1' })
  await client.connect(
    new StdioClientTransport({ command, args: [...args], env: env(), cwd: project }),
  )
  return client
}

function hookAnswer(event: string, payload: object): string {
  const settings = JSON.parse(readFileSync(join(home, '.claude/settings.json'), 'utf8'))
  const { stdout, status, stderr } = spawnSync(
    'sh',
    ['-c', settings.hooks[event][0].hooks[0].command],
    {
      input: JSON.stringify({ session_id: 'next', cwd: project, ...payload }),
      encoding: 'utf8',
      env: env(),
      cwd: project,
    },
  )
  expect([status, stderr]).toEqual([0, ''])
  return JSON.parse(stdout).hookSpecificOutput.additionalContext
}

it('[J30] the agent remembers, after the command of the README and a restart', async () => {
  const words = installLine()
  expect(words).toHaveLength(3)

  const installed = spawnSync(process.execPath, words, {
    cwd: repository,
    encoding: 'utf8',
    env: env(),
  })
  expect(installed.stderr).toBe('')
  const { mcpServers } = JSON.parse(readFileSync(join(home, '.claude.json'), 'utf8'))
  const launch = mcpServers.cortex as Launch

  const first = await connect(launch)
  const said = { text: 'The billing service speaks gRPC on port 7443' }
  await first.callTool({ name: 'memory_remember', arguments: said })
  await first.close()

  expect(hookAnswer('SessionStart', { source: 'startup' })).toContain('gRPC on port 7443')
  const prompt = 'Which port does billing use?'
  expect(hookAnswer('UserPromptSubmit', { session_id: 'another', prompt })).toContain('port 7443')

  const second = await connect(launch)
  const { structuredContent } = await second.callTool({
    name: 'memory_recall',
    arguments: { query: prompt },
  })
  await second.close()
  expect(JSON.stringify(structuredContent)).toContain('gRPC on port 7443')

  const gone = spawnSync(launch.command, [launch.args[0] ?? '', 'uninstall', 'claude-code'], {
    encoding: 'utf8',
    env: env(),
  })
  expect(gone.status).toBe(0)
  expect(readdirSync(home).sort()).toEqual(['.cortex', 'project'])
})

it('[J30] every host is given the same server', () => {
  const words = installLine()
  const args = [...words.slice(0, -1), ...HOST_NAMES, '--json']
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: repository,
    encoding: 'utf8',
    env: env(),
  })

  const { files } = JSON.parse(stdout) as { files: { file: string; what: string }[] }
  const launches = files
    .filter(({ what }) => what === 'server')
    .map(({ file }) => {
      const text = readFileSync(file, 'utf8')
      const tree = file.endsWith('.toml') ? parseToml(text) : JSON.parse(text)
      const servers = tree.mcpServers ?? tree.servers ?? tree.mcp_servers
      const { command, args: own } = servers.cortex as Launch
      return { command, args: [...own] }
    })

  const program = join(repository, 'packages/cli/dist/main.js')
  expect(launches).toEqual(
    HOST_NAMES.map(() => ({ command: process.execPath, args: [program, 'mcp'] })),
  )
  expect(existsSync(program)).toBe(true)
})
