/**
 * Two memories at once: the actor's, which is a project's, and the user's own, which is there in
 * every project. What is said of the user belongs to the user; questions are answered from both.
 *
 * @module
 */
import {
  type Bundle,
  type ContextOptions,
  type Cortex,
  CortexError,
  contextOfBoth,
  type FindResult,
  findInBoth,
  isUri,
  type MemoryData,
  type MemoryStore,
  type SharedBundle,
  type SharedQuery,
  type SharedResult,
  type Uri,
} from '@cortex-memory/core'
import type { OperationContext } from './operation.ts'
import { bundleWithPlainNotes, withPlainNotes } from './plain-notes.ts'
import { idOf } from './schemas.ts'

/** What the caller may see and change of the actor's memory: all of it, or what a scope shows. */
export async function memoryOf(context: OperationContext): Promise<MemoryStore> {
  return await (context.scoped?.() ?? workingIn(context))
}

/** The whole memory as the branch that is checked out has it: what is made goes there. */
export async function workingIn(context: OperationContext): Promise<Cortex> {
  return await (context.working?.() ?? context.cortex())
}

/** The memories that there are, the actor's first. NOT_FOUND if there is none. */
export async function memoriesOf(context: OperationContext): Promise<[MemoryStore, MemoryStore?]> {
  return await present(
    () => memoryOf(context),
    () => context.user?.(),
  )
}

/** The same, for what needs whole stores. */
export async function storesOf(context: OperationContext): Promise<[Cortex, Cortex?]> {
  return await present(
    () => workingIn(context),
    () => context.user?.(),
  )
}

/** One after the other: both can be the same actor, which may have to be made. */
async function present<S extends MemoryStore>(
  openActor: () => Promise<S>,
  openUser: () => Promise<S> | undefined,
): Promise<[S, S?]> {
  const actor = await orMissing(openActor())
  const opening = openUser()
  const user = opening === undefined ? undefined : await orMissing(opening)
  if (actor instanceof CortexError) {
    if (user === undefined || user instanceof CortexError) throw actor
    return [user]
  }
  return user === undefined || user instanceof CortexError || user === actor
    ? [actor]
    : [actor, user]
}

/** What is not there is no failure while the other memory is. */
async function orMissing<S>(opening: Promise<S>): Promise<S | CortexError> {
  try {
    return await opening
  } catch (error) {
    if (error instanceof CortexError && error.code === 'NOT_FOUND') return error
    throw error
  }
}

/** Whose each memory is, where that can differ. */
type Found = FindResult & Partial<Pick<SharedResult, 'actors'>>

export async function findIn(context: OperationContext, query: SharedQuery): Promise<Found> {
  const [first, second] = await memoriesOf(context)
  if (second !== undefined) return withPlainNotes(await findInBoth(first, second, query))
  const found: Found = withPlainNotes(await first.find(query))
  return context.user === undefined
    ? found
    : { ...found, actors: found.actors ?? found.memories.map(() => first.actor) }
}

export async function contextIn(
  context: OperationContext,
  options: ContextOptions,
): Promise<Bundle & Partial<Pick<SharedBundle, 'actors'>>> {
  const [first, second] = await memoriesOf(context)
  if (second !== undefined) {
    return bundleWithPlainNotes(await contextOfBoth(first, second, options))
  }
  const bundle: Bundle & Partial<Pick<SharedBundle, 'actors'>> = bundleWithPlainNotes(
    await first.context(options),
  )
  if (context.user === undefined || bundle.actors !== undefined) return bundle
  const ids = Object.keys(bundle.rendered)
  return { ...bundle, actors: Object.fromEntries(ids.map((id) => [id, first.actor])) }
}

/** The memory that holds what is named; the first one if neither does, which says so itself. */
export async function holderOf(
  context: OperationContext,
  named: string,
  path: string,
): Promise<MemoryStore> {
  const id = idOf(named, path)
  const [first, second] = await memoriesOf(context)
  if (second === undefined || (await holds(first, id))) return first
  return (await holds(second, id)) ? second : first
}

/** Which memory holds which; what neither can name is left to the first. */
export async function holdersOf(
  context: OperationContext,
  uris: readonly Uri[],
): Promise<ReadonlyMap<Cortex, Uri[]>> {
  const [first, second] = await storesOf(context)
  if (second === undefined) return new Map([[first, [...uris]]])
  const groups = new Map<Cortex, Uri[]>()
  for (const uri of uris) {
    const isSecond =
      isUri(uri) && !(await holds(first, idOf(uri, ''))) && (await holds(second, idOf(uri, '')))
    const holder = isSecond ? second : first
    groups.set(holder, [...(groups.get(holder) ?? []), uri])
  }
  // An empty list is for the engine to refuse.
  return groups.size === 0 ? new Map([[first, []]]) : groups
}

async function holds(cortex: MemoryStore, id: ReturnType<typeof idOf>): Promise<boolean> {
  try {
    await cortex.resolveLatest(id)
    return true
  } catch (error) {
    // Any other failure is about a memory that is there.
    if (error instanceof CortexError) return error.code !== 'NOT_FOUND'
    throw error
  }
}

/** Subjects that mean the user, no matter who that is; the last one is the pager's. */
const USER_SUBJECTS: readonly string[] = ['user', 'the user', 'matrix://knowledge/user']

export interface Described {
  readonly data: MemoryData
  /** The caller's own word. */
  readonly user?: boolean | undefined
  readonly supersedes?: string | undefined
}

/** Where something new belongs. What takes the place of a memory goes where that one is. */
export async function memoryFor(
  context: OperationContext,
  { data, user, supersedes }: Described,
): Promise<MemoryStore> {
  if (user === true && context.user === undefined) throw noUserMemory(context.actor)
  if (context.user === undefined) return await memoryOf(context)
  if (user === undefined && supersedes !== undefined) {
    return await holderOf(context, supersedes, 'supersedes')
  }
  return (user ?? isOfUser(data)) ? await context.user() : await memoryOf(context)
}

function isOfUser(data: MemoryData): boolean {
  if (data.type === 'Identity' || data.type === 'Preference') return true
  const subject = 'subject' in data ? data.subject : undefined
  return typeof subject === 'string' && USER_SUBJECTS.includes(subject.trim().toLowerCase())
}

function noUserMemory(actor: string): CortexError {
  return new CortexError(
    'INVALID_INPUT',
    `Cannot keep it for the user: ${actor} was named and stands alone; leave \`user\` out, or name no actor`,
    { path: 'user' },
  )
}

/** Named only where a call means two. */
export function whoseIn(
  { user }: OperationContext,
  { actor }: MemoryStore,
): { readonly actor?: string } {
  return user === undefined ? {} : { actor }
}
