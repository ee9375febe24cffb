/** How many records are read at once. The first page is small where nobody says how many are expected; the next are not. */
export const FIRST_PAGE = 16
const PAGE_MAX = 512

export function firstPage(expected: number = FIRST_PAGE): number {
  return Math.min(PAGE_MAX, Math.ceil(expected)) || FIRST_PAGE
}

export function nextPage(limit: number): number {
  return Math.min(PAGE_MAX, limit * 4)
}
