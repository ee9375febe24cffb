/** The editing lock inside TASKS.yaml: who may restructure the queue, and for how long. */
import { isMap } from 'yaml'
import { parseYaml } from '../text/front-matter.ts'

export const TASK_LOCK_MS: number = 20 * 60_000

export interface TaskLock {
  readonly owner: string
  readonly acquiredAt: string
  readonly expiresAt: string
}

export function taskLockOf(text: string): TaskLock | undefined {
  const contents: unknown = parseYaml(text, 4_194_304).document?.contents
  if (!isMap(contents)) return undefined
  const lock: unknown = contents.get('lock')
  if (!isMap(lock)) return undefined
  const field = (name: string): string => String(lock.get(name) ?? '')
  if (field('owner') === '') return undefined
  return {
    owner: field('owner'),
    acquiredAt: field('acquired_at'),
    expiresAt: field('expires_at'),
  }
}

const LOCK_LINES = /^lock:.*\r?\n(?:[ \t]+.*\r?\n)*/m

export function withoutTaskLock(text: string): string {
  return text.replace(LOCK_LINES, '')
}

export function withTaskLock(text: string, owner: string, now: number): string {
  const at = (time: number): string => JSON.stringify(new Date(time).toISOString())
  const lines = [
    'lock:',
    `  owner: ${JSON.stringify(owner)}`,
    `  acquired_at: ${at(now)}`,
    `  expires_at: ${at(now + TASK_LOCK_MS)}`,
    '',
  ].join('\n')
  return lines + withoutTaskLock(text)
}
