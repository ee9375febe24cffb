/**
 * Text cut into sentences, roughly: at line ends, and behind a mark that a blank follows. A path or
 * a number with dots inside stays whole, because no blank follows them; so does a title before a name.
 *
 * @module
 */

/** Trimmed, without list bullets, in order; blank ones left out. */
export function sentences(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|vs|e\.g|i\.e)\.)\s+/)
    .map((part) => part.replace(/^\s*(?:[-*•]|\d{1,3}[.)])\s+/, '').trim())
    .filter((part) => part !== '')
}
