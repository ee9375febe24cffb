/** `cortex ctx …`: Dense Context, with the engine for its mirror, and without secrets. */
import { join, resolve } from 'node:path'
import { runCtx } from '@cortex-memory/dense/commands'
import { dataHome } from './data-home.ts'

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
