/** Which rows of a long table are in the document: those around what is seen, by stretches. */

/** Rows of a stretch: what is asked for at a time. */
export const CHUNK = 25
export const ROW_PX = 36

export interface RowWindow {
  /** The first and the last stretch that are needed. */
  readonly from: number
  readonly to: number
}

/** Heights of stretches that were seen; the others are taken to have rows of the usual height. */
export type Heights = ReadonlyMap<number, number>

function heightOf(heights: Heights, chunk: number, total: number): number {
  const rows = Math.max(0, Math.min(CHUNK, total - chunk * CHUNK))
  return heights.get(chunk) ?? rows * ROW_PX
}

/** Pixels above a stretch. */
export function above(heights: Heights, chunk: number, total: number): number {
  let sum = 0
  for (let each = 0; each < chunk; each++) sum += heightOf(heights, each, total)
  return sum
}

export function chunksOf(total: number): number {
  return Math.ceil(total / CHUNK)
}

/** The stretches between two heights of the table, with half a screen on both sides. */
export function windowOf(heights: Heights, total: number, top: number, bottom: number): RowWindow {
  const spare = (bottom - top) / 2
  const last = Math.max(0, chunksOf(total) - 1)
  let at = 0
  let from = 0
  let to = 0
  for (let chunk = 0; chunk <= last; chunk++) {
    if (at <= top - spare) from = chunk
    if (at < bottom + spare) to = chunk
    at += heightOf(heights, chunk, total)
  }
  return { from, to: Math.max(from, to) }
}

/** The row at a height. */
export function rowAt(heights: Heights, total: number, px: number): number {
  let at = 0
  for (let chunk = 0; chunk < chunksOf(total); chunk++) {
    const height = heightOf(heights, chunk, total)
    if (px < at + height) {
      return chunk * CHUNK + Math.min(CHUNK - 1, Math.max(0, Math.floor((px - at) / ROW_PX)))
    }
    at += height
  }
  return Math.max(0, total - 1)
}
