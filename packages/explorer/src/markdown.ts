/** Markdown as a tree of plain text: nothing in it can become markup, an address or a script. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'atom'; readonly text: string }

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: readonly Inline[] }
  | { readonly kind: 'paragraph' | 'quote'; readonly text: readonly Inline[] }
  | {
      readonly kind: 'list'
      readonly isOrdered: boolean
      readonly items: readonly (readonly Inline[])[]
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }

export interface Document {
  /** The lines before the text, as names and values. */
  readonly front: readonly (readonly [string, string])[]
  readonly blocks: readonly Block[]
}

const FRONT = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/
const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/
const FENCE = /^\s*(```|~~~)/
const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/
const RULE = /^\s*([-*_])(\s*\1){2,}\s*$/

export function parseMarkdown(text: string): Document {
  const front = FRONT.exec(text)
  const lines = text.slice(front?.[0].length ?? 0).split(/\r?\n/)
  const blocks: Block[] = []
  let at = 0
  const take = (accepts: (line: string) => boolean): string[] => {
    const taken: string[] = []
    for (let line = lines[at]; line !== undefined && accepts(line); line = lines[++at]) {
      taken.push(line)
    }
    return taken
  }
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const heading = HEADING.exec(line)
    if (line.trim() === '') at++
    else if (FENCE.test(line)) {
      at++
      blocks.push({ kind: 'code', text: take((each) => !FENCE.test(each)).join('\n') })
      at++
    } else if (heading !== null) {
      at++
      blocks.push({
        kind: 'heading',
        level: heading[1]?.length ?? 1,
        text: inlinesOf(heading[2] ?? ''),
      })
    } else if (RULE.test(line)) {
      at++
      blocks.push({ kind: 'rule' })
    } else if (ITEM.test(line)) {
      const isOrdered = ITEM.exec(line)?.[1] !== undefined
      blocks.push({ kind: 'list', isOrdered, items: itemsOf(take((each) => each.trim() !== '')) })
    } else if (line.startsWith('>')) {
      const quoted = take((each) => each.startsWith('>')).map((each) => each.replace(/^>\s?/, ''))
      blocks.push({ kind: 'quote', text: inlinesOf(quoted.join(' ')) })
    } else {
      const words = take((each) => each.trim() !== '' && !FENCE.test(each) && !HEADING.test(each))
      blocks.push({ kind: 'paragraph', text: inlinesOf(words.join(' ')) })
    }
  }
  return { front: frontOf(front?.[1] ?? ''), blocks }
}

/** Lines that begin no item belong to the one before them. */
function itemsOf(lines: readonly string[]): (readonly Inline[])[] {
  const items: string[] = []
  for (const line of lines) {
    const item = ITEM.exec(line)?.[2]
    if (item !== undefined) items.push(item)
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return items.map(inlinesOf)
}

function frontOf(text: string): (readonly [string, string])[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
    return name === undefined || value === undefined ? [] : [[name, value] as const]
  })
}

const MARKS =
  /`([^`]+)`|\*\*([^*]+)\*\*|__([^_]+)__|\*([^*\s][^*]*)\*|\b((?:EXP|K|PAT|P|D|IDEA|SCAN)-\d{1,6})\b/g

function inlinesOf(text: string): readonly Inline[] {
  const inlines: Inline[] = []
  let from = 0
  for (const found of text.matchAll(MARKS)) {
    const [whole, code, bold, strong, em, atom] = found
    if (found.index > from) inlines.push({ kind: 'text', text: text.slice(from, found.index) })
    from = found.index + whole.length
    if (code !== undefined) inlines.push({ kind: 'code', text: code })
    else if (atom !== undefined) inlines.push({ kind: 'atom', text: atom })
    else if (em !== undefined) inlines.push({ kind: 'em', text: em })
    else inlines.push({ kind: 'strong', text: bold ?? strong ?? '' })
  }
  if (from < text.length) inlines.push({ kind: 'text', text: text.slice(from) })
  return inlines
}
