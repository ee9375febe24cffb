/**
 * An operation as a command: which words it takes and which options, found from its schema and
 * hints. Plain data, so that help and completion need neither schemas nor engine.
 *
 * @module
 */
import { shellWord } from '@cortex-memory/core/kit'
import { type JsonSchema, schemasOf } from './annotations.ts'
import type { Effect, Operation, OptionReader } from './operation.ts'

/** How the value of an option is read. */
export type OptionKind = 'text' | 'number' | 'switch' | 'json' | 'time' | OptionReader

/** An argument of a command. */
export interface CommandPositional {
  /** The property of the input that it sets. */
  readonly key: string
  /** Whether it must be given. */
  readonly required: boolean
  /** Whether it takes all that is left. */
  readonly repeat: boolean
  /** `-` reads it from standard input. */
  readonly stdin: boolean
  /** All values. */
  readonly choices?: readonly string[]
  /** What it means. */
  readonly summary: string
}

/** An option of a command. */
export interface CommandOption {
  /** The property of the input that it sets. */
  readonly key: string
  /** Its name without dashes. */
  readonly flag: string
  /** How its value is read. */
  readonly kind: OptionKind
  /** What stands for the value; none for a switch. */
  readonly value?: string
  /** Whether it must be given. */
  readonly required: boolean
  /** Whether it may be given several times. */
  readonly repeat: boolean
  /** Whether `-` means standard input. */
  readonly stdin: boolean
  /** All values. */
  readonly choices?: readonly string[]
  /** What it means. */
  readonly summary: string
}

/** An operation as a command. */
export interface CommandShape {
  /** The name of the command. */
  readonly name: string
  /** The words that call it, where they are not its name. */
  readonly words?: string
  /** The group in the help. */
  readonly group: string
  /** What it does. */
  readonly summary: string
  /** Whether it changes anything. */
  readonly effect: Effect
  /** Whether it may be the first call of an actor. */
  readonly creates: boolean
  /** How it is called. */
  readonly usage: string
  /** Its arguments. */
  readonly positionals: readonly CommandPositional[]
  /** Its options. */
  readonly options: readonly CommandOption[]
  /** Calls to copy. */
  readonly examples: readonly { readonly title: string; readonly command: string }[]
}

/** An operation as a command. */
export function commandShape(operation: Operation, group: string): CommandShape {
  const { name, summary, effect, cli } = operation
  const { properties = {}, required = [] } = schemasOf(operation).input
  const words = cli.words ?? name
  const keys = cli.positionals ?? []
  const positionals = keys.map((key) => positional(key, properties[key] ?? {}, operation, required))
  const options = Object.entries(properties)
    .filter(([key]) => !keys.includes(key))
    .map(([key, schema]) => option(key, schema, operation, required))
  const examples = operation.examples.map(({ title, input }) => ({
    title,
    command: exampleCommand(words, input as Record<string, unknown>, positionals, options),
  }))
  const usage = [words, ...positionals.map(usageOfPositional), ...options.map(usageOfOption)]
  return {
    name,
    ...(cli.words === undefined ? {} : { words }),
    group,
    summary,
    effect,
    creates: operation.creates === true,
    usage: usage.join(' '),
    positionals,
    options,
    examples,
  }
}

function positional(
  key: string,
  schema: JsonSchema,
  { cli }: Operation,
  required: readonly string[],
): CommandPositional {
  const choices = choicesOf(schema)
  return {
    key,
    required: required.includes(key),
    repeat: schema.type === 'array',
    stdin: cli.stdin?.includes(key) ?? false,
    ...(choices === undefined ? {} : { choices }),
    summary: schema.description ?? '',
  }
}

function option(
  key: string,
  schema: JsonSchema,
  { cli }: Operation,
  required: readonly string[],
): CommandOption {
  const hint = cli.options?.[key] ?? {}
  const kind = hint.reads ?? kindOf(schema)
  const choices = choicesOf(schema)
  const flag = hint.flag ?? key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  // Words to choose from are shown below the option; `TEXT` would promise any.
  const shown = choices === undefined ? undefined : flag.toUpperCase()
  return {
    key,
    flag,
    kind,
    ...(kind === 'switch' ? {} : { value: hint.value ?? shown ?? VALUES[kind] }),
    required: required.includes(key),
    repeat: schema.type === 'array' || hint.reads !== undefined,
    stdin: cli.stdin?.includes(key) ?? false,
    ...(choices === undefined ? {} : { choices }),
    summary: schema.description ?? '',
  }
}

const VALUES: Readonly<Record<Exclude<OptionKind, 'switch'>, string>> = {
  text: 'TEXT',
  number: 'N',
  json: 'JSON',
  time: 'TIME',
  frames: 'VERB:KIND:REF',
  objects: 'KIND:REF',
}

function kindOf(schema: JsonSchema): OptionKind {
  if (schema.anyOf !== undefined) return 'time'
  switch (schema.type) {
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'switch'
    case 'object':
      return 'json'
    case 'array':
      return kindOf(schema.items ?? {})
    default:
      return 'text'
  }
}

function choicesOf(schema: JsonSchema): readonly string[] | undefined {
  return schema.enum ?? schema.items?.enum
}

function usageOfPositional({ key, required, repeat }: CommandPositional): string {
  const word = repeat ? `<${key}>…` : `<${key}>`
  return required ? word : `[${word}]`
}

function usageOfOption({ flag, value, required, repeat }: CommandOption): string {
  const word = value === undefined ? `--${flag}` : `--${flag} ${value}`
  if (required) return repeat ? `${word}…` : word
  return repeat ? `[${word}]…` : `[${word}]`
}

/** The input of an example as somebody would type it. */
function exampleCommand(
  called: string,
  input: Readonly<Record<string, unknown>>,
  positionals: readonly CommandPositional[],
  options: readonly CommandOption[],
): string {
  const words = positionals.flatMap(({ key }) =>
    input[key] === undefined ? [] : [input[key]].flat().map((each) => shellWord(String(each))),
  )
  const flags = options.flatMap((each) =>
    input[each.key] === undefined ? [] : optionWords(each, input[each.key]),
  )
  return ['cortex', called, ...words, ...flags].join(' ')
}

function optionWords({ flag, kind, repeat }: CommandOption, value: unknown): string[] {
  if (kind === 'switch') return [`--${flag}`]
  return valuesOf(kind, repeat, value).map((each) => `--${flag} ${shellWord(each)}`)
}

function valuesOf(kind: OptionKind, repeat: boolean, value: unknown): string[] {
  if (kind === 'objects') {
    const kinds = Object.entries(value as Record<string, string | string[]>)
    return kinds.flatMap(([name, refs]) => [refs].flat().map((ref) => `${name}:${ref}`))
  }
  if (kind === 'frames') {
    const frames = value as { verb: string; kind: string; ref: string }[]
    return frames.map((frame) => `${frame.verb}:${frame.kind}:${frame.ref}`)
  }
  if (kind === 'json') return [JSON.stringify(value)]
  return repeat ? (value as unknown[]).map(String) : [String(value)]
}
