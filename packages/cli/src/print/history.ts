import type { JournalEntry } from '@cortex-memory/core'
import { counted, timeText, wrap } from '../style.ts'
import { fieldText } from './memories.ts'
import type { Output } from './output.ts'
import { type Printer, printer } from './printer.ts'

type History = Output<'history'>

export const history: Printer = printer<History>(
  ({ type, id, currentVersion, tombstoned, versions }, style) => {
    const gone = tombstoned && `, forgotten ${timeText(tombstoned.at)}: ${tombstoned.reason}`
    return [
      ...wrap(`${type} ${id}, ${counted(currentVersion, 'version')}${gone ?? ''}`),
      ...versions.flatMap(({ version, createdAt, createdBy, text }) => [
        style.strong(`#${version}  ${timeText(createdAt)}  ${createdBy}`),
        ...wrap(text, 4),
      ]),
    ].join('\n')
  },
)

type Diff = Output<'diff'>

export const diff: Printer = printer<Diff>(({ changes }, style) => {
  if (changes.length === 0) return 'no difference'
  return changes
    .flatMap(({ field, before, after }) => {
      const [was, is] = sides(field, before, after)
      return [
        style.strong(field),
        ...side('-', was).map(style.bad),
        ...side('+', is).map(style.good),
      ]
    })
    .join('\n')
})

/** Two times within a minute are distinguished by their milliseconds. */
function sides(field: string, before: unknown, after: unknown): (string | undefined)[] {
  const [was, is] = [before, after].map((value) =>
    value === undefined ? undefined : fieldText(field, value),
  )
  if (was !== is || typeof before !== 'number' || typeof after !== 'number') return [was, is]
  return [new Date(before).toISOString(), new Date(after).toISOString()]
}

function side(sign: string, text: string | undefined): string[] {
  if (text === undefined) return []
  const [first = '', ...rest] = wrap(text, 4)
  return [`  ${sign} ${first.trimStart()}`, ...rest]
}

export const log: Printer = printer<Output<'log'>>(({ entries }) =>
  // Entries of the journal pass the table as they are.
  entries.length === 0
    ? 'no entries'
    : (entries as unknown as readonly JournalEntry[]).map(line).join('\n'),
)

/** Fits 80 columns: an entry about two memories shows the ends of their ids; --json has all. */
function line({ seq, at, kind, by, subjects, type }: JournalEntry): string {
  const ids = subjects.length > 1 ? subjects.slice(0, 2).map((id) => `…${id.slice(-10)}`) : subjects
  const more = subjects.length > 2 ? [`+${subjects.length - 2}`] : []
  const about = [type, ...ids, ...more].filter((part) => part).join(' ')
  return `${String(seq).padStart(6)}  ${timeText(at)}  ${kind.padEnd(11)}  ${about}  ${by}`.trimEnd()
}
