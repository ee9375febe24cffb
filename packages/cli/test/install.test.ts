/** `cortex install` as people run it. Rules: docs/spec/hosts.md. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { HOOK_EVENTS, HOST_NAMES } from '@cortex-memory/hosts'
import { noteHookFailure } from '@cortex-memory/hosts/failures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOCAL_COMMANDS } from '../src/commands/pages.ts'

const program = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/main.js')
const { main } = (await import(pathToFileURL(join(dirname(program), 'run.js')).href)) as {
  main(args: readonly string[]): Promise<number>
}

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cortex-install-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

interface Ended {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** The built program, in this process: most of the time would go into starting Node. */
async function cortex(...args: string[]): Promise<Ended> {
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      said[stream] += String(text)
      return true
    })
  }
  for (const name of ['CORTEX_HOME', 'CORTEX_ACTOR']) vi.stubEnv(name, undefined)
  for (const name of ['XDG_CONFIG_HOME', 'APPDATA', 'CLAUDE_CONFIG_DIR']) vi.stubEnv(name, '')
  for (const name of ['HOME', 'USERPROFILE']) vi.stubEnv(name, home)
  const before = process.cwd()
  process.chdir(home)
  try {
    return { status: await main(args), ...said }
  } finally {
    process.chdir(before)
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  }
}

const shown = (text: string): string =>
  text.replaceAll(program, '<main.js>').replaceAll(process.execPath, '<node>').replaceAll(home, '~')

describe('cortex install', () => {
  it('[J13] shows the files, the diff without secrets of others, and what to do next', async () => {
    mkdirSync(join(home, '.cursor'))
    const token = `ghp_${'a1B2'.repeat(9)}`
    const before = `{\n  "mcpServers": {\n    "git": { "env": { "T": "${token}" } }\n  }\n}\n`
    writeFileSync(join(home, '.cursor/mcp.json'), before)

    const { status, stdout, stderr } = await cortex('install', 'all')

    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).not.toContain(token)
    expect(shown(stdout).replace(/\/[0-9a-f]{12}-/, '/<hash>-')).toBe(`Cursor
  changed    MCP server
             ~/.cursor/mcp.json
             before: ~/.cortex/.hosts/<hash>-mcp.json.backup

--- ~/.cursor/mcp.json
+++ ~/.cursor/mcp.json
@@ -1,5 +1,12 @@
 {
   "mcpServers": {
-    "git": { "env": { "T": "[github-token]" } }
+    "git": { "env": { "T": "[github-token]" } },
+    "cortex": {
+      "command": "<node>",
+      "args": [
+        "<main.js>",
+        "mcp"
+      ]
+    }
   }
 }

Claude Code is not on this machine
Claude Desktop is not on this machine
VS Code is not on this machine
Codex is not on this machine
Gemini CLI is not on this machine

Restart the host, then tell it something to remember.
`)
    const out = await cortex('uninstall', 'cursor', '--json')
    expect(JSON.parse(out.stdout)).toMatchObject({
      action: 'uninstall',
      dryRun: false,
      files: [{ file: join(home, '.cursor/mcp.json'), change: 'changed' }],
    })
    expect(readFileSync(join(home, '.cursor/mcp.json'), 'utf8')).toBe(before)
  })

  it('[J6] refuses with an exit code, as JSON if asked, and writes nothing', async () => {
    writeFileSync(join(home, '.claude.json'), '{"a":')

    const { status, stdout } = await cortex('install', 'claude-code', '--json')

    expect(status).toBe(2)
    expect(JSON.parse(stdout).error).toMatchObject({
      code: 'INVALID_INPUT',
      path: join(home, '.claude.json'),
      message: expect.stringContaining('line 1, column 6: '),
    })
    expect(existsSync(join(home, '.claude'))).toBe(false)
    expect((await cortex('install', 'cursr')).stderr).toContain('Did you mean `cursor`?')
    expect((await cortex('install')).status).toBe(2)
  })

  it('[J8] for a project, dry, tells the plan', async () => {
    const { status, stdout } = await cortex('install', 'vscode', '--project', '--dry-run', '--json')

    expect(status).toBe(0)
    const { files, dryRun, version } = JSON.parse(stdout)
    expect([dryRun, version]).toEqual([true, expect.stringMatching(/^\d+\.\d+\.\d+$/)])
    expect(files.map(({ file }: { file: string }) => shown(file))).toEqual([
      '~/.vscode/mcp.json',
      '~/AGENTS.md',
    ])
    expect(existsSync(join(home, '.vscode'))).toBe(false)
  })

  it('[J14] is what doctor looks after, with the failures of hooks', async () => {
    await cortex('install', 'cursor', 'claude-code')
    const settings = join(home, '.claude/settings.json')
    const moved = readFileSync(settings, 'utf8').replaceAll(dirname(program), '/moved/cli/dist')
    writeFileSync(settings, moved)
    const data = join(home, '.cortex')
    noteHookFailure(data, { at: 1, event: 'session-end', code: 'CORRUPT', message: 'torn' })

    const { status, stdout } = await cortex('doctor', '--json')

    const { findings } = JSON.parse(stdout) as { findings: { about: string; what: string }[] }
    const told = (about: string): string[] =>
      findings.filter((each) => each.about === about).map(({ what }) => what)
    expect(told('hosts')).toEqual([
      'cursor, claude-code',
      `${settings} starts /moved/cli/dist/cortex.cjs, which is not there`,
    ])
    expect(told('hooks')).toEqual([
      '1 failed since 1970-01-01 00:00; the last, session-end at 1970-01-01 00:00: CORRUPT, torn',
    ])
    expect(status).toBe(5)
  })

  it('[J1] has pages of help that name every host and every event', () => {
    const words = (name: string) => LOCAL_COMMANDS.find((page) => page.name === name)?.words

    expect(words('install')).toEqual([...HOST_NAMES, 'all'])
    expect(words('uninstall')).toEqual([...HOST_NAMES, 'all'])
    expect(words('hook')).toEqual(HOOK_EVENTS)
  })
})
