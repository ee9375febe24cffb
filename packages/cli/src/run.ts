/**
 * The `cortex` command. Data goes to stdout, everything else to stderr; with `--json` a command
 * prints its output object, and a failure prints `{"error":{…}}`.
 *
 *   exit codes   0 done · 1 failed · 2 wrong usage · 3 not found · 4 conflict
 *                5 verification failed · 6 refused by scope · 7 store unavailable
 *
 * @module
 */

import { parseArgs } from 'node:util'
import { messageOf } from '@cortex-memory/core/kit'
import { visibleJson } from '@cortex-memory/dense/visible-text'
import { dataHome } from '@cortex-memory/server/data-home'
import { SHAPES } from './catalog.ts'
import { type CommandContext, type Run, UsageError } from './command.ts'
import { LOADERS } from './commands/load.ts'
import { exitCodeOf, isCortexError, systemCode, systemText } from './exit-code.ts'
import { commandNames, helpText, isCommand, isTopic } from './help.ts'
import { ALSO_CALLED } from './help-topics.ts'
import { visible, wantsColours } from './style.ts'
import { didYouMean } from './suggest.ts'
import { version } from './version.ts'

export async function main(argv: readonly string[]): Promise<number> {
  let json = argv.includes('--json')
  try {
    const { values, rest } = splitGlobals(argv)
    json = values.json ?? false
    return await dispatch(values, rest)
  } catch (error) {
    return fail(error, json)
  }
}

interface Globals {
  home?: string
  actor?: string
  json?: boolean
  help?: boolean
  version?: boolean
}

async function dispatch(values: Globals, rest: readonly string[]): Promise<number> {
  const [name, ...args] = asCalled(joinWords(rest))
  if (name === 'version' || (values.version && name === undefined)) return printVersion()
  if (name === 'help' && args[0] === 'ctx') return await help('ctx', args[1])
  if (name === undefined || name === 'help') return await help(joinWords(args)[0])
  if (name.startsWith('-')) throw new UsageError(unknownGlobal(name))
  const home = values.home ?? dataHome()
  if (home.includes('\0')) throw new UsageError('--home must be a path: it has a NUL character')
  if (name === 'ctx') {
    const { commandIn, ctx, slipIn } = await import('./ctx.ts')
    const slip = slipIn(args)
    if (slip !== undefined) throw new UsageError(unknownContextCommand(slip))
    if (commandIn(args) === undefined && values.json && !values.help) {
      throw new UsageError(`ctx needs a command; ${CTX_HELP}`)
    }
    return await ctx(values.help ? [...args, '--help'] : args, home, values.json ?? false)
  }
  if (!isCommand(name)) throw new UsageError(unknownCommand(name))
  if (values.help) return await help(name)
  const { chooseActors } = await import('./choose-actors.ts')
  const json = values.json ?? false
  const context: CommandContext = {
    home,
    ...chooseActors(home, values.actor),
    json,
    print: (text) => process.stdout.write(`${json ? visibleJson(text) : visible(text)}\n`),
    note: (text) => process.stderr.write(`${visible(text)}\n`),
    isTerminal: process.stderr.isTTY === true,
    colours: wantsColours(process.stdout.isTTY === true, process.env),
  }
  const local = LOADERS[name]
  if (local !== undefined) return await runLocal(name, await local(), args, context)
  const { operate } = await import('./operate.ts')
  return await operate(name, args, context)
}

/** What Node says of words that a command does not take, said as we say it of all others. */
async function runLocal(
  name: string,
  run: Run,
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  try {
    return await run(args, context)
  } catch (error) {
    if (!isParseError(error)) throw error
    const { readableParseError } = await import('./parse-error.ts')
    throw new UsageError(readableParseError(name, error as Error))
  }
}

function printVersion(): number {
  process.stdout.write(`${version()}\n`)
  return 0
}

/** A command of two words is one with a dash: `pattern list` is `pattern-list`. */
function joinWords(words: readonly string[]): readonly string[] {
  const [first, second, ...rest] = words
  const joined = `${first}-${second}`
  return first !== 'ctx' && isCommand(joined) ? [joined, ...rest] : words
}

/** Operations on context files are called as `ctx search`; their names are accepted too. */
function asCalled([name = '', ...args]: readonly string[]): readonly string[] {
  const words = SHAPES.find((shape) => shape.name === name)?.words
  return words === undefined
    ? [name, ...args].filter((_, at) => at > 0 || name !== '')
    : [...words.split(' '), ...args]
}

async function help(name: string | undefined, second?: string): Promise<number> {
  if (name === 'ctx') {
    const { ctx, slipIn } = await import('./ctx.ts')
    const words = second === undefined ? ['help'] : ['help', second]
    const slip = slipIn(words)
    if (slip !== undefined) throw new UsageError(unknownContextCommand(slip))
    return await ctx(words, dataHome(), false)
  }
  if (name !== undefined && !isCommand(name) && !isTopic(name))
    throw new UsageError(unknownCommand(name))
  process.stdout.write(helpText(name))
  return 0
}

/** Global options may stand before or after the command; everything else belongs to it. */
function splitGlobals(argv: readonly string[]): { values: Globals; rest: string[] } {
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    tokens: true,
    // The options of operations that take a value, so that the value is not taken for an option.
    options: { ...VALUED, ...GLOBAL_OPTIONS },
  })
  const values: Globals = {}
  const taken = new Set<number>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (token.name === 'home' || token.name === 'actor') {
      if (!token.value) throw new UsageError(`--${token.name} needs a value`)
      values[token.name] = token.value
      taken.add(token.index)
      if (token.inlineValue === false) taken.add(token.index + 1)
    } else if (token.name === 'json' || token.name === 'help' || token.name === 'version') {
      if (token.value !== undefined) throw new UsageError(`--${token.name} takes no value`)
      values[token.name] = true
      taken.add(token.index)
    }
  }
  return { values, rest: argv.filter((_, index) => !taken.has(index)) }
}

const CTX_HELP = '`cortex ctx help` lists all commands'

const GLOBAL_OPTIONS = {
  home: { type: 'string' },
  actor: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

const VALUED: Readonly<Record<string, { readonly type: 'string' }>> = Object.fromEntries(
  SHAPES.flatMap(({ options }) => options)
    .filter(({ kind }) => kind !== 'switch')
    .map(({ flag }) => [flag, { type: 'string' }]),
)

function unknownCommand(name: string): string {
  const seconds = commandNames().filter((each) => each.startsWith(`${name}-`))
  if (seconds.length > 0) {
    const words = seconds.map((each) => each.slice(name.length + 1)).join(', ')
    return `${name} needs one of ${words} after it; see \`cortex help ${name} ${words.split(',')[0]}\``
  }
  const known = Object.hasOwn(ALSO_CALLED, name) ? ALSO_CALLED[name] : undefined
  const hint =
    known === undefined
      ? didYouMean(name, commandNames(), (near) => `cortex ${near}`)
      : ` Did you mean \`cortex ${known}\`?`
  return `unknown command \`${name}\`.${hint} \`cortex help all\` lists all commands`
}

function unknownContextCommand({ typed, meant }: { typed: string; meant: string }): string {
  return `unknown command \`ctx ${typed}\`. Did you mean \`cortex ctx ${meant}\`? ${CTX_HELP}`
}

function unknownGlobal(typed: string): string {
  const known = Object.keys(GLOBAL_OPTIONS).map((option) => `--${option}`)
  return `unknown option \`${typed}\`.${didYouMean(typed, known)} Options of a command stand after its name`
}

/** Prints what went wrong, for people or as JSON, and gives the exit code. */
export function fail(error: unknown, json: boolean): number {
  const known = isCortexError(error)
  const system = known ? undefined : systemCode(error)
  const usage = isUsageError(error) || isParseError(error)
  const whole = (known ? undefined : systemText(error)) ?? messageOf(error)
  const message = shortened(whole) + optionFor(error)
  if (json) {
    const code = known ? error.code : usage ? 'USAGE' : (system ?? 'INTERNAL')
    const path = known ? error.path : undefined
    process.stdout.write(`${visibleJson(JSON.stringify({ error: { code, message, path } }))}\n`)
  } else {
    process.stderr.write(`cortex: ${visible(message)}\n`)
    const isOurs = !known && !usage && system === undefined
    if (isOurs && error instanceof Error) process.stderr.write(`${visible(String(error.stack))}\n`)
  }
  return usage ? 2 : exitCodeOf(error)
}

const MESSAGE_MAX = 1_000

/** A complaint may quote what was said, however long that is. */
function shortened(message: string): string {
  return message.length <= MESSAGE_MAX ? message : `${message.slice(0, MESSAGE_MAX)}…`
}

/** The engine knows that a kind of secret can be allowed; how is the command line's to say. */
function optionFor(error: unknown): string {
  if (!isCortexError(error) || error.code !== 'SECRET_REFUSED') return ''
  return `: --allow-secret ${String(error.details?.kind ?? 'KIND')}`
}

function isUsageError(error: unknown): boolean {
  return error instanceof UsageError
}

function isParseError(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | undefined)?.code
  return typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')
}
