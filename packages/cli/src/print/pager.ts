import { counted, type Style, wrap } from '../style.ts'
import type { Output } from './output.ts'
import { type Printer, printer } from './printer.ts'

/** Made for prompts: shown as it is, however long its lines. */
export const pinned: Printer = printer<Output<'pinned'>>(({ text }) => text)

type Snippet = Output<'retrieve'>['snippets'][number]

type Retrieved = Output<'retrieve'>

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

const patterns: Printer = printer<Output<'patternList'> | Output<'procedural'>>((output, style) => {
  if (output.patterns.length === 0) return 'no procedures'
  return output.patterns
    .flatMap((pattern) => [
      ...wrap(pattern.text, 2).map((line, index) => (index === 0 ? line.trimStart() : line)),
      `  ${style.faint(pattern.uri)}`,
      `  ${[`worked in ${counted(pattern.successes, 'task')}`, ...marks(pattern)].join(', ')}`,
    ])
    .join('\n')
})

function marks(pattern: object): string[] {
  if (!('proven' in pattern && 'promoted' in pattern)) return []
  const why = 'why' in pattern && typeof pattern.why === 'string' ? `: ${pattern.why}` : ''
  return [
    ...(pattern.proven ? [] : [`not offered${why}`]),
    ...(pattern.promoted ? ['a skill'] : []),
  ]
}

export const procedural: Printer = patterns
export const patternList: Printer = patterns

export const rememberUser: Printer = printer<Output<'rememberUser'>>(({ uri }) =>
  uri === undefined ? 'known already' : `remembered ${uri}`,
)
export const outcome: Printer = printer<Output<'outcome'>>(({ uri }) => `recorded ${uri}`)
export const patternWrite: Printer = printer<Output<'patternWrite'>>(({ uri, note }) =>
  [`remembered ${uri}`, ...(note === undefined ? [] : wrap(`not offered yet: ${note}`, 2))].join(
    '\n',
  ),
)
export const patternReport: Printer = printer<Output<'patternReport'>>(
  ({ uri }) => `reported on ${uri}`,
)
export const patternPromote: Printer = printer<Output<'patternPromote'>>(
  ({ file }) => `written to ${file}`,
)

type Learned = Output<'consolidate'>

export const consolidate: Printer = printer<Learned>(({ turns, written, refused, overLimit }) =>
  [
    `new turns: ${turns}; ${written.length} written, ${refused.length} refused`,
    ...written.map(({ kind, uri }) => `${kind.padEnd(11)} ${uri ?? 'known already'}`),
    ...refused.map(({ kind, code }) => `${String(kind).padEnd(11)} refused: ${code}`),
    ...(overLimit === 0 ? [] : [`${overLimit} more were found than are learned at once`]),
  ].join('\n'),
)
