/**
 * When a version that was replaced was to end: what its memory said of it last, before the next one.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { prefixEnd } from '../keys/keyspace.ts'
import { pastMemoryPrefix } from '../keys/past-keyspace.ts'
import { readPastPlace } from '../projections/past.ts'
import { decodeRecord } from '../projections/records.ts'
import { decodeHead } from '../records/head.ts'

/** `today` is the view without its past; the version is not the current one. */
export function endOfVersion(
  today: ViewReader,
  id: Uint8Array,
  version: number,
): number | undefined {
  const from = pastMemoryPrefix(id)
  for (const { key, value } of today.scan({ from, to: prefixEnd(from), reverse: true })) {
    const place = readPastPlace(key, value)
    if (place === undefined) continue
    const head = decodeRecord(key, place.head, decodeHead)
    if (head.currentVersion === version) return head.validUntil
  }
  return undefined
}
