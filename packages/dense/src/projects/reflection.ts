/** The Reflection section of an experiment. */
import type { Section } from '../text/markdown.ts'

/** The text behind a labelled item of the Reflection section. */
export function reflectionItem(section: Section, labels: RegExp): string | undefined {
  for (const line of section.lines) {
    const colon = line.text.indexOf(':')
    if (colon < 0) continue
    const label = line.text
      .slice(0, colon)
      .replace(/^\s*[-*+]\s/, '')
      .replaceAll('*', '')
      .trim()
    if (labels.test(label))
      return line.text
        .slice(colon + 1)
        .replace(/^\*+/, '')
        .trim()
  }
  return undefined
}

export const DEFECT_LABEL: RegExp = /process (?:defect|problem|issue)|defects?$/i
