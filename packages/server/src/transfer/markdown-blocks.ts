/**
 * Notes that people write as markdown, cut where they would cut them: at headings, bullets and
 * paragraphs. A bullet keeps what is indented below it; a fence of code stays with the text before
 * it, untouched. Comments are for the file, not for its readers, and are left out.
 *
 * @module
 */

export interface Block {
  readonly line: number
  /** Headings above it, outermost first. */
  readonly headings: readonly string[]
  readonly kind: 'bullet' | 'text'
  readonly text: string
}

interface Open {
  readonly line: number
  readonly kind: Block['kind']
  readonly lines: string[]
}

const HEADING = /^(#{1,6})\s+(.*)$/
const BULLET = /^([-*+]|\d{1,9}[.)])\s+(.*)$/
const CODE_FENCE = /^\s*(```+|~~~+)/

export function blocksOf(markdown: string, firstLine = 1): Block[] {
  const blocks: Block[] = []
  const headings: string[] = []
  let open: Open | undefined
  let fence: string | undefined
  const close = (): void => {
    const text = open?.lines.join('\n').trim()
    if (open !== undefined && text) {
      const { line, kind } = open
      blocks.push({ line, headings: headings.filter((each) => each !== ''), kind, text })
    }
    open = undefined
  }
  const add = (line: number, text: string, kind: Block['kind'] = 'text'): void => {
    open ??= { line, kind, lines: [] }
    open.lines.push(text)
  }
  /** A bullet or a fence may go on after a blank line. */
  let blank = false
  for (const [index, raw] of withoutComments(markdown).split(/\r?\n/).entries()) {
    const line = firstLine + index
    const code = CODE_FENCE.exec(raw)?.[1]
    if (fence !== undefined) {
      add(line, raw)
      if (code?.startsWith(fence) && raw.trim() === code) fence = undefined
      continue
    }
    if (code !== undefined) {
      if (blank && open !== undefined) keepBlank(open)
      add(line, raw)
      fence = code.slice(0, 3)
      blank = false
      continue
    }
    const heading = HEADING.exec(raw)
    const bullet = BULLET.exec(raw)
    if (raw.trim() === '') {
      blank = true
      continue
    }
    if (heading !== null) {
      close()
      const level = (heading[1] as string).length
      headings.length = Math.min(headings.length, level - 1)
      while (headings.length < level - 1) headings.push('')
      headings[level - 1] = (heading[2] as string).trim().replace(/\s#+$/, '')
    } else if (bullet !== null) {
      close()
      add(line, bullet[2] as string, 'bullet')
    } else if (open?.kind === 'bullet' && /^\s/.test(raw)) {
      if (blank) keepBlank(open)
      add(line, raw)
    } else {
      if (blank || open?.kind === 'bullet') close()
      add(line, raw)
    }
    blank = false
  }
  close()
  return blocks
}

function keepBlank({ lines }: Open): void {
  lines.push('')
}

/** Line numbers stay: what is taken out leaves its line breaks. Fences are not looked into. */
function withoutComments(markdown: string): string {
  return markdown.replace(
    /(^|\n)[ \t]*(```+|~~~+)[\s\S]*?(?:\n[ \t]*\2[ \t]*(?=\r?\n|$)|$)|<!--[\s\S]*?(?:-->|$)/g,
    (found, before: string | undefined) =>
      before === undefined ? found.replace(/[^\n]/g, '') : found,
  )
}
