import { parseArgs } from 'node:util'
import { listProjects } from '../files/layout.ts'
import type { Command } from '../io.ts'
import { applyProposal, dismissProposal, maintainProject } from '../maintain/maintain.ts'
import { cut, limitOf, print, projectFor, usage, workspaceOf } from './support.ts'

/** Looks and proposes; `--apply` and `--dismiss` take one proposal at a time. */
export const maintain: Command = async (args, io) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      apply: { type: 'string' },
      dismiss: { type: 'string' },
      all: { type: 'boolean' },
      limit: { type: 'string' },
    },
  })
  if (positionals.length > 1) usage('maintain [<project>]')
  const workspace = workspaceOf(io)
  const [given] = positionals
  if (values.apply !== undefined) {
    const change = await applyProposal(workspace, projectFor(io, given), values.apply)
    print(io, change, `${change.id}: ${change.from} -> ${change.to}\n`)
    return 0
  }
  if (values.dismiss !== undefined) {
    dismissProposal(workspace, projectFor(io, given), values.dismiss)
    print(io, { dismissed: values.dismiss }, `dismissed ${values.dismiss}\n`)
    return 0
  }
  const projects = given === undefined ? listProjects(io.root) : [projectFor(io, given)]
  const found = projects.map((project) => ({
    project,
    proposals: maintainProject(workspace, project, { all: values.all === true }),
  }))
  const limit = limitOf(values.limit)
  const answers = found.map(({ project, proposals }) => {
    const { shown, more } = cut(proposals, limit)
    return { project, proposals: shown, more }
  })
  const words = answers.flatMap(({ project, proposals }) =>
    proposals.map((proposal) => {
      const edit =
        proposal.edit === undefined ? '' : ` => ${proposal.edit.entry} ${proposal.edit.status}`
      return `${proposal.fingerprint} ${proposal.code} ${project}: ${proposal.reason}${edit}\n`
    }),
  )
  // One project answers as the operation does, besides standing in the list.
  print(
    io,
    { ...(answers.length === 1 ? answers[0] : {}), projects: answers },
    words.join('') || 'nothing to propose\n',
  )
  return 0
}
