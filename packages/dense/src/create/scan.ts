/** A new scan report. */
import { join } from 'node:path'
import { DenseError } from '../errors.ts'
import { createExclusive, readText } from '../files/files.ts'
import { safeJoin } from '../files/layout.ts'
import { dayOf, isRealDay } from '../text/time.ts'
import type { Workspace } from '../workspace.ts'
import type { CreatedAtom } from './created.ts'
import { cellText, changeFile, insertRow } from './shared-file.ts'
import { OVERVIEW_TEXT, SCANS_CORTEX_TEXT, scanSection, scanText } from './templates.ts'

/** Several scans of one day share a file; the overview gets the date in the same step. */
export async function createScan(
  workspace: Workspace,
  scope: string,
  date: string = dayOf(workspace.now),
): Promise<CreatedAtom> {
  workspace.requireRoot()
  if (!isRealDay(date))
    throw new DenseError('INVALID_INPUT', `${date} is not a calendar date (expected YYYY-MM-DD)`)
  const directory = safeJoin(workspace.root, 'scans')
  const file = `${date}.md`
  const path = join(directory, file)
  const before = readText(path)
  if (before === undefined) createExclusive(path, scanText(date, scope))
  else
    await changeFile(
      workspace,
      path,
      (text) => `${text.replace(/(?<!\n)\n*$/, '\n')}${scanSection(scope)}`,
    )
  const cortex = join(directory, 'CORTEX.md')
  await changeFile(workspace, cortex, (text) => {
    const base = text === '' ? SCANS_CORTEX_TEXT : text
    return insertRow(base, `| ${file} | ${cellText(scope)} |`)
  })
  const overview = join(workspace.root, 'OVERVIEW.md')
  await changeFile(workspace, overview, (text) => {
    const base = text === '' ? OVERVIEW_TEXT : text
    const line = /^Last scan: .*$/m
    if (!line.test(base)) return base.replace(/^(# .*\n)/, `$1\nLast scan: ${date}\n`)
    return base.replace(line, (old) => {
      const known = /\d{4}-\d{2}-\d{2}/.exec(old)?.[0]
      const cr = old.endsWith('\r') ? '\r' : ''
      return known !== undefined && known > date ? old : `Last scan: ${date}${cr}`
    })
  })
  workspace.commit([path, cortex, overview], `context: scan ${date}`)
  return { id: date, path, paths: [path, cortex, overview] }
}
