/** A new entry: checked, numbered, entered in its index. */
import { join } from 'node:path'
import { type AtomKind, KINDS, parseReference } from '../atoms/ids.ts'
import { parseStatus, STATUSES } from '../atoms/status.ts'
import { DenseError } from '../errors.ts'
import { createExclusive } from '../files/files.ts'
import { requireProject, safeJoin } from '../files/layout.ts'
import { dayOf, isRealDay } from '../text/time.ts'
import type { Workspace } from '../workspace.ts'
import type { CreatedAtom } from './created.ts'
import { requireAtomFile } from './find-atom.ts'
import { candidateIds } from './next-id.ts'
import { enterInCortex } from './shared-file.ts'
import { type AtomFields, atomBody, atomFrontMatter } from './templates.ts'

/** The fields of a new atom. */
export interface NewAtom {
  /** What it says, in one line. */
  readonly summary: string
  /** At least one tag. */
  readonly tags: readonly string[]
  /** The day, as `YYYY-MM-DD`. Default: today. */
  readonly date?: string
  /** Default: the first status of its kind. */
  readonly status?: string
  /** Who carried it out. Default: unknown. */
  readonly executor?: string
  /** Ids of the atoms that support it; knowledge needs one or more. */
  readonly evidence?: readonly string[]
  /** Ids of the atoms that it comes from; a pattern needs one or more. */
  readonly sources?: readonly string[]
  /** The atoms that it links to. */
  readonly links?: readonly string[]
  /** An experiment of which the new one is a variant: the next free letter is taken. */
  readonly variantOf?: string
}

const SUMMARY_MAX = 300
const TRIES_MAX = 1000

export async function createAtom(
  workspace: Workspace,
  project: string,
  kind: AtomKind,
  given: NewAtom,
  body?: string,
): Promise<CreatedAtom> {
  const directory = requireProject(workspace.root, project)
  const fields = kind === 'knowledge' ? withAntiPatternTag(given) : given
  checkFields(workspace, project, kind, fields)
  const place = safeJoin(directory, KINDS[kind].directory)
  const status = fields.status ?? (kind === 'experiment' ? 'active' : undefined)
  return workspace.withProjectLock(project, async () => {
    const candidates = candidateIds(workspace, directory, kind, fields.variantOf)
    for (let attempt = 0; attempt < TRIES_MAX; attempt += 1) {
      const id = candidates.next().value
      if (id === undefined) break
      const complete: AtomFields = {
        ...fields,
        id,
        project,
        date: fields.date ?? dayOf(workspace.now),
        ...(status === undefined ? {} : { status }),
      }
      const path = join(place, `${id}.md`)
      const text =
        atomFrontMatter(kind, complete) +
        (body === undefined ? atomBody(kind, complete) : `\n${body.replace(/\n?$/, '\n')}`)
      try {
        createExclusive(path, text)
      } catch (error) {
        if (error instanceof DenseError && error.code === 'ALREADY_EXISTS') continue
        throw error
      }
      const cortex = await enterInCortex(
        workspace,
        directory,
        KINDS[kind].directory,
        `${KINDS[kind].title}, see ${KINDS[kind].directory}/index.md`,
      )
      const report = workspace.regenerateLocked(project, [kind])
      const paths = [path, cortex, ...report.written.map((file) => join(directory, file))]
      workspace.commit(paths, `context: add ${project}/${id}`)
      return { id, path, paths }
    }
    throw new DenseError('ALREADY_EXISTS', `There is no free id left in ${place}`)
  })
}

/** The convention has two halves; the first one means both. */
function withAntiPatternTag(fields: NewAtom): NewAtom {
  if (!fields.summary.startsWith('ANTI-PATTERN:')) return fields
  return { ...fields, tags: [...new Set([...fields.tags, 'anti-pattern'])] }
}

function checkFields(workspace: Workspace, project: string, kind: AtomKind, fields: NewAtom): void {
  const wrong = (message: string): never => {
    throw new DenseError('INVALID_INPUT', message)
  }
  if (fields.summary.trim() === '') wrong('A summary is required')
  if (/[\r\n]/.test(fields.summary)) wrong('The summary has to be one line')
  if ([...fields.summary].length > SUMMARY_MAX)
    wrong(`The summary has more than ${SUMMARY_MAX} characters`)
  if (fields.tags.length === 0) wrong('At least one tag is required (tags; --tag TAG)')
  if (fields.date !== undefined && !isRealDay(fields.date))
    wrong(`${fields.date} is not a calendar date (expected YYYY-MM-DD)`)
  if (kind === 'knowledge' && (fields.evidence ?? []).length === 0) {
    wrong('A knowledge entry names its evidence (evidence; --evidence EXP-001)')
  }
  if (kind === 'pattern' && (fields.sources ?? []).length === 0) {
    wrong('A pattern names its source experiments (sources; --source EXP-001,EXP-002)')
  }
  if (fields.status !== undefined) {
    const { base, targets } = parseStatus(fields.status)
    if (base === undefined)
      throw new DenseError('INVALID_INPUT', `${fields.status} is not a status`)
    if (STATUSES[base].target === 'required' && targets.length === 0)
      wrong(`${base} needs a target`)
  }
  for (const text of [
    ...(fields.evidence ?? []),
    ...(fields.sources ?? []),
    ...(fields.links ?? []),
    ...parseStatus(fields.status).targets,
  ]) {
    requireAtomFile(workspace, project, text)
  }
  for (const text of fields.sources ?? []) {
    if (parseReference(text)?.id.prefix !== 'EXP') wrong(`${text} is not an experiment`)
  }
}
