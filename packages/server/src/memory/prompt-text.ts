/** What to know before a task, as text for a prompt: one line for each memory, under three headings. */
interface Line {
  readonly uri: string
  readonly text: string
}

export interface Prompted {
  readonly pinned: readonly Line[]
  readonly relevant: readonly Line[]
  readonly outcomes: readonly Line[]
  readonly goal: readonly Line[]
  readonly note?: string
}

export function promptText({ pinned, relevant, outcomes, goal, note }: Prompted): string {
  const sections = [
    section('Always keep in mind', pinned),
    section('About this task', [...relevant, ...goal]),
    section('How it went before', outcomes),
  ].filter((text) => text !== '')
  return [...sections, ...(note === undefined || sections.length === 0 ? [] : [note])].join('\n\n')
}

function section(title: string, lines: readonly Line[]): string {
  if (lines.length === 0) return ''
  return [`## ${title}`, ...lines.map(({ text, uri }) => `- ${oneLine(text)} <${uri}>`)].join('\n')
}

/** A memory must not be able to look like two, or like a heading. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ')
}
