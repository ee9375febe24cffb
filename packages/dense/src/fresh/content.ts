/** Which lines of a section say something. */
import type { Line } from '../text/markdown.ts'

/** Text that says something: comments, headings and empty list marks do not. */
export function contentOf(section: { readonly lines: readonly Line[] } | undefined): string[] {
  return (section?.lines ?? [])
    .map((line) => line.text.trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text.replace(/^(?:[-*+]|\d+[.)])\s*(?:\[[ xX]\])?/, '')))
    .filter((text) => !/^(?:[-*+]\s*)?(?:Includes|Does not include):\s*$/i.test(text))
}
