import { type Cortex, openCortex, rebuildStore } from '@cortex-memory/core'
import { assertExists } from '@cortex-memory/server/operations/existing-actor'
import type { CommandContext } from '../command.ts'
import { finish, GONE, isUnfinished, whyFolded } from '../unfinished.ts'

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
