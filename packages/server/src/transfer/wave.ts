/**
 * Changes that are asked for together and share a commit. Two that are about the same thing never
 * do: the second is decided on what the first has left.
 *
 * @module
 */

/** So many that syncing the disk costs little, so few that others need not wait long. */
const WAVE = 128

export class Wave {
  readonly #about = new Set<string>()
  #changes: (() => Promise<void>)[] = []

  /** Waits for what is under way about the same; then it can be read what is there. */
  async before(about: string): Promise<void> {
    if (this.#about.has(about) || this.#changes.length >= WAVE) await this.end()
  }

  add(about: string, change: () => Promise<void>): void {
    this.#about.add(about)
    this.#changes.push(change)
  }

  async end(): Promise<void> {
    const changes = this.#changes
    this.#changes = []
    this.#about.clear()
    const settled = await Promise.allSettled(changes.map((change) => change()))
    const failed = settled.find((each) => each.status === 'rejected')
    if (failed !== undefined) throw failed.reason
  }
}
