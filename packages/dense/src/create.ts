/**
 * New files. Whatever creates a file also enters it in its directory's CORTEX.md, in the same step
 * and the same commit. Names are taken by exclusive create: two agents never get the same id.
 *
 * @module
 */
import { join } from 'node:path'
import { loadCheckpoint } from './checkpoint.ts'
import { insertLines, namedPaths, names } from './cortex-file.ts'
import { listDecisions, parseDecisionName } from './decision.ts'
import { DenseError } from './errors.ts'
import {
  createExclusive,
  exists,
  isDirectory,
  listDirectory,
  makeDirectory,
  readBytes,
  readText,
  TEMP_SUFFIX,
  writeAtomic,
} from './files.ts'
import { namesInHistory } from './git.ts'
import { type AtomKind, canonicalId, identity, KINDS, parseId, parseReference } from './ids.ts'
import {
  ATOM_DIRECTORIES,
  checkProjectName,
  projectDirectory,
  projectsDirectory,
  RESERVED_PROJECT,
  requireProject,
  safeJoin,
} from './layout.ts'
import { withLock } from './lock.ts'
import { readNews } from './log-reader.ts'
import { ignoreMachineState } from './machine-state.ts'
import { parseStatus, STATUSES } from './status.ts'
import {
  type AtomFields,
  atomBody,
  atomFrontMatter,
  DECISIONS_CORTEX_TEXT,
  decisionText,
  IDEAS_CORTEX_TEXT,
  ideaText,
  issuesText,
  missionText,
  OVERVIEW_TEXT,
  PROJECT_DECISIONS_TEXT,
  projectCortexText,
  ROOT_CORTEX_TEXT,
  roadmapText,
  SCANS_CORTEX_TEXT,
  scanSection,
  scanText,
  statusText,
  userText,
} from './templates.ts'
import { dayOf, isRealDay } from './time.ts'
import type { Workspace } from './workspace.ts'

export interface Created {
  /** Files that were made or changed, the new one first. */
  readonly paths: readonly string[]
}

/** Creates what is absent and leaves what is there. */
export function initContext(workspace: Workspace): Created {
  const { root } = workspace
  const files: readonly (readonly [string, string])[] = [
    ['CORTEX.md', ROOT_CORTEX_TEXT],
    ['OVERVIEW.md', OVERVIEW_TEXT],
    ['decisions/CORTEX.md', DECISIONS_CORTEX_TEXT],
    ['ideas/CORTEX.md', IDEAS_CORTEX_TEXT],
    ['scans/CORTEX.md', SCANS_CORTEX_TEXT],
    ['user/USER.md', userText(dayOf(workspace.now))],
  ]
  const paths: string[] = []
  makeDirectory(root)
  makeDirectory(projectsDirectory(root))
  ignoreMachineState(join(root, '.dense'))
  for (const [name, text] of files) {
    const path = join(root, name)
    if (exists(path)) continue
    createExclusive(path, text)
    paths.push(path)
  }
  workspace.commit(paths, 'context: set up')
  return { paths }
}

/** Changes a shared file under the root lock, so that two creators do not lose each other's line. */
async function changeFile(
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

const cellText = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '/').trim()

/** What a new project says about itself. */
export interface ProjectOptions {
  /** What it is for. */
  readonly purpose?: string
  /** How urgent it is. */
  readonly priority?: 'High' | 'Medium' | 'Low'
  /** Allows the reserved umbrella name. */
  readonly reserved?: boolean
}

/** Never overwrites: an existing directory is refused, whatever is in it. */
export async function createProject(
  workspace: Workspace,
  name: string,
  options: ProjectOptions = {},
): Promise<Created> {
  workspace.requireRoot()
  checkProjectName(name)
  if (name === RESERVED_PROJECT && options.reserved !== true) {
    throw new DenseError(
      'INVALID_INPUT',
      `${name} is reserved for the umbrella project; ctx init --general makes it`,
    )
  }
  // A directory that is not a context yet becomes one: every directory has its index.
  if (!exists(join(workspace.root, 'CORTEX.md'))) initContext(workspace)
  const directory = projectDirectory(workspace.root, name)
  const date = dayOf(workspace.now)
  const purpose = options.purpose ?? `Work on ${name}.`
  const files: readonly (readonly [string, string])[] = [
    ['mission.md', missionText(name)],
    ['roadmap.md', roadmapText(name)],
    ['STATUS.md', statusText(name, date)],
    ['ISSUES.md', issuesText(name)],
    ['TASKS.yaml', 'tasks: []\n'],
    ['decisions/CORTEX.md', PROJECT_DECISIONS_TEXT],
    ['_meta/access-log.jsonl', ''],
    ['_meta/.gitignore', '.lock\n'],
  ]
  if (exists(directory) && !isInterrupted(directory, new Map(files))) {
    throw new DenseError('ALREADY_EXISTS', `Project ${name} exists`, directory)
  }
  for (const kind of ATOM_DIRECTORIES) makeDirectory(join(directory, kind))
  const paths: string[] = []
  for (const [file, text] of files) {
    const path = join(directory, file)
    if (!exists(path)) createExclusive(path, text)
    paths.push(path)
  }
  const overview = join(workspace.root, 'OVERVIEW.md')
  const row = `| ${name} | **Set up** - mission is a draft | ${options.priority ?? 'Medium'} | ${date} |`
  await changeFile(workspace, overview, (text) => insertRow(text || OVERVIEW_TEXT, row))
  const report = await workspace.regenerate(name)
  const written = report.written.map((file) => join(directory, file))
  // Last: a project without its index is one whose creation was interrupted.
  const cortex = join(directory, 'CORTEX.md')
  createExclusive(cortex, projectCortexText(name, purpose))
  const all = [...paths, cortex, overview, ...written]
  workspace.commit(all, `project-init: add ${name} (${cellText(purpose)})`)
  return { paths: [directory, ...all] }
}

const GENERATED = /^(?:\w+\/index\.md|_meta\/(?:refs-checkpoint\.json|\.lock))$/

/**
 * True when a directory holds nothing but untouched templates and generated files, and lacks its index,
 * which is written last: a creation that was killed, and may be finished.
 */
function isInterrupted(directory: string, templates: ReadonlyMap<string, string>): boolean {
  if (exists(join(directory, 'CORTEX.md'))) return false
  const isOurs = (path: string, name: string): boolean => {
    return listDirectory(path).every((entry) => {
      const below = name === '' ? entry.name : `${name}/${entry.name}`
      if (entry.directory) return isOurs(join(path, entry.name), below)
      return (
        GENERATED.test(below) ||
        entry.name.endsWith(TEMP_SUFFIX) ||
        templates.get(below) === readText(join(path, entry.name))
      )
    })
  }
  return isOurs(directory, '')
}

/** The fields of a new atom. */
export interface NewAtom {
  /** One line. */
  readonly summary: string
  /** Its tags. */
  readonly tags: readonly string[]
  /** Default: today. */
  readonly date?: string
  /** Default: the first status of its kind. */
  readonly status?: string
  /** Who carried it out. */
  readonly executor?: string
  /** What supports it. */
  readonly evidence?: readonly string[]
  /** Where it comes from. */
  readonly sources?: readonly string[]
  /** The atoms that it links to. */
  readonly links?: readonly string[]
  /** An experiment of which the new one is a variant: the next free letter is taken. */
  readonly variantOf?: string
}

export interface CreatedAtom extends Created {
  readonly id: string
  readonly path: string
}

const SUMMARY_MAX = 300
const TRIES_MAX = 1000

export async function createAtom(
  workspace: Workspace,
  project: string,
  kind: AtomKind,
  fields: NewAtom,
  body?: string,
): Promise<CreatedAtom> {
  const directory = requireProject(workspace.root, project)
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
    throw new DenseError('ALREADY_EXISTS', `No free id in ${place}`)
  })
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
  if (fields.date !== undefined && !isRealDay(fields.date)) wrong(`No calendar day: ${fields.date}`)
  if (kind === 'knowledge' && (fields.evidence ?? []).length === 0) {
    wrong('A knowledge entry names its evidence (evidence; --evidence EXP-001)')
  }
  if (kind === 'pattern' && (fields.sources ?? []).length === 0) {
    wrong('A pattern names its source experiments (sources; --source EXP-001,EXP-002)')
  }
  if (fields.status !== undefined) {
    const { base, targets } = parseStatus(fields.status)
    if (base === undefined) throw new DenseError('INVALID_INPUT', `No status: ${fields.status}`)
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

function* candidateIds(
  workspace: Workspace,
  directory: string,
  kind: AtomKind,
  variantOf: string | undefined,
): Generator<string, undefined> {
  const { prefix } = KINDS[kind]
  if (variantOf !== undefined) {
    const base = parseId(variantOf)
    if (base?.prefix !== 'EXP' || kind !== 'experiment') {
      throw new DenseError('INVALID_INPUT', 'Only an experiment can be a variant of an experiment')
    }
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      yield canonicalId(prefix, base.number, letter)
    }
    return undefined
  }
  for (let number = highestNumber(workspace, directory, kind) + 1; ; number += 1) {
    yield canonicalId(prefix, number)
  }
}

/** Numbers are never given twice: deleted atoms live on in history, the log and the counts. */
function highestNumber(workspace: Workspace, directory: string, kind: AtomKind): number {
  const { prefix, directory: name } = KINDS[kind]
  const place = join(directory, name)
  const loaded = loadCheckpoint(directory)
  const used = [
    ...listDirectory(place).map((entry) => entry.name),
    ...namesInHistory(workspace.root, place).map((path) => path.split('/').at(-1) ?? ''),
    ...loaded.checkpoint.usage.keys(),
    ...readNews(directory, loaded.checkpoint).records.map((record) => record.file),
  ]
  let highest = 0
  for (const file of used) {
    const id = parseId(file.replace(/\.md$/, ''))
    if (id?.prefix === prefix) highest = Math.max(highest, id.number)
  }
  return highest
}

function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60)
    .replace(/(?<!-)-+$/, '')
  return slug === '' ? 'untitled' : slug
}

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

/** Several scans of one day share a file; the overview gets the date in the same step. */
export async function createScan(
  workspace: Workspace,
  scope: string,
  date: string = dayOf(workspace.now),
): Promise<CreatedAtom> {
  workspace.requireRoot()
  if (!isRealDay(date)) throw new DenseError('INVALID_INPUT', `No calendar day: ${date}`)
  const directory = safeJoin(workspace.root, 'scans')
  const file = `${date}.md`
  const path = join(directory, file)
  const before = readText(path)
  if (before === undefined) createExclusive(path, scanText(date, scope))
  else
    await changeFile(
      workspace,
      path,
      (text) => `${text.replace(/(?<!\n)\n*$/, '\n')}${scanSection(scope)}`,
    )
  const cortex = join(directory, 'CORTEX.md')
  await changeFile(workspace, cortex, (text) => {
    const base = text === '' ? SCANS_CORTEX_TEXT : text
    return insertRow(base, `| ${file} | ${cellText(scope)} |`)
  })
  const overview = join(workspace.root, 'OVERVIEW.md')
  await changeFile(workspace, overview, (text) => {
    const base = text === '' ? OVERVIEW_TEXT : text
    const line = /^Last scan: .*$/m
    if (!line.test(base)) return base.replace(/^(# .*\n)/, `$1\nLast scan: ${date}\n`)
    return base.replace(line, (old) => {
      const known = /\d{4}-\d{2}-\d{2}/.exec(old)?.[0]
      const cr = old.endsWith('\r') ? '\r' : ''
      return known !== undefined && known > date ? old : `Last scan: ${date}${cr}`
    })
  })
  workspace.commit([path, cortex, overview], `context: scan ${date}`)
  return { id: date, path, paths: [path, cortex, overview] }
}

/** A ready row behind the last row of the first table; nothing when it is there already. */
function insertRow(text: string, row: string): string {
  if (text.includes(row)) return text
  const lines = text.split('\n')
  const separator = lines.findIndex((line) => /^\s*\|\s*:?-/.test(line))
  if (separator === -1) return `${text.replace(/(?<!\n)\n*$/, '\n')}\n${row}\n`
  let at = separator + 1
  while (at < lines.length && /^\s*\|/.test(lines[at] ?? '')) at += 1
  lines.splice(at, 0, row)
  return lines.join('\n')
}
