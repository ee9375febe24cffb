/** Files in which several creators enter something: indexes and tables. */
import { join } from 'node:path'
import { isDirectory, readBytes, writeAtomic } from '../files/files.ts'
import { withLock } from '../files/lock.ts'
import { insertLines, namedPaths, names } from '../text/cortex-file.ts'
import type { Workspace } from '../workspace.ts'

/** Changes a shared file under the root lock, so that two creators do not lose each other's line. */
export async function changeFile(
  workspace: Workspace,
  path: string,
  change: (text: string) => string,
): Promise<boolean> {
  return withLock(join(workspace.root, '.dense', 'files.lock'), () => {
    const bytes = readBytes(path)
    const before = bytes?.toString('utf8') ?? ''
    const after = change(before)
    if (after === before) return false
    writeAtomic(path, after, { expect: { bytes } })
    return true
  })
}

/** Enters a new file in the CORTEX.md of its directory; creates that index when it is absent. */
export async function enterInCortex(
  workspace: Workspace,
  directory: string,
  name: string,
  purpose: string,
  fallback = `# ${directory.split('/').at(-1) ?? ''}/ Index\n\n`,
): Promise<string> {
  const path = join(directory, 'CORTEX.md')
  await changeFile(workspace, path, (text) => {
    const base = text === '' ? fallback : text
    if (names(namedPaths(base), name)) return base
    const isFolder = isDirectory(join(directory, name))
    return insertLines(base, [{ name, directory: isFolder, purpose: cellText(purpose) }])
  })
  return path
}

export const cellText = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('|', '/').trim()

/** A ready row behind the last row of the first table; nothing when it is there already. */
export function insertRow(text: string, row: string): string {
  if (text.includes(row)) return text
  const lines = text.split('\n')
  const separator = lines.findIndex((line) => /^\s*\|\s*:?-/.test(line))
  if (separator === -1) return `${text.replace(/(?<!\n)\n*$/, '\n')}\n${row}\n`
  let at = separator + 1
  while (at < lines.length && /^\s*\|/.test(lines[at] ?? '')) at += 1
  lines.splice(at, 0, row)
  return lines.join('\n')
}
