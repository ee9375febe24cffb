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
import { CortexError } from '@cortex-memory/core'
import { type Command, UsageError } from './command.ts'
import { COMMANDS } from './commands/all.ts'
import { dataHome } from './data-home.ts'
import { exitCodeOf } from './exit-code.ts'
import { helpText, suggest } from './help.ts'

export async function main(argv: readonly string[]): Promise<number> {
  const json = argv.includes('--json')
  try {
    return await dispatch(argv)
  } catch (error) {
    return fail(error, json)
  }
}

async function dispatch(argv: readonly string[]): Promise<number> {
  const { values, rest } = splitGlobals(argv)
  const [name, ...args] = rest
  if (name === undefined || name === 'help' || (values.help && COMMANDS.get(name) === undefined)) {
    process.stdout.write(helpText(COMMANDS.get(args[0] ?? '')))
    return 0
  }
  const home = values.home ?? dataHome()
  if (name === 'ctx') {
    const { ctx } = await import('./ctx.ts')
    return await ctx(values.help ? [...args, '--help'] : args, home, values.json ?? false)
  }
  const command = COMMANDS.get(name)
  if (command === undefined) throw new UsageError(unknownCommand(name))
  if (values.help) {
    process.stdout.write(helpText(command))
    return 0
  }
  return await command.run(args, {
    home,
    actor: values.actor ?? process.env.CORTEX_ACTOR ?? 'default',
    json: values.json ?? false,
    print: (text) => process.stdout.write(`${text}\n`),
    note: (text) => process.stderr.write(`${text}\n`),
    isTerminal: process.stderr.isTTY === true,
  })
}

/** Global options may stand before or after the command; everything else belongs to it. */
function splitGlobals(argv: readonly string[]): {
  values: { home?: string; actor?: string; json?: boolean; help?: boolean }
  rest: string[]
} {
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    tokens: true,
    options: {
      home: { type: 'string' },
      actor: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const values: { home?: string; actor?: string; json?: boolean; help?: boolean } = {}
  const taken = new Set<number>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (token.name === 'home' || token.name === 'actor') {
      if (token.value === undefined) throw new UsageError(`--${token.name} needs a value`)
      values[token.name] = token.value
      taken.add(token.index)
      if (token.inlineValue === false) taken.add(token.index + 1)
    } else if (token.name === 'json' || token.name === 'help') {
      values[token.name] = true
      taken.add(token.index)
    }
  }
  return { values, rest: argv.filter((_, index) => !taken.has(index)) }
}

function unknownCommand(name: string): string {
  const near = suggest(name, [...COMMANDS.keys()])
  const hint = near === undefined ? '' : ` Did you mean \`cortex ${near}\`?`
  return `unknown command \`${name}\`.${hint} \`cortex help\` lists all commands`
}

function fail(error: unknown, json: boolean): number {
  const known = error instanceof CortexError
  const usage = error instanceof UsageError || isParseError(error)
  const message = error instanceof Error ? error.message : String(error)
  if (json) {
    const code = known ? error.code : usage ? 'USAGE' : 'INTERNAL'
    const path = known ? error.path : undefined
    process.stdout.write(`${JSON.stringify({ error: { code, message, path } })}\n`)
  } else {
    process.stderr.write(`cortex: ${message}\n`)
    if (!known && !usage && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  }
  return usage ? 2 : exitCodeOf(error)
}

function isParseError(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | undefined)?.code
  return typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')
}

export type { Command }
