/**
 * Gives an atom another id and takes every reference along: fields, text, governance files,
 * decisions, tasks, indexes and other projects. Order: the new file first, the old one last, so a
 * kill in between leaves both and the same command finishes the work.
 *
 * @module
 */
import { join, relative } from 'node:path'
import { type AtomId, canonicalId, identity, KINDS, kindOf, parseId } from '../atoms/ids.ts'
import { decode } from '../atoms/parse.ts'
import { requireAtomFile } from '../create/find-atom.ts'
import { DenseError } from '../errors.ts'
import {
  copyLink,
  createExclusive,
  exists,
  listDirectory,
  readBytes,
  readText,
  removeFile,
  writeAtomic,
} from '../files/files.ts'
import {
  entryTarget,
  isAtomCandidate,
  isAtomDirectory,
  listProjects,
  projectDirectory,
  requireProject,
} from '../files/layout.ts'
import { loadCheckpoint, saveCheckpoint } from '../indexes/checkpoint.ts'
import { editFrontMatter } from '../text/front-edit.ts'
import type { Workspace } from '../workspace.ts'

/** What a renaming changed. */
export interface RenameReport {
  /** The old id. */
  readonly from: string
  /** The new id. */
  readonly to: string
  /** Files whose references were changed, relative to the root. */
  readonly changed: readonly string[]
  /** How many links were changed. */
  readonly references: number
}

export async function renameAtom(
  workspace: Workspace,
  project: string,
  from: string,
  to: string,
): Promise<RenameReport> {
  const oldId = parseId(from)
  const newId = parseId(to)
  if (oldId === undefined || newId === undefined) {
    throw new DenseError('INVALID_INPUT', `${oldId === undefined ? from : to} is not an atom id`)
  }
  if (kindOf(oldId) !== kindOf(newId)) {
    throw new DenseError('INVALID_INPUT', 'An atom cannot change its kind')
  }
  const directory = requireProject(workspace.root, project)
  // Before the lock, which is a file: a rename that is refused writes nothing.
  requireAtomFile(workspace, project, from)
  return workspace.withProjectLock(project, async () => {
    const oldPath = requireAtomFile(workspace, project, from)
    // Counts first: records of the log are filed under the old name.
    workspace.regenerateLocked(project)
    const place = join(directory, KINDS[kindOf(oldId)].directory)
    const target = canonicalId(newId.prefix, newId.number, newId.letter)
    const newPath = join(place, `${target}.md`)
    const source = entryTarget(workspace.root, oldPath)
    moveAtom(project, place, oldPath, newPath, oldId, target, source)
    const touched = new Map<string, number>()
    for (const path of filesToSearch(workspace, project)) {
      if (path === oldPath) continue
      const file = behind(workspace, path)
      if (file === undefined) continue
      const count = retarget(file, project, oldId, target, path.startsWith(`${directory}/`))
      if (count > 0) touched.set(file, count)
    }
    moveCounts(directory, oldPath, newPath)
    removeFile(oldPath)
    const written = workspace.regenerateLocked(project).written.map((file) => join(directory, file))
    for (const other of listProjects(workspace.root)) {
      const place = projectDirectory(workspace.root, other)
      if (other === project || ![...touched.keys()].some((path) => path.startsWith(`${place}/`)))
        continue
      const report = await workspace.regenerate(other)
      written.push(...report.written.map((file) => join(place, file)))
    }
    const paths = [newPath, oldPath, source, ...touched.keys(), ...written]
    workspace.commit(paths, `context: rename ${project}/${from} to ${target}`)
    return {
      from,
      to: target,
      changed: [...touched.keys()].map((path) => relative(workspace.root, path)),
      references: [...touched.values()].reduce((sum, count) => sum + count, 0),
    }
  })
}

function moveAtom(
  project: string,
  place: string,
  oldPath: string,
  newPath: string,
  oldId: AtomId,
  target: string,
  source: string,
): void {
  const newId = parseId(target)
  const twin = listDirectory(place).find((entry) => {
    const id = parseId(entry.name.replace(/\.md$/, ''))
    return id !== undefined && newId !== undefined && identity(id) === identity(newId)
  })
  const samePlace = identity(oldId) === target
  const bytes = readBytes(source)
  const text = bytes === undefined ? undefined : decode(bytes)
  if (bytes === undefined || text === undefined)
    throw new DenseError('CORRUPT', `${oldPath} cannot be read`, oldPath)
  const renamed = editFrontMatter(text, new Map([['id', target]]))
  const moved = retargetText(renamed, project, oldId, target, true).text
  if (twin !== undefined && !samePlace) {
    // The same bytes: an earlier rename that was interrupted.
    if (readText(newPath) === moved) return
    throw new DenseError('ALREADY_EXISTS', `${target} exists already`, newPath)
  }
  if (oldPath === newPath) throw new DenseError('INVALID_INPUT', `The id is ${target} already`)
  if (source === oldPath) createExclusive(newPath, moved)
  else {
    // An entry that is a link stays one.
    writeAtomic(source, moved, { expect: { bytes } })
    copyLink(oldPath, newPath)
  }
}

/** The file that a name leads to; undefined where that is none of ours. */
function behind(workspace: Workspace, path: string): string | undefined {
  try {
    return entryTarget(workspace.root, path)
  } catch {
    return undefined
  }
}

/** Atoms, governance, decisions and indexes of every project, and the files of the root. */
function filesToSearch(workspace: Workspace, home: string): string[] {
  const found: string[] = []
  const walk = (directory: string, depth: number): void => {
    for (const entry of listDirectory(directory)) {
      const path = join(directory, entry.name)
      if (entry.name.startsWith('.') || entry.name === '_meta' || entry.name === 'artifacts')
        continue
      if (entry.directory) {
        if (depth > 0) walk(path, depth - 1)
      } else if (
        /\.md$|^TASKS\.yaml$/.test(entry.name) &&
        !/^index(?:-\d+)?\.md$/.test(entry.name)
      ) {
        found.push(path)
      }
    }
  }
  for (const name of ['decisions', 'ideas', 'scans']) walk(join(workspace.root, name), 1)
  for (const name of ['CORTEX.md', 'OVERVIEW.md']) {
    if (exists(join(workspace.root, name))) found.push(join(workspace.root, name))
  }
  for (const project of [home, ...listProjects(workspace.root).filter((name) => name !== home)]) {
    walk(projectDirectory(workspace.root, project), 3)
  }
  return found.filter((path) => {
    const [directory, file] = path.split('/').slice(-2)
    return !isAtomDirectory(directory ?? '') || isAtomCandidate(file ?? '')
  })
}

function retarget(
  path: string,
  project: string,
  oldId: AtomId,
  target: string,
  isHome: boolean,
): number {
  const bytes = readBytes(path)
  const text = bytes === undefined ? undefined : decode(bytes)
  if (bytes === undefined || text === undefined) return 0
  const edited = retargetText(text, project, oldId, target, isHome)
  if (edited.count > 0) writeAtomic(path, edited.text, { expect: { bytes } })
  return edited.count
}

/** Replaces mentions and paths outside of fenced code; other projects must use the qualified form. */
function retargetText(
  text: string,
  project: string,
  oldId: AtomId,
  target: string,
  isHome: boolean,
): { text: string; count: number } {
  const spelled = `${oldId.prefix}-0*${oldId.number}${oldId.letter}`
  const mention = new RegExp(`(?<![\\w-])${spelled}(?![\\w-])`, 'g')
  let count = 0
  let inFence: string | undefined
  const lines = text.split('\n').map((line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark !== undefined) inFence = inFence === undefined ? mark : undefined
    if (inFence !== undefined || mark !== undefined) return line
    return line.replace(mention, (whole, at: number) => {
      if (!belongs(leadTo(line, at), project, isHome)) return whole
      count += 1
      return target
    })
  })
  return { text: lines.join('\n'), count }
}

/** Further than any path of a context; a longer one is not looked through for every id in it. */
const LEAD_CHARS_MAX = 400

/** The directories in front of an id, each beginning with a letter or digit. */
function leadTo(line: string, at: number): string {
  const before = line.slice(Math.max(0, at - LEAD_CHARS_MAX), at)
  const path = before.slice(before.search(/(?<![\w./-])[\w./-]*$/))
  const segments = path.split('/')
  if (segments.pop() !== '') return ''
  const named = segments.findLastIndex((segment) => !/^[A-Za-z0-9]/.test(segment))
  return segments
    .slice(named + 1)
    .map((segment) => `${segment}/`)
    .join('')
}

/** Whose atom is meant: nothing in front means the file's own project. */
function belongs(lead: string, project: string, isHome: boolean): boolean {
  const segments = lead.split('/').filter((segment) => segment !== '')
  const last = segments.at(-1)
  if (last === undefined) return isHome
  if (isAtomDirectory(last)) {
    const owner = segments.at(-2)
    return owner === undefined || owner === '..' ? isHome : owner === project
  }
  // `EXP-001/EXP-002` is a list, not a project.
  if (parseId(last) !== undefined) return isHome
  return last === project
}

function moveCounts(directory: string, oldPath: string, newPath: string): void {
  const loaded = loadCheckpoint(directory)
  const oldName = oldPath.split('/').at(-1) ?? ''
  const newName = newPath.split('/').at(-1) ?? ''
  const usage = new Map(loaded.checkpoint.usage)
  const counted = usage.get(oldName)
  if (counted === undefined) return
  usage.set(newName, counted)
  usage.delete(oldName)
  saveCheckpoint(directory, loaded, { ...loaded.checkpoint, usage })
}
