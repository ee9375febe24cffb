/** mission, roadmap, STATUS, ISSUES, OVERVIEW and USER: caps, sections, age. */
import { basename, join } from 'node:path'
import { whyUnreadable } from '../files/files.ts'
import { readTextFile, type TextFile } from '../files/text-file.ts'
import {
  checklistOf,
  issuesOf,
  lastChange,
  MISSION_SECTIONS,
  type Names,
  overviewRows,
  STATUS_SECTIONS,
  updatedDay,
} from '../projects/governance.ts'
import type { ContextScope, ProjectScope } from '../projects/scope.ts'
import { CAPS, type Cap, countLines, USER_BYTES_MAX, USER_BYTES_NEAR } from '../text/caps.ts'
import { findSection, sectionOf } from '../text/markdown.ts'
import { DAY_MS, dayStart } from '../text/time.ts'

const ISSUE_OLD_DAYS = 60
const STATUS_OLD_DAYS = 7

export function lintGovernance(scope: ProjectScope): void {
  lintStatusFile(scope)
  lintIssues(scope)
  lintMission(scope)
  lintRoadmap(scope)
}

function load(scope: ProjectScope, name: string): TextFile | undefined {
  const path = scope.path(name)
  const file = readTextFile(path)
  if (file === undefined && !reportUnreadable(scope, path)) {
    scope.report(path, { code: 'W-SECTION-MISSING', field: name, message: `${name} is absent` })
  }
  return file
}

/** True, and reported, if there is something under this name that cannot be read. */
function reportUnreadable(scope: ProjectScope | ContextScope, path: string): boolean {
  const why = whyUnreadable(path)
  if (why === undefined) return false
  const message = `${basename(path)} cannot be read: ${why}`
  scope.report(path, { code: 'E-FILE-UNREADABLE', line: 1, message })
  return true
}

function lintSections(scope: ProjectScope, file: TextFile, sections: readonly Names[]): void {
  for (const names of sections) {
    if (findSection(file.markdown, names) !== undefined) continue
    const message = `The section ${names[0]} is absent`
    scope.report(file.path, { code: 'W-SECTION-MISSING', line: 1, field: names[0], message })
  }
}

function lintCap(scope: ProjectScope, file: TextFile, cap: Cap): void {
  const lines = countLines(file.text)
  const bytes = Buffer.byteLength(file.text)
  if (lines > cap.lines) {
    const message = `${lines} lines, the cap is ${cap.lines}`
    scope.report(file.path, { code: 'E-CAP-LINES', line: cap.lines + 1, message })
  } else if (lines >= cap.linesNear) {
    const message = `${lines} of ${cap.lines} lines`
    scope.report(file.path, { code: 'W-CAP-NEAR', line: lines, message })
  }
  if (bytes > cap.bytes) {
    const message = `${bytes} bytes, the cap is ${cap.bytes}`
    scope.report(file.path, { code: 'E-CAP-BYTES', line: 1, message })
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
  lintCap(scope, file, CAPS['STATUS.md'])
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

const ISSUE_LABELS: readonly (readonly [string, RegExp])[] = [
  ['problem', /problem/i],
  ['when', /when|occurs/i],
  ['investigation', /investigat|tried|analysis/i],
]

function lintIssues(scope: ProjectScope): void {
  const file = readTextFile(scope.path('ISSUES.md'))
  if (file === undefined) {
    reportUnreadable(scope, scope.path('ISSUES.md'))
    return
  }
  lintCap(scope, file, CAPS['ISSUES.md'])
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

const OVERVIEW_LINES_MAX = 60

export function lintRootFiles(context: ContextScope): void {
  const overview = readTextFile(join(context.root, 'OVERVIEW.md'))
  if (overview !== undefined) lintOverview(context, overview)
  else reportUnreadable(context, join(context.root, 'OVERVIEW.md'))
  const path = join(context.root, 'user', 'USER.md')
  const user = readTextFile(path)?.text
  if (user === undefined) {
    reportUnreadable(context, path)
    return
  }
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
