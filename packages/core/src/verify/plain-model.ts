/**
 * What the view must hold, derived from its heads by code too plain to be wrong, and sharing none
 * with the projections: text joined to bytes, one list of keys per head.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { EDGE_TYPES, MEMORY_TYPES, OBJECT_KINDS, VERBS } from '../memory/enums.ts'
import type { SalienceInputs } from '../projections/salience.ts'
import type { StoredEdge } from '../records/edge.ts'
import type { HeadRecord } from '../records/head.ts'

/** Every index key that a memory calls for, in no particular order. */
export function expectedIndexKeys(head: HeadRecord, salience: SalienceInputs): Buffer[] {
  const type = byte(MEMORY_TYPES.code(head.type))
  const created = u64(head.createdAt)
  if (head.erased !== undefined || head.withheld) return []
  if (head.tombstoned !== undefined) return [join('tomb/', type, created, head.id)]
  const keys = [join('idx/type/', type, created, head.id)]
  for (const tag of head.tags ?? []) {
    keys.push(join('idx/tag/', digest(tag).subarray(0, 8), created, head.id))
  }
  for (const { verb, ref } of head.type === 'Event' ? (head.frames ?? []) : []) {
    const object = digest(ref).subarray(0, 16)
    keys.push(join('idx/actor_obj/', byte(VERBS.code(verb)), object, created, head.id))
  }
  const closed = byte(
    head.validUntil !== undefined && head.validUntil <= head.lastUpdatedAt ? 1 : 0,
  )
  const rank = expectedRank(salience)
  keys.push(join('idx/rank/type/', type, closed, rank, head.id))
  for (const tag of head.tags ?? []) {
    keys.push(join('idx/rank/tag/', digest(tag).subarray(0, 8), closed, rank, head.id))
  }
  for (const { verb, kind, ref } of head.frames ?? []) {
    const codes = Buffer.of(VERBS.code(verb), OBJECT_KINDS.code(kind))
    const object = digest(ref).subarray(0, 16)
    keys.push(join('idx/rank/frame/', codes, object, closed, rank, head.id))
  }
  if (salience.pinned) keys.push(join('idx/pinned/', type, head.id))
  const settled = head.supersededBy !== undefined && Number(head.validUntil) <= head.lastUpdatedAt
  if (head.claim !== undefined && !settled) keys.push(join('idx/claim/', type, head.claim, head.id))
  return keys
}

function expectedRank(salience: SalienceInputs): Buffer {
  const lastUsed = u64(2 ** 48 - 1 - salience.lastUsed).subarray(2)
  const counts = [salience.citations ?? 0, salience.accessCount ?? 0].map((count) => {
    let bucket = 0
    let next = 1
    while (next <= count && next < 1000) {
      bucket++
      next = next < 16 ? next + 1 : Math.floor((next * 5) / 4) + 1
    }
    return count >= 1000 ? bucket + 1 : bucket
  })
  const [citations, accesses] = counts as [number, number]
  return Buffer.concat([
    byte(0xff - (salience.importance ?? 0)),
    byte(0xff - citations),
    byte(0xff - accesses),
    lastUsed,
  ])
}

export function expectedEdgeKeys(edge: StoredEdge): { readonly from: Buffer; readonly to: Buffer } {
  const type = byte(EDGE_TYPES.code(edge.type))
  return {
    from: join('e/from/', edge.src, type, edge.dst),
    to: join('e/to/', edge.dst, type, edge.src),
  }
}

export function expectedCheckpointKey(names: {
  readonly intentId: string
  readonly stepId: string
}): Buffer {
  const hashes = [names.intentId, names.stepId].map((name) => digest(name).subarray(0, 16))
  return join('chk/', ...hashes)
}

export function expectedRevocationKey(scopeId: string): Buffer {
  return join('scope/revoked/', digest(scopeId))
}

function join(prefix: string, ...parts: readonly Uint8Array[]): Buffer {
  return Buffer.concat([Buffer.from(prefix, 'latin1'), ...parts])
}

function byte(value: number): Buffer {
  return Buffer.of(value)
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest()
}
