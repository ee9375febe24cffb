/**
 * A lock together with how long one handle waits for it.
 *
 * @module
 */
import { type FileLock, type Patience, withLocks } from './file-lock.ts'

export class Guard {
  readonly lock: FileLock
  readonly patience: Patience

  constructor(lock: FileLock, patience: Patience) {
    this.lock = lock
    this.patience = patience
  }

  /** Waits for its turn without blocking the event loop; BUSY after the deadline. */
  async run<T>(action: string, body: () => T): Promise<T> {
    return await withLocks([this.lock], action, this.patience, body)
  }

  /** For where nothing can wait asynchronously: BUSY if another has it for longer than a moment. */
  atOnce<T>(action: string, body: () => T): T {
    return this.lock.atOnce(action, this.patience, body)
  }

  /** Undefined, and nothing done, if another has it. */
  ifFree<T>(body: () => T): { readonly value: T } | undefined {
    if (!this.lock.tryForAMoment(this.patience)) return undefined
    try {
      return { value: body() }
    } finally {
      this.lock.release()
    }
  }
}
