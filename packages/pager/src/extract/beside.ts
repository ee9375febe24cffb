/**
 * Sentences that say what the one beside them is: a question that the next one answers, the cry before a
 * cause, a question that shows that the one before it is about this hour.
 *
 * @module
 */

/** A short question that the asker answers. */
export const TROUBLE_ASKED: RegExp =
  /^(?:ok,? |so,? |oh,? |and )*(the (?:[\p{L}-]+ ){0,3}(?:bug|problem|issue|crash|leak|outage|slowdown|flake|error|failure|noise|smell|delay|timeouts?|drop|damp|glitch|hang))\?$/iu

/** What was found comes next. */
export const FOUND_IT: RegExp =
  /^(?:ok,? |ah,? |oh,? |yes,? )*(?:found it|found the (?:bug|problem|issue|cause)|figured it out|got it|solved it|nailed it)\b[^a-z]*$/i

/** "The job takes nine minutes. Why?": how things stand this hour, not how they are. */
const WONDERS =
  /^(?:but |so |and |hm+,? )?(?:why|how come|what (?:happened|changed)|what['’]s (?:wrong|up|going on)|any ideas?|is (?:that|this|it) (?:ok|okay|normal|right|bad|expected|a lot))\b.{0,40}\?$/i

/** A question about what was just said. */
export function isWonder(sentence: string): boolean {
  return WONDERS.test(sentence)
}
