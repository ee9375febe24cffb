/**
 * As much Markdown as the rules need: lines that are content, headings, sections, list items,
 * table rows and sentences. Fenced code and HTML comments are not content.
 *
 * @module
 */

export interface Line {
  /** Counted from the top of the file. */
  readonly number: number
  readonly text: string
}

export interface Heading extends Line {
  readonly level: number
  readonly title: string
}

export interface Section {
  readonly heading: Heading
  /** Content lines up to the next heading of the same or a higher level. */
  readonly lines: readonly Line[]
}

export interface Markdown {
  readonly lines: readonly Line[]
  readonly headings: readonly Heading[]
}

/** Content lines with their numbers; code and comments are blanked, so numbers stay right. */
export function readMarkdown(text: string, firstLine = 1): Markdown {
  const lines: Line[] = []
  const headings: Heading[] = []
  let fence: string | undefined
  let inComment = false
  let number = firstLine
  for (const raw of text.split('\n')) {
    let line = raw.endsWith('\r') ? raw.slice(0, -1) : raw
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
      line = ''
    } else if (mark !== undefined && !inComment) {
      fence = mark
      line = ''
    } else {
      const stripped = stripComments(line, inComment)
      line = stripped.text
      inComment = stripped.open
    }
    lines.push({ number, text: line })
    const heading = line.startsWith('#') ? /^(#{1,6})[ \t]+(.*?)[ \t]*#*$/.exec(line) : null
    if (heading?.[1] !== undefined && heading[2] !== undefined) {
      headings.push({ number, text: line, level: heading[1].length, title: heading[2] })
    }
    number += 1
  }
  return { lines, headings }
}

function stripComments(line: string, open: boolean): { text: string; open: boolean } {
  if (!open && !line.includes('<!--')) return { text: line, open }
  let text = ''
  let at = 0
  let inside = open
  while (at < line.length) {
    const next = line.indexOf(inside ? '-->' : '<!--', at)
    if (next === -1) {
      if (!inside) text += line.slice(at)
      break
    }
    if (!inside) text += line.slice(at, next)
    at = next + (inside ? 3 : 4)
    inside = !inside
  }
  return { text, open: inside }
}

/** The section under a heading, deeper headings included. */
export function sectionOf(markdown: Markdown, heading: Heading): Section {
  const next = markdown.headings.find(
    (other) => other.number > heading.number && other.level <= heading.level,
  )
  const lines = markdown.lines.filter(
    (line) => line.number > heading.number && (next === undefined || line.number < next.number),
  )
  return { heading, lines }
}

const knownTitles = new Map<string, string>()
const KNOWN_TITLES_MAX = 10_000

/** Section names repeat in every atom, so each is folded once. */
function plainTitle(title: string): string {
  let plain = knownTitles.get(title)
  if (plain === undefined) {
    plain = title
      .toLowerCase()
      .replace(/[*_`:]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    if (knownTitles.size < KNOWN_TITLES_MAX) knownTitles.set(title, plain)
  }
  return plain
}

/** Headings of level 2 to 4 whose text is one of the names, without regard to case. */
export function findSection(markdown: Markdown, names: readonly string[]): Section | undefined {
  const wanted = names.map(plainTitle)
  const heading = markdown.headings.find(
    (candidate) =>
      candidate.level >= 2 && candidate.level <= 4 && wanted.includes(plainTitle(candidate.title)),
  )
  return heading === undefined ? undefined : sectionOf(markdown, heading)
}

export interface Unit {
  readonly line: number
  readonly text: string
  readonly kind: 'item' | 'row' | 'sentence'
  /** For a row: the text right before its table, whose source covers the rows too. */
  readonly intro?: string
}

const SENTENCE_END = /(?<=[.!?])["')\]]*\s+(?=[A-Z(*[`"'])/

/** List items, table rows and sentences: the pieces of text that make one claim each. */
export function unitsOf(lines: readonly Line[]): Unit[] {
  const units: Unit[] = []
  let paragraph: Line[] = []
  let item: Line[] = []
  let lastSentence = ''
  let header = false

  const flushParagraph = (): void => {
    const joined = joinLines(paragraph)
    for (const piece of sentences(joined)) units.push({ ...piece, kind: 'sentence' })
    lastSentence =
      joined.text === '' ? lastSentence : (joined.text.split(SENTENCE_END).at(-1) ?? '')
    paragraph = []
  }
  const flushItem = (): void => {
    const joined = joinLines(item)
    if (joined.text !== '') units.push({ line: joined.line, text: joined.text, kind: 'item' })
    item = []
  }

  for (const line of lines) {
    const text = line.text.replace(/^(?:\s*>)+\s?/, '')
    if (text.trim() === '' || /^#{1,6}\s/.test(text)) {
      flushParagraph()
      flushItem()
      header = false
      if (/^#{1,6}\s/.test(text)) lastSentence = ''
    } else if (/^\s*\|/.test(text)) {
      flushParagraph()
      flushItem()
      const separator = /^\s*\|[\s:|-]+$/.test(text)
      // The first row of a table names the columns; it claims nothing.
      if (separator || !header) header = true
      else units.push({ line: line.number, text, kind: 'row', intro: lastSentence })
    } else if (/^\s*(?:[-*+]|\d+[.)])\s/.test(text)) {
      flushParagraph()
      flushItem()
      item = [{ number: line.number, text }]
    } else if (item.length > 0 && /^\s/.test(text)) {
      item.push({ number: line.number, text })
    } else {
      flushItem()
      paragraph.push({ number: line.number, text })
    }
  }
  flushParagraph()
  flushItem()
  return units
}

interface Joined {
  readonly line: number
  readonly text: string
  /** Offset in the text at which each line starts. */
  readonly starts: readonly { offset: number; line: number }[]
}

function joinLines(lines: readonly Line[]): Joined {
  let text = ''
  const starts: { offset: number; line: number }[] = []
  for (const line of lines) {
    if (text !== '') text += ' '
    starts.push({ offset: text.length, line: line.number })
    text += line.text.trim()
  }
  return { line: lines[0]?.number ?? 0, text, starts }
}

function sentences(joined: Joined): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = []
  let offset = 0
  for (const text of joined.text.split(SENTENCE_END)) {
    const at = joined.text.indexOf(text, offset)
    const start = joined.starts.findLast((candidate) => candidate.offset <= at)
    if (text.trim() !== '') found.push({ line: start?.line ?? joined.line, text })
    offset = at + text.length
  }
  return found
}
