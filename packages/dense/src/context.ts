/** The programming interface: one object for one context root. */
import type { Cortex } from '@cortex-memory/core'
import type { Atom } from './atom.ts'
import {
  type CreatedAtom,
  createAtom,
  createProject,
  type NewAtom,
  type ProjectOptions,
} from './create.ts'
import type { Diagnostic } from './diagnostics.ts'
import { type FreshOptions, type FreshReport, freshSession } from './fresh.ts'
import { buildGraph, type Graph } from './graph.ts'
import type { AtomKind } from './ids.ts'
import { listProjects, requireProject } from './layout.ts'
import { lintContext } from './lint/lint.ts'
import { type MaintainOptions, maintainProject, type Proposal } from './maintain.ts'
import { type MirrorReport, mirrorContext } from './mirror.ts'
import { type RegenReport, regenerateAll } from './regenerate-all.ts'
import { type RenameReport, renameAtom } from './rename.ts'
import { type Hit, type SearchOptions, searchAtoms } from './search.ts'
import { loadAtomFile, type StatusChange, type StatusMeta, setStatus } from './set-status.ts'
import { type SyncReport, syncCortex } from './sync.ts'
import { TaskQueue } from './task-queue.ts'
import { type TrackResult, trackEvent } from './track.ts'
import { type LearnOptions, type LearnResult, learnUser } from './user-profile.ts'
import { Workspace } from './workspace.ts'

export interface OpenOptions {
  /** Milliseconds since 1970; default: the wall clock. */
  readonly clock?: () => number
}

export interface DenseContext {
  readonly root: string
  projects(): Promise<string[]>
  createProject(name: string, options?: ProjectOptions): Promise<void>
  read(project: string, atomId: string): Promise<Atom>
  create(project: string, kind: AtomKind, fields: NewAtom, body?: string): Promise<Atom>
  setStatus(project: string, atomId: string, status: string, meta?: StatusMeta): Promise<Atom>
  /** The same, told as what changed and what rests on it. */
  changeStatus(
    project: string,
    atomId: string,
    status: string,
    meta?: StatusMeta,
  ): Promise<StatusChange>
  lint(project?: string, options?: { readonly strict?: boolean }): Promise<Diagnostic[]>
  regenerate(project?: string): Promise<RegenReport>
  track(payload: unknown): Promise<TrackResult>
  tasks(project: string): TaskQueue
  maintain(project: string, options?: MaintainOptions): Promise<Proposal[]>
  search(query: string, options?: SearchOptions): Promise<Hit[]>
  graph(project?: string): Promise<Graph>
  rename(project: string, from: string, to: string): Promise<RenameReport>
  fresh(project: string, options?: FreshOptions): Promise<FreshReport>
  sync(project?: string, options?: { readonly write?: boolean }): Promise<SyncReport>
  learnUser(observation: string, options?: LearnOptions): Promise<LearnResult>
  mirror(cortex: Cortex): Promise<MirrorReport>
}

/** Opens an existing context; `ctx init` makes one. */
export async function openContext(root: string, options: OpenOptions = {}): Promise<DenseContext> {
  const workspace = new Workspace(root, options.clock)
  workspace.requireRoot()
  const read = (project: string, id: string): Atom => loadAtomFile(workspace, project, id).atom
  return {
    root,
    projects: async () => listProjects(root),
    createProject: async (name, given) => {
      await createProject(workspace, name, given)
    },
    read: async (project, id) => read(project, id),
    create: async (project, kind, fields, body) => {
      const made: CreatedAtom = await createAtom(workspace, project, kind, fields, body)
      return read(project, made.id)
    },
    setStatus: async (project, id, status, meta) => {
      await setStatus(workspace, project, id, status, meta)
      return read(project, id)
    },
    changeStatus: (project, id, status, meta) => setStatus(workspace, project, id, status, meta),
    lint: async (project, given = {}) => {
      const lintOptions = { now: workspace.now, ...given }
      return [...lintContext(root, workspace.settings, lintOptions, project).diagnostics]
    },
    regenerate: async (project) => {
      if (project !== undefined) requireProject(root, project)
      return regenerateAll(workspace, project === undefined ? undefined : [project])
    },
    track: async (payload) => trackEvent(payload, { root, now: workspace.now }),
    tasks: (project) => new TaskQueue(workspace, project),
    maintain: async (project, given) => maintainProject(workspace, project, given),
    search: async (query, given) => searchAtoms(workspace, query, given),
    graph: async (project) => buildGraph(workspace, project),
    rename: (project, from, to) => renameAtom(workspace, project, from, to),
    fresh: async (project, given) => freshSession(workspace, project, given),
    sync: async (project, given) => syncCortex(workspace, project, given?.write === true),
    learnUser: (observation, given) => learnUser(workspace, observation, given),
    mirror: (cortex) => mirrorContext(workspace, cortex),
  }
}
