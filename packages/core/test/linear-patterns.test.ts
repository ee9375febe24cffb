/** No text makes a pattern slow. Rules: docs/spec/operations.md. */
import { describe, expect, it } from 'vitest'
import {
  type HardText,
  hardTexts,
  patternsIn,
  type SourcePattern,
  sourceFiles,
} from './source-patterns.ts'

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
  'pager/extract/segment.ts': '<(/?)name(?:\\s[^<>]{0,200})?>',
  'server/transfer/detect.ts': '"(?:name|entityType)"\\s*:',
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

/** Time of this process alone: other work of the machine does not count. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

function textOf({ lead, unit }: HardText, length: number): string {
  return `${lead}${unit.repeat(Math.ceil(length / unit.length))}\u0000`
}

/** Counts matches and keeps none: a list of a million would be measured instead. */
function run(pattern: RegExp, isRepeated: boolean, text: string): void {
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); isRepeated && match !== null; match = pattern.exec(text)) {
    if (match[0] === '') pattern.lastIndex += 1
  }
}

/** A short text is read several times: other threads of this process take a millisecond now and then. */
const CHARACTERS_MIN = 8_000

/** The least of several tries: the others met a busy machine or a collection of garbage. */
function timeOf(pattern: RegExp, isRepeated: boolean, text: string, tries: number): number {
  const runs = tries === 1 ? 1 : Math.ceil(CHARACTERS_MIN / text.length)
  let least = Number.POSITIVE_INFINITY
  for (let count = 0; count < tries; count++) {
    const before = cpuMs()
    for (let again = 0; again < runs; again++) run(pattern, isRepeated, text)
    least = Math.min(least, (cpuMs() - before) / runs)
  }
  return least
}

const RATIO_MAX = 6
/** Below this a time is mostly noise. */
const FLOOR_MS = 8
/** A bounded repetition can be linear and slow all the same. */
const MS_PER_CHARACTER_MAX = 0.005
const TRIES = 5

/** From small to large, so that what is worse than linear is found before it takes hours. */
const LENGTHS = [4_000, 16_000, 62_500, 250_000, 1_000_000] as const

function slowness(tried: SourcePattern): string | undefined {
  const { source, flags, isRepeated } = tried
  const lengths = lengthsFor(tried)
  const pattern = new RegExp(source, isRepeated && !flags.includes('g') ? `${flags}g` : flags)
  const time = (text: HardText, length: number, tries = 1): number =>
    timeOf(pattern, isRepeated, textOf(text, length), tries)
  const hardest = hardTexts(source)
    .map((text) => ({ text, ms: time(text, Math.min(1_000, lengths.at(-1) ?? 1_000)) }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 3)
  for (const [rank, { text }] of hardest.entries()) {
    for (const [index, length] of lengths.slice(0, rank === 0 ? 5 : 3).entries()) {
      const quarter = lengths[index - 1] ?? length / 4
      const isSlow = (tries: number): boolean => {
        const ms = time(text, length, tries)
        if (ms > length * MS_PER_CHARACTER_MAX) return true
        return ms > FLOOR_MS && ms > RATIO_MAX * Math.max(1, time(text, quarter, tries))
      }
      if (isSlow(1) && isSlow(TRIES)) return `${JSON.stringify(text)} of ${length} characters`
    }
  }
  return undefined
}

const keyOf = ({ file, source }: SourcePattern): string => `${file} ${source}`

describe('patterns', () => {
  it('[OP6] are all found in the sources', () => {
    expect(found.length).toBeGreaterThan(400)
    for (const { source, flags } of found) expect(() => new RegExp(source, flags)).not.toThrow()
    const known = new Set(found.map(keyOf))
    expect(Object.keys(BOUNDED).filter((key) => !known.has(key))).toEqual([])
  })

  it('[OP6] a slow one is noticed', () => {
    const slow = { file: '', flags: '', isRepeated: false }
    expect(slowness({ ...slow, source: '-+$' })).toContain('characters')
    expect(slowness({ ...slow, source: '(?<!-)-+$' })).toBeUndefined()
  })

  it('[OP6] take a time that grows with the text and no faster', async () => {
    const tried = new Set<string>()
    const slow: string[] = []
    for (const pattern of [...found, ...(await madePatterns())]) {
      const key = `${pattern.source} ${pattern.flags} ${pattern.isRepeated}`
      if (tried.has(key) || isBounded(pattern)) continue
      tried.add(key)
      const why = slowness(pattern)
      if (why !== undefined) slow.push(`${pattern.file} /${pattern.source}/ ${why}`)
    }
    expect(slow).toEqual([])
    // A thousand patterns, each with its hardest texts: a busy machine needs its time.
  }, 600_000)
})
