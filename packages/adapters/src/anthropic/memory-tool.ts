/**
 * The six commands of Anthropic's memory tool. The model was trained on the sentences of the reference, so they
 * are the same here, word for word.
 *
 * @module
 */
import { posix } from 'node:path'
import { redactSecrets, refuseSecrets } from '@cortex-memory/core'
import type { FileReader, MemoryFiles } from './memory-files.ts'

/** Shows a file with line numbers, or what is in a directory. */
export interface ViewCommand {
  /** Which command it is. */
  readonly command: 'view'
  /** A path below `/memories`. */
  readonly path: string
  /** First and last line; -1 means to the end. */
  readonly view_range?: number[]
}

/** Makes a new file. */
export interface CreateCommand {
  /** Which command it is. */
  readonly command: 'create'
  /** A path below `/memories`. */
  readonly path: string
  /** What it holds. */
  readonly file_text: string
}

/** Replaces a text that occurs once. */
export interface StrReplaceCommand {
  /** Which command it is. */
  readonly command: 'str_replace'
  /** A path below `/memories`. */
  readonly path: string
  /** The text to replace. */
  readonly old_str: string
  /** The text in its place. */
  readonly new_str: string
}

/** Inserts lines. */
export interface InsertCommand {
  /** Which command it is. */
  readonly command: 'insert'
  /** A path below `/memories`. */
  readonly path: string
  /** After which line; 0 means at the beginning. */
  readonly insert_line: number
  /** What to insert. */
  readonly insert_text: string
}

/** Deletes a file or a directory. */
export interface DeleteCommand {
  /** Which command it is. */
  readonly command: 'delete'
  /** A path below `/memories`. */
  readonly path: string
}

/** Moves a file or a directory. */
export interface RenameCommand {
  /** Which command it is. */
  readonly command: 'rename'
  /** Where it is. */
  readonly old_path: string
  /** Where it goes. */
  readonly new_path: string
}

/** What may be known of a call besides its command. */
export interface CallInfo {
  /** The id of the tool call. The same call again changes nothing. */
  readonly callId?: string | undefined
}

const ROOT = '/memories'
const LINES_MAX = 999_999
const NUMBER_WIDTH = 6
const DEPTH_MAX = 2

export class MemoryTool {
  readonly #files: MemoryFiles

  constructor(files: MemoryFiles) {
    this.#files = files
  }

  async view({ path: named, view_range: range }: ViewCommand): Promise<string> {
    const path = await this.#path(named)
    const text = path.length === 0 ? undefined : await this.#files.read(path)
    if (text === undefined) return await this.#viewFolder(named, path)
    const lines = text.split('\n')
    if (lines.length > LINES_MAX) {
      throw new Error(
        `File ${named} has too many lines (${lines.length}). Maximum is 999,999 lines.`,
      )
    }
    const from = range?.length === 2 ? Math.max(1, range[0] ?? 1) : 1
    const to = range?.length === 2 && range[1] !== -1 ? range[1] : undefined
    return `Here's the content of ${named} with line numbers:\n${numbered(lines.slice(from - 1, to), from)}`
  }

  async create(
    { path: named, file_text: text }: CreateCommand,
    info: CallInfo = {},
  ): Promise<string> {
    const path = await this.#path(named)
    checkText(text, 'file_text')
    refuseSecrets(named, 'path')
    refuseSecrets(text, named)
    await this.#files.change(async (files) => {
      const isThere = path.length === 0 || (await isFile(files, path))
      if (isThere || (await files.list(path)).length > 0) {
        throw new Error(`File ${named} already exists`)
      }
      await refuseFileAbove(files, path)
      return [{ path, text }]
    }, info.callId)
    return `File created successfully at: ${named}`
  }

  async str_replace(command: StrReplaceCommand, info: CallInfo = {}): Promise<string> {
    const { path: named, old_str: old, new_str: next } = command
    const path = await this.#path(named)
    checkText(old, 'old_str')
    checkText(next, 'new_str')
    let snippet = ''
    await this.#files.change(async (files) => {
      const text = await this.#existing(files, path, named)
      const found = occurrences(text, old)
      if (found.length === 0) {
        throw new Error(
          `No replacement was performed, old_str \`${old}\` did not appear verbatim in ${named}.`,
        )
      }
      if (found.length > 1) {
        throw new Error(
          `No replacement was performed. Multiple occurrences of old_str \`${old}\` in lines: ${found.join(', ')}. Please ensure it is unique`,
        )
      }
      const changed = text.replace(old, () => next)
      refuseNewSecrets(text, changed, next, named)
      const start = Math.max(0, (found[0] as number) - 3)
      snippet = numbered(changed.split('\n').slice(start, (found[0] as number) + 2), start + 1)
      return [{ path, text: changed }]
    }, info.callId)
    return `The memory file has been edited. Here is the snippet showing the change (with line numbers):\n${snippet}`
  }

  async insert(command: InsertCommand, info: CallInfo = {}): Promise<string> {
    const { path: named, insert_line: line, insert_text: added } = command
    const path = await this.#path(named)
    checkText(added, 'insert_text')
    await this.#files.change(async (files) => {
      const text = await this.#existing(files, path, named)
      const lines = text.split('\n')
      if (!Number.isInteger(line) || line < 0 || line > lines.length) {
        throw new Error(
          `Invalid \`insert_line\` parameter: ${line}. It should be within the range of lines of the file: [0, ${lines.length}]`,
        )
      }
      lines.splice(line, 0, added.replace(/\n$/, ''))
      refuseNewSecrets(text, lines.join('\n'), added, named)
      return [{ path, text: lines.join('\n') }]
    }, info.callId)
    return `The file ${named} has been edited.`
  }

  async delete({ path: named }: DeleteCommand, info: CallInfo = {}): Promise<string> {
    const path = await this.#path(named)
    if (path.length === 0) throw new Error('Cannot delete the /memories directory itself')
    await this.#files.change(async (files) => {
      const gone = await below(files, path)
      if (gone.length === 0) throw new Error(`The path ${named} does not exist`)
      return gone.map((each) => ({ path: each, text: undefined }))
    }, info.callId)
    return `Successfully deleted ${named}`
  }

  async rename(
    { old_path: from, new_path: to }: RenameCommand,
    info: CallInfo = {},
  ): Promise<string> {
    const [source, target] = [await this.#path(from, 'old_path'), await this.#path(to, 'new_path')]
    refuseSecrets(to, 'new_path')
    if (source.length === 0) throw new Error('Cannot rename the /memories directory itself')
    await this.#files.change(async (files) => {
      if (target.length === 0 || (await below(files, target)).length > 0) {
        throw new Error(`The destination ${to} already exists`)
      }
      const moved = await below(files, source)
      if (moved.length === 0) throw new Error(`The path ${from} does not exist`)
      if (startsWith(target, source))
        throw new Error(`Cannot rename ${from} to a path inside itself`)
      await refuseFileAbove(files, target)
      const changes = []
      for (const path of moved) {
        const text = await files.read(path)
        changes.push(
          { path: [...target, ...path.slice(source.length)], text },
          { path, text: undefined },
        )
      }
      return changes
    }, info.callId)
    return `Successfully renamed ${from} to ${to}`
  }

  async #viewFolder(named: string, path: readonly string[]): Promise<string> {
    const files = await this.#files.list(path)
    if (files.length === 0 && path.length > 0) {
      throw new Error(`The path ${named} does not exist. Please provide a valid path.`)
    }
    const base = withoutSlashes(named)
    const sizes = new Map<string, number>([['', 0]])
    for (const file of files) {
      const names = file.path.slice(path.length)
      if (names.some((name) => name.startsWith('.') || name === 'node_modules')) continue
      sizes.set('', (sizes.get('') ?? 0) + file.bytes)
      for (let depth = 1; depth <= Math.min(DEPTH_MAX, names.length); depth++) {
        const shown = names.slice(0, depth).join('/') + (depth < names.length ? '/' : '')
        sizes.set(shown, (sizes.get(shown) ?? 0) + file.bytes)
      }
    }
    const lines = [...sizes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, bytes]) => `${size(bytes)}\t${name === '' ? named : `${base}/${name}`}`)
    return `Here're the files and directories up to 2 levels deep in ${named}, excluding hidden items and node_modules:\n${lines.join('\n')}`
  }

  async #existing(files: FileReader, path: readonly string[], named: string): Promise<string> {
    const text = path.length === 0 ? undefined : await files.read(path)
    if (text !== undefined) return text
    const isFolder = path.length === 0 || (await files.list(path)).length > 0
    throw new Error(
      isFolder
        ? `The path ${named} is not a file.`
        : `The path ${named} does not exist. Please provide a valid path.`,
    )
  }

  async #path(named: string, argument = 'path'): Promise<readonly string[]> {
    checkText(named, argument)
    if (!named.startsWith(ROOT)) throw new Error(`Path must start with /memories, got: ${named}`)
    const plain = posix.normalize(named)
    if (plain.includes('\0') || (plain !== ROOT && !plain.startsWith(`${ROOT}/`))) {
      throw new Error(`Path ${named} would escape /memories directory`)
    }
    const path = plain
      .slice(ROOT.length)
      .split('/')
      .filter((name) => name !== '')
    await this.#files.check(path, named)
    return path
  }
}

/** A model may leave an argument out. */
function checkText(value: unknown, argument: string): void {
  if (typeof value !== 'string') throw new Error(`The command needs \`${argument}\`, as text.`)
}

/** Also one that an edit puts together. What was there before does not keep the rest from being edited. */
function refuseNewSecrets(before: string, after: string, added: string, named: string): void {
  refuseSecrets(redactSecrets(before) === before ? after : added, named)
}

async function isFile(files: FileReader, path: readonly string[]): Promise<boolean> {
  return (await files.read(path)) !== undefined
}

/** The file itself, or all files of a directory. */
async function below(files: FileReader, path: readonly string[]): Promise<(readonly string[])[]> {
  if (await isFile(files, path)) return [path]
  return (await files.list(path)).map((file) => file.path)
}

/** A file cannot be a directory too. */
async function refuseFileAbove(files: FileReader, path: readonly string[]): Promise<void> {
  for (let depth = 1; depth < path.length; depth++) {
    const above = path.slice(0, depth)
    if (await isFile(files, above)) {
      throw new Error(`The path ${[ROOT, ...above].join('/')} is a file, not a directory.`)
    }
  }
}

/** The numbers of the lines where it begins, once for each line that has it; also of a text of several lines. */
function occurrences(text: string, old: string): number[] {
  if (old === '') return []
  const found: number[] = []
  for (let at = text.indexOf(old); at >= 0; at = text.indexOf(old, at + old.length)) {
    found.push(text.slice(0, at).split('\n').length)
  }
  return found
}

function numbered(lines: readonly string[], first: number): string {
  return lines
    .map((line, index) => `${String(first + index).padStart(NUMBER_WIDTH)}\t${line}`)
    .join('\n')
}

function size(bytes: number): string {
  if (bytes === 0) return '0B'
  const step = Math.min(3, Math.floor(Math.log(bytes) / Math.log(1_024)))
  const shown = bytes / 1_024 ** step
  return `${Number.isInteger(shown) ? shown : shown.toFixed(1)}${['B', 'K', 'M', 'G'][step]}`
}

function startsWith(path: readonly string[], prefix: readonly string[]): boolean {
  return path.length > prefix.length && prefix.every((name, index) => path[index] === name)
}

/** A pattern for this would take quadratic time on a path of slashes. */
function withoutSlashes(path: string): string {
  let end = path.length
  while (end > 0 && path.charAt(end - 1) === '/') end--
  return path.slice(0, end)
}
