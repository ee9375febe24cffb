/** TASKS.yaml: ids, dependencies, rings, and conditions that somebody can decide. */
import { readableText, readText, whyUnreadable } from '../files/files.ts'
import { projectDirectory } from '../files/layout.ts'
import type { ContextScope, ProjectScope } from '../projects/scope.ts'
import { stateOf, type Task } from '../tasks/task.ts'
import { archivedIds } from '../tasks/task-archive.ts'
import { readTasks } from '../tasks/task-file.ts'
import { ringsOf } from '../tasks/task-rings.ts'
import { resolverFor } from './citations.ts'

const CLAIM_OLD_MS = 3 * 86_400_000
const SUPPLY = 2

/** Ids of all projects: they are unique over the whole context, and so are dependencies. */
export interface TaskUniverse {
  readonly owners: ReadonlyMap<string, readonly string[]>
  readonly done: ReadonlySet<string>
}

export function taskUniverse(context: ContextScope): TaskUniverse {
  const owners = new Map<string, string[]>()
  const done = new Set<string>()
  for (const project of context.projects) {
    const directory = projectDirectory(context.root, project)
    const { tasks } = readTasks(readableText(`${directory}/TASKS.yaml`) ?? '')
    for (const task of tasks) {
      owners.set(task.id, [...(owners.get(task.id) ?? []), project])
      if (task.status === 'done') done.add(task.id)
    }
    for (const id of archivedIds(readableText(`${directory}/tasks-archive.md`) ?? '')) {
      if (!owners.has(id)) owners.set(id, [project])
      done.add(id)
    }
  }
  return { owners, done }
}

export function lintTasks(scope: ProjectScope, universe: TaskUniverse): void {
  const path = scope.path('TASKS.yaml')
  const why = whyUnreadable(path)
  if (why !== undefined) {
    const message = `TASKS.yaml cannot be read: ${why}`
    scope.report(path, { code: 'E-FILE-UNREADABLE', line: 1, message })
    return
  }
  const text = readText(path)
  if (text === undefined) return
  const { tasks, problem } = readTasks(text)
  if (problem !== undefined) {
    scope.report(path, { code: 'E-TASK-YAML', line: problem.line, message: problem.message })
    return
  }
  const byId = new Map(tasks.map((task) => [task.id, task]))
  for (const task of tasks) {
    lintIdentity(scope, path, task, tasks, universe)
    lintLinks(scope, path, task, universe)
    lintTexts(scope, path, task)
  }
  lintRings(scope, path, tasks, (task) => task.dependsOn, 'E-TASK-CYCLE', byId)
  lintRings(scope, path, tasks, (task) => parentOf(task), 'E-TASK-PARENT', byId)
  const ready = tasks.filter((task) => {
    return stateOf(task, scope.now, (id) => universe.done.has(id)) === 'actionable'
  })
  if (ready.length < SUPPLY) {
    scope.report(path, {
      code: 'I-TASK-SUPPLY',
      line: 1,
      message: `${ready.length} task${ready.length === 1 ? '' : 's'} can be started`,
    })
  }
}

const parentOf = (task: Task): string[] => (task.parent === undefined ? [] : [task.parent])

function lintIdentity(
  scope: ProjectScope,
  path: string,
  task: Task,
  tasks: readonly Task[],
  universe: TaskUniverse,
): void {
  const { line } = task
  if (!task.idIsValid) {
    const message = 'An id is four hex digits in quotes, for example "0a1f"'
    scope.report(path, { code: 'E-TASK-ID', line, field: 'id', target: task.id, message })
    return
  }
  const here = tasks.filter((other) => other.id === task.id)
  const elsewhere = (universe.owners.get(task.id) ?? []).filter((name) => name !== scope.project)
  if (here.length < 2 && elsewhere.length === 0) return
  const where = elsewhere.length === 0 ? 'twice in this file' : `in ${elsewhere.join(', ')} too`
  const message = `The id ${task.id} is ${where}`
  scope.report(path, { code: 'E-TASK-DUPLICATE', line, field: 'id', target: task.id, message })
}

function lintLinks(scope: ProjectScope, path: string, task: Task, universe: TaskUniverse): void {
  const { line } = task
  for (const target of task.dependsOn) {
    if (universe.owners.has(target)) continue
    const message = `${task.id} depends on ${target}, which does not exist`
    scope.report(path, { code: 'E-TASK-DEP', line, field: 'depends-on', target, message })
  }
  const target = task.parent
  if (target !== undefined && !universe.owners.has(target)) {
    const message = `The parent ${target} does not exist`
    scope.report(path, { code: 'E-TASK-PARENT', line, field: 'parent', target, message })
  }
}

function lintTexts(scope: ProjectScope, path: string, task: Task): void {
  const { line } = task
  const { settings, root, options } = scope.context
  const isEmpty = (text: string | undefined): boolean => text === undefined || text.trim() === ''
  const known = settings.taskTemplates
  if (isEmpty(task.template) || (known.length > 0 && !known.includes(task.template ?? ''))) {
    const message = isEmpty(task.template) ? 'No template' : `Unknown template ${task.template}`
    scope.report(path, { code: 'E-TASK-TEMPLATE', line, field: 'template', message })
  }
  if (task.status === 'done') return
  if (isEmpty(task.why)) {
    const message = `${task.id} does not say why`
    scope.report(path, { code: 'W-TASK-WHY', line, field: 'why', message })
  }
  if (isEmpty(task.doneWhen)) {
    const message = `${task.id} has no done-when`
    scope.report(path, { code: 'W-TASK-DONE-WHEN', line, field: 'done-when', message })
  } else if (isVague(task.doneWhen ?? '')) {
    const message = `Nobody can decide: ${task.doneWhen}`
    scope.report(path, { code: 'W-TASK-DONE-WHEN-VAGUE', line, field: 'done-when', message })
  }
  const resolver = resolverFor(root, scope.directory, settings.codeRoots)
  if (isEmpty(task.plan) || resolver.resolve(task.plan ?? '', scope.directory) === undefined) {
    const message = isEmpty(task.plan) ? 'No plan document' : `${task.plan} does not exist`
    scope.report(path, { code: 'W-TASK-PLAN', line, field: 'plan', message })
  }
  const claimed = task.claimedAt === undefined ? Number.NaN : Date.parse(task.claimedAt)
  if (task.claimedBy !== undefined && options.now - claimed > CLAIM_OLD_MS) {
    const message = `Claimed by ${task.claimedBy} since ${task.claimedAt}`
    scope.report(path, { code: 'W-TASK-CLAIM-OLD', line, field: 'claimed-at', message })
  }
}

const DECIDABLE =
  /\d|(?:^|\W)(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b|(?<![\w-])[\w-]+\/[\w./-]|(?<![\w-])[\w-]+\.(?:md|ts|js|py|csv|json|ya?ml|txt|sh)\b|["'`“]|\b(?:EXP|K|PAT|DR)-\w+|[<>=≤≥]|\b(?:at (?:least|most)|more than|less than|fewer than|other than|no more|above|below|under|over|within|equals?|same as|than)\b/i

/** Fewer than four words, or nothing in it that can be counted, opened or compared. */
export function isVague(condition: string): boolean {
  const words = condition.trim().split(/\s+/)
  return words.length < 4 || !DECIDABLE.test(condition)
}

function lintRings(
  scope: ProjectScope,
  path: string,
  tasks: readonly Task[],
  next: (task: Task) => readonly string[],
  code: 'E-TASK-CYCLE' | 'E-TASK-PARENT',
  byId: ReadonlyMap<string, Task>,
): void {
  for (const ring of ringsOf(tasks, next, byId)) {
    const first = byId.get(ring[0] ?? '')
    scope.report(path, {
      code,
      line: first?.line ?? 1,
      cycle: ring,
      message: `They wait for each other: ${ring.join(' -> ')}`,
    })
  }
}
