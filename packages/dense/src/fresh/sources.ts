/** Everything a briefing is made from, read once. */

import { join } from 'node:path'
import { messageOf } from '@cortex-memory/core/kit'
import { isDirectory } from '../files/files.ts'
import { readTextFile, type TextFile } from '../files/text-file.ts'
import { headerValue, listDecisions } from '../projects/decision.ts'
import type { ProjectScope } from '../projects/scope.ts'
import { TaskQueue, type TaskView } from '../tasks/task-queue.ts'
import type { Workspace } from '../workspace.ts'

export interface Decision {
  /** `DR-0001`. */
  readonly reference: string
  readonly title: string
  readonly status: string
}

export interface Sources {
  readonly mission: TextFile | undefined
  readonly roadmap: TextFile | undefined
  readonly status: TextFile | undefined
  readonly issues: TextFile | undefined
  readonly user: TextFile | undefined
  /** Undefined when there is no directory for them. */
  readonly decisions: readonly Decision[] | undefined
  /** Those of the whole system. */
  readonly systemDecisions: readonly Decision[]
  readonly tasks: readonly TaskView[]
  /** Why the tasks cannot be read. */
  readonly tasksProblem: string | undefined
}

export function readSources(workspace: Workspace, scope: ProjectScope): Sources {
  const decisions = scope.path('decisions')
  return {
    mission: readTextFile(scope.path('mission.md')),
    roadmap: readTextFile(scope.path('roadmap.md')),
    status: readTextFile(scope.path('STATUS.md')),
    issues: filled(readTextFile(scope.path('ISSUES.md'))),
    user: filled(readTextFile(join(workspace.root, 'user', 'USER.md'))),
    decisions: isDirectory(decisions) ? decisionsIn(decisions) : undefined,
    systemDecisions: decisionsIn(join(workspace.root, 'decisions')),
    ...readTasks(workspace, scope.project),
  }
}

/** A list without even its heading was emptied by accident: it does not say that there is nothing. */
function filled(file: TextFile | undefined): TextFile | undefined {
  return file?.text.trim() === '' ? undefined : file
}

function decisionsIn(directory: string): Decision[] {
  return listDecisions(directory).map(({ file, reference }) => {
    const text = readTextFile(join(directory, file))
    const heading = text?.markdown.headings[0]?.title ?? file
    const title = heading.replace(/^(?:DR-)?\d{4}\s*[:.-]?\s*/, '')
    const status = text === undefined ? undefined : headerValue(text.markdown, 'Status')
    return { reference, title, status: status ?? 'status unknown' }
  })
}

function readTasks(workspace: Workspace, project: string): Pick<Sources, 'tasks' | 'tasksProblem'> {
  try {
    return { tasks: new TaskQueue(workspace, project).list(), tasksProblem: undefined }
  } catch (error) {
    return { tasks: [], tasksProblem: messageOf(error) }
  }
}
