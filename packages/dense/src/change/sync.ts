/** The lines that CORTEX.md files lack. Printed for people, inserted on request; prose is never touched. */
import { join } from 'node:path'
import { unlistedIn, visibleEntries } from '../files/cortex-listing.ts'
import { isDirectory, readBytes, readText, writeAtomic } from '../files/files.ts'
import {
  displayPath,
  isAtomDirectory,
  listProjects,
  projectsDirectory,
  requireProject,
} from '../files/layout.ts'
import { formatLine, insertLines } from '../text/cortex-file.ts'
import { readMarkdown } from '../text/markdown.ts'
import type { Workspace } from '../workspace.ts'

export interface SyncLine {
  /** The CORTEX.md that lacks the line, relative to the root. */
  readonly file: string
  readonly entry: string
  readonly line: string
}

/** What was brought in line. */
export interface SyncReport {
  /** Files that are not there. */
  readonly missing: readonly SyncLine[]
  /** Files that were written. */
  readonly written: readonly string[]
}

export function syncCortex(
  workspace: Workspace,
  project: string | undefined,
  write: boolean,
): SyncReport {
  workspace.requireRoot()
  const starts =
    project === undefined
      ? [
          workspace.root,
          projectsDirectory(workspace.root),
          ...listProjects(workspace.root).map((name) => requireProject(workspace.root, name)),
        ]
      : [requireProject(workspace.root, project)]
  const missing: SyncLine[] = []
  const written: string[] = []
  for (const directory of starts.flatMap((start) => indexedBelow(start, workspace.root))) {
    const path = join(directory, 'CORTEX.md')
    const bytes = readBytes(path)
    const text = bytes?.toString('utf8') ?? `# ${directory.split('/').at(-1) ?? ''}/ Index\n\n`
    const entries = bytes === undefined ? visibleEntries(directory) : unlistedIn(directory)
    if (entries.length === 0 && bytes !== undefined) continue
    const lines = entries.map(({ name, directory: isFolder }) => {
      return { name, directory: isFolder, purpose: purposeOf(join(directory, name), name) }
    })
    if (bytes === undefined) {
      const file = displayPath(workspace.root, path)
      missing.push({ file, entry: 'CORTEX.md', line: text.trimEnd() })
    }
    for (const line of lines) {
      missing.push({
        file: displayPath(workspace.root, path),
        entry: line.name,
        line: formatLine(text, line),
      })
    }
    if (!write) continue
    writeAtomic(path, insertLines(text, lines), { expect: { bytes } })
    written.push(path)
  }
  if (written.length > 0) workspace.commit(written, 'context: list files in CORTEX.md')
  return { missing, written: written.map((path) => displayPath(workspace.root, path)) }
}

/** The directory itself and those below it; entries have a generated index, and projects are asked for by name. */
function indexedBelow(directory: string, root: string): string[] {
  const found = [directory]
  if (directory === projectsDirectory(root)) return found
  for (const entry of visibleEntries(directory)) {
    const below = join(directory, entry.name)
    if (!entry.directory || isAtomDirectory(entry.name)) continue
    if (below !== projectsDirectory(root)) found.push(...indexedBelow(below, root))
  }
  return found
}

/** The first heading says what a file is; anything better has to come from a person. */
function purposeOf(path: string, name: string): string {
  if (isDirectory(path)) return `${name} files`
  if (!name.endsWith('.md')) return `${name.split('.').at(-1) ?? 'data'} file`
  const title = readMarkdown(readText(path) ?? '').headings[0]?.title
  return (title ?? name).replaceAll('|', '/').slice(0, 120)
}
