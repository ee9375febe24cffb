/**
 * Writing what is there already. Nothing is duplicated: the oldest memory that states the same
 * counts as used now, and as surer if the caller says so.
 *
 * @module
 */
import type { Decision, Draft } from '../engine/committer.ts'
import { isUsersOwn, isUsersRule } from '../influence/influence.ts'
import type { VersionBody } from '../journal/bodies.ts'
import { LIMITS } from '../limits.ts'
import { claimOf } from '../memory/claim.ts'
import type { MemoryData } from '../memory/data.ts'
import { type Stated, sameStatements } from '../projections/claims.ts'
import type { Target } from '../projections/target.ts'
import type { HeadRecord } from '../records/head.ts'
import { type Receipt, receipt } from './request.ts'
import { closings, edgesTo } from './supersede.ts'

/** What states the same now. */
export interface Twins {
  /** To be refreshed: the user's own before that of others, then the oldest. */
  readonly twin?: Stated
  /** Said by others before the user said it too: what the user says takes their place. */
  readonly outdone: readonly HeadRecord[]
}

export function findTwins(
  target: Target,
  data: MemoryData,
  now: number,
  saidByUser: boolean,
): Twins {
  const claim = claimOf(data)
  if (claim === undefined) return { outdone: [] }
  const found = sameStatements(target, data.type, claim, now)
  const twin = found.find(isUsersOwn) ?? (saidByUser ? undefined : found[0])
  if (twin !== undefined) return { twin, outdone: [] }
  return { outdone: found.slice(0, LIMITS.replaced).map(({ head }) => head) }
}

/** Refreshes the twin; what is closed counts as superseded by it. */
export function refresh(
  target: Target,
  versioned: VersionBody,
  { head, version }: Stated,
  isSurer: boolean,
  closed: readonly HeadRecord[],
  at: number,
  by: string,
): Decision<Receipt> {
  const { request } = versioned
  // Others do not put their name on a rule of the user.
  const spoken = { head, version: { createdBy: by, provenance: versioned.provenance } }
  const surer = isSurer && (isUsersOwn(spoken) || !isUsersRule({ head, version }))
  const shared = {
    at,
    by,
    subjects: [head.id, ...closed.map(({ id }) => id)],
    rest: closings(closed, versioned.validFrom),
  }
  const next = surer ? head.currentVersion + 1 : head.currentVersion
  // The words stay as they were first written; the new source vouches for them.
  const body: VersionBody = {
    request,
    version: next,
    data: version.data,
    forms: version.forms,
    formsOverride: version.formsOverride,
    confidence: versioned.confidence,
    provenance: versioned.provenance,
    validFrom: version.validFrom,
    validUntil: head.validUntil,
    expiresAt: version.expiresAt,
    claim: head.claim,
  }
  const first: Draft = surer
    ? { ...shared, kind: 'update', type: head.type, body }
    : { ...shared, kind: 'update_head', body: { request, used: true } }
  return {
    entries: [first, ...edgesTo(target, head.id, closed, { at, by })],
    result: (seq) => receipt(head.type, head.id, next, seq),
  }
}
