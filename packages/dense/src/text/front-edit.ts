/**
 * Byte-exact write-back: sets single keys of a front matter block and leaves every other
 * character alone, comments, order, quotes and line ends included.
 *
 * Every edit is read back before it is returned. If the result does not say exactly what was
 * meant, the edit is refused and the file stays as it is.
 *
 * @module
 */
import { isMap, isNode, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml'
import { DenseError } from '../errors.ts'
import { findFence } from './fence.ts'
import { parseYaml, readFrontMatter, UNQUOTED_STATUS } from './front-matter.ts'
import type { YamlValue } from './yaml-value.ts'

export type ScalarValue = string | number | null

interface Splice {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** The file with these keys set (undefined removes nothing and changes nothing). */
export function editFrontMatter(
  text: string,
  edits: ReadonlyMap<string, ScalarValue | readonly string[]>,
): string {
  const fence = findFence(text)
  if (typeof fence === 'string') throw refused('the front matter cannot be read')
  const original = text.slice(fence.start, fence.end)
  // An unquoted status has to be mended before the block can be parsed; only its own line changes.
  const content =
    parseYaml(original).document === undefined && edits.has('status')
      ? original.replace(UNQUOTED_STATUS, '$1"$2:$3"$4$5')
      : original
  const { document } = parseYaml(content)
  const map: unknown = document?.contents
  if (document === undefined || !isMap(map)) throw refused('the front matter is not a YAML mapping')

  let result = content
  const splices = [...edits].map(([key, value]) => spliceFor(content, map, key, value, fence.eol))
  // From the end, so that offsets stay right; of several insertions at one place the last goes first.
  for (const splice of splices.reverse().sort((a, b) => b.from - a.from || b.to - a.to)) {
    result = result.slice(0, splice.from) + splice.text + result.slice(splice.to)
  }
  const edited = text.slice(0, fence.start) + result + text.slice(fence.end)
  verify(text, edited, edits)
  return edited
}

function spliceFor(
  content: string,
  map: YAMLMap,
  key: string,
  value: ScalarValue | readonly string[],
  eol: string,
): Splice {
  const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key)
  const written = print(value, map.flow === true)
  if (pair === undefined) return insertion(content, map, `${key}: ${written}`, eol)
  return replacement(content, pair, written)
}

function replacement(content: string, pair: Pair, written: string): Splice {
  const node = pair.value
  const range = isNode(node) ? node.range : undefined
  if (!range) {
    // `key` without a value: set it right behind the colon, or behind the key itself.
    const keyEnd = isNode(pair.key) ? (pair.key.range?.[1] ?? 0) : 0
    const colon = content.indexOf(':', keyEnd)
    return { from: colon + 1, to: colon + 1, text: ` ${written}` }
  }
  const [from, to] = range
  const before = content[from - 1]
  const lead = before === ':' ? ' ' : ''
  const old = content.slice(from, to)
  const tail = /\r?\n$/.exec(old)?.[0] ?? ''
  // A value that began on a line of its own is pulled up behind its key.
  const gap = /:[ \t]*(?:\r?\n[ \t]*)+$/.exec(content.slice(0, from))
  if (gap !== null && from !== to) {
    return { from: gap.index + 1, to, text: ` ${written}${tail}` }
  }
  return { from, to, text: `${lead}${written}${tail}` }
}

function insertion(content: string, map: YAMLMap, line: string, eol: string): Splice {
  const start = map.range?.[0] ?? 0
  if (map.flow === true) {
    const separator = map.items.length === 0 ? '' : ', '
    return { from: start + 1, to: start + 1, text: `${line}${separator}` }
  }
  const indent = /(?<![ \t])[ \t]*$/.exec(content.slice(0, start))?.[0] ?? ''
  const end = /(^|\n)\.\.\.[ \t]*\r?\n\s*$/.exec(content)
  const at = end === null ? content.length : end.index + (end[1] ?? '').length
  return { from: at, to: at, text: `${indent}${line}${eol}` }
}

/**
 * Adds one item to a list and touches no other: a block list gets a line, a flow list an item, a
 * missing list a key.
 */
export function appendToList(text: string, key: string, item: string): string {
  const fence = findFence(text)
  if (typeof fence === 'string') throw refused('the front matter cannot be read')
  const content = text.slice(fence.start, fence.end)
  const map: unknown = parseYaml(content).document?.contents
  if (!isMap(map)) throw refused('the front matter is not a YAML mapping')
  const old = readFrontMatter(text).front?.values.get(key)
  const list = Array.isArray(old) ? old.map((value) => String(value)) : []
  const wanted = new Map([[key, [...list, item]]])
  const pair = map.items.find((entry) => isScalar(entry.key) && entry.key.value === key)
  const node: unknown = pair?.value
  if (!isSeq(node) || !node.range || list.length === 0) return editFrontMatter(text, wanted)
  let splice: Splice
  if (node.flow === true) {
    const at = node.range[1] - 1
    splice = { from: at, to: at, text: `, ${print(item, true)}` }
  } else {
    const last: unknown = node.items.at(-1)
    const start = isNode(last) ? (last.range?.[0] ?? 0) : 0
    const lineStart = content.lastIndexOf('\n', start - 1) + 1
    const lead = /^[ \t]*-[ \t]+/.exec(content.slice(lineStart))?.[0] ?? '  - '
    const newline = content.indexOf('\n', isNode(last) ? (last.range?.[1] ?? 0) : 0)
    const at = newline === -1 ? content.length : newline + 1
    splice = { from: at, to: at, text: `${lead}${print(item)}${fence.eol}` }
  }
  const result = content.slice(0, splice.from) + splice.text + content.slice(splice.to)
  const edited = text.slice(0, fence.start) + result + text.slice(fence.end)
  verify(text, edited, wanted)
  return edited
}

const PLAIN = /^[A-Za-z][A-Za-z0-9_./-]*(?::[A-Za-z0-9_./-]+)*$/
const WORDS_OF_YAML = /^(?:null|true|false|yes|no|on|off|y|n)$/i

/** Scalars as the specification shows them: plain words and numbers, everything else in quotes. */
export function print(value: ScalarValue | readonly string[], inFlow = false): string {
  if (value === null) return 'null'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return `[${value.map((item) => print(item, true)).join(', ')}]`
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value
  const plain = PLAIN.test(value) && !WORDS_OF_YAML.test(value) && !(inFlow && value.includes(':'))
  return plain ? value : JSON.stringify(value)
}

function verify(
  before: string,
  after: string,
  edits: ReadonlyMap<string, ScalarValue | readonly string[]>,
): void {
  const old = readFrontMatter(before).front
  const now = readFrontMatter(after).front
  if (old === undefined || now === undefined) throw refused('the edited block would not be YAML')
  const wanted = new Map<string, YamlValue>([...old.values, ...edits])
  const same =
    wanted.size === now.values.size &&
    [...wanted].every(([key, value]) => {
      return JSON.stringify(now.values.get(key)) === JSON.stringify(value)
    })
  const bodySame = before.slice(old.fence.end) === after.slice(now.fence.end)
  if (!same || !bodySame) throw refused('the edit would change more than it should')
}

function refused(why: string): DenseError {
  return new DenseError('CORRUPT', `Not written: ${why}`)
}
