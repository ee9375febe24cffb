import { parseArgs } from 'node:util'
import { type Impact, setStatus } from '../change/set-status.ts'
import type { Command } from '../io.ts'
import { bareId, print, projectFor, usage, workspaceOf } from './support.ts'

export const status: Command = async (args, io) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      reason: { type: 'string' },
      force: { type: 'boolean' },
      'mark-downstream': { type: 'boolean' },
    },
  })
  const [id, to] = positionals
  if (id === undefined || to === undefined || positionals.length > 2) {
    usage('status <ID> <status[:ID]>')
  }
  const workspace = workspaceOf(io)
  const project = projectFor(io, values.project, id)
  const change = await setStatus(workspace, project, bareId(id), to, {
    ...(values.reason === undefined ? {} : { reason: values.reason }),
    force: values.force === true,
    markDownstream: values['mark-downstream'] === true,
  })
  for (const warning of change.warnings) io.err(`ctx: ${warning}\n`)
  const head =
    change.changed.length === 0
      ? `${change.id} is ${change.to} already\n`
      : `${change.id}: ${change.from} -> ${change.to}\n`
  const files = change.changed.map((path) => `  changed ${path}\n`).join('')
  const impact = change.impact
    .map((entry) => `  impact ${entry.key} (${entry.via}): ${outcomeOf(entry)}\n`)
    .join('')
  print(io, change, head + files + impact)
  return 0
}

/** A bare status was written; what is only proposed says so. */
function outcomeOf({ proposal, written }: Impact): string {
  if (written || !proposal.startsWith('challenged:')) return proposal
  return `could become ${proposal} (--mark-downstream writes it)`
}
