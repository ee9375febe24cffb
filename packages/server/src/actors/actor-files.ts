/**
 * Everything that belongs to an actor: its store, its conversations, which are kept beside the
 * stores, and the tokens that speak for it.
 *
 * @module
 */
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { deleteActor, listActors } from '@cortex-memory/core'
import { bytesBelow } from '@cortex-memory/core/internal'

/** An actor of a data home. */
export interface ActorRow {
  /** Its name. */
  readonly actor: string
  /** What its files take on disk. */
  readonly bytes: number
  /** When its journal last grew, in milliseconds since 1970. */
  readonly changedAt: number
}

/** What was removed with an actor. */
export interface DeletedActor {
  /** The name that it had. */
  readonly deleted: string
  /** What its files took on disk. */
  readonly bytes: number
  /** Names of the tokens that went with it. */
  readonly tokens: readonly string[]
}

/** The tokens of a data home, as far as an actor that goes away needs them. */
export interface NamedTokens {
  list(): readonly { readonly name: string; readonly actor: string }[]
  revoke(name: string): unknown
}

/** All actors of a data home. */
export function actorRows(home: string): readonly ActorRow[] {
  return listActors(home).map((actor) => {
    const directory = join(home, actor)
    return { actor, bytes: bytesBelow(directory), changedAt: changedAt(directory) }
  })
}

/**
 * Deletes an actor with its conversations and tokens.
 *
 * @throws CortexError `NOT_FOUND`; `IO_ERROR` while another process has its store open.
 */
export function deleteActorFiles(home: string, actor: string, files: NamedTokens): DeletedActor {
  const { bytes } = deleteActor(home, actor)
  rmSync(join(home, '.pager', actor), { recursive: true, force: true })
  const tokens = files.list().filter((token) => token.actor === actor)
  for (const { name } of tokens) files.revoke(name)
  return { deleted: actor, bytes, tokens: tokens.map(({ name }) => name) }
}

/** The tail moves with every commit; a store without one is damaged, and listed anyway. */
function changedAt(directory: string): number {
  const tail = statSync(join(directory, 'lock', 'tail'), { throwIfNoEntry: false })
  return Math.floor((tail ?? statSync(directory)).mtimeMs)
}
