/**
 * The Fresh Session Test: what a newcomer with nothing but the files would know, within a token
 * budget, and which questions the files do not answer.
 *
 * @module
 */
import { join } from 'node:path'
import { type AtomHeader, displayTitle, isAntiPattern } from './atom.ts'
import { DenseError } from './errors.ts'
import { exists, readText } from './files.ts'
import { git, isRepository } from './git.ts'
import { compareIds } from './ids.ts'
import { requireProject } from './layout.ts'
import {
  lastChange,
  MISSION_SECTIONS,
  overviewRows,
  STATUS_SECTIONS,
  updatedDay,
} from './lint/governance-rules.ts'
import { lintContext } from './lint/lint.ts'
import { ContextScope, ProjectScope, readTextFile, type TextFile } from './lint/scope.ts'
import { findSection, type Section, unitsOf } from './markdown.ts'
import { mentionsIn } from './mentions.ts'
import { groupOf } from './status.ts'
import { TaskQueue, type TaskView } from './task-queue.ts'
import { DAY_MS, dayStart } from './time.ts'
import type { Workspace } from './workspace.ts'

/** How a briefing is made. */
export interface FreshOptions {
  /** Tokens are estimated as bytes divided by four. */
  readonly budgetTokens?: number
}

/** A question that the files of a project do not answer. */
export interface FreshGap {
  /** The question. */
  readonly question: string
  /** What is missing, with the file to write it in. */
  readonly problem: string
  /** Where the answer is missing. */
  readonly file: string
  /** The line. */
  readonly line?: number
}

/** A briefing and what it leaves open. */
export interface FreshReport {
  /** The project. */
  readonly project: string
  /** Whether nothing is left open. */
  readonly passed: boolean
  /** The text. */
  readonly briefing: string
  /** Its size. */
  readonly tokens: number
  /** Parts that did not fit; each names the file to read instead. */
  readonly leftOut: readonly string[]
  /** What it leaves open. */
  readonly gaps: readonly FreshGap[]
}

const BUDGET = 2000
const BUDGET_MIN = 50

export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / 4)

export function freshSession(
  workspace: Workspace,
  project: string,
  options: FreshOptions = {},
): FreshReport {
  const directory = requireProject(workspace.root, project)
  const context = new ContextScope(workspace.root, workspace.settings, { now: workspace.now })
  const scope = new ProjectScope(context, project)
  const gaps: FreshGap[] = []
  const files = {
    mission: readTextFile(join(directory, 'mission.md')),
    roadmap: readTextFile(join(directory, 'roadmap.md')),
    status: readTextFile(join(directory, 'STATUS.md')),
  }
  checkWay(workspace, project, gaps)
  checkMission(files.mission, gaps)
  checkStatus(workspace, scope, files.status, gaps)
  const tasks = readQueue(workspace, project, gaps)
  checkTasks(workspace, directory, tasks, gaps)
  checkDiagnostics(workspace, project, gaps)
  checkCommitted(workspace, directory, gaps)
  const parts = briefingParts(workspace, scope, files, tasks)
  const budget = options.budgetTokens ?? BUDGET
  if (!(budget >= BUDGET_MIN)) {
    throw new DenseError('INVALID_INPUT', `A briefing needs at least ${BUDGET_MIN} tokens`)
  }
  const { text, leftOut } = fit(project, parts, budget)
  return {
    project,
    passed: gaps.length === 0,
    briefing: text,
    tokens: tokensOf(text),
    leftOut,
    gaps,
  }
}

/** Text that says something: comments, headings and empty list marks do not. */
function contentOf(section: Section | undefined): string[] {
  return (section?.lines ?? [])
    .map((line) => line.text.trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text.replace(/^(?:[-*+]|\d+[.)])\s*(?:\[[ xX]\])?/, '')))
    .filter((text) => !/^(?:[-*+]\s*)?(?:Includes|Does not include):\s*$/i.test(text))
}

function checkWay(workspace: Workspace, project: string, gaps: FreshGap[]): void {
  const question = 'Where is it?'
  const root = readText(join(workspace.root, 'CORTEX.md'))
  if (root === undefined || !/\bprojects\//.test(root)) {
    gaps.push({ question, problem: 'The root index does not lead to projects/', file: 'CORTEX.md' })
  }
  const overview = readTextFile(join(workspace.root, 'OVERVIEW.md'))
  const rows = overview === undefined ? [] : overviewRows(overview)
  if (!rows.some((row) => row.project === project)) {
    gaps.push({ question, problem: `OVERVIEW.md has no row for ${project}`, file: 'OVERVIEW.md' })
  }
}

function checkMission(file: TextFile | undefined, gaps: FreshGap[]): void {
  if (file === undefined) {
    gaps.push({ question: 'What is the goal?', problem: 'There is no mission', file: 'mission.md' })
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
    gaps.push({ question, problem: 'There is no status', file: 'STATUS.md' })
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

function readQueue(workspace: Workspace, project: string, gaps: FreshGap[]): TaskView[] {
  try {
    return new TaskQueue(workspace, project).list()
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    gaps.push({ question: 'What is the next action?', problem, file: 'TASKS.yaml' })
    return []
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

function checkCommitted(workspace: Workspace, directory: string, gaps: FreshGap[]): void {
  if (!isRepository(workspace.root)) return
  const status = git(directory, [
    'status',
    '--porcelain',
    '--ignore-submodules=all',
    '--untracked-files=all',
    '--',
    '.',
  ])
  const open = status.stdout
    .split('\n')
    .map((line) => line.slice(3))
    .filter((file) => file !== '' && !/(?:^|\/)access-log[\w-]*\.jsonl$|\.lock$/.test(file))
  if (open.length === 0) return
  const problem = `${open.length} files are not committed`
  gaps.push({ question: 'Would another clone know it?', problem, file: open[0] ?? '' })
}

interface Part {
  readonly title: string
  readonly lines: readonly string[]
  readonly file: string
}

function briefingParts(
  workspace: Workspace,
  scope: ProjectScope,
  files: {
    mission: TextFile | undefined
    roadmap: TextFile | undefined
    status: TextFile | undefined
  },
  tasks: readonly TaskView[],
): Part[] {
  const section = (file: TextFile | undefined, names: readonly string[]): string[] =>
    file === undefined ? [] : contentOf(findSection(file.markdown, names))
  const headers = [...scope.atoms].filter((atom) => atom.id !== undefined)
  const status = files.status
  const user = readText(join(workspace.root, 'user', 'USER.md')) ?? ''
  return [
    { title: 'Goal', lines: section(files.mission, MISSION_SECTIONS[0] ?? []), file: 'mission.md' },
    {
      title: 'Where it stands',
      lines: section(status, STATUS_SECTIONS[0] ?? []),
      file: 'STATUS.md',
    },
    { title: 'Next steps', lines: section(status, STATUS_SECTIONS[3] ?? []), file: 'STATUS.md' },
    { title: 'Blockers', lines: section(status, STATUS_SECTIONS[2] ?? []), file: 'STATUS.md' },
    { title: 'Do not rely on', lines: weakLines(scope, headers), file: 'experiments/index.md' },
    { title: 'Known facts', lines: factLines(headers), file: 'knowledge/index.md' },
    {
      title: 'Success conditions',
      lines: section(files.mission, MISSION_SECTIONS[1] ?? []),
      file: 'mission.md',
    },
    { title: 'Tasks', lines: taskLines(tasks), file: 'TASKS.yaml' },
    { title: 'Patterns', lines: liveLines(headers, 'pattern'), file: 'patterns/index.md' },
    { title: 'Tried', lines: liveLines(headers, 'experiment'), file: 'experiments/index.md' },
    {
      title: 'Recent progress',
      lines: section(status, STATUS_SECTIONS[1] ?? []),
      file: 'STATUS.md',
    },
    {
      title: "Owner's preferences",
      lines: user.split('\n').filter((line) => /^\s*[-*]\s+\S/.test(line)),
      file: 'user/USER.md',
    },
  ].filter((part) => part.lines.length > 0)
}

function weakLines(scope: ProjectScope, headers: readonly AtomHeader[]): string[] {
  return headers
    .filter(({ status }) => groupOf(status) !== 'active' || status.base === 'challenged')
    .sort(byUse)
    .map((header) => `- ${header.id?.text} (${header.status.text}): ${displayTitle(header) ?? ''}`)
    .concat(dangling(scope))
}

function dangling(scope: ProjectScope): string[] {
  const file = readTextFile(scope.path('STATUS.md'))
  return mentionsIn(file?.markdown.lines ?? [], scope.isProject)
    .filter((mention) => !scope.resolves(mention.text))
    .map((mention) => `- ${mention.text} is named in STATUS.md but does not exist`)
}

const byUse = (a: AtomHeader, b: AtomHeader): number =>
  b.refs - a.refs || (a.id && b.id ? compareIds(b.id, a.id) : 0)

function factLines(headers: readonly AtomHeader[]): string[] {
  const facts = headers.filter((header) => {
    return header.kind === 'knowledge' && groupOf(header.status) === 'active'
  })
  // Warnings first: not knowing them costs most.
  return facts
    .sort((a, b) => Number(isAntiPattern(b)) - Number(isAntiPattern(a)) || byUse(a, b))
    .map((header) => {
      const doubt = header.status.base === 'challenged' ? ` [${header.status.text}]` : ''
      return `- ${header.id?.text}${doubt}: ${displayTitle(header) ?? ''} (${header.evidence.join(', ')})`
    })
}

function liveLines(headers: readonly AtomHeader[], kind: AtomHeader['kind']): string[] {
  return headers
    .filter((header) => header.kind === kind && groupOf(header.status) === 'active')
    .sort(byUse)
    .map((header) => `- ${header.id?.text}: ${displayTitle(header) ?? ''}`)
}

function taskLines(tasks: readonly TaskView[]): string[] {
  const rank = { high: 0, medium: 1, low: 2 } as const
  return tasks
    .filter((task) => task.status !== 'done')
    .sort((a, b) => rank[a.priority] - rank[b.priority])
    .map((task) => `- ${task.id} (${task.priority}, ${task.state}): ${task.text}`)
}

/** Whole lines in order of importance; what does not fit is named with its file. */
function fit(
  project: string,
  parts: readonly Part[],
  budget: number,
): { text: string; leftOut: string[] } {
  let text = `# ${project}: briefing from the files\n`
  const leftOut: string[] = []
  const reserve = 30
  for (const part of parts) {
    const head = `\n## ${part.title} (${part.file})\n`
    let body = ''
    let shown = 0
    for (const line of part.lines) {
      if (tokensOf(text + head + body + line) > budget - reserve) break
      body += `${line}\n`
      shown += 1
    }
    if (shown > 0) text += head + body
    const rest = part.lines.length - shown
    if (rest > 0) leftOut.push(`${part.title}: ${rest} more lines in ${part.file}`)
  }
  if (leftOut.length > 0) {
    const note = `\nNot shown: ${leftOut.length} parts, see the files above.\n`
    if (tokensOf(text + note) <= budget) text += note
  }
  return { text, leftOut }
}
