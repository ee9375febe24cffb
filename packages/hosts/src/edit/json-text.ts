/**
 * Changes JSON with comments as text: only the bytes of what is added or removed change, so that
 * comments, order, blanks, trailing commas and line ends of everybody else stay as they are.
 *
 * A new item goes behind the last one. The comments on the line of the last one stay with it:
 *
 *   "a": 1 // why        "a": 1, // why
 *                   →    "cortex": {…}
 *
 * Removing is the way back.
 *
 * @module
 */
import {
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { configText, indentUnit, unreadable } from './config-text.ts'

export type Path = readonly (string | number)[]

/** A file that is not there, or empty, is an object without members. */
const EMPTY = '{}'

export class JsonText {
  readonly #file: string
  readonly #mark: string
  readonly #eol: string
  readonly #unit: string
  #body: string

  constructor(file: string, text: string) {
    const { mark, body, eol } = configText(text)
    this.#file = file
    this.#mark = mark
    this.#eol = eol
    this.#unit = indentUnit(body)
    this.#body = body.trim() === '' ? `${EMPTY}${eol}` : body
    this.#root()
  }

  toString(): string {
    return this.#mark + this.#body
  }

  /** The value at a path; undefined if there is none. */
  get(path: Path): unknown {
    const node = this.#find(path)
    // Through text: the parser's objects have no prototype, which makes them unequal to ours.
    return node === undefined ? undefined : JSON.parse(JSON.stringify(getNodeValue(node)))
  }

  /** Refuses a value that is there and is not an object or a list, where one is needed. */
  expectKind(path: Path, kind: 'object' | 'array'): void {
    const node = this.#find(path)
    if (node !== undefined && node.type !== kind) {
      const wanted = kind === 'object' ? 'an object' : 'a list'
      throw unreadable(
        this.#file,
        this.#body,
        node.offset,
        `expected ${wanted} as ${path.join('.')}`,
      )
    }
  }

  /** Sets a member of an object that is there. */
  setMember(path: Path, name: string, value: unknown): void {
    const node = this.#find([...path, name])
    if (node === undefined) this.#insert(path, `${JSON.stringify(name)}:`, value)
    else this.#replace(node, value)
  }

  /** Adds an element to a list that is there. */
  append(path: Path, value: unknown): void {
    this.#insert(path, '', value)
  }

  /** Removes a member or an element that is there. */
  remove(path: Path): void {
    const container = this.#find(path.slice(0, -1))
    const child = childOf(container, path.at(-1) as string | number)
    if (container === undefined || child === undefined) return
    const siblings = container.children as Node[]
    const index = siblings.indexOf(child)
    const body = this.#body
    const start = beforeBlanks(body, child.offset)
    const comma = commaAfter(body, endOf(child))
    const end = comma === undefined ? endOf(child) : comma + 1
    const isLast = index === siblings.length - 1
    const previous = siblings[index - 1]
    // Without a trailing comma of its own, the last one takes the comma before it along.
    const loose =
      isLast && comma === undefined && previous !== undefined
        ? commaAfter(body, endOf(previous))
        : undefined
    const kept = body.slice(0, start) + body.slice(end)
    this.#body = loose === undefined ? kept : kept.slice(0, loose) + kept.slice(loose + 1)
    if (siblings.length === 1) this.#closeUp(path.slice(0, -1))
  }

  #insert(path: Path, name: string, value: unknown): void {
    const container = this.#find(path) as Node
    const text = this.#body.slice(container.offset, endOf(container))
    const last = container.children?.at(-1)
    if (last === undefined) this.#fill(container, name, value)
    else if (text.includes('\n')) this.#insertLine(container, last, name, value)
    else this.#insertInline(last, name, value, / /.test(text.replace(/"[^"]*"/g, '')))
  }

  #insertLine(container: Node, last: Node, name: string, value: unknown): void {
    const own = lineIndent(this.#body, last.offset)
    const indent = own ?? (lineIndent(this.#body, container.offset, true) as string) + this.#unit
    const comma = commaAfter(this.#body, endOf(last))
    const at = endOfLine(this.#body, comma === undefined ? endOf(last) : comma + 1)
    const item = `${this.#eol}${indent}${this.#item(name, value, indent)}${comma === undefined ? '' : ','}`
    const body = this.#body.slice(0, at) + item + this.#body.slice(at)
    const end = endOf(last)
    this.#body = comma === undefined ? `${body.slice(0, end)},${body.slice(end)}` : body
  }

  #insertInline(last: Node, name: string, value: unknown, isAiry: boolean): void {
    const blank = isAiry ? ' ' : ''
    const comma = commaAfter(this.#body, endOf(last))
    const end = endOf(last)
    const at = endOfLine(this.#body, comma === undefined ? end : comma + 1)
    const item = `${blank}${name}${name === '' ? '' : blank}${JSON.stringify(value)}`
    this.#body =
      comma === undefined
        ? `${this.#body.slice(0, end)},${this.#body.slice(end, at)}${item}${this.#body.slice(at)}`
        : `${this.#body.slice(0, at)}${item},${this.#body.slice(at)}`
  }

  /** The first item of an empty container; comments in it stay above. */
  #fill(container: Node, name: string, value: unknown): void {
    const outer = lineIndent(this.#body, container.offset, true) as string
    const indent = outer + this.#unit
    const open = container.offset + 1
    const close = endOf(container) - 1
    const inner = this.#body.slice(open, close).trimEnd()
    const item = `${this.#eol}${indent}${this.#item(name, value, indent)}${this.#eol}${outer}`
    this.#body = this.#body.slice(0, open) + inner + item + this.#body.slice(close)
  }

  /** An empty container without comments is shown as one. */
  #closeUp(path: Path): void {
    const container = this.#find(path) as Node
    const open = container.offset + 1
    const close = endOf(container) - 1
    if (this.#body.slice(open, close).trim() !== '') return
    this.#body = this.#body.slice(0, open) + this.#body.slice(close)
  }

  #replace(node: Node, value: unknown): void {
    const isInline = !this.#body.includes('\n')
    const indent = lineIndent(this.#body, node.offset, true) as string
    const text = isInline ? JSON.stringify(value) : this.#item('', value, indent)
    this.#body = this.#body.slice(0, node.offset) + text + this.#body.slice(endOf(node))
  }

  #item(name: string, value: unknown, indent: string): string {
    const lines = JSON.stringify(value, undefined, this.#unit).split('\n')
    return `${name}${name === '' ? '' : ' '}${lines.join(this.#eol + indent)}`
  }

  #find(path: Path): Node | undefined {
    let node: Node | undefined = this.#root()
    for (const step of path) {
      const child = childOf(node, step)
      node = child?.type === 'property' ? child.children?.[1] : child
    }
    return node
  }

  #root(): Node {
    const errors: ParseError[] = []
    const root = parseTree(this.#body, errors, { allowTrailingComma: true })
    const [error] = errors
    if (error !== undefined || root === undefined) {
      const reason =
        error === undefined ? 'nothing to read' : words(printParseErrorCode(error.error))
      throw unreadable(this.#file, this.#body, error?.offset ?? 0, reason)
    }
    if (root.type !== 'object') {
      throw unreadable(this.#file, this.#body, root.offset, 'expected an object')
    }
    return root
  }
}

/** Of members with the same name the last one counts, as in every reader of JSON. */
function childOf(container: Node | undefined, step: string | number): Node | undefined {
  if (container?.type === 'array' && typeof step === 'number') return container.children?.[step]
  if (container?.type !== 'object') return undefined
  return container.children?.findLast(({ children }) => children?.[0]?.value === step)
}

function endOf({ offset, length }: Node): number {
  return offset + length
}

/** Where the comma behind an item is, past comments; undefined if none follows. */
function commaAfter(body: string, from: number): number | undefined {
  const at = skip(body, from, /\s/)
  return body[at] === ',' ? at : undefined
}

/** Behind the comments on the rest of the line. */
function endOfLine(body: string, from: number): number {
  const at = skip(body, from, /[ \t]/)
  return from + body.slice(from, at).trimEnd().length
}

/** The first place from which is neither blank nor comment. */
function skip(body: string, from: number, blank: RegExp): number {
  let at = from
  for (;;) {
    const two = body.slice(at, at + 2)
    if (two === '//') {
      const end = body.indexOf('\n', at)
      at = end === -1 ? body.length : body[end - 1] === '\r' ? end - 1 : end
    } else if (two === '/*') {
      at = body.indexOf('*/', at) + 2
    } else if (at < body.length && blank.test(body[at] as string)) at += 1
    else return at
  }
}

/** Back over blanks and over one line end. */
function beforeBlanks(body: string, from: number): number {
  let at = from
  while (at > 0 && /[ \t]/.test(body[at - 1] as string)) at -= 1
  if (body[at - 1] !== '\n') return at
  return body[at - 2] === '\r' ? at - 2 : at - 1
}

/** The blanks at the begin of a line; undefined if there is more before the place, unless any will do. */
function lineIndent(body: string, offset: number, isAny = false): string | undefined {
  const line = body.slice(body.lastIndexOf('\n', offset - 1) + 1, offset)
  const blanks = /^[ \t]*/.exec(line)?.[0] ?? ''
  return isAny || blanks === line ? blanks : undefined
}

/** `CloseBraceExpected` reads as `close brace expected`. */
function words(code: string): string {
  return code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()
}
