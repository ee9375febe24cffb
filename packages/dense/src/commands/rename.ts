import { parseArgs } from 'node:util'
import { renameAtom } from '../change/rename.ts'
import type { Command } from '../io.ts'
import { bareId, print, projectFor, usage, workspaceOf } from './support.ts'

export const rename: Command = async (args, io) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { project: { type: 'string' } },
  })
  const [from, to] = positionals
  if (from === undefined || to === undefined || positionals.length > 2) usage('rename <ID> <ID>')
  const project = projectFor(io, values.project, from)
  const report = await renameAtom(workspaceOf(io), project, bareId(from), bareId(to))
  const words = `${report.from} is now ${report.to}; ${report.references} references in ${report.changed.length} files\n`
  print(io, report, words)
  return 0
}
