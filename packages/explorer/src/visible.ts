/** Characters that hide, turn text around or end a line, with a label for each. Everything else stays as it is. */
export interface Run {
  readonly text: string
  readonly label?: string
}

const NAMES: Readonly<Record<string, string>> = {
  '\u00ad': 'SHY',
  '\u061c': 'ALM',
  '\u200b': 'ZWSP',
  '\u200c': 'ZWNJ',
  '\u200d': 'ZWJ',
  '\u200e': 'LRM',
  '\u200f': 'RLM',
  '\u202a': 'LRE',
  '\u202b': 'RLE',
  '\u202c': 'PDF',
  '\u202d': 'LRO',
  '\u202e': 'RLO',
  '\u2060': 'WJ',
  '\u2066': 'LRI',
  '\u2067': 'RLI',
  '\u2068': 'FSI',
  '\u2069': 'PDI',
  '\ufeff': 'BOM',
}

/** Controls, what formats without being seen, halves of characters, and ends of lines; a tab is plain text. */
const HIDDEN = /(?:\r\n?|\n)+|(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu

/** With `asLines`, line ends stay what they are: the text stands alone, and can pretend nothing. */
export function runsOf(text: string, asLines = false): Run[] {
  const runs: Run[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(HIDDEN)) {
    // A joiner inside an emoji belongs to it.
    if (found === '\u200d' && /\p{Extended_Pictographic}/u.test(text.slice(index + 1, index + 3)))
      continue
    if (asLines && /^[\r\n]/.test(found)) continue
    if (index > from) runs.push({ text: text.slice(from, index) })
    runs.push({ text: found, label: labelOf(found) })
    from = index + found.length
  }
  if (from < text.length) runs.push({ text: text.slice(from) })
  return runs
}

function labelOf(found: string): string {
  const ends = found.match(/\r\n|\r|\n/g)?.length ?? 0
  if (ends > 0) return ends === 1 ? 'line end' : `${ends} line ends`
  return NAMES[found] ?? `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** For drawings and choices, which can hold no labels: what hides is spelled out. */
export function spelled(text: string): string {
  return runsOf(text)
    .map(({ text: run, label }) => (label === undefined ? run : `[${label}]`))
    .join('')
}

/** Whether there is something in it that a reader would not see, or not where it is. */
export function hides(text: string): boolean {
  return runsOf(text).some(({ label }) => label !== undefined)
}
