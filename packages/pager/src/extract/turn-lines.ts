/**
 * The lines of a turn, each with whose words it holds. Signs are looked for line by line and in paragraphs.
 *
 * @module
 */

export type SegmentOrigin =
  | 'own'
  | 'uncertain'
  | 'quote'
  | 'mail'
  | 'code'
  | 'log'
  | 'table'
  | 'document'
  | 'payload'
  | 'recalled'
  | 'suspect'

export interface Line {
  /** What the signs are looked for in: the whole line, or both ends of a very long one. */
  readonly text: string
  readonly full: string
  readonly start: number
  origin: SegmentOrigin
  why: string
  /** Where the own part ends, if the rest of the line is foreign. */
  ownEnd: number
  /** Where the own part begins, behind the end of an element or of a quotation. */
  ownStart: number
  /** A closed quotation is in front. */
  isQuoted: boolean
}

const LINES_MAX = 4_000
/** Signs stand at the ends of a line: patterns see no more of it, so that time grows with the text alone. */
export const HEAD_CHARS = 300
const TAIL_CHARS = 100

function signsOf(line: string): string {
  return line.length <= HEAD_CHARS + TAIL_CHARS
    ? line
    : `${line.slice(0, HEAD_CHARS)} ${line.slice(-TAIL_CHARS)}`
}

export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const isBeyond = lines.length >= LINES_MAX
    lines.push({
      text: signsOf(line.endsWith('\r') ? line.slice(0, -1) : line),
      full: line,
      start,
      origin: isBeyond ? 'document' : 'own',
      why: isBeyond ? 'very long' : '',
      ownEnd: line.length,
      ownStart: 0,
      isQuoted: false,
    })
    start += line.length + 1
  }
  return lines
}

export function mark(
  lines: readonly Line[],
  from: number,
  to: number,
  origin: SegmentOrigin,
  why: string,
): void {
  for (let at = Math.max(0, from); at < Math.min(to, lines.length); at++) {
    const line = lines[at] as Line
    if (line.origin !== 'own') continue
    line.origin = origin
    line.why = why
  }
}

export function isOpen(line: Line | undefined): line is Line {
  return line !== undefined && line.origin === 'own'
}

export function isBlank(line: Line | undefined): boolean {
  return line === undefined || line.text.trim() === ''
}

/** The line behind the paragraph in which `at` stands. */
export function paragraphEnd(lines: readonly Line[], at: number): number {
  let end = at + 1
  while (end < lines.length && !isBlank(lines[end])) end++
  return end
}

export function paragraphStart(lines: readonly Line[], at: number): number {
  let start = at
  while (start > 0 && !isBlank(lines[start - 1])) start--
  return start
}
