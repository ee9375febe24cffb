import { memories, type Style, wrap } from '../style.ts'
import { topicLines } from './outcomes.ts'
import type { Output } from './output.ts'
import { type Printer, printer } from './printer.ts'

interface Counted<T> {
  readonly count: number
  readonly found: readonly T[]
}

type Audit = Output<'audit'>

export const audit: Printer = printer<Audit>((output, style) => {
  const { scanned, unreadable } = output
  return [
    `${memories(scanned)}${unreadable === 0 ? '' : `, ${unreadable} unreadable`}`,
    ...section('duplicates', output.duplicates, style, ({ text, uris }) => [
      ...wrap(text, 2),
      ...uris.map((uri) => `  ${uri}`),
    ]),
    ...section('contradictions', output.contradictions, style, (topic) =>
      topicLines(topic).map((line) => `  ${line}`),
    ),
    ...section('secrets', output.secrets, style, ({ uri, kind }) => [
      `  ${uri}  ${kind}`,
      `    remove it for good: cortex erase ${uri} --reason secret`,
    ]),
    ...section('echoes', output.echoes, style, ({ uri, of }) => [`  ${uri}`, `    of ${of}`]),
    ...section('never read', output.neverRead, style, (uri) => [`  ${uri}`]),
  ].join('\n')
})

function section<T>(
  title: string,
  { count, found }: Counted<T>,
  style: Style,
  lines: (each: T) => string[],
): string[] {
  const heading = `${title.padEnd(15)} ${count}`
  const left = count - found.length
  return [
    count === 0 ? heading : style.strong(heading),
    ...found.flatMap(lines),
    ...(left === 0 ? [] : [`  … and ${left} more`]),
  ]
}
