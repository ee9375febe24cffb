/**
 * Who holds the locks of a store right now, for people who wonder why something waits.
 *
 * @module
 */
import { heldBy } from '../store/file-lock.ts'
import { isStopped } from '../store/lock-holder.ts'
import { layoutOf } from './layout.ts'

/** A file lock of a store that somebody holds. */
export interface HeldLock {
  /** Which lock it is. */
  readonly lock: 'journal' | 'views'
  /** Absent if the holder did not say who it is. */
  readonly pid?: number
  /** The machine of the holder. */
  readonly host?: string
  /** Milliseconds since 1970. */
  readonly since?: number
  /** The process stands still (SIGSTOP, a debugger), and still owns the lock. */
  readonly stopped?: boolean
}

/** Who holds the file locks of a store now. Nearly always nobody: locks are held for milliseconds. */
export function lockHolders(root: string, actor: string): readonly HeldLock[] {
  const { journalLock, viewsLock } = layoutOf(root, actor)
  const held: HeldLock[] = []
  for (const [lock, file] of [
    ['journal', journalLock],
    ['views', viewsLock],
  ] as const) {
    const holder = heldBy(file)
    if (holder === undefined) continue
    if (holder === 'unknown') held.push({ lock })
    else {
      const { pid, host, since } = holder
      held.push({ lock, pid, host, since, stopped: isStopped(holder) })
    }
  }
  return held
}
