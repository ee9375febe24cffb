/**
 * A store that comes to be with its first commit. It is made under a name that is not an actor's and
 * gets the actor's name when the first call has succeeded; a call that is refused leaves nothing.
 *
 * @module
 */
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ioError } from '../journal/io-error.ts'
import { syncDirectory } from '../journal/journal-files.ts'
import { systemEnvironment } from './environment.ts'
import { aliveIn, createHome, isAbandonedDirectory, layoutOf, temporaryName } from './layout.ts'

const PREFIX = '.beginning-'

/** Where the store of a new actor is made. */
export interface NewActor {
  /** The root to open it with, until it is kept. */
  readonly root: string
  /** Gives the store, closed by now, to its actor. False if another process was first: nothing is kept. */
  keep(): boolean
  /** Removes the store, closed by now. */
  discard(): void
}

/** Begins the store of an actor that is not there. */
export function beginActor(root: string, actor: string): NewActor {
  const layout = layoutOf(root, actor)
  const environment = systemEnvironment({}, true)
  try {
    removeAbandoned(layout.root, environment.boot)
  } catch (error) {
    throw ioError('list', layout.root, error)
  }
  const isNewRoot = !existsSync(layout.root)
  const place = join(layout.root, temporaryName(PREFIX, environment))
  const building = layoutOf(place, actor)
  createHome(building)
  const alive = aliveIn(place)
  const discard = (): void => {
    alive.remove()
    rmSync(place, { recursive: true, force: true })
    if (isNewRoot && existsSync(layout.root) && readdirSync(layout.root).length === 0) {
      rmdirSync(layout.root)
    }
  }
  return {
    root: place,
    discard,
    keep: () => {
      try {
        if (existsSync(layout.home)) return false
        renameSync(building.home, layout.home)
        syncDirectory(layout.root)
        return true
      } catch (error) {
        // A directory cannot be put in the place of one that holds something.
        if (isTaken(error)) return false
        throw ioError('rename', building.home, error)
      } finally {
        discard()
      }
    },
  }
}

function isTaken(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'EPERM'
}

/** What processes left behind that were killed in their first call. */
function removeAbandoned(root: string, boot: Uint8Array): void {
  if (!existsSync(root)) return
  for (const name of readdirSync(root)) {
    if (name.startsWith(PREFIX) && isAbandonedDirectory(join(root, name), boot)) {
      rmSync(join(root, name), { recursive: true, force: true })
    }
  }
}
