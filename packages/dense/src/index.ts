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
export type { Atom, AtomHeader } from './atoms/atom.ts'
export {
  CODES,
  type Diagnostic,
  type DiagnosticCode,
  type Severity,
  severityOf,
} from './atoms/diagnostics.ts'
export { type AtomId, type AtomKind, identity, parseId } from './atoms/ids.ts'
export { parseStatus, type Status, type StatusBase } from './atoms/status.ts'
export type { RenameReport } from './change/rename.ts'
export type { Impact, StatusChange, StatusMeta } from './change/set-status.ts'
export type { SyncReport } from './change/sync.ts'
export type { LearnOptions, LearnResult } from './change/user-profile.ts'
export { type AtomFields, type DenseContext, type OpenOptions, openContext } from './context.ts'
export type { NewAtom } from './create/atom.ts'
export type { ProjectOptions } from './create/project.ts'
export { DenseError, type DenseErrorCode } from './errors.ts'
export type { FreshGap, FreshOptions, FreshReport } from './fresh/report.ts'
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
} from './graph/graph.ts'
export type { Hit, SearchOptions } from './graph/search.ts'
export type { ProjectRegenReport } from './indexes/regenerate.ts'
export type { MaintainOptions, Proposal } from './maintain/maintain.ts'
export type { RegenReport } from './maintain/regenerate-all.ts'
export { type MirrorReport, mirrorActor } from './mirror/mirror.ts'
export { type ActionMeta, TASK_ACTIONS, type TaskAction } from './tasks/task-moves.ts'
export type { NewTaskFields, TaskQueue, TaskView } from './tasks/task-queue.ts'
export type { TrackResult } from './track/track.ts'
export type { NotCommitted } from './workspace.ts'
