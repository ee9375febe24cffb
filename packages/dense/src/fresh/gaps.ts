/** The questions that the files of a project leave open. */
import { join } from 'node:path'
import { exists, readableText, whyUnreadable } from '../files/files.ts'
import { readTextFile, type TextFile } from '../files/text-file.ts'
import { lintContext } from '../lint/lint.ts'
import {
  lastChange,
  MISSION_SECTIONS,
  milestonesOf,
  overviewRows,
  STATUS_SECTIONS,
  updatedDay,
} from '../projects/governance.ts'
import type { ProjectScope } from '../projects/scope.ts'
import type { TaskView } from '../tasks/task-queue.ts'
import { findSection, unitsOf } from '../text/markdown.ts'
import { DAY_MS, dayStart } from '../text/time.ts'
import type { Workspace } from '../workspace.ts'
import { contentOf } from './content.ts'
import type { FreshGap } from './report.ts'
import type { Sources } from './sources.ts'

export function gapsOf(workspace: Workspace, scope: ProjectScope, sources: Sources): FreshGap[] {
  const gaps: FreshGap[] = []
  checkWay(workspace, scope.project, gaps)
  checkMission(scope, sources.mission, gaps)
  checkStatus(workspace, scope, sources.status, gaps)
  checkRest(scope, sources, gaps)
  if (sources.tasksProblem !== undefined) {
    const problem = sources.tasksProblem
    gaps.push({ question: 'What is the next action?', problem, file: 'TASKS.yaml' })
  }
  checkTasks(workspace, scope.directory, sources.tasks, gaps)
  checkDiagnostics(workspace, scope.project, gaps)
  return gaps
}

/** What is missing is reported as missing, what cannot be read as unreadable. */
function absent(scope: ProjectScope, file: string, words: string): string {
  const why = whyUnreadable(scope.path(file))
  return why === undefined ? words : `${file} cannot be read: ${why}`
}

/** Roadmap, issues, decisions and preferences: an empty list is an answer, a missing file is none. */
function checkRest(scope: ProjectScope, sources: Sources, gaps: FreshGap[]): void {
  const { roadmap } = sources
  if (roadmap === undefined || milestonesOf(roadmap.markdown).length === 0) {
    const problem =
      roadmap === undefined
        ? absent(scope, 'roadmap.md', 'There is no roadmap')
        : 'The roadmap has no milestone'
    gaps.push({
      question: 'Which milestones are done, which is next?',
      problem,
      file: 'roadmap.md',
    })
  }
  if (sources.issues === undefined) {
    const problem = absent(scope, 'ISSUES.md', 'There is no list of issues')
    gaps.push({ question: 'Which issues are open?', problem, file: 'ISSUES.md' })
  }
  if (sources.decisions === undefined) {
    const problem = 'There is no directory for decisions'
    gaps.push({ question: 'What was decided, and why?', problem, file: 'decisions/' })
  }
  if (sources.user === undefined) {
    const problem = absent(scope, '../../user/USER.md', 'There are no preferences of the owner')
    gaps.push({ question: 'How does the owner work?', problem, file: 'user/USER.md' })
  }
  if (isBlank(scope.path('TASKS.yaml'))) {
    const problem = absent(scope, 'TASKS.yaml', 'There is no list of tasks')
    gaps.push({ question: 'What is to be done?', problem, file: 'TASKS.yaml' })
  }
  if (isBlank(scope.path('CORTEX.md'))) {
    const problem = absent(scope, 'CORTEX.md', 'The project has no index')
    gaps.push({ question: 'Where is it?', problem, file: 'CORTEX.md' })
  }
}

/** A file without a word answers nothing, as one that is not there. */
const isBlank = (path: string): boolean => (readTextFile(path)?.text ?? '').trim() === ''

function checkWay(workspace: Workspace, project: string, gaps: FreshGap[]): void {
  const question = 'Where is it?'
  const root = readableText(join(workspace.root, 'CORTEX.md'))
  if (root === undefined || !/\bprojects\//.test(root)) {
    gaps.push({ question, problem: 'The root index does not lead to projects/', file: 'CORTEX.md' })
  }
  const overview = readTextFile(join(workspace.root, 'OVERVIEW.md'))
  const rows = overview === undefined ? [] : overviewRows(overview)
  if (!rows.some((row) => row.project === project)) {
    gaps.push({ question, problem: `OVERVIEW.md has no row for ${project}`, file: 'OVERVIEW.md' })
  }
}

function checkMission(scope: ProjectScope, file: TextFile | undefined, gaps: FreshGap[]): void {
  if (file === undefined) {
    const problem = absent(scope, 'mission.md', 'There is no mission')
    gaps.push({ question: 'What is the goal?', problem, file: 'mission.md' })
    return
  }
  const questions = ['What is the goal?', 'How is success recognised?', 'What is out of scope?']
  MISSION_SECTIONS.forEach((names, index) => {
    const section = findSection(file.markdown, names)
    if (contentOf(section).length > 0) return
    const line = section?.heading.number
    gaps.push({
      question: questions[index] ?? '',
      problem: section === undefined ? `No section ${names[0]}` : `${names[0]} is empty`,
      file: 'mission.md',
      ...(line === undefined ? {} : { line }),
    })
  })
}

const POINTER =
  /\b(?:task\s+`?[0-9a-f]{4}|(?:EXP|K|PAT|DR)-\d+|M\d+|milestone\s+\w+)\b|(?<![\w-])[\w-]+\.(?:md|yaml|csv|ts|py)\b/i
const STALE_DAYS = 1

function checkStatus(
  workspace: Workspace,
  scope: ProjectScope,
  file: TextFile | undefined,
  gaps: FreshGap[],
): void {
  const question = 'Where does it stand?'
  if (file === undefined) {
    const problem = absent(scope, 'STATUS.md', 'There is no status')
    gaps.push({ question, problem, file: 'STATUS.md' })
    return
  }
  for (const names of STATUS_SECTIONS) {
    const section = findSection(file.markdown, names)
    if (contentOf(section).length > 0) continue
    gaps.push({ question, problem: `${names[0]} is absent or empty`, file: 'STATUS.md' })
  }
  const next = findSection(file.markdown, STATUS_SECTIONS[3] ?? ['Next Steps'])
  if (next !== undefined && !contentOf(next).some((text) => POINTER.test(text))) {
    gaps.push({
      question: 'What is the next action?',
      problem: 'No next step names a task, milestone, entry or file',
      file: 'STATUS.md',
      line: next.heading.number,
    })
  }
  const blockers = findSection(file.markdown, STATUS_SECTIONS[2] ?? ['Open Blockers'])
  for (const unit of blockers === undefined ? [] : unitsOf(blockers.lines)) {
    if (POINTER.test(unit.text) || /^\W*none\b/i.test(unit.text)) continue
    gaps.push({
      question: 'What is blocked?',
      problem: 'A blocker without a pointer',
      file: 'STATUS.md',
      line: unit.line,
    })
  }
  checkAge(workspace, scope, file, gaps)
}

function checkAge(
  workspace: Workspace,
  scope: ProjectScope,
  file: TextFile,
  gaps: FreshGap[],
): void {
  const question = 'Is the snapshot current?'
  const updated = updatedDay(file)
  if (updated === undefined) {
    gaps.push({ question, problem: 'No line Updated: YYYY-MM-DD', file: 'STATUS.md' })
    return
  }
  const start = dayStart(updated.day)
  const changed = lastChange(scope)
  if (start === undefined || changed === undefined) return
  if (changed.at - start >= (STALE_DAYS + 1) * DAY_MS && changed.at <= workspace.now + DAY_MS) {
    gaps.push({
      question,
      problem: `Updated ${updated.day}, but ${changed.what} is newer`,
      file: 'STATUS.md',
      line: updated.line,
    })
  }
}

function checkTasks(
  workspace: Workspace,
  directory: string,
  tasks: readonly TaskView[],
  gaps: FreshGap[],
): void {
  const question = 'How is the next action verified?'
  for (const task of tasks) {
    if (task.status === 'done') continue
    const missing = [
      ...(task.why?.trim() ? [] : ['why']),
      ...(task.doneWhen?.trim() ? [] : ['done-when']),
      ...(task.plan?.trim() && planExists(workspace, directory, task.plan)
        ? []
        : ['an existing plan']),
    ]
    if (missing.length === 0) continue
    const problem = `Task ${task.id} lacks ${missing.join(', ')}`
    gaps.push({ question, problem, file: 'TASKS.yaml', line: task.line })
  }
}

function planExists(workspace: Workspace, directory: string, plan: string): boolean {
  return [directory, workspace.root, join(workspace.root, '..')].some((base) => {
    return exists(join(base, plan))
  })
}

/** Errors make files untrustworthy; dangling evidence and a missing index are errors of their own. */
function checkDiagnostics(workspace: Workspace, project: string, gaps: FreshGap[]): void {
  const { diagnostics } = lintContext(
    workspace.root,
    workspace.settings,
    { now: workspace.now, git: false },
    project,
  )
  for (const entry of diagnostics) {
    const counts =
      entry.severity === 'error' ||
      entry.code === 'W-REF-BODY-DANGLING' ||
      entry.code === 'W-INDEX-OUTDATED'
    if (!counts) continue
    gaps.push({
      question: 'Can the evidence be followed?',
      problem: `${entry.code}: ${entry.message}`,
      file: entry.file.replace(`projects/${project}/`, ''),
      ...(entry.line === undefined ? {} : { line: entry.line }),
    })
  }
}
