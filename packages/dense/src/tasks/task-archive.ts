/** tasks-archive.md: what was done, in a form people read and tools can count. */

import { DAY_MS, dayOf, dayStart } from '../text/time.ts'
import type { Task } from './task.ts'

const KEEP_DAYS = 3

export function archivedIds(text: string): Set<string> {
  return new Set([...text.matchAll(/\[id: ([0-9a-f]{4})\]/g)].map((match) => match[1] ?? ''))
}

/** Done, and its day lies more than three days before today; tasks without a date stay. */
export function isArchivable(task: Task, now: number): boolean {
  if (task.status !== 'done' || task.completedAt === undefined || !task.idIsValid) return false
  const at = Date.parse(task.completedAt)
  if (Number.isNaN(at)) return false
  const day = dayStart(dayOf(at))
  const today = dayStart(dayOf(now))
  return day !== undefined && today !== undefined && today - day > KEEP_DAYS * DAY_MS
}

export function archiveHead(project: string): string {
  return `# ${project} Task Archive\n\nCompleted tasks, oldest first. Open tasks are in TASKS.yaml.\n\n`
}

const oneLine = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

export function archiveEntry(task: Task): string {
  const note = oneLine(task.completedNote)
  return [
    `- [x] ${oneLine(task.text)} [id: ${task.id}]`,
    `  - Why: ${oneLine(task.why)}`,
    `  - Done when: ${oneLine(task.doneWhen)}`,
    `  - Priority: ${task.priority}`,
    `  - Completed: ${task.completedAt ?? ''}${note === '' ? '' : ` (${note})`}`,
    '',
  ].join('\n')
}
