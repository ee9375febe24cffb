/** One task of the queue: its stored fields and the states derived from them. */
import type { YamlValue } from './yaml-value.ts'

export type TaskStatus = 'open' | 'pending' | 'done'
export type TaskPriority = 'high' | 'medium' | 'low'

export interface Task {
  readonly id: string
  readonly text: string
  readonly why: string | undefined
  readonly doneWhen: string | undefined
  readonly priority: TaskPriority
  readonly status: TaskStatus
  readonly template: string | undefined
  readonly plan: string | undefined
  readonly parent: string | undefined
  readonly dependsOn: readonly string[]
  readonly blockedBy: string | undefined
  readonly claimedBy: string | undefined
  readonly claimedAt: string | undefined
  readonly paused: boolean
  readonly approvalNeeded: boolean
  readonly approvedAt: string | undefined
  readonly notBefore: string | undefined
  readonly completedAt: string | undefined
  readonly completedNote: string | undefined
  /** Line of the entry in TASKS.yaml, counted from 1. */
  readonly line: number
  /** False when the id is missing or has the wrong form; such a task is listed, not changed. */
  readonly idIsValid: boolean
}

export const TASK_ID: RegExp = /^[0-9a-f]{4}$/

const textOf = (value: YamlValue | undefined): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

export function readTask(fields: ReadonlyMap<string, YamlValue>, line: number): Task {
  const text = (key: string): string | undefined => textOf(fields.get(key))
  const id = fields.get('id')
  const status = text('status')?.toLowerCase()
  const priority = text('priority')?.toLowerCase()
  const depends = fields.get('depends-on')
  return {
    id: textOf(id) ?? '',
    text: text('text') ?? '',
    why: text('why'),
    doneWhen: text('done-when'),
    priority: priority === 'high' || priority === 'low' ? priority : 'medium',
    status: status === 'done' || status === 'pending' ? status : 'open',
    template: text('template'),
    plan: text('plan'),
    parent: text('parent'),
    dependsOn: Array.isArray(depends) ? depends.map((item) => String(item)) : [],
    blockedBy: text('blocked-by'),
    claimedBy: text('claimed-by'),
    claimedAt: text('claimed-at'),
    paused: fields.get('paused') === true,
    approvalNeeded: fields.get('approval-needed') === true,
    approvedAt: text('approved-at'),
    notBefore: text('not-before'),
    completedAt: text('completed-at'),
    completedNote: text('completed-note'),
    line,
    idIsValid: typeof id === 'string' && TASK_ID.test(id),
  }
}

export type TaskState =
  | 'done'
  | 'pending'
  | 'blocked'
  | 'paused'
  | 'in-progress'
  | 'approval-needed'
  | 'waiting'
  | 'actionable'

/** The one state a person would name; `isDone` answers for tasks of any project. */
export function stateOf(task: Task, now: number, isDone: (id: string) => boolean): TaskState {
  if (task.status !== 'open') return task.status
  if (task.blockedBy !== undefined && task.blockedBy !== '') return 'blocked'
  if (task.paused) return 'paused'
  if (task.claimedBy !== undefined) return 'in-progress'
  if (task.approvalNeeded && task.approvedAt === undefined) return 'approval-needed'
  const early = task.notBefore !== undefined && Date.parse(task.notBefore) > now
  if (early || !task.dependsOn.every(isDone)) return 'waiting'
  return 'actionable'
}
