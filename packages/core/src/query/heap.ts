/** A binary heap: the item that comes before all others is on top. */
export class Heap<T> {
  readonly #items: T[] = []
  readonly #before: (a: T, b: T) => boolean

  constructor(before: (a: T, b: T) => boolean) {
    this.#before = before
  }

  push(item: T): void {
    const items = this.#items
    let at = items.length
    items.push(item)
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!this.#before(item, items[parent] as T)) break
      items[at] = items[parent] as T
      at = parent
    }
    items[at] = item
  }

  pop(): T | undefined {
    const items = this.#items
    const top = items[0]
    const last = items.pop()
    if (items.length === 0 || last === undefined) return top
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= items.length) break
      if (child + 1 < items.length && this.#before(items[child + 1] as T, items[child] as T))
        child++
      if (!this.#before(items[child] as T, last)) break
      items[at] = items[child] as T
      at = child
    }
    items[at] = last
    return top
  }
}
