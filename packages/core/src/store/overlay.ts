/**
 * Changes in memory over a reader: what a view will hold once it has taken them. Values are absolute,
 * so it does not matter if the reader below has some of them already.
 *
 * @module
 */
import { asBuffer, compareBytes } from '../codec/bytes.ts'
import type { Staged } from './batch.ts'
import type { Change, KeyValue, ScanRange } from './ordered-store.ts'

/** Few enough are put in their places one by one. */
const FEW = 32

export class Overlay {
  readonly #latest = new Map<string, Staged>()
  /** In order, but for those that were not asked for yet. */
  #names: string[] = []
  #fresh: string[] = []
  #bytes = 0

  /** How much of memory it takes, roughly. */
  get bytes(): number {
    return this.#bytes
  }

  /** Takes changes that lead to the moment `at`; they are its own from now on. */
  take(changes: ReadonlyMap<string, Staged>, at: number): void {
    changes.forEach((staged, name) => {
      const before = this.#latest.get(name)
      if (before === undefined) this.#fresh.push(name)
      this.#bytes += sizeOf(staged) - (before === undefined ? 0 : sizeOf(before))
      staged.at = at
      this.#latest.set(name, staged)
    })
  }

  /** Forgets what the reader below has: all that changed last at this moment or earlier. */
  trim(at: number): void {
    for (const [name, latest] of this.#latest) {
      if (latest.at > at) continue
      this.#latest.delete(name)
      this.#bytes -= sizeOf(latest)
    }
    this.#fresh = [...this.#latest.keys()]
    this.#names = []
  }

  /** The change of a key, if there is one; its value is undefined where it was deleted. */
  get(key: Uint8Array): { readonly value: Uint8Array | undefined } | undefined {
    return this.#latest.get(nameOf(key))
  }

  /** Every change once, in key order. */
  changes(): Change[] {
    return this.#sorted().map((name) => {
      const { key, value } = this.#latest.get(name) as Staged
      return [key, value]
    })
  }

  /** A scan of the reader below, as it will be. `below` scans without a limit. */
  scan(range: ScanRange, below: (range: ScanRange) => Iterable<KeyValue>): Iterable<KeyValue> {
    const own = this.#between(range)
    return own.length === 0 ? below(range) : merged(own, range, below)
  }

  #between({ from, to, reverse }: ScanRange): Staged[] {
    const names = this.#sorted()
    const start = firstFrom(names, nameOf(from))
    const end = to === undefined ? names.length : firstFrom(names, nameOf(to))
    const own = names.slice(start, end).map((name) => this.#latest.get(name) as Staged)
    return reverse ? own.reverse() : own
  }

  #sorted(): readonly string[] {
    const fresh = this.#fresh
    if (fresh.length === 0) return this.#names
    this.#fresh = []
    if (fresh.length <= FEW) {
      for (const name of fresh) this.#names.splice(firstFrom(this.#names, name), 0, name)
    } else {
      this.#names = [...this.#names, ...fresh].sort()
    }
    return this.#names
  }
}

function* merged(
  own: readonly Staged[],
  { from, to, reverse, limit = Number.POSITIVE_INFINITY }: ScanRange,
  below: (range: ScanRange) => Iterable<KeyValue>,
): Iterable<KeyValue> {
  let left = limit
  if (left <= 0) return
  let next = 0
  for (const pair of below({ from, to, reverse })) {
    let isShadowed = false
    while (next < own.length && !isShadowed) {
      const { key, value } = own[next] as Staged
      const order = reverse ? compareBytes(pair.key, key) : compareBytes(key, pair.key)
      if (order > 0) break
      isShadowed = order === 0
      next++
      if (value === undefined) continue
      yield { key, value }
      if (--left <= 0) return
    }
    if (isShadowed) continue
    yield pair
    if (--left <= 0) return
  }
  for (const { key, value } of own.slice(next)) {
    if (value === undefined) continue
    yield { key, value }
    if (--left <= 0) return
  }
}

/** Where the first name from this one on stands. */
function firstFrom(names: readonly string[], name: string): number {
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((names[middle] as string) < name) low = middle + 1
    else high = middle
  }
  return low
}

function sizeOf({ key, value }: Staged): number {
  return 2 * key.length + (value?.length ?? 0)
}

/** latin1 text compares like the bytes it stands for. */
function nameOf(key: Uint8Array): string {
  return asBuffer(key).toString('latin1')
}
