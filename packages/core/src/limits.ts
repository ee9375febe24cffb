/**
 * Every bound of the product, in one place. Units end the names; a bound is inclusive.
 *
 * Stored records are checked against the same numbers when they are read, so a limit may be raised
 * and never lowered: lowering one would make old stores unreadable.
 *
 * @module
 */
export const LIMITS = {
  // Numbers that every record shares.
  timeMinMs: 0,
  timeMaxMs: 8_640_000_000_000_000, // the last instant of a JavaScript date
  durationMaxMs: 8_640_000_000_000_000,
  sequenceMax: 9_007_199_254_740_991, // 2^53 - 1
  versionMax: 9_007_199_254_740_991,
  schemaVersionMax: 255,
  importanceMax: 10,
  confidenceMax: 1,
  strengthMax: 1,
  coverageMax: 9_007_199_254_740_991,
  edgeWeightMin: -1_000_000,
  edgeWeightMax: 1_000_000,

  // Text and bytes inside a memory's data. The long texts fill a page, the short ones a line.
  statementBytes: 16_384,
  summaryBytes: 8_192,
  rationaleBytes: 8_192,
  triggerBytes: 1_024,
  subjectBytes: 1_024,
  predicateBytes: 1_024,
  topicBytes: 1_024,
  nameBytes: 1_024,
  didBytes: 1_024,
  capabilityBytes: 1_024,
  counterpartyBytes: 1_024,
  intentRefBytes: 1_024,
  assetBytes: 128,
  amountBytes: 128,
  listItemBytes: 1_024, // a wallet, role, source, artifact, criterion, subgoal
  publicKeyBytes: 4_096,
  patchFieldBytes: 262_144, // one field of a patch, before it is known which field it is
  opaqueBytes: 16_384, // a caller's free value as canonical CBOR
  opaqueDepth: 16,

  // Lists inside a memory's data.
  wallets: 64,
  roles: 64,
  publicKeys: 64,
  evidence: 256, // on each side
  artifacts: 256,
  successCriteria: 64,
  subgoals: 64,
  patternSources: 256,

  // What hangs on a memory.
  tags: 16,
  tagBytes: 64,
  frames: 16,
  frameRefBytes: 256,
  shortTokens: 50,
  mediumTokens: 200,
  bytesPerToken: 4, // part of the format: it decides what forms store
  edgeDataBytes: 16_384,

  // Where a memory came from, and who did what.
  derivedFrom: 256,
  attestations: 64,
  attestationBytes: 1_024,
  signatureBytes: 4_096,
  channelBytes: 128,
  actorScopeBytes: 64,
  byBytes: 256,
  reasonBytes: 1_024,

  // Queries.
  findLimit: 1_000, // results of one query
  findOffset: 1_000_000,
  findScan: 100_000, // candidates that a plan without a fitting index may load
  findBudgetTokens: 1_000_000,
  nearBytes: 16_384,
  orderClauses: 8,
  predicateDepth: 16,
  predicateNodes: 256,
  predicateValues: 1_000,
  patternBytes: 1_024,
  walkNodes: 100_000, // memories that one walk may reach

  // Operations.
  hops: 6,
  citations: 256,
  contextTokens: 4_000,
  contextDefaultTokens: 3_000,
  citationBytes: 1_024, // a cited text that is not a URI is skipped, not refused
  replaced: 1_024, // facts that one write can take the place of
  conflicts: 1_000,
  conflictsDefault: 100,
  conflictFacts: 64, // shown per conflict
  conflictScan: 1_024, // facts about one thing that are looked at
  compacted: 4_096, // memories of one context
  compactDefaultTokens: 4_000,
  intentIdBytes: 255, // names of files
  stepIdBytes: 255,
  snapshotTriggerBytes: 128,
  ingestTurns: 100_000, // of one call
  conversationIdBytes: 256,
  turnIdBytes: 256,
  sessionBytes: 256,
  turnTextBytes: 1_048_576, // longer than a summary: such a turn becomes several events
  commitIdBytes: 16,
  commitChanges: 4_096, // changes of one commit
  commitRequestBytes: 1_024,
  proofItems: 10_000,
  reverted: 1_000, // entries that one call takes back
  traced: 256, // per list of a trace

  // Scopes.
  scopeLinks: 8,
  scopeIds: 1_024,
  scopeSelectors: 64, // tags of one selector, and frames
  scopeProofBytes: 1_048_576,
  scopeFileBytes: 4_194_304,
} as const
