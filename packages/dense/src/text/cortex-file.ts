/**
 * CORTEX.md: which paths it names, and how a line is added without touching the prose.
 *
 * Named are the first cell of a table row, the first word of a bullet, and any path with a slash in
 * a row or bullet. `<name>` marks a form, not a path; `*` is a glob.
 *
 * @module
 */
import { readMarkdown } from './markdown.ts'

export interface NamedPath {
  readonly path: string
  readonly line: number
}

const TOKEN = /(?:\.\/)?[\w@.*<>{}-]+(?:\/[\w@.*<>{}-]*)*/g
const LOOKS_LIKE_PATH = /\/|\.[A-Za-z0-9]{1,8}$|\*/

/** Every path-like word; used to see whether a file is named at all. */
export function namedPaths(text: string): NamedPath[] {
  const found: NamedPath[] = []
  for (const line of readMarkdown(text).lines) {
    for (const match of line.text.matchAll(TOKEN)) {
      found.push({ path: clean(match[0]), line: line.number })
    }
  }
  return found
}

const clean = (token: string): string => token.replace(/^\.\//, '').replace(/\.$/, '')

/** Paths whose absence is a dead entry. */
export function claimedPaths(text: string): NamedPath[] {
  const found: NamedPath[] = []
  for (const line of readMarkdown(text).lines) {
    const body = line.text.replace(/https?:\/\/\S+/g, ' ')
    const isRow = /^\s*\|/.test(body)
    const isBullet = /^\s*[-*+]\s/.test(body)
    if (!isRow && !isBullet) continue
    const lead = isRow ? (body.split('|')[1] ?? '') : body.replace(/^\s*[-*+]\s+/, '')
    const first = /^[\s`*[]*((?:\.\/)?[\w@.<>{}-]+(?:\/[\w@.*<>{}-]*)*)/.exec(lead)?.[1] ?? ''
    const tokens = new Set<string>()
    if (LOOKS_LIKE_PATH.test(first)) tokens.add(clean(first))
    if (isBullet) {
      for (const match of body.matchAll(TOKEN)) {
        const token = clean(match[0])
        if (token.includes('/') && /^[\w.]/.test(token)) tokens.add(token)
      }
    }
    for (const path of tokens) {
      if (/[<>{}*]/.test(path)) continue
      found.push({ path, line: line.number })
    }
  }
  return found
}

/** True when the text names this entry of its directory, directly, as a first segment or by a glob. */
export function names(paths: readonly NamedPath[], entry: string): boolean {
  return paths.some(({ path }) => {
    const first = path.split('/')[0] ?? ''
    if (first === entry) return true
    if (!first.includes('*') || first.replaceAll('*', '') === '') return false
    return fitsGlob(entry, first)
  })
}

/** Each part between stars is looked for behind the one before it, so many stars cost no more than one. */
function fitsGlob(name: string, glob: string): boolean {
  const parts = glob.split('*')
  const [first = ''] = parts
  const last = parts.at(-1) ?? ''
  if (!name.startsWith(first) || !name.endsWith(last)) return false
  let at = first.length
  for (const part of parts.slice(1, -1)) {
    const found = name.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at + last.length <= name.length
}

export interface CortexLine {
  readonly name: string
  readonly directory: boolean
  readonly purpose: string
}

/** The line for an entry, in the form the file already uses: table row or bullet. */
export function formatLine(text: string, line: CortexLine): string {
  const path = line.directory ? `${line.name}/` : line.name
  const columns = tableColumns(text)
  if (columns === undefined) return `- ${path}: ${line.purpose}`
  const cells = Array.from({ length: columns }, (_, index) => {
    return index === 0 ? path : index === columns - 1 ? line.purpose : ''
  })
  return `| ${cells.join(' | ')} |`
}

const SEPARATOR_CELL = /^:?-+:?$/

/** `| --- | :-: |`: what stands between the names of columns and the rows. */
function isSeparator(line: string): boolean {
  const cells = line.split('|').map((cell) => cell.trim())
  if (cells.length > 1 && cells[0] === '') cells.shift()
  if (cells.length > 1 && cells.at(-1) === '') cells.pop()
  return cells.every((cell) => SEPARATOR_CELL.test(cell))
}

function tableColumns(text: string): number | undefined {
  const line = text.split('\n').find((candidate) => {
    return candidate.includes('|') && isSeparator(candidate)
  })
  if (line === undefined) return undefined
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length
}

/** Adds lines to the first table, or as bullets at the end; every other byte stays. */
export function insertLines(text: string, lines: readonly CortexLine[]): string {
  if (lines.length === 0) return text
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const rows = text.split('\n')
  const separator = rows.findIndex((row) => row.includes('|') && isSeparator(row.replace('\r', '')))
  const written = lines.map((line) => formatLine(text, line) + (eol === '\r\n' ? '\r' : ''))
  if (separator === -1) {
    const lead = text === '' || text.endsWith('\n') ? '' : eol
    return `${text}${lead}${written.map((line) => line.replace('\r', '') + eol).join('')}`
  }
  let at = separator + 1
  while (at < rows.length && /^\s*\|/.test(rows[at] ?? '')) at += 1
  // A table that ends with the file has no newline of its own to stand on.
  if (at === rows.length) return `${text}${eol}${written.join('\n')}${eol}`
  rows.splice(at, 0, ...written)
  return rows.join('\n')
}
