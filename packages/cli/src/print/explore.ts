/** What is around a memory, what happened when, what there is, and why a memory was not found. */
import { counted, wrap } from '../style.ts'
import type { Output } from './output.ts'
import { type Printer, printer } from './printer.ts'

export const neighbours: Printer = printer<Output<'neighbours'>>(
  ({ nodes, edges, more }, style) => {
    const texts = new Map(nodes.map(({ id, text }) => [id, text]))
    return [
      ...nodes.flatMap(({ uri, text, depth, state }) => [
        style.faint(`${'  '.repeat(depth)}${uri}${state === 'current' ? '' : ` (${state})`}`),
        ...wrap(text, depth * 2 + 2),
      ]),
      ...(edges.length === 0 ? ['nothing is linked to it'] : ['']),
      ...edges.flatMap(({ src, type, dst }) =>
        wrap(`${texts.get(src) ?? src} —${type}→ ${texts.get(dst) ?? dst}`),
      ),
      ...(more === 0 ? [] : [`${more} more; --limit shows them`]),
    ].join('\n')
  },
)

const DEEDS = [
  'written',
  'revised',
  'superseded',
  'forgotten',
  'recalled',
  'linked',
  'outcomes',
] as const

export const timeline: Printer = printer<Output<'timeline'>>(({ days }, style) =>
  days.length === 0
    ? 'nothing has happened yet'
    : [
        style.faint(['day       ', ...DEEDS].join('  ')),
        ...days.map((each) =>
          [each.day, ...DEEDS.map((deed) => String(each[deed]).padStart(deed.length))].join('  '),
        ),
      ].join('\n'),
)

type Count = { readonly name: string; readonly count: number }

export const facets: Printer = printer<Output<'facets'>>((found, style) => {
  const part = (title: string, counts: readonly Count[]): string[] =>
    counts.length === 0
      ? []
      : [
          style.strong(title),
          ...counts.map(({ name, count }) => `  ${String(count).padStart(6)}  ${name}`),
        ]
  const sample = found.isExact ? '' : ', the newest'
  return [
    `${counted(found.counted, 'memory', 'memories')}${sample}`,
    ...part('Types', found.types),
    ...part('States', found.states),
    ...part('Origins', found.origins),
    ...part('Tags', found.tags),
  ].join('\n')
})

export const whyNot: Printer = printer<Output<'whyNot'>>(({ sentence, supersededBy }) =>
  [sentence, ...(supersededBy === undefined ? [] : [`See ${supersededBy}`])].join('\n'),
)
