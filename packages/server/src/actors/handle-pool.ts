/**
 * Handles that are kept open for those who need them next, up to a number: beyond it, those that nobody
 * holds are closed, the one that was used longest ago first. There is never more than one for a key, so
 * one that is being closed is waited for.
 *
 * @module
 */
export interface HandlePoolOptions<T> {
  /** How many stay open that nobody holds. */
  readonly most: number
  readonly close: (handle: T) => Promise<void>
}

export class HandlePool<T> {
  readonly #options: HandlePoolOptions<T>
  /** In the order of their last use. */
  readonly #open = new Map<string, Promise<T>>()
  readonly #closing = new Map<string, Promise<void>>()
  readonly #held = new Map<string, number>()

  constructor(options: HandlePoolOptions<T>) {
    this.#options = options
  }

  has(key: string): boolean {
    return this.#open.has(key)
  }

  get size(): number {
    return this.#open.size
  }

  /** The handle of a key, if it is open. */
  async peek(key: string): Promise<T | undefined> {
    return await this.#open.get(key)?.catch(() => undefined)
  }

  /** The handle of a key; made if there is none. One that cannot be made is forgotten. */
  async open(key: string, make: () => Promise<T>): Promise<T> {
    const there = this.#open.get(key)
    if (there !== undefined) {
      this.#open.delete(key)
      this.#open.set(key, there)
      return await there
    }
    const making = (this.#closing.get(key) ?? Promise.resolve()).then(make)
    this.#open.set(key, making)
    const release = this.hold(key)
    try {
      return await making
    } catch (error) {
      if (this.#open.get(key) === making) this.#open.delete(key)
      throw error
    } finally {
      release()
    }
  }

  /** Until what it returns is called, the handle of a key stays open. */
  hold(key: string): () => void {
    this.#held.set(key, (this.#held.get(key) ?? 0) + 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const left = (this.#held.get(key) ?? 1) - 1
      if (left > 0) this.#held.set(key, left)
      else this.#held.delete(key)
      this.#closeOldest()
    }
  }

  /** Everything that is open, which stays open meanwhile. */
  async withAll<R>(body: (handles: ReadonlyMap<string, T>) => R | Promise<R>): Promise<R> {
    const keys = [...this.#open.keys()]
    const releases = keys.map((key) => this.hold(key))
    try {
      const handles = new Map<string, T>()
      for (const key of keys) {
        const handle = await this.#open.get(key)?.catch(() => undefined)
        if (handle !== undefined) handles.set(key, handle)
      }
      return await body(handles)
    } finally {
      for (const release of releases) release()
    }
  }

  /** Closes the handle of a key, even if somebody holds it. */
  async remove(key: string): Promise<void> {
    if (this.#open.has(key)) this.#close(key)
    await this.#closing.get(key)
  }

  async close(): Promise<void> {
    for (const key of [...this.#open.keys()]) this.#close(key)
    await Promise.all(this.#closing.values())
  }

  #closeOldest(): void {
    for (const key of this.#open.keys()) {
      if (this.#open.size <= this.#options.most) return
      if (!this.#held.has(key)) this.#close(key)
    }
  }

  #close(key: string): void {
    const handle = this.#open.get(key)
    this.#open.delete(key)
    // One that could not be opened has nothing to close.
    const closing = Promise.resolve(handle)
      .then((made) => (made === undefined ? undefined : this.#options.close(made)))
      .catch(() => undefined)
      .finally(() => this.#closing.delete(key))
    this.#closing.set(key, closing)
  }
}
