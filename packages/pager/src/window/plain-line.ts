/**
 * A memory as one line that needs no explanation: what it says, when that was said, and a short name
 * by which tools find it. What the user has not confirmed names its author.
 *
 * @module
 */
import { type Memory, plainLine, withAuthor } from '@cortex-memory/core'
import { withoutMarks } from '../extract/own-text.ts'
import { cutToSent } from '../text/tokens.ts'
import { memoryText } from './memory-text.ts'

export interface PlainLineOptions {
  readonly note?: string | undefined
  /** At most so much of what the memory says. */
  readonly textTokens?: number
  readonly referenceChars?: number
}

export function plainMemoryLine(memory: Memory, options: PlainLineOptions = {}): string {
  const { note, textTokens = Number.POSITIVE_INFINITY, referenceChars } = options
  const whole = memoryText(memory, { brief: true })
  const text = Number.isFinite(textTokens) ? cutToSent(whole, textTokens) : whole
  const warning = note === undefined ? '' : ` (note: ${note})`
  return plainLine(memory, `${withoutMarks(withAuthor(memory, text))}${warning}`, referenceChars)
}
