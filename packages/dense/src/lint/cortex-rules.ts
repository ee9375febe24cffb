/** CORTEX.md files: directories without one, files it does not name, paths that are gone. */
import { join } from 'node:path'
import { unlistedIn, visibleEntries } from '../files/cortex-listing.ts'
import { exists, readText, whyUnreadable } from '../files/files.ts'
import { isAtomDirectory } from '../files/layout.ts'
import { CAPS, countLines } from '../text/caps.ts'
import { claimedPaths } from '../text/cortex-file.ts'
import type { ReportAt } from './decision-rules.ts'

const { lines: LINES_MAX, bytes: BYTES_MAX } = CAPS['CORTEX.md']
const LINE_LENGTH_MAX = 200

/** Every directory has a CORTEX.md; one of entries may use its generated index instead. */
export function lintCortex(
  directory: string,
  report: ReportAt,
  skip: readonly string[] = [],
): void {
  const path = join(directory, 'CORTEX.md')
  const why = whyUnreadable(path)
  if (why !== undefined) {
    const message = `CORTEX.md cannot be read: ${why}`
    report(path, { code: 'E-FILE-UNREADABLE', line: 1, message })
    return
  }
  const text = readText(path)
  if (text === undefined) {
    report(path, {
      code: 'W-CORTEX-MISSING',
      message: 'The directory has no CORTEX.md',
      fix: 'create it',
    })
    return
  }
  for (const entry of unlistedIn(directory)) {
    report(path, {
      code: 'W-CORTEX-UNLISTED',
      line: 1,
      target: entry.name,
      message: `${entry.name}${entry.directory ? '/' : ''} is not named`,
      fix: 'add a line',
    })
  }
  lintDead(directory, path, text, report)
  lintSize(path, text, report)
  for (const entry of visibleEntries(directory)) {
    if (!entry.directory || skip.includes(entry.name)) continue
    const below = join(directory, entry.name)
    if (isAtomDirectory(entry.name)) lintAtomIndex(below, report)
    else lintCortex(below, report)
  }
}

/** The generated index says more than a hand-kept one could; one of the two has to be there. */
function lintAtomIndex(directory: string, report: ReportAt): void {
  const path = join(directory, 'CORTEX.md')
  if (exists(path) || exists(join(directory, 'index.md'))) return
  const message = 'The directory has neither a CORTEX.md nor a generated index.md'
  report(path, { code: 'W-CORTEX-MISSING', message, fix: 'run ctx index' })
}

function lintDead(directory: string, path: string, text: string, report: ReportAt): void {
  const reported = new Set<string>()
  for (const named of claimedPaths(text)) {
    const target = named.path
    if (reported.has(target) || isGenerated(target)) continue
    if (exists(join(directory, target))) continue
    reported.add(target)
    const message = `${target} does not exist`
    report(path, { code: 'W-CORTEX-DEAD', line: named.line, target, message })
  }
}

/** Index pages come and go with the generator. */
const isGenerated = (path: string): boolean =>
  /^(?:.*\/)?(?:experiments|knowledge|patterns)\/index(?:-\d+)?\.md$/.test(path)

function lintSize(path: string, text: string, report: ReportAt): void {
  const long = text.split('\n').findIndex((line) => line.length > LINE_LENGTH_MAX)
  const big = countLines(text) > LINES_MAX || Buffer.byteLength(text) > BYTES_MAX
  if (!big && long === -1) return
  const message = big
    ? `More than ${LINES_MAX} lines or ${BYTES_MAX} bytes`
    : `A line with more than ${LINE_LENGTH_MAX} characters`
  report(path, { code: 'W-CORTEX-SIZE', line: long === -1 ? 1 : long + 1, message })
}
