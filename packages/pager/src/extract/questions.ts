/**
 * Questions of the user beside statements of the user: some are answered by the next sentence, some show
 * that the sentence before them is about this hour.
 *
 * @module
 */

/** A short question that the asker answers. */
export const TROUBLE_ASKED: RegExp =
  /^(?:ok,? |so,? |oh,? |and )*(the (?:[\p{L}-]+ ){0,3}(?:bug|problem|issue|crash|leak|outage|slowdown|flake|error|failure|noise|smell|delay|timeouts?|drop|damp|glitch|hang))\?$/iu

/** "The job takes nine minutes. Why?": how things stand this hour, not how they are. */
const WONDERS =
  /^(?:but |so |and |hm+,? )?(?:why|how come|what (?:happened|changed)|what['’]s (?:wrong|up|going on)|any ideas?|is (?:that|this|it) (?:ok|okay|normal|right|bad|expected|a lot))\b.{0,40}\?$/i

/** A question about what was just said. */
export function isWonder(sentence: string): boolean {
  return WONDERS.test(sentence)
}
