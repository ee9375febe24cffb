/** `cortex ctx …`: Dense Context, with the engine for its mirror. */
import { join } from 'node:path'
import { runCtx } from '@cortex-memory/dense/commands'
import { dataHome } from './data-home.ts'

export async function main([, ...args]: readonly string[]): Promise<number> {
  return await ctx(args, dataHome(), false)
}

export async function ctx(args: readonly string[], home: string, json: boolean): Promise<number> {
  return await runCtx(args, {
    json,
    // A data home that was named has its context with it.
    ...(home !== dataHome() && { root: join(home, 'context') }),
    program: [process.execPath, process.argv[1] ?? 'cortex', 'ctx'],
    engine: {
      open: async (actor) => (await import('./mirror-engine.ts')).openMirror(home, actor),
      drop: async (actor) => (await import('./mirror-engine.ts')).dropMirror(home, actor),
    },
  })
}
