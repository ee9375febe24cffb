/**
 * Writing what is there already. Nothing is duplicated: the oldest memory that states the same
 * counts as used now, and as surer if the caller says so.
 *
 * @module
 */
import type { Decision, Draft } from '../engine/committer.ts'
import type { VersionBody } from '../journal/bodies.ts'
import { claimOf } from '../memory/claim.ts'
import type { MemoryData } from '../memory/data.ts'
import { type Stated, sameStatements } from '../projections/claims.ts'
import type { Target } from '../projections/target.ts'
import type { HeadRecord } from '../records/head.ts'
import { type Receipt, receipt } from './request.ts'
import { closings, edgesTo } from './supersede.ts'

/** The oldest memory of this type that states the same now. */
export function findTwin(target: Target, data: MemoryData, now: number): Stated | undefined {
  const claim = claimOf(data)
  return claim === undefined ? undefined : sameStatements(target, data.type, claim, now)[0]
}

/** Refreshes the twin; what is closed counts as superseded by it. */
export function refresh(
  target: Target,
  said: VersionBody,
  { head, version }: Stated,
  surer: boolean,
  closed: readonly HeadRecord[],
  at: number,
  by: string,
): Decision<Receipt> {
  const { request } = said
  const shared = {
    at,
    by,
    subjects: [head.id, ...closed.map(({ id }) => id)],
    rest: closings(closed, said.validFrom),
  }
  const next = surer ? head.currentVersion + 1 : head.currentVersion
  // The words stay as they were first written; the new source vouches for them.
  const body: VersionBody = {
    request,
    version: next,
    data: version.data,
    forms: version.forms,
    formsOverride: version.formsOverride,
    confidence: said.confidence,
    provenance: said.provenance,
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
