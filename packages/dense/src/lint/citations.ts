/**
 * What counts as a source, and what counts as a claim.
 *
 *   source     EXP/K/PAT id, DR-NNNN, path:line, existing path, commit, task id, URL, sum, `??`
 *   quantity   decimal number, percentage, number with unit, multiplier
 *
 * @module
 */
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { mentionsIn } from '../atoms/mentions.ts'
import { readableText } from '../files/files.ts'

export interface FileCitation {
  readonly path: string
  readonly from: number
  readonly to: number
  readonly text: string
}

const KNOWN_EXTENSION =
  'md|csv|tsv|txt|log|json|jsonl|ya?ml|toml|ini|cfg|conf|ts|tsx|js|jsx|mjs|cjs|py|ipynb|sh|bash|go|rs|c|h|cc|cpp|hpp|java|kt|rb|php|sql|html|css|xml|proto|lua|r|jl|swift|tex'
const FILE_LINE = new RegExp(
  `(?<![\\w/:.-])((?:[\\w.-]+/)+(?:[\\w-]*\\.[\\w.-]+|Makefile|Dockerfile)|[\\w.-]+\\.(?:${KNOWN_EXTENSION})):(\\d+)(?:-(\\d+))?(?!\\w)`,
  'g',
)
const PATH = new RegExp(
  `(?<![\\w/:.-])(?:[\\w.-]+/)*[\\w-][\\w.-]*\\.(?:${KNOWN_EXTENSION})\\b`,
  'g',
)
const DECISION = /(?<![\w/-])DR-\d{4}(?![\w-])/
const TASK = /\btask\s+`?[0-9a-f]{4}\b/i
const URL_TOKEN = /\bhttps?:\/\/\S+/
const OPERATION = /[\d)]\s*[-+*/×÷^]\s*[\d(]/
const RESULT = /^~?\s*\d/
const UNKNOWN = /\?\?/
const COMMIT = /(?:\bcommit\s+`?|`)([0-9a-f]{7,40})\b/gi
const PULL_REQUEST = /(?:\bPR\s*#?|(?<!\w)#)\d+\b/

export interface Sources {
  readonly ids: readonly string[]
  readonly files: readonly FileCitation[]
  readonly commits: readonly string[]
  /** Any further kind of source. */
  readonly other: boolean
}

export function fileCitations(text: string): FileCitation[] {
  if (!/:\d/.test(text)) return []
  return [...text.replace(URL_TOKEN, ' ').matchAll(FILE_LINE)].map((match) => {
    const from = Number(match[2])
    return { path: match[1] ?? '', from, to: Number(match[3] ?? from), text: match[0] }
  })
}

export function commitCitations(text: string): string[] {
  if (!/[0-9a-f]{7}/i.test(text)) return []
  return [...text.matchAll(COMMIT)]
    .map((match) => match[1] ?? '')
    .filter((hex) => /\d/.test(hex) && /[a-f]/i.test(hex))
}

export function sourcesIn(text: string, resolver: FileResolver, base: string): Sources {
  const files = fileCitations(text)
  const commits = commitCitations(text)
  const other =
    DECISION.test(text) ||
    TASK.test(text) ||
    URL_TOKEN.test(text) ||
    isArithmetic(text) ||
    UNKNOWN.test(text) ||
    [...text.matchAll(PATH)].some((match) => resolver.resolve(match[0], base) !== undefined)
  const ids = mentionsIn([{ number: 0, text }]).map((mention) => mention.text)
  return { ids, files, commits, other }
}

/** `3 × 4 = 12`: an operation, and a number after the next equals sign. */
function isArithmetic(text: string): boolean {
  const parts = text.split('=')
  return parts.some(
    (part, index) => RESULT.test((parts[index + 1] ?? '').trimStart()) && OPERATION.test(part),
  )
}

/** A ticked box may point to a pull request as well. */
export function hasPointer(text: string): boolean {
  return PULL_REQUEST.test(text)
}

const NOT_A_QUANTITY =
  /\b\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?\b|\b\d{1,2}:\d{2}(?::\d{2})?\b|(?<![\w-])(?:EXP|K|PAT|DR)-\d+[a-z]?|\b(?:phase|step|milestone|version|chapter|section|figure|table)\s+\d+(?:\.\d+)*|\bv?\d+\.\d+\.\d+\S*|\bv\d+(?:\.\d+)*|https?:\/\/\S+/gi
const UNIT =
  'ms|µs|us|ns|s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?|[kKMGT]i?B|bytes?|bits?|k?Hz|[MG]Hz|k?Wh?|px|°C|km|cm|mm|kg|mg|rps|qps|fps|tokens?|percent|USD|EUR|dollars?|euros?|points?|[A-Za-z]\\w*/(?:s|sec|second|min|minute|h|hour|day)'
const QUANTITY = new RegExp(
  [
    '(?<![\\w.])\\d+[.,]\\d+(?![\\w])(?!\\.[\\w.]*(?<=\\.(?:md|ts|js|py|csv))\\b)',
    '\\d\\s?%',
    `(?<![\\w.-])\\d[\\d,.]*[\\s-]?(?:${UNIT})(?![\\w-])`,
    '(?<![\\w.])\\d[\\d,.]*\\s?(?:x|×|times|-?fold)(?!\\w)',
  ].join('|'),
)

export function hasQuantity(text: string): boolean {
  if (!/\d/.test(text)) return false
  return QUANTITY.test(text.replace(FILE_LINE, ' ').replace(NOT_A_QUANTITY, ' '))
}

/** Finds cited files beside the citing file, in the project, the root, its parent, the code roots. */
export class FileResolver {
  readonly #bases: readonly string[]
  readonly #lines = new Map<string, readonly string[]>()
  readonly #found = new Map<string, string | undefined>()

  constructor(bases: readonly string[]) {
    this.#bases = bases
  }

  resolve(path: string, base: string): string | undefined {
    const key = `${base}\0${path}`
    if (this.#found.has(key)) return this.#found.get(key)
    const found = [base, ...this.#bases]
      .map((directory) => resolve(directory, path))
      .find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile())
    this.#found.set(key, found)
    return found
  }

  lines(path: string): readonly string[] {
    let lines = this.#lines.get(path)
    if (lines === undefined) {
      const text = readableText(path) ?? ''
      lines = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')
      this.#lines.set(path, lines)
    }
    return lines
  }
}

export function resolverFor(
  root: string,
  project: string,
  codeRoots: readonly string[],
): FileResolver {
  return new FileResolver([
    project,
    root,
    join(root, '..'),
    ...codeRoots.map((directory) => resolve(root, directory)),
  ])
}
