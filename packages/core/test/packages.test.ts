/** What holds for the sources of every package: no way back, short files, names that say something. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** A longer file is named below with the reason why it is not cut. */
const LINES_MAX = 400

const LONG_FILES: Readonly<Record<string, string>> = {
  'bench/engine.bench.mjs': 'one run from which all ratios come',
  'packages/cli/src/catalog.ts': 'derived from the table of operations by scripts/operations.mjs',
  'packages/cli/src/commands/pages.ts': 'help of the commands, a table',
  'packages/core/src/codec/cbor.ts': 'one encoding, read from top to bottom beside RFC 8949',
  'packages/core/src/cortex.ts': 'the public class: each method one call, the rest are its docs',
  'packages/core/src/embed/vector-store.ts': 'one table of keys, and all that reads or writes it',
  'packages/core/src/engine/committer.ts':
    'the write protocol, step by step as its header lists it',
  'packages/core/src/journal/bodies.ts': 'one body per kind of entry, a table',
  'packages/core/src/journal/journal-files.ts':
    'the one file that appends, reads and syncs segments',
  'packages/core/src/portable/fold.ts': 'an independent reducer, read beside the specification',
  'packages/core/src/projections/reducer.ts': 'one case per kind of entry',
  'packages/core/src/secrets/find-in-prose.ts': 'one grammar of sentences that tell a secret',
  'packages/core/src/secrets/words.ts': 'a table of words in twenty languages',
  'packages/core/src/store/file-lock.ts': 'one protocol between processes',
  'packages/core/src/verbs/revert.ts': 'one case per kind of entry',
  'packages/explorer/src/frame.tsx': 'what stands around every page',
  'packages/pager/src/extract/read-clause.ts': 'one case per way to say something lasting',
  'packages/pager/src/extract/segment.ts': 'one scanner over the lines of a turn',
  'packages/pager/src/extract/tables/en-plain.ts': 'a table of words and forms of one language',
  'packages/pager/src/extract/tables/en.ts': 'the table of one language',
  'packages/pager/src/extract/tables/weights.ts': 'made by npm run learning:update',
  'packages/pager/src/pager.ts': 'the public class: each method one call, the rest are its docs',
  'packages/server/src/operations/memories.ts': 'rows of the table of operations',
  'packages/server/src/operations/queries.ts': 'rows of the table of operations',
}

const VAGUE = /^(?:utils?|helpers?|common|misc|stuff)(?:\.|$)/

const slashed = (path: string): string => path.split(sep).join('/')

/** Paths below the repository, sorted; none for a directory that is not there. */
function filesBelow(directory: string): string[] {
  if (!existsSync(join(repository, directory))) return []
  return readdirSync(join(repository, directory), { recursive: true, encoding: 'utf8' })
    .map((path) => slashed(join(directory, path)))
    .filter((path) => /\.(?:c?ts|mjs|tsx)$/.test(path) && !path.includes('/node_modules/'))
    .sort()
}

const read = (path: string): string => readFileSync(join(repository, path), 'utf8')

const packages = readdirSync(join(repository, 'packages'))
const sources = packages.flatMap((name) => filesBelow(`packages/${name}/src`))
const tests = packages.flatMap((name) => filesBelow(`packages/${name}/test`))
const scripts = filesBelow('scripts')
const programs = ['bench', 'tools', 'examples', 'deploy'].flatMap(filesBelow)

/** The files of the same package that a file imports, types included. */
function importsOf(path: string): string[] {
  const code = read(path).replace(/\/\*[\s\S]*?\*\//g, '')
  const found = code.matchAll(/(?:\bfrom\s+|^import\s+|\bimport\()'(\.[^']+)'/gm)
  // What stands behind a question mark is for a bundler.
  return [...found].map(([, way = '']) => slashed(join(dirname(path), way.replace(/\?.*/, ''))))
}

/** One way from a file back to itself, if there is any. */
function firstCycle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const finished = new Set<string>()
  const visit = (path: string, trail: readonly string[]): readonly string[] => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (finished.has(path)) return []
    for (const next of imports.get(path) ?? []) {
      const cycle = visit(next, [...trail, path])
      if (cycle.length > 0) return cycle
    }
    finished.add(path)
    return []
  }
  for (const path of imports.keys()) {
    const cycle = visit(path, [])
    if (cycle.length > 0) return cycle
  }
  return []
}

/** The first directory below `src`; undefined for a file beside the directories. */
function roomOf(path: string): string | undefined {
  const [, name, , room, ...rest] = path.split('/')
  return rest.length === 0 ? undefined : `packages/${name}/src/${room}`
}

/** Which directory imports from which. */
function roomImports(): ReadonlyMap<string, readonly string[]> {
  const rooms = new Map<string, Set<string>>()
  for (const path of sources.filter((one) => !one.endsWith('.test.ts'))) {
    const room = roomOf(path)
    if (room === undefined) continue
    const targets = importsOf(path).map(roomOf)
    const known = rooms.get(room) ?? new Set<string>()
    for (const target of targets) {
      if (target !== undefined && target !== room) known.add(target)
    }
    rooms.set(room, known)
  }
  return new Map([...rooms].map(([room, targets]) => [room, [...targets]]))
}

describe('imports', () => {
  it('[AP4] never lead back to where they began, in any package, types included', () => {
    expect(firstCycle(new Map(sources.map((path) => [path, importsOf(path)])))).toEqual([])
  })

  it('[AP4] between the directories of a package go one way', () => {
    expect(firstCycle(roomImports())).toEqual([])
  })

  it('[AP4] are all followed, in every package', () => {
    const lost = sources.flatMap((path) =>
      importsOf(path)
        .filter((target) => !existsSync(join(repository, target)))
        .map((target) => `${path} imports ${target}`),
    )
    const silent = packages.filter(
      (name) => !sources.some((path) => path.startsWith(`packages/${name}/`)),
    )
    expect(lost).toEqual([])
    expect(silent).toEqual([])
  })

  it('[AP4] a cycle would be found', () => {
    const imports = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['b', 'e']],
      ['e', ['c']],
    ])
    expect(firstCycle(imports)).toEqual(['c', 'e', 'c'])
  })
})

describe('files of every package', () => {
  const self = slashed(fileURLToPath(import.meta.url))

  it('[AP15] leave no notes of unfinished work', () => {
    const notes = /\b(?:TODO|FIXME|XXX)\b/
    const left = [...sources, ...tests, ...scripts, ...programs].filter(
      (path) => !self.endsWith(path) && notes.test(read(path)),
    )
    expect(left).toEqual([])
  })

  it('[AP15] have at most 400 lines, or a reason', () => {
    const long = [...sources, ...scripts, ...programs].filter(
      (path) => !path.endsWith('.test.ts') && read(path).split('\n').length > LINES_MAX,
    )
    expect(long.filter((path) => LONG_FILES[path] === undefined)).toEqual([])
    // A file that became shorter leaves the list.
    expect(Object.keys(LONG_FILES).filter((path) => !long.includes(path))).toEqual([])
  })

  it('[AP15] leave to the shared room what it has', () => {
    const written = (part: RegExp): string[] => sources.filter((path) => part.test(read(path)))

    expect(written(/(\w+) instanceof Error \? \1\.message : String\(\1\)/)).toEqual([
      'packages/core/src/engine/committer.ts',
      'packages/core/src/engine/generations.ts',
      'packages/core/src/shared/message-of.ts',
      // On the start-up path of the tracker, which loads no kit.
      'packages/dense/src/track/track.ts',
      // A page in a browser.
      'packages/explorer/src/message-of.ts',
    ])
    expect(written(/replaceAll\("'", "'\\\\''"\)/)).toEqual([
      'packages/core/src/shared/shell-word.ts',
    ])
    expect(written(/(?:byteLength\(\w+\)|bytes|\.length) \/ 4\)/i)).toEqual([
      // A page in a browser.
      'packages/explorer/src/tokens.ts',
    ])
    expect(written(/^export function (?:defined|unifiedDiff)\b/m)).toEqual([
      'packages/core/src/shared/defined.ts',
      'packages/core/src/shared/unified-diff.ts',
    ])
  })

  it('[AP15] have names that say what is inside', () => {
    const vague = [...sources, ...scripts, ...programs].filter((path) =>
      path
        .split('/')
        .slice(2)
        .some((part) => VAGUE.test(part)),
    )
    expect(vague).toEqual([])
  })
})
