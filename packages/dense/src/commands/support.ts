/** What several commands share: the workspace, the project in question, printing. */
import { relative, sep } from 'node:path'
import { identity, parseReference } from '../atoms/ids.ts'
import { DenseError } from '../errors.ts'
import { listProjects, projectsDirectory, requireProject } from '../files/layout.ts'
import type { Io } from '../io.ts'
import { ContextScope } from '../projects/scope.ts'
import { Workspace } from '../workspace.ts'

/** Also where there is no context yet. */
export function workspaceAt(io: Io): Workspace {
  const workspace = new Workspace(io.root, io.now)
  io.opened?.(workspace)
  return workspace
}

export function workspaceOf(io: Io): Workspace {
  const workspace = workspaceAt(io)
  workspace.requireRoot()
  return workspace
}

/** One line of JSON with `--json`, the words otherwise. */
export function print(io: Io, value: unknown, words: string): void {
  io.out(io.json ? `${JSON.stringify(value)}\n` : words)
}

/** `--limit` as a number; without it everything is shown. */
export function limitOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const limit = Number(value)
  return Number.isSafeInteger(limit) && limit > 0 ? limit : wrong('--limit needs a positive number')
}

/** The first of a list, and how many were left out. */
export function cut<T>(
  all: readonly T[],
  limit: number | undefined,
): { readonly shown: readonly T[]; readonly more: number } {
  const shown = limit === undefined ? all : all.slice(0, limit)
  return { shown, more: all.length - shown.length }
}

/** Repeated flags and comma-separated values mean the same. */
export function listOf(values: readonly string[] | undefined): string[] {
  return (values ?? [])
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean)
}

/**
 * The named project, else the one the id names, else the one around the working directory, else
 * the only one, else the only one that has this id.
 */
export function projectFor(io: Io, given: string | undefined, id?: string): string {
  if (given !== undefined) {
    requireProject(io.root, given)
    return given
  }
  const reference = id === undefined ? undefined : parseReference(id)
  if (reference?.project !== undefined) {
    requireProject(io.root, reference.project)
    return reference.project
  }
  const way = relative(projectsDirectory(io.root), io.cwd).split(sep)
  const projects = listProjects(io.root)
  const around = projects.find((project) => project === way[0])
  if (around !== undefined) return around
  const [only] = projects
  if (projects.length === 1 && only !== undefined) return only
  if (reference !== undefined) {
    const workspace = new Workspace(io.root, io.now)
    const context = new ContextScope(io.root, workspace.settings, { now: io.now() })
    const owners = projects.filter((name) => context.idsOf(name).has(identity(reference.id)))
    const [owner] = owners
    if (owners.length === 1 && owner !== undefined) return owner
    if (owners.length === 0) throw new DenseError('NOT_FOUND', `There is no project with ${id}`)
  }
  if (projects.length === 0) {
    throw new DenseError(
      'NOT_FOUND',
      'There is no project yet; make one with `cortex ctx new project <name>`',
    )
  }
  throw new DenseError(
    'INVALID_INPUT',
    `There are several projects; name one of them: ${projects.join(', ')}`,
  )
}

/** The id without its project. */
export function bareId(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1)
}

/** The words do not fit the command: shows the form that does. */
export function usage(form: string): never {
  wrong(`expected \`cortex ctx ${form}\``)
}

/** One value is wrong: says what it must be. */
export function wrong(message: string): never {
  throw new DenseError('INVALID_INPUT', message)
}
