/** The programming interface: one object for one context root. */

import type { Cortex } from '@cortex-memory/core'
import { boolean, callable, count, type Schema, word, words } from '@cortex-memory/core/kit'
import type { Atom } from './atoms/atom.ts'
import type { Diagnostic } from './atoms/diagnostics.ts'
import { ATOM_KINDS, type AtomKind } from './atoms/ids.ts'
import { type RenameReport, renameAtom } from './change/rename.ts'
import { loadAtomFile, type StatusChange, type StatusMeta, setStatus } from './change/set-status.ts'
import { type SyncReport, syncCortex } from './change/sync.ts'
import { type LearnOptions, type LearnResult, learnUser } from './change/user-profile.ts'
import { createAtom, type NewAtom } from './create/atom.ts'
import { createProject, type ProjectOptions } from './create/project.ts'
import { checkMembers, checkText } from './door.ts'
import { DenseError } from './errors.ts'
import { listProjects, requireProject } from './files/layout.ts'
import { freshSession } from './fresh/fresh.ts'
import type { FreshOptions, FreshReport } from './fresh/report.ts'
import { buildGraph, type Graph } from './graph/graph.ts'
import { type Hit, type SearchOptions, searchAtoms } from './graph/search.ts'
import { lintContext } from './lint/lint.ts'
import { type MaintainOptions, maintainProject, type Proposal } from './maintain/maintain.ts'
import { type RegenReport, regenerateAll } from './maintain/regenerate-all.ts'
import { type MirrorReport, mirrorContext } from './mirror/mirror.ts'
import { TaskQueue } from './tasks/task-queue.ts'
import { type TrackResult, trackEvent } from './track/track.ts'
import { type NotCommitted, Workspace } from './workspace.ts'

/** How a context is opened. */
export interface OpenOptions {
  /** Milliseconds since 1970; default: the wall clock. */
  readonly clock?: () => number
}

/** A new atom; two fields may also be named as in the files. */
export interface AtomFields extends NewAtom {
  readonly 'source-experiments'?: readonly string[]
  readonly 'variant-of'?: string
}

const ATOM_FIELDS: Readonly<Record<keyof AtomFields, Schema<unknown>>> = {
  summary: word,
  tags: words,
  date: word,
  status: word,
  executor: word,
  evidence: words,
  sources: words,
  'source-experiments': words,
  links: words,
  variantOf: word,
  'variant-of': word,
}

/** A directory of markdown memory in git. */
export interface DenseContext {
  /** The directory that holds the context. */
  readonly root: string
  /** Lists the names of all projects. */
  projects(): Promise<string[]>
  /**
   * Creates a project with its files from the templates.
   *
   * @throws {DenseError} `ALREADY_EXISTS`, `INVALID_INPUT`
   */
  createProject(name: string, options?: ProjectOptions): Promise<void>
  /**
   * Reads an atom by its id, such as `EXP-001`.
   *
   * @throws {DenseError} `NOT_FOUND` if there is none
   */
  read(project: string, atomId: string): Promise<Atom>
  /**
   * Creates an atom with the next free number from its template, and enters it in the index.
   *
   * @throws {DenseError} `NOT_FOUND` for an unknown project; `INVALID_INPUT`, such as knowledge without evidence
   */
  create(project: string, kind: AtomKind, fields: AtomFields, body?: string): Promise<Atom>
  /** Changes the status of an atom and returns it. */
  setStatus(project: string, atomId: string, status: string, meta?: StatusMeta): Promise<Atom>
  /** Changes the status of an atom and reports the changed files and the atoms that rest on it. */
  changeStatus(
    project: string,
    atomId: string,
    status: string,
    meta?: StatusMeta,
  ): Promise<StatusChange>
  /** Checks the files of a project against every rule. Default: all projects. */
  lint(project?: string, options?: { readonly strict?: boolean }): Promise<Diagnostic[]>
  /** Rebuilds indexes and reference counts from the files. Default: of all projects. */
  regenerate(project?: string): Promise<RegenReport>
  /** Counts the atoms that one tool call of a coding agent read; takes the JSON of a PostToolUse hook. Never rejects. */
  track(payload: unknown): Promise<TrackResult>
  /** Gives the work queue of a project. */
  tasks(project: string): TaskQueue
  /** Proposes what to tidy up: contradictions, atoms that nobody reads, atoms that say the same. Changes nothing. */
  maintain(project: string, options?: MaintainOptions): Promise<Proposal[]>
  /** Finds atoms by words, best first. */
  search(query: string, options?: SearchOptions): Promise<Hit[]>
  /** Gives all atoms and the links between them. Default: of all projects. */
  graph(project?: string): Promise<Graph>
  /** Renames an atom and every link to it. */
  rename(project: string, from: string, to: string): Promise<RenameReport>
  /** Gives the briefing that a newcomer to the project reads, and the questions that it does not answer. */
  fresh(project: string, options?: FreshOptions): Promise<FreshReport>
  /** Finds lines that `CORTEX.md` files lack. With `write: true` it inserts them. Default: it reports them. */
  sync(project?: string, options?: { readonly write?: boolean }): Promise<SyncReport>
  /** Adds an observation to the profile of the user; a newer one replaces the older one about the same thing. */
  learnUser(observation: string, options?: LearnOptions): Promise<LearnResult>
  /** Lists git commits that were due and failed. The files are written; the next change tries again. */
  notCommitted(): readonly NotCommitted[]
  /** Writes the atoms and their links into a Cortex store, as memories and edges. Safe to repeat. */
  mirror(cortex: Cortex): Promise<MirrorReport>
}

/** Opens an existing context; `ctx init` makes one. */
export async function openContext(root: string, options: OpenOptions = {}): Promise<DenseContext> {
  checkText(root, 'root')
  checkMembers('options', options, { clock: callable() })
  const workspace = new Workspace(root, options.clock)
  workspace.requireRoot()
  const read = (project: string, id: string): Atom => {
    checkText(project, 'project')
    checkText(id, 'id')
    return loadAtomFile(workspace, project, id).atom
  }
  /** A project if one is named. */
  const chosen = (project: string | undefined): string | undefined => {
    if (project !== undefined) checkText(project, 'project')
    return project
  }
  const changeStatus: DenseContext['changeStatus'] = async (project, id, status, meta = {}) => {
    read(project, id)
    checkText(status, 'status')
    checkMembers('meta', meta, { reason: word, force: boolean, markDownstream: boolean })
    return await setStatus(workspace, project, id, status, meta)
  }
  return {
    root,
    projects: async () => listProjects(root),
    createProject: async (name, given = {}) => {
      checkText(name, 'name')
      checkMembers('options', given, { purpose: word, priority: word, reserved: boolean })
      await createProject(workspace, name, given)
    },
    read: async (project, id) => read(project, id),
    create: async (project, kind, fields, body) => {
      checkText(project, 'project')
      if (body !== undefined) checkText(body, 'body')
      const made = await createAtom(workspace, project, kindOf(kind), newAtomOf(fields), body)
      return read(project, made.id)
    },
    setStatus: async (project, id, status, meta) => {
      await changeStatus(project, id, status, meta)
      return read(project, id)
    },
    changeStatus,
    lint: async (project, given = {}) => {
      checkMembers('options', given, { strict: boolean })
      const lintOptions = { now: workspace.now, ...given }
      return [...lintContext(root, workspace.settings, lintOptions, chosen(project)).diagnostics]
    },
    regenerate: async (project) => {
      if (chosen(project) !== undefined) requireProject(root, project ?? '')
      return regenerateAll(workspace, project === undefined ? undefined : [project])
    },
    track: async (payload) => trackEvent(payload, { root, now: workspace.now }),
    tasks: (project) => {
      checkText(project, 'project')
      return new TaskQueue(workspace, project)
    },
    maintain: async (project, given = {}) => {
      checkText(project, 'project')
      checkMembers('options', given, { all: boolean })
      return maintainProject(workspace, project, given)
    },
    search: async (query, given = {}) => {
      checkText(query, 'query')
      checkMembers('options', given, {
        project: word,
        kinds: words,
        limit: count,
        includeInvalidated: boolean,
      })
      for (const kind of given.kinds ?? []) kindOf(kind)
      return searchAtoms(workspace, query, given)
    },
    graph: async (project) => buildGraph(workspace, chosen(project)),
    rename: async (project, from, to) => {
      // `from` may be gone: a rename that was killed is finished by the same call.
      checkText(project, 'project')
      checkText(from, 'from')
      checkText(to, 'to')
      return renameAtom(workspace, project, from, to)
    },
    fresh: async (project, given = {}) => {
      checkText(project, 'project')
      checkMembers('options', given, { budgetTokens: count })
      return freshSession(workspace, project, given)
    },
    sync: async (project, given = {}) => {
      checkMembers('options', given, { write: boolean })
      return syncCortex(workspace, chosen(project), given.write === true)
    },
    learnUser: async (observation, given = {}) => {
      checkText(observation, 'observation')
      checkMembers('options', given, { section: word, by: word })
      return learnUser(workspace, observation, given)
    },
    notCommitted: () => workspace.notCommitted,
    mirror: async (cortex) => {
      if (typeof (cortex as Partial<Cortex> | undefined)?.resolveLatest !== 'function') {
        throw new DenseError('INVALID_INPUT', 'mirror needs an open Cortex, as openCortex gives it')
      }
      return mirrorContext(workspace, cortex)
    },
  }
}

function kindOf(kind: AtomKind): AtomKind {
  if (ATOM_KINDS.includes(kind)) return kind
  throw new DenseError(
    'INVALID_INPUT',
    `${String(kind)} is not a kind; expected one of ${ATOM_KINDS.join(', ')}`,
  )
}

function newAtomOf(fields: AtomFields): NewAtom {
  checkMembers('fields', fields, ATOM_FIELDS)
  const { 'source-experiments': sources, 'variant-of': variantOf, ...plain } = fields
  checkText(plain.summary, 'fields.summary')
  return {
    ...plain,
    tags: plain.tags ?? [],
    ...(sources !== undefined && { sources }),
    ...(variantOf !== undefined && { variantOf }),
  }
}
