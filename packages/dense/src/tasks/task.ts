/** One task of the queue: its stored fields and the states derived from them. */
import type { YamlValue } from '../text/yaml-value.ts'

export type TaskStatus = 'open' | 'pending' | 'done'
export type TaskPriority = 'high' | 'medium' | 'low'

/** A task. */
export interface Task {
  /** Its id. */
  readonly id: string
  /** What is to be done. */
  readonly text: string
  /** Why. */
  readonly why: string | undefined
  /** How one can tell that it is done. */
  readonly doneWhen: string | undefined
  /** How urgent it is. */
  readonly priority: TaskPriority
  /** Whether it is open, taken or done. */
  readonly status: TaskStatus
  /** The template that it follows. */
  readonly template: string | undefined
  /** How it is to be done. */
  readonly plan: string | undefined
  /** The task that it is a part of. */
  readonly parent: string | undefined
  /** Tasks that must be done before. */
  readonly dependsOn: readonly string[]
  /** What holds it up. */
  readonly blockedBy: string | undefined
  /** Who took it. */
  readonly claimedBy: string | undefined
  /** When it was taken. */
  readonly claimedAt: string | undefined
  /** Whether it rests. */
  readonly paused: boolean
  /** Whether somebody has to approve it first. */
  readonly approvalNeeded: boolean
  /** When it was approved. */
  readonly approvedAt: string | undefined
  /** The day before which it must not begin. */
  readonly notBefore: string | undefined
  /** When it was done. */
  readonly completedAt: string | undefined
  /** What was said when it was done. */
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
