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

/**
 * The same for JSON: an escape in it means the character, so nothing changes for a program that reads it. JSON itself
 * escapes only what is below U+0020, and a terminal obeys U+009B as well.
 */
export function visibleJson(json: string): string {
  return json.replace(UNSEEN, (found, offset: number, whole: string) => {
    if (found === '\n' || found === '\t' || found === '\r' || VARIATION.includes(found))
      return found
    if (found === JOINER && joinsEmoji(whole, offset)) return found
    const units = Array.from({ length: found.length }, (_, at) => found.charCodeAt(at))
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
  })
}

/** A family or a flag is one picture of several. */
function joinsEmoji(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 3), offset)
  const after = text.slice(offset + 1, offset + 3)
  return /[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?$/u.test(before) && EMOJI.test(after)
}

const EMOJI = /^\p{Extended_Pictographic}/u
