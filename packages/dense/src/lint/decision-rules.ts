/** Decision records of one level: numbers, parts, alternatives, supersession, listing. */
import { join } from 'node:path'
import type { Finding } from '../atoms/diagnostics.ts'
import { readableText } from '../files/files.ts'
import { readTextFile, type TextFile } from '../files/text-file.ts'
import { type DecisionName, headerValue, listDecisions } from '../projects/decision.ts'
import { findSection, type Section } from '../text/markdown.ts'
import { isRealDay } from '../text/time.ts'

export const DECISION_STATUSES: readonly string[] = [
  'proposed',
  'accepted',
  'rejected',
  'superseded',
  'deprecated',
  'implemented',
]

const SECTIONS: readonly (readonly [string, ...string[]])[] = [
  ['Context'],
  ['Alternatives', 'Options Considered', 'Alternatives Considered', 'Options'],
  ['Decision'],
  ['Consequences'],
]

const ALTERNATIVES_MIN = 2

export type ReportAt = (path: string, finding: Finding) => void

/** `level` is the directory whose CORTEX.md lists the decisions below `decisions/`. */
export function lintDecisions(level: string, report: ReportAt): void {
  const directory = join(level, 'decisions')
  const names = listDecisions(directory)
  const files = new Map<DecisionName, TextFile>()
  for (const name of names) {
    const file = readTextFile(join(directory, name.file))
    if (file !== undefined) files.set(name, file)
  }
  const listing = [join(level, 'CORTEX.md'), join(directory, 'CORTEX.md')]
    .map((path) => readableText(path) ?? '')
    .join('\n')
  for (const [name, file] of files) {
    lintNumber(name, names, file, report)
    lintParts(file, report)
    lintSupersession(name, file, files, report)
    if (!listing.includes(name.reference) && !listing.includes(name.file)) {
      report(file.path, {
        code: 'W-DR-UNLISTED',
        line: 1,
        message: `CORTEX.md does not mention ${name.reference}`,
        fix: 'add a line to CORTEX.md',
      })
    }
  }
}

function lintNumber(
  name: DecisionName,
  names: readonly DecisionName[],
  file: TextFile,
  report: ReportAt,
): void {
  const twin = names.find((other) => other !== name && other.number === name.number)
  if (twin === undefined) return
  const message = `${twin.file} has the same number`
  report(file.path, { code: 'E-DR-NUMBER-DUPLICATE', line: 1, target: twin.file, message })
}

function lintParts(file: TextFile, report: ReportAt): void {
  const missing = (field: string, message: string): void =>
    report(file.path, { code: 'E-DR-SECTION', line: 1, field, message })
  const date = headerValue(file.markdown, 'Date')
  if (date === undefined || !isRealDay(date.slice(0, 10))) missing('Date', 'No Date: YYYY-MM-DD')
  const status = headerValue(file.markdown, 'Status')?.toLowerCase().split(/\W/)[0]
  if (status === undefined || !DECISION_STATUSES.includes(status)) {
    missing('Status', `Status has to be one of ${DECISION_STATUSES.join(', ')}`)
  }
  for (const names of SECTIONS) {
    const section = findSection(file.markdown, names)
    if (section === undefined) missing(names[0], `The section ${names[0]} is absent`)
    else if (names[0] === 'Alternatives' && countAlternatives(section) < ALTERNATIVES_MIN) {
      const message = `${countAlternatives(section)} alternatives; a decision needs at least two`
      report(file.path, { code: 'E-DR-ALTERNATIVES', line: section.heading.number, message })
    }
  }
}

/** Sub-headings, or the list items with the least indentation. */
export function countAlternatives(section: Section): number {
  const headings = section.lines.filter((line) => /^#{3,6}\s/.test(line.text)).length
  if (headings > 0) return headings
  const items = section.lines
    .map((line) => /^(\s*)(?:[-*+]|\d+[.)])\s+\S/.exec(line.text)?.[1]?.length)
    .filter((indent) => indent !== undefined)
  const least = Math.min(...items)
  return items.filter((indent) => indent === least).length
}

function lintSupersession(
  name: DecisionName,
  file: TextFile,
  files: ReadonlyMap<DecisionName, TextFile>,
  report: ReportAt,
): void {
  for (const line of file.markdown.lines) {
    if (!/supersede/i.test(line.text)) continue
    for (const match of line.text.matchAll(/\bDR-\d{4}\b/g)) {
      const other = [...files].find(([candidate]) => candidate.reference === match[0])
      if (other === undefined || other[0] === name) continue
      if (other[1].text.includes(name.reference)) continue
      report(file.path, {
        code: 'W-DR-SUPERSEDE-ONE-SIDED',
        line: line.number,
        target: match[0],
        message: `${match[0]} does not mention ${name.reference}`,
      })
    }
  }
}
