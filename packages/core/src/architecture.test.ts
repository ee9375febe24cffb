import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const core = fileURLToPath(new URL('.', import.meta.url))
const repository = join(core, '../../..')

/**
 * The rooms in their order, each with the rooms it imports from, types included. A room may only
 * look back; a new line here is a decision. `assert.ts`, `errors.ts`, `generations.ts` and `limits.ts` are free.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  portable: [],
  shared: [],
  codec: [],
  secrets: [],
  memory: ['codec'],
  forms: ['codec', 'memory'],
  influence: ['memory'],
  time: [],
  merkle: ['codec'],
  keys: ['codec'],
  salience: [],
  vector: [],
  records: ['codec', 'forms', 'memory'],
  store: ['codec', 'keys'],
  lexical: ['codec', 'keys', 'memory', 'store'],
  journal: ['codec', 'forms', 'memory', 'records', 'shared'],
  projections: [
    'codec',
    'journal',
    'keys',
    'lexical',
    'memory',
    'merkle',
    'records',
    'salience',
    'store',
  ],
  engine: ['codec', 'journal', 'keys', 'memory', 'projections', 'records', 'shared', 'store'],
  verbs: [
    'codec',
    'engine',
    'forms',
    'influence',
    'journal',
    'keys',
    'memory',
    'projections',
    'records',
    'salience',
  ],
  remote: ['codec', 'engine', 'journal', 'shared', 'verbs'],
  reads: [
    'codec',
    'engine',
    'forms',
    'journal',
    'keys',
    'memory',
    'merkle',
    'projections',
    'records',
    'store',
    'verbs',
  ],
  query: [
    'codec',
    'engine',
    'forms',
    'keys',
    'lexical',
    'memory',
    'projections',
    'reads',
    'records',
    'salience',
    'store',
    'time',
    'verbs',
  ],
  context: ['engine', 'influence', 'keys', 'memory', 'projections', 'query', 'reads', 'salience'],
  side: ['codec', 'engine', 'journal', 'keys', 'memory', 'projections', 'records', 'store'],
  embed: [
    'codec',
    'engine',
    'forms',
    'journal',
    'keys',
    'memory',
    'projections',
    'query',
    'reads',
    'shared',
    'side',
    'vector',
    'verbs',
  ],
  transfer: ['codec', 'engine', 'journal', 'shared', 'store'],
  verify: [
    'codec',
    'engine',
    'journal',
    'keys',
    'lexical',
    'memory',
    'merkle',
    'portable',
    'projections',
    'records',
    'side',
    'store',
  ],
  scope: [
    'codec',
    'context',
    'engine',
    'journal',
    'keys',
    'lexical',
    'memory',
    'projections',
    'query',
    'reads',
    'records',
    'verbs',
    'verify',
  ],
  'options.ts': ['embed', 'engine', 'memory', 'remote', 'scope'],
  'whole-store.ts': [
    'context',
    'embed',
    'engine',
    'memory',
    'projections',
    'query',
    'reads',
    'scope',
    'verbs',
  ],
  'cortex.ts': [
    'whole-store.ts',
    'codec',
    'context',
    'embed',
    'engine',
    'lexical',
    'memory',
    'merkle',
    'options.ts',
    'projections',
    'query',
    'reads',
    'records',
    'remote',
    'salience',
    'scope',
    'side',
    'transfer',
    'verbs',
    'verify',
  ],
  'index.ts': [
    'context',
    'cortex.ts',
    'embed',
    'engine',
    'forms',
    'influence',
    'journal',
    'memory',
    'merkle',
    'options.ts',
    'query',
    'portable',
    'reads',
    'scope',
    'secrets',
    'records',
    'remote',
    'salience',
    'side',
    'transfer',
    'verbs',
    'verify',
  ],
  'kit.ts': ['memory', 'shared'],
  'internal.ts': ['engine', 'memory', 'store', 'time'],
  signing: ['engine', 'scope'],
  testing: ['codec', 'cortex.ts', 'engine', 'memory', 'reads', 'scope', 'store', 'verbs'],
}
const FREE = ['variables.ts', 'assert.ts', 'errors.ts', 'generations.ts', 'limits.ts']

const DEPENDENCIES: readonly string[] = ['fs-native-extensions', 'lmdb', 're2js']

/** The only file that asks the machine for time and chance. */
const DOORS = 'engine/environment.ts'

interface Source {
  /** Path below `src/`. */
  readonly path: string
  readonly text: string
}

/** Paths are written with slashes here, on every system. */
const slashed = (path: string): string => path.split(sep).join('/')

const sources: readonly Source[] = readdirSync(core, { recursive: true, encoding: 'utf8' })
  .map(slashed)
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .sort()
  .map((path) => ({ path, text: readFileSync(join(core, path), 'utf8') }))

/** Paths below the repository, sorted; none for a directory that is not there. */
function filesBelow(directory: string, ending: string): string[] {
  if (!existsSync(join(repository, directory))) return []
  return readdirSync(join(repository, directory), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.includes('node_modules'))
    .map((path) => slashed(join(directory, path)))
    .sort()
}

function roomOf(path: string): string {
  return path.split('/')[0] as string
}

function importsOf({ text }: Source): string[] {
  const found = code(text).matchAll(/(?:\bfrom\s+|^import\s+|\bimport\()'([^']+)'/gm)
  return [...found].map(([, specifier]) => specifier as string)
}

/** Comments say what code must not do; only code is looked at. */
function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
}

describe('rooms', () => {
  it('[E63] are all in the table, and the table has no other', () => {
    const rooms = new Set(
      sources.map(({ path }) => roomOf(path)).filter((room) => !FREE.includes(room)),
    )
    expect([...rooms].sort()).toEqual(Object.keys(ROOMS).sort())
  })

  it('[E63] look back only', () => {
    const order = Object.keys(ROOMS)
    for (const [room, from] of Object.entries(ROOMS)) {
      const ahead = from.filter((other) => order.indexOf(other) >= order.indexOf(room))
      expect(ahead, `${room} may not import what comes after it`).toEqual([])
    }
  })

  it.each(Object.entries(ROOMS))(
    '[E63] %s imports what the table says, no more and no less',
    (room, from) => {
      const used = new Map<string, string>()
      for (const source of sources.filter(({ path }) => roomOf(path) === room)) {
        for (const specifier of importsOf(source).filter((name) => name.startsWith('.'))) {
          const target = slashed(normalize(join(dirname(source.path), specifier)))
          expect(specifier, `${source.path} names its imports with their extension`).toMatch(
            /\.ts$/,
          )
          if (roomOf(target) !== room) used.set(roomOf(target), `${source.path} imports ${target}`)
        }
      }
      for (const free of FREE) used.delete(free)
      const strangers = [...used].filter(([other]) => !from.includes(other)).map(([, what]) => what)
      expect(strangers, `${room} imports a room that its line in the table lacks`).toEqual([])
      expect([...used.keys()].sort(), `${room} does not need all of its line`).toEqual(
        [...from].sort(),
      )
    },
  )

  it('[E63] outside tests nothing is imported but Node, our dependencies and ourselves', () => {
    const foreign = sources.flatMap((source) =>
      importsOf(source)
        .filter(
          (name) =>
            !name.startsWith('.') && !name.startsWith('node:') && !DEPENDENCIES.includes(name),
        )
        .map((name) => `${source.path} imports ${name}`),
    )
    expect(foreign).toEqual([])
  })

  it('[X34] nothing of the engine imports what signs', () => {
    const users = sources.filter((source) =>
      importsOf(source).some((name) => name.includes('/signing/')),
    )
    expect(users.map(({ path }) => path)).toEqual([])
    const signing = sources.filter(({ text }) =>
      /\bcreatePrivateKey\b|\bgenerateKeyPair|\bcreateSign\b/.test(code(text)),
    )
    expect(signing.map(({ path }) => roomOf(path))).toEqual(['signing'])
  })

  it('[E63] only the store knows lmdb', () => {
    const users = sources.filter((source) => importsOf(source).includes('lmdb'))
    expect(users.map(({ path }) => roomOf(path)).filter((room) => room !== 'store')).toEqual([])
    expect(users.length).toBeGreaterThan(0)
  })
})

describe('the engine', () => {
  it('[E63] depends on three packages: file locks, an ordered store and a linear-time regular expression engine', () => {
    const manifest = JSON.parse(readFileSync(join(core, '../package.json'), 'utf8')) as {
      dependencies: object
    }
    expect(Object.keys(manifest.dependencies)).toEqual(DEPENDENCIES)
    expect(manifest).not.toHaveProperty('peerDependencies')
    expect(manifest).not.toHaveProperty('optionalDependencies')
  })

  it.each([
    [
      'the wall clock',
      /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\)|performance\.now|process\.hrtime/,
    ],
    ['chance', /Math\.random|\brandom(?:Bytes|UUID|Int|FillSync)\b|getRandomValues/],
    ['the locale', /toLocale|Intl\.|localeCompare/],
  ])('[E63] asks for %s at its doors only', (_what, pattern) => {
    const asking = sources.filter(({ text }) => pattern.test(code(text))).map(({ path }) => path)
    expect(asking.filter((path) => path !== DOORS)).toEqual([])
  })

  it('[E63] writes to no console', () => {
    const talking = sources.filter(({ text }) => /\bconsole\b/.test(code(text)))
    expect(talking.map(({ path }) => path)).toEqual([])
  })
})

describe('rules', () => {
  const rules = filesBelow('docs/spec', '.md').flatMap((path) =>
    [...readFileSync(join(repository, path), 'utf8').matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm)].map(
      ([, rule]) => rule as string,
    ),
  )
  const tests = readdirSync(join(repository, 'packages')).flatMap((name) => [
    ...filesBelow(`packages/${name}/src`, '.test.ts'),
    ...filesBelow(`packages/${name}/test`, '.test.ts'),
    ...filesBelow(`packages/${name}/e2e`, '.test.mjs'),
  ])
  const quoted = new Map<string, string>()
  for (const path of tests) {
    for (const [, rule] of readFileSync(join(repository, path), 'utf8').matchAll(
      /\[([A-Z]+\d+)\]/g,
    )) {
      quoted.set(rule as string, path)
    }
  }

  it('have a number of their own each', () => {
    const twice = rules.filter((rule, index) => rules.indexOf(rule) !== index)
    expect(twice).toEqual([])
    expect(rules.length).toBeGreaterThan(100)
  })

  it('are all quoted by a test', () => {
    const untested = rules.filter((rule) => !quoted.has(rule))
    expect(untested).toEqual([])
  })

  it('exist if they are quoted', () => {
    const known = new Set(rules)
    const unknown = [...quoted].filter(([rule]) => !known.has(rule))
    expect(unknown.map(([rule, path]) => `${rule} in ${path}`)).toEqual([])
  })
})
