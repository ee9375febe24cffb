/** What earlier runs and the tracker have left to commit, before a command looks at anything. */
import { messageOf } from '@cortex-memory/core/kit'
import { isDirectory } from '../files/files.ts'
import { noteHealth } from '../track/track.ts'
import { type NotCommitted, Workspace } from '../workspace.ts'
import { commitNewAccess, LOG_COMMIT_MESSAGE } from './log-commit.ts'

/** Never fails: the command that was asked for comes first, and says what is wrong with the context. */
export function settle(root: string, now: number): readonly NotCommitted[] {
  if (!isDirectory(root)) return []
  try {
    const workspace = new Workspace(root, () => now)
    const left = workspace.finish()
    const log = commitNewAccess(workspace)
    const reason = log?.failed === true ? log.reason : undefined
    const open = reason === undefined ? [] : [{ message: LOG_COMMIT_MESSAGE, reason }]
    return left === undefined ? open : [left, ...open]
  } catch (error) {
    const message = messageOf(error)
    noteHealth(root, { at: now, what: 'settle', message })
    return []
  }
}
