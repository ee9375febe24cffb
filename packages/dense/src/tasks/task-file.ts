/**
 * TASKS.yaml as text. Changes are splices: comments, unknown keys, quotes and order stay. A file
 * that cannot be read is never written, since an unreadable queue is not an empty one.
 *
 * @module
 */
import { isMap, isScalar, isSeq, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import { DenseError } from '../errors.ts'
import { parseYaml } from '../text/front-matter.ts'
import type { YamlValue } from '../text/yaml-value.ts'
import { readTask, type Task } from './task.ts'

const CONTENT_MAX = 4_194_304

export interface TaskProblem {
  readonly line: number
  readonly message: string
}

export interface TaskFile {
  readonly tasks: readonly Task[]
  readonly problem?: TaskProblem
}

interface Parsed {
  readonly map?: YAMLMap
  readonly list?: YAMLSeq
  readonly problem?: TaskProblem
  readonly toJs: (node: unknown) => YamlValue
  readonly lineOf: (offset: number) => number
}

function parse(text: string): Parsed {
  const parsed = parseYaml(text, CONTENT_MAX)
  const { document, counter } = parsed
  const lineOf = (offset: number): number => counter.linePos(offset).line
  const toJs = (node: unknown): YamlValue =>
    node !== null && typeof node === 'object' && 'toJS' in node && document !== undefined
      ? ((node as { toJS: (d: unknown) => unknown }).toJS(document) as YamlValue)
      : null
  if (document === undefined) {
    return { problem: { line: parsed.line, message: parsed.message }, toJs, lineOf }
  }
  const contents: unknown = document.contents
  if (contents === null) return { toJs, lineOf }
  if (isSeq(contents)) return { list: contents, toJs, lineOf }
  if (!isMap(contents)) {
    return { problem: { line: 1, message: 'Expected a mapping with `tasks:`' }, toJs, lineOf }
  }
  const tasks: unknown = contents.get('tasks', true)
  if (isSeq(tasks)) return { map: contents, list: tasks, toJs, lineOf }
  const empty = tasks === undefined || (isScalar(tasks) && tasks.value === null)
  if (empty) return { map: contents, toJs, lineOf }
  return { problem: { line: 1, message: 'tasks: has to be a list' }, toJs, lineOf }
}

export function readTasks(text: string): TaskFile {
  const parsed = parse(text)
  if (parsed.problem !== undefined) return { tasks: [], problem: parsed.problem }
  const tasks: Task[] = []
  for (const item of parsed.list?.items ?? []) {
    if (!isMap(item)) {
      return { tasks: [], problem: { line: 1, message: 'Every task has to be a mapping' } }
    }
    const fields = new Map<string, YamlValue>()
    for (const pair of item.items) {
      if (isScalar(pair.key)) fields.set(String(pair.key.value), parsed.toJs(pair.value))
    }
    tasks.push(readTask(fields, parsed.lineOf(item.range?.[0] ?? 0)))
  }
  return { tasks }
}

export type TaskValue = string | number | boolean | readonly string[]

/** undefined removes the key. */
export type TaskEdit = ReadonlyMap<string, TaskValue | undefined>

const PLAIN = /^[A-Za-z][A-Za-z0-9_./-]*$/
const RESERVED = /^(?:null|true|false|yes|no|on|off|y|n)$/i

/** Ids and free text are quoted, since `0123` and `1e05` would become numbers. */
function print(key: string, value: TaskValue): string {
  if (typeof value === 'boolean' || typeof value === 'number') return String(value)
  if (typeof value !== 'string') return `[${value.map((item) => JSON.stringify(item)).join(', ')}]`
  const bare = key === 'status' || key === 'priority' || key === 'template' || key === 'plan'
  return bare && PLAIN.test(value) && !RESERVED.test(value) ? value : JSON.stringify(value)
}

interface Splice {
  readonly from: number
  readonly to: number
  readonly text: string
}

function apply(text: string, splices: readonly Splice[]): string {
  let result = text
  for (const splice of [...splices].sort((a, b) => b.from - a.from || b.to - a.to)) {
    result = result.slice(0, splice.from) + splice.text + result.slice(splice.to)
  }
  return result
}

const eolOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n')

function lineEnd(text: string, at: number): number {
  const newline = text.indexOf('\n', at)
  return newline === -1 ? text.length : newline + 1
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1
}

function itemOf(parsed: Parsed, id: string): { item: YAMLMap; index: number } {
  const items = parsed.list?.items ?? []
  const index = items.findIndex((item) => isMap(item) && item.get('id') === id)
  const item: unknown = items[index]
  if (!isMap(item)) throw new DenseError('NOT_FOUND', `There is no task ${id}`)
  return { item, index }
}

function requireReadable(text: string): Parsed {
  const parsed = parse(text)
  if (parsed.problem !== undefined) {
    const { line, message } = parsed.problem
    throw new DenseError('CORRUPT', `TASKS.yaml cannot be read (line ${line}): ${message}`)
  }
  return parsed
}

function endOfPair(pair: Pair): number {
  const value: unknown = pair.value
  const node = value ?? pair.key
  if (node !== null && typeof node === 'object' && 'range' in node && Array.isArray(node.range)) {
    return Number(node.range[1])
  }
  return 0
}

/** Sets or removes keys of one task; verified by reading the result back. */
export function editTask(text: string, id: string, edit: TaskEdit): string {
  const parsed = requireReadable(text)
  const { item } = itemOf(parsed, id)
  const eol = eolOf(text)
  const splices: Splice[] = []
  const added: string[] = []
  const first = item.items[0]
  const keyStart = first !== undefined && isScalar(first.key) ? (first.key.range?.[0] ?? 0) : 0
  const indent = ' '.repeat(keyStart - lineStart(text, keyStart))
  for (const [key, value] of edit) {
    const pair = item.items.find(
      (candidate) => isScalar(candidate.key) && candidate.key.value === key,
    )
    if (pair === undefined) {
      if (value !== undefined) added.push(`${key}: ${print(key, value)}`)
      continue
    }
    splices.push(value === undefined ? removal(text, item, pair) : change(pair, print(key, value)))
  }
  if (added.length > 0) splices.push(addition(text, item, added, indent, eol))
  const edited = apply(text, splices)
  verifyEdit(text, edited, id, edit)
  return edited
}

function change(pair: Pair, written: string): Splice {
  const value: unknown = pair.value
  const range =
    value !== null && typeof value === 'object' && 'range' in value && Array.isArray(value.range)
      ? value.range
      : undefined
  if (range === undefined) throw new DenseError('CORRUPT', 'Not written: a key without a value')
  const [from, to] = [Number(range[0]), Number(range[1])]
  return { from, to, text: from === to ? ` ${written}` : written }
}

function removal(text: string, item: YAMLMap, pair: Pair): Splice {
  if (item.flow === true || item.items[0] === pair || !isScalar(pair.key)) {
    throw new DenseError('REFUSED', 'Write the task in block style, beginning with its id')
  }
  const from = lineStart(text, pair.key.range?.[0] ?? 0)
  const end = endOfPair(pair)
  return { from, to: text[end - 1] === '\n' ? end : lineEnd(text, end), text: '' }
}

function addition(
  text: string,
  item: YAMLMap,
  lines: readonly string[],
  indent: string,
  eol: string,
): Splice {
  if (item.flow === true) {
    const at = (item.range?.[0] ?? 0) + 1
    return { from: at, to: at, text: `${lines.join(', ')}, ` }
  }
  const last = item.items.at(-1)
  const end = last === undefined ? 0 : endOfPair(last)
  const at = text[end - 1] === '\n' ? end : lineEnd(text, end)
  const lead = at > 0 && text[at - 1] !== '\n' ? eol : ''
  return { from: at, to: at, text: lead + lines.map((line) => `${indent}${line}${eol}`).join('') }
}

function verifyEdit(before: string, after: string, id: string, edit: TaskEdit): void {
  const old = fieldsById(before)
  const now = fieldsById(after)
  const wanted = { ...old.get(id) }
  for (const [key, value] of edit) {
    if (value === undefined) delete wanted[key]
    else wanted[key] = value as YamlValue
  }
  old.set(id, wanted)
  const canonical = (map: ReadonlyMap<string, Record<string, YamlValue>>): string =>
    JSON.stringify([...map].map(([key, value]) => [key, Object.entries(value).sort()]))
  if (canonical(old) !== canonical(now)) {
    throw new DenseError('CORRUPT', 'Not written: the edit would change more than it should')
  }
}

function fieldsById(text: string): Map<string, Record<string, YamlValue>> {
  const parsed = requireReadable(text)
  const found = new Map<string, Record<string, YamlValue>>()
  for (const item of parsed.list?.items ?? []) {
    const value = parsed.toJs(item) as Record<string, YamlValue>
    found.set(String(value.id), value)
  }
  return found
}

export type NewTask = readonly (readonly [string, TaskValue])[]

/** Appends a task; `tasks: []` and a missing list become a block list. */
export function appendTask(text: string, fields: NewTask): string {
  const parsed = requireReadable(text)
  const eol = eolOf(text)
  const items = parsed.list?.items ?? []
  const lastItem: unknown = items.at(-1)
  const block = (indent: string): string =>
    fields
      .map(([key, value], index) => {
        return `${indent}${index === 0 ? '- ' : '  '}${key}: ${print(key, value)}${eol}`
      })
      .join('')
  if (isMap(lastItem) && lastItem.flow !== true && parsed.list?.flow !== true) {
    const start = lastItem.range?.[0] ?? 0
    const line = text.slice(lineStart(text, start), start)
    const indent = /^[ \t]*/.exec(line)?.[0] ?? ''
    const last = lastItem.items.at(-1)
    const end = last === undefined ? start : endOfPair(last)
    const at = text[end - 1] === '\n' ? end : lineEnd(text, end)
    const lead = at > 0 && text[at - 1] !== '\n' ? eol : ''
    return text.slice(0, at) + lead + block(indent) + text.slice(at)
  }
  if (items.length > 0) throw new DenseError('REFUSED', 'Write the task list in block style')
  if (parsed.list?.range) {
    const [from, to] = parsed.list.range
    const end = lineEnd(text, to)
    const rest = text.slice(to, end).replace(/\r?\n$/, '')
    return `${text.slice(0, from).replace(/ $/, '')}${rest}${eol}${block('  ')}${text.slice(end)}`
  }
  const pair = parsed.map?.items.find((item) => isScalar(item.key) && item.key.value === 'tasks')
  if (pair !== undefined && isScalar(pair.key)) {
    const at = lineEnd(text, pair.key.range?.[1] ?? 0)
    return text.slice(0, at) + block('  ') + text.slice(at)
  }
  const lead = text === '' || text.endsWith('\n') ? '' : eol
  return `${text}${lead}tasks:${eol}${block('  ')}`
}

/** Takes whole tasks out; an emptied list stays a list. */
export function removeTasks(text: string, ids: readonly string[]): string {
  if (ids.length === 0) return text
  const parsed = requireReadable(text)
  const items = parsed.list?.items ?? []
  if (parsed.list?.flow === true) {
    throw new DenseError('REFUSED', 'Write the task list in block style')
  }
  const splices: Splice[] = []
  for (const id of ids) {
    const { item } = itemOf(parsed, id)
    const from = lineStart(text, item.range?.[0] ?? 0)
    const last = item.items.at(-1)
    const end = item.flow === true || last === undefined ? (item.range?.[1] ?? 0) : endOfPair(last)
    splices.push({ from, to: text[end - 1] === '\n' ? end : lineEnd(text, end), text: '' })
  }
  let edited = apply(text, splices)
  if (ids.length === items.length) {
    edited =
      parsed.map === undefined
        ? `${edited}[]${eolOf(text)}`
        : edited.replace(/^tasks:/m, 'tasks: []')
  }
  const left = fieldsById(edited)
  const wanted = [...fieldsById(text)].filter(([id]) => !ids.includes(id))
  if (JSON.stringify(wanted) !== JSON.stringify([...left])) {
    throw new DenseError('CORRUPT', 'Not written: removing the tasks would change others')
  }
  return edited
}
