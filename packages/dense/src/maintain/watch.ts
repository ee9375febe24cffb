/**
 * Rebuilds a project shortly after its atoms changed. Looks at directory trees by polling their
 * marks: it notices new projects and directories, survives deleted ones, and its own writes change
 * nothing, because a second regeneration writes nothing.
 *
 * @module
 */
import { join } from 'node:path'
import { listDirectory, markOf } from '../files/files.ts'
import {
  ATOM_DIRECTORIES,
  isAtomCandidate,
  listProjects,
  projectDirectory,
} from '../files/layout.ts'
import type { Workspace } from '../workspace.ts'
import { regenerateAll } from './regenerate-all.ts'

export interface WatchOptions {
  readonly signal: AbortSignal
  readonly intervalMs?: number
  /** Quiet time after the last change before a rebuild. */
  readonly settleMs?: number
  readonly onRebuild?: (project: string, written: number) => void
  readonly onError?: (project: string, message: string) => void
}

const INTERVAL_MS = 500
const SETTLE_MS = 2000

export async function watchContext(workspace: Workspace, options: WatchOptions): Promise<void> {
  const seen = new Map<string, string>()
  const dirty = new Map<string, number>()
  for (const project of listProjects(workspace.root)) {
    seen.set(project, stateOf(workspace, project))
    dirty.set(project, 0)
  }
  while (!options.signal.aborted) {
    const now = Date.now()
    for (const project of listProjects(workspace.root)) {
      const state = stateOf(workspace, project)
      if (seen.get(project) === state) continue
      seen.set(project, state)
      dirty.set(project, now)
    }
    for (const [project, since] of dirty) {
      if (now - since < (options.settleMs ?? SETTLE_MS)) continue
      dirty.delete(project)
      const report = await regenerateAll(workspace, [project])
      for (const failure of report.failures) options.onError?.(project, failure.message)
      if (report.written > 0) options.onRebuild?.(project, report.written)
      seen.set(project, stateOf(workspace, project))
    }
    await pause(options.intervalMs ?? INTERVAL_MS, options.signal)
  }
}

/** Changes when an atom appears, goes or is written; the index itself is not part of it. */
function stateOf(workspace: Workspace, project: string): string {
  const parts: string[] = []
  try {
    const directory = projectDirectory(workspace.root, project)
    for (const name of ATOM_DIRECTORIES) {
      for (const entry of listDirectory(join(directory, name))) {
        if (entry.directory || !isAtomCandidate(entry.name)) continue
        const mark = markOf(join(directory, name, entry.name))
        parts.push(`${name}/${entry.name} ${mark?.size} ${mark?.mtimeMs} ${mark?.ino}`)
      }
    }
  } catch {
    // Deleted while we looked; the next look decides.
  }
  return parts.join('\n')
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(finish, ms)
    function finish(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      done()
    }
    signal.addEventListener('abort', finish)
  })
}
