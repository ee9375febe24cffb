/** What a directory has, and what its CORTEX.md does not name. */
import { join } from 'node:path'
import { namedPaths, names } from '../text/cortex-file.ts'
import { listDirectory, readText } from './files.ts'

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
