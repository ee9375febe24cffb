/** mission, roadmap, STATUS, ISSUES, OVERVIEW and USER: caps, sections, age. */
import { join } from 'node:path'
import type { Atom } from '../atom.ts'
import { readText } from '../files.ts'
import { findSection, type Line, sectionOf } from '../markdown.ts'
import { readTasks } from '../task-file.ts'
import { DAY_MS, dayStart } from '../time.ts'
import {
  type ContextScope,
  countLines,
  type ProjectScope,
  readTextFile,
  type TextFile,
} from './scope.ts'

export const STATUS_LINES_MAX = 120
const STATUS_LINES_NEAR = 90
export const ISSUES_LINES_MAX = 80
const ISSUES_LINES_NEAR = 60
export const USER_BYTES_MAX = 3072
export const USER_BYTES_NEAR = 2500
const ISSUE_OLD_DAYS = 60
const STATUS_OLD_DAYS = 7

type Names = readonly [string, ...string[]]

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

export function lintGovernance(scope: ProjectScope): void {
  lintStatusFile(scope)
  lintIssues(scope)
  lintMission(scope)
  lintRoadmap(scope)
}

function load(scope: ProjectScope, name: string): TextFile | undefined {
  const file = readTextFile(scope.path(name))
  if (file === undefined) {
    scope.report(scope.path(name), {
      code: 'W-SECTION-MISSING',
      field: name,
      message: `${name} is absent`,
    })
  }
  return file
}

function lintSections(scope: ProjectScope, file: TextFile, sections: readonly Names[]): void {
  for (const names of sections) {
    if (findSection(file.markdown, names) !== undefined) continue
    const message = `The section ${names[0]} is absent`
    scope.report(file.path, { code: 'W-SECTION-MISSING', line: 1, field: names[0], message })
  }
}

function lintLineCap(scope: ProjectScope, file: TextFile, max: number, near: number): void {
  const lines = countLines(file.text)
  if (lines > max) {
    const message = `${lines} lines, the cap is ${max}`
    scope.report(file.path, { code: 'E-CAP-LINES', line: max + 1, message })
  } else if (lines >= near) {
    const message = `${lines} of ${max} lines`
    scope.report(file.path, { code: 'W-CAP-NEAR', line: lines, message })
  }
}

/** Caps the specification only recommends: above them there is a warning, never an error. */
function lintSoftCap(scope: ProjectScope, file: TextFile, lines: number, bytes: number): void {
  const count = countLines(file.text)
  if (count <= lines && Buffer.byteLength(file.text) <= bytes) return
  const message = `More than the recommended ${lines} lines or ${bytes} bytes`
  scope.report(file.path, { code: 'W-CAP-NEAR', line: count, message })
}

function lintStatusFile(scope: ProjectScope): void {
  const file = load(scope, 'STATUS.md')
  if (file === undefined) return
  lintLineCap(scope, file, STATUS_LINES_MAX, STATUS_LINES_NEAR)
  lintSections(scope, file, STATUS_SECTIONS)
  const updated = updatedDay(file)
  if (updated === undefined) {
    const message = 'No line Updated: YYYY-MM-DD'
    scope.report(file.path, { code: 'W-STATUS-OLD', line: 1, message })
    return
  }
  const changed = lastChange(scope)
  const start = dayStart(updated.day)
  if (changed === undefined || start === undefined) return
  if (changed.at - start > STATUS_OLD_DAYS * DAY_MS) {
    const message = `Updated ${updated.day}, but ${changed.what} is newer`
    scope.report(file.path, { code: 'W-STATUS-OLD', line: updated.line, message })
  }
}

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
  const { tasks } = readTasks(readText(scope.path('TASKS.yaml')) ?? '')
  for (const task of tasks) {
    add(task.completedAt, `task ${task.id}`)
    add(task.claimedAt, `task ${task.id}`)
  }
  return changes.sort((a, b) => b.at - a.at)[0]
}

const atomName = (atom: Atom): string => atom.id?.text ?? atom.file

interface Issue {
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
  return bold.map((line, index) => ({
    title: line.text,
    line: line.number,
    day: /\d{4}-\d{2}-\d{2}/.exec(line.text)?.[0],
    body: file.markdown.lines.filter((other) => {
      const next = bold[index + 1]?.number ?? Number.POSITIVE_INFINITY
      return other.number > line.number && other.number < next
    }),
  }))
}

const ISSUE_LABELS: readonly (readonly [string, RegExp])[] = [
  ['problem', /problem/i],
  ['when', /when|occurs/i],
  ['investigation', /investigat|tried|analysis/i],
]

function lintIssues(scope: ProjectScope): void {
  const file = readTextFile(scope.path('ISSUES.md'))
  if (file === undefined) return
  lintLineCap(scope, file, ISSUES_LINES_MAX, ISSUES_LINES_NEAR)
  for (const issue of issuesOf(file)) {
    const { line } = issue
    const start = issue.day === undefined ? undefined : dayStart(issue.day)
    if (start === undefined) {
      const message = 'The title of an issue carries its date: title (YYYY-MM-DD)'
      scope.report(file.path, { code: 'W-SECTION-MISSING', line, field: 'date', message })
    } else if (scope.now - start > ISSUE_OLD_DAYS * DAY_MS) {
      const message = `Open since ${issue.day}: solve it, or turn it into a task`
      scope.report(file.path, { code: 'I-ISSUE-OLD', line, message })
    }
    for (const [field, label] of ISSUE_LABELS) {
      const found = issue.body.some((body) => /^\s*[-*]/.test(body.text) && label.test(body.text))
      if (found) continue
      const message = `The issue has no bullet for ${field}`
      scope.report(file.path, { code: 'W-SECTION-MISSING', line, field, message })
    }
  }
}

function lintMission(scope: ProjectScope): void {
  const file = load(scope, 'mission.md')
  if (file === undefined) return
  lintSections(scope, file, MISSION_SECTIONS)
  lintSoftCap(scope, file, 100, 8192)
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

const CHECKABLE =
  /\d|\b(?:EXP|K|PAT|DR)-|\b[\w-]+\.\w{2,4}\b|[<>=≤≥]|\b(?:at (?:least|most)|more|less|fewer|than|same|equal|all|every|no|none|exists?|passes|accepted|approved|written|recorded|merged|published|released|signed|runs|green)\b/i

function lintRoadmap(scope: ProjectScope): void {
  const file = load(scope, 'roadmap.md')
  if (file === undefined) return
  const { headings } = file.markdown
  for (const heading of headings) {
    if (heading.level < 2) continue
    const section = sectionOf(file.markdown, heading)
    const isMilestone = heading.level >= 3
    const hasMilestones = headings.some(
      (other) =>
        other.level > heading.level &&
        other.number > heading.number &&
        section.lines.some((line) => line.number === other.number),
    )
    const isPhase = !isMilestone && /^(?:phase|milestone|M\d)/i.test(heading.title)
    if (!(isMilestone || (isPhase && !hasMilestones))) continue
    if (checklistOf(section.lines).length > 0) continue
    scope.report(file.path, {
      code: 'E-ROADMAP-NO-CHECKLIST',
      line: heading.number,
      message: `${heading.title} has no checklist`,
    })
  }
  for (const item of checklistOf(file.markdown.lines)) {
    if (item.done || CHECKABLE.test(item.text)) continue
    const message = 'No number, id, file or comparison: nobody can decide this'
    scope.report(file.path, { code: 'I-ROADMAP-VAGUE', line: item.line, message })
  }
  lintSoftCap(scope, file, 250, 32_768)
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

const OVERVIEW_LINES_MAX = 60

export function lintRootFiles(context: ContextScope): void {
  const overview = readTextFile(join(context.root, 'OVERVIEW.md'))
  if (overview !== undefined) lintOverview(context, overview)
  const path = join(context.root, 'user', 'USER.md')
  const user = readText(path)
  if (user === undefined) return
  const bytes = Buffer.byteLength(user)
  if (bytes > USER_BYTES_MAX) {
    const message = `${bytes} bytes, the cap is ${USER_BYTES_MAX}`
    context.report(path, { code: 'E-CAP-BYTES', line: 1, message })
  } else if (bytes >= USER_BYTES_NEAR) {
    const message = `${bytes} of ${USER_BYTES_MAX} bytes`
    context.report(path, { code: 'W-CAP-NEAR', line: 1, message })
  }
}

function lintOverview(context: ContextScope, file: TextFile): void {
  const rows = overviewRows(file)
  for (const project of context.projects) {
    if (rows.some((row) => row.project === project)) continue
    const message = `The project ${project} has no row`
    context.report(file.path, { code: 'W-CORTEX-UNLISTED', line: 1, target: project, message })
  }
  for (const row of rows) {
    if (context.projects.includes(row.project)) continue
    const message = `There is no project ${row.project}`
    const target = row.project
    context.report(file.path, { code: 'W-CORTEX-DEAD', line: row.line, target, message })
  }
  if (!/^Last scan: (?:\d{4}-\d{2}-\d{2}|none)\s*$/m.test(file.text)) {
    const message = 'No line "Last scan: YYYY-MM-DD" (or none)'
    context.report(file.path, { code: 'W-SECTION-MISSING', line: 1, field: 'last-scan', message })
  }
  const lines = countLines(file.text)
  if (lines > OVERVIEW_LINES_MAX) {
    const message = `${lines} lines; ${OVERVIEW_LINES_MAX} are recommended`
    context.report(file.path, { code: 'W-CAP-NEAR', line: lines, message })
  }
}
