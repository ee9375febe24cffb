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
  const found = text.matchAll(
    /(?:[A-Za-z]:)?[\\/][^"'\n]*?[\\/]cli[\\/]+dist[\\/]+(?:main\.js|cortex\.cjs)/g,
  )
  const paths = [...found].map(([path]) => path.replaceAll('\\\\', '\\'))
  // In a line of a shell the program before it may come along.
  return [...new Set(paths.map((path) => path.slice(path.lastIndexOf(' /') + 1)))]
}

function isGone(path: string): boolean {
  return !existsSync(path)
}
