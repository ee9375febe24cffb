import type { Memory } from '@cortex-memory/core'
import { labelled, timeText, wrap } from '../style.ts'
import type { Output } from './output.ts'
import { type Printer, printer } from './printer.ts'

type Receipt = Output<'remember'> & Pick<Output<'revise'>, 'unchanged'>

function receipt(done: string): Printer {
  return printer<Receipt>(({ uri, actor, staged, unchanged }) => {
    const whose = actor === undefined ? '' : ` in ${actor}`
    return unchanged === true
      ? `nothing changed: ${uri}${whose} says this already`
      : `${done} ${uri}${whose}${staged === undefined ? '' : `, staged on ${staged}`}`
  })
}

export const remember: Printer = receipt('remembered')
export const revise: Printer = receipt('revised')
export const forget: Printer = receipt('forgot')

export const confirm: Printer = printer<Output<'confirm'>>(({ confirmed }) =>
  confirmed.map(({ uri, text }) => [`confirmed ${uri}`, ...wrap(text, 2)].join('\n')).join('\n'),
)

export const reject: Printer = printer<Output<'reject'>>(({ rejected }) =>
  rejected.map(({ uri }) => `rejected ${uri}`).join('\n'),
)

type Edge = Got['edges'][number]

type Got = Output<'get'>

/** Times have names of their own. */
const TIME = /(?:^|\.)(?:at|asOf|horizon|lastObserved|\w+At|valid\w+)$/

export function fieldText(field: string, value: unknown): string {
  return typeof value === 'number' && TIME.test(field) ? timeText(value) : shown(value)
}

export const get: Printer = printer<Got>((output, style) => {
  const { uri, data, edges, actor } = output
  // Head and version pass the table as they are.
  const { head, version } = output as unknown as Pick<Memory, 'head' | 'version'>
  const { source, origin, channel } = version.provenance
  const rows: [string, string | undefined][] = [
    ...Object.entries(data)
      .filter(([key]) => key !== 'type')
      .map(([key, value]): [string, string] => [key, fieldText(key, value)]),
    ['tags', head.tags.join(', ') || undefined],
    ['frames', head.frames.map((each) => Object.values(each).join(':')).join(', ') || undefined],
    ['importance', head.importance === 0 ? undefined : String(head.importance)],
    ['visibility', head.visibility],
    ['confidence', version.confidence === 1 ? undefined : String(version.confidence)],
    ['memory of', actor],
    ['dated', origin === 'import' ? timeText(version.validFrom) : undefined],
    ['written', `${timeText(version.createdAt)} by ${version.createdBy}`],
    ['source', [source, origin, channel].filter((each) => each !== undefined).join(', ')],
    ['valid until', head.validUntil === undefined ? undefined : timeText(head.validUntil)],
    ['expires', version.expiresAt === undefined ? undefined : timeText(version.expiresAt)],
    ['superseded', head.supersededBy && `by ${head.supersededBy}`],
    [
      'forgotten',
      head.tombstoned &&
        `${timeText(head.tombstoned.at)} by ${head.tombstoned.by}: ${head.tombstoned.reason}`,
    ],
    ...edges.map((edge): [string, string] => ['link', linkText(edge, head.id)]),
  ]
  const width = Math.max(12, ...rows.map(([label]) => label.length + 1))
  return [
    style.strong(`${head.type}, version ${version.version} of ${head.currentVersion}`),
    style.faint(uri),
    ...rows.flatMap(([label, text]) => (text === undefined ? [] : [labelled(label, text, width)])),
  ].join('\n')
})

function linkText({ src, type, dst }: Edge, id: string): string {
  return src === id ? `${type} ${dst}` : `${src} ${type} this`
}

/** A value as words: what is inside is named, and lines can be broken between. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(shown).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, item]) => `${key}: ${shown(item)}`)
    .join(', ')
}

type Linked = Output<'link'>

function edgePrinter(done: string, nothing: string): Printer {
  return printer<Linked>(({ src, type, dst, changed }) => {
    return wrap(`${changed ? done : nothing} ${src} ${type} ${dst}`).join('\n')
  })
}

export const link: Printer = edgePrinter('linked', 'already linked')
export const unlink: Printer = edgePrinter('unlinked', 'not linked')
