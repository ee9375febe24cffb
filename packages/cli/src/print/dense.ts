import { wrap } from '../style.ts'
import type { Output } from './output.ts'
import { type Printer, printer } from './printer.ts'

export const ctxSearch: Printer = printer<Output<'ctxSearch'>>(({ hits }, style) => {
  if (hits.length === 0) return 'nothing found'
  return hits
    .flatMap(({ project, id, status, summary, path, line }) => [
      ...wrap(`${project}/${id} (${status}) ${summary}`),
      `  ${style.faint(`${path}:${line}`)}`,
    ])
    .join('\n')
})

export const ctxShow: Printer = printer<Output<'ctxShow'>>(({ text }) => text.trimEnd())
export const ctxFresh: Printer = printer<Output<'ctxFresh'>>(({ briefing }) => briefing.trimEnd())

type Linted = Output<'ctxLint'>

export const ctxLint: Printer = printer<Linted>(
  ({ ok, diagnostics, more }) =>
    [
      ...diagnostics.map(
        ({ file, line = 1, code, message }) => `${file}:${line}: ${code} ${message}`,
      ),
      ...(more === 0 ? [] : [`… and ${more} more`]),
      ok ? 'no errors' : 'there are errors',
    ].join('\n'),
  ({ ok }) => (ok ? 0 : 5),
)

export const ctxProjects: Printer = printer<Output<'ctxProjects'>>(({ projects }) =>
  projects.length === 0 ? 'no projects' : projects.join('\n'),
)

type Edge = Drawn['edges'][number]

type Drawn = Output<'ctxGraph'>

export const ctxGraph: Printer = printer<Drawn>(({ nodes, edges, pending, more }, style) => {
  const arrow = ({ from, type, to }: Edge): string => `${from} ${type} ${to}`
  return [
    ...nodes.flatMap(({ key, status = '', summary = '' }) =>
      wrap(`${key} ${status === '' ? '' : `(${status}) `}${summary}`),
    ),
    ...edges.map(arrow),
    ...pending.map((edge) => `${arrow(edge)} ${style.faint('(not there)')}`),
    ...rest(more),
  ].join('\n')
})

const rest = (more: number): string[] => (more === 0 ? [] : [`… and ${more} more`])

type Task = Output<'ctxTasks'>['tasks'][number]

const taskLine = ({ id, state, priority, text }: Task): string[] =>
  wrap(`${id} ${state} (${priority}) ${text}`)

export const ctxTasks: Printer = printer<Output<'ctxTasks'>>(({ tasks, more }) =>
  tasks.length === 0 ? 'no tasks' : [...tasks.flatMap(taskLine), ...rest(more)].join('\n'),
)

export const ctxMaintain: Printer = printer<Output<'ctxMaintain'>>(({ proposals, more }) =>
  proposals.length === 0
    ? 'nothing to look at'
    : [
        ...proposals.flatMap(({ code, fingerprint, reason }) =>
          wrap(`${fingerprint} ${code} ${reason}`),
        ),
        ...rest(more),
      ].join('\n'),
)
