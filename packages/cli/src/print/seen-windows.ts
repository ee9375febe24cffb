/** What a model saw, and what it did not. */
import { counted, timeText, wrap } from '../style.ts'
import type { Output } from './output.ts'
import { type Printer, printer } from './printer.ts'

type Bill = Output<'windows'>['windows'][number]

function headline({ id, at, tokens, budgetTokens, shown, leftOut }: Bill): string {
  const memories = counted(shown, 'memory', 'memories')
  return `${timeText(at)}  ${id}  ${memories}, ${leftOut} left out, ${tokens} of ${counted(budgetTokens, 'token')}`
}

export const seenWindows: Printer = printer<Output<'windows'>>(({ windows }, style) =>
  windows.length === 0
    ? 'no windows'
    : windows
        .flatMap((window) => [headline(window), ...wrap(style.faint(window.goal), 2)])
        .join('\n'),
)

export const seenWindow: Printer = printer<Output<'windowOperation'>>((window, style) =>
  [
    ...(window.answer === undefined ? [] : [...wrap(window.answer.sentence), '']),
    headline(window),
    ...wrap(style.faint(window.goal), 2),
    ...window.sections.flatMap(({ name, tokens, memories }) => [
      style.strong(`${name} ${style.faint(counted(tokens, 'token'))}`),
      ...memories.flatMap(({ uri, text }) => wrap(text ?? `${uri} (erased)`, 2)),
    ]),
    ...(window.notShown.length === 0 ? [] : [style.strong('left out')]),
    ...window.notShown.flatMap(({ section, why, uri, text, count }) =>
      wrap(`${text ?? uri ?? `${count ?? 1} more`} ${style.faint(`(${section}: ${why})`)}`, 2),
    ),
  ].join('\n'),
)
