/**
 * Pairs of marks that people, tools and formats put around a text that is not theirs: fences of every
 * kind, quotations over several lines, blocks of markup. What is opened and not closed goes on to the end.
 *
 * @module
 */
import { isBlank, isOpen, type Line, mark, paragraphStart } from './turn-lines.ts'

interface Opening {
  /** What closes it; nothing if it goes on to the end of the turn. */
  readonly close?: RegExp
}

const OPENINGS: readonly ((line: string) => Opening | undefined)[] = [
  // """ and ''' alone, or behind a name in a file of settings.
  (line) => {
    const [, marks] = /(?:^|[=:(]\s*)("""|''')[^"']*$/.exec(line) ?? []
    return marks === undefined ? undefined : { close: new RegExp(marks) }
  },
  // [quote] … [/quote], [quote=zed] …, [pasted text] … [end].
  (line) => {
    const [, name = ''] = /^\s*\[([a-z]+)(?:[= ][^\]\n]{0,60})?\]/i.exec(line) ?? []
    if (name === '' || /^x$/i.test(name)) return undefined
    if (new RegExp(`^\\s*\\[${name}[^\\]]*\\]\\s*$`, 'i').test(line) || BLOCK_NAME.test(name))
      return { close: new RegExp(`\\[/${name}\\]|^\\s*\\[(?:/|end)[^\\]]*\\]\\s*$`, 'i') }
    return undefined
  },
  (line) => (/^\s*(?:<!--|<!\[CDATA\[)/.test(line) ? { close: /-->|\]\]>/ } : undefined),
  // cat <<'EOF'
  (line) => {
    const [, word] = /<<[-~]?\s?(["']?)([A-Za-z_]\w{1,20})\1\s*$/.exec(line)?.slice(1) ?? []
    return word === undefined ? undefined : { close: new RegExp(`^\\s*${word}\\s*$`) }
  },
  (line) => (/^\s*#\+begin_\w+/i.test(line) ? { close: /^\s*#\+end_\w+/i } : undefined),
  (line) => (/^\s*\\begin\{[\w*]+\}/.test(line) ? { close: /\\end\{[\w*]+\}/ } : undefined),
  // "BEGIN TRANSCRIPT", "start of mail", each on a line of its own.
  (line) =>
    /^\W*(?:BEGIN|START|Begin|Start)(?: of)?(?: [\p{L}]+){1,4}\W*$/u.test(line)
      ? { close: /^\W*(?:END|STOP|End|Stop)(?: of)?(?: [\p{L}]+){0,4}\W*$/u }
      : undefined,
  (line) =>
    /^\s*:{3,}\s*\{?[\w. ="'-]{0,60}\}?\s*$/.test(line) ? { close: /^\s*:{3,}\s*$/ } : undefined,
  (line) => (/^\s*<<SYS>>/i.test(line) ? { close: /<<\/SYS>>/i } : undefined),
  // Marks of a format for models: whatever follows is not said by a person.
  (line) => (/<\|\w+\|>/.test(line) ? {} : undefined),
  (line) => (/^<{5,}(?: \S|$)/.test(line) ? { close: /^>{5,}/ } : undefined),
  // A line of marks alone: {{{, $$, <<<, >>>, %%%, +++.
  (line) =>
    /^\s*[^\p{L}\p{N}\s.?!…,;:)('’"`>|\p{Extended_Pictographic}]{2,}\s*$|^\s*>{3,}\s*$/u.test(
      line,
    ) && !/^\s*[-=*_~#^]+\s*$/.test(line)
      ? { close: /^\s*[^\p{L}\p{N}\s]{2,}\s*$/u }
      : undefined,
]

const BLOCK_NAME =
  /^(?:quote|code|pre|spoiler|citation|zitat|citation|cita|pasted?|begin|start|email|mail|document|file|text|log|output)$/i

const QUOTES: Readonly<Record<string, string>> = {
  '"': '"”',
  '“': '”"',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '‘': '’',
}

/** What stands between two marks, marks included. */
export function markDelimited(lines: readonly Line[]): void {
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line
    if (!isOpen(line) || isBlank(line)) continue
    const opening = OPENINGS.map((opens) => opens(line.text)).find((one) => one !== undefined)
    const end =
      opening === undefined ? quotationEnd(lines, at) : closingLine(lines, at, opening.close)
    if (end === undefined) continue
    mark(lines, at, end + 1, 'quote', 'between marks')
    at = end
  }
  markAttributed(lines)
}

/** The closing line; the last one of the turn if there is none. */
function closingLine(lines: readonly Line[], at: number, close: RegExp | undefined): number {
  if (close === undefined) return lines.length - 1
  const first = lines[at] as Line
  // [quote]…[/quote] on one line.
  const isBlock = /^\s*\[|^\s*<!|^\s*\\begin/.test(first.text)
  if (isBlock && close.test(first.full.slice(2)) && !/^\s*\[[^\]]*\]\s*$/.test(first.full))
    return at
  for (let end = at + 1; end < lines.length; end++) {
    if (close.test((lines[end] as Line).text)) return end
  }
  return lines.length - 1
}

/** A quotation that begins a line and is not closed on it. */
function quotationEnd(lines: readonly Line[], at: number): number | undefined {
  const { full } = lines[at] as Line
  const text = full.trimStart()
  const closing = QUOTES[text.charAt(0)]
  if (closing === undefined || /^["'`]{2,}/.test(text)) return undefined
  if ([...text.slice(1)].some((char) => closing.includes(char))) return undefined
  for (let end = at + 1; end < lines.length; end++) {
    if ([...(lines[end] as Line).full].some((char) => closing.includes(char))) return end
  }
  return lines.length - 1
}

/** "— Zed Zorb", "- Zed, head of …" below a text: somebody else's words. */
const SIGNATURE =
  /^\s*(?:[—–~]|-{1,2})\s?(?!I\b)\p{Lu}[\p{L}.'’-]+(?: (?:\p{Lu}[\p{L}.'’-]*|de|van|von|der|la|el))*(?:,? .{2,40})?$/u
/** Where a text was taken from, said below it. */
const TAKEN_FROM =
  /^\s*(?:source|quelle|fonte|fuente|via|retrieved from|read more|originally (?:posted|published)|posted (?:by|on|in)|published (?:by|on|in)|last (?:updated|edited|modified)|copyright|©|(?:co-authored|signed-off|reviewed|reported)-by)\b\s*:?\s*\S/iu
/** What begins a page, a message of a commit, a post that is passed on. */
const TAKEN_BELOW =
  /^\s*(?:https?:\/\/\S+|page \d+(?: (?:of|\/) ?\d+)?|p\. ?\d+|chapter \d+.{0,40}|section \d+.{0,40}|search results.{0,40}|table of contents|abstract|results? for .{2,40}|RT @\S+.*|(?:feat|fix|chore|docs|refactor|build|ci|perf|revert)(?:\([^)\n]{1,30}\))?!?: .*|[\d:.,]+ --> [\d:.,]+.*|WEBVTT.*)\s*$/i

function markAttributed(lines: readonly Line[]): void {
  let from = 0
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line
    if (!isOpen(line) || isBlank(line)) continue
    if (TAKEN_BELOW.test(line.text)) {
      mark(lines, at, lines.length, 'document', 'page')
      return
    }
    if (TAKEN_FROM.test(line.text) && at > 0) {
      mark(lines, from, at + 1, 'document', 'source')
      from = at + 1
    }
    // A list has several such lines, a signature stands alone and last.
    const before = lines[at - 1]
    const isLast = !isBlank(before) && isBlank(lines[at + 1])
    if (isLast && SIGNATURE.test(line.text) && !/^\s*[—–~-]/.test(before?.text ?? '-'))
      mark(lines, paragraphStart(lines, at), at + 1, 'quote', 'signed')
  }
}
