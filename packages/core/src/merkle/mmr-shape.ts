/**
 * Where the perfect subtrees of a Merkle Mountain Range stand. Counts go to 2^53 − 1, beyond the
 * 32 bits of JavaScript's bit operators, so this is plain arithmetic.
 *
 * @module
 */

/** A perfect subtree: the `index`-th of its height from the left, over 2^height leaves. */
export interface Subtree {
  readonly height: number
  readonly index: number
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

/**
 * The subtrees that fill the leaves `from` (inclusive) to `to` (exclusive), each as tall as its
 * place allows, from left to right. From 0 they are the mountains of a range of `to` leaves.
 */
export function subtreesBetween(from: number, to: number): Subtree[] {
  const subtrees: Subtree[] = []
  let at = from
  while (at < to) {
    let height = 0
    let width = 1
    while (at % (width * 2) === 0 && at + width * 2 <= to) {
      width *= 2
      height++
    }
    subtrees.push({ height, index: at / width })
    at += width
  }
  return subtrees
}

/** The mountains of a range: tallest first, their heights are the set bits of the count. */
export function mountainsOf(count: number): Subtree[] {
  return subtreesBetween(0, count)
}

/** Which mountain holds a leaf; the caller has made sure that one does. */
export function mountainHolding(mountains: readonly Subtree[], leafIndex: number): number {
  return mountains.findIndex(({ height, index }) => leafIndex < (index + 1) * 2 ** height)
}
