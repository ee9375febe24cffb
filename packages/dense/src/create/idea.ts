/** A new idea. */
import { join } from 'node:path'
import { DenseError } from '../errors.ts'
import { createExclusive } from '../files/files.ts'
import { safeJoin } from '../files/layout.ts'
import { dayOf } from '../text/time.ts'
import type { Workspace } from '../workspace.ts'
import type { CreatedAtom } from './created.ts'
import { cellText, changeFile, insertRow } from './shared-file.ts'
import { slugOf } from './slug.ts'
import { IDEAS_CORTEX_TEXT, ideaText } from './templates.ts'

export async function createIdea(
  workspace: Workspace,
  title: string,
  source = 'none given',
): Promise<CreatedAtom> {
  workspace.requireRoot()
  if (title.trim() === '') throw new DenseError('INVALID_INPUT', 'A title is required')
  const directory = safeJoin(workspace.root, 'ideas')
  const file = `${slugOf(title)}.md`
  const path = join(directory, file)
  createExclusive(path, ideaText(title, dayOf(workspace.now), source))
  const cortex = join(directory, 'CORTEX.md')
  await changeFile(workspace, cortex, (text) => {
    const base = text === '' ? IDEAS_CORTEX_TEXT : text
    return insertRow(base, `| ${file} | Incubating | ${cellText(source)} |`)
  })
  workspace.commit([path, cortex], `context: add idea ${file}`)
  return { id: file, path, paths: [path, cortex] }
}
