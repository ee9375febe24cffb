import { parseArgs } from 'node:util'
import { shellWord } from '@cortex-memory/core/kit'
import type { Command } from '../io.ts'
import { findJob, type InstallForm, installText, JOBS, listJobs, runJob } from '../maintain/jobs.ts'
import { print, usage, workspaceOf, wrong } from './support.ts'

/** Cron ends a command at a percent sign, systemd replaces percent and dollar signs. */
const QUOTE: Readonly<Record<InstallForm, (word: string) => string>> = {
  cron: (word) => shellWord(word).replaceAll('%', '\\%'),
  systemd: (word) => {
    const text = word.replaceAll('%', '%%').replaceAll('$', () => '$$')
    return /^[\w@%+=:,./$-]+$/.test(text) ? text : JSON.stringify(text)
  },
}

export const jobs: Command = async (args, io) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { due: { type: 'boolean' }, form: { type: 'string', default: 'cron' } },
  })
  const [action = 'list', ...names] = positionals
  const workspace = workspaceOf(io)
  if (action === 'list') {
    const states = listJobs(workspace)
    const words = states.map((job) => {
      const last =
        job.lastRun === undefined
          ? 'never run'
          : `${job.lastRun} ${job.lastOk ? 'ok' : 'failed'}: ${job.lastResult}`
      return `${job.name}\t${job.schedule}\t${job.due ? 'due' : 'waiting'}\t${last}\n`
    })
    print(io, { jobs: states }, words.join(''))
    return 0
  }
  if (action === 'run') {
    if (names.length > 0 && values.due === true) wrong('give either names or --due, not both')
    for (const name of names) findJob(name)
    const chosen =
      names.length > 0
        ? names
        : listJobs(workspace)
            .filter((job) => values.due !== true || job.due)
            .map((job) => job.name)
    const results = []
    for (const name of chosen) results.push(await runJob(workspace, name))
    const words = results.map((job) => `${job.name}: ${job.ok ? '' : 'failed: '}${job.result}\n`)
    print(io, { results }, words.join('') || 'nothing is due\n')
    return results.every((job) => job.ok) ? 0 : 1
  }
  if (action === 'install') {
    if (values.form !== 'cron' && values.form !== 'systemd') wrong('--form must be cron or systemd')
    const form: InstallForm = values.form
    const command = [...io.program, '--root', io.root].map(QUOTE[form]).join(' ')
    const entries = (names.length > 0 ? names.map(findJob) : JOBS).map((job) => ({
      name: job.name,
      text: installText(job, command, form),
    }))
    print(io, { form, entries }, entries.map((entry) => entry.text).join(''))
    return 0
  }
  return usage('jobs list | run | install')
}
