/**
 * A heap of (distance, id) with the greatest on top; equal distances are ordered by id, so that no result
 * depends on chance. It keeps the nearest of what it is offered (`offer`), or serves as a queue of the
 * nearest first when distances are pushed negated.
 *
 * @module
 */

export class Heap {
  size = 0
  #distances: Float64Array
  #ids: Uint32Array

  constructor(capacity: number) {
    this.#distances = new Float64Array(capacity)
    this.#ids = new Uint32Array(capacity)
  }

  clear(): void {
    this.size = 0
  }

  get topDistance(): number {
    return this.#distances[0] as number
  }

  get topId(): number {
    return this.#ids[0] as number
  }

  push(distance: number, id: number): void {
    if (this.size === this.#ids.length) this.#widen()
    this.#rise(this.size++, distance, id)
  }

  /** Takes the pair if fewer than `limit` are here, or in place of the greatest if it is smaller. */
  offer(distance: number, id: number, limit: number): void {
    if (this.size < limit) this.push(distance, id)
    else if (limit > 0 && isBefore(distance, id, this.topDistance, this.topId)) {
      this.#sink(distance, id)
    }
  }

  /** Removes the top, which must be there. */
  pop(): void {
    this.size--
    if (this.size > 0) {
      this.#sink(this.#distances[this.size] as number, this.#ids[this.size] as number)
    }
  }

  #rise(from: number, distance: number, id: number): void {
    const distances = this.#distances
    const ids = this.#ids
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      const parentDistance = distances[parent] as number
      const parentId = ids[parent] as number
      if (!isBefore(parentDistance, parentId, distance, id)) break
      distances[at] = parentDistance
      ids[at] = parentId
      at = parent
    }
    distances[at] = distance
    ids[at] = id
  }

  /** Puts the pair in place of the top. */
  #sink(distance: number, id: number): void {
    const distances = this.#distances
    const ids = this.#ids
    const size = this.size
    let at = 0
    for (let child = 1; child < size; child = 2 * at + 1) {
      const right = child + 1
      if (
        right < size &&
        isBefore(
          distances[child] as number,
          ids[child] as number,
          distances[right] as number,
          ids[right] as number,
        )
      ) {
        child = right
      }
      const childDistance = distances[child] as number
      const childId = ids[child] as number
      if (!isBefore(distance, id, childDistance, childId)) break
      distances[at] = childDistance
      ids[at] = childId
      at = child
    }
    distances[at] = distance
    ids[at] = id
  }

  #widen(): void {
    const capacity = Math.max(16, this.#ids.length * 2)
    const distances = new Float64Array(capacity)
    distances.set(this.#distances)
    this.#distances = distances
    const ids = new Uint32Array(capacity)
    ids.set(this.#ids)
    this.#ids = ids
  }
}

function isBefore(distance: number, id: number, other: number, otherId: number): boolean {
  return distance < other || (distance === other && id < otherId)
}
