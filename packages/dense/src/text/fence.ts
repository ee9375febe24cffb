/**
 * Finds the front matter of a file without reading it.
 *
 *   [BOM] --- EOL  content  --- [EOL  body]
 *         ^ line 1 ^ start  ^ end     ^ bodyStart
 *
 * Offsets count UTF-16 units of the text as decoded, byte-order mark included.
 *
 * @module
 */

export interface Fence {
  readonly start: number
  readonly end: number
  readonly bodyStart: number
  /** Line of the body's first character, counted from 1. */
  readonly bodyLine: number
  readonly eol: '\n' | '\r\n'
}

export type FenceProblem = 'E-FM-MISSING' | 'E-FM-UNTERMINATED' | 'E-FM-YAML'

const isFence = (line: string): boolean => /^---[ \t]*$/.test(line)

export function findFence(text: string): Fence | FenceProblem {
  const first = text.charCodeAt(0) === 0xfeff ? 1 : 0
  if (!text.startsWith('---', first)) return 'E-FM-MISSING'
  const opening = lineAt(text, first)
  if (!isFence(opening.text)) return /^---\w/.test(opening.text) ? 'E-FM-YAML' : 'E-FM-MISSING'
  const eol = text[opening.next - 2] === '\r' ? '\r\n' : '\n'
  let at = opening.next
  let lineNumber = 2
  while (at < text.length) {
    const line = lineAt(text, at)
    if (isFence(line.text)) {
      return { start: opening.next, end: at, bodyStart: line.next, bodyLine: lineNumber + 1, eol }
    }
    at = line.next
    lineNumber += 1
  }
  return 'E-FM-UNTERMINATED'
}

function lineAt(text: string, at: number): { text: string; next: number } {
  const newline = text.indexOf('\n', at)
  const stop = newline === -1 ? text.length : newline
  const end = stop > at && text[stop - 1] === '\r' ? stop - 1 : stop
  return { text: text.slice(at, end), next: newline === -1 ? text.length : newline + 1 }
}

/** A second block right behind the first: damage that sync tools are known to cause. */
export function hasSecondFence(body: string): boolean {
  const match = /^\s*---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(\r?\n|$)/.exec(body)
  return match?.[1] !== undefined && /^[A-Za-z][\w-]*:/m.test(match[1].split('\n')[0] ?? '')
}
