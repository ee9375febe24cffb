/** Ours in files of others. Rules: docs/spec/hosts.md. */
import fc from 'fast-check'
import { parse as parseJsonc } from 'jsonc-parser'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { type Content, hookGroups } from '../src/content.ts'
import type { Target } from '../src/hosts.ts'
import { has, put, take } from '../src/install/edits.ts'
import { commentsOf, printed, style, value } from './foreign-files.ts'

const RUNS = Number(process.env.CORTEX_RUNS ?? 60)

const content: Content = {
  program: { command: '/usr/bin/node', args: ['/opt/cortex/packages/cli/dist/main.js'] },
  platform: 'linux',
}
const moved: Content = {
  ...content,
  program: { command: '/usr/bin/node', args: ['/elsewhere/cli/dist/main.js'] },
}
const server = { command: '/usr/bin/node', args: [...content.program.args, 'mcp'] }

const SERVER: Target = {
  what: 'server',
  format: 'json',
  file: 'mcp.json',
  key: 'mcpServers',
  isTyped: false,
}
const HOOKS: Target = { what: 'hooks', file: 'settings.json' }
const TOML: Target = { what: 'server', format: 'toml', file: 'config.toml' }
const BLOCK: Target = { what: 'instructions', file: 'CLAUDE.md' }

const read = (text: string): Record<string, unknown> =>
  parseJsonc(text.replace(/^\uFEFF/, ''), [], { allowTrailingComma: true })

const lineEnds = (text: string): string[] => [
  ...new Set([...text.matchAll(/\r?\n/g)].map(([end]) => end)),
]

const servers = fc.dictionary(fc.constantFrom('git', 'memory', 'x'), value, { maxKeys: 3 })
const foreign = fc
  .record({ theme: value, mcpServers: servers, last: value }, { requiredKeys: [] })
  .chain((tree) => fc.tuple(fc.constant(tree), style))

describe('a server in JSON', () => {
  it('[J2] stands beside everything that was there: values, comments, marks, line ends', () => {
    fc.assert(
      fc.property(foreign, ([tree, how]) => {
        const text = printed(tree, how)

        const after = put(SERVER, 'mcp.json', text, content)

        expect(read(after)).toEqual({ ...tree, mcpServers: { ...tree.mcpServers, cortex: server } })
        expect(commentsOf(after)).toEqual(commentsOf(text))
        expect(after.startsWith(how.mark)).toBe(true)
        if (text.includes('\n')) expect(lineEnds(after)).toEqual([how.eol])
      }),
      { numRuns: RUNS },
    )
  })

  it('[J3] is put in once: again, nothing changes', () => {
    fc.assert(
      fc.property(foreign, ([tree, how]) => {
        const once = put(SERVER, 'mcp.json', printed(tree, how), content)

        expect(put(SERVER, 'mcp.json', once, content)).toBe(once)
        expect(has(SERVER, 'mcp.json', once)).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })

  it('[J4] is taken out of the text alone: every byte of the others is as it was', () => {
    fc.assert(
      fc.property(foreign, ([tree, how]) => {
        const text = printed(tree, how)
        const isBeside = Object.keys(tree.mcpServers ?? {}).length > 0
        const made = tree.mcpServers === undefined ? ['mcpServers'] : []

        const rest = take(SERVER, 'mcp.json', put(SERVER, 'mcp.json', text, content), made)

        if (isBeside || (made.length > 0 && Object.keys(tree).length > 0)) expect(rest).toBe(text)
        expect(read(rest)).toEqual(tree)
        expect(commentsOf(rest)).toEqual(commentsOf(text))
      }),
      { numRuns: RUNS },
    )
  })

  it('[J4] is taken out from between others', () => {
    fc.assert(
      fc.property(foreign, ([tree, how]) => {
        const there = { ...tree, mcpServers: { ...tree.mcpServers, cortex: server, later: 1 } }
        const text = printed(there, how)

        const rest = take(SERVER, 'mcp.json', text, [])

        const { cortex: _, ...others } = there.mcpServers
        expect(read(rest)).toEqual({ ...there, mcpServers: others })
      }),
      { numRuns: RUNS },
    )
  })

  it('[J5] of another place is led here, and keeps what others added to it', () => {
    const text = put(SERVER, 'mcp.json', '{ "mcpServers": {} }', moved).replace(
      '"command"',
      '"disabled": true, // for now\n      "command"',
    )

    const after = put(SERVER, 'mcp.json', text, content)

    expect(read(after)).toEqual({ mcpServers: { cortex: { disabled: true, ...server } } })
    expect(after).toContain('// for now')
  })

  it('[J5] named cortex that is not ours is refused, and never removed', () => {
    const text = '{"mcpServers":{"cortex":{"command":"uvx","args":["cortex-market-data"]}}}'

    expect(() => put(SERVER, 'mcp.json', text, content)).toThrow(
      expect.objectContaining({ code: 'ALREADY_EXISTS' }),
    )
    expect(take(SERVER, 'mcp.json', text, [])).toBe(text)
  })

  it.each([
    ['{\n  "a": 1,\n  oops\n}', 3, 3],
    ['{ "mcpServers": [] }', 1, 17],
    ['[1]', 1, 1],
    ['{ "a": 1 ', 1, 10],
    ['\uFEFF{\r\n"a" 1}', 2, 5],
  ])('[J6] in a file that cannot be read is refused with its place: %j', (text, line, column) => {
    expect(() => put(SERVER, 'mcp.json', text, content)).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        message: expect.stringContaining(`mcp.json: line ${line}, column ${column}: `),
      }),
    )
  })
})

describe('hooks', () => {
  const groups = hookGroups(content)
  const event = fc.constantFrom('SessionStart', 'PostToolUse', 'Stop')
  const hook = fc.record({ type: fc.constant('command'), command: fc.constantFrom('a', 'b c') })
  const group = fc.record({ matcher: fc.constant('Bash'), hooks: fc.array(hook, { maxLength: 2 }) })
  const events = fc.dictionary(event, fc.array(group, { maxLength: 2 }), { maxKeys: 3 })
  const settings = fc
    .record({ model: value, hooks: events }, { requiredKeys: [] })
    .chain((tree) => fc.tuple(fc.constant(tree), style))

  it('[J11] stand behind those of others, once each, and go without a trace', () => {
    fc.assert(
      fc.property(settings, ([tree, how]) => {
        const text = printed(tree, how)
        const made = tree.hooks === undefined ? ['hooks', ...Object.keys(groups)] : []
        const wanted = Object.fromEntries(
          Object.entries(groups).map(([name, own]) => [name, [...(tree.hooks?.[name] ?? []), own]]),
        )

        const after = put(HOOKS, 'settings.json', text, content)

        expect(read(after)).toEqual({ ...tree, hooks: { ...tree.hooks, ...wanted } })
        expect(commentsOf(after)).toEqual(commentsOf(text))
        expect(put(HOOKS, 'settings.json', after, content)).toBe(after)
        const rest = read(take(HOOKS, 'settings.json', after, made))
        const empty = Object.fromEntries(Object.keys(groups).map((name) => [name, []]))
        const left = { ...empty, ...tree.hooks }
        expect(rest).toEqual(made.length > 0 ? tree : { ...tree, hooks: left })
      }),
      { numRuns: RUNS },
    )
  })

  it('[J11] of another place are replaced; one of somebody else in our group stays', () => {
    const old = JSON.parse(put(HOOKS, 'settings.json', '{}', moved))
    old.hooks.SessionEnd[0].hooks.push({ type: 'command', command: 'say bye' })

    const after = read(put(HOOKS, 'settings.json', JSON.stringify(old), content)) as typeof old
    const rest = read(take(HOOKS, 'settings.json', JSON.stringify(after), ['hooks']))

    expect(after.hooks.SessionStart).toEqual([groups.SessionStart])
    expect(after.hooks.SessionEnd).toEqual([
      { hooks: [{ type: 'command', command: 'say bye' }] },
      groups.SessionEnd,
    ])
    expect((rest.hooks as typeof old.hooks).SessionEnd).toEqual([
      { hooks: [{ type: 'command', command: 'say bye' }] },
    ])
  })
})

describe('a server in TOML', () => {
  const lines = fc.array(
    fc.constantFrom(
      '# about this file',
      '',
      'model = "o9" # best',
      '[profiles.fast]',
      "note = '''",
      '[mcp_servers.git]',
      'command = "uvx"',
      'args = [',
      '[[agents]]',
    ),
    { maxLength: 8 },
  )
  const isToml = (text: string): boolean => {
    try {
      parseToml(text)
      return true
    } catch {
      return false
    }
  }
  const known = [
    '',
    '# only a comment\n',
    'model = "o9"\n\n[mcp_servers.git] # versions\ncommand = "uvx"\nargs = [\n  "git", # one\n]\n',
    "note = '''\n[mcp_servers.cortex]\n'''\n",
    '\uFEFFa = 1\r\n[t]\r\nb = 2\r\n',
    'a = 1',
  ]
  const document = fc.oneof(
    fc.constantFrom(...known),
    lines.map((each) => each.join('\n')).filter(isToml),
  )

  it('[J2] is one table behind everything that was there; [J3] once; [J4] and out again', () => {
    fc.assert(
      fc.property(document, (text) => {
        const after = put(TOML, 'config.toml', text, content)

        const tree = parseToml(text.replace(/^\uFEFF/, '')) as { mcp_servers?: object }
        expect(parseToml(after.replace(/^\uFEFF/, ''))).toEqual({
          ...tree,
          mcp_servers: { ...tree.mcp_servers, cortex: server },
        })
        expect(after.startsWith(text)).toBe(true)
        expect(put(TOML, 'config.toml', after, content)).toBe(after)
        expect(take(TOML, 'config.toml', after, []).trimEnd()).toBe(text.trimEnd())
      }),
    )
  })

  it('[J5] of another place is led here, and keeps what others added to it', () => {
    const text = `${put(TOML, 'config.toml', 'a = 1\n', moved)}startup_timeout_sec = 20 # slow disk

[mcp_servers.cortex.env]
X = "1"

[other]
b = 2
`.replace('args = ["', 'args = [\n  "')

    const after = put(TOML, 'config.toml', text, content)
    const rest = take(TOML, 'config.toml', after, [])

    expect(parseToml(after)).toEqual({
      a: 1,
      mcp_servers: { cortex: { ...server, startup_timeout_sec: 20, env: { X: '1' } } },
      other: { b: 2 },
    })
    expect(after).toContain('# slow disk')
    expect(rest).toBe('a = 1\n\n[other]\nb = 2\n')
  })

  it.each([
    ['mcp_servers = { git = { command = "uvx" } }\n', 'ALREADY_EXISTS'],
    ['[mcp_servers]\ncortex = { command = "uvx", args = [] }\n', 'ALREADY_EXISTS'],
    ['a = \n', 'INVALID_INPUT'],
  ])('[J6] in a form that a table cannot join is refused: %j', (text, code) => {
    expect(() => put(TOML, 'config.toml', text, content)).toThrow(expect.objectContaining({ code }))
  })
})

describe('instructions', () => {
  it('[J12] are one marked block behind the text of others, replaced in place', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('# Title', '', 'Words.', '<!-- cortex:end -->', '\ttabbed')),
        fc.constantFrom('\n', '\r\n'),
        (words, eol) => {
          const text = words.join(eol)

          const after = put(BLOCK, 'CLAUDE.md', text, content)

          expect(after.startsWith(text)).toBe(true)
          expect(put(BLOCK, 'CLAUDE.md', after, content)).toBe(after)
          expect(put(BLOCK, 'CLAUDE.md', after.replace('lasting', 'old'), content)).toBe(after)
          const rest = take(BLOCK, 'CLAUDE.md', `${after}Later.${eol}`, [])
          expect(rest.replace(/Later\.\r?\n$/, '').trimEnd()).toBe(text.trimEnd())
          expect(rest).toContain('Later.')
        },
      ),
    )
  })

  it('[J6] with a begin and no end are refused', () => {
    expect(() => put(BLOCK, 'CLAUDE.md', 'x\n<!-- cortex:begin -->\ny\n', content)).toThrow(
      'CLAUDE.md: line 2, column 1',
    )
  })
})
