/**
 * The table of operations: every verb of Cortex, once. Interfaces take it as it is.
 *
 * @module
 */
import { audit } from './audit.ts'
import { branchDrop, branchList, branchMerge } from './branches.ts'
import {
  conversationAdd,
  conversationDelete,
  conversationList,
  conversationRecall,
  conversationShow,
} from './conversations.ts'
import {
  ctxFresh,
  ctxGraph,
  ctxLint,
  ctxMaintain,
  ctxProjects,
  ctxSearch,
  ctxShow,
  ctxTasks,
} from './dense.ts'
import {
  ctxIndex,
  ctxNew,
  ctxNewProject,
  ctxRename,
  ctxStatus,
  ctxSync,
  ctxTask,
  ctxTaskAdd,
  ctxUserLearn,
} from './dense-changes.ts'
import { facets, neighbours, timeline } from './explore.ts'
import { diff, history, log } from './history.ts'
import { link, unlink } from './links.ts'
import { confirm, forget, get, reject, remember, revise } from './memories.ts'
import type { Operation } from './operation.ts'
import { attest, checkpoint, compact, conflicts } from './outcomes.ts'
import { consolidate, outcome, pinned, procedural, rememberUser, retrieve } from './pager.ts'
import { patternList, patternPromote, patternReport, patternWrite } from './patterns.ts'
import { prove, proveEdge } from './proofs.ts'
import { context, find, findLate, list, recall } from './queries.ts'
import { windowOperation, windows } from './seen-windows.ts'
import { rebuild, root, snapshot, status, verify } from './store.ts'
import { blame, erase, revert, revoke, scrub, trace } from './trust.ts'
import { whyNot } from './why-not.ts'
import { assemble, compactTranscript, interpolate, ledger, preview } from './windows.ts'

/** A file of operations, loaded by interfaces that need only some of them. */
export interface OperationGroup {
  /** Also the name of its module. */
  readonly name: string
  /** The heading in the help. */
  readonly title: string
  /** Its operations. */
  readonly operations: readonly Operation[]
}

/** The operations by group. */
export const GROUPS: readonly OperationGroup[] = [
  {
    name: 'memories',
    title: 'Memories',
    operations: [remember, get, revise, forget, confirm, reject],
  },
  { name: 'links', title: 'Links', operations: [link, unlink] },
  { name: 'queries', title: 'Search', operations: [recall, find, findLate, list, context] },
  {
    name: 'outcomes',
    title: 'Outcomes and learning',
    operations: [attest, compact, checkpoint, conflicts],
  },
  {
    name: 'pager',
    title: 'Context window',
    operations: [pinned, retrieve, procedural, rememberUser, outcome, consolidate],
  },
  {
    name: 'windows',
    title: 'Windows and templates',
    operations: [assemble, preview, interpolate, compactTranscript, ledger],
  },
  {
    name: 'conversations',
    title: 'Conversations',
    operations: [
      conversationAdd,
      conversationList,
      conversationShow,
      conversationRecall,
      conversationDelete,
    ],
  },
  {
    name: 'patterns',
    title: 'Procedures',
    operations: [patternWrite, patternReport, patternList, patternPromote],
  },
  { name: 'audit', title: 'Maintenance', operations: [audit] },
  { name: 'history', title: 'History', operations: [history, diff, log] },
  { name: 'explore', title: 'Explore', operations: [neighbours, timeline, facets] },
  { name: 'why-not', title: 'Explain', operations: [whyNot] },
  { name: 'seen-windows', title: 'What a model saw', operations: [windows, windowOperation] },
  {
    name: 'trust',
    title: 'Undo, erase and audit',
    operations: [erase, scrub, revert, blame, trace, revoke],
  },
  { name: 'proofs', title: 'Proofs', operations: [prove, proveEdge] },
  {
    name: 'dense',
    title: 'Dense Context: read',
    operations: [
      ...[ctxSearch, ctxShow, ctxFresh, ctxProjects, ctxGraph],
      ...[ctxTasks, ctxMaintain, ctxLint],
    ],
  },
  {
    name: 'dense-changes',
    title: 'Dense Context: change',
    operations: [
      ...[ctxNew, ctxStatus, ctxRename, ctxTaskAdd, ctxTask],
      ...[ctxUserLearn, ctxNewProject, ctxIndex, ctxSync],
    ],
  },
  { name: 'branches', title: 'Git branches', operations: [branchList, branchMerge, branchDrop] },
  { name: 'store', title: 'Store', operations: [status, root, snapshot, verify, rebuild] },
]

/** All operations. */
export const OPERATIONS: readonly Operation[] = GROUPS.flatMap(({ operations }) => operations)

export { type Annotations, annotationsOf, type JsonSchema, schemasOf } from './annotations.ts'
export {
  type CommandOption,
  type CommandPositional,
  type CommandShape,
  commandShape,
  type OptionKind,
} from './command-shape.ts'
export { checkInput, invoke } from './invoke.ts'
export type {
  CliHints,
  Effect,
  Example,
  Operation,
  OperationContext,
  OperationDefinition,
  OptionHint,
  OptionReader,
  OutputOf,
} from './operation.ts'
