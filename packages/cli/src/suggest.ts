/** The nearest name, if it is near enough to be a slip of the fingers. */
export function suggest(typed: string, names: readonly string[]): string | undefined {
  const ranked = names
    // A name that is known elsewhere and does not fit here is not a slip of the fingers.
    .filter((name) => name !== typed)
    .map((name) => ({ name, distance: editDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  const best = ranked[0]
  // More than half of a short name changed is another name, not a slip.
  return best !== undefined && best.distance <= Math.min(2, Math.floor(typed.length / 2))
    ? best.name
    : undefined
}

/** The sentence that follows a complaint about a name. */
export function didYouMean(
  typed: string,
  names: readonly string[],
  show: (name: string) => string = (name) => name,
): string {
  const near = suggest(typed, names)
  return near === undefined ? '' : ` Did you mean \`${show(near)}\`?`
}

/** What came instead of one of these names, with what was probably meant. */
export function gotInstead(typed: string, names: readonly string[]): string {
  const guess = didYouMean(typed, names)
  return guess === '' ? `, got ${typed}` : `, got ${typed}.${guess}`
}

/** How many letters are wrong, missing, too many, or swapped with their neighbour. */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY
      next.push(Math.min(substitution, swap, (row[j] as number) + 1, (next[j - 1] as number) + 1))
    }
    before = row
    row = next
  }
  return row[b.length] as number
}
