/**
 * A file that says by its lock that the process which made a directory still lives. The system ends
 * the lock with the process, whatever its number and its container.
 *
 * @module
 */
import { closeSync, openSync, rmSync } from 'node:fs'
import { tryLock } from './native-lock.ts'

export class AliveFile {
  readonly #file: string
  #fd: number | undefined

  constructor(file: string) {
    this.#file = file
    this.#fd = openSync(file, 'w+', 0o600)
    tryLock(this.#fd, 'held', false)
  }

  /** The directory is finished, or will be removed. */
  remove(): void {
    if (this.#fd === undefined) return
    closeSync(this.#fd)
    this.#fd = undefined
    rmSync(this.#file, { force: true })
  }
}
