/**
 * Whether a statement rests on a text: a model's answer is believed only where the conversation
 * bears it out. Most of its words must be there, and every high-entropy string exactly.
 *
 * @module
 */
import { missingTokens } from '../text/high-entropy.ts'
import { stems } from '../text/words.ts'
import { noLesson } from './act.ts'

const WORDS_MIN = 0.6

/** Words with which statements are framed, whatever they are about. */
const FRAME: ReadonlySet<string> = new Set(
  [
    'user',
    'users',
    'name',
    'named',
    'prefers',
    'likes',
    'wants',
    'works',
    'lives',
    'said',
    'has',
    'uses',
  ].flatMap(stems),
)

export function isGrounded(statement: string, text: string): boolean {
  if (missingTokens(statement, text).length > 0) return false
  const words = new Set(stems(statement).filter((word) => !FRAME.has(word)))
  if (words.size === 0) return false
  const known = new Set(stems(text))
  const found = [...words].filter((word) => known.has(word)).length
  return found / words.size >= WORDS_MIN
}

const NEGATION =
  /\b(?:not|no|never|none|nothing|without|cannot|hardly|neither|nor|kein\p{L}*|nicht|nie|niemals|pas|jamais|nunca|não|non|mai)\b|n['’]t\b/iu

/**
 * Whether one sentence of the user's states it: asserted, not asked, supposed, joked, reported or
 * past, and with "not" exactly where the statement has it.
 */
export function isStatedBy(statement: string, sentence: string): boolean {
  return (
    isGrounded(statement, sentence) &&
    NEGATION.test(statement) === NEGATION.test(sentence) &&
    noLesson(sentence, sentence) === undefined
  )
}
