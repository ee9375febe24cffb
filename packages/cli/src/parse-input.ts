/**
 * The words of a command line as the input of an operation. What can be said about a word without
 * the schema is reported here, with the flag's own name; everything else is the schema's to judge.
 *
 * @module
 */
import { parseArgs } from 'node:util'
import type {
  CommandOption,
  CommandPositional,
  CommandShape,
} from '@cortex-memory/server/operations'
import { UsageError } from './command.ts'
import { didYouMean, gotInstead } from './suggest.ts'

/** Reads standard input to its end. */
export type ReadStdin = () => Promise<string>

export async function parseInput(
  shape: CommandShape,
  args: readonly string[],
  stdin: ReadStdin,
): Promise<Record<string, unknown>> {
  const { words, values } = split(shape, args)
  const given = new Map<string, readonly string[]>(values)
  for (const [key, taken] of placed(shape, words)) given.set(key, taken)
  const input: Record<string, unknown> = {}
  for (const part of [...shape.positionals, ...shape.options]) {
    const texts = given.get(part.key)
    if (texts !== undefined) input[part.key] = await readValue(part, texts, stdin)
    else if (part.required) throw new UsageError(missing(shape, part))
  }
  return input
}

interface Split {
  readonly words: readonly string[]
  /** Texts by key, in the order given. */
  readonly values: ReadonlyMap<string, readonly string[]>
}

function split(shape: CommandShape, args: readonly string[]): Split {
  const byFlag = new Map(shape.options.map((option) => [option.flag, option]))
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      shape.options.map(({ flag, kind }) => [
        flag,
        { type: kind === 'switch' ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  })
  const words: string[] = []
  const values = new Map<string, string[]>()
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const option = byFlag.get(token.name)
    if (option === undefined || !token.rawName.startsWith('--')) {
      throw new UsageError(unknownOption(shape, token.rawName))
    }
    values.set(option.key, [...(values.get(option.key) ?? []), textOf(option, token.value)])
    if (!option.repeat && (values.get(option.key)?.length ?? 0) > 1) {
      throw new UsageError(`--${option.flag} can be given once`)
    }
  }
  return { words, values }
}

function textOf({ flag, kind, value: name }: CommandOption, value: string | undefined): string {
  if (kind === 'switch') {
    if (value !== undefined) throw new UsageError(`--${flag} takes no value`)
    return ''
  }
  if (value === undefined) throw new UsageError(`--${flag} needs a value: --${flag} ${name}`)
  return value
}

function unknownOption(shape: CommandShape, typed: string): string {
  const known = shape.options.map(({ flag }) => `--${flag}`)
  return `unknown option \`${typed}\`.${didYouMean(typed, known)} \`cortex help ${shape.name}\` lists all options`
}

/** Which words belong to which positional; a list takes all that is left. */
function placed(shape: CommandShape, words: readonly string[]): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  let left = words
  for (const { key, repeat } of shape.positionals) {
    if (left.length === 0) break
    found.set(key, repeat ? left : left.slice(0, 1))
    left = repeat ? [] : left.slice(1)
  }
  if (left.length > 0) {
    const hint =
      shape.positionals.length === 0
        ? `; see \`cortex help ${shape.name}\``
        : '; put a text with blanks in quotes'
    throw new UsageError(`${shape.name} does not take \`${left[0]}\`${hint}`)
  }
  return found
}

function missing(shape: CommandShape, part: CommandPositional | CommandOption): string {
  const what = 'flag' in part ? `--${part.flag} ${part.value}` : `<${part.key}>`
  return `${shape.name} needs ${what}; see \`cortex help ${shape.name}\``
}

async function readValue(
  part: CommandPositional | CommandOption,
  texts: readonly string[],
  stdin: ReadStdin,
): Promise<unknown> {
  const name = 'flag' in part ? `--${part.flag}` : `<${part.key}>`
  const kind = 'flag' in part ? part.kind : 'text'
  const [first = ''] = texts
  const text = part.stdin && first === '-' ? (await stdin()).trim() : first
  switch (kind) {
    case 'switch':
      return true
    case 'json':
      return readJson(text, name)
    case 'number':
      return readNumber(text, name)
    case 'time':
      return /^\d+$/.test(text) ? Number(text) : text
    case 'objects':
      return readObjects(texts, name)
    case 'frames':
      return texts.map((each) => readFrame(each, name))
    case 'text':
      for (const each of texts) checkChoice(part, each, name)
      return part.repeat ? [...texts] : text
  }
}

function checkChoice({ choices }: CommandPositional | CommandOption, text: string, name: string) {
  if (choices === undefined || choices.includes(text)) return
  throw new UsageError(`${name} expects one of ${choices.join(', ')}${gotInstead(text, choices)}`)
}

function readNumber(text: string, name: string): number {
  if (!/^-?\d{1,15}(\.\d{1,15})?$/.test(text)) {
    throw new UsageError(`${name} expects a number, got ${text}`)
  }
  return Number(text)
}

function readJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text
    throw new UsageError(`${name} expects JSON, got ${shown}`)
  }
}

/** `service:api` twice: `{ service: ['api', …] }`. A reference may hold colons itself. */
function readObjects(texts: readonly string[], name: string): Record<string, string[]> {
  const objects: Record<string, string[]> = {}
  for (const text of texts) {
    const colon = text.indexOf(':')
    if (colon < 1) throw new UsageError(`${name} expects KIND:REF, got ${text}`)
    const kind = text.slice(0, colon)
    const refs = Object.hasOwn(objects, kind) ? (objects[kind] as string[]) : []
    Object.defineProperty(objects, kind, {
      value: [...refs, text.slice(colon + 1)],
      enumerable: true,
      configurable: true,
    })
  }
  return objects
}

function readFrame(text: string, name: string): { verb: string; kind: string; ref: string } {
  const [verb, kind, ...ref] = text.split(':')
  if (!verb || !kind || ref.length === 0) {
    throw new UsageError(`${name} expects VERB:KIND:REF, got ${text}`)
  }
  return { verb, kind, ref: ref.join(':') }
}
