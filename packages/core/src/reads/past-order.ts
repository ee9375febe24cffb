/**
 * Index keys that say when: what is younger than a time lies together, and is passed over in one step.
 *
 * @module
 */
import { type Key, prefixEnd, prefixOf } from '../keys/keyspace.ts'
import { RANK_BYTES, readRank } from '../projections/rank.ts'

const ID_BYTES = 16
const TIME_BYTES = 8
/** Of a rank: importance, citations, accesses; what follows is the last use, counted down. */
const BEFORE_LAST_USED = 3
const LAST_USED_MAX = 2 ** 48 - 1

/** Where the stretch ends: no key from `before` to `behind` is as old as the time. */
export interface Younger {
  /** For a scan that goes down: the end of what may be old enough. */
  readonly before: Key
  /** For a scan that goes up: the first key that may be old enough. */
  readonly behind: Key | undefined
}

/** The stretch around a key that is younger than `known`; undefined if the key is not, or says no time. */
export function afterKnown(key: Key, known: number): Younger | undefined {
  switch (prefixOf(key)) {
    case 'idx/type/':
    case 'idx/tag/':
    case 'idx/actor_obj/':
    case 'tomb/': {
      const at = key.length - ID_BYTES - TIME_BYTES
      if (Number(key.readBigUInt64BE(at)) <= known) return undefined
      const group = key.subarray(0, at)
      const time = Buffer.alloc(TIME_BYTES)
      time.writeBigUInt64BE(BigInt(known) + 1n)
      return { before: Buffer.concat([group, time]) as Key, behind: prefixEnd(group) }
    }
    case 'idx/rank/type/':
    case 'idx/rank/tag/':
    case 'idx/rank/frame/': {
      const at = key.length - ID_BYTES - RANK_BYTES
      const { lastUsed } = readRank(key, at)
      if (lastUsed <= known || known >= LAST_USED_MAX) return undefined
      const group = key.subarray(0, at + BEFORE_LAST_USED)
      const time = Buffer.alloc(RANK_BYTES - BEFORE_LAST_USED)
      time.writeUIntBE(LAST_USED_MAX - known, 0, time.length)
      return { before: group as Key, behind: Buffer.concat([group, time]) as Key }
    }
    default:
      return undefined
  }
}
