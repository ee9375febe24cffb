import { entries, timeText, wrap } from '../style.ts'
import type { Output } from './output.ts'
import { type Printer, printer } from './printer.ts'

type Erased = Output<'erase'>

export const erase: Printer = printer<Erased>(({ uri, root, erased }) =>
  [
    `erased ${uri}`,
    ...wrap(`${timeText(erased.at)} by ${erased.by}: ${erased.reason}`),
    `root ${root}`,
  ].join('\n'),
)

export const scrub: Printer = printer<Output<'scrub'>>(({ entries: count, root, unreached = [] }) =>
  [`scrubbed, ${entries(count)}`, `root ${root}`, ...unreached].join('\n'),
)

export const revert: Printer = printer<Output<'revert'>>(({ reverted }) =>
  reverted.length === 0
    ? 'nothing to take back'
    : reverted.map(({ uri, seq }) => `${entryOf(seq)}  ${uri}`).join('\n'),
)

type Blame = Output<'blame'>

export const blame: Printer = printer<Blame>(({ id, total, entries: shown }, style) => {
  const left = total > shown.length ? [`… ${total - shown.length} earlier`] : []
  return [style.strong(id), ...left, ...shown.flatMap(blamed)].join('\n')
})

function blamed(entry: Blame['entries'][number]): string[] {
  const { seq, at, kind, by, version, reason, erased, provenance } = entry
  const { source, origin, derivedFrom = [] } = provenance ?? {}
  const why = erased ? 'erased' : (reason ?? [source, origin].filter(Boolean).join(', '))
  return [
    `${entryOf(seq)}  ${timeText(at)}  ${kind.padEnd(11)}  #${version}  ${by}`,
    ...(why === '' ? [] : wrap(why, 8)),
    ...(derivedFrom as readonly string[]).map((uri) => `        from ${uri}`),
  ]
}

type Trace = Output<'trace'>

type Step = Trace['ancestors'][number]

type Use = Trace['recalled'][number]

export const trace: Printer = printer<Trace>((found, style) => {
  const hops = ({ id, hops: far }: Step): string => `${id}${far === 1 ? '' : `  ${far} hops`}`
  const used = ({ seq, at, by }: Use, what: string): string =>
    `${entryOf(seq)}  ${timeText(at)}  ${what}  ${by}`
  const lines = [
    ...listed('derived from', found.ancestors.map(hops)),
    ...listed('derived from it', found.descendants.map(hops)),
    ...listed('took the place of', found.supersedes),
    ...listed('its place was taken by', found.supersededBy),
    ...listed(
      'outcomes that cited it',
      found.attested.map((use) =>
        used(use, `${use.success ? 'success' : 'failure'} ${use.intentId}`),
      ),
    ),
    ...listed(
      'late queries that found it',
      found.recalled.map((use) => used(use, 'recalled')),
    ),
    ...(found.truncated ? ['… and more'] : []),
  ]
  return [style.strong(found.id), ...(lines.length === 0 ? ['nothing is known'] : lines)].join('\n')
})

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)]
}

export const revoke: Printer = printer<Output<'revoke'>>(
  ({ scopeId, seq }) => `revoked ${scopeId}\nentry ${seq}`,
)

function entryOf(seq: number): string {
  return String(seq).padStart(6)
}
