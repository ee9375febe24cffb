import { counted, entries, labelled, memories, wrap } from '../style.ts'
import { branchLine, hereLine } from './branches.ts'
import type { Output } from './output.ts'
import { type Printer, printer } from './printer.ts'

type Status = Output<'status'>

export const status: Printer = printer<Status>((state) =>
  [
    `actor       ${state.actor}`,
    ...(state.why === undefined ? [] : [`because     ${state.why}`]),
    ...(state.begunAs === undefined
      ? []
      : [`begun as    ${state.begunAs}: this store was copied or imported from that one`]),
    `home        ${state.home}`,
    `memories    ${state.memories} live, ${state.tombstoned} tombstoned${state.erased === 0 ? '' : `, ${state.erased} erased`}`,
    `edges       ${state.edges}`,
    `journal     ${entries(state.nextSeq)}, format ${state.format}`,
    `view        generation ${state.viewGeneration}${state.lag === 0 ? '' : `, ${entries(state.lag)} behind`}`,
    ...(state.vectors === undefined ? [] : [`vectors     ${vectorsLine(state.vectors)}`]),
    `root        ${state.root}`,
    ...(state.ownerKey === undefined ? [] : [`owner key   ${state.ownerKey}`]),
    ...(state.user === undefined
      ? []
      : [
          `and with it ${state.user.actor}, your own in every project: ${memories(state.user.memories)}`,
        ]),
    ...(state.branch === undefined ? [] : [labelled('branch', hereLine(state.branch), 12)]),
    ...(state.staged ?? []).map((staged) => `staged    ${branchLine(staged)}`),
    labelled('meaning', state.embedding.why, 12),
    ...state.repairs.map((repair) => `repaired    ${repair.what}: ${repair.why}`),
    ...(state.broken === undefined ? [] : [`broken      ${state.broken}`]),
  ].join('\n'),
)

function vectorsLine({ model, done, pending, failed }: NonNullable<Status['vectors']>): string {
  const waiting = pending === 0 ? '' : `, ${pending} to come`
  const lost = failed === 0 ? '' : `, ${failed} failed`
  return `${done} by ${model}${waiting}${lost}`
}

export const root: Printer = printer<Output<'root'>>((output) => output.root)

type Manifest = Output<'snapshot'>

export const snapshot: Printer = printer<Manifest>(
  ({ number, journalCount, overallRoot }) =>
    `snapshot ${number} of ${entries(journalCount)}\nroot ${overallRoot}`,
)

type Report = Output<'verify'>

export const verify: Printer = printer<Report>(
  (report, style) => {
    if (report.ok) {
      const all = [
        entries(report.entries),
        memories(report.memories),
        counted(report.edges, 'edge'),
        `${counted(report.keys, 'key')} agree`,
      ]
      return [
        `${style.good('ok')}: ${all.join(', ')}`,
        `root ${report.root}`,
        ...(report.saved?.seq === undefined
          ? []
          : [`extends the saved root, which entry ${report.saved.seq} led to`]),
        ...(report.begunAs === undefined
          ? []
          : [`begun as ${report.begunAs}: this store was copied or imported from that one`]),
        ...report.notChecked.flatMap((text) => wrap(`not known: ${text}`)),
      ].join('\n')
    }
    return [
      ...report.problems.map(({ code, message }) => `${style.bad(code)}  ${message}`),
      ...(report.more === 0 ? [] : [`… and ${report.more} more`]),
    ].join('\n')
  },
  ({ ok }) => (ok ? 0 : 5),
)

export const rebuild: Printer = printer<Output<'rebuild'>>(({ entries: count, root, repairs }) =>
  [
    `rebuilt from ${entries(count)}`,
    ...repairs.map(({ what, why }) => `mended: ${what} (${why})`),
    `root ${root}`,
  ].join('\n'),
)
