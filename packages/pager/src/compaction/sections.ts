/**
 * The six sections of a summary, as text and back:
 *
 *   GOAL          what the conversation is for
 *   DECISIONS     what was settled, with the reason where one was given
 *   ARTIFACTS     addresses, hashes, ids and paths, character by character
 *   OPEN          what is not settled
 *   LAST_RESULTS  what came out last
 *   NEXT          what to do now
 *
 * Every item is one line that begins with a dash, so that no item can pass for a heading.
 *
 * @module
 */
import { normalise, oneLine } from '../text/words.ts'

/** The sections of a summary, in their order. */
export const SECTION_NAMES = [
  'GOAL',
  'DECISIONS',
  'ARTIFACTS',
  'OPEN',
  'LAST_RESULTS',
  'NEXT',
] as const

/** A section of a summary. */
export type SectionName = (typeof SECTION_NAMES)[number]

/** The texts of a summary by section. */
export type Sections = Readonly<Record<SectionName, readonly string[]>>

export const EMPTY_SECTIONS: Sections = {
  GOAL: [],
  DECISIONS: [],
  ARTIFACTS: [],
  OPEN: [],
  LAST_RESULTS: [],
  NEXT: [],
}

const NONE = 'none'
/** Models write `GOAL`, `GOAL: text`, `## GOAL` or `**GOAL**`. */
const HEADING =
  /^\s*(?:#{1,6}\s*|\d[.)]\s*)?\**(GOAL|DECISIONS|ARTIFACTS|OPEN|LAST_RESULTS|NEXT)\**\s*(?::\**\s*(.*))?$/

/** The sections as one text. */
export function renderSections(sections: Sections): string {
  return SECTION_NAMES.map((name) => {
    const items = sections[name].length === 0 ? [NONE] : sections[name]
    return [name, ...items.map((item) => `- ${oneLine(item)}`)].join('\n')
  }).join('\n\n')
}

/**
 * Reads the sections of a summary; `undefined` if the text has none. Lines before the first heading
 * are
 * left out.
 */
export function parseSections(text: string): Sections | undefined {
  const found: Record<SectionName, string[]> = {
    GOAL: [],
    DECISIONS: [],
    ARTIFACTS: [],
    OPEN: [],
    LAST_RESULTS: [],
    NEXT: [],
  }
  let current: SectionName | undefined
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line)
    if (heading !== null) current = heading[1] as SectionName
    const item = oneLine(heading === null ? line.replace(/^\s*[-*•]\s+/, '') : (heading[2] ?? ''))
    if (current !== undefined && item !== '' && normalise(item) !== NONE) found[current].push(item)
  }
  return current === undefined ? undefined : found
}
