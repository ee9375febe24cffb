/**
 * Commits the access logs: one committer at a time, at most once a minute from the hook, never
 * with anything the user has staged.
 *
 * @module
 */
import { join } from 'node:path'
import { makeDirectory, writeAtomic } from './files.ts'
import { commitPaths, type GitOutcome } from './git.ts'
import { listProjects, projectDirectory } from './layout.ts'
import { tryLock } from './lock.ts'
import { logFiles } from './log-reader.ts'
import { ignoreMachineState } from './machine-state.ts'
import { insideGit } from './track.ts'
import type { Workspace } from './workspace.ts'

export const LOG_COMMIT_MESSAGE = 'chore: update access log'

export function commitAccessLogs(workspace: Workspace): GitOutcome {
  const { root } = workspace
  if (!insideGit(root)) return { committed: false, reason: 'no repository' }
  const state = join(root, '.dense')
  makeDirectory(state)
  ignoreMachineState(state)
  const release = tryLock(join(state, 'log-commit.lock'))
  if (release === undefined) return { committed: false, reason: 'another commit is under way' }
  try {
    // Before the attempt: a repository that refuses commits is not asked at every read.
    writeAtomic(join(state, 'log-commit.stamp'), '')
    const paths = listProjects(root).flatMap((project) => {
      const directory = projectDirectory(root, project)
      return logFiles(directory).map((name) => join(directory, '_meta', name))
    })
    return commitPaths(root, paths, LOG_COMMIT_MESSAGE, { now: workspace.now })
  } finally {
    release()
  }
}
