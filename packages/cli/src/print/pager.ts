import { counted, type Style, wrap } from '../style.ts'
import { type Printer, printer } from './printer.ts'

/** Made for prompts: shown as it is, however long its lines. */
export const pinned: Printer = printer<{ readonly text: string }>(({ text }) => text)

interface Snippet {
  readonly text: string
  readonly uri: string
  readonly type: string
  readonly note?: string
  readonly why: string
  readonly actor?: string
}

interface Retrieved {
  readonly snippets: readonly Snippet[]
  readonly tokens: number
}

export const retrieve: Printer = printer<Retrieved>(({ snippets, tokens }, style) => {
  if (snippets.length === 0) return 'nothing found'
  return [
    ...snippets.flatMap((snippet) => snippetLines(snippet, style)),
    '',
    style.faint(`${snippets.length} found, ${counted(tokens, 'token')}`),
  ].join('\n')
})

function snippetLines({ text, uri, type, note, why, actor }: Snippet, style: Style): string[] {
  const [first = '', ...rest] = wrap(`${type.padEnd(11)} ${text}`, 2)
  const whose = actor === undefined ? '' : ` @${actor}`
  return [
    first.trimStart().replace(type, style.strong(type)),
    ...rest,
    `  ${style.faint(uri)}`,
    ...wrap(`${why}${whose}`, 2),
    ...(note === undefined ? [] : wrap(`beware: ${note}`, 2)),
  ]
}

interface Pattern {
  readonly uri: string
  readonly confidence: number
  readonly successes: number
  readonly text: string
  readonly proven?: boolean
  readonly promoted?: boolean
}

const patterns: Printer = printer<{ readonly patterns: readonly Pattern[] }>((output, style) => {
  if (output.patterns.length === 0) return 'no procedures'
  return output.patterns
    .flatMap(({ uri, text, successes, proven, promoted }) => [
      ...wrap(text, 2).map((line, index) => (index === 0 ? line.trimStart() : line)),
      `  ${style.faint(uri)}`,
      `  ${[`worked in ${successes} tasks`, ...marks(proven, promoted)].join(', ')}`,
    ])
    .join('\n')
})

function marks(proven: boolean | undefined, promoted: boolean | undefined): string[] {
  return [...(proven === false ? ['not proven yet'] : []), ...(promoted ? ['a skill'] : [])]
}

export const procedural: Printer = patterns
export const patternList: Printer = patterns

interface Written {
  readonly uri?: string
}

export const rememberUser: Printer = printer<Written>(({ uri }) =>
  uri === undefined ? 'known already' : `remembered ${uri}`,
)
export const outcome: Printer = printer<Written>(({ uri }) => `recorded ${uri}`)
export const patternWrite: Printer = printer<Written>(({ uri }) => `remembered ${uri}`)
export const patternReport: Printer = printer<Written>(({ uri }) => `reported on ${uri}`)
export const patternPromote: Printer = printer<{ readonly file: string }>(
  ({ file }) => `written to ${file}`,
)

interface Learned {
  readonly turns: number
  readonly written: readonly { readonly kind: string; readonly uri?: string }[]
  readonly refused: readonly { readonly kind: string; readonly code: string }[]
  readonly overLimit: number
}

export const consolidate: Printer = printer<Learned>(({ turns, written, refused, overLimit }) =>
  [
    `new turns: ${turns}; ${written.length} written, ${refused.length} refused`,
    ...written.map(({ kind, uri }) => `${kind.padEnd(11)} ${uri ?? 'known already'}`),
    ...refused.map(({ kind, code }) => `${kind.padEnd(11)} refused: ${code}`),
    ...(overLimit === 0 ? [] : [`${overLimit} more were found than are learned at once`]),
  ].join('\n'),
)
