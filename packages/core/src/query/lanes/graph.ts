/**
 * Graph: the memories that a walk along edges reaches from one of them, nearest first.
 *
 * @module
 */
import { idBytes, type MemoryId } from '../../memory/ids.ts'
import type { Search } from '../search.ts'
import { walk } from '../walk.ts'
import type { LaneAnswer } from './lane.ts'

export function graph({ view, query, candidates, restricted, attempt }: Search): LaneAnswer {
  const start = idBytes(query.from as MemoryId)
  const permits = restricted ? (id: Uint8Array) => candidates.permits(id) : undefined
  const { reached, edgesScanned } = walk(view, start, query.follow, attempt, permits)
  const found = reached.flatMap(({ id, hop }, visit) => candidates.load(id, { hop, visit }) ?? [])
  return { found, complete: true, touched: edgesScanned }
}
