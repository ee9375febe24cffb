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
