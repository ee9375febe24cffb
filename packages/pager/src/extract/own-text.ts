/**
 * Whose words a text holds. Only what a user said may become a fact about the user; text that came
 * from memory, from the system prompt or from a tool never does, wherever it stands.
 *
 * Recalled text that is put into a message is wrapped:
 *
 *   <recalled-memory>
 *   …
 *   </recalled-memory>
 *
 * @module
 */
import type { Turn } from '../conversation/turn.ts'
import { normalise } from '../text/words.ts'
import { ownParts } from './segment.ts'

const OPEN = '<recalled-memory>'
const CLOSE = '</recalled-memory>'

/** Text from memory, marked so that it is not learned again. The text cannot end the mark. */
export function markRecalled(text: string): string {
  return `${OPEN}\n${withoutMarks(text)}\n${CLOSE}`
}

/** Text that can neither open nor close the mark. */
export function withoutMarks(text: string): string {
  return text.replace(/<(\/?recalled-memory)/gi, '&lt;$1')
}

/**
 * What the speaker of a turn said: without recalled text, quotes and code, and for the user without
 * anything else that is not their own; nothing for machines.
 */
export function ownText(turn: Turn): string {
  if (isForeign(turn) || turn.tool !== undefined) return ''
  const own = splitRecalled(turn.text).own
  return turn.role === 'user' ? ownParts(own).join('\n').trim() : withoutQuotes(own)
}

/** All text of the turns that nobody said in the conversation, normalised for comparison. */
export function foreignText(turns: readonly Turn[]): string {
  return normalise(
    turns
      .map((turn) => (isForeign(turn) ? turn.text : splitRecalled(turn.text).recalled))
      .join('\n'),
  )
}

/** Whether a sentence only repeats what is in foreign text. */
export function isEcho(sentence: string, foreign: string): boolean {
  return foreign.includes(normalise(sentence))
}

function isForeign(turn: Turn): boolean {
  return turn.role === 'tool' || turn.role === 'system' || turn.recalled === true
}

/** A mark that is not closed reaches to the end: rather too little is learned than too much. */
function splitRecalled(text: string): { own: string; recalled: string } {
  let own = ''
  let recalled = ''
  let depth = 0
  for (const part of text.split(/(<\/?recalled-memory>)/i)) {
    const mark = part.toLowerCase()
    if (mark === OPEN) depth += 1
    else if (mark === CLOSE) depth = Math.max(0, depth - 1)
    else if (depth > 0) recalled += part
    else own += part
  }
  return { own, recalled }
}

function withoutQuotes(text: string): string {
  return text
    .replace(/^(`{3,}|~{3,})[\s\S]*?(?:^\1[^\n]*$|(?![\s\S]))/gm, '')
    .replace(/^[^\S\n]*>.*$/gm, '')
}
