/** Words that must not come back. Rules: docs/spec/api.md. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
  [/(?<!\b[Tt]here )\b(?:is|are) no (?!longer\b|more\b|such\b|other\b)[a-z]+/, 'is not a X'],
]

/** Decisions are never edited; fixtures and vectors are data; catalogue and reference are derived. */
const LEFT_OUT =
  /^(?:docs\/decisions|vectors|fixtures)\/|\/fixtures\/|\/corpus\/|-vectors\.ts$|catalog\.ts$|words\.test\.ts$/
const READ = /\.(?:md|ts|cts|mjs|py)$/

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

function findings(name: string, lines: readonly string[]): string[] {
  return lines.flatMap((line, index) =>
    BANNED.filter(([phrase]) => phrase.test(line)).map(
      ([phrase, instead]) =>
        `${name}:${index + 1} "${phrase.exec(line)?.[0]}" (write: ${instead}): ${line.trim().slice(0, 120)}`,
    ),
  )
}

describe('plain English', () => {
  it('[AP11] in sources and docs', () => {
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((file) => READ.test(file) && !LEFT_OUT.test(file))

    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap((file) => findings(file, proseOf(file)))).toEqual([])
  })

  it('[AP11] in help', () => {
    expect(findings('help', helpText('all').split('\n'))).toEqual([])
  })
})
