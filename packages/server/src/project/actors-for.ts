/**
 * Which memories a call from a directory means. Somebody who names an actor gets exactly that one.
 * Inside a project there are two: the project's, and the user's own beside it; outside there is only
 * the user's.
 *
 * A place that is registered means the memory it is registered for. A new place is known by the name
 * in `.cortex/project.json`, or by its remote, a root commit or its path, in this order; the first of
 * them that has a memory decides, if that memory was made under one of its root commits. So memory is
 * the same in every work tree and clone, when a remote is added and after the first commit; and a
 * repository that only claims to be another one gets a memory of its own.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { Checkout } from './checkout.ts'
import { type Mark, type Project, projectAround } from './project.ts'
import { type How, type Place, Register } from './register.ts'

/** Whose memory a directory means. */
export interface Actors {
  /** The actor. */
  readonly actor: string
  /** Somebody named the actor: it does not follow from the place. */
  readonly isNamed?: true
  /** The user's own memory; the actor itself outside of a project. None beside a named actor. */
  readonly user?: string
  /** Why it is this actor, for people. */
  readonly why: string
  /** Registers this place for the actor. To be called before its memory is made. */
  readonly claim?: () => void
  /** The branch that is checked out now; read from files each time. */
  readonly checkout?: () => Checkout | undefined
}

/** From where a command is called. */
export interface ActorsRequest {
  /** The directory. */
  readonly directory: string | undefined
  /** Data home. */
  readonly home: string
  /** What `--actor` says. */
  readonly actor?: string | undefined
  /** Environment variables. */
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** Milliseconds since 1970. */
  readonly clock?: () => number
}

/** The actor of the user's own memory. */
export const USER_ACTOR = 'user'

/** Throws only for a `.cortex/project.json` that cannot be read: guessing would split a memory. */
export function actorsFor(request: ActorsRequest): Actors {
  const { actor, environment = process.env } = request
  if (actor !== undefined) return { actor, isNamed: true, why: 'named by --actor' }
  const variable = environment.CORTEX_ACTOR?.trim()
  if (variable) return { actor: variable, isNamed: true, why: 'named by CORTEX_ACTOR' }
  const found = resolveProject(request)
  if (found === undefined) return { actor: USER_ACTOR, user: USER_ACTOR, why: 'not in a project' }
  const { actor: project, why, claim, project: at } = found
  return { actor: project, user: USER_ACTOR, why, claim, checkout: () => at.checkout() }
}

/** A project, the memory it means, and what else was looked at. */
export interface Resolved {
  /** The project, if the directory belongs to one. */
  readonly project: Project
  /** The actor. */
  readonly actor: string
  /** How it was found, in a sentence. */
  readonly why: string
  /** Registers the directory when the first thing is remembered. */
  readonly claim: () => void
  /** How this place came to that memory; none if it has no memory yet. */
  readonly place: Place | undefined
  /** Memories that this project would mean by its name or remote alone. */
  readonly refused: readonly string[]
}

/** Finds the actor of a directory. */
export function resolveProject(request: ActorsRequest): Resolved | undefined {
  const { directory, home, clock = Date.now } = request
  const project = directory === undefined ? undefined : projectAround(directory)
  if (project === undefined) return undefined
  const register = new Register(home)
  const known = register.get(project.path, project.name)
  if (known !== undefined && isStill(known, project)) {
    const place = withRoots(known, project, register)
    const why = sentence(byMark(project, known), place, [])
    return { project, actor: known.actor, why, place, claim: () => undefined, refused: [] }
  }
  const { actor, mark, how, refused } = choose(project, register, storesIn(home))
  const place = placeOf(project, actor, how ?? 'made', clock())
  // A memory that exists is read from here from now on; one that does not is not made by looking.
  if (how !== undefined) quietly(() => register.put(place))
  return {
    project,
    actor,
    why: sentence(WHY[mark.kind](mark.value), how === undefined ? undefined : place, refused),
    place: how === undefined ? undefined : place,
    claim: () => register.put(place),
    refused,
  }
}

export function placeOf(project: Project, actor: string, how: How, at: number): Place {
  const { path, name, identity, remote } = project
  const roots = project.roots()
  return {
    path,
    ...(name === undefined ? {} : { name }),
    actor,
    how,
    ...(remote === undefined ? {} : { remote }),
    ...(roots === undefined ? {} : { roots }),
    identity,
    at,
  }
}

/** The name of a memory that belongs to this place and no other. */
export function ownActor(project: Project): string {
  return actorNamed(project.own())
}

/** The same repository as when it was registered, and not given another remote since. */
function isStill(place: Place, project: Project): boolean {
  const isSame = place.identity === project.identity || shareRoot(place.roots, project.roots())
  if (!isSame || place.how === 'linked' || place.how === 'own') return isSame
  return place.remote === undefined || [undefined, place.remote].includes(project.remote)
}

/** A repository that had no commit when it was registered is known by its root from then on. */
function withRoots(place: Place, project: Project, register: Register): Place {
  if (place.roots?.length !== 0 || !project.roots()?.length) return place
  const now = { ...place, roots: project.roots() as readonly string[] }
  quietly(() => register.put(now))
  return now
}

interface Choice {
  readonly actor: string
  readonly mark: Mark
  /** None: there is no memory yet. */
  readonly how: How | undefined
  readonly refused: readonly string[]
}

function choose(project: Project, register: Register, stores: readonly string[]): Choice {
  const refused: string[] = []
  const names = [...stores, ...register.all().map(({ actor }) => actor)]
  let free: Mark | undefined
  for (const mark of project.marks()) {
    const known = names.find((name) => name.endsWith(endingOf(mark)))
    if (known === undefined) {
      free ??= mark
      continue
    }
    const how = admission(project, mark, register.placesOf(known))
    if (how !== undefined) return { actor: known, mark, how, refused }
    refused.push(known)
  }
  const mark = free ?? project.own()
  const actor = actorNamed(mark)
  return { actor, mark, how: stores.includes(actor) ? 'own' : undefined, refused }
}

/** Whether the project may have the memory that a mark of it leads to. */
function admission(project: Project, mark: Mark, places: readonly Place[]): How | undefined {
  const isHere = (place: Place): boolean =>
    place.path === project.path && place.name === project.name
  // Made before places were registered, or by a name that was typed: the first to come has it.
  if (places.length === 0) return mark.kind === 'path' ? 'made' : 'joined'
  // The user's word for one place is not a word for its copies.
  const own = places.filter(({ how }) => how === 'made' || how === 'joined')
  const back = own.find((place) => isHere(place) && place.roots?.length === 0)
  if (back !== undefined) return back.how
  const kin = own.filter((place) => shareRoot(place.roots, project.roots()))
  if (kin.length === 0) return undefined
  return kin.find(isHere)?.how ?? 'joined'
}

function shareRoot(
  some: readonly string[] | undefined = [],
  others: readonly string[] | undefined = [],
): boolean {
  return some.some((root) => others.includes(root))
}

const WHY: Readonly<Record<Mark['kind'], (value: string) => string>> = {
  name: (name) => `project ${name}, named by .cortex/project.json`,
  remote: (remote) => `git repository with the remote ${remote}`,
  root: (hash) => `git repository with the root commit ${hash.slice(0, 12)}`,
  path: (path) => `git repository at ${path}`,
  place: (value) => `project at ${(JSON.parse(value) as [string])[0]}`,
}

/** By which of its marks a registered place came to its memory. */
function byMark(project: Project, { actor, how, roots = [] }: Place): string {
  if (how === 'linked') return 'linked by `cortex project link`'
  if (how === 'own') return WHY.place(project.own().value)
  const ofRoots = roots.map((value): Mark => ({ kind: 'root', value, label: '' }))
  for (const mark of [...quickMarks(project), ...ofRoots]) {
    if (actor.endsWith(endingOf(mark))) return WHY[mark.kind](mark.value)
  }
  return `git repository at ${project.path}`
}

/** Those that are known without git. */
function* quickMarks({ name, remote, path }: Project): Iterable<Mark> {
  if (name !== undefined) yield { kind: 'name', value: name, label: name }
  if (remote !== undefined) yield { kind: 'remote', value: remote, label: remote }
  yield { kind: 'path', value: path, label: path }
}

function sentence(why: string, place: Place | undefined, refused: readonly string[]): string {
  const [other] = refused
  if (other !== undefined) {
    return `${why}; ${other} has the same name or remote, but was made under another root commit: \`cortex project link ${other}\` would use it here`
  }
  if (place?.how !== 'joined') return why
  const day = new Date(place.at).toISOString().slice(0, 10)
  return `${why}; this directory is new to that memory since ${day}: \`cortex project link\` confirms it, \`cortex project unlink\` gives it one of its own`
}

const DIGEST_CHARS = 12
const LABEL_CHARS = 40

/** With which the name of a memory ends that a mark leads to. */
function endingOf({ kind, value }: Mark): string {
  const digest = createHash('sha256').update(`${kind}:${value}`).digest('hex')
  return `-${digest.slice(0, DIGEST_CHARS)}`
}

function actorNamed(mark: Mark): string {
  return `${readable(mark.label)}${endingOf(mark)}`
}

/** Fits the pattern of actors together with the digest. */
function readable(label: string): string {
  const words = label.split(/[^A-Za-z0-9._-]/).filter((word) => word !== '')
  const text = words
    .join('-')
    .slice(0, LABEL_CHARS)
    .replace(/^[._-]+/, '')
  return trimmedEnd(text) || 'project'
}

function trimmedEnd(text: string): string {
  let end = text.length
  while (text[end - 1] === '-') end--
  return text.slice(0, end)
}

function storesIn(home: string): readonly string[] {
  try {
    return readdirSync(home)
  } catch {
    return []
  }
}

/** A home that may not be written to can be read anyway. */
function quietly(body: () => void): void {
  try {
    body()
  } catch {
    // The next call tries again.
  }
}
