/** Words that must not come back. Rules: docs/spec/api.md. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { helpText } from '../src/help.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** Phrases of a private idiom, and what to write instead. */
const BANNED: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bunless said\b/i, 'default: X'],
  [/\banew\b/i, 'again, or: rebuilt'],
  [/\bfor ever\b/i, 'forever, always, permanently'],
  [/\bwhoever\b/i, 'anyone who, the process that'],
  [/\b(?:is|are) told(?! (?:to|who|how|what|about)\b)/i, 'is reported, is shown'],
  [/\blent\b/i, 'given, passed'],
  [/\b(?:every|the|a|long-lived|other|another|all|whatever) faces?\b(?!-)/i, 'interface'],
  [/\bmend (?:the|it|this)\b/i, 'fix, repair'],
  [/\bstands? in (?!for\b)/, 'is in'],
  [/\b(?:is|are) said (?:in (?!passing)|with|only|once|besides|by the)\b/, 'is reported, is shown'],
  [/\b(?:how many|that) [^.,;]{0,40} is said\b/i, 'X says how many'],
  [/\bnothing else is said\b/i, 'default: X'],
  [/\bgoes without saying\b/i, 'say it, or leave it out'],
  [/\bknows nothing (?:but|else)\b/i, 'only knows'],
  [/\bgoes along to\b/i, 'is there in, follows'],
  [/\bif (?:it|this|that) is ended\b/i, 'if you stop it'],
  [/\bembedded in vain\b/i, 'embedded for nothing'],
  [/\bnone there (?:is|are)\b/i, 'there is none'],
  [/\bDefault: not said\b/i, 'Default: unknown'],
  [/(?<!\b[Tt]here )\b(?:is|are) no (?!longer\b|more\b|such\b|other\b)[a-z]+/, 'is not a X'],
]

/** Decisions are never edited; fixtures and vectors are data; catalogue and reference are derived. */
const LEFT_OUT =
  /^(?:docs\/decisions|vectors|fixtures)\/|\/fixtures\/|\/corpus\/|-vectors\.ts$|catalog\.ts$|tables\/weights\.ts$|words\.test\.ts$/
const READ = /\.(?:md|tsx?|cts|mjs|py)$/

/** Of a program only what people read: comments and texts. */
function proseOf(file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  if (file.endsWith('.md')) return lines
  return lines.map((line) => {
    const comment = /^\s*(?:\*|\/\/|\/\*|#)(.*)$/.exec(line)?.[1] ?? /\/\/ (.*)$/.exec(line)?.[1]
    const texts = [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    return [comment ?? '', ...texts.map((match) => match[1] ?? match[2] ?? '')].join(' ')
  })
}

/** A phrase may begin on one line and end on the next, but it does not go across an empty one. */
function findings(name: string, lines: readonly string[]): string[] {
  const text = lines
    .map((line) => line.trim())
    .join('\n')
    .replace(/(?<!\n)\n(?!\n)/g, ' ')
  return BANNED.flatMap(([phrase, instead]) =>
    [...text.matchAll(new RegExp(phrase, `${phrase.flags}g`))].map(({ 0: found, index }) => {
      const line = lineAt(lines, index)
      return `${name}:${line + 1} "${found}" (write: ${instead}): ${lines[line]?.trim().slice(0, 120)}`
    }),
  )
}

/** Which line the character is in, when the lines are trimmed and joined by one character each. */
function lineAt(lines: readonly string[], index: number): number {
  let end = 0
  return lines.findIndex((line) => {
    end += line.trim().length + 1
    return index < end
  })
}

/** A variable, parameter, function or type of this name; what follows a dot is somebody else's. */
const PARTICIPLE =
  /(?:\b(?:const|let|function|interface|type|class) |(?:^|[({,]|: ) ?)(?:said|asked|told|lent|led)(?=\s*(?:[:,;=(<)}]|$))/i

/** The line without its comment and texts. */
function codeOf(line: string): string {
  if (/^\s*(?:\*|\/\/|\/\*)/.test(line)) return ''
  return line
    .replace(/'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|\/(?![*/ ])(?:[^/\\]|\\.)+\//g, "''")
    .replace(/\/\/ .*$/, '')
}

describe('names', () => {
  it('[AP12] say what a thing is', () => {
    const files = execFileSync('git', ['ls-files', 'packages'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((file) => /\/src\/.*\.(?:c?ts|tsx)$/.test(file) && !file.endsWith('.test.ts'))
      .filter((file) => !LEFT_OUT.test(file))
    const found = files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          PARTICIPLE.test(codeOf(line)) ? [`${file}:${index + 1} ${line}`] : [],
        ),
    )

    expect(files.length).toBeGreaterThan(500)
    expect(found).toEqual([])
  })

  it('[AP12] mean the same in every package that exports them', async () => {
    const packages: Record<string, unknown>[] = await Promise.all([
      import('@cortex-memory/core'),
      import('@cortex-memory/pager'),
      import('@cortex-memory/embed'),
      import('@cortex-memory/dense'),
    ])
    const first = new Map<string, unknown>()
    const clashes: string[] = []
    for (const exported of packages) {
      for (const [name, value] of Object.entries(exported)) {
        if (first.has(name) && first.get(name) !== value) clashes.push(name)
        first.set(name, value)
      }
    }

    expect(first.size).toBeGreaterThan(100)
    expect(clashes).toEqual([])
  })
})

describe('rules', () => {
  it('[AP13] are short enough to be read', () => {
    const files = readdirSync(join(root, 'docs/spec')).filter((file) => file.endsWith('.md'))
    const rules = files.flatMap((file) =>
      [
        ...readFileSync(join(root, 'docs/spec', file), 'utf8').matchAll(
          /^- \*\*(?<name>[A-Z]+\d+)\*\* (?<text>.*?)(?=\n- \*\*|\n#|\n\s*\||\n\n|$(?!\n))/gms,
        ),
      ].map(({ groups }) => ({
        rule: `${file} ${groups?.name}`,
        words: (groups?.text ?? '').trim().split(/\s+/).length,
      })),
    )

    expect(rules.length).toBeGreaterThan(900)
    expect(rules.filter(({ words }) => words > 60)).toEqual([])
  })

  it('[AP13] have prefixes that the first page lists, with the page of each', () => {
    const page = readFileSync(join(root, 'docs/spec/README.md'), 'utf8')
    const rows = [...page.matchAll(/^\| ([A-Z]+)(…?) +\| \[(\S+)\]/gm)]
    const files = readdirSync(join(root, 'docs/spec')).filter((file) => file.endsWith('.md'))
    const rules = files.flatMap((file) =>
      [
        ...readFileSync(join(root, 'docs/spec', file), 'utf8').matchAll(/^- \*\*([A-Z]+)\d+\*\*/gm),
      ].map(([, prefix = '']) => ({ file, prefix })),
    )
    const isListed = ({ file, prefix }: { file: string; prefix: string }): boolean =>
      rows.some(
        ([, listed = '', more, where]) =>
          where === file && (more === '' ? listed === prefix : prefix.startsWith(listed)),
      )

    expect(rows.length).toBeGreaterThan(35)
    expect(rules.filter((rule) => !isListed(rule))).toEqual([])
  })
})

describe('plain English', () => {
  it('[AP11] in sources and docs', () => {
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((file) => READ.test(file) && !LEFT_OUT.test(file))

    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap((file) => findings(file, proseOf(file)))).toEqual([])
  })

  it('[AP11] also where a phrase is wrapped', () => {
    const wrapped = ['The lines are as', 'they were unless', 'said.', '', 'Unless', '', 'said']

    expect(findings('page', wrapped)).toEqual([expect.stringContaining('page:2 "unless said"')])
    expect(findings('page', ['who', 'ever made', 'it', 'for', 'ever'])).toHaveLength(1)
  })

  it('[AP11] in help', () => {
    expect(findings('help', helpText('all').split('\n'))).toEqual([])
  })
})
