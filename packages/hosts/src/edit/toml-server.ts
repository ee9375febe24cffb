/**
 * Our server in a TOML file: one table, as text. No writer of TOML keeps comments, so the text is
 * changed line by line, and both sides are parsed: what we did not mean to change must be equal.
 *
 *   [mcp_servers.cortex]
 *   command = "…"
 *   args = ["…"]
 *
 * @module
 */
import { isDeepStrictEqual } from 'node:util'
import { parse, TomlError } from 'smol-toml'
import type { Launch } from '../launch.ts'
import { configText, notOurs, unreadableAt } from './config-text.ts'
import { isOurServer, SERVER_NAME } from './server-entry.ts'

type Table = Record<string, unknown>

const TABLE = 'mcp_servers'
const NAME = `["']?${TABLE}["']?\\s*\\.\\s*["']?${SERVER_NAME}["']?`
const HEADER = new RegExp(`^\\s*\\[\\s*${NAME}\\s*\\]\\s*(#.*)?$`)
const BELOW = new RegExp(`^\\s*\\[\\[?\\s*${NAME}\\s*\\.`)
const ANY_HEADER = /^\s*\[\[?\s*[A-Za-z0-9_"'-]+(\s*\.\s*[^\]]+)?\s*\]\]?\s*(#.*)?$/

export function hasTomlServer(file: string, text: string): boolean {
  return serverIn(parsed(file, configText(text).body)) !== undefined
}

export function setTomlServer(file: string, text: string, launch: Launch): string {
  const { mark, body, eol } = configText(text)
  const before = parsed(file, body)
  const server = serverIn(before)
  const ours = { command: launch.command, args: [...launch.args] }
  if (server === undefined) {
    const gap = body === '' ? '' : body.endsWith('\n') ? eol : eol + eol
    const table = [`[${TABLE}.${SERVER_NAME}]`, ...Object.entries(ours).map(line), ''].join(eol)
    return mark + checked(file, before, ours, `${body}${gap}${table}`)
  }
  // First what needs no change: an installation that did not come to its end may have written it.
  if (isDeepStrictEqual({ ...server, ...ours }, { ...server })) return text
  if (!isOurServer(server)) throw notOurs(file, `a server \`${SERVER_NAME}\``)
  const lines = body.split(eol)
  const range = findRange(lines)
  if (range === undefined) throw notOurs(file, `a server \`${SERVER_NAME}\` in a form`)
  const { start, end } = range
  for (const [key, value] of Object.entries(ours)) {
    const at = lines.findIndex((each, index) => index > start && index < end && isKey(each, key))
    if (at === -1) throw notOurs(file, `a server \`${SERVER_NAME}\` in a form`)
    lines.splice(at, statementLength(lines, at), line([key, value]))
  }
  return mark + checked(file, before, ours, lines.join(eol))
}

export function removeTomlServer(file: string, text: string): string {
  const { mark, body, eol } = configText(text)
  const before = parsed(file, body)
  const server = serverIn(before)
  if (server === undefined || !isOurServer(server)) return text
  const lines = body.split(eol)
  for (let range = findRange(lines); range !== undefined; range = findRange(lines)) {
    const { start, end } = range
    lines.splice(start, end - start)
    // The blank line that parted it from what came before.
    if (start > 0 && lines[start - 1] === '' && (lines[start] ?? '') === '')
      lines.splice(start - 1, 1)
  }
  return mark + checked(file, before, undefined, lines.join(eol))
}

/** The lines of the table; comments and blank lines before the next header are somebody else's. */
function findRange(
  lines: readonly string[],
): { readonly start: number; readonly end: number } | undefined {
  const outside = outsideStrings(lines)
  const isHeader = (index: number, pattern: RegExp): boolean =>
    outside[index] === true && pattern.test(lines[index] as string)
  const start = lines.findIndex((_, index) => isHeader(index, HEADER) || isHeader(index, BELOW))
  if (start === -1) return undefined
  let end = start + 1
  while (end < lines.length && !isHeader(end, ANY_HEADER)) end += 1
  while (end > start + 1 && /^\s*(#.*)?$/.test(lines[end - 1] as string)) end -= 1
  return { start, end }
}

/** Which lines begin outside of strings of several lines. */
function outsideStrings(lines: readonly string[]): boolean[] {
  let quote: string | undefined
  return lines.map((text) => {
    const isOutside = quote === undefined
    for (const [mark] of text.matchAll(/"""|'''/g)) {
      if (quote === undefined) quote = mark
      else if (quote === mark) quote = undefined
    }
    return isOutside
  })
}

function isKey(text: string, key: string): boolean {
  return new RegExp(`^\\s*["']?${key}["']?\\s*=`).test(text)
}

/** How many lines a value takes: as many as it needs to be read. */
function statementLength(lines: readonly string[], at: number): number {
  for (let count = 1; at + count <= lines.length; count++) {
    try {
      parse(lines.slice(at, at + count).join('\n'))
      return count
    } catch {
      // It goes on in the next line.
    }
  }
  return 1
}

/** TOML's basic strings have the escapes of JSON. */
function line([key, value]: readonly [string, unknown]): string {
  const text = Array.isArray(value)
    ? `[${value.map((each) => JSON.stringify(each)).join(', ')}]`
    : JSON.stringify(value)
  return `${key} = ${text}`
}

function parsed(file: string, body: string): Table {
  try {
    return parse(body) as Table
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const [reason = ''] = error.message.replace(/^Invalid TOML document: /, '').split('\n')
    throw unreadableAt(file, error.line, error.column, reason)
  }
}

function serverIn(tree: Table): Table | undefined {
  const servers = tree[TABLE]
  const server = isTable(servers) ? servers[SERVER_NAME] : undefined
  return isTable(server) ? server : undefined
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The text, if it says what was there before plus ours, or minus ours, and nothing else. */
function checked(file: string, before: Table, ours: Table | undefined, body: string): string {
  const expected = structuredClone(before)
  const servers = isTable(expected[TABLE]) ? expected[TABLE] : {}
  if (ours === undefined) delete servers[SERVER_NAME]
  else servers[SERVER_NAME] = { ...(serverIn(before) ?? {}), ...ours }
  const after = isReadable(body) ? (parse(body) as Table) : undefined
  const isMeant =
    after !== undefined &&
    isDeepStrictEqual(plain(after[TABLE] ?? {}), plain(servers)) &&
    isDeepStrictEqual(plain({ ...after, [TABLE]: 0 }), plain({ ...before, [TABLE]: 0 }))
  if (!isMeant) throw notOurs(file, `\`${TABLE}\` in a form`)
  return body
}

function isReadable(body: string): boolean {
  try {
    parse(body)
    return true
  } catch {
    return false
  }
}

/** Dates and tables without their prototypes. */
function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}n` : each)),
  )
}
