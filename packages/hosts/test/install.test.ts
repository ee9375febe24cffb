/** Whole installations, in homes of their own. Rules: docs/spec/hosts.md. */

import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { unifiedDiff } from '@cortex-memory/core/kit'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Content } from '../src/content.ts'
import { readConfig, replaceConfig } from '../src/files/config-file.ts'
import { HOST_NAMES, HOSTS, type HostName } from '../src/hosts.ts'
import { checkLaunch } from '../src/install/check-launch.ts'
import { type InstallReport, installHosts, uninstallHosts } from '../src/install/install.ts'
import { shellLine } from '../src/launch.ts'
import { placesOf } from '../src/places.ts'
import { printed, style, value } from './foreign-files.ts'

const content: Content = {
  program: { command: '/usr/bin/node', args: ['/opt/cortex/packages/cli/dist/main.js'] },
  platform: 'linux',
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cortex-hosts-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

interface Options {
  readonly hosts?: readonly HostName[] | 'all'
  readonly project?: string
  readonly dryRun?: boolean
  readonly content?: Content
}

const request = ({ hosts = HOST_NAMES, project, dryRun = false }: Options) => ({
  hosts,
  ...(project !== undefined && { project }),
  home: join(root, '.cortex'),
  surroundings: { platform: 'linux' as const, env: { HOME: root } },
  dryRun,
})
const install = (options: Options = {}): InstallReport =>
  installHosts(request(options), options.content ?? content)
const uninstall = (options: Options = {}): InstallReport => uninstallHosts(request(options))

/** Every file of the hosts, by its path. */
function files(directory = root): Record<string, string> {
  const found = readdirSync(directory, { withFileTypes: true, recursive: true })
  return Object.fromEntries(
    found
      .map((entry) => join(entry.parentPath, entry.name))
      .filter(
        (path) =>
          statSync(path, { throwIfNoEntry: false })?.isFile() && !path.includes('/.cortex/'),
      )
      .map((path) => [relative(root, path), readFileSync(path, 'latin1')]),
  )
}

function write(path: string, text: string | Buffer): string {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

const LIVED_IN: Readonly<Record<string, string>> = {
  '.claude.json': '{"numStartups":4,"mcpServers":{"git":{"command":"uvx"}}}',
  '.claude/settings.json':
    '\uFEFF{\r\n\t// mine\r\n\t"hooks": {\r\n\t\t"Stop": [], // none\r\n\t},\r\n}\r\n',
  '.claude/CLAUDE.md': '# Me\n\nShort answers.',
  '.config/Claude/claude_desktop_config.json': '{}',
  '.cursor/mcp.json': '{\n    "mcpServers": {\n    }\n}\n',
  '.config/Code/User/mcp.json': '// servers\n{ "inputs": [], "servers": { "a": {}, } }',
  '.codex/config.toml': 'model = "o9"\n\n[mcp_servers.git] # versions\ncommand = "uvx"\n',
  '.codex/AGENTS.md': '',
  '.gemini/settings.json': '\n',
  '.gemini/GEMINI.md': 'Be kind.\r\n',
}

describe('the table of hosts', () => {
  it('[J1] says where each host keeps its files, on each platform', () => {
    const table = (platform: NodeJS.Platform, env: Record<string, string>): string[] => {
      const places = placesOf({ platform, env })
      return HOST_NAMES.flatMap((host) => HOSTS[host].user(places).map(({ file }) => file))
    }

    expect(table('linux', { HOME: '/home/a' })).toEqual([
      '/home/a/.claude.json',
      '/home/a/.claude/settings.json',
      '/home/a/.claude/CLAUDE.md',
      '/home/a/.config/Claude/claude_desktop_config.json',
      '/home/a/.cursor/mcp.json',
      '/home/a/.config/Code/User/mcp.json',
      '/home/a/.codex/config.toml',
      '/home/a/.codex/AGENTS.md',
      '/home/a/.gemini/settings.json',
      '/home/a/.gemini/GEMINI.md',
    ])
    expect(table('darwin', { HOME: '/Users/a', XDG_CONFIG_HOME: '/x' })).toEqual(
      expect.arrayContaining([
        '/Users/a/Library/Application Support/Claude/claude_desktop_config.json',
        '/Users/a/Library/Application Support/Code/User/mcp.json',
      ]),
    )
    expect(table('win32', { USERPROFILE: 'C:\\Users\\a', APPDATA: 'D:\\Roaming' })).toEqual([
      'C:\\Users\\a\\.claude.json',
      'C:\\Users\\a\\.claude\\settings.json',
      'C:\\Users\\a\\.claude\\CLAUDE.md',
      'D:\\Roaming\\Claude\\claude_desktop_config.json',
      'C:\\Users\\a\\.cursor\\mcp.json',
      'D:\\Roaming\\Code\\User\\mcp.json',
      'C:\\Users\\a\\.codex\\config.toml',
      'C:\\Users\\a\\.codex\\AGENTS.md',
      'C:\\Users\\a\\.gemini\\settings.json',
      'C:\\Users\\a\\.gemini\\GEMINI.md',
    ])
    const moved = {
      HOME: '/h',
      XDG_CONFIG_HOME: '/x',
      CLAUDE_CONFIG_DIR: '/claude',
      CODEX_HOME: '/codex',
    }
    expect(table('linux', moved)).toEqual(
      expect.arrayContaining([
        '/claude/.claude.json',
        '/claude/settings.json',
        '/x/Code/User/mcp.json',
        '/codex/config.toml',
      ]),
    )
  })

  it('[J1] says which files of a project it uses', () => {
    const places = placesOf({ platform: 'linux', env: { HOME: '/h' } })
    const of = (host: HostName): string[] | undefined =>
      HOSTS[host].project?.('/p', places).map(({ file }) => file)

    expect(Object.fromEntries(HOST_NAMES.map((host) => [host, of(host)]))).toEqual({
      'claude-code': ['/p/.mcp.json', '/p/.claude/settings.local.json', '/p/CLAUDE.md'],
      'claude-desktop': undefined,
      cursor: ['/p/.cursor/mcp.json', '/p/AGENTS.md'],
      vscode: ['/p/.vscode/mcp.json', '/p/AGENTS.md'],
      codex: ['/p/.codex/config.toml', '/p/AGENTS.md'],
      gemini: ['/p/.gemini/settings.json', '/p/GEMINI.md'],
    })
  })
})

describe('installing', () => {
  it('[J4] and uninstalling leaves nothing where nothing was', () => {
    install()
    expect(Object.keys(files()).sort()).toEqual(Object.keys(LIVED_IN).sort())

    const { files: gone } = uninstall()

    expect(gone.map(({ change }) => change)).toEqual(gone.map(() => 'removed'))
    expect(readdirSync(root)).toEqual(['.cortex'])
  })

  it('[J3] twice is installing once; [J4] uninstalling puts every byte back', () => {
    for (const [path, text] of Object.entries(LIVED_IN)) write(path, text)
    const before = files()

    install()
    const once = files()
    const again = install()

    expect(once).not.toEqual(before)
    expect(files()).toEqual(once)
    expect(again.files.map(({ change }) => change)).toEqual(again.files.map(() => 'unchanged'))
    uninstall()
    expect(files()).toEqual(before)
    expect(readdirSync(join(root, '.cortex/.hosts'))).toEqual(['installed.json'])
    expect(uninstall().files.every(({ change }) => change === 'unchanged')).toBe(true)
  })

  it('[J4] after others changed the files, takes out ours and keeps theirs', () => {
    const theirs = write('.claude.json', '{\n  "a": 1\n}\n')
    install({ hosts: ['claude-code'] })
    writeFileSync(theirs, readFileSync(theirs, 'utf8').replace('"a": 1', '"a": 2,\n  "b": 3'))
    const settings = join(root, '.claude/settings.json')
    writeFileSync(settings, readFileSync(settings, 'utf8').replace('{', '{ "model": "x",'))

    uninstall({ hosts: ['claude-code'] })

    expect(readFileSync(theirs, 'utf8')).toBe('{\n  "a": 2,\n  "b": 3\n}\n')
    expect(JSON.parse(readFileSync(settings, 'utf8'))).toEqual({ model: 'x' })
    expect(existsSync(join(root, '.claude/CLAUDE.md'))).toBe(false)
  })

  it('[J4] a new place of ours keeps the way back to the first bytes', () => {
    const file = write('.cursor/mcp.json', '{ /* empty */ }')
    install({ hosts: ['cursor'] })
    const program = { command: '/usr/bin/node', args: ['/new/cli/dist/main.js'] }
    install({ hosts: ['cursor'], content: { ...content, program } })
    expect(readFileSync(file, 'utf8')).toContain('/new/cli')

    uninstall({ hosts: ['cursor'] })

    expect(readFileSync(file, 'utf8')).toBe('{ /* empty */ }')
  })

  it('[J4] a change of others between two installations is not lost', () => {
    const file = write('.cursor/mcp.json', '{}\n')
    install({ hosts: ['cursor'] })
    writeFileSync(file, readFileSync(file, 'utf8').replace('{', '{ "theirs": 1,'))
    const program = { command: '/usr/bin/node', args: ['/new/cli/dist/main.js'] }
    install({ hosts: ['cursor'], content: { ...content, program } })

    uninstall({ hosts: ['cursor'] })

    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ theirs: 1 })
  })

  it('[J3] twice is once, and [J4] every byte comes back, whatever the files look like', () => {
    const server = fc.dictionary(fc.constantFrom('git', 'x'), value, { maxKeys: 2 })
    const tree = fc.record({ a: value, mcpServers: server, servers: server }, { requiredKeys: [] })
    const text = fc.tuple(tree, style).map(([each, how]) => printed(each, how))
    const paths = Object.keys(LIVED_IN).filter((path) => path.endsWith('.json'))
    fc.assert(
      fc.property(fc.array(text, { minLength: paths.length, maxLength: paths.length }), (texts) => {
        for (const [index, path] of paths.entries()) write(path, texts[index] as string)
        const before = files()

        install()
        const once = files()
        install()

        expect(files()).toEqual(once)
        uninstall()
        expect(files()).toEqual(before)
      }),
      { numRuns: Number(process.env.CORTEX_RUNS ?? 5) },
    )
  })

  it('[J4] without the record, ours is still taken out', () => {
    const file = write('.cursor/mcp.json', '{\n  "mcpServers": {\n    "git": {}\n  }\n}\n')
    install({ hosts: ['cursor'] })
    rmSync(join(root, '.cortex'), { recursive: true })

    uninstall({ hosts: ['cursor'] })

    expect(readFileSync(file, 'utf8')).toBe('{\n  "mcpServers": {\n    "git": {}\n  }\n}\n')
  })

  it('[J4] a file that several hosts read keeps ours until the last of them goes', () => {
    const project = join(root, 'project')
    mkdirSync(project)
    install({ hosts: ['cursor', 'codex'], project })
    const block = join(project, 'AGENTS.md')

    uninstall({ hosts: ['cursor'], project })
    expect(existsSync(block)).toBe(true)

    uninstall({ hosts: ['codex'], project })
    expect(readdirSync(project)).toEqual([])
  })

  it('[J6] stops before the first write if one file cannot be read', () => {
    for (const [path, text] of Object.entries(LIVED_IN)) write(path, text)
    write('.gemini/settings.json', '{\n  "theme": dark\n}')
    const before = files()

    expect(() => install()).toThrow(
      `Cannot change ${join(root, '.gemini/settings.json')}: line 2, column 12: `,
    )
    expect(files()).toEqual(before)
    expect(existsSync(join(root, '.cortex'))).toBe(false)

    write('.gemini/settings.json', Buffer.from([0xff, 0xfe, 0x7b, 0]))
    expect(() => install()).toThrow('it is not UTF-8')
  })

  it('[J7] keeps links and modes, and backs up privately', () => {
    const real = write('dotfiles/claude.json', '{"a":1}')
    chmodSync(real, 0o640)
    symlinkSync(real, join(root, '.claude.json'))
    mkdirSync(join(root, '.cursor'))
    symlinkSync('../dotfiles/later.json', join(root, '.cursor/mcp.json'))

    const { files: changes } = install({ hosts: ['claude-code', 'cursor'] })

    expect(lstatSync(join(root, '.claude.json')).isSymbolicLink()).toBe(true)
    expect(lstatSync(join(root, '.cursor/mcp.json')).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(root, 'dotfiles/later.json'), 'utf8')).toContain('cortex')
    expect(statSync(real).mode & 0o777).toBe(0o640)
    const { backup = '' } = changes[0] ?? {}
    expect(readFileSync(backup, 'utf8')).toBe('{"a":1}')
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(root, 'dotfiles')).sort()).toEqual(['claude.json', 'later.json'])
    uninstall({ hosts: ['claude-code', 'cursor'] })
    expect(lstatSync(join(root, '.claude.json')).isSymbolicLink()).toBe(true)
    expect(readFileSync(real, 'utf8')).toBe('{"a":1}')
  })

  it.each([
    ['a file', 'CLAUDE.md', '.bashrc'],
    ['a file that is not there yet', '.mcp.json', '.config/autostart.json'],
    ['a directory', '.claude', '.ssh'],
  ])('[J34] writes through no link out of the project: %s', (_what, name, target) => {
    const project = join(root, 'clone')
    mkdirSync(project)
    write('.bashrc', 'alias ll="ls -l"\n')
    mkdirSync(join(root, '.ssh'))
    mkdirSync(join(root, '.config'))
    symlinkSync(join('..', target), join(project, name))
    const before = files()

    for (const dryRun of [true, false]) {
      expect(() => install({ hosts: ['claude-code'], project, dryRun })).toThrow(
        new RegExp(`leads out of the project, to ${join(root, target)}.*nothing was written`),
      )
    }

    expect(files()).toEqual(before)
    expect(readdirSync(join(root, '.ssh'))).toEqual([])
  })

  it('[J34] a link to another file of the project is followed', () => {
    const project = join(root, 'clone')
    mkdirSync(project)
    write('clone/AGENTS.md', '# Ours\n')
    symlinkSync('AGENTS.md', join(project, 'CLAUDE.md'))

    install({ hosts: ['claude-code'], project })

    expect(lstatSync(join(project, 'CLAUDE.md')).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(project, 'AGENTS.md'), 'utf8')).toContain('cortex:begin')
  })

  it('[J34] waits for no pipe', () => {
    const project = join(root, 'clone')
    mkdirSync(project)
    execFileSync('mkfifo', [join(project, 'CLAUDE.md')])

    expect(() => install({ hosts: ['claude-code'], project })).toThrow(/it is a pipe/)
    expect(readdirSync(project)).toEqual(['CLAUDE.md'])
  })

  it('[J7] does not overwrite what another program has just written', () => {
    const file = write('.claude.json', '{}')
    const config = readConfig(file)
    writeFileSync(file, '{"newer":true}')

    expect(() => replaceConfig(config, '{"ours":true}', 0o600)).toThrow(
      expect.objectContaining({ code: 'VERSION_CONFLICT' }),
    )
    expect(readFileSync(file, 'utf8')).toBe('{"newer":true}')
    expect(readdirSync(root)).toEqual(['.claude.json'])
  })

  it('[J33] refuses a file that is read-only, or a directory in its place, and writes none', () => {
    const locked = write('.cursor/mcp.json', '{}')
    chmodSync(locked, 0o444)
    mkdirSync(join(root, '.codex/config.toml'), { recursive: true })
    const before = files()

    for (const [hosts, why] of [
      [['claude-code', 'cursor'], 'it is read-only. Make it writable'],
      [['claude-code', 'codex'], 'it is a directory'],
    ] as const) {
      for (const dryRun of [true, false]) {
        expect(() => install({ hosts, dryRun })).toThrow(
          expect.objectContaining({ code: 'IO_ERROR', message: expect.stringContaining(why) }),
        )
      }
    }

    expect(files()).toEqual(before)
    chmodSync(locked, 0o644)
    install({ hosts: ['cursor'] })
    chmodSync(locked, 0o444)
    expect(install({ hosts: ['cursor'] }).files).toMatchObject([{ change: 'unchanged' }])
  })

  it('[J8] dry, writes nothing and tells the same', () => {
    for (const [path, text] of Object.entries(LIVED_IN)) write(path, text)
    const before = files()

    const dry = install({ dryRun: true })

    expect(files()).toEqual(before)
    expect(existsSync(join(root, '.cortex'))).toBe(false)
    expect(install()).toEqual(dry)
    const installed = files()
    const out = uninstall({ dryRun: true })
    expect(files()).toEqual(installed)
    expect(uninstall()).toEqual(out)
  })

  it('[J10] into all means those that are here, and says who is not', () => {
    expect(() => install({ hosts: 'all' })).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
    mkdirSync(join(root, '.codex'))
    write('.claude.json', '{}')

    const { hosts, skipped } = install({ hosts: 'all' })

    expect(hosts).toEqual(['claude-code', 'codex'])
    expect(skipped.map(({ host }) => host)).toEqual([
      'claude-desktop',
      'cursor',
      'vscode',
      'gemini',
    ])
    expect(() => install({ hosts: ['claude-desktop'], project: root })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT' }),
    )
  })
})

describe('what is written', () => {
  it('[J9] names home and actor only where they are not the usual ones', () => {
    const named = { ...content, home: '/data home', actor: 'atlas' }
    install({ hosts: ['claude-code'], content: named })

    const { mcpServers } = JSON.parse(readFileSync(join(root, '.claude.json'), 'utf8'))
    const { hooks } = JSON.parse(readFileSync(join(root, '.claude/settings.json'), 'utf8'))

    expect(mcpServers.cortex).toEqual({
      type: 'stdio',
      command: '/usr/bin/node',
      args: [...content.program.args, '--home', '/data home', '--actor', 'atlas', 'mcp'],
    })
    expect(hooks.SessionStart[0].hooks[0].command).toBe(
      "/usr/bin/node /opt/cortex/packages/cli/dist/main.js hook session-start --home '/data home' --actor atlas",
    )
    expect(hooks.PostToolUse[0].hooks[0].command).toMatch(
      / ctx track --bash --root '\/data home\/context'$/,
    )
  })

  it('[J9] [J3] hooks are started by the program that starts sooner, once, also over an older one', () => {
    const sooner = {
      ...content,
      hookProgram: { command: '/usr/bin/node', args: ['/opt/cortex/packages/cli/dist/cortex.cjs'] },
    }
    install({ hosts: ['claude-code'] })
    install({ hosts: ['claude-code'], content: sooner })
    install({ hosts: ['claude-code'], content: sooner })

    const { hooks } = JSON.parse(readFileSync(join(root, '.claude/settings.json'), 'utf8'))
    expect(hooks.PostToolUse).toHaveLength(1)
    expect(hooks.PostToolUse[0].hooks).toEqual([
      expect.objectContaining({
        command: '/usr/bin/node /opt/cortex/packages/cli/dist/cortex.cjs ctx track --bash',
      }),
    ])
    expect(hooks.SessionStart).toHaveLength(1)
    expect(hooks.SessionStart[0].hooks[0].command).toContain('cortex.cjs hook session-start')
  })

  it('[J9] is started once before it is written', () => {
    const script = write('cli/dist/main.js', 'console.log("1.2.3")\n')
    const command = process.execPath

    expect(checkLaunch({ command, args: [script] })).toBe('1.2.3')
    for (const args of [[join(root, 'none.js')], [write('bad.js', 'throw new Error("no")\n')]]) {
      expect(() => checkLaunch({ command, args })).toThrow(
        expect.objectContaining({ code: 'IO_ERROR' }),
      )
    }
  })

  it('[J9] is quoted for the shell of the platform', () => {
    const launch = { command: "/o'brien/my node", args: ['a b', 'c$d', 'plain'] }

    expect(shellLine(launch, 'linux')).toBe(`'/o'\\''brien/my node' 'a b' 'c$d' plain`)
    expect(shellLine({ command: 'C:\\Program Files\\node.exe', args: ['x'] }, 'win32')).toBe(
      '"C:\\Program Files\\node.exe" x',
    )
  })
})

describe('the diff', () => {
  it('[J13] shows exactly the lines that change', () => {
    const line = fc.constantFrom('a', 'b', 'c')
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (old, now) => {
        const text = (lines: readonly string[]): string => lines.map((each) => `${each}\n`).join('')
        const diff = unifiedDiff('f', text(old), text(now)).split('\n').slice(2)

        const side = (marks: string): string[] =>
          diff.filter((each) => marks.includes(each[0] ?? '')).map((each) => each.slice(1))
        const apply = (lines: readonly string[], mark: '+' | '-'): string[] => {
          // Rebuilds one side from the other by the hunks, as a plain reader would.
          const out: string[] = []
          let at = 0
          for (const each of diff) {
            const head = /^@@ -(\d+),(\d+) \+\d+,\d+ @@$/.exec(each)
            if (head !== null) {
              const start = Number(head[1]) - 1
              out.push(...lines.slice(at, start))
              at = start
            } else if (each[0] === ' ') out.push(lines[at++] as string)
            else if (each[0] === mark) out.push(each.slice(1))
            else at += 1
          }
          return [...out, ...lines.slice(at)]
        }
        expect(apply(old, '+')).toEqual(now)
        if (old.join() === now.join()) expect(side('+-')).toEqual([])
      }),
    )
  })
})
