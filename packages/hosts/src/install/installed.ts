/** Where Cortex was installed, and whether what stands there can still start: for `doctor`. */
import { existsSync } from 'node:fs'
import { readBytes } from '../files/config-file.ts'
import type { HostName } from '../hosts.ts'
import { Records } from './record.ts'

/** A file that Cortex is in. */
export interface InstalledFile {
  /** The file. */
  readonly file: string
  /** For which hosts. */
  readonly hosts: readonly HostName[]
  /** Programs that the file names and that are not there any more. */
  readonly missing: readonly string[]
}

/** Files of ours as far as the record knows them; those that are gone are left out. */
export function installedFiles(home: string): readonly InstalledFile[] {
  return new Records(home).list().flatMap(({ file, hosts }) => {
    const text = readBytes(file)?.toString('utf8')
    return text === undefined ? [] : [{ file, hosts, missing: programsIn(text).filter(isGone) }]
  })
}

/** The paths of our build, in whatever quotes they stand. */
function programsIn(text: string): string[] {
  const found = text.matchAll(/[\\/]cli[\\/]{1,4}dist[\\/]{1,4}(?:main\.js|cortex\.cjs)/g)
  const paths = [...found].map(({ index, 0: end }) => `${leadTo(text, index)}${end}`)
  // In a line of a shell the program before it may come along.
  const plain = paths.map((path) => path.replaceAll('\\\\', '\\'))
  return [...new Set(plain.map((path) => path.slice(path.lastIndexOf(' /') + 1)))]
}

const PATH_CHARS_MAX = 4_096

/** What stands before it in its quotes, from the first slash or drive on. */
function leadTo(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - PATH_CHARS_MAX), at)
  const quote = Math.max(...['"', "'", '\n'].map((mark) => before.lastIndexOf(mark)))
  const line = before.slice(quote + 1)
  const slash = line.search(/[\\/]/)
  if (slash < 0) return ''
  const isDrive = /^[A-Za-z]:$/.test(line.slice(slash - 2, slash))
  return line.slice(isDrive ? slash - 2 : slash)
}

function isGone(path: string): boolean {
  return !existsSync(path)
}
