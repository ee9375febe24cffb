/** The archive job over several projects. */
import type { Workspace } from '../workspace.ts'
import { TaskQueue } from './task-queue.ts'

/** The archive job: all projects, one commit. */
export async function archiveAll(
  workspace: Workspace,
  projects: readonly string[],
  enter: (project: string) => Promise<void>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const done = new Map<string, readonly string[]>()
  const paths: string[] = []
  for (const project of projects) {
    const queue = new TaskQueue(workspace, project)
    const { archived } = await queue.archive(() => enter(project))
    if (archived.length === 0) continue
    done.set(project, archived)
    paths.push(...queue.archivePaths)
  }
  if (done.size > 0) {
    const parts = [...done].map(([project, ids]) => `${project}: ${ids.length} tasks`)
    workspace.commit(paths, `auto-archive: completed tasks (${parts.join('; ')})`)
  }
  return done
}
