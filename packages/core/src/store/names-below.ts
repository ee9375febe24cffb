/**
 * Names grouped by their beginnings, for the lengths that were asked for: a large batch is not
 * walked for every question.
 *
 * @module
 */
export class NamesBelow {
  readonly #lengths = new Map<number, Map<string, Set<string>>>()

  /** A name may be added again. */
  add(name: string): void {
    if (this.#lengths.size === 0) return
    for (const [length, groups] of this.#lengths) addTo(groups, name.slice(0, length), name)
  }

  /** `all` are the names that were added so far; they are walked once per length. */
  find(prefix: string, all: Iterable<string>): Iterable<string> {
    let groups = this.#lengths.get(prefix.length)
    if (groups === undefined) {
      groups = new Map()
      for (const name of all) addTo(groups, name.slice(0, prefix.length), name)
      this.#lengths.set(prefix.length, groups)
    }
    return groups.get(prefix) ?? []
  }
}

function addTo(groups: Map<string, Set<string>>, group: string, name: string): void {
  const names = groups.get(group)
  if (names === undefined) groups.set(group, new Set([name]))
  else names.add(name)
}
