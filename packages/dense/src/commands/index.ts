import { relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { type AtomKind, KIND_OF_DIRECTORY } from '../atoms/ids.ts'
import { DenseError } from '../errors.ts'
import { exists } from '../files/files.ts'
import {
  isAtomDirectory,
  isInside,
  listProjects,
  projectsDirectory,
  requireProject,
} from '../files/layout.ts'
import type { Command, Io } from '../io.ts'
import { lintContext } from '../lint/lint.ts'
import { regenerateAll } from '../maintain/regenerate-all.ts'
import { counted } from '../text/counted.ts'
import { print, workspaceOf, wrong } from './support.ts'

interface Target {
  readonly projects: readonly string[]
  readonly kinds?: readonly AtomKind[]
}

/** `--all` (the default), project names, or one directory. */
export const index: Command = async (args, io) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      check: { type: 'boolean' },
      'reset-refs': { type: 'boolean' },
    },
  })
  if (values.all === true && positionals.length > 0) wrong('give either --all or names, not both')
  const workspace = workspaceOf(io)
  const { projects, kinds } = targetOf(positionals, io)
  if (values.check === true) {
    const stale = projects.flatMap((project) => {
      const options = { now: io.now(), git: false }
      return lintContext(io.root, workspace.settings, options, project).diagnostics.filter(
        (entry) => {
          return entry.code === 'W-INDEX-OUTDATED' || entry.code === 'E-INDEX-EDITED'
        },
      )
    })
    const words = stale.map((entry) => `${entry.file}: ${entry.message}\n`).join('')
    print(io, { outdated: stale.map((entry) => entry.file) }, words || 'up to date\n')
    return stale.length > 0 ? 5 : 0
  }
  const reset = values['reset-refs'] === true
  const report = await regenerateAll(workspace, projects, kinds, reset, io.progress?.show)
  io.progress?.end()
  const problems = report.projects.flatMap(({ project, problems: found }) =>
    found.map((problem) => `${project}/${problem.file}: ${problem.codes.join(', ')}`),
  )
  for (const line of problems) io.err(`ctx: not listed: ${line}\n`)
  for (const { project, rejected } of report.projects) {
    for (const file of rejected) io.err(`ctx: hand edit saved as projects/${project}/${file}\n`)
  }
  for (const failure of report.failures) io.err(`ctx: ${failure.project}: ${failure.message}\n`)
  const atoms = report.projects.reduce((sum, project) => sum + project.atoms, 0)
  print(
    io,
    report,
    `${counted(report.projects.length, 'project')}, ${counted(atoms, 'entry', 'entries')}, ${counted(report.written, 'file')} written\n`,
  )
  return report.failures.length > 0 ? 1 : 0
}

function targetOf(names: readonly string[], io: Io): Target {
  if (names.length === 0) return { projects: listProjects(io.root) }
  const [first] = names
  const path = first === undefined ? '' : resolve(io.cwd, first)
  const base = projectsDirectory(io.root)
  if (names.length === 1 && /[\\/]/.test(first ?? '') && isInside(base, path)) {
    if (!exists(path)) throw new DenseError('NOT_FOUND', `There is no directory ${first}`, path)
    const [project = '', directory = ''] = relative(base, path).split(sep)
    requireProject(io.root, project)
    if (directory === '') return { projects: [project] }
    if (!isAtomDirectory(directory)) wrong(`${directory} has no generated index`)
    return { projects: [project], kinds: [KIND_OF_DIRECTORY[directory]] }
  }
  for (const name of names) requireProject(io.root, name)
  return { projects: names }
}
