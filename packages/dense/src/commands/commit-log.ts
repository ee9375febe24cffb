import type { Command } from '../io.ts'
import { commitAccessLogs } from '../maintain/log-commit.ts'
import { print, workspaceOf } from './support.ts'

/** Started by the tracker and by timers; nothing to commit is a good outcome too. */
export const commitLog: Command = async (_args, io) => {
  const outcome = commitAccessLogs(workspaceOf(io))
  print(io, outcome, outcome.committed ? 'committed\n' : `${outcome.reason ?? 'nothing to do'}\n`)
  return 0
}
