/** What to know before a task, as text for a prompt: one line for each memory, what the user has not confirmed last. */
import { OTHERS_HEADING, quoted } from '@cortex-memory/core'

interface Line {
  readonly ref: string
  readonly text: string
  /** Its author, where the user has not confirmed it. */
  readonly by?: string
}

export interface Prompted {
  readonly pinned: readonly Line[]
  readonly proposed: readonly Line[]
  readonly relevant: readonly Line[]
  readonly outcomes: readonly Line[]
  readonly goal: readonly Line[]
  readonly note?: string
}

export function promptText({ note, ...found }: Prompted): string {
  const sections = [
    section('Always keep in mind', found.pinned),
    section('About this task', [...found.relevant, ...found.goal]),
    section('How it went before', found.outcomes),
    section(OTHERS_HEADING, found.proposed),
  ].filter((text) => text !== '')
  return [...sections, ...(note === undefined || sections.length === 0 ? [] : [note])].join('\n\n')
}

function section(title: string, lines: readonly Line[]): string {
  if (lines.length === 0) return ''
  return [`## ${title}`, ...lines.map((line) => `- ${attributed(line)} <${line.ref}>`)].join('\n')
}

function attributed({ text, by }: Line): string {
  return by === undefined ? oneLine(text) : quoted(by, oneLine(text))
}

/** A memory must not be able to look like two, or like a heading. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ')
}
