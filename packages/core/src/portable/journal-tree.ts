/**
 * The journal's Merkle Mountain Range: appending leaves, its root, and whether one range continues
 * another.
 *
 * @module
 */
import { equalBytes } from './bytes.ts'
import { HASH_BYTES, type Hashing } from './hashing.ts'

const ZERO_HASH: Uint8Array = new Uint8Array(HASH_BYTES)

/** Peaks, tallest first, with their heights. */
export class Range {
  count = 0
  readonly #hashing: Hashing
  readonly #peaks: { readonly height: number; readonly hash: Uint8Array }[] = []

  constructor(hashing: Hashing) {
    this.#hashing = hashing
  }

  /** A perfect subtree of 2^height leaves; height 0 is one leaf. */
  append(height: number, hash: Uint8Array): void {
    let merged = { height, hash }
    for (let last = this.#peaks.at(-1); last?.height === merged.height; last = this.#peaks.at(-1)) {
      this.#peaks.pop()
      merged = {
        height: merged.height + 1,
        hash: this.#hashing.of('mmrNode', last.hash, merged.hash),
      }
    }
    this.#peaks.push(merged)
    this.count += 2 ** height
  }

  root(): Uint8Array {
    const hashes = this.#peaks.map(({ hash }) => hash)
    let bag = hashes.pop() ?? ZERO_HASH
    for (let peak = hashes.pop(); peak !== undefined; peak = hashes.pop()) {
      bag = this.#hashing.of('mmrBag', peak, bag)
    }
    return this.#hashing.journalRoot(this.count, bag)
  }
}

/** Heights of the perfect subtrees that fill the leaves `from` to `to`, left to right. */
export function heightsBetween(from: number, to: number): number[] {
  const heights: number[] = []
  let at = from
  while (at < to) {
    let height = 0
    while (at % 2 ** (height + 1) === 0 && at + 2 ** (height + 1) <= to) height++
    heights.push(height)
    at += 2 ** height
  }
  return heights
}

export interface Growth {
  readonly fromCount: number
  readonly toCount: number
  readonly fromRoot: Uint8Array
  readonly toRoot: Uint8Array
  readonly peaks: readonly Uint8Array[]
  readonly added: readonly Uint8Array[]
}

/** Whether the peaks make the earlier root, and with what was added the later one. */
export function continues(hashing: Hashing, growth: Growth): boolean {
  const { fromCount, toCount, peaks, added } = growth
  if (fromCount > toCount) return false
  const before = heightsBetween(0, fromCount)
  const after = heightsBetween(fromCount, toCount)
  if (before.length !== peaks.length || after.length !== added.length) return false
  const range = new Range(hashing)
  for (const [index, height] of before.entries()) range.append(height, peaks[index] as Uint8Array)
  if (!equalBytes(range.root(), growth.fromRoot)) return false
  for (const [index, height] of after.entries()) range.append(height, added[index] as Uint8Array)
  return equalBytes(range.root(), growth.toRoot)
}

/** Several hashes in a row. */
export function splitHashes(bytes: Uint8Array): Uint8Array[] | undefined {
  if (bytes.length % HASH_BYTES !== 0) return undefined
  return Array.from({ length: bytes.length / HASH_BYTES }, (_, index) =>
    bytes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES),
  )
}
