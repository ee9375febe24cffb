import { type Cortex, CortexError, openCortex, rebuildStore } from '@cortex-memory/core'
import { assertExists } from '@cortex-memory/server/operations/existing-actor'
import type { CommandContext } from '../command.ts'

/**
 * Opens an existing store; a command that only looks does not create one. After an update of Cortex
 * its view may have another layout, which readers refuse: then it is folded again first.
 */
export async function openExisting(context: CommandContext): Promise<Cortex> {
  const { home: root, actor } = context
  assertExists({ home: root, actor })
  try {
    return await openCortex({ root, actor, readOnly: true })
  } catch (error) {
    if (!isOtherLayout(error)) throw error
    if (context.isTerminal) context.note('cortex: another build made the view; folding it again')
    await rebuildStore(root, actor)
    return await openCortex({ root, actor, readOnly: true })
  }
}

function isOtherLayout(error: unknown): boolean {
  return error instanceof CortexError && error.details?.layout !== undefined
}
