/** A new project, complete or not at all. */
import { join } from 'node:path'
import { DenseError } from '../errors.ts'
import {
  createExclusive,
  exists,
  listDirectory,
  makeDirectory,
  readText,
  TEMP_SUFFIX,
} from '../files/files.ts'
import {
  ATOM_DIRECTORIES,
  checkProjectName,
  projectDirectory,
  projectsDirectory,
  RESERVED_PROJECT,
} from '../files/layout.ts'
import { dayOf } from '../text/time.ts'
import type { Workspace } from '../workspace.ts'
import { initContext } from './context.ts'
import type { Created } from './created.ts'
import { cellText, changeFile, enterInCortex, insertRow } from './shared-file.ts'
import {
  issuesText,
  missionText,
  OVERVIEW_TEXT,
  PROJECT_DECISIONS_TEXT,
  PROJECTS_CORTEX_TEXT,
  projectCortexText,
  roadmapText,
  statusText,
} from './templates.ts'

/** What a new project says about itself. */
export interface ProjectOptions {
  /** A sentence about what the project is for. Default: `Work on` and its name. */
  readonly purpose?: string
  /** How urgent it is. Default `Medium`. */
  readonly priority?: 'High' | 'Medium' | 'Low'
  /** Allows the reserved umbrella name. */
  readonly reserved?: boolean
}

/** Never overwrites: an existing directory is refused, whatever is in it. */
export async function createProject(
  workspace: Workspace,
  name: string,
  options: ProjectOptions = {},
): Promise<Created> {
  workspace.requireRoot()
  checkProjectName(name)
  if (name === RESERVED_PROJECT && options.reserved !== true) {
    throw new DenseError(
      'INVALID_INPUT',
      `${name} is reserved for the umbrella project; ctx init --general makes it`,
    )
  }
  // A directory that is not a context yet becomes one: every directory has its index.
  if (!exists(join(workspace.root, 'CORTEX.md'))) initContext(workspace)
  const directory = projectDirectory(workspace.root, name)
  const date = dayOf(workspace.now)
  const purpose = options.purpose ?? `Work on ${name}.`
  const files: readonly (readonly [string, string])[] = [
    ['mission.md', missionText(name)],
    ['roadmap.md', roadmapText(name)],
    ['STATUS.md', statusText(name, date)],
    ['ISSUES.md', issuesText(name)],
    ['TASKS.yaml', 'tasks: []\n'],
    ['decisions/CORTEX.md', PROJECT_DECISIONS_TEXT],
    ['_meta/access-log.jsonl', ''],
    ['_meta/.gitignore', '.lock\n'],
  ]
  if (exists(directory) && !isInterrupted(directory, new Map(files))) {
    throw new DenseError('ALREADY_EXISTS', `Project ${name} exists already`, directory)
  }
  for (const kind of ATOM_DIRECTORIES) makeDirectory(join(directory, kind))
  const paths: string[] = []
  for (const [file, text] of files) {
    const path = join(directory, file)
    if (!exists(path)) createExclusive(path, text)
    paths.push(path)
  }
  const overview = join(workspace.root, 'OVERVIEW.md')
  const row = `| ${name} | **Set up** - mission is a draft | ${options.priority ?? 'Medium'} | ${date} |`
  await changeFile(workspace, overview, (text) => insertRow(text || OVERVIEW_TEXT, row))
  const report = await workspace.regenerate(name)
  const written = report.written.map((file) => join(directory, file))
  // Last: a project without its index is one whose creation was interrupted.
  const cortex = join(directory, 'CORTEX.md')
  createExclusive(cortex, projectCortexText(name, purpose))
  const place = projectsDirectory(workspace.root)
  const listed = await enterInCortex(workspace, place, name, purpose, PROJECTS_CORTEX_TEXT)
  const all = [...paths, cortex, overview, listed, ...written]
  workspace.commit(all, `project-init: add ${name} (${cellText(purpose)})`)
  return { paths: [directory, ...all] }
}

const GENERATED = /^(?:\w+\/index\.md|_meta\/(?:refs-checkpoint\.json|\.lock))$/

/**
 * True when a directory holds nothing but untouched templates and generated files, and lacks its index,
 * which is written last: a creation that was killed, and may be finished.
 */
function isInterrupted(directory: string, templates: ReadonlyMap<string, string>): boolean {
  if (exists(join(directory, 'CORTEX.md'))) return false
  const isOurs = (path: string, name: string): boolean => {
    return listDirectory(path).every((entry) => {
      const below = name === '' ? entry.name : `${name}/${entry.name}`
      if (entry.directory) return isOurs(join(path, entry.name), below)
      return (
        GENERATED.test(below) ||
        entry.name.endsWith(TEMP_SUFFIX) ||
        templates.get(below) === readText(join(path, entry.name))
      )
    })
  }
  return isOurs(directory, '')
}
