/** A new context: the files of its root. */
import { join } from 'node:path'
import { createExclusive, exists, makeDirectory } from '../files/files.ts'
import { projectsDirectory } from '../files/layout.ts'
import { ignoreMachineState } from '../files/machine-state.ts'
import { dayOf } from '../text/time.ts'
import type { Workspace } from '../workspace.ts'
import type { Created } from './created.ts'
import {
  DECISIONS_CORTEX_TEXT,
  IDEAS_CORTEX_TEXT,
  OVERVIEW_TEXT,
  PROJECTS_CORTEX_TEXT,
  ROOT_CORTEX_TEXT,
  SCANS_CORTEX_TEXT,
  USER_CORTEX_TEXT,
  userText,
} from './templates.ts'

/** Creates what is absent and leaves what is there. */
export function initContext(workspace: Workspace): Created {
  const { root } = workspace
  const files: readonly (readonly [string, string])[] = [
    ['CORTEX.md', ROOT_CORTEX_TEXT],
    ['OVERVIEW.md', OVERVIEW_TEXT],
    ['decisions/CORTEX.md', DECISIONS_CORTEX_TEXT],
    ['ideas/CORTEX.md', IDEAS_CORTEX_TEXT],
    ['scans/CORTEX.md', SCANS_CORTEX_TEXT],
    ['projects/CORTEX.md', PROJECTS_CORTEX_TEXT],
    ['user/CORTEX.md', USER_CORTEX_TEXT],
    ['user/USER.md', userText(dayOf(workspace.now))],
  ]
  const paths: string[] = []
  makeDirectory(root)
  makeDirectory(projectsDirectory(root))
  ignoreMachineState(join(root, '.dense'))
  for (const [name, text] of files) {
    const path = join(root, name)
    if (exists(path)) continue
    createExclusive(path, text)
    paths.push(path)
  }
  workspace.commit(paths, 'context: set up')
  return { paths }
}
