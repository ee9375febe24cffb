/**
 * Which memories a call from a directory means. Somebody who names an actor gets exactly that one.
 * Inside a project there are two: the project's, and the user's own beside it; outside there is only
 * the user's.
 *
 * A project is known by its remote, by a root commit, or by where it is, in this order; the first of
 * them that has a memory already decides. So the memory stays the same in every worktree and clone,
 * when a remote is added and after the first commit. A `.cortex/project.json` with a name comes
 * before all of them. The name is hashed like everything else: a file in a repository that somebody
 * else wrote cannot point at the memory of another project.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { readdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  nameOf,
  type Repository,
  readText,
  remoteOf,
  repositoryAround,
  rootCommits,
} from './repository.ts'

export interface Actors {
  readonly actor: string
  /** The user's own memory; the actor itself outside of a project. None beside a named actor. */
  readonly user?: string
  /** Why it is this actor, for people. */
  readonly why: string
}

export interface ActorsRequest {
  readonly directory: string | undefined
  /** Data home. */
  readonly home: string
  /** What `--actor` says. */
  readonly actor?: string | undefined
  readonly environment?: Readonly<Record<string, string | undefined>>
}

export const USER_ACTOR = 'user'

/** One way to know a project. */
interface Mark {
  readonly kind: 'name' | 'remote' | 'root' | 'path'
  readonly value: string
  /** What people call the project. */
  readonly label: string
}

/** Throws only for a `.cortex/project.json` that cannot be read: guessing would split a memory. */
export function actorsFor(request: ActorsRequest): Actors {
  const { actor, environment = process.env } = request
  if (actor !== undefined) return { actor, why: 'named by --actor' }
  const variable = environment.CORTEX_ACTOR?.trim()
  if (variable) return { actor: variable, why: 'named by CORTEX_ACTOR' }
  return projectActors(request) ?? { actor: USER_ACTOR, user: USER_ACTOR, why: 'not in a project' }
}

function projectActors({ directory, home }: ActorsRequest): Actors | undefined {
  if (directory === undefined) return undefined
  const here = realpathSync(directory)
  const repository = repositoryAround(here)
  const named = namedProject(here, repository?.top)
  if (named !== undefined) return memoryOf([named], home)
  return repository === undefined ? undefined : memoryOf(marksOf(originOf(repository)), home)
}

/** The nearest file; none above the top of the repository counts. */
function namedProject(here: string, top: string | undefined): Mark | undefined {
  for (let at = here; ; at = dirname(at)) {
    const file = join(at, '.cortex', 'project.json')
    const text = readText(file)
    if (text !== undefined) {
      const name = readName(text, file)
      return { kind: 'name', value: name, label: name }
    }
    if (at === top || dirname(at) === at) return undefined
  }
}

/** Thrown for a project file; faces show it as INVALID_INPUT. */
export class ProjectFileError extends Error {
  override readonly name: string = 'ProjectFileError'
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
    if (origin === undefined) return at
    at = origin
  }
  return at
}

function repositoryThere(path: string): Repository | undefined {
  const found = repositoryAround(path)
  return found?.top === path || found?.common === path ? found : undefined
}

/** The surest first. Later ones cost more, and are looked for only if needed. */
function* marksOf(repository: Repository): Iterable<Mark> {
  const label = nameOf(repository)
  const remote = remoteOf(repository)
  if (remote?.at === 'host') {
    yield { kind: 'remote', value: remote.name, label: basename(remote.name) }
  }
  for (const hash of rootCommits(repository)) yield { kind: 'root', value: hash, label }
  yield { kind: 'path', value: repository.common, label }
}

function memoryOf(marks: Iterable<Mark>, home: string): Actors {
  const stores = storesIn(home)
  let first: Actors | undefined
  for (const mark of marks) {
    const ending = `-${digestOf(mark)}`
    const known = stores.find((name) => name.endsWith(ending))
    const why = WHY[mark.kind](mark.value)
    if (known !== undefined) return { actor: known, user: USER_ACTOR, why }
    first ??= { actor: `${readable(mark.label)}${ending}`, user: USER_ACTOR, why }
  }
  return first as Actors
}

const WHY: Readonly<Record<Mark['kind'], (value: string) => string>> = {
  name: (name) => `project ${name}, named by .cortex/project.json`,
  remote: (remote) => `git repository with the remote ${remote}`,
  root: (hash) => `git repository with the root commit ${hash.slice(0, 12)}`,
  path: (path) => `git repository at ${path}`,
}

const DIGEST_CHARS = 12
const LABEL_CHARS = 40

function digestOf({ kind, value }: Mark): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('hex').slice(0, DIGEST_CHARS)
}

/** Fits the pattern of actors together with the digest. */
function readable(label: string): string {
  const text = label.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[._-]+|-+$/g, '')
  return text.slice(0, LABEL_CHARS) || 'project'
}

function storesIn(home: string): readonly string[] {
  try {
    return readdirSync(home)
  } catch {
    return []
  }
}
