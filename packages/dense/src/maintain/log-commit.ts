/**
 * Commits the access logs: one committer at a time, at most once a minute from the hook, never
 * with anything the user has staged.
 *
 * @module
 */
import { join } from 'node:path'
import { makeDirectory, markOf, readText, writeAtomic } from '../files/files.ts'
import { listProjects, projectDirectory } from '../files/layout.ts'
import { tryLock } from '../files/lock.ts'
import { ignoreMachineState } from '../files/machine-state.ts'
import { commitPaths, type GitOutcome } from '../git/git.ts'
import { logFiles } from '../track/log-reader.ts'
import { insideGit } from '../track/track.ts'
import type { Workspace } from '../workspace.ts'

export const LOG_COMMIT_MESSAGE = 'chore: update access log'

/** The sizes of the logs at the last commit of theirs: a log only grows, or is set aside under another name. */
const DONE = 'log-commit.done'

function sizesOf(root: string): string {
  const sizes = listProjects(root).flatMap((project) => {
    const directory = projectDirectory(root, project)
    return logFiles(directory).flatMap((name): [string, number][] => {
      const size = markOf(join(directory, '_meta', name))?.size ?? 0
      return size === 0 ? [] : [[`${project}/${name}`, size]]
    })
  })
  return `${JSON.stringify(Object.fromEntries(sizes))}\n`
}

/** What the tracker has not had committed yet is committed now, where the owner wants that from the tracker. */
export function commitNewAccess(workspace: Workspace): GitOutcome | undefined {
  const { root, settings } = workspace
  if (settings.git !== 'auto' || settings.logCommit !== 'hook' || !insideGit(root)) return undefined
  if (readText(join(root, '.dense', DONE)) === sizesOf(root)) return undefined
  return commitAccessLogs(workspace)
}

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
    const before = sizesOf(root)
    const outcome = commitPaths(root, paths, LOG_COMMIT_MESSAGE, { now: workspace.now })
    if (outcome.failed !== true) writeAtomic(join(state, DONE), before, { durable: false })
    return outcome
  } finally {
    release()
  }
}
