/**
 * Dense Context: memory as markdown files in git. A project has atoms (findings, decisions, ideas,
 * experiments), each a file with front matter, a status and links; indexes and reference counts are
 * made from the files.
 *
 * Start with {@link openContext} on a directory that `cortex ctx init` made:
 *
 * | To do this              | call                                       |
 * | ----------------------- | ------------------------------------------ |
 * | add something           | `createProject`, `create`, `learnUser`     |
 * | change it               | `setStatus`, `rename`                      |
 * | read it                 | `read`, `search`, `graph`, `projects`      |
 * | brief somebody          | `fresh`: a text, and what it leaves open   |
 * | work on tasks           | `tasks(project)` gives a {@link TaskQueue} |
 * | keep it tidy            | `lint`, `regenerate`, `sync`, `maintain`   |
 * | record what was read    | `track`                                    |
 * | mirror it into a store  | `mirror`                                   |
 *
 * The files are the truth and can be edited by hand; no engine and no server is needed. Everything
 * that can go wrong is a {@link DenseError} with a stable `code`.
 *
 * `@cortex-memory/dense/commands` is the `ctx` command line, `./track` the program that hooks start.
 *
 * @module
 */
export type { Atom, AtomHeader } from './atom.ts'
export { type AtomFields, type DenseContext, type OpenOptions, openContext } from './context.ts'
export type { NewAtom, ProjectOptions } from './create.ts'
export {
  CODES,
  type Diagnostic,
  type DiagnosticCode,
  type Severity,
  severityOf,
} from './diagnostics.ts'
export { DenseError, type DenseErrorCode } from './errors.ts'
export type { FreshGap, FreshOptions, FreshReport } from './fresh.ts'
export {
  type EdgeFacts,
  edgeKey,
  type Graph,
  type GraphEdge,
  type GraphNode,
  type NodeFacts,
  neighbourhood,
  toDot,
  toMermaid,
} from './graph.ts'
export { type AtomId, type AtomKind, identity, parseId } from './ids.ts'
export type { MaintainOptions, Proposal } from './maintain.ts'
export { type MirrorReport, mirrorActor } from './mirror.ts'
export type { ProjectRegenReport } from './regenerate.ts'
export type { RegenReport } from './regenerate-all.ts'
export type { RenameReport } from './rename.ts'
export type { Hit, SearchOptions } from './search.ts'
export type { Impact, StatusChange, StatusMeta } from './set-status.ts'
export { parseStatus, type Status, type StatusBase } from './status.ts'
export type { SyncReport } from './sync.ts'
export { type ActionMeta, TASK_ACTIONS, type TaskAction } from './task-moves.ts'
export type { NewTaskFields, TaskQueue, TaskView } from './task-queue.ts'
export type { TrackResult } from './track.ts'
export type { LearnOptions, LearnResult } from './user-profile.ts'
