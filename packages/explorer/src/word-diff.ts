/** Which words came and went between two texts: the longest common run of words stays. */
export interface Piece {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Beyond this the table would be larger than the page: the texts stand whole, one after the other. */
const WORDS_MAX = 1_000

const CHARS_MAX = 20_000

/** A comma after a word is not part of it. */
const PIECE = /\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu

export function wordDiff(before: string, after: string): Piece[] {
  if (before === after) return [{ kind: 'same', text: after }]
  if (before.length > CHARS_MAX || after.length > CHARS_MAX) return whole(before, after)
  const a = before.match(PIECE) ?? []
  const b = after.match(PIECE) ?? []
  if (a.length > WORDS_MAX || b.length > WORDS_MAX) return whole(before, after)
  const width = b.length + 1
  const length = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      length[i * width + j] =
        a[i] === b[j]
          ? (length[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(length[(i + 1) * width + j] ?? 0, length[i * width + j + 1] ?? 0)
    }
  }
  const pieces: Piece[] = []
  const add = (kind: Piece['kind'], text: string): void => {
    const last = pieces.at(-1)
    if (last?.kind === kind) pieces[pieces.length - 1] = { kind, text: last.text + text }
    else pieces.push({ kind, text })
  }
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      add('same', a[i] ?? '')
      i++
      j++
    } else if (
      i < a.length &&
      (j >= b.length || (length[(i + 1) * width + j] ?? 0) >= (length[i * width + j + 1] ?? 0))
    ) {
      add('removed', a[i++] ?? '')
    } else {
      add('added', b[j++] ?? '')
    }
  }
  return pieces
}

function whole(before: string, after: string): Piece[] {
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
}
