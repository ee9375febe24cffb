/**
 * Every regular expression of the sources, found by reading them as a lexer does, and texts that are
 * hard for it: its own words and characters, repeated.
 *
 * @module
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface SourcePattern {
  readonly file: string
  readonly source: string
  readonly flags: string
  /** Tried at every place of a text, not only until the first match. */
  readonly isRepeated: boolean
}

const packages = join(dirname(fileURLToPath(import.meta.url)), '../..')

export interface SourceFile {
  readonly file: string
  readonly text: string
}

/** What is shipped: no tests, nothing that only tests use. */
export function sourceFiles(): SourceFile[] {
  return readdirSync(packages).flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.c?ts$/.test(path) && !/\.test\.ts$|^testing\//.test(path))
      .sort()
      .map((path) => ({
        file: `${name}/${path}`,
        text: readFileSync(join(packages, name, 'src', path), 'utf8').replace(/^#!.*/, ''),
      })),
  )
}

/** Where a slash begins a pattern rather than divides. */
const BEFORE_PATTERN = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|await|yield))$/

export function patternsIn({ file, text }: SourceFile): SourcePattern[] {
  const found: SourcePattern[] = []
  /** Open braces inside of each `${…}` that we are in. */
  const templates: number[] = []
  let before = ''
  let at = 0
  const skipTo = (end: number, last: string): void => {
    at = end
    before = last
  }
  while (at < text.length) {
    const char = text[at] as string
    const pair = text.slice(at, at + 2)
    if (pair === '//') skipTo(endOf(text, '\n', at), before)
    else if (pair === '/*') skipTo(endOf(text, '*/', at) + 2, before)
    else if (char === "'" || char === '"') skipTo(endOfText(text, at, [char]) + 1, '"')
    else if (char === '`' || (char === '}' && templates.at(-1) === 0)) {
      if (char === '}') templates.pop()
      const end = endOfText(text, at, ['`', '${'])
      if (text[end] === '`') skipTo(end + 1, '"')
      else {
        templates.push(0)
        skipTo(end + 2, '{')
      }
    } else if (char === '/' && BEFORE_PATTERN.test(before)) {
      const end = endOfPattern(text, at)
      const flags = /^[a-z]*/.exec(text.slice(end + 1, end + 9))?.[0] ?? ''
      const isSplit = text.slice(0, at).trimEnd().endsWith('.split(')
      const source = text.slice(at + 1, end)
      found.push({ file, source, flags, isRepeated: isSplit || flags.includes('g') })
      skipTo(end + 1 + flags.length, '"')
    } else {
      if (templates.length > 0 && (char === '{' || char === '}')) {
        templates.push((templates.pop() as number) + (char === '{' ? 1 : -1))
      }
      if (char.trim() !== '') before = `${before}${char}`.slice(-12)
      else if (!BEFORE_PATTERN.test(before)) before = `${before} `
      at += 1
    }
  }
  return found
}

function endOf(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from)
  return end < 0 ? text.length : end
}

function endOfText(text: string, from: number, ends: readonly string[]): number {
  let at = from + 1
  while (at < text.length && !ends.some((end) => text.startsWith(end, at))) {
    at += text[at] === '\\' ? 2 : 1
  }
  return at
}

function endOfPattern(text: string, from: number): number {
  let inClass = false
  for (let at = from + 1; ; at++) {
    const char = text[at]
    if (char === '\\') at++
    else if (char === '[') inClass = true
    else if (char === ']') inClass = false
    else if (char === '/' && !inClass) return at
    else if (char === undefined || char === '\n') {
      throw new Error(`Not a pattern: ${text.slice(from, from + 60)}`)
    }
  }
}

const SAMPLES = [...'a1 .-_/:="\'\\\t\n@#é漢Z,;()<>[]{}*+`~|&%$!?^\u0301']

interface Atoms {
  readonly characters: readonly string[]
  readonly words: readonly string[]
}

/** The characters that a pattern names or takes, and its runs of literal characters. */
function atomsOf(source: string): Atoms {
  const characters = new Set<string>()
  const words = new Set<string>()
  let word = ''
  const end = (): void => {
    if (word.length > 1) words.add(word)
    word = ''
  }
  const parts = source.matchAll(
    /\\[pP]\{[^}]+\}|\\u\{[0-9a-fA-F]+\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\k<\w+>|\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?::|=|!|<=|<!|<\w+>))?|\{\d+,?\d*\}|[\s\S]/g,
  )
  for (const [part] of parts) {
    const isSet = /^(?:\[|\\[pPsSwWdD])/.test(part) || part === '.'
    if (isSet) {
      end()
      const own = part.startsWith('[') ? [...part.slice(1, -1)] : []
      const fits = [...SAMPLES, ...own].filter((char) => takes(part, char))
      for (const char of fits.slice(0, 6)) characters.add(char)
    } else if (/^(?:\\[bBk\d]|\(|\)|\||\^|\$|\{\d)/.test(part)) end()
    else if (/^[?*+]$/.test(part)) {
      word = word.slice(0, -1)
      end()
    } else {
      const char = part.length === 1 ? part : literalOf(part)
      characters.add(char)
      word += char
    }
  }
  end()
  return { characters: [...characters].slice(0, 14), words: [...words].slice(0, 12) }
}

function takes(set: string, char: string): boolean {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(`^${set}$`, flags).test(char)
    } catch {
      // A class that is one in the other mode.
    }
  }
  return false
}

function literalOf(written: string): string {
  const match = new RegExp(`^${written.replace(/\\u\{([0-9a-fA-F]{1,4})\}/, '\\u{$1}')}$`, 'u')
  for (const char of ['\n', '\r', '\t', ...SAMPLES]) if (match.test(char)) return char
  const hex = /[0-9a-fA-F]{2,6}/.exec(written)?.[0]
  return hex === undefined ? written.slice(1) : String.fromCodePoint(Number.parseInt(hex, 16))
}

export interface HardText {
  readonly lead: string
  readonly unit: string
}

/** Repetitions of what a pattern is made of, alone, in pairs, and behind a beginning that fits. */
export function hardTexts(source: string): HardText[] {
  const { characters, words } = atomsOf(source)
  const units = new Set([...words, ...characters, words.join(''), words.join(' ')])
  for (const one of characters.slice(0, 8)) {
    for (const other of characters.slice(0, 8)) if (one !== other) units.add(one + other)
  }
  for (const one of words.slice(0, 6)) {
    for (const other of characters.slice(0, 6)) units.add(one + other)
  }
  units.delete('')
  const leads = [...words.slice(0, 4), ...characters.slice(0, 6)]
  return [
    ...[...units].map((unit) => ({ lead: '', unit: unit.slice(0, 200) })),
    ...leads.flatMap((lead) => characters.slice(0, 8).map((unit) => ({ lead, unit }))),
  ]
}
