/** No text makes a pattern slow. Rules: docs/spec/operations.md. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { hardTexts, patternsIn, type SourcePattern, sourceFiles } from './source-patterns.ts'

const files = sourceFiles()
const found = files.flatMap(patternsIn)

/** Patterns that never see a long text, and what cuts it. */
const BOUNDED: Readonly<Record<string, string>> = {
  'cli/help.ts \\[[^\\]]*\\]…?|--\\S+ [A-Z:]+': 'our own usage lines',
  'dense/track/hook.ts "((?:[^"\\\\]|\\\\.)*)"|\'([^\']*)\'|(&&|\\|\\||;|\\n|\\||&)|([^\\s"\'|;&]+)|[ \\t]+':
    'commands of at most 10,000 characters',
  'core/secrets/find-in-prose.ts ^[ \\t]*(?:\\([^)\\n]{0,40}\\))?[ \\t]*[:=][ \\t*]*\\r?\\n[ \\t]*':
    'a window of a few hundred characters',
  'core/secrets/looks.ts ^v?\\d+(?:\\.\\d+)+(?:[-+.][\\w.]+)?$': 'one token of a bounded length',
}

/** Rooms that see one sentence or statement at a time; `learning-time.test.ts` sees that it stays so. */
const SENTENCE_ROOMS: readonly string[] = ['pager/extract/', 'pager/resolve/']
const SENTENCE_LENGTHS = [100, 400] as const

function isBounded(pattern: SourcePattern): boolean {
  return BOUNDED[keyOf(pattern)] !== undefined
}

function lengthsFor({ file }: SourcePattern): readonly number[] {
  return SENTENCE_ROOMS.some((room) => file.startsWith(room)) ? SENTENCE_LENGTHS : LENGTHS
}

/** Patterns that are put together inside of a function: what they look like, by their file. */
const MADE_IN_FUNCTIONS: Readonly<Record<string, string>> = {
  'dense/change/rename.ts': '(?<![\\w-])EXP-0*1(?![\\w-])',
  'pager/extract/delimiters.ts': String.raw`\[/name\]|^\s*\[(?:/|end)[^\]]*\]\s*$`,
  'pager/extract/segment.ts': '<(/?)name(?:\\s[^<>]{0,200})?>',
  'server/transfer/detect.ts': '"(?:name|entityType)"\\s*:',
  'replica/object/bucket.ts': '<Code>([^<]*)</Code>',
  'dense/projects/decision.ts': '^[\\s>*_-]*Date[*_]*\\s*:[*_]*(.*)$',
}

/** What the modules put together when they are loaded, found by loading them once more. */
async function madePatterns(): Promise<SourcePattern[]> {
  const made: SourcePattern[] = []
  const { RegExp: original } = globalThis
  let file = ''
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags = '']: [string | RegExp, string?]) {
      const pattern = new target(source, flags)
      const isRepeated = flags.includes('g')
      made.push({ file, source: pattern.source, flags: pattern.flags, isRepeated })
      return pattern
    },
  })
  try {
    for (const source of files.filter(({ text }) => text.includes('new RegExp('))) {
      file = source.file
      const before = made.length
      const slash = file.indexOf('/')
      const path = `../../${file.slice(0, slash)}/src/${file.slice(slash + 1)}?again`
      await import(/* @vite-ignore */ new URL(path, import.meta.url).href)
      const sample = MADE_IN_FUNCTIONS[file]
      if (sample !== undefined) made.push({ file, source: sample, flags: '', isRepeated: false })
      if (made.length === before) throw new Error(`List the patterns of ${file} in this test`)
    }
  } finally {
    globalThis.RegExp = original
  }
  return made
}

/** The patterns that are slow, timed in a process that has nothing else to do. */
function slowOnes(patterns: readonly SourcePattern[]): string[] {
  const input = patterns.map((pattern) => ({
    ...pattern,
    texts: hardTexts(pattern.source),
    lengths: lengthsFor(pattern),
  }))
  const { stdout, stderr, status } = spawnSync(process.execPath, [TIMER], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`The timer ended with ${status}: ${stderr}`)
  return JSON.parse(stdout) as string[]
}

const TIMER = fileURLToPath(new URL('./support/time-patterns.mjs', import.meta.url))

/** From small to large, so that what is worse than linear is found before it takes hours. */
const LENGTHS = [4_000, 16_000, 62_500, 250_000, 1_000_000] as const

const keyOf = ({ file, source }: SourcePattern): string => `${file} ${source}`

describe('patterns', () => {
  it('[OP6] are all found in the sources', () => {
    expect(found.length).toBeGreaterThan(400)
    for (const { source, flags } of found) expect(() => new RegExp(source, flags)).not.toThrow()
    const known = new Set(found.map(keyOf))
    expect(Object.keys(BOUNDED).filter((key) => !known.has(key))).toEqual([])
  })

  it('[OP6] a slow one is noticed', () => {
    const tried = { file: '', flags: '', isRepeated: false }
    const sources = ['-+$', '(?<!-)-+$']
    const slow = slowOnes(sources.map((source) => ({ ...tried, source })))
    expect(slow).toEqual([expect.stringMatching(/^ \/-\+\$\/ .* characters$/)])
  })

  it('[OP6] take a time that grows with the text and no faster', async () => {
    const tried = new Map<string, SourcePattern>()
    for (const pattern of [...found, ...(await madePatterns())]) {
      const key = `${pattern.source} ${pattern.flags} ${pattern.isRepeated}`
      if (!tried.has(key) && !isBounded(pattern)) tried.set(key, pattern)
    }
    expect(slowOnes([...tried.values()])).toEqual([])
    // A thousand patterns, each with its hardest texts: a busy machine needs its time.
  }, 600_000)
})
