/** What every lint rule gets: a loaded project, a clock, and a place to report to. */
import { join } from 'node:path'
import type { Atom } from '../atom.ts'
import { type Diagnostic, diagnose, type Finding } from '../diagnostics.ts'
import { listDirectory, readBytes, readThroughLink } from '../files.ts'
import { ATOM_KINDS, type AtomKind, identity, KINDS, parseId, parseReference } from '../ids.ts'
import { displayPath, isAtomCandidate, listProjects, projectDirectory } from '../layout.ts'
import { type Markdown, readMarkdown } from '../markdown.ts'
import { type Mention, mentionsIn } from '../mentions.ts'
import { parseAtom } from '../parse.ts'
import type { Settings } from '../settings.ts'

export interface LintOptions {
  readonly now: number
  readonly strict?: boolean
  /** Compare numbers with the cited lines. */
  readonly drift?: boolean
  /** Ask git about mission, roadmap and commit ids; on by default inside a repository. */
  readonly git?: boolean
}

/** A text file that is not an atom: governance, decisions, CORTEX.md. */
export interface TextFile {
  readonly path: string
  readonly text: string
  readonly markdown: Markdown
}

export function readTextFile(path: string): TextFile | undefined {
  const text = readBytes(path)?.toString('utf8')
  return text === undefined ? undefined : { path, text, markdown: readMarkdown(text) }
}

/** A final newline does not start another line. */
export function countLines(text: string): number {
  if (text === '') return 0
  const lines = text.split('\n').length
  return text.endsWith('\n') ? lines - 1 : lines
}

export class ContextScope {
  readonly root: string
  readonly settings: Settings
  readonly options: LintOptions
  readonly projects: readonly string[]
  readonly diagnostics: Diagnostic[] = []
  readonly #ids = new Map<string, ReadonlySet<string>>()

  constructor(root: string, settings: Settings, options: LintOptions) {
    this.root = root
    this.settings = settings
    this.options = options
    this.projects = listProjects(root)
  }

  report(path: string, finding: Finding, project?: string): void {
    this.diagnostics.push(diagnose(displayPath(this.root, path), finding, project))
  }

  /** Identities of another project, from its file names alone. */
  idsOf(project: string): ReadonlySet<string> {
    let known = this.#ids.get(project)
    if (known === undefined) {
      const directory = projectDirectory(this.root, project)
      const found = new Set<string>()
      for (const kind of ATOM_KINDS) {
        for (const entry of listDirectory(join(directory, KINDS[kind].directory))) {
          const id = parseId(entry.name.replace(/\.md$/, ''))
          if (id !== undefined) found.add(identity(id))
        }
      }
      known = found
      this.#ids.set(project, known)
    }
    return known
  }
}

export class ProjectScope {
  readonly context: ContextScope
  readonly project: string
  readonly directory: string
  readonly atoms: readonly Atom[]
  readonly #byIdentity = new Map<string, Atom[]>()
  readonly #markdown = new Map<Atom, Markdown>()
  readonly #mentions = new Map<Atom, readonly Mention[]>()
  readonly #found = new Map<string, Atom | undefined>()

  constructor(context: ContextScope, project: string) {
    this.context = context
    this.project = project
    this.directory = projectDirectory(context.root, project)
    this.atoms = ATOM_KINDS.flatMap((kind) => loadAtoms(this.directory, project, kind))
    for (const atom of this.atoms) {
      if (atom.id === undefined) continue
      const key = identity(atom.id)
      this.#byIdentity.set(key, [...(this.#byIdentity.get(key) ?? []), atom])
    }
  }

  get now(): number {
    return this.context.options.now
  }

  path(...parts: readonly string[]): string {
    return join(this.directory, ...parts)
  }

  pathOf(atom: Atom): string {
    return this.path(KINDS[atom.kind].directory, atom.file)
  }

  report(path: string, finding: Finding): void {
    this.context.report(path, finding, this.project)
  }

  reportAtom(atom: Atom, finding: Finding): void {
    this.report(this.pathOf(atom), finding)
  }

  twinsOf(atom: Atom): readonly Atom[] {
    if (atom.id === undefined) return []
    return (this.#byIdentity.get(identity(atom.id)) ?? []).filter((other) => other !== atom)
  }

  /** The one atom with this identity in this project. */
  find(text: string): Atom | undefined {
    if (this.#found.has(text)) return this.#found.get(text)
    const found = this.#lookUp(text)
    this.#found.set(text, found)
    return found
  }

  #lookUp(text: string): Atom | undefined {
    const reference = parseReference(text)
    if (reference === undefined) return undefined
    if (reference.project !== undefined && reference.project !== this.project) return undefined
    return this.#byIdentity.get(identity(reference.id))?.[0]
  }

  resolves(text: string): boolean {
    if (this.find(text) !== undefined) return true
    const reference = parseReference(text)
    if (reference === undefined) return false
    const { project } = reference
    if (project === undefined || project === this.project) {
      return this.#byIdentity.has(identity(reference.id))
    }
    return (
      this.context.projects.includes(project) &&
      this.context.idsOf(project).has(identity(reference.id))
    )
  }

  isProject = (name: string): boolean => this.context.projects.includes(name)

  body(atom: Atom): Markdown {
    let markdown = this.#markdown.get(atom)
    if (markdown === undefined) {
      markdown = readMarkdown(atom.body, atom.bodyLine)
      this.#markdown.set(atom, markdown)
    }
    return markdown
  }

  /** Ids named in the body of an atom; several rules ask for them. */
  mentions(atom: Atom): readonly Mention[] {
    let mentions = this.#mentions.get(atom)
    if (mentions === undefined) {
      mentions = mentionsIn(this.body(atom).lines, this.isProject)
      this.#mentions.set(atom, mentions)
    }
    return mentions
  }
}

export function loadAtoms(directory: string, project: string, kind: AtomKind): Atom[] {
  const place = join(directory, KINDS[kind].directory)
  const atoms: Atom[] = []
  for (const entry of listDirectory(place)) {
    if (entry.directory || !isAtomCandidate(entry.name)) continue
    const path = join(place, entry.name)
    const top = join(directory, '..', '..')
    const bytes = entry.plain ? readBytes(path) : readThroughLink(path, top)
    if (bytes !== undefined) atoms.push(parseAtom(bytes, { project, kind, file: entry.name }))
  }
  return atoms
}
