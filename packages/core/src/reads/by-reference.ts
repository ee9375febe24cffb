/**
 * Memories by their short names. There is no index of them: ids are few bytes, and a name is looked
 * up when a person or a model uses it, not when a memory is written.
 *
 * @module
 */
import type { ViewReader } from '../engine/view-reader.ts'
import { prefixEnd, prefixKey, trailingId } from '../keys/keyspace.ts'
import { refusal } from '../memory/schema.ts'
import { isNamedBy, isShortReference } from '../memory/short-reference.ts'
import { decodeRecord } from '../projections/records.ts'
import { decodeHead, type HeadRecord, isBare } from '../records/head.ts'
import type { Memory } from './memory-view.ts'
import { resolveVersion } from './resolve.ts'

/** More candidates help nobody to choose. */
const CANDIDATES_MAX = 16

/** All that the name can mean, the oldest first. Erased ones have nothing left to be named by. */
export function namedMemories(
  view: ViewReader,
  reference: string,
  allows: (head: HeadRecord) => boolean = () => true,
): readonly Memory[] {
  if (!isShortReference(reference)) {
    throw refusal('reference', 'expected an m and 3 to 12 letters and digits, such as m7f3')
  }
  const found: Memory[] = []
  const from = prefixKey('m/')
  for (const { key, value } of view.scan({ from, to: prefixEnd(from) })) {
    if (!isNamedBy(reference, trailingId(key))) continue
    const head = decodeRecord(key, value, decodeHead)
    if (isBare(head) || !allows(head)) continue
    found.push(resolveVersion(view, head, head.currentVersion))
    if (found.length === CANDIDATES_MAX) break
  }
  return found
}
