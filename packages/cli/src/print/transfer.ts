/** What an import did, as words. */
import type { TransferReport } from '@cortex-memory/server/transfer'
import { styleFor, wrap } from '../style.ts'

const ROWS = [
  ['taken', 'new'],
  ['changed', 'new versions of what was taken before'],
  ['merged', 'said here already'],
  ['same', 'taken before'],
  ['kept', 'changed or forgotten here since'],
] as const

export function transferText(report: TransferReport, colours: boolean): string {
  const style = styleFor(colours)
  const { format, source, actor, dryRun, links, conversations, refused, reasons } = report
  const verb = dryRun ? 'would import' : 'imported'
  const rows = ROWS.filter(([name]) => name === 'taken' || report[name] > 0)
  const left = refused - report.refusals.length
  return [
    `${verb} ${source} (${format}) into ${actor}${dryRun ? '; nothing was written' : ''}`,
    ...rows.map(([name, meaning]) => row(name, report[name], meaning)),
    ...(links === 0 ? [] : [row('links', links, '')]),
    ...(conversations === 0 ? [] : [row('conversations', conversations, '')]),
    ...report.skipped.map(({ why, count }) => row('left out', count, why)),
    ...reasons.map(({ code, count }) => style.bad(row('refused', count, code))),
    ...report.refusals.flatMap(({ place, message }) =>
      wrap(message.includes(place) ? message : `${place}: ${message}`, 2),
    ),
    ...(left === 0 ? [] : [`  … and ${left} more`]),
  ].join('\n')
}

function row(name: string, count: number, meaning: string): string {
  return `${name.padEnd(13)} ${String(count).padStart(6)}  ${meaning}`.trimEnd()
}
