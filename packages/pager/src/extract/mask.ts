/**
 * Inline quotes and code as one opaque character each, so that `never say "great question"` stays one
 * rule and `The page says "Never …"` has nothing to find inside. The words come back when a statement
 * is made.
 *
 * @module
 */

export interface Masked {
  readonly text: string
  /** The words again. */
  restore(text: string): string
}

/** Private characters: one per quotation, and one that says the quotation is too long to be a name. */
const FIRST = 0xe000
const LONG = 0xe400
const QUOTES_MAX = 0x3ff
const LONG_CHARS = 60

const QUOTED =
  /`[^`\n]{1,400}`|"[^"\n]{1,400}"|“[^”\n]{1,400}”|„[^“”\n]{1,400}[“”]|«[^»\n]{1,400}»|‘[^’\n]{1,400}’(?!\p{L})|(?<=^|[\s([:])'[^'\n]{1,400}'(?![\p{L}\d])/gu

export function mask(text: string): Masked {
  const quotes: string[] = []
  const masked = text.replace(QUOTED, (quote) => {
    if (quotes.length >= QUOTES_MAX) return quote
    quotes.push(quote)
    const base = quote.length > LONG_CHARS ? LONG : FIRST
    return String.fromCharCode(base + quotes.length - 1)
  })
  return {
    text: masked,
    restore: (part) =>
      part.replace(/[\uE000-\uE7FF]/g, (char) => {
        const code = char.charCodeAt(0)
        if (code < FIRST || code > LONG + QUOTES_MAX) return char
        return quotes[(code - FIRST) % (LONG - FIRST)] ?? char
      }),
  }
}

/** Whether a quotation in the text is too long for a statement. */
export function hasLongQuote(text: string): boolean {
  return /[\uE400-\uE7FF]/.test(text)
}

/** Whether there is a quotation at all. */
export function hasQuote(text: string): boolean {
  return /[\uE000-\uE7FF]/.test(text)
}
