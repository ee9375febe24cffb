import { parseArgs } from 'node:util'
import { initContext } from '../create/context.ts'
import { createProject } from '../create/project.ts'
import { DenseError } from '../errors.ts'
import { exists, makeDirectory } from '../files/files.ts'
import { displayPath, projectDirectory, RESERVED_PROJECT } from '../files/layout.ts'
import { git, isRepository } from '../git/git.ts'
import type { Command } from '../io.ts'
import { print, workspaceAt, wrong } from './support.ts'

/** Creates what is absent; an existing context is left as it is. */
export const init: Command = async (args, io) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      git: { type: 'boolean' },
      'no-git': { type: 'boolean' },
      general: { type: 'boolean' },
    },
  })
  if (values.git === true && values['no-git'] === true)
    wrong('give either --git or --no-git, not both')
  const workspace = workspaceAt(io)
  const isNew = !exists(`${io.root}/CORTEX.md`)
  const wantsGit = values.git === true || (isNew && values['no-git'] !== true)
  const history = wantsGit ? repositoryFor(io.root, values.git === true) : 'left alone'
  const { paths } = initContext(workspace)
  if (values.general === true && !exists(projectDirectory(io.root, RESERVED_PROJECT))) {
    await createProject(workspace, RESERVED_PROJECT, { reserved: true })
  }
  const created = paths.map((path) => displayPath(io.root, path))
  const words = created.length === 0 ? 'nothing to do\n' : `created ${created.join(', ')}\n`
  print(io, { root: io.root, created, git: history }, words + SAYS[history])
  return 0
}

type History = 'made' | 'used' | 'absent' | 'left alone'

const SAYS: Readonly<Record<History, string>> = {
  made: 'made a git repository: every change is committed (`init --no-git` makes none)\n',
  used: 'uses the git repository that is there: every change is committed to it\n',
  absent: 'git is not here: the files have no history until it is, see `init --git`\n',
  'left alone': '',
}

/** Git is the persistence of a context. One that is there, at the root or above it, is used. */
function repositoryFor(root: string, isNeeded: boolean): History {
  if (isRepository(root)) return 'used'
  makeDirectory(root)
  const made = git(root, ['init', '--quiet'])
  if (made.ok) return 'made'
  if (isNeeded) throw new DenseError('IO_ERROR', `git init failed: ${made.stderr.trim()}`)
  return 'absent'
}
