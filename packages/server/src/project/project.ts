/**
 * The project that a directory is in: a git repository, or a directory with `.cortex/project.json`,
 * with everything it can be known by. Reads within limits; git is started only when root commits are
 * asked for.
 *
 * @module
 */
import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readRegularFile, UnfitFileError } from '@cortex-memory/dense/regular-file'
import { type Checkout, checkoutOf } from './checkout.ts'
import {
  identityOf,
  nameOf,
  type Repository,
  remoteOf,
  repositoryAround,
  repositoryThere,
  rootCommits,
} from './repository.ts'

/** One way to know a project. */
export interface Mark {
  readonly kind: 'name' | 'remote' | 'root' | 'path' | 'place'
  readonly value: string
  /** What people call the project. */
  readonly label: string
}

export interface Project {
  /** Where it is: the same for all work trees of a repository. */
  readonly path: string
  /** What `.cortex/project.json` calls it. */
  readonly name?: string
  readonly identity: string
  /** `host/path` of its remote. */
  readonly remote?: string
  /** Asked of git once, when first needed. */
  roots(): readonly string[] | undefined
  /** The surest first. Later ones cost more, and are looked for only if needed. */
  marks(): Iterable<Mark>
  /** A mark that no other place has. */
  own(): Mark
  /** The branch that is checked out; none without a repository, or in none of its branches. */
  checkout(): Checkout | undefined
}

/** Thrown for a project file; commands show it as a mistake of the caller. */
export class ProjectFileError extends Error {
  /** Always `ProjectFileError`. */
  override readonly name: string = 'ProjectFileError'
}

export function projectAround(directory: string): Project | undefined {
  const here = realpathSync(directory)
  const repository = repositoryAround(here)
  const named = namedProject(here, repository?.top)
  if (repository === undefined && named === undefined) return undefined
  const path = repository?.common ?? (named?.directory as string)
  let known: { readonly roots: readonly string[] | undefined } | undefined
  const roots = (): readonly string[] | undefined => {
    known ??= { roots: repository === undefined ? undefined : rootCommits(repository) }
    return known.roots
  }
  const origin = repository === undefined ? undefined : originOf(repository)
  const remote = origin === undefined ? undefined : remoteOf(origin)
  const label = named?.name ?? (repository === undefined ? basename(path) : nameOf(repository))
  return {
    path,
    ...(named === undefined ? {} : { name: named.name }),
    identity: identityOf(path),
    ...(remote?.at === 'host' ? { remote: remote.name } : {}),
    roots,
    marks: () => (named === undefined ? marksOf(origin as Repository, roots) : [nameMark(named)]),
    own: () => ({ kind: 'place', value: JSON.stringify([path, named?.name, roots()?.[0]]), label }),
    checkout: () => (repository === undefined ? undefined : checkoutOf(repository)),
  }
}

function* marksOf(origin: Repository, roots: () => readonly string[] | undefined): Iterable<Mark> {
  const label = nameOf(origin)
  const remote = remoteOf(origin)
  if (remote?.at === 'host') {
    yield { kind: 'remote', value: remote.name, label: basename(remote.name) }
  }
  for (const hash of roots() ?? []) yield { kind: 'root', value: hash, label }
  yield { kind: 'path', value: origin.common, label }
}

interface NamedDirectory {
  readonly name: string
  readonly directory: string
}

function nameMark({ name }: NamedDirectory): Mark {
  return { kind: 'name', value: name, label: name }
}

const PROJECT_FILE_BYTES_MAX = 65_536

/** The nearest file; none above the top of the repository counts. */
function namedProject(here: string, top: string | undefined): NamedDirectory | undefined {
  for (let at = here; ; at = dirname(at)) {
    const file = join(at, '.cortex', 'project.json')
    const text = readProjectFile(file, at)
    if (text !== undefined) return { name: readName(text, file), directory: at }
    if (at === top || dirname(at) === at) return undefined
  }
}

function readProjectFile(file: string, within: string): string | undefined {
  try {
    const options = { maxBytes: PROJECT_FILE_BYTES_MAX, within }
    return readRegularFile(file, options)?.toString('utf8')
  } catch (error) {
    if (error instanceof UnfitFileError) {
      throw new ProjectFileError(`Cannot read ${file}: ${error.message}. Remove it, or repair it`)
    }
    throw error
  }
}

function readName(text: string, file: string): string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new ProjectFileError(`Cannot read ${file}: ${(error as Error).message}`)
  }
  const { name, ...others } = (value ?? {}) as { name?: unknown }
  const [unknown] = Object.keys(others)
  if (typeof name !== 'string' || name.trim() === '' || unknown !== undefined) {
    const got = unknown === undefined ? JSON.stringify(value) : `the key ${unknown}`
    throw new ProjectFileError(`Cannot read ${file}: expected {"name": "…"}, got ${got}`)
  }
  return name.trim()
}

const HOPS_MAX = 4

/** A clone of a directory is the project of that directory. */
function originOf(repository: Repository): Repository {
  let at = repository
  for (let hop = 0; hop < HOPS_MAX; hop++) {
    const remote = remoteOf(at)
    const origin = remote?.at === 'directory' ? repositoryThere(remote.path) : undefined
    if (origin === undefined || !origin.isSure) return at
    at = origin
  }
  return at
}
