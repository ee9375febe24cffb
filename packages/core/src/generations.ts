/**
 * A bounded map that forgets what nobody asked for lately. When the young are many they become the
 * old, and the old ones go: no order is kept, and no entry is removed by itself, which a `Map` that
 * loses its oldest again and again pays for by walking over the gaps.
 *
 * @module
 */
export class Generations<K, V> {
  readonly #max: number
  #young = new Map<K, V>()
  #old = new Map<K, V>()

  /** Holds at most twice `max`. */
  constructor(max: number) {
    this.#max = max
  }

  get(key: K): V | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.set(key, old)
    return old
  }

  set(key: K, value: V): void {
    if (this.#young.size >= this.#max) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, value)
  }
}
