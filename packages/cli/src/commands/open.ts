import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Cortex, CortexError, openCortex, rebuildStore } from '@cortex-memory/core'
import { assertExists } from '@cortex-memory/server/operations/existing-actor'
import type { CommandContext } from '../command.ts'

/**
 * Opens an existing store; a command that only looks does not create one. A view that cannot be
 * opened as it is, which readers refuse, is folded again first: nothing is in it that the journal
 * has not. `verify` is there to tell what is wrong, so it mends no more than an update left behind.
 */
export async function openExisting(
  context: CommandContext,
  options: { readonly mends?: boolean } = {},
): Promise<Cortex> {
  const { home: root, actor } = context
  assertExists({ home: root, actor })
  if (isUnfinished(root, actor)) await finish(root, actor)
  try {
    return await openCortex({ root, actor, readOnly: true })
  } catch (error) {
    const why = whyFolded(error)
    if (why === undefined || (why === GONE && options.mends === false)) throw error
    if (context.isTerminal) context.note(`cortex: ${why}; rebuilding it`)
    await rebuildStore(root, actor)
    return await openCortex({ root, actor, readOnly: true })
  }
}

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

const GONE = 'the view is gone or cut off'

/** Why a view has to be folded again; undefined if that would not help or hide what is wrong. */
export function whyFolded(error: unknown): string | undefined {
  if (!(error instanceof CortexError)) return undefined
  if (error.details?.layout !== undefined) return 'another build made the view'
  return error.code === 'CORRUPT' && error.details?.key === 'view' ? GONE : undefined
}
