/** `<root>/.dense`: settings belong to the repository, everything else to this machine. */
import { join } from 'node:path'
import { exists, makeDirectory, writeAtomic } from './files.ts'

export function ignoreMachineState(directory: string): void {
  const path = join(directory, '.gitignore')
  if (exists(path)) return
  makeDirectory(directory)
  // The file ignores itself: a context that is only read leaves no trace in `git status`.
  writeAtomic(path, '*\n!settings.json\n')
}
