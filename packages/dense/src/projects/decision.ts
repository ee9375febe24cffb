/** Decision records: numbered files, two levels, three spellings of the name. */
import { listDirectory } from '../files/files.ts'
import type { Markdown } from '../text/markdown.ts'

export interface DecisionName {
  readonly file: string
  readonly number: number
  /** `DR-0001`, the form of every reference. */
  readonly reference: string
}

const NAME = /^(?:DR-)?(\d{4})(?:-[^/]+)?\.md$/

export function parseDecisionName(file: string): DecisionName | undefined {
  const digits = NAME.exec(file)?.[1]
  if (digits === undefined) return undefined
  return { file, number: Number(digits), reference: `DR-${digits}` }
}

export function listDecisions(directory: string): DecisionName[] {
  return listDirectory(directory)
    .filter((entry) => !entry.directory)
    .map((entry) => parseDecisionName(entry.name))
    .filter((name) => name !== undefined)
}

/** `Date: …`, `**Status**: …`, `- Date: …`, or a heading with the value below it. */
export function headerValue(markdown: Markdown, label: string): string | undefined {
  const inline = new RegExp(`^[\\s>*_-]*${label}[*_]*\\s*:[*_]*(.*)$`, 'i')
  for (const line of markdown.lines) {
    const match = inline.exec(line.text)
    const value = match?.[1]?.trim() ?? ''
    if (value !== '') return value.replace(/(?<![*_])[*_]+$/, '')
  }
  const heading = markdown.headings.find((candidate) => {
    return candidate.title.trim().toLowerCase() === label.toLowerCase()
  })
  if (heading === undefined) return undefined
  return markdown.lines
    .find((line) => line.number > heading.number && line.text.trim() !== '')
    ?.text.trim()
}
