/** CORTEX.md files: directories without one, files it does not name, paths that are gone. */
import { join } from 'node:path'
import { claimedPaths, namedPaths, names } from '../cortex-file.ts'
import { exists, listDirectory, readText } from '../files.ts'
import { isAtomDirectory } from '../layout.ts'
import type { ReportAt } from './decision-rules.ts'
import { countLines } from './scope.ts'

const LINES_MAX = 120
const BYTES_MAX = 8192
const LINE_LENGTH_MAX = 200

export interface Unlisted {
  /** Directory of the CORTEX.md that should name it. */
  readonly at: string
  readonly name: string
  readonly directory: boolean
}

/** Entries a person sees; generated and hidden ones need no line. */
export function visibleEntries(directory: string): { name: string; directory: boolean }[] {
  return listDirectory(directory).filter(
    ({ name }) =>
      !name.startsWith('.') &&
      name !== '_meta' &&
      !/^CORTEX(?:\.local)?\.md$/.test(name) &&
      !/^index(?:-\d+)?\.md(?:\.rej)?$/.test(name),
  )
}

export function unlistedIn(directory: string): Unlisted[] {
  const text = readText(join(directory, 'CORTEX.md'))
  if (text === undefined) return []
  const paths = namedPaths(text)
  return visibleEntries(directory)
    .filter((entry) => !names(paths, entry.name))
    .map((entry) => ({ at: directory, name: entry.name, directory: entry.directory }))
}

/** The directory itself needs a CORTEX.md; those below it may be covered by a line in it. */
export function lintCortex(
  directory: string,
  report: ReportAt,
  skip: readonly string[] = [],
): void {
  const path = join(directory, 'CORTEX.md')
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
  const paths = namedPaths(text)
  const listed = (name: string): boolean => names(paths, name)
  for (const entry of visibleEntries(directory)) {
    if (!entry.directory || skip.includes(entry.name) || isAtomDirectory(entry.name)) continue
    const below = join(directory, entry.name)
    if (exists(join(below, 'CORTEX.md'))) lintCortex(below, report, skip)
    else if (!listed(entry.name)) {
      const message = 'Neither this directory nor its parent has a line about it'
      report(join(below, 'CORTEX.md'), { code: 'W-CORTEX-MISSING', message })
    }
  }
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
