/**
 * Where things live.
 *
 *   <root>/CORTEX.md OVERVIEW.md decisions/ ideas/ scans/ user/USER.md
 *   <root>/.dense/settings.json        what the owner decided
 *   <root>/.dense/cache/<project>.json generated: headers by file mark; ignored by git
 *   <root>/projects/<project>/         mission, roadmap, STATUS, ISSUES, TASKS.yaml, CORTEX.md
 *     experiments/ knowledge/ patterns/   atoms and their generated index.md
 *     decisions/                          NNNN-title.md
 *     _meta/access-log.jsonl              written by the tracker
 *     _meta/refs-checkpoint.json          generated: sums of the consumed log
 *
 * @module
 */
import { realpathSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { DenseError } from '../errors.ts'
import { exists, isDirectory, isSymlink, listDirectory } from './files.ts'

export const PROJECT_NAME: RegExp = /^[A-Za-z0-9][A-Za-z0-9._-]*$/
const PROJECT_NAME_MAX = 100

/** The umbrella project's name; nobody may take it for something else. */
export const RESERVED_PROJECT = 'general'

export const ATOM_DIRECTORIES = ['experiments', 'knowledge', 'patterns'] as const
export type AtomDirectory = (typeof ATOM_DIRECTORIES)[number]

export function isAtomDirectory(name: string): name is AtomDirectory {
  return (ATOM_DIRECTORIES as readonly string[]).includes(name)
}

export function checkProjectName(name: string): void {
  if (!PROJECT_NAME.test(name) || name.length > PROJECT_NAME_MAX) {
    throw new DenseError(
      'INVALID_INPUT',
      `${JSON.stringify(name)} is not a project name; use letters, digits, dot, hyphen and underscore, beginning with a letter or digit`,
    )
  }
}

/** True when `path` is `parent` or lies below it, judged on the text of both. */
export function isInside(parent: string, path: string): boolean {
  const way = relative(parent, path)
  return way === '' || (!isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`))
}

export function projectsDirectory(root: string): string {
  return join(root, 'projects')
}

/**
 * The directory of a project. A symlink that leads out of the context root is refused: writing
 * through it would change files nobody put under our care.
 */
export function projectDirectory(root: string, name: string): string {
  checkProjectName(name)
  const path = join(projectsDirectory(root), name)
  if (isSymlink(path) || isSymlink(projectsDirectory(root))) {
    const real = exists(path) ? realpathSync(path) : path
    if (!isInside(realpathSync(root), real)) {
      throw new DenseError('INVALID_INPUT', `Project ${name} is a link out of the context`, path)
    }
  }
  return path
}

export function requireProject(root: string, name: string): string {
  const path = projectDirectory(root, name)
  if (!isDirectory(path)) throw new DenseError('NOT_FOUND', `There is no project ${name}`, path)
  return path
}

/** Project names in byte order; dot directories and links out of the root are not projects. */
export function listProjects(root: string): string[] {
  const found: string[] = []
  for (const entry of listDirectory(projectsDirectory(root))) {
    if (!entry.directory || !PROJECT_NAME.test(entry.name)) continue
    try {
      projectDirectory(root, entry.name)
      found.push(entry.name)
    } catch {
      // A link out of the root: not one of ours, and never written to.
    }
  }
  return found
}

/** Joins and refuses results outside of `base`, also through links. */
export function safeJoin(base: string, ...parts: readonly string[]): string {
  const path = resolve(base, ...parts)
  if (!isInside(base, path)) {
    throw new DenseError('INVALID_INPUT', `${parts.join('/')} leads out of ${base}`, path)
  }
  let probe = path
  while (!exists(probe) && probe !== base && isInside(base, probe)) probe = resolve(probe, '..')
  if (exists(probe) && exists(base) && !isInside(realpathSync(base), realpathSync(probe))) {
    throw new DenseError('INVALID_INPUT', `${parts.join('/')} is a link out of ${base}`, path)
  }
  return path
}

/**
 * Where the bytes of an entry are: the entry itself, or the file of the context that it leads to. A
 * link that leaves the context is refused: what is behind it is not ours to change.
 */
export function entryTarget(root: string, path: string): string {
  if (!isSymlink(path)) return path
  const top = realpathSync(root)
  const real = exists(path) ? realpathSync(path) : ''
  if (real === '' || !isInside(top, real)) {
    throw new DenseError(
      'INVALID_INPUT',
      `${displayPath(root, path)} leads out of the context`,
      path,
    )
  }
  return join(root, relative(top, real))
}

export function metaPath(project: string, name: string): string {
  return join(project, '_meta', name)
}

/** Names that are neither atoms nor content: generated, hidden or indexes. */
export function isAtomCandidate(name: string): boolean {
  return (
    name.endsWith('.md') &&
    name !== 'CORTEX.md' &&
    !/^index(-\d+)?\.md$/.test(name) &&
    !name.startsWith('_') &&
    !name.startsWith('.')
  )
}

/** Paths in diagnostics and reports always use forward slashes, relative to the root. */
export function displayPath(root: string, path: string): string {
  return relative(root, path).split(sep).join('/')
}
