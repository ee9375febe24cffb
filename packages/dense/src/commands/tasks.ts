import { parseArgs } from 'node:util'
import { enterInCortex } from '../create/shared-file.ts'
import { listProjects, requireProject } from '../files/layout.ts'
import type { Command, Io } from '../io.ts'
import { archiveAll } from '../tasks/archive-all.ts'
import type { TaskValue } from '../tasks/task-file.ts'
import { TASK_ACTIONS, type TaskAction } from '../tasks/task-moves.ts'
import { type NewTaskFields, TaskQueue, type TaskView } from '../tasks/task-queue.ts'
import type { Workspace } from '../workspace.ts'
import { cut, limitOf, listOf, print, projectFor, usage, workspaceOf, wrong } from './support.ts'

const text = { type: 'string' } as const

const OPTIONS = {
  project: text,
  by: text,
  reason: text,
  note: text,
  'skip-verify': text,
  text,
  why: text,
  'done-when': text,
  template: text,
  plan: text,
  priority: text,
  parent: text,
  owner: text,
  limit: text,
  state: { type: 'string', multiple: true },
  'depends-on': { type: 'string', multiple: true },
  child: { type: 'string', multiple: true },
  replace: { type: 'boolean' },
} as const

type Values = ReturnType<
  typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>
>['values']

const isAction = (word: string): word is TaskAction =>
  (TASK_ACTIONS as readonly string[]).includes(word)

export const tasks: Command = async (args, io) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: OPTIONS,
  })
  const [action = 'list', id, ...rest] = inOrder(positionals)
  const workspace = workspaceOf(io)
  if (action === 'archive') return archive(workspace, io, values.project)
  const project = projectFor(io, values.project ?? (action === 'list' ? id : undefined))
  const queue = new TaskQueue(workspace, project)
  const show = (task: TaskView): number => {
    print(io, { project, task }, line(task))
    return 0
  }
  if (action === 'list') {
    const states = listOf(values.state)
    const wanted = queue.list().filter(({ state }) => states.length === 0 || states.includes(state))
    const { shown, more } = cut(wanted, limitOf(values.limit))
    print(io, { project, tasks: shown, more }, shown.map(line).join('') || 'no tasks\n')
    return 0
  }
  if (action === 'add') return show(await queue.add(fieldsOf([id, ...rest], values)))
  if (action === 'lock' || action === 'unlock') {
    const owner = values.owner ?? usage(`tasks ${action} --owner NAME`)
    await (action === 'lock' ? queue.lock(owner) : queue.unlock(owner))
    print(io, { [action]: owner }, `${action}ed by ${owner}\n`)
    return 0
  }
  if (id === undefined) usage(`tasks ${action} <id>`)
  if (action === 'show') return show(queue.get(id))
  if (action === 'edit') return show(await queue.edit(id, editsOf(values), values.owner))
  if (action === 'decompose') {
    const made = await queue.decompose(
      id,
      childrenOf(queue.get(id), values),
      values.replace !== true,
    )
    print(io, { tasks: made }, made.map(line).join(''))
    return 0
  }
  if (!isAction(action))
    wrong(
      `unknown action \`${action}\`: expected list, add, show, edit, decompose, archive, lock, unlock, ${TASK_ACTIONS.join(', ')}`,
    )
  const meta = {
    ...(values.by === undefined ? {} : { by: values.by }),
    ...(values.reason === undefined ? {} : { reason: values.reason }),
    ...(values.note === undefined ? {} : { note: values.note }),
    ...(values['skip-verify'] === undefined ? {} : { skipVerify: values['skip-verify'] }),
  }
  return show(await queue.act(id, action, meta))
}

const line = (task: TaskView): string =>
  `${task.id}\t${task.state}\t${task.priority}\t${task.text}\n`

/** `tasks claim a1f0` and `tasks a1f0 claim` mean the same. */
function inOrder([first = '', second = '', ...rest]: readonly string[]): readonly string[] {
  const swapped = /^[0-9a-f]{4}$/.test(first) && isAction(second)
  return (swapped ? [second, first, ...rest] : [first, second, ...rest]).filter(Boolean)
}

function priorityOf(values: Values): { priority?: 'high' | 'medium' | 'low' } {
  const { priority } = values
  if (priority === undefined) return {}
  if (priority === 'high' || priority === 'medium' || priority === 'low') return { priority }
  return wrong('--priority must be high, medium or low')
}

function fieldsOf(words: readonly (string | undefined)[], values: Values): NewTaskFields {
  const dependsOn = listOf(values['depends-on'])
  const given = words.filter((word) => word !== undefined).join(' ')
  if (given === '' || values.why === undefined || values['done-when'] === undefined) {
    usage('tasks add <text> --why TEXT --done-when TEXT [--template NAME] [--plan PATH]')
  }
  return {
    text: given,
    why: values.why,
    doneWhen: values['done-when'],
    template: values.template ?? 'default',
    ...priorityOf(values),
    ...(values.plan === undefined ? {} : { plan: values.plan }),
    ...(values.parent === undefined ? {} : { parent: values.parent }),
    ...(values.owner === undefined ? {} : { owner: values.owner }),
    ...(dependsOn.length === 0 ? {} : { dependsOn }),
  }
}

function editsOf(values: Values): Record<string, TaskValue> {
  const edits: Record<string, TaskValue> = {}
  for (const key of ['text', 'why', 'done-when', 'template', 'plan', 'parent'] as const) {
    const value = values[key]
    if (value !== undefined) edits[key] = value
  }
  const { priority } = priorityOf(values)
  if (priority !== undefined) edits.priority = priority
  if (values['depends-on'] !== undefined) edits['depends-on'] = listOf(values['depends-on'])
  if (Object.keys(edits).length === 0) usage('tasks edit <id> --text|--why|--done-when|… VALUE')
  return edits
}

/** Children take reason, template and plan of the task they come from. */
function childrenOf(parent: TaskView, values: Values): NewTaskFields[] {
  return (values.child ?? []).map((child) => ({
    text: child,
    why: parent.why ?? parent.text,
    doneWhen: values['done-when'] ?? parent.doneWhen ?? '',
    template: parent.template ?? 'default',
    priority: parent.priority,
    ...(parent.plan === undefined ? {} : { plan: parent.plan }),
  }))
}

async function archive(workspace: Workspace, io: Io, only: string | undefined): Promise<number> {
  const projects = only === undefined ? listProjects(io.root) : [only]
  const done = await archiveAll(workspace, projects, async (project) => {
    const directory = requireProject(io.root, project)
    await enterInCortex(workspace, directory, 'tasks-archive.md', 'Completed tasks')
  })
  const total = [...done.values()].reduce((sum, ids) => sum + ids.length, 0)
  print(io, { archived: Object.fromEntries(done) }, `${total} tasks archived\n`)
  return 0
}
