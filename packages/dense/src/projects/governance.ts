/**
 * What the files that govern a project say: sections of mission and STATUS, milestones of the roadmap,
 * issues, rows of the overview. Shared by the linter, the briefing and the guard.
 *
 * @module
 */
import type { Atom } from '../atoms/atom.ts'
import { readableText } from '../files/files.ts'
import type { TextFile } from '../files/text-file.ts'
import { readTasks } from '../tasks/task-file.ts'
import { type Line, type Markdown, type Section, sectionOf } from '../text/markdown.ts'
import type { ProjectScope } from './scope.ts'

export type Names = readonly [string, ...string[]]

export const STATUS_SECTIONS: readonly Names[] = [
  ['Current Phase', 'Current Situation', 'Phase'],
  ['Recent Progress', 'In Flight & New Variables', 'In Flight', 'Progress'],
  ['Open Blockers', 'Blockers & Pending Decisions', 'Blockers'],
  ['Next Steps', 'Next Step'],
]

export const MISSION_SECTIONS: readonly Names[] = [
  ['Goal', 'Goals'],
  ['Success Conditions', 'Success Criteria'],
  ['Scope Boundaries', 'Scope'],
]

export function updatedDay(file: TextFile): { day: string; line: number } | undefined {
  for (const line of file.markdown.lines) {
    const match = /^\W*updated[^\w:]*:\W*(\d{4}-\d{2}-\d{2})/i.exec(line.text)
    if (match?.[1] !== undefined) return { day: match[1], line: line.number }
  }
  return undefined
}

/** The newest day that atoms or tasks name. */
export function lastChange(scope: ProjectScope): { at: number; what: string } | undefined {
  const changes: { at: number; what: string }[] = []
  const add = (text: string | undefined, what: string): void => {
    const at = text === undefined ? Number.NaN : Date.parse(text)
    if (!Number.isNaN(at)) changes.push({ at, what })
  }
  for (const atom of scope.atoms) add(atom.date, atomName(atom))
  const { tasks } = readTasks(readableText(scope.path('TASKS.yaml')) ?? '')
  for (const task of tasks) {
    add(task.completedAt, `task ${task.id}`)
    add(task.claimedAt, `task ${task.id}`)
  }
  return changes.sort((a, b) => b.at - a.at)[0]
}

const atomName = (atom: Atom): string => atom.id?.text ?? atom.file

export interface Issue {
  readonly title: string
  readonly line: number
  readonly day: string | undefined
  readonly body: readonly Line[]
}

export function issuesOf(file: TextFile): Issue[] {
  const headings = file.markdown.headings.filter((heading) => heading.level >= 2)
  if (headings.length > 0) {
    return headings.map((heading) => ({
      title: heading.title,
      line: heading.number,
      day: /\d{4}-\d{2}-\d{2}/.exec(heading.title)?.[0],
      body: sectionOf(file.markdown, heading).lines,
    }))
  }
  const bold = file.markdown.lines.filter((line) => /^\s*[-*]\s+\*\*/.test(line.text))
  const plain = file.markdown.lines.filter((line) => /^[-*]\s+\S/.test(line.text))
  const starts = bold.length > 0 ? bold : plain
  return starts.map((line, index) => ({
    title: line.text,
    line: line.number,
    day: /\d{4}-\d{2}-\d{2}/.exec(line.text)?.[0],
    body: file.markdown.lines.filter((other) => {
      const next = starts[index + 1]?.number ?? Number.POSITIVE_INFINITY
      return other.number > line.number && other.number < next
    }),
  }))
}

const ITEM = /^\s*[-*+]\s+\[([ xX])\]\s*(.*)$/

export interface ChecklistItem {
  readonly line: number
  readonly done: boolean
  readonly text: string
}

export function checklistOf(lines: readonly Line[]): ChecklistItem[] {
  return lines.flatMap((line) => {
    const match = ITEM.exec(line.text)
    if (match?.[2] === undefined) return []
    return [{ line: line.number, done: match[1] !== ' ', text: match[2].trim() }]
  })
}

export interface OverviewRow {
  readonly project: string
  readonly line: number
}

export function overviewRows(file: TextFile): OverviewRow[] {
  const rows: OverviewRow[] = []
  let inTable = false
  for (const line of file.markdown.lines) {
    const cells = line.text.split('|').map((cell) => cell.trim())
    if (!line.text.trim().startsWith('|')) {
      inTable = false
      continue
    }
    const name = (cells[1] ?? '').replace(/[`*[\]]/g, '')
    const first = name.endsWith(')') && name.includes('(') ? name.slice(0, name.indexOf('(')) : name
    if (/^project$/i.test(first)) inTable = true
    else if (inTable && !/^:?-+:?$/.test(first)) rows.push({ project: first, line: line.number })
  }
  return rows
}

/** A part of the roadmap that carries a checklist of its own. */
export interface Milestone {
  readonly title: string
  readonly line: number
  readonly items: readonly ChecklistItem[]
}

/** The headings of the roadmap that are milestones, in order, each with its conditions. */
export function milestonesOf(markdown: Markdown): Milestone[] {
  const sections = markdown.headings
    .filter((heading) => heading.level >= 2)
    .map((heading) => ({ heading, section: sectionOf(markdown, heading) }))
  return sections
    .filter(({ section, heading }) => !hasHeadings(markdown, section, heading.level))
    .map(({ heading, section }) => ({
      title: heading.title,
      line: heading.number,
      items: checklistOf(section.lines),
    }))
    .filter(({ items }) => items.length > 0)
}

function hasHeadings({ headings }: Markdown, { lines }: Section, level: number): boolean {
  return headings.some(
    (other) => other.level > level && lines.some((line) => line.number === other.number),
  )
}
