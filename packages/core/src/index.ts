/**
 * Cortex: memory for AI agents that can be trusted. One store per actor, embedded in your process;
 * any number of processes can have it open.
 *
 * Start with {@link openCortex}. It gives a {@link Cortex}:
 *
 * | To do this                     | call                                               |
 * | ------------------------------ | -------------------------------------------------- |
 * | store something                | `write`, `addEdge`, `ingestConversation`           |
 * | change it                      | `update`, `patch`, `updateHead`, `supersede`       |
 * | change several as one          | `commit`                                           |
 * | read it                        | `resolve`, `find`, `edgesOut`, `edgesIn`           |
 * | brief a model                  | `context` with {@link printContext}, `compact`     |
 * | learn from outcomes            | `attest`                                           |
 * | forget                         | `tombstone` (hides), `erase` and `scrub` (removes) |
 * | undo and account for           | `revert`, `blame`, `trace`, `journal`              |
 * | prove and check                | `prove`, `verify`, `overallRoot`, `snapshot`       |
 * | share a part with other agents | `scoped`, `revokeScope`, `publicView`              |
 * | search by meaning              | `startEmbedder` with `@cortex-memory/embed`        |
 * | move and repair                | `exportJournal`, {@link importJournal}, `rebuild`  |
 *
 * A memory has one of nine types (Identity, Fact, Preference, Belief, Event, Goal, Constraint,
 * Capability, Pattern), an id that never changes, and numbered versions. A {@link Uri} names one
 * version, an id the memory. Both carry the type, so `resolve(uri).data` has the right fields.
 *
 * Everything that can go wrong is a {@link CortexError} with a stable `code`, the `path` of the wrong
 * value, and a sentence that says what to do. Times are milliseconds since 1970.
 *
 * `@cortex-memory/core/verify-portable` checks proof files without Node, `./scope-signing` makes keys and
 * grants, `./testing` has builders and a clock for tests. `./internal` is for our own packages and can
 * change in any release.
 *
 * @module
 */
export type { Bundle, LeftOut } from './context/context.ts'
export { interpolate, type TemplateSource } from './context/interpolate.ts'
export type { Tier } from './context/members.ts'
export { dayOf, type PrintOptions, plainLine, printContext } from './context/print.ts'
export { type Briefing, contextOfBoth, type SharedBundle } from './context/two-bundles.ts'
export {
  Cortex,
  openCortex,
  type RebuildResult,
  rebuildStore,
  type ScrubResult,
  type Status,
} from './cortex.ts'
export type { Embedder } from './embed/embedder.ts'
export type { VectorsStatus } from './embed/vectors-status.ts'
export type { EmbedderStatus } from './embed/worker.ts'
export { deleteActor } from './engine/delete-actor.ts'
export { listActors } from './engine/layout.ts'
export { type HeldLock, lockHolders } from './engine/lock-holders.ts'
export type { Repair } from './engine/store-parts.ts'
export { CortexError, type CortexErrorCode, ERROR_CODES } from './errors.ts'
export { type Forms, renderForms, renderFull } from './forms/forms.ts'
export { polarityOfRule, saysPolarity, saysPreference, topicOfPreference } from './forms/wording.ts'
export {
  attributed,
  authorOf,
  isUnconfirmed,
  isUsersOwn,
  isUsersRule,
  leastTrusted,
  OTHERS_HEADING,
  originOf,
  partedByOwner,
  quoted,
  type Spoken,
  withAuthor,
} from './influence/influence.ts'
export type { Bodies } from './journal/bodies.ts'
export { JOURNAL_KINDS, type JournalKind } from './journal/kinds.ts'
export { LIMITS } from './limits.ts'
export type { BeliefData } from './memory/data/belief.ts'
export type { CapabilityData } from './memory/data/capability.ts'
export type { ConstraintData } from './memory/data/constraint.ts'
export type { EventData } from './memory/data/event.ts'
export type { FactData } from './memory/data/fact.ts'
export type { GoalData } from './memory/data/goal.ts'
export type { IdentityData } from './memory/data/identity.ts'
export type { PatternData } from './memory/data/pattern.ts'
export type { PreferenceData } from './memory/data/preference.ts'
export type { DataOf, MemoryData } from './memory/data.ts'
export {
  CONSTRAINT_SOURCES,
  type ConstraintSource,
  EDGE_TYPES,
  type EdgeType,
  EVENT_KINDS,
  type EventKind,
  GOAL_STATUSES,
  type GoalStatus,
  MEMORY_TYPES,
  type MemoryType,
  OBJECT_KINDS,
  type ObjectKind,
  ORIGINS,
  type Origin,
  OUTCOMES,
  type Outcome,
  POLARITIES,
  type Polarity,
  SOURCE_KINDS,
  type SourceKind,
  STANCES,
  STRENGTHS,
  type Stance,
  type Strength,
  VERBS,
  type Verb,
  VISIBILITIES,
  type Visibility,
} from './memory/enums.ts'
export type { FrameRef } from './memory/frame.ts'
export {
  formatUri,
  isUri,
  type MemoryId,
  type ParsedUri,
  parseUri,
  type Uri,
} from './memory/ids.ts'
export type { Provenance } from './memory/provenance.ts'
export { estimateRealTokens } from './memory/real-tokens.ts'
export type { MemoryRef } from './memory/ref.ts'
export {
  isShortReference,
  referenceChars,
  shortReference,
} from './memory/short-reference.ts'
export { countTokens } from './memory/tokens.ts'
export {
  type ConsistencyProof,
  type InclusionProof,
  verifyConsistency,
  verifyInclusion,
} from './merkle/mmr-proof.ts'
export { overallRoot as composeOverallRoot } from './merkle/overall.ts'
export { decodeProof, encodeProof, type Proof } from './merkle/proof-codec.ts'
export { encodeProofFile, type MultiProof, type ProofItem } from './merkle/proof-file.ts'
export { type KeyProof, verifyKey } from './merkle/smt-proof.ts'
export type { CortexOptions } from './options.ts'
export type { FileProblem, FileReport, ProvenItem } from './portable/report.ts'
export type { Explain, Explained, FindResult, Hit } from './query/answer.ts'
export { FIT_FLOOR } from './query/floor.ts'
export type { Predicate } from './query/predicate.ts'
export type { Follow, Form, FrameQuery, OrderClause, RankMode } from './query/query.ts'
export {
  type Answering,
  findInBoth,
  type SharedQuery,
  type SharedResult,
} from './query/two-answers.ts'
export type { SkippedRecord } from './query/types.ts'
export type { AtTime } from './reads/at-time.ts'
export type { BlameEntry } from './reads/blame.ts'
export type { Conflict, ConflictOptions } from './reads/conflicts.ts'
export type { JournalEntry, JournalRange } from './reads/journal.ts'
export type { EdgeRecord, EmbeddingRef, Head, Memory, Version } from './reads/memory-view.ts'
export type { MomentOptions, ProofManifest } from './reads/proof-moment.ts'
export type { ErasureReceipt, Proven } from './reads/proofs.ts'
export type { EntryProof, Roots, StateProof } from './reads/prove.ts'
export type { ProofContent, ProveOptions } from './reads/prove-many.ts'
export type { StoredEntry, StoredPiece } from './reads/stored-entry.ts'
export type { Trace, TraceStep } from './reads/trace.ts'
export type { CheckpointRecord, CompactedStub } from './records/checkpoint.ts'
export {
  compareJournal,
  type ForkedEntry,
  type ForkedSide,
  type JournalComparison,
} from './remote/compare-journal.ts'
export {
  type JournalMove,
  type JournalMoveOptions,
  moveJournalBack,
  moveJournalTo,
} from './remote/move-journal.ts'
export type { RemoteStatus } from './remote/remote-committer.ts'
export type {
  AppendOutcome,
  JournalAppend,
  JournalEngine,
  JournalHead,
  JournalRow,
  ReadLimits,
  RemoteJournal,
} from './remote/remote-journal.ts'
export {
  COLD_WEIGHTS,
  type Factors,
  type SalienceInputs,
  type Weights,
} from './salience/score.ts'
export type { MemoryReader, MemoryStore } from './scope/memory-store.ts'
export type { Audience } from './scope/open-scope.ts'
export { type Counts, PartialView } from './scope/partial-view.ts'
export { decodeScopeFile, type Link, type Scope } from './scope/scope-file.ts'
export { ScopedCortex } from './scope/scoped-cortex.ts'
export type {
  ScopedAddEdgeInput,
  ScopedHeadPatch,
  ScopedMeta,
  ScopedPatchMeta,
  ScopedReasonMeta,
  ScopedRemoveEdgeInput,
  ScopedUpdateInput,
  ScopedWriteInput,
} from './scope/scoped-inputs.ts'
export {
  type FrameSelector,
  type Grant,
  type GrantTerms,
  type Pinned,
  SCOPE_VERBS,
  type ScopeVerb,
  type Selector,
} from './scope/terms.ts'
export type { KeyResolver } from './scope/verify-scope.ts'
export type {
  ScopableAddEdgeInput as AddEdgeInput,
  ScopableContextOptions as ContextOptions,
  ScopableEdgeScanOptions as EdgeScanOptions,
  ScopableMeta as Meta,
  ScopablePatchMeta as PatchMeta,
  ScopableQuery as Query,
  ScopableReasonMeta as ReasonMeta,
  ScopableRemoveEdgeInput as RemoveEdgeInput,
  ScopableUpdateInput as UpdateInput,
  ScopableWriteInput as WriteInput,
} from './scope/with-scope.ts'
export {
  findSecrets,
  redactionIn,
  redactSecrets,
  refuseSecrets,
  type Secret,
  type SecretKind,
} from './secrets/find-secrets.ts'
export type { GoalRuntimeState, GoalStates } from './side/goal-state.ts'
export type { Manifest } from './side/manifest.ts'
export type { BackupProgress, BackupReport } from './transfer/backup.ts'
export { type ImportReport, importJournal, journalActor } from './transfer/import.ts'
export { type Backup, checkBackup, listBackups, restoreBackup } from './transfer/restore.ts'
export { readVariable, type VariableName, variableNames } from './variables.ts'
export type { AttestInput, AttestResult } from './verbs/attest.ts'
export type { Change, CommitMeta, Committed } from './verbs/commit.ts'
export type { CompactOptions, CompactResult, InContext } from './verbs/compact.ts'
export type { ConfirmMeta } from './verbs/confirm.ts'
export type { ConversationInput, TurnInput } from './verbs/conversation.ts'
export type { IngestReport } from './verbs/ingest.ts'
export type { DataPatch } from './verbs/patch.ts'
export type { ChangeMeta, Receipt } from './verbs/request.ts'
export type { RevertMeta, RevertRange } from './verbs/revert.ts'
export type { Revoked } from './verbs/revoke.ts'
export type { OwnerSet } from './verbs/set-owner.ts'
export type { SupersedeInput } from './verbs/supersede-existing.ts'
export type { HeadPatch } from './verbs/update-head.ts'
export type { Problem, ProblemCode, VerifyReport } from './verify/report.ts'
export type { SavedState } from './verify/saved-state.ts'
export { type VerifyOptions, verifyStore } from './verify/verify.ts'
export { verifyFile, verifyProofFile } from './verify/verify-file.ts'
