/**
 * Command lines that nobody should type: examples of the help with words changed, lost and added,
 * and lines thrown together from what a command knows. Paths stay below the directory that a call
 * is made in and three above it.
 *
 * @module
 */
import { COMMANDS as CTX_COMMANDS } from '@cortex-memory/dense/commands'
import fc from 'fast-check'
import { SHAPES } from '../src/catalog.ts'
import { LOCAL_COMMANDS } from '../src/commands/pages.ts'
import { withFaceOptions } from '../src/face-options.ts'
import { shellWords } from './shell-words.ts'

export interface HostileLine {
  readonly args: readonly string[]
  readonly stdin: Buffer
  readonly json: boolean
}

/** What the store of a call knows. */
export interface Known {
  readonly uris: readonly string[]
  readonly files: readonly string[]
}

/** They run until somebody stops them, or start other programs: a wrong word comes first. */
const ENDLESS = new Set(['serve', 'explore', 'mcp', 'hook', 'watch', 'jobs', 'track'])

/** As root, a test could write anywhere: nothing here is a path from the top, save for devices. */
const anyText = fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.replace(/^\/+/, ''))

const STRANGE: readonly string[] = [
  '',
  ' ',
  '-',
  '--',
  '\ud800',
  'a\0b',
  '\u001b]0;x\u0007\u001b[2J',
  '%s%n',
  '__proto__',
  'constructor',
  '{"type":',
  'null',
  '-1',
  '1e999',
  'NaN',
  '9'.repeat(40),
  '9999-99-99',
  '2026-05-01',
  'x'.repeat(70_000),
  'é'.repeat(20_000),
  ':',
  '::',
  'build:tool:',
  '1..0',
  '..1',
]

const PATHS: readonly string[] = [
  '..',
  '../../x',
  './../a/../b',
  'no/such/place',
  '/dev/null',
  '/dev/full',
  '/dev/null/x',
  '/proc/self/nothing',
  'y'.repeat(300),
  'out',
  'out.pem',
  '.',
]

const JSONS: readonly string[] = [
  '{"types":["Fact"],"limit":3}',
  '{"near":"build","budgetTokens":-1}',
  '{"where":{"matches":["data.statement","((a+)+"]},"limit":1}',
  '{"where":{"eq":["data.__proto__",1]},"types":["Fact"],"limit":1}',
  '{"statement":"x","subject":"s","predicate":"p"}',
  '{"__proto__":{"a":1}}',
  '{"type":"Fact","type":"Goal"}',
  '{"confidence":1e999,"object":{"a":[null]}}',
  `${'['.repeat(3_000)}${']'.repeat(3_000)}`,
  `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
]

const OPTIONS: readonly string[] = [
  '--bogus',
  '--bogus=1',
  '-x',
  '-o',
  '--__proto__',
  '--constructor',
  '--home',
  '--actor',
  '--limt',
  '--limit=0',
  '--json=1',
  '--help',
  '-h',
  '--version',
  ...new Set(
    [
      ...SHAPES.map(withFaceOptions).flatMap(({ options }) =>
        options.map(({ flag }) => `--${flag}`),
      ),
      ...LOCAL_COMMANDS.flatMap(({ flags, switches = [] }) => [...flags, ...switches]),
    ].sort(),
  ),
]

/** Lines that `ctx` has no examples for. */
const CTX_LINES: readonly string[] = [
  'ctx init',
  'ctx new project q',
  'ctx new knowledge "what we know" --project p',
  'ctx new experiment "does it work" --project p',
  'ctx status K001 archived --reason old --project p',
  'ctx show --project p',
  'ctx lint p --strict',
  'ctx index --all',
  'ctx guard',
  'ctx tasks add --project p "do it"',
  'ctx tasks list',
  'ctx maintain p --all',
  'ctx search words --limit 3',
  'ctx fresh p --budget 100',
  'ctx graph p --format mermaid',
  'ctx rename K001 K002 --project p',
  'ctx sync p --write',
  'ctx user-learn "likes short answers"',
  'ctx mirror',
  'ctx hooks print claude-code',
]

const ODD_LINES: readonly string[] = [
  'remembr x',
  'ctx bogus',
  'pattern',
  '__proto__',
  'toString',
  'help x',
  'help revise',
  'actors delete ada --yes',
  'actors delete ../ada --yes',
  '--actor new remember x',
  '--actor new remember --data {}',
  '--actor new import bad.jsonl',
  '--actor new import notes.md',
  '--actor new import cut.cortex',
  '--actor new import ada.cortex',
  'prove --consistency 1 2 -o out',
  'export --format markdown -o pages',
]

function lines(known: Known): string[][] {
  const examples = [
    ...SHAPES.flatMap((shape) => shape.examples.map(({ command }) => command)),
    ...LOCAL_COMMANDS.flatMap((page) => page.examples),
  ].filter((example) => /^cortex [^|<>$]*$/.test(example))
  const bare = [
    ...LOCAL_COMMANDS.map(({ name }) => name),
    ...Object.keys(CTX_COMMANDS).map((name) => `ctx ${name}`),
  ]
  const all = [
    ...examples.map((each) => each.slice('cortex '.length)),
    ...CTX_LINES,
    ...ODD_LINES,
    ...bare,
  ]
  let turn = 0
  const next = (from: readonly string[]): string => from[turn++ % from.length] as string
  return all.map((line) =>
    // Where it stands decides whether it is meant; those that are meant come first.
    shellWords(line)
      .filter((word) => word !== '--json')
      .map((word) => {
        if (/^matrix:\/\/\S+#\d$/.test(word)) return next(known.uris)
        if (/^01[0-9A-Z]{24}$/.test(word)) return next(known.uris).slice(-28, -2)
        return word
      }),
  )
}

function words(known: Known): fc.Arbitrary<string> {
  const ids = known.uris.map((uri) => uri.slice(-28, -2))
  return fc.oneof(
    fc.constantFrom(...known.uris, ...ids, ...known.files, 'ada', 'user', 'new', '1', '0..2'),
    fc.constantFrom(...STRANGE),
    fc.constantFrom(...PATHS),
    fc.constantFrom(...JSONS),
    fc.constantFrom(...OPTIONS),
    anyText,
    fc.json({ maxDepth: 3 }),
  )
}

type Change = (line: readonly string[], at: number, word: string) => readonly string[]

const CHANGES: readonly Change[] = [
  (line, at, word) => line.with(at, word),
  (line, at, word) => line.toSpliced(at, 0, word),
  (line, at) => line.toSpliced(at, 1),
  (line, at, word) => line.toSpliced(at, 0, word, line[at] ?? ''),
  (line, at, word) => line.with(at, `${line[at]?.split('=', 1)[0]}=${word}`),
]

const globals: fc.Arbitrary<readonly string[]> = fc.oneof(
  { weight: 6, arbitrary: fc.constant([]) },
  { weight: 4, arbitrary: fc.constant(['--actor', 'ada']) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('user', 'new', '..', '../ada', 'a/b', '', '.server', 'a'.repeat(65), 'ädä')
      .map((actor) => ['--actor', actor]),
  },
  { weight: 1, arbitrary: fc.constantFrom(...PATHS, ...STRANGE).map((home) => [`--home=${home}`]) },
)

const stdin = fc.oneof(
  fc.constant(Buffer.alloc(0)),
  fc.constantFrom(...JSONS, ...STRANGE).map((text) => Buffer.from(text)),
  fc.json({ maxDepth: 3 }).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)),
)

export function hostileLines(known: Known): fc.Arbitrary<HostileLine> {
  const change = fc.record({
    change: fc.constantFrom(...CHANGES),
    at: fc.nat(20),
    word: words(known),
  })
  return fc
    .record({
      json: fc.boolean(),
      before: globals,
      line: fc.constantFrom(...lines(known)),
      changes: fc.array(change, { maxLength: 3 }),
      stdin,
    })
    .map(({ json, before, line, changes, stdin: input }) => {
      const changed = changes.reduce<readonly string[]>(
        (made, { change: apply, at, word }) =>
          made.length === 0 ? [word] : apply(made, at % made.length, word),
        line,
      )
      return {
        args: [...(json ? ['--json'] : []), ...before, ...ended(changed)],
        stdin: input,
        json,
      }
    })
}

function ended(line: readonly string[]): readonly string[] {
  return line.flatMap((word) => (ENDLESS.has(word) ? [word, '--bogus'] : [word]))
}
