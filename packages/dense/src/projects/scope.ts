/** What every lint rule gets: a loaded project, a clock, and a place to report to. */
import { join } from 'node:path'
import type { Atom } from '../atoms/atom.ts'
import { type Diagnostic, diagnose, type Finding } from '../atoms/diagnostics.ts'
import {
  ATOM_KINDS,
  type AtomKind,
  identity,
  KINDS,
  parseId,
  parseReference,
} from '../atoms/ids.ts'
import { type Mention, mentionsIn } from '../atoms/mentions.ts'
import { parseAtom } from '../atoms/parse.ts'
import { listDirectory, readEntry } from '../files/files.ts'
import { displayPath, isAtomCandidate, listProjects, projectDirectory } from '../files/layout.ts'
import type { Settings } from '../files/settings.ts'
import { type Markdown, readMarkdown } from '../text/markdown.ts'

export interface LintOptions {
  readonly now: number
  readonly strict?: boolean
  /** Compare numbers with the cited lines. */
  readonly drift?: boolean
  /** Ask git about mission, roadmap and commit ids; on by default inside a repository. */
  readonly git?: boolean
}

const referencesOf = (atom: Atom): readonly string[] => [
  ...atom.links,
  ...atom.evidence,
  ...atom.sources,
  ...atom.status.targets,
]

export class ContextScope {
  readonly root: string
  readonly settings: Settings
  readonly options: LintOptions
  readonly projects: readonly string[]
  readonly diagnostics: Diagnostic[] = []
  readonly #ids = new Map<string, ReadonlySet<string>>()
  readonly #scopes = new Map<string, ProjectScope>()
  #used: ReadonlyMap<string, ReadonlySet<string>> | undefined

  constructor(root: string, settings: Settings, options: LintOptions) {
    this.root = root
    this.settings = settings
    this.options = options
    this.projects = listProjects(root)
  }

  report(path: string, finding: Finding, project?: string): void {
    this.diagnostics.push(diagnose(displayPath(this.root, path), finding, project))
  }

  /** A project with its entries, read once; undefined if there is none. */
  scopeOf(project: string): ProjectScope | undefined {
    if (!this.projects.includes(project)) return undefined
    return this.#scopes.get(project) ?? new ProjectScope(this, project)
  }

  /** For `scopeOf`: a scope that was made is shared. */
  keep(scope: ProjectScope): void {
    this.#scopes.set(scope.project, scope)
  }

  /** `<project>/<identity>` of entries that other projects refer to, with these projects. Reads everything. */
  get usedElsewhere(): ReadonlyMap<string, ReadonlySet<string>> {
    if (this.#used !== undefined) return this.#used
    const used = new Map<string, Set<string>>()
    for (const project of this.projects) {
      for (const atom of this.scopeOf(project)?.atoms ?? []) {
        for (const text of referencesOf(atom)) {
          const reference = parseReference(text)
          if (reference?.project === undefined || reference.project === project) continue
          const key = `${reference.project}/${identity(reference.id)}`
          used.set(key, (used.get(key) ?? new Set()).add(project))
        }
      }
    }
    this.#used = used
    return used
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
    context.keep(this)
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

  /** The atom that a text of this project means, in whichever project it is. */
  findAnywhere(text: string): Atom | undefined {
    const project = parseReference(text)?.project
    if (project === undefined || project === this.project) return this.find(text)
    return this.context.scopeOf(project)?.find(text)
  }

  /** The same for a text of an atom of any project. */
  findFrom(atom: Atom, text: string): Atom | undefined {
    const scope = atom.project === this.project ? this : this.context.scopeOf(atom.project)
    return scope?.findAnywhere(text)
  }

  /** True if an entry of another project refers to it. */
  isUsedElsewhere(atom: Atom): boolean {
    if (atom.id === undefined) return false
    return this.context.usedElsewhere.has(`${this.project}/${identity(atom.id)}`)
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

  /** What to say of a reference that does not resolve: a damaged entry is not a missing one. */
  absenceOf(text: string): string {
    const reference = parseReference(text)
    const own = reference?.project === undefined || reference.project === this.project
    const broken = this.atoms.find((atom) => {
      const id = parseId(atom.file.replace(/\.md$/, ''))
      return (
        atom.id === undefined &&
        id !== undefined &&
        reference !== undefined &&
        identity(id) === identity(reference.id)
      )
    })
    if (!own || broken === undefined) return `${text} does not exist`
    return `${text} cannot be read: see ${KINDS[broken.kind].directory}/${broken.file}`
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
    const bytes = readEntry(path, entry.plain, top)
    if (bytes !== undefined) atoms.push(parseAtom(bytes, { project, kind, file: entry.name }))
  }
  return atoms
}
