/**
 * Front matter as values and line numbers. YAML 1.2, core schema: strings stay strings. What
 * could run code, hide content or exhaust memory is refused: anchors, aliases, tags, directives,
 * several documents, duplicate keys, big or deep blocks.
 *
 * @module
 */
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type ParsedNode,
  parseDocument,
  visit,
} from 'yaml'
import { type Fence, findFence } from './fence.ts'
import { readPlainFront } from './front-plain.ts'
import type { YamlValue } from './yaml-value.ts'

const CONTENT_MAX = 65_536
const DEPTH_MAX = 16

/** What is wrong with a block. */
export type FrontCode = 'E-FM-MISSING' | 'E-FM-UNTERMINATED' | 'E-FM-YAML' | 'W-STATUS-UNQUOTED'

/** Where a block cannot be read, and why. */
export interface FrontProblem {
  /** What is wrong. */
  readonly code: FrontCode
  /** The line of the file. */
  readonly line: number
  /** In words. */
  readonly message: string
}

/** A block that was read. */
export interface FrontMatter {
  /** Where it begins and ends. */
  readonly fence: Fence
  /** What it says. */
  readonly values: ReadonlyMap<string, YamlValue>
  /** Line of each key in the file, counted from 1. */
  readonly lines: ReadonlyMap<string, number>
  /** The content was read with the unquoted status put in quotes. */
  readonly repaired: boolean
}

/** A block, or what is wrong with it; both where it was mended while reading. */
export interface FrontResult {
  /** The block. */
  readonly front?: FrontMatter
  /** The problem. */
  readonly problem?: FrontProblem
}

const FENCE_MESSAGE: Readonly<Record<string, string>> = {
  'E-FM-MISSING': 'No front matter: the first line has to be ---',
  'E-FM-UNTERMINATED': 'The front matter has no closing --- line',
  'E-FM-YAML': 'Only YAML front matter is read: the first line has to be --- alone',
}

/** Reads the YAML block at the beginning of a markdown file. */
export function readFrontMatter(text: string): FrontResult {
  const fence = findFence(text)
  if (typeof fence === 'string') {
    return { problem: { code: fence, line: 1, message: FENCE_MESSAGE[fence] ?? fence } }
  }
  const content = text.slice(fence.start, fence.end)
  const plain = content.length > CONTENT_MAX ? undefined : readPlainFront(content, fence.eol)
  if (plain !== undefined) return { front: { fence, ...plain, repaired: false } }
  return readWithParser(content, fence)
}

/** The slow lane alone; exported for the property test that compares both. */
export function readWithParser(content: string, fence: Fence): FrontResult {
  const parsed = parseYaml(content)
  if (parsed.document !== undefined) {
    return { front: { fence, ...collect(parsed.document, parsed.counter), repaired: false } }
  }
  const quoted = quoteStatus(content)
  const again = quoted === undefined ? undefined : parseYaml(quoted.content)
  if (quoted === undefined || again?.document === undefined) {
    const line = parsed.line + 1
    return { problem: { code: 'E-FM-YAML', line, message: parsed.message } }
  }
  return {
    front: { fence, ...collect(again.document, again.counter), repaired: true },
    problem: {
      code: 'W-STATUS-UNQUOTED',
      line: quoted.line + 1,
      message: 'A status with a blank after the colon needs quotes, or no blank',
    },
  }
}

/** `status: challenged: EXP-051` is not YAML, but files with it exist and their meaning is clear. */
export const UNQUOTED_STATUS: RegExp =
  /^(status:[ \t]+)([A-Za-z]+)[ \t]*:[ \t]+([^\s#"'][^\r\n#"']*?)([ \t]+#[^\r\n]*|[ \t]*)(\r?)$/m

function quoteStatus(content: string): { content: string; line: number } | undefined {
  const match = UNQUOTED_STATUS.exec(content)
  if (match === null) return undefined
  const line = content.slice(0, match.index).split('\n').length
  return { content: content.replace(UNQUOTED_STATUS, '$1"$2:$3"$4$5'), line }
}

/** YAML as nodes with places. */
export interface ParsedYaml {
  /** The parsed block. */
  readonly document?: Document.Parsed<ParsedNode>
  /** Finds the lines of its nodes. */
  readonly counter: LineCounter
  /** Line inside the content, counted from 1, when there is no document. */
  readonly line: number
  /** What is wrong with it. */
  readonly message: string
}

/** Parses one bounded document and refuses what the module header lists. */
export function parseYaml(content: string, contentMax: number = CONTENT_MAX): ParsedYaml {
  const counter = new LineCounter()
  const refuse = (message: string, offset = 0): ParsedYaml => ({
    counter,
    line: counter.lineStarts.length === 0 ? 1 : counter.linePos(offset).line,
    message,
  })
  if (content.length > contentMax) return refuse(`YAML longer than ${contentMax} characters`)
  if (/^%/m.test(content)) return refuse('YAML directives are not allowed')
  let document: Document.Parsed<ParsedNode>
  try {
    document = parseDocument(content, {
      version: '1.2',
      schema: 'core',
      uniqueKeys: true,
      merge: false,
      resolveKnownTags: false,
      strict: true,
      prettyErrors: false,
      // Not `silent`: that would also swallow the error about a second document.
      logLevel: 'error',
      lineCounter: counter,
    }) as Document.Parsed<ParsedNode>
  } catch (error) {
    return refuse(error instanceof RangeError ? 'YAML nested too deeply' : String(error))
  }
  const error = document.errors[0]
  if (error !== undefined) return refuse(`Not valid YAML: ${error.message}`, error.pos[0])
  const refused = findForbidden(document)
  return refused === undefined
    ? { document, counter, line: 1, message: '' }
    : refuse(refused.message, refused.offset)
}

function findForbidden(
  document: Document.Parsed<ParsedNode>,
): { message: string; offset: number } | undefined {
  let found: { message: string; offset: number } | undefined
  const stop = (message: string, node: unknown): symbol => {
    const range = isNode(node) ? node.range : undefined
    found = { message, offset: range?.[0] ?? 0 }
    return visit.BREAK
  }
  visit(document, {
    Node(_key, node, path) {
      if (isAlias(node)) return stop('YAML aliases are not allowed', node)
      if ('anchor' in node && node.anchor) return stop('YAML anchors are not allowed', node)
      if (node.tag !== undefined) return stop('YAML tags are not allowed', node)
      if (path.length > DEPTH_MAX * 2) return stop('YAML nested too deeply', node)
      return undefined
    },
  })
  return found
}

function collect(
  document: Document.Parsed<ParsedNode>,
  counter: LineCounter,
): { values: Map<string, YamlValue>; lines: Map<string, number> } {
  const values = new Map<string, YamlValue>()
  const lines = new Map<string, number>()
  const contents: unknown = document.contents
  if (!isMap(contents)) return { values, lines }
  for (const pair of contents.items) {
    if (!isPair(pair) || !isScalar(pair.key)) continue
    const key = String(pair.key.value)
    const node = pair.value
    const value: unknown =
      node !== null && typeof node === 'object' && 'toJS' in node
        ? (node as ParsedNode).toJS(document)
        : null
    values.set(key, value as YamlValue)
    lines.set(key, counter.linePos(pair.key.range?.[0] ?? 0).line + 1)
  }
  return { values, lines }
}
