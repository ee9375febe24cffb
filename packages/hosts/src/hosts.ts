/**
 * Every host that Cortex installs itself into: which files it reads, and what of ours goes there.
 * The only place that knows a host by name.
 *
 * @module
 */
import type { Places } from './places.ts'

/** Their names. */
export const HOST_NAMES = [
  'claude-code',
  'claude-desktop',
  'cursor',
  'vscode',
  'codex',
  'gemini',
] as const

/** The name of a coding agent. */
export type HostName = (typeof HOST_NAMES)[number]

export type Target =
  | {
      readonly what: 'server'
      readonly format: 'json'
      readonly file: string
      /** The member that holds the servers. */
      readonly key: 'mcpServers' | 'servers'
      /** Whether an entry says how it is spoken to. */
      readonly isTyped: boolean
    }
  | { readonly what: 'server'; readonly format: 'toml'; readonly file: string }
  | { readonly what: 'hooks'; readonly file: string }
  | { readonly what: 'instructions'; readonly file: string }

export interface Host {
  readonly title: string
  /** If one of them exists, the host is on this machine. */
  readonly signs: (places: Places) => readonly string[]
  /** For all projects of the user. */
  readonly user: (places: Places) => readonly Target[]
  /** For one project; undefined: the host has no such files. */
  readonly project?: (directory: string, places: Places) => readonly Target[]
}

/** The coding agents that Cortex can be installed into. */
export const HOSTS: Readonly<Record<HostName, Host>> = {
  'claude-code': {
    title: 'Claude Code',
    signs: ({ claude, home, join }) => [claude, join(home, '.claude.json')],
    user: (places) => [
      { ...jsonServer(claudeState(places)), isTyped: true },
      { what: 'hooks', file: places.join(places.claude, 'settings.json') },
      { what: 'instructions', file: places.join(places.claude, 'CLAUDE.md') },
    ],
    project: (directory, { join }) => [
      { ...jsonServer(join(directory, '.mcp.json')), isTyped: true },
      // Not settings.json, which is shared: a hook names a path of this machine.
      { what: 'hooks', file: join(directory, '.claude', 'settings.local.json') },
      { what: 'instructions', file: join(directory, 'CLAUDE.md') },
    ],
  },
  'claude-desktop': {
    title: 'Claude Desktop',
    signs: ({ settings, join }) => [join(settings, 'Claude')],
    user: ({ settings, join }) => [
      jsonServer(join(settings, 'Claude', 'claude_desktop_config.json')),
    ],
  },
  cursor: {
    title: 'Cursor',
    signs: ({ home, join }) => [join(home, '.cursor')],
    user: ({ home, join }) => [jsonServer(join(home, '.cursor', 'mcp.json'))],
    project: (directory, { join }) => [
      jsonServer(join(directory, '.cursor', 'mcp.json')),
      { what: 'instructions', file: join(directory, 'AGENTS.md') },
    ],
  },
  vscode: {
    title: 'VS Code',
    signs: ({ settings, join }) => [join(settings, 'Code')],
    user: ({ settings, join }) => [vscodeServer(join(settings, 'Code', 'User', 'mcp.json'))],
    project: (directory, { join }) => [
      vscodeServer(join(directory, '.vscode', 'mcp.json')),
      { what: 'instructions', file: join(directory, 'AGENTS.md') },
    ],
  },
  codex: {
    title: 'Codex',
    signs: ({ codex }) => [codex],
    user: ({ codex, join }) => [
      { what: 'server', format: 'toml', file: join(codex, 'config.toml') },
      { what: 'instructions', file: join(codex, 'AGENTS.md') },
    ],
    project: (directory, { join }) => [
      { what: 'server', format: 'toml', file: join(directory, '.codex', 'config.toml') },
      { what: 'instructions', file: join(directory, 'AGENTS.md') },
    ],
  },
  gemini: {
    title: 'Gemini CLI',
    signs: ({ home, join }) => [join(home, '.gemini')],
    user: ({ home, join }) => [
      jsonServer(join(home, '.gemini', 'settings.json')),
      { what: 'instructions', file: join(home, '.gemini', 'GEMINI.md') },
    ],
    project: (directory, { join }) => [
      jsonServer(join(directory, '.gemini', 'settings.json')),
      { what: 'instructions', file: join(directory, 'GEMINI.md') },
    ],
  },
}

type JsonTarget = Extract<Target, { readonly format: 'json' }>

function jsonServer(file: string): JsonTarget {
  return { what: 'server', format: 'json', file, key: 'mcpServers', isTyped: false }
}

function vscodeServer(file: string): JsonTarget {
  return { what: 'server', format: 'json', file, key: 'servers', isTyped: true }
}

/** Beside the directory of settings, unless that was moved: then inside it. */
function claudeState({ home, claude, join }: Places): string {
  return claude === join(home, '.claude')
    ? join(home, '.claude.json')
    : join(claude, '.claude.json')
}
