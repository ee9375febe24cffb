/**
 * The job registry: a name, a schedule, what it does. There is no daemon; `ctx jobs run` runs what
 * is due, and `ctx jobs install` prints the entry for cron or a systemd timer.
 *
 * @module
 */

import { join } from 'node:path'
import { messageOf } from '@cortex-memory/core/kit'
import { enterInCortex } from '../create/shared-file.ts'
import { DenseError } from '../errors.ts'
import { makeDirectory, readText, writeAtomic } from '../files/files.ts'
import { listProjects, requireProject } from '../files/layout.ts'
import { withLock } from '../files/lock.ts'
import { ignoreMachineState } from '../files/machine-state.ts'
import { archiveAll } from '../tasks/archive-all.ts'
import { counted } from '../text/counted.ts'
import type { Workspace } from '../workspace.ts'
import { commitAccessLogs } from './log-commit.ts'
import { maintainProject } from './maintain.ts'
import { regenerateAll } from './regenerate-all.ts'

export interface Job {
  readonly name: string
  readonly summary: string
  readonly everyMs: number
  /** One line for the result. */
  readonly run: (workspace: Workspace) => Promise<string>
}

const HOUR_MS = 3_600_000

export const JOBS: readonly Job[] = [
  {
    name: 'memory-index-regen',
    summary: 'Rebuild all indexes and counts',
    everyMs: 24 * HOUR_MS,
    async run(workspace) {
      const report = await regenerateAll(workspace)
      const logs = workspace.settings.logCommit === 'job' ? commitAccessLogs(workspace) : undefined
      const failed = report.failures.map((failure) => `${failure.project}: ${failure.message}`)
      const parts = [
        `${counted(report.projects.length, 'project')}, ${counted(report.written, 'file')} written`,
        ...(logs?.committed === true ? ['access log committed'] : []),
        ...(failed.length > 0 ? [`failed: ${failed.join('; ')}`] : []),
      ]
      if (failed.length > 0) throw new DenseError('IO_ERROR', parts.join(', '))
      return parts.join(', ')
    },
  },
  {
    name: 'task-archive',
    summary: 'Move finished tasks to tasks-archive.md',
    everyMs: 6 * HOUR_MS,
    async run(workspace) {
      const done = await archiveAll(workspace, listProjects(workspace.root), async (project) => {
        const directory = requireProject(workspace.root, project)
        await enterInCortex(workspace, directory, 'tasks-archive.md', 'Completed tasks')
      })
      const total = [...done.values()].reduce((sum, ids) => sum + ids.length, 0)
      return `${counted(total, 'task')} of ${counted(done.size, 'project')} archived`
    },
  },
  {
    name: 'experiment-maintenance',
    summary: 'Look for stale, cold, broken and repeated entries; changes nothing',
    everyMs: 7 * 24 * HOUR_MS,
    run(workspace) {
      const counts = listProjects(workspace.root).map((project) => {
        return `${project}: ${maintainProject(workspace, project).length}`
      })
      return Promise.resolve(`proposals: ${counts.join(', ') || 'no projects'}`)
    },
  },
]

export interface JobState {
  readonly name: string
  readonly summary: string
  readonly schedule: string
  readonly due: boolean
  readonly lastRun?: string
  readonly lastResult?: string
  readonly lastOk?: boolean
}

interface Stored {
  readonly at: number
  readonly result: string
  readonly ok: boolean
}

const statePath = (workspace: Workspace): string => join(workspace.root, '.dense', 'jobs.json')

function readState(workspace: Workspace): Record<string, Stored> {
  try {
    return JSON.parse(readText(statePath(workspace)) ?? '{}') as Record<string, Stored>
  } catch {
    return {}
  }
}

export function findJob(name: string): Job {
  const job = JOBS.find((candidate) => candidate.name === name)
  if (job === undefined) {
    const known = JOBS.map((candidate) => candidate.name).join(', ')
    throw new DenseError('NOT_FOUND', `${name} is not a job; expected one of ${known}`)
  }
  return job
}

export function listJobs(workspace: Workspace): JobState[] {
  const state = readState(workspace)
  return JOBS.map((job) => {
    const last = state[job.name]
    return {
      name: job.name,
      summary: job.summary,
      schedule: `every ${job.everyMs / HOUR_MS} h`,
      due: last === undefined || workspace.now - last.at >= job.everyMs,
      ...(last === undefined
        ? {}
        : {
            lastRun: new Date(last.at).toISOString(),
            lastResult: last.result,
            lastOk: last.ok,
          }),
    }
  })
}

export interface JobResult {
  readonly name: string
  readonly ok: boolean
  readonly result: string
}

/** A job that is still running is not started again. */
export async function runJob(workspace: Workspace, name: string): Promise<JobResult> {
  const job = findJob(name)
  workspace.requireRoot()
  ignoreMachineState(join(workspace.root, '.dense'))
  const outcome = await withLock(
    join(workspace.root, '.dense', `job-${name}.lock`),
    async (): Promise<JobResult> => {
      try {
        return { name, ok: true, result: await job.run(workspace) }
      } catch (error) {
        return { name, ok: false, result: messageOf(error) }
      }
    },
    0,
  )
  await withLock(join(workspace.root, '.dense', 'jobs.lock'), () => {
    const state = readState(workspace)
    state[name] = { at: workspace.now, result: outcome.result, ok: outcome.ok }
    makeDirectory(join(workspace.root, '.dense'))
    writeAtomic(statePath(workspace), `${JSON.stringify(state, undefined, 1)}\n`)
  })
  return outcome
}

export type InstallForm = 'cron' | 'systemd'

/** Text for the user to install; we do not touch their crontab. */
export function installText(job: Job, command: string, form: InstallForm): string {
  const hours = job.everyMs / HOUR_MS
  if (form === 'cron') {
    const when =
      hours >= 168 ? '30 4 * * 1' : hours >= 24 ? '15 4 * * *' : `15 */${Math.round(hours)} * * *`
    return `${when} ${command} jobs run ${job.name}\n`
  }
  return [
    `# ~/.config/systemd/user/cortex-${job.name}.service`,
    '[Unit]',
    `Description=${job.summary}`,
    '[Service]',
    'Type=oneshot',
    `ExecStart=${command} jobs run ${job.name}`,
    '',
    `# ~/.config/systemd/user/cortex-${job.name}.timer`,
    '[Unit]',
    `Description=${job.summary}`,
    '[Timer]',
    `OnUnitActiveSec=${hours}h`,
    'OnBootSec=10min',
    'Persistent=true',
    '[Install]',
    'WantedBy=timers.target',
    '',
  ].join('\n')
}
