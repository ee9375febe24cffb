/** The end of a session: what the tracker counted in the markdown context is committed. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Loaded late, and only where there is a context; a commit that fails is noted in its health file. */
export async function commitReads(home: string): Promise<void> {
  const root = process.env.CORTEX_CONTEXT || join(home, 'context')
  if (!existsSync(join(root, 'projects'))) return
  const { runCtx } = await import('@cortex-memory/dense/commands')
  const silent = (): void => undefined
  await runCtx(['commit-log'], { root, out: silent, err: silent })
}
