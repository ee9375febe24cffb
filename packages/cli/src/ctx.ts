/** `cortex ctx …`: Dense Context, with the engine for its mirror, and without secrets. */
import { join, resolve } from 'node:path'
import { COMMANDS, runCtx } from '@cortex-memory/dense/commands'
import { dataHome } from '@cortex-memory/server/data-home'
import { UsageError } from './command.ts'
import { progressLine } from './progress.ts'
import { didYouMean, suggest } from './suggest.ts'

export async function main([, ...args]: readonly string[]): Promise<number> {
  return await ctx(args, dataHome(), false)
}

export async function ctx(args: readonly string[], home: string, json: boolean): Promise<number> {
  const { words: given, allowed } = takeAllowed(args)
  const words = helpFirst(given)
  assertKind(words)
  const { CORTEX_CONTEXT: named } = process.env
  const readable = (text: string): string => withGuess(commandIn(words) ?? '', text)
  return await runCtx(words, {
    json,
    err: (text) => void process.stderr.write(readable(text)),
    ...(json ? { out: (text: string) => void process.stdout.write(readable(text)) } : {}),
    root: named ? resolve(named) : join(resolve(home), 'context'),
    program: [process.execPath, process.argv[1] ?? 'cortex', 'ctx'],
    engine: {
      open: async (actor) => (await import('./mirror-engine.ts')).openMirror(home, actor),
      drop: async (actor) => (await import('./mirror-engine.ts')).dropMirror(home, actor),
    },
    progress: progressLine({ isTerminal: process.stderr.isTTY === true }, 'index', 'projects'),
    // Loaded for what is written, never for a hook.
    inspect: async (text) => {
      const { refuseSecretsIn } = await import('@cortex-memory/server/operations/refuse-secrets')
      refuseSecretsIn(text, allowed, 'the text')
    },
  })
}

/** `--allow-secret KIND` is the command line's own, as with every other command. */
function takeAllowed(args: readonly string[]): {
  readonly words: readonly string[]
  readonly allowed: readonly string[]
} {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const words: string[] = []
  const allowed: string[] = []
  for (let index = 0; index < args.length; index++) {
    const word = args[index] ?? ''
    if (index >= end || !/^--allow-secret(?:=|$)/.test(word)) words.push(word)
    else
      allowed.push(word.includes('=') ? word.slice(word.indexOf('=') + 1) : (args[++index] ?? ''))
  }
  return { words, allowed }
}

/** `help new` is `new --help`, as everywhere else. */
function helpFirst(words: readonly string[]): readonly string[] {
  const at = words.indexOf('help')
  const name = words[at + 1]
  if (at === -1 || at !== words.indexOf(commandIn(words) ?? '') || name === undefined) return words
  return Object.hasOwn(COMMANDS, name) ? [...words.slice(0, at), name, '--help'] : words
}

/** The kinds that `new` makes, as its usage line names them. */
function kinds(): readonly string[] {
  return /^new (\S+)/.exec(COMMANDS.new?.usage ?? '')?.[1]?.split('|') ?? []
}

/** People begin with what they want to note down: which kind it is has to come first. */
function assertKind(words: readonly string[]): void {
  if (commandIn(words) !== 'new' || words.includes('--help') || words.includes('-h')) return
  const given = words[words.indexOf('new') + 1]
  const known = kinds()
  if (known.includes(given ?? '')) return
  const isText = given !== undefined && /\s/.test(given)
  const example = isText
    ? `cortex ctx new knowledge ${JSON.stringify(given)} --tag TAG --evidence ID`
    : 'cortex ctx help new'
  const guess =
    given === undefined || isText ? '' : didYouMean(given, known, (kind) => `ctx new ${kind}`)
  throw new UsageError(
    `ctx new needs the kind first: ${known.join(', ')}.${guess} ${isText ? 'For example' : 'See'} \`${example}\``,
  )
}

const UNKNOWN_OPTION = /Unknown option '(?<option>-[^']*)'.*?(?<end>"[},]|\n|$)/s

/** Node's complaint about an option, with the one that was probably meant. */
function withGuess(name: string, text: string): string {
  const { option, end = '' } = UNKNOWN_OPTION.exec(text)?.groups ?? {}
  if (option === undefined) return text
  const { usage = '', forms = [] } = COMMANDS[name] ?? {}
  const flags = [usage, ...forms].join(' ').match(/--[a-z][a-z-]*/g) ?? []
  const guess = didYouMean(option, [...new Set(flags)])
  return text.replace(
    UNKNOWN_OPTION,
    () => `unknown option \`${option}\`.${guess} See \`cortex ctx help ${name}\`${end}`,
  )
}

/** The command that was probably meant, if the one that was typed is none. */
export function slipIn(
  args: readonly string[],
): { readonly typed: string; readonly meant: string } | undefined {
  const first = commandIn(args)
  const typed = first === 'help' ? args[args.indexOf('help') + 1] : first
  if (typed === undefined || Object.hasOwn(COMMANDS, typed)) return undefined
  const meant = suggest(typed, Object.keys(COMMANDS))
  return meant === undefined ? undefined : { typed, meant }
}

/** The word that stands where the command should be. */
export function commandIn([first, ...rest]: readonly string[]): string | undefined {
  if (first === '--root' || first === '--now') return commandIn(rest.slice(1))
  return first?.startsWith('-') ? commandIn(rest) : first
}
