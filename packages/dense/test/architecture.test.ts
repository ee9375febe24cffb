import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SRC = fileURLToPath(new URL('../src', import.meta.url))

/**
 * The rooms in their order, each with the rooms it imports from, types included. A room may only look
 * back; a new line here is a decision. `errors.ts` is free.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'door.ts': [],
  'io.ts': [],
  text: [],
  files: ['text'],
  atoms: ['files', 'text'],
  track: ['files', 'text'],
  git: ['files', 'track'],
  indexes: ['atoms', 'files', 'text', 'track'],
  'workspace.ts': ['atoms', 'files', 'git', 'indexes'],
  tasks: ['door.ts', 'files', 'git', 'text', 'workspace.ts'],
  hooks: ['files', 'tasks', 'text'],
  projects: ['atoms', 'files', 'tasks', 'text'],
  create: ['atoms', 'files', 'git', 'indexes', 'projects', 'text', 'track', 'workspace.ts'],
  graph: ['atoms', 'files', 'projects', 'text', 'workspace.ts'],
  change: ['atoms', 'create', 'files', 'git', 'graph', 'indexes', 'text', 'workspace.ts'],
  mirror: ['atoms', 'graph', 'projects', 'text', 'workspace.ts'],
  lint: [
    'atoms',
    'change',
    'files',
    'git',
    'indexes',
    'projects',
    'tasks',
    'text',
    'track',
    'workspace.ts',
  ],
  fresh: ['atoms', 'files', 'git', 'graph', 'lint', 'projects', 'tasks', 'text', 'workspace.ts'],
  maintain: [
    'atoms',
    'change',
    'create',
    'files',
    'git',
    'graph',
    'indexes',
    'lint',
    'projects',
    'tasks',
    'text',
    'track',
    'workspace.ts',
  ],
  commands: [
    'atoms',
    'change',
    'create',
    'files',
    'fresh',
    'git',
    'graph',
    'hooks',
    'io.ts',
    'lint',
    'maintain',
    'mirror',
    'projects',
    'tasks',
    'text',
    'track',
    'workspace.ts',
  ],
  'context.ts': [
    'atoms',
    'change',
    'create',
    'door.ts',
    'files',
    'fresh',
    'graph',
    'lint',
    'maintain',
    'mirror',
    'tasks',
    'track',
    'workspace.ts',
  ],
  'index.ts': [
    'atoms',
    'change',
    'context.ts',
    'create',
    'fresh',
    'graph',
    'indexes',
    'maintain',
    'mirror',
    'tasks',
    'track',
    'workspace.ts',
  ],
  'run.ts': ['commands', 'files', 'io.ts', 'maintain', 'text'],
  'main.ts': ['run.ts', 'track'],
}
const FREE = ['errors.ts']
const LINES_MAX = 400

const slashed = (path: string): string => path.split(sep).join('/')

const sources: ReadonlyMap<string, string> = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map(slashed)
    .filter((path) => path.endsWith('.ts'))
    .map((path) => [path, readFileSync(join(SRC, path), 'utf8')]),
)

const roomOf = (path: string): string => path.split('/')[0] ?? path

function importsOf(path: string): string[] {
  const code = (sources.get(path) ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
  const found = code.matchAll(/(?:\bfrom\s+|^import\s+|\bimport\()'(\.[^']+)'/gm)
  return [...found].map(([, way = '']) => slashed(normalize(join(dirname(path), way))))
}

/** The first ring of imports that starts at a file. */
function ringFrom(start: string, path: readonly string[], seen: Set<string>): string[] | undefined {
  for (const next of importsOf(start)) {
    if (path.includes(next)) return [...path, next]
    if (seen.has(next)) continue
    seen.add(next)
    const ring = ringFrom(next, [...path, next], seen)
    if (ring !== undefined) return ring
  }
  return undefined
}

describe('rooms of Dense Context', () => {
  it('[DA1] are all in the table, and each looks back only', () => {
    const rooms = new Set([...sources.keys()].map(roomOf).filter((room) => !FREE.includes(room)))
    expect([...rooms].sort()).toEqual(Object.keys(ROOMS).sort())
    const order = Object.keys(ROOMS)
    for (const [room, from] of Object.entries(ROOMS)) {
      const ahead = from.filter((other) => order.indexOf(other) >= order.indexOf(room))
      expect(ahead, `${room} may not import what comes after it`).toEqual([])
    }
  })

  it.each(Object.entries(ROOMS))('[DA1] %s imports what the table says', (room, from) => {
    const used = new Set(
      [...sources.keys()]
        .filter((path) => roomOf(path) === room)
        .flatMap(importsOf)
        .map(roomOf),
    )
    used.delete(room)
    for (const free of FREE) used.delete(free)

    expect([...used].sort()).toEqual([...from].sort())
  })

  it('[DA2] no file imports itself over others, types included', () => {
    for (const path of sources.keys()) expect(ringFrom(path, [path], new Set())).toBeUndefined()
  })

  it('[DA3] no file has more than 400 lines', () => {
    const long = [...sources].filter(([, text]) => text.split('\n').length > LINES_MAX)
    expect(long.map(([path]) => path)).toEqual([])
  })

  it('[DA4] of the engine nothing is loaded but the kit; the rest are types', () => {
    for (const [path, text] of sources) {
      for (const [line] of text.matchAll(
        /^import .*?from '@cortex-memory\/[^']+'|^} from '@cortex-memory\/[^']+'/gm,
      )) {
        const isKit = line.includes("'@cortex-memory/core/kit'")
        expect(isKit || line.startsWith('import type'), `${path}: ${line}`).toBe(true)
      }
    }
    for (const path of ['track/track.ts', 'track/track-program.ts', 'track/hook.ts']) {
      expect(sources.get(path)).not.toContain('@cortex-memory')
    }
  })
})
