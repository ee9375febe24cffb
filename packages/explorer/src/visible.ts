/** Characters that hide or turn text around, as labels. Everything else stays as it is. */
export type Run = { readonly text: string } | { readonly label: string }

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

/** Controls, what formats without being seen, halves of characters; tabs and line ends are plain text. */
const HIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}]/gu

export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(HIDDEN)) {
    // A joiner inside an emoji belongs to it.
    if (found === '\u200d' && /\p{Extended_Pictographic}/u.test(text.slice(index + 1, index + 3)))
      continue
    if (index > from) runs.push({ text: text.slice(from, index) })
    runs.push({
      label: NAMES[found] ?? `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    })
    from = index + found.length
  }
  if (from < text.length) runs.push({ text: text.slice(from) })
  return runs
}
