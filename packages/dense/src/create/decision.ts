/** A new decision record. */
import { join } from 'node:path'
import { DenseError } from '../errors.ts'
import { createExclusive, makeDirectory } from '../files/files.ts'
import { requireProject, safeJoin } from '../files/layout.ts'
import { withLock } from '../files/lock.ts'
import { namesInHistory } from '../git/git.ts'
import { listDecisions, parseDecisionName } from '../projects/decision.ts'
import { dayOf } from '../text/time.ts'
import type { Workspace } from '../workspace.ts'
import type { CreatedAtom } from './created.ts'
import { enterInCortex } from './shared-file.ts'
import { slugOf } from './slug.ts'
import { DECISIONS_CORTEX_TEXT, decisionText } from './templates.ts'

export interface NewDecision {
  readonly title: string
  readonly alternatives: readonly string[]
}

/** Without a project the decision is one of the whole system. */
export async function createDecision(
  workspace: Workspace,
  project: string | undefined,
  fields: NewDecision,
): Promise<CreatedAtom> {
  workspace.requireRoot()
  if (fields.title.trim() === '') throw new DenseError('INVALID_INPUT', 'A title is required')
  if (fields.alternatives.length < 2) {
    throw new DenseError(
      'INVALID_INPUT',
      'A decision has at least two alternatives (alternatives; --alternative TEXT, twice)',
    )
  }
  const level = project === undefined ? workspace.root : requireProject(workspace.root, project)
  const directory = safeJoin(level, 'decisions')
  makeDirectory(directory)
  const history = namesInHistory(workspace.root, directory).map(
    (path) => parseDecisionName(path.split('/').at(-1) ?? '')?.number ?? 0,
  )
  return withLock(join(workspace.root, '.dense', 'decisions.lock'), async () => {
    const taken = listDecisions(directory).map((name) => name.number)
    const digits = String(Math.max(0, ...taken, ...history) + 1).padStart(4, '0')
    const reference = `DR-${digits}`
    const file = `${project === undefined ? 'DR-' : ''}${digits}-${slugOf(fields.title)}.md`
    const path = join(directory, file)
    createExclusive(path, decisionText({ ...fields, reference, date: dayOf(workspace.now) }))
    const purpose = `${reference}: ${fields.title}`
    const cortex = await enterInCortex(workspace, directory, file, purpose, DECISIONS_CORTEX_TEXT)
    const where = project ?? 'context'
    workspace.commit([path, cortex], `context: add ${where}/${reference}`)
    return { id: reference, path, paths: [path, cortex] }
  })
}
