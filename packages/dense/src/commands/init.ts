import { parseArgs } from 'node:util'
import { createProject, initContext } from '../create.ts'
import { DenseError } from '../errors.ts'
import { exists, makeDirectory } from '../files.ts'
import { git, isRepository } from '../git.ts'
import type { Command } from '../io.ts'
import { displayPath, projectDirectory, RESERVED_PROJECT } from '../layout.ts'
import { Workspace } from '../workspace.ts'
import { print } from './support.ts'

/** Creates what is absent; an existing context is left as it is. */
export const init: Command = async (args, io) => {
  const { values } = parseArgs({
    args: [...args],
    options: { git: { type: 'boolean' }, general: { type: 'boolean' } },
  })
  const workspace = new Workspace(io.root, io.now)
  if (values.git === true && !isRepository(io.root)) {
    makeDirectory(io.root)
    const made = git(io.root, ['init', '--quiet'])
    if (!made.ok) throw new DenseError('IO_ERROR', `git init failed: ${made.stderr.trim()}`)
  }
  const { paths } = initContext(workspace)
  if (values.general === true && !exists(projectDirectory(io.root, RESERVED_PROJECT))) {
    await createProject(workspace, RESERVED_PROJECT, { reserved: true })
  }
  const created = paths.map((path) => displayPath(io.root, path))
  print(
    io,
    { root: io.root, created },
    created.length === 0 ? 'nothing to do\n' : `created ${created.join(', ')}\n`,
  )
  return 0
}
