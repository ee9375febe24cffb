import { wrap } from '../style.ts'
import { type Printer, printer } from './printer.ts'

interface Hit {
  readonly project: string
  readonly id: string
  readonly status: string
  readonly summary: string
  readonly path: string
  readonly line: number
}

export const ctxSearch: Printer = printer<{ readonly hits: readonly Hit[] }>(({ hits }, style) => {
  if (hits.length === 0) return 'nothing found'
  return hits
    .flatMap(({ project, id, status, summary, path, line }) => [
      ...wrap(`${project}/${id} (${status}) ${summary}`),
      `  ${style.faint(`${path}:${line}`)}`,
    ])
    .join('\n')
})

export const ctxShow: Printer = printer<{ readonly text: string }>(({ text }) => text.trimEnd())
export const ctxFresh: Printer = printer<{ readonly briefing: string }>(({ briefing }) =>
  briefing.trimEnd(),
)

interface Linted {
  readonly ok: boolean
  readonly diagnostics: readonly {
    readonly file: string
    readonly line?: number
    readonly code: string
    readonly message: string
  }[]
  readonly more: number
}

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

export const ctxProjects: Printer = printer<{ readonly projects: readonly string[] }>(
  ({ projects }) => (projects.length === 0 ? 'no projects' : projects.join('\n')),
)

interface Edge {
  readonly from: string
  readonly type: string
  readonly to: string
}

interface Drawn {
  readonly nodes: readonly {
    readonly key: string
    readonly status?: string
    readonly summary?: string
  }[]
  readonly edges: readonly Edge[]
  readonly pending: readonly Edge[]
  readonly more: number
}

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

interface Task {
  readonly id: string
  readonly state: string
  readonly priority: string
  readonly text: string
}

const taskLine = ({ id, state, priority, text }: Task): string[] =>
  wrap(`${id} ${state} (${priority}) ${text}`)

export const ctxTasks: Printer = printer<{
  readonly tasks: readonly Task[]
  readonly more: number
}>(({ tasks, more }) =>
  tasks.length === 0 ? 'no tasks' : [...tasks.flatMap(taskLine), ...rest(more)].join('\n'),
)

interface Proposal {
  readonly code: string
  readonly fingerprint: string
  readonly reason: string
}

export const ctxMaintain: Printer = printer<{
  readonly proposals: readonly Proposal[]
  readonly more: number
}>(({ proposals, more }) =>
  proposals.length === 0
    ? 'nothing to look at'
    : [
        ...proposals.flatMap(({ code, fingerprint, reason }) =>
          wrap(`${fingerprint} ${code} ${reason}`),
        ),
        ...rest(more),
      ].join('\n'),
)
