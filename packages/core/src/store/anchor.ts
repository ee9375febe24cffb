/**
 * A second lock that goes with the first: on the file with which every journal begins. A lock file can be
 * deleted, and then two processes have a lock each; a journal without its first segment is lost anyway. So
 * the process that holds the lock file holds this one too, and two processes never both do.
 *
 * The segment is replaced by an erasure, under the lock: then the new file is locked before it gets the name.
 *
 * @module
 */
import { closeSync, openSync, statSync } from 'node:fs'
import { tryLock, unlock } from './native-lock.ts'

/** Windows replaces no file that is open, and lets nobody delete a lock file that is in use. */
const USED = process.platform !== 'win32'

export class Anchor {
  readonly #file: string
  #fd: number | undefined
  #inode: number | undefined
  #held = false
  /** What takes the place of the file while it is held. */
  #next: number | undefined

  constructor(file: string) {
    this.#file = file
  }

  /** False if another has it. True without a lock while there is no such file: a store in the making. */
  tryTake(): boolean {
    while (USED) {
      if (this.#fd === undefined && !this.#open()) return true
      const free = tryLock(this.#fd as number, 'held', false)
      if (inodeOf(this.#file) === this.#inode) {
        this.#held = free
        return free
      }
      // It was replaced since it was opened.
      this.close()
    }
    return true
  }

  /** For the holder, before this file gets the name. */
  cover(replacement: string): void {
    if (!this.#held) return
    this.#next = openSync(replacement, 'r+')
    tryLock(this.#next, 'held', false)
  }

  release(): void {
    if (this.#next !== undefined) this.close()
    else if (this.#held) unlock(this.#fd as number, 'held')
    this.#held = false
  }

  /** The system takes the locks back with the files. */
  close(): void {
    for (const fd of [this.#fd, this.#next]) if (fd !== undefined) closeSync(fd)
    this.#fd = undefined
    this.#next = undefined
  }

  #open(): boolean {
    try {
      this.#fd = openSync(this.#file, 'r+')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
      throw error
    }
    this.#inode = inodeOf(this.#file)
    return true
  }
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino
}
