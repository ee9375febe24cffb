/** Where an existing entry is. */
import { join } from 'node:path'
import { identity, KINDS, parseId, parseReference } from '../atoms/ids.ts'
import { DenseError } from '../errors.ts'
import { exists, listDirectory } from '../files/files.ts'
import { requireProject } from '../files/layout.ts'
import type { Workspace } from '../workspace.ts'

/** The path of an existing atom, however its number is padded. */
export function requireAtomFile(workspace: Workspace, project: string, text: string): string {
  const reference = parseReference(text)
  if (reference === undefined) throw new DenseError('INVALID_INPUT', `${text} is not an atom id`)
  const { id } = reference
  const directory = requireProject(workspace.root, reference.project ?? project)
  const kind = id.prefix === 'EXP' ? 'experiment' : id.prefix === 'K' ? 'knowledge' : 'pattern'
  const place = join(directory, KINDS[kind].directory)
  const exact = join(place, `${id.text}.md`)
  if (exists(exact)) return exact
  const found = listDirectory(place).find((entry) => {
    const other = parseId(entry.name.replace(/\.md$/, ''))
    return other !== undefined && identity(other) === identity(id)
  })
  if (found === undefined) throw new DenseError('NOT_FOUND', `${text} does not exist`)
  return join(place, found.name)
}
