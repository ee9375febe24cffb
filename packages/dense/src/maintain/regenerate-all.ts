/** All projects, one commit; a project that fails does not stop the others. */

import { join } from 'node:path'
import { messageOf } from '@cortex-memory/core/kit'
import type { AtomKind } from '../atoms/ids.ts'
import { listProjects, requireProject } from '../files/layout.ts'
import type { ProjectRegenReport } from '../indexes/regenerate.ts'
import type { Workspace } from '../workspace.ts'

/** What was rewritten. */
export interface RegenReport {
  /** By project. */
  readonly projects: readonly ProjectRegenReport[]
  /** Number of files written. */
  readonly written: number
  /** Projects that failed, and why. */
  readonly failures: readonly { readonly project: string; readonly message: string }[]
}

export async function regenerateAll(
  workspace: Workspace,
  projects: readonly string[] = listProjects(workspace.root),
  kinds?: readonly AtomKind[],
  reset = false,
  onProgress?: (done: number, total: number) => void,
): Promise<RegenReport> {
  workspace.requireRoot()
  const reports: ProjectRegenReport[] = []
  const failures: { project: string; message: string }[] = []
  const paths: string[] = []
  for (const [done, project] of projects.entries()) {
    onProgress?.(done, projects.length)
    try {
      const report = await workspace.regenerate(project, kinds, reset)
      reports.push(report)
      const directory = requireProject(workspace.root, project)
      paths.push(...report.written.map((file) => join(directory, file)))
    } catch (error) {
      failures.push({ project, message: messageOf(error) })
    }
    // Lets a server that shares the process breathe between projects.
    await new Promise((done) => setImmediate(done))
  }
  if (paths.length > 0) workspace.commit(paths, 'chore: regenerate memory index')
  return { projects: reports, written: paths.length, failures }
}
