/**
 * Headers of the atoms of one project, read again only when a file changed.
 *
 * A header is trusted while size, time and inode of its file are those it was read with. A file
 * that was read within a moment of its last change may change again without a new time, so its
 * header is kept but read afresh next time. The cache is derived: deleting it loses nothing.
 *
 * @module
 */
import { dirname, join } from 'node:path'
import {
  type FileMark,
  listDirectory,
  makeDirectory,
  markOf,
  readEntry,
  readText,
  writeAtomic,
} from '../files/files.ts'
import { isAtomCandidate } from '../files/layout.ts'
import { ignoreMachineState } from '../files/machine-state.ts'
import type { Atom, AtomHeader } from './atom.ts'
import { ATOM_KINDS, type AtomKind, KINDS } from './ids.ts'
import { parseAtom } from './parse.ts'

const VERSION = 3
const SETTLED_MS = 50
const CHANGES_KEPT = 16

interface CachedHeader {
  readonly mark: FileMark
  readonly settled: boolean
  readonly header: AtomHeader
}

export class AtomCache {
  readonly #project: string
  readonly #directory: string
  /** The context, which links may not leave. */
  readonly #top: string
  readonly #path: string
  readonly #entries = new Map<string, CachedHeader>()
  /** Headers that the stored file does not have; all of them while there is no file. */
  #changes = 0
  #stored = false
  #loaded = false

  constructor(project: string, directory: string) {
    this.#project = project
    this.#directory = directory
    this.#top = join(directory, '..', '..')
    this.#path = join(this.#top, '.dense', 'cache', `${project}.json`)
  }

  /** Headers of one kind in file name order. */
  headers(kind: AtomKind): AtomHeader[] {
    this.#load()
    const directory = KINDS[kind].directory
    const found: AtomHeader[] = []
    const present = new Set<string>()
    for (const entry of listDirectory(join(this.#directory, directory))) {
      if (entry.directory || !isAtomCandidate(entry.name)) continue
      const key = `${directory}/${entry.name}`
      const header = entry.plain
        ? this.#header(key, kind, entry.name)
        : this.#linked(key, kind, entry.name)
      if (header === undefined) continue
      present.add(key)
      found.push(header)
    }
    for (const key of this.#entries.keys()) {
      if (key.startsWith(`${directory}/`) && !present.has(key)) {
        this.#entries.delete(key)
        this.#changes += 1
      }
    }
    return found
  }

  /** Marks of all known files, taken before each was read; in the order of listing. */
  marks(): ReadonlyMap<string, FileMark> {
    const marks = new Map<string, FileMark>()
    for (const kind of ATOM_KINDS) {
      const prefix = `${KINDS[kind].directory}/`
      const keys = [...this.#entries.keys()].filter((key) => key.startsWith(prefix))
      for (const key of keys.sort()) {
        const entry = this.#entries.get(key)
        if (entry !== undefined) marks.set(key, entry.mark)
      }
    }
    return marks
  }

  #header(key: string, kind: AtomKind, file: string): AtomHeader | undefined {
    const path = join(this.#directory, key)
    const mark = markOf(path)
    if (mark === undefined) return undefined
    const cached = this.#entries.get(key)
    const unchanged = cached !== undefined && sameMark(cached.mark, mark)
    if (unchanged && cached.settled) return cached.header
    const bytes = readEntry(path, true, this.#top)
    if (bytes === undefined) return undefined
    const header = headerOf(parseAtom(bytes, { project: this.#project, kind, file }))
    // Read again next time: permissions change without the mark.
    if ('unreadable' in bytes) return header
    if (unchanged && JSON.stringify(cached.header) === JSON.stringify(header)) return header
    const settled = Date.now() - mark.mtimeMs > SETTLED_MS
    this.#entries.set(key, { mark, settled, header })
    this.#changes += 1
    return header
  }

  /** Read every time: the file behind a link changes without it. */
  #linked(key: string, kind: AtomKind, file: string): AtomHeader | undefined {
    const bytes = readEntry(join(this.#directory, key), false, this.#top)
    if (bytes === undefined) return undefined
    return headerOf(parseAtom(bytes, { project: this.#project, kind, file }))
  }

  #load(): void {
    if (this.#loaded) return
    this.#loaded = true
    const text = readText(this.#path)
    if (text === undefined) return
    try {
      const stored = JSON.parse(text) as {
        v: number
        project: string
        entries: Record<string, CachedHeader>
      }
      if (stored.v !== VERSION || stored.project !== this.#project) return
      for (const [key, value] of Object.entries(stored.entries)) this.#entries.set(key, value)
      this.#stored = true
    } catch {
      // Damaged: everything is read again.
    }
  }

  /**
   * Writes the cache when that saves work: to read a few files again is cheaper than to write the
   * headers of a thousand. True when it was written.
   */
  save(): boolean {
    if (this.#changes === 0 || (this.#stored && this.#changes <= CHANGES_KEPT)) return false
    makeDirectory(dirname(this.#path))
    ignoreMachineState(join(dirname(this.#path), '..'))
    const entries = Object.fromEntries(this.#entries)
    const stored = { v: VERSION, project: this.#project, entries }
    writeAtomic(this.#path, JSON.stringify(stored), { durable: false })
    this.#changes = 0
    this.#stored = true
    return true
  }
}

const sameMark = (a: FileMark, b: FileMark): boolean =>
  a.size === b.size && a.mtimeMs === b.mtimeMs && a.ino === b.ino

function headerOf(atom: Atom): AtomHeader {
  return {
    project: atom.project,
    kind: atom.kind,
    file: atom.file,
    id: atom.id,
    date: atom.date,
    summary: atom.summary,
    title: atom.title,
    tags: atom.tags,
    evidence: atom.evidence,
    sources: atom.sources,
    links: atom.links,
    status: atom.status,
    executor: atom.executor,
    refs: atom.refs,
    lastRef: atom.lastRef,
    findings: atom.findings,
  }
}

export function allHeaders(cache: AtomCache): AtomHeader[] {
  return ATOM_KINDS.flatMap((kind) => cache.headers(kind))
}
