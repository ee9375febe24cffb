/** What this process knows of places. It is looked up again now and then, though a sealed journal says itself where it went. */
import type { Directory } from './directory.ts'
import { keyOf, type Place } from './place.ts'

/** A database that lost its end may have lost a seal with it. */
const LOOK_AGAIN_MS = 60_000
/** Beyond that, those that were learned longest ago are forgotten. */
const KNOWN_MAX = 200_000

export class Places {
  readonly #directory: Directory
  readonly #known = new Map<string, { readonly place: Place; readonly at: number }>()
  readonly #actors = new Map<string, string>()

  constructor(directory: Directory) {
    this.#directory = directory
  }

  /** The places of those actors that have one; what is not known is unknown in one statement. */
  async of(actors: readonly string[]): Promise<ReadonlyMap<string, Place>> {
    const now = performance.now()
    const places = new Map<string, Place>()
    const unknown: string[] = []
    for (const actor of new Set(actors)) {
      const known = this.#known.get(actor)
      if (known === undefined || now - known.at > LOOK_AGAIN_MS) unknown.push(actor)
      else places.set(actor, known.place)
    }
    if (unknown.length === 0) return places
    for (const [actor, found] of await this.#directory.places(unknown)) {
      // A seal may have told more than the directory knows yet.
      const known = this.#known.get(actor)?.place
      const place = known !== undefined && known.moves > found.moves ? known : found
      this.learn(actor, place)
      places.set(actor, place)
    }
    return places
  }

  async claim(wanted: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Place>> {
    const claimed = await this.#directory.claim(wanted)
    for (const [actor, place] of claimed) this.learn(actor, place)
    return claimed
  }

  learn(actor: string, { shard, moves }: Place): void {
    const before = this.#known.get(actor)
    if (before !== undefined) this.#actors.delete(keyOf(actor, before.place))
    this.#known.delete(actor)
    this.#known.set(actor, { place: { shard, moves }, at: performance.now() })
    this.#actors.set(keyOf(actor, { shard, moves }), actor)
    for (const [oldest, { place }] of this.#known) {
      if (this.#known.size <= KNOWN_MAX) break
      this.#known.delete(oldest)
      this.#actors.delete(keyOf(oldest, place))
    }
  }

  /** Whose journal has this name in its database. */
  actorOf(key: string): string {
    return this.#actors.get(key) ?? key
  }
}
