/**
 * How large the files may become that every session reads. Lines are what people count; bytes are
 * counted too, because one endless line is one line.
 *
 * @module
 */

export interface Cap {
  readonly lines: number
  /** From here on there is a warning. */
  readonly linesNear: number
  readonly bytes: number
}

/** About 130 bytes for each line of STATUS and ISSUES: more than prose needs. */
export const CAPS: Readonly<Record<'STATUS.md' | 'ISSUES.md' | 'CORTEX.md', Cap>> = {
  'STATUS.md': { lines: 120, linesNear: 90, bytes: 16_384 },
  'ISSUES.md': { lines: 80, linesNear: 60, bytes: 10_240 },
  'CORTEX.md': { lines: 120, linesNear: 120, bytes: 8192 },
}

export const USER_BYTES_MAX = 3072
export const USER_BYTES_NEAR = 2500

/** A final newline does not start another line. */
export function countLines(text: string): number {
  if (text === '') return 0
  const lines = text.split('\n').length
  return text.endsWith('\n') ? lines - 1 : lines
}
