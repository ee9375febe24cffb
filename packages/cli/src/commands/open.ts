import { type Cortex, openCortex } from '@cortex-memory/core'
import { assertExists } from '@cortex-memory/server/operations/existing-actor'
import type { CommandContext } from '../command.ts'

/** Opens an existing store; a command that only looks does not create one. */
export async function openExisting({ home, actor }: CommandContext): Promise<Cortex> {
  assertExists({ home, actor })
  return await openCortex({ root: home, actor, readOnly: true })
}
