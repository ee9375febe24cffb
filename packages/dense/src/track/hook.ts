/**
 * The PostToolUse contract: a payload of the host becomes the atoms it touched. Reads every field
 * as optional, and accepts the spellings of several hosts:
 *
 *   result   tool_response, tool_output, tool_result, result_json, output
 *   Read     tool_input.file_path | path | target_file
 *   Grep     files (`filenames`), content (`path:line:text`), count (`path:n`), or plain text
 *
 * A path counts when it is an existing atom file inside the projects root, links followed; an id
 * in the matching text never counts. On the start-up path of the hook: few imports.
 *
 * @module
 */
import { realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { type AccessTool, DIRECTORY_SEARCH } from './access-log.ts'

export interface AccessHit {
  readonly project: string
  readonly file: string
  readonly tool: AccessTool
}

export interface HookOptions {
  /** Context root. */
  readonly root: string
  /** Count atoms read or searched through a shell too. */
  readonly bash?: boolean
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const stringOf = (fields: Fields, ...names: readonly string[]): string | undefined => {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}

const TOOLS: Readonly<Record<string, AccessTool>> = {
  read: 'Read',
  read_file: 'Read',
  readfile: 'Read',
  grep: 'Grep',
  grep_search: 'Grep',
  bash: 'Bash',
  shell: 'Bash',
}

export function sessionOf(payload: unknown): string | undefined {
  return isFields(payload) ? stringOf(payload, 'session_id', 'conversation_id') : undefined
}

/** The distinct atoms of one tool call, in order of appearance. */
export function hitsOf(payload: unknown, options: HookOptions): AccessHit[] {
  if (!isFields(payload)) return []
  const tool = TOOLS[(stringOf(payload, 'tool_name', 'toolName') ?? '').toLowerCase()]
  const input = payload.tool_input ?? payload.toolInput
  if (tool === undefined || !isFields(input)) return []
  const scene = new Scene(options.root, stringOf(payload, 'cwd') ?? process.cwd())
  if (!scene.exists) return []
  switch (tool) {
    case 'Read':
      return unique(readHits(scene, input))
    case 'Grep':
      return unique(grepHits(scene, input, resultOf(payload)))
    case 'Bash':
      return options.bash === true ? unique(bashHits(scene, input, resultOf(payload))) : []
    default:
      return []
  }
}

function unique(hits: readonly AccessHit[]): AccessHit[] {
  const seen = new Map(hits.map((hit) => [`${hit.project}/${hit.file}`, hit]))
  return [...seen.values()]
}

interface Place {
  readonly project: string
  /** Path segments below the project. */
  readonly rest: readonly string[]
}

const ATOM_DIRECTORIES = new Set(['experiments', 'knowledge', 'patterns'])
const ATOM_FILE = /^(?:EXP-\d+[a-z]?|K-\d+|PAT-\d+)\.md$/

/** Resolves paths of one payload against its working directory and the projects root. */
class Scene {
  readonly cwd: string
  readonly exists: boolean
  /** Real path of the projects directory. */
  readonly projects: string

  constructor(root: string, cwd: string) {
    this.cwd = cwd
    const projects = real(join(root, 'projects'))
    this.exists = projects !== undefined
    this.projects = projects ?? ''
  }

  place(path: string, cwd: string = this.cwd): Place | undefined {
    const found =
      this.#placeOf(path, cwd) ??
      (path.includes('\\') ? this.#placeOf(path.replaceAll('\\', '/'), cwd) : undefined)
    return found
  }

  #placeOf(path: string, cwd: string): Place | undefined {
    const full = real(resolve(cwd, path))
    if (full === undefined) return undefined
    const way = relative(this.projects, full)
    if (way === '' || way.startsWith('..') || isAbsolute(way)) return undefined
    const [project, ...rest] = way.split(sep)
    if (project === undefined || project.startsWith('.')) return undefined
    return { project, rest }
  }

  atom(path: string, tool: AccessTool, cwd: string = this.cwd): AccessHit | undefined {
    const place = this.place(path, cwd)
    if (place === undefined) return undefined
    const hit = atomAt(place, tool)
    if (hit !== undefined) return hit
    // An entry can be a link to a file that is none: it counts under its own name.
    const link = basename(path)
    if (!ATOM_FILE.test(link)) return undefined
    const around = this.place(dirname(path), cwd)
    return around && atomAt({ ...around, rest: [...around.rest, link] }, tool)
  }

  /** The project whose atom directory contains this search root. */
  atomDirectory(path: string): string | undefined {
    const place = this.place(path)
    const directory = place?.rest[0]
    if (place === undefined || directory === undefined) return undefined
    return ATOM_DIRECTORIES.has(directory) ? place.project : undefined
  }
}

function atomAt({ project, rest }: Place, tool: AccessTool): AccessHit | undefined {
  const [directory, file, ...more] = rest
  if (directory === undefined || file === undefined || more.length > 0) return undefined
  if (!ATOM_DIRECTORIES.has(directory) || !ATOM_FILE.test(file)) return undefined
  return { project, file, tool }
}

function real(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

function readHits(scene: Scene, input: Fields): AccessHit[] {
  const path = stringOf(input, 'file_path', 'filePath', 'path', 'target_file')
  const hit = path === undefined ? undefined : scene.atom(path, 'Read')
  return hit === undefined ? [] : [hit]
}

interface Result {
  readonly filenames: readonly string[]
  readonly text: string
  readonly mode: string | undefined
}

/** The first field with an answer wins; undefined when there is none that we understand. */
function resultOf(payload: Fields): Result | undefined {
  for (const name of ['tool_response', 'tool_output', 'tool_result', 'result_json', 'output']) {
    const result = readResult(payload[name])
    if (result !== undefined) return result
  }
  return undefined
}

function readResult(value: unknown, depth = 0): Result | undefined {
  if (typeof value === 'string') {
    const inner = value.startsWith('{') && depth < 2 ? parseJson(value) : undefined
    return readResult(inner, depth + 1) ?? { filenames: [], text: value, mode: undefined }
  }
  if (Array.isArray(value)) {
    const texts = value.map((part) =>
      typeof part === 'string' ? part : isFields(part) ? stringOf(part, 'text') : undefined,
    )
    if (texts.some((text) => text === undefined)) return undefined
    return { filenames: [], text: texts.join('\n'), mode: undefined }
  }
  if (!isFields(value)) return undefined
  const mode = stringOf(value, 'mode')
  const names = value.filenames ?? value.files
  const filenames = Array.isArray(names)
    ? names.filter((name): name is string => typeof name === 'string')
    : undefined
  const content = value.content ?? value.stdout ?? value.output ?? value.text
  if (filenames === undefined && content === undefined) return undefined
  const inner = content === undefined ? undefined : readResult(content, depth + 1)
  return { filenames: filenames ?? [], text: inner?.text ?? '', mode }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The shortest leading path that ends like an atom; `:` or `-` or the end of the line follows. */
const LEADING_PATH =
  /^((?:[A-Za-z]:[\\/])?[^:\n]*?(?:EXP-\d+[a-z]?|K-\d+|PAT-\d+)\.md)(?:(?::|-\d+-).*)?$/
const COUNT_LINE = /^(?:(.*):)?(\d+)$/

function grepHits(
  scene: Scene,
  input: Fields,
  result: Result | undefined,
  tool: AccessTool = 'Grep',
): AccessHit[] {
  const path = stringOf(input, 'path') ?? scene.cwd
  const single = scene.atom(path, tool)
  if (single !== undefined) return singleFileHits(single, input, result)
  if (result === undefined) return []
  const hits = linesOf(result, input)
    .map((line) => scene.atom(line, tool))
    .filter((hit) => hit !== undefined)
  if (hits.length > 0) return hits
  const project = scene.atomDirectory(path)
  return project === undefined ? [] : [{ project, file: DIRECTORY_SEARCH, tool }]
}

/** A search in one file prints no path: any match line books the file, none is a search that found nothing. */
function singleFileHits(hit: AccessHit, input: Fields, result: Result | undefined): AccessHit[] {
  if (result === undefined) return []
  const mode = result.mode ?? stringOf(input, 'output_mode')
  const lines = result.text.split('\n').filter((line) => line.trim() !== '')
  const matched =
    mode === 'count'
      ? lines.some((line) => Number(COUNT_LINE.exec(line.trim())?.[2] ?? 0) > 0)
      : result.filenames.length > 0 || lines.some((line) => !/^No (?:matches|files)\b/.test(line))
  return [matched ? hit : { ...hit, file: DIRECTORY_SEARCH }]
}

function linesOf(result: Result, input: Fields): string[] {
  const found = [...result.filenames]
  const mode = result.mode ?? stringOf(input, 'output_mode')
  for (const line of result.text.split('\n')) {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line
    if (mode === 'count') {
      const count = COUNT_LINE.exec(text)
      if (count?.[1] !== undefined && Number(count[2]) > 0) found.push(count[1])
      continue
    }
    const path = LEADING_PATH.exec(text)?.[1]
    if (path !== undefined) found.push(path)
  }
  return found
}

const READERS = new Set(['cat', 'head', 'tail', 'less', 'more', 'bat', 'nl'])
const SEARCHERS = new Set(['grep', 'egrep', 'fgrep', 'rg', 'ugrep', 'ug'])
const KEEPS_LINES = new Set(['head', 'tail', 'sort', 'uniq', 'less'])

function bashHits(scene: Scene, input: Fields, result: Result | undefined): AccessHit[] {
  const command = stringOf(input, 'command', 'cmd')
  if (command === undefined || command.length > 10_000) return []
  const hits: AccessHit[] = []
  let cwd = scene.cwd
  for (const pipeline of splitCommands(command)) {
    const [first = []] = pipeline
    const [name = '', ...args] = first
    const plain = args.filter((arg) => !arg.startsWith('-'))
    if (name === 'cd' && plain[0] !== undefined) cwd = resolve(cwd, plain[0])
    else if (READERS.has(name) || (name === 'sed' && args.includes('-n'))) {
      hits.push(...atomsIn(scene, plain, cwd))
    } else if (
      SEARCHERS.has(name) &&
      pipeline.slice(1).every(([next]) => KEEPS_LINES.has(next ?? ''))
    ) {
      hits.push(...searchHits(scene, plain, cwd, result))
    }
  }
  return hits
}

function atomsIn(scene: Scene, paths: readonly string[], cwd: string): AccessHit[] {
  return paths.map((path) => scene.atom(path, 'Bash', cwd)).filter((hit) => hit !== undefined)
}

function searchHits(
  scene: Scene,
  plain: readonly string[],
  cwd: string,
  result: Result | undefined,
): AccessHit[] {
  const [, ...paths] = plain
  const files = paths.filter((path) => statSync(resolve(cwd, path), { throwIfNoEntry: false }))
  const [only] = files
  const path = files.length === 1 && only !== undefined ? resolve(cwd, only) : cwd
  const inner = new Scene(join(scene.projects, '..'), cwd)
  return grepHits(inner, { path }, result, 'Bash')
}

/** Pipelines of simple commands, quotes respected; enough to recognise readers, not a shell. */
function splitCommands(command: string): string[][][] {
  const pipelines: string[][][] = []
  let words: string[] = []
  let pipeline: string[][] = []
  const endCommand = (): void => {
    if (words.length > 0) pipeline.push(words)
    words = []
  }
  const endPipeline = (): void => {
    endCommand()
    if (pipeline.length > 0) pipelines.push(pipeline)
    pipeline = []
  }
  const token = /"((?:[^"\\]|\\.)*)"|'([^']*)'|(&&|\|\||;|\n|\||&)|([^\s"'|;&]+)|[ \t]+/g
  let glued = false
  for (const match of command.matchAll(token)) {
    const operator = match[3]
    const word = match[1] ?? match[2] ?? match[4]
    if (operator === '|') endCommand()
    else if (operator !== undefined) endPipeline()
    else if (word !== undefined) {
      if (glued) words.push(`${words.pop() ?? ''}${word}`)
      else words.push(word)
    }
    glued = word !== undefined
  }
  endPipeline()
  return pipelines
}
