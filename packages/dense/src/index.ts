/** Dense Context: atomized markdown memory in git, for people and agents. */
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
