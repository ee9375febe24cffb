/**
 * Keys that nothing calls for.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { headKey, KEYSPACE, prefixOf, printKey, trailingId } from '../keys/keyspace.ts'
import { readHead, readSalience } from '../projections/records.ts'
import { attempt, guarded } from './guarded-reads.ts'
import { expectedIndexKeys } from './plain-model.ts'
import type { Problem } from './report.ts'

/** Every index key must be one that its head calls for; every other key must be of the table. */
export function checkOrphans(view: ViewReader, report: (problem: Problem) => void): void {
  for (const prefix of [
    'idx/type/',
    'idx/tag/',
    'idx/actor_obj/',
    'idx/rank/type/',
    'idx/rank/tag/',
    'idx/rank/frame/',
    'idx/pinned/',
    'idx/claim/',
    'tomb/',
  ] as const) {
    for (const { key } of guarded(view, prefix, report)) {
      const head = attempt(() => readHead(view, trailingId(key)), report, key)
      const salience = attempt(() => readSalience(view, trailingId(key)), report, key)
      const expected =
        head === undefined || salience === undefined ? [] : expectedIndexKeys(head, salience)
      if (!expected.some((wanted) => wanted.equals(key))) {
        report({
          code: 'INDEX_ORPHAN',
          key: printKey(key),
          message: `${printKey(key)}: no memory calls for it`,
        })
      }
    }
  }
  for (const { key } of guarded(view, 'erased/', report)) {
    if (attempt(() => readHead(view, trailingId(key)), report, key)?.erased === undefined) {
      report({
        code: 'INDEX_ORPHAN',
        key: printKey(key),
        message: `${printKey(key)}: no memory was erased`,
      })
    }
  }
  for (const { key } of guarded(view, 'mv/', report)) {
    if (view.get(headKey(key.subarray(3, 19))) === undefined) {
      report({
        code: 'INDEX_ORPHAN',
        key: printKey(key),
        message: `${printKey(key)}: a version without a head`,
      })
    }
  }
  for (const { key } of guarded(view, 'salience/', report)) {
    if (view.get(headKey(trailingId(key))) === undefined) {
      report({
        code: 'INDEX_ORPHAN',
        key: printKey(key),
        message: `${printKey(key)}: salience without a head`,
      })
    }
  }
  for (const { key } of view.scan({ from: Buffer.alloc(1) })) {
    const prefix = prefixOf(key)
    if (prefix === undefined || KEYSPACE[prefix].environment !== 'view') {
      report({
        code: 'INDEX_ORPHAN',
        key: printKey(key),
        message: `${printKey(key)}: a key that is not in the table`,
      })
    }
  }
}
