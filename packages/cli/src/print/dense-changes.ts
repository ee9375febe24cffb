import type { ProjectRegenReport } from '@cortex-memory/dense'
import { wrap } from '../style.ts'
import type { Output } from './output.ts'
import { type Printer, printer } from './printer.ts'

export const ctxNewProject: Printer = printer<Output<'ctxNewProject'>>(
  ({ project }) => `project ${project}`,
)

export const ctxNew: Printer = printer<Output<'ctxNew'>>(({ project, id }) => `${project}/${id}`)

type Change = Output<'ctxStatus'>

export const ctxStatus: Printer = printer<Change>(
  ({ project, id, from, to, changed, impact, warnings }, style) =>
    [
      changed.length === 0
        ? `${project}/${id} is ${to} already`
        : `${project}/${id}: ${from} -> ${to}`,
      ...changed.map((file) => style.faint(`  ${file}`)),
      ...impact.flatMap(({ key, via, proposal }) => wrap(`${key} (${via}): ${proposal}`)),
      ...warnings.flatMap((warning) => wrap(warning)),
    ].join('\n'),
)

export const ctxRename: Printer = printer<Output<'ctxRename'>>(
  ({ from, to, references }) => `${from} is ${to} now; references changed: ${references}`,
)

type Moved = Output<'ctxTask'>

export const ctxTask: Printer = printer<Moved>(({ project, task: { id, state, text } }) =>
  wrap(`${project} ${id} ${state} ${text}`).join('\n'),
)
export const ctxTaskAdd: Printer = ctxTask

export const ctxIndex: Printer = printer<Output<'ctxIndex'>>(
  ({ written, projects, failures }) =>
    [
      `projects: ${projects.length}, entries: ${entriesIn(projects)}, files written: ${written}`,
      ...failures.flatMap(({ project, message }) => wrap(`${project}: ${message}`)),
    ].join('\n'),
  ({ failures }) => (failures.length === 0 ? 0 : 1),
)

/** Reports of projects pass the table as they are. */
function entriesIn(projects: readonly object[]): number {
  return (projects as readonly ProjectRegenReport[]).reduce((sum, { atoms }) => sum + atoms, 0)
}

export const ctxSync: Printer = printer<Output<'ctxSync'>>(({ missing, written }) =>
  missing.length === 0
    ? 'nothing is missing'
    : [
        ...missing.map(({ file, line }) => `${file}: ${line}`),
        ...written.map((file) => `written ${file}`),
      ].join('\n'),
)

export const ctxUserLearn: Printer = printer<Output<'ctxUserLearn'>>(({ outcome, replaced }) =>
  replaced === undefined ? outcome : `${outcome}: ${replaced}`,
)
