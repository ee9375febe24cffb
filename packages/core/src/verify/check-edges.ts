/**
 * Edges: the same bytes stand under both directions, and both ends exist.
 *
 * @module
 */
import { equalBytes } from '../codec/bytes.ts'
import type { ViewReader } from '../engine/view-reader.ts'
import { headKey, printKey } from '../keys/keyspace.ts'
import type { ReferenceEntry } from '../merkle/reference.ts'
import { decodeRecord } from '../projections/records.ts'
import { edgeCodec, edgeTreeKey, edgeTreeValue } from '../records/edge.ts'
import { attempt, guarded } from './guarded-reads.ts'
import { expectedEdgeKeys } from './plain-model.ts'
import type { Problem } from './report.ts'

/** What the tree of edges holds, if the records are right. */
export function checkEdges(view: ViewReader, report: (problem: Problem) => void): ReferenceEntry[] {
  const entries: ReferenceEntry[] = []
  const broken = (key: Uint8Array, why: string): void =>
    report({ code: 'EDGE_BROKEN', key: printKey(key), message: `${printKey(key)}: ${why}` })
  let reversed = 0
  for (const { key, value } of guarded(view, 'e/from/', report)) {
    const edge = attempt(() => decodeRecord(key, value, edgeCodec.fromBytes), report, key)
    if (edge === undefined) continue
    const keys = expectedEdgeKeys(edge)
    if (!keys.from.equals(key)) broken(key, 'the record names another edge')
    const twin = attempt(() => view.get(keys.to), report, keys.to)
    if (twin === undefined || !equalBytes(twin, value))
      broken(key, 'the other direction has other bytes')
    for (const end of [edge.src, edge.dst]) {
      if (view.get(headKey(end)) === undefined)
        broken(key, `there is no memory ${printKey(headKey(end))}`)
    }
    entries.push({
      keyHash: edgeTreeKey(edge.src, edge.type, edge.dst),
      valueHash: edgeTreeValue(value),
    })
  }
  for (const { key } of guarded(view, 'e/to/', report)) {
    reversed++
    if (reversed > entries.length) {
      broken(key, 'a reverse edge without its forward one')
      break
    }
  }
  return entries
}
