/** Stores that have to be finished or folded again before they can be read. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CortexError, openCortex } from '@cortex-memory/core'

/**
 * A store without a tail: the process that began it ended before its first entry, or somebody
 * removed its directory of locks, which can be removed at any time.
 */
export function isUnfinished(root: string, actor: string): boolean {
  const directory = join(root, actor, 'lock')
  return ['data.mdb', 'tail'].some((name) => !existsSync(join(directory, name)))
}

/** Opening for writing makes what is missing. */
export async function finish(root: string, actor: string): Promise<void> {
  await (await openCortex({ root, actor })).close()
}

export const GONE = 'the view is gone or cut off'

/** Why a view has to be folded again; undefined if that would not help or hide what is wrong. */
export function whyFolded(error: unknown): string | undefined {
  if (!(error instanceof CortexError)) return undefined
  if (error.details?.layout !== undefined) return 'another build made the view'
  return error.code === 'CORRUPT' && error.details?.key === 'view' ? GONE : undefined
}
