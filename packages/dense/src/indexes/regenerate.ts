/**
 * Rebuilds the indexes and counts of a project. Order of the writes, and why a kill between any
 * two of them loses nothing:
 *
 *   1  checkpoint     from here on the counts are safe, whatever happens to the log
 *   2  atoms          refs and last-ref, two lines each; recomputed from 1 when missing
 *   3  index files    a pure function of 1 and 2
 *   4  cache          derived; a missing entry is read again
 *   5  log rotation   only what 1 has counted is moved aside
 *
 * Files are flushed before they are renamed; directories are not: after a power cut the old file and
 * the log give the same result again.
 *
 * A run that finds everything as it should be writes nothing at all.
 *
 * @module
 */
import { join, relative } from 'node:path'
import { type AtomHeader, blockingCodes } from '../atoms/atom.ts'
import type { AtomCache } from '../atoms/atom-cache.ts'
import { ATOM_KINDS, type AtomKind, identity, KINDS } from '../atoms/ids.ts'
import { decode } from '../atoms/parse.ts'
import { DenseError } from '../errors.ts'
import {
  isDirectory,
  listNames,
  readBytes,
  readText,
  removeFile,
  sweepTemporaries,
  writeAtomic,
} from '../files/files.ts'
import { entryTarget, metaPath } from '../files/layout.ts'
import { withLock } from '../files/lock.ts'
import { editFrontMatter, type ScalarValue } from '../text/front-edit.ts'
import { readNews, rotateLog } from '../track/log-reader.ts'
import { type Checkpoint, loadCheckpoint, saveCheckpoint } from './checkpoint.ts'
import { logMarks, readClean, saveClean } from './clean-mark.ts'
import {
  hashIndex,
  type IndexEntry,
  type IndexPage,
  type IndexProblem,
  refsInIndex,
  renderIndex,
  withoutTime,
} from './index-file.ts'
import { countRecords, settle, type Usage } from './refs.ts'

export interface PlanOptions {
  readonly project: string
  readonly directory: string
  readonly cache: HeaderSource
  readonly now: number
  readonly kinds?: readonly AtomKind[]
  /** Count the logs from zero and let counts go down; the only way they ever do. */
  readonly reset?: boolean
}

export interface HeaderSource {
  headers(kind: AtomKind): AtomHeader[]
}

export interface RegenerateOptions extends PlanOptions {
  readonly cache: AtomCache
  readonly writeBack?: boolean
}

/** What was rewritten in one project. */
export interface ProjectRegenReport {
  /** The project. */
  readonly project: string
  /** How many atoms it has. */
  readonly atoms: number
  /** Paths below the project that were written, in order. */
  readonly written: readonly string[]
  /** What could not be read. */
  readonly problems: readonly IndexProblem[]
  /** Hand edits of generated files, saved before they were replaced. */
  readonly rejected: readonly string[]
}

export interface ProjectPlan {
  readonly checkpoint: Checkpoint
  readonly loaded: ReturnType<typeof loadCheckpoint>
  readonly kinds: readonly KindPlan[]
  readonly damagedLogLines: readonly { readonly file: string; readonly line: number }[]
}

export interface KindPlan {
  readonly kind: AtomKind
  readonly entries: readonly IndexEntry[]
  readonly problems: readonly IndexProblem[]
  readonly pages: readonly IndexPage[]
}

/** What a regeneration would write; changes nothing. Lint uses it to find outdated indexes. */
export function planProject(options: PlanOptions): ProjectPlan {
  const { directory, cache, now } = options
  const loaded = loadCheckpoint(directory, options.reset === true)
  const news = readNews(directory, loaded.checkpoint)
  const counts = countRecords(loaded.checkpoint, news.records)
  const usage = new Map(counts.usage)
  const kinds: KindPlan[] = []
  for (const kind of options.kinds ?? ATOM_KINDS) {
    if (!isDirectory(join(directory, KINDS[kind].directory))) continue
    const headers = cache.headers(kind)
    const { unique, problems } = partition(headers)
    const shown = loaded.present ? undefined : shownRefs(join(directory, KINDS[kind].directory))
    const entries = unique.map(({ header, id }): IndexEntry => {
      const counted = usage.get(header.file)
      const settled =
        options.reset === true
          ? settle(counted, { refs: 0, lastRef: null }, undefined)
          : settle(counted, header, shown?.get(id.text))
      if (settled.refs > 0 || settled.last !== null) usage.set(header.file, settled)
      return { header, id, usage: settled }
    })
    const pages = renderIndex({ project: options.project, kind, entries, problems, now })
    kinds.push({ kind, entries, problems, pages })
  }
  const indexes = new Map(loaded.checkpoint.indexes)
  for (const { kind, pages } of kinds) {
    for (const page of pages) {
      const key = `${KINDS[kind].directory}/${page.name}`
      const hash = hashIndex(page.text)
      const old = indexes.get(key)
      if (old?.now === hash) continue
      // What lies there now stays known until it is replaced, also when we are killed before that.
      const existing = readText(join(directory, key))
      const known = existing !== undefined && !isEdited(existing, key, loaded.checkpoint)
      indexes.set(key, { now: hash, before: known ? hashIndex(existing) : (old?.now ?? null) })
    }
  }
  const checkpoint = { usage, recent: counts.recent, offsets: news.offsets, indexes }
  return { checkpoint, loaded, kinds, damagedLogLines: news.damaged }
}

interface Identified {
  readonly header: AtomHeader
  readonly id: NonNullable<AtomHeader['id']>
}

/** Entries with one clear identity; all others are problems, and neither of two twins wins. */
export function partition(headers: readonly AtomHeader[]): {
  unique: Identified[]
  problems: IndexProblem[]
} {
  const byIdentity = new Map<string, number>()
  for (const { id } of headers) {
    if (id !== undefined) byIdentity.set(identity(id), (byIdentity.get(identity(id)) ?? 0) + 1)
  }
  const unique: Identified[] = []
  const problems: IndexProblem[] = []
  for (const header of headers) {
    const codes = blockingCodes(header)
    const { id } = header
    if (id !== undefined && (byIdentity.get(identity(id)) ?? 0) > 1) codes.push('E-ID-DUPLICATE')
    if (codes.length > 0 || id === undefined) problems.push({ file: header.file, codes })
    else unique.push({ header, id })
  }
  return { unique, problems }
}

function shownRefs(directory: string): Map<string, number> {
  const all = new Map<string, number>()
  for (const name of indexPages(directory)) {
    for (const [id, refs] of refsInIndex(readText(join(directory, name)) ?? '')) all.set(id, refs)
  }
  return all
}

function indexPages(directory: string): string[] {
  return listNames(directory).filter((name) => /^index(?:-\d+)?\.md$/.test(name))
}

export async function regenerateProject(options: RegenerateOptions): Promise<ProjectRegenReport> {
  const clean = options.reset === true ? undefined : readClean(options)
  if (clean !== undefined) {
    return {
      project: options.project,
      atoms: clean.atoms,
      written: [],
      problems: clean.problems,
      rejected: [],
    }
  }
  return withLock(metaPath(options.directory, '.lock'), () => regenerateLocked(options))
}

/** The same for callers that hold the project lock already. */
export function regenerateLocked(options: RegenerateOptions): ProjectRegenReport {
  const { directory, cache, now } = options
  const written: string[] = []
  const rejected: string[] = []
  let wroteAtoms = false
  sweepTemporaries(metaPath(directory, ''))
  const logs = logMarks(directory)
  const plan = planProject(options)
  if (saveCheckpoint(directory, plan.loaded, plan.checkpoint)) {
    written.push('_meta/refs-checkpoint.json')
  }
  for (const kindPlan of plan.kinds) {
    const name = KINDS[kindPlan.kind].directory
    sweepTemporaries(join(directory, name))
    if (options.writeBack !== false) {
      for (const entry of kindPlan.entries) {
        if (isWrittenBack(entry)) continue
        const path = writtenPath(directory, `${name}/${entry.header.file}`)
        if (path === undefined || !writeBackUsage(path, entry)) continue
        wroteAtoms = true
        written.push(relative(directory, path))
      }
    }
    for (const page of kindPlan.pages) {
      const key = `${name}/${page.name}`
      const outcome = writeIndex(directory, key, page.text, plan.loaded.checkpoint)
      if (outcome.written) written.push(key)
      if (outcome.rejected !== undefined) rejected.push(outcome.rejected)
    }
    const current = new Set(kindPlan.pages.map((page) => page.name))
    for (const page of indexPages(join(directory, name))) {
      if (current.has(page)) continue
      removeFile(join(directory, name, page))
      written.push(`${name}/${page}`)
    }
  }
  const settled = !wroteAtoms || isStillPlanned(options, plan)
  cache.save()
  const rotated = rotateLog(directory, now)
  const atoms = plan.kinds.reduce((sum, kind) => sum + kind.entries.length, 0)
  const problems = plan.kinds.flatMap((kind) => kind.problems)
  if (options.kinds === undefined && settled && !rotated) {
    saveClean(options, { atoms, problems }, cache.marks(), logs)
  }
  return { project: options.project, atoms, written, problems, rejected }
}

/** Reads what was written back; an edit by someone else in between has to be planned again. */
function isStillPlanned(options: RegenerateOptions, plan: ProjectPlan): boolean {
  const again = planProject(options)
  return plan.kinds.every((kind, index) =>
    kind.pages.every((page, number) => {
      const other = again.kinds[index]?.pages[number]
      return other !== undefined && withoutTime(other.text) === withoutTime(page.text)
    }),
  )
}

/** The file behind an entry; undefined for a link that leaves the context, which is a Problem already. */
function writtenPath(directory: string, name: string): string | undefined {
  try {
    return entryTarget(join(directory, '..', '..'), join(directory, name))
  } catch {
    return undefined
  }
}

const RETRIES = 3

/** True when the file says already how often it was used. */
function isWrittenBack({ header, usage }: IndexEntry): boolean {
  return header.refs === usage.refs && header.lastRef === usage.last
}

/** Two lines of one atom; true when the file changed. Someone else's edit in between is kept. */
function writeBackUsage(path: string, { header, usage }: IndexEntry): boolean {
  for (let attempt = 0; attempt < RETRIES; attempt += 1) {
    const bytes = readBytes(path)
    const text = bytes === undefined ? undefined : decode(bytes)
    if (bytes === undefined || text === undefined) return false
    try {
      const edited = editFrontMatter(text, usageEdits(header, usage))
      if (edited === text) return false
      writeAtomic(path, edited, { expect: { bytes }, flushDirectory: false })
      return true
    } catch (error) {
      if (!(error instanceof DenseError)) throw error
      // Not written means: the index shows the count, the file keeps its bytes.
      if (error.code === 'CORRUPT') return false
      if (error.code !== 'VERSION_CONFLICT') throw error
    }
  }
  return false
}

function usageEdits(header: AtomHeader, usage: Usage): Map<string, ScalarValue> {
  const edits = new Map<string, ScalarValue>()
  if (header.refs !== usage.refs) edits.set('refs', usage.refs)
  if (header.lastRef !== usage.last) edits.set('last-ref', usage.last)
  return edits
}

function writeIndex(
  directory: string,
  key: string,
  text: string,
  before: Checkpoint,
): { written: boolean; rejected?: string } {
  const path = join(directory, key)
  const existing = readText(path)
  if (existing !== undefined && withoutTime(existing) === withoutTime(text))
    return { written: false }
  if (existing !== undefined && isEdited(existing, key, before)) {
    writeAtomic(`${path}.rej`, existing)
    writeAtomic(path, text, { flushDirectory: false })
    return { written: true, rejected: `${key}.rej` }
  }
  writeAtomic(path, text, { flushDirectory: false })
  return { written: true }
}

/** Neither what the generator wrote last nor what it wrote before that. */
export function isEdited(existing: string, key: string, checkpoint: Checkpoint): boolean {
  const known = checkpoint.indexes.get(key)
  if (known === undefined) return false
  const hash = hashIndex(existing)
  return hash !== known.now && hash !== known.before
}
