/** `cortex ctx …`: Dense Context, with the engine for its mirror, and without secrets. */
import { join, resolve } from 'node:path'
import { COMMANDS, runCtx } from '@cortex-memory/dense/commands'
import { dataHome } from '@cortex-memory/server/data-home'
import { progressLine } from './progress.ts'
import { suggest } from './suggest.ts'

export async function main([, ...args]: readonly string[]): Promise<number> {
  return await ctx(args, dataHome(), false)
}

export async function ctx(args: readonly string[], home: string, json: boolean): Promise<number> {
  const { words, allowed } = takeAllowed(args)
  const { CORTEX_CONTEXT: named } = process.env
  return await runCtx(words, {
    json,
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

/** The command that was probably meant, if the one that was typed is none. */
export function slipIn(
  args: readonly string[],
): { readonly typed: string; readonly meant: string } | undefined {
  const typed = commandIn(args)
  if (typed === undefined || typed === 'help' || Object.hasOwn(COMMANDS, typed)) return undefined
  const meant = suggest(typed, Object.keys(COMMANDS))
  return meant === undefined ? undefined : { typed, meant }
}

/** The word that stands where the command should be. */
export function commandIn([first, ...rest]: readonly string[]): string | undefined {
  if (first === '--root' || first === '--now') return commandIn(rest.slice(1))
  return first?.startsWith('-') ? commandIn(rest) : first
}
