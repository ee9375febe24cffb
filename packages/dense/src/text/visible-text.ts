/**
 * Text for people. What was written may come from anywhere: a terminal obeys control characters, an
 * override of direction shows words in another order than they have, and characters without a width
 * hide a second text inside the first. On the start-up path of hooks: no imports.
 *
 * @module
 */

/** Everything that Unicode gives no picture, besides line ends and tabs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu

/** Ask for an emoji or for text, and hide nothing. */
const VARIATION: readonly string[] = ['\ufe0e', '\ufe0f']
const JOINER = '\u200d'

/** Control characters become pictures of themselves, all other unseen ones their numbers: `\u202e`. */
export function visibleText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(UNSEEN, (found, offset: number, whole: string) => {
    if (found === '\n' || found === '\t' || VARIATION.includes(found)) return found
    const code = found.codePointAt(0) as number
    if (code < 0x20) return String.fromCharCode(0x2400 + code)
    if (code === 0x7f) return '\u2421'
    if (code < 0xa0) return '\ufffd'
    if (found === JOINER && joinsEmoji(whole, offset)) return found
    return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`
  })
}

/** A family or a flag is one picture of several. */
function joinsEmoji(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 3), offset)
  const after = text.slice(offset + 1, offset + 3)
  return /[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?$/u.test(before) && EMOJI.test(after)
}

const EMOJI = /^\p{Extended_Pictographic}/u
