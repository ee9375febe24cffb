/** Whether a process stands still (SIGSTOP). Linux only. */
import { readFileSync } from 'node:fs'

export function isStopped(pid: number): boolean {
  return /\) [Tt] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
}
