import { wrap } from '../style.ts'
import { type Printer, printer } from './printer.ts'

export const ctxNewProject: Printer = printer<{ readonly project: string }>(
  ({ project }) => `project ${project}`,
)

export const ctxNew: Printer = printer<{ readonly project: string; readonly id: string }>(
  ({ project, id }) => `${project}/${id}`,
)

interface Change {
  readonly project: string
  readonly id: string
  readonly from: string
  readonly to: string
  readonly changed: readonly string[]
  readonly impact: readonly {
    readonly key: string
    readonly via: string
    readonly proposal: string
  }[]
  readonly warnings: readonly string[]
}

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

export const ctxRename: Printer = printer<{
  readonly from: string
  readonly to: string
  readonly references: number
}>(({ from, to, references }) => `${from} is ${to} now; references changed: ${references}`)

interface Moved {
  readonly project: string
  readonly task: { readonly id: string; readonly state: string; readonly text: string }
}

export const ctxTask: Printer = printer<Moved>(({ project, task: { id, state, text } }) =>
  wrap(`${project} ${id} ${state} ${text}`).join('\n'),
)
export const ctxTaskAdd: Printer = ctxTask

export const ctxIndex: Printer = printer<{
  readonly written: number
  readonly projects: readonly { readonly atoms: number }[]
  readonly failures: readonly { readonly project: string; readonly message: string }[]
}>(
  ({ written, projects, failures }) =>
    [
      `projects: ${projects.length}, entries: ${projects.reduce((sum, { atoms }) => sum + atoms, 0)}, files written: ${written}`,
      ...failures.flatMap(({ project, message }) => wrap(`${project}: ${message}`)),
    ].join('\n'),
  ({ failures }) => (failures.length === 0 ? 0 : 1),
)

export const ctxSync: Printer = printer<{
  readonly missing: readonly { readonly file: string; readonly line: string }[]
  readonly written: readonly string[]
}>(({ missing, written }) =>
  missing.length === 0
    ? 'nothing is missing'
    : [
        ...missing.map(({ file, line }) => `${file}: ${line}`),
        ...written.map((file) => `written ${file}`),
      ].join('\n'),
)

export const ctxUserLearn: Printer = printer<{
  readonly outcome: string
  readonly replaced?: string
}>(({ outcome, replaced }) => (replaced === undefined ? outcome : `${outcome}: ${replaced}`))
