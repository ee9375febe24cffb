import { listProjects } from '../files/layout.ts'
import type { Command } from '../io.ts'
import { print, usage, workspaceOf } from './support.ts'

export const projects: Command = async (args, io) => {
  if (args.length > 0) usage('projects')
  const names = listProjects(workspaceOf(io).root)
  print(io, { projects: names }, names.map((name) => `${name}\n`).join('') || 'no projects\n')
  return 0
}
