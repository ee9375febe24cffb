/** `cortex ctx …`: Dense Context, with the engine for its mirror. */
import { COMMANDS, runCtx } from '@cortex-memory/dense/commands'
import { dataHome } from './data-home.ts'
import { suggest } from './suggest.ts'

export async function main([, ...args]: readonly string[]): Promise<number> {
  return await ctx(args, dataHome(), false)
}

export async function ctx(args: readonly string[], home: string, json: boolean): Promise<number> {
  return await runCtx(args, {
    json,
    program: [process.execPath, process.argv[1] ?? 'cortex', 'ctx'],
    engine: {
      open: async (actor) => (await import('./mirror-engine.ts')).openMirror(home, actor),
      drop: async (actor) => (await import('./mirror-engine.ts')).dropMirror(home, actor),
    },
  })
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
