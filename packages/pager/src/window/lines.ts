/**
 * Lines that are taken into a section as long as they fit. A line is counted with its line end, so
 * that the sum is never less than the section.
 *
 * @module
 */
import { sentTokens } from '../text/tokens.ts'

/** Between two sections. */
export const SECTION_END = '\n\n'
/** What that can add to the count of a text. */
export const SECTION_TOKENS = 2

/** What a section costs in a window: its text and what parts it from the next. */
export function sectionTokens(text: string): number {
  return text === '' ? 0 : sentTokens(text + SECTION_END)
}

/** Some lines of text, with the memories that they show. */
export class Lines {
  readonly #lines: string[] = []
  #left: number

  /** The heading is part of the section; it appears only with a line below it. */
  constructor(heading: string, budgetTokens: number) {
    this.#lines.push(heading)
    this.#left = budgetTokens - sentTokens(`${heading}\n${SECTION_END}`)
  }

  /** Tokens that one more line may have. */
  get left(): number {
    return Math.max(0, this.#left)
  }

  /** Whether the line was taken. */
  add(line: string): boolean {
    const tokens = sentTokens(`${line}\n`)
    if (tokens > this.#left) return false
    this.#left -= tokens
    this.#lines.push(line)
    return true
  }

  /** The text. */
  text(): string {
    return this.#lines.length > 1 ? this.#lines.join('\n') : ''
  }
}
