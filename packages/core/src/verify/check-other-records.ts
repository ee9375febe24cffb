/**
 * Records that belong to no memory: checkpoints, weights, grants that were taken back.
 *
 * @module
 */
import { toHex } from '../codec/bytes.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { printKey, WEIGHTS_KEY } from '../keys/keyspace.ts'
import { decodeRecord, readWeights } from '../projections/records.ts'
import { decodeCheckpoint } from '../records/checkpoint.ts'
import { revocationCodec } from '../records/revocation.ts'
import { attempt, guarded } from './guarded-reads.ts'
import { expectedCheckpointKey, expectedRevocationKey } from './plain-model.ts'
import type { Problem } from './report.ts'

/** A checkpoint stands under its own names, and the weights are a record. */
export function checkCheckpoints(view: ViewReader, report: (problem: Problem) => void): void {
  for (const { key, value } of guarded(view, 'chk/', report)) {
    const checkpoint = attempt(() => decodeRecord(key, value, decodeCheckpoint), report, key)
    if (checkpoint !== undefined && !expectedCheckpointKey(checkpoint).equals(key)) {
      report({
        code: 'INDEX_ORPHAN',
        key: printKey(key),
        message: `${printKey(key)}: a checkpoint of another intent or step`,
      })
    }
  }
  attempt(() => readWeights(view), report, WEIGHTS_KEY)
}

/** Every grant that the journal takes back is taken back, and no other. */
export function checkRevocations(
  view: ViewReader,
  revoked: readonly string[],
  report: (problem: Problem) => void,
): void {
  const expected = new Set(revoked.map((scopeId) => expectedRevocationKey(scopeId).toString('hex')))
  for (const { key, value } of guarded(view, 'scope/revoked/', report)) {
    attempt(() => decodeRecord(key, value, revocationCodec.fromBytes), report, key)
    if (expected.delete(toHex(key))) continue
    report({
      code: 'INDEX_ORPHAN',
      key: printKey(key),
      message: `${printKey(key)}: the journal revokes no such scope`,
    })
  }
  for (const name of expected) {
    const key = printKey(Buffer.from(name, 'hex'))
    report({ code: 'INDEX_MISSING', key, message: `${key}: the journal revokes this scope` })
  }
}
