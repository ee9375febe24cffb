/** The moves of a task: what each sets and clears, and when it is refused. */
import type { Task } from './task.ts'
import type { TaskValue } from './task-file.ts'

/** Something that can be done with a task. */
export type TaskAction =
  | 'claim'
  | 'unclaim'
  | 'block'
  | 'unblock'
  | 'pause'
  | 'resume'
  | 'request-approval'
  | 'approve'
  | 'clear-approval'
  | 'pending'
  | 'reopen'
  | 'complete'
  | 'uncomplete'

/** All actions on tasks. */
export const TASK_ACTIONS: readonly TaskAction[] = [
  'claim',
  'unclaim',
  'block',
  'unblock',
  'pause',
  'resume',
  'request-approval',
  'approve',
  'clear-approval',
  'pending',
  'reopen',
  'complete',
  'uncomplete',
]

/** What an action says. */
export interface ActionMeta {
  /** Who does it. */
  readonly by?: string
  /** Why. */
  readonly reason?: string
  /** A note. */
  readonly note?: string
  /** Complete without evidence, and say why. */
  readonly skipVerify?: string
}

export interface Move {
  readonly edit: (
    task: Task,
    meta: ActionMeta,
    at: string,
  ) => Readonly<Record<string, TaskValue | undefined>>
  /** A sentence when the move is not possible. */
  readonly refuse: (task: Task, meta: ActionMeta) => string | undefined
}

const isDone = (task: Task): boolean => task.status === 'done'
const isBlocked = (task: Task): boolean => task.blockedBy !== undefined
const CLEAR_CLAIM = { 'claimed-by': undefined, 'claimed-at': undefined } as const

export const MOVES: Readonly<Record<TaskAction, Move>> = {
  claim: {
    refuse: (task, meta) => {
      if (!meta.by) return 'say who claims it'
      if (task.claimedBy !== undefined) return `claimed by ${task.claimedBy}`
      return isDone(task) ? 'it is done' : isBlocked(task) ? 'it is blocked' : undefined
    },
    edit: (_task, meta, at) => ({ 'claimed-by': meta.by ?? '', 'claimed-at': at }),
  },
  unclaim: {
    refuse: (task) => (task.claimedBy === undefined ? 'nobody claimed it' : undefined),
    edit: () => CLEAR_CLAIM,
  },
  block: {
    refuse: (_task, meta) => (meta.reason ? undefined : 'say what blocks it'),
    edit: (task, meta) => ({
      'blocked-by': meta.reason ?? '',
      ...CLEAR_CLAIM,
      'pending-at': undefined,
      ...(task.status === 'pending' ? { status: 'open' } : {}),
    }),
  },
  unblock: {
    refuse: () => undefined,
    edit: (task) => ({
      'blocked-by': undefined,
      ...(task.status === 'pending' ? { status: 'open' } : {}),
    }),
  },
  pause: {
    refuse: (task) => (task.paused ? 'it is paused already' : undefined),
    edit: () => ({ paused: true, ...CLEAR_CLAIM }),
  },
  resume: {
    refuse: (task) => (task.paused ? undefined : 'it is not paused'),
    edit: () => ({ paused: undefined }),
  },
  'request-approval': {
    refuse: () => undefined,
    edit: () => ({ 'approval-needed': true, 'approved-at': undefined }),
  },
  approve: {
    refuse: (task) => (isDone(task) ? 'it is done' : isBlocked(task) ? 'it is blocked' : undefined),
    edit: (_task, _meta, at) => ({ 'approved-at': at }),
  },
  'clear-approval': {
    refuse: () => undefined,
    edit: () => ({ 'approval-needed': undefined, 'approved-at': undefined }),
  },
  pending: {
    refuse: (task) => (isDone(task) ? 'it is done' : undefined),
    edit: (_task, _meta, at) => ({
      status: 'pending',
      'pending-at': at,
      ...CLEAR_CLAIM,
      'blocked-by': undefined,
    }),
  },
  reopen: {
    refuse: (task) => (isDone(task) ? 'it is done' : undefined),
    edit: () => ({ status: 'open', 'pending-at': undefined }),
  },
  complete: {
    refuse: (task) => {
      if (isDone(task)) return 'it is done already'
      return task.paused ? 'it is paused' : isBlocked(task) ? 'it is blocked' : undefined
    },
    edit: (_task, meta, at) => ({
      status: 'done',
      'completed-at': at,
      ...(meta.note === undefined ? {} : { 'completed-note': meta.note }),
      ...CLEAR_CLAIM,
      'pending-at': undefined,
      'approval-needed': undefined,
    }),
  },
  uncomplete: {
    refuse: (task) => (isDone(task) ? undefined : 'it is not done'),
    edit: () => ({ status: 'open', 'completed-at': undefined, 'completed-note': undefined }),
  },
}
