/**
 * Whether a statement rests on a text: a model's answer is believed only where the conversation
 * bears it out. Most of its words must be there, and every high-entropy string exactly.
 *
 * @module
 */
import { missingTokens } from '../text/high-entropy.ts'
import { stems } from '../text/words.ts'

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
