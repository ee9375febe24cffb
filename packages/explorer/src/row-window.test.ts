import { describe, expect, it } from 'vitest'
import { above, CHUNK, ROW_PX, rowAt, windowOf } from './row-window.ts'

const none = new Map<number, number>()
const STRETCH_PX = CHUNK * ROW_PX

describe('the rows of a long table', () => {
  it('[EX40] however far it is scrolled, few stretches are needed, and the seen rows are in them', () => {
    for (const total of [1, 49, 50, 51, 5_000, 100_000]) {
      for (let top = 0; top < total * ROW_PX; top += 977 * ROW_PX) {
        const { from, to } = windowOf(none, total, top, top + 900)

        expect((to - from + 1) * CHUNK).toBeLessThanOrEqual(150)
        expect(above(none, from, total)).toBeLessThanOrEqual(top)
        const end = above(none, to + 1, total)
        expect(end).toBeGreaterThanOrEqual(Math.min(top + 900, total * ROW_PX))
      }
    }
  })

  it('[EX40] stretches that are higher than usual move those below them', () => {
    const heights = new Map([[0, STRETCH_PX + 300]])

    expect(above(heights, 1, 1_000)).toBe(STRETCH_PX + 300)
    expect(rowAt(heights, 1_000, STRETCH_PX + 300 + ROW_PX)).toBe(CHUNK + 1)
    expect(windowOf(heights, 1_000, 0, 600)).toEqual({ from: 0, to: 0 })
  })

  it('[EX40] a row is found where it begins, and below the last there is none', () => {
    expect(rowAt(none, 1_000, 700 * ROW_PX)).toBe(700)
    expect(rowAt(none, 1_000, 5_000 * ROW_PX)).toBe(999)
    expect(rowAt(none, 0, 0)).toBe(0)
  })
})
