/**
 * A bundle as text for a prompt: equal bundles give equal bytes. Two styles:
 *
 *   forms   `- matrix://…#1 — form`, with the words of the system: what `{cortex.bundle}` stands for
 *   plain   `- What it says (2026-05-01) m7f3`, for people and models that know no such words
 *
 * @module
 */
import { OTHERS_HEADING, withAuthor } from '../influence/influence.ts'
import { shortReference } from '../memory/short-reference.ts'
import type { Memory } from '../reads/memory-view.ts'
import type { Bundle } from './context.ts'

/** How a bundle is printed. */
export interface PrintOptions {
  /** `forms` shows stored texts with URIs, `plain` sentences with short names. Default `forms`. */
  readonly style?: 'forms' | 'plain'
  /** Of references in the plain style; as many characters as it takes to tell memories apart. */
  readonly referenceChars?: number
  /** What a memory says in the plain style; its form if nothing else is given. */
  readonly textOf?: (memory: Memory, form: string) => string
}

interface Style {
  readonly titles: Readonly<Record<'pinned' | 'frameRelevant' | 'outcomes' | 'reachable', string>>
  line(memory: Memory, form: string): string
}

const NOTHING = '(no memories)'

/** A bundle as text for a prompt. Equal bundles give equal texts. */
export function printContext(bundle: Bundle, options: PrintOptions = {}): string {
  const style = options.style === 'plain' ? plainStyle(options) : FORMS
  const { titles } = style
  const lines = (memories: readonly Memory[]): string[] =>
    memories.map((memory) => style.line(memory, oneLine(bundle.rendered[memory.id] ?? '')))
  const sections = [
    section(titles.pinned, lines(bundle.pinned)),
    section(OTHERS_HEADING, lines(bundle.proposed)),
    section(titles.frameRelevant, lines(bundle.frameRelevant)),
    section(titles.outcomes, lines(bundle.outcomes)),
    ...(options.style === 'plain'
      ? []
      : [
          section(
            titles.reachable,
            bundle.reachableUris.map((uri) => `- ${uri}`),
          ),
        ]),
  ].filter((text) => text !== '')
  const body = sections.length === 0 ? NOTHING : sections.join('\n\n')
  if (options.style === 'plain') return `${body}\n`
  const { form, totalTokens, trimmed } = bundle
  return `${body}\n\n---\n${form} form, ${totalTokens} tokens, ${trimmed} left out\n`
}

const FORMS: Style = {
  titles: {
    pinned: 'Pinned',
    frameRelevant: 'Frame-relevant',
    outcomes: 'Outcomes',
    reachable: 'Left out, can be asked for',
  },
  line: (memory, form) => `- ${memory.uri} — ${withAuthor(memory, form)}`,
}

function plainStyle({ referenceChars, textOf = (_, form) => form }: PrintOptions): Style {
  return {
    titles: {
      pinned: 'Rules, goals and who is who',
      frameRelevant: 'What matters here',
      outcomes: 'What happened before',
      reachable: '',
    },
    line: (memory, form) =>
      plainLine(memory, withAuthor(memory, oneLine(textOf(memory, form))), referenceChars),
  }
}

/** A memory in plain words: the statement, when it was said, and what to call it. */
export function plainLine(memory: Memory, text: string, referenceChars?: number): string {
  const { id } = memory
  return `- ${text} (${dayOf(memory)}) ${shortReference(id, referenceChars)}`
}

/** When something happened, or else when it was last said. */
export function dayOf({ data, version }: Memory): string {
  const at = data.type === 'Event' ? (data.at ?? version.createdAt) : version.createdAt
  return new Date(at).toISOString().slice(0, 10)
}

function section(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `## ${title}\n\n${items.join('\n')}`
}

/** A memory must not be able to look like two, or like a heading. */
export function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ')
}
