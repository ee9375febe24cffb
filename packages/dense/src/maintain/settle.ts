/** What earlier runs and the tracker have left to commit, before a command looks at anything. */
import { messageOf } from '@cortex-memory/core/kit'
import { isDirectory } from '../files/files.ts'
import { noteHealth } from '../track/track.ts'
import { Workspace } from '../workspace.ts'
import { commitNewAccess } from './log-commit.ts'

/** Never fails: the command that was asked for comes first, and says what is wrong with the context. */
export function settle(root: string, now: number): void {
  if (!isDirectory(root)) return
  try {
    const workspace = new Workspace(root, () => now)
    workspace.finish()
    commitNewAccess(workspace)
  } catch (error) {
    const message = messageOf(error)
    noteHealth(root, { at: now, what: 'settle', message })
  }
}
