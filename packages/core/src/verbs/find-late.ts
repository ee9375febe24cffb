/**
 * A query at run time that leaves a trace: one entry, and one access more for each memory that it
 * returned. The entry says nothing of the query but a salted hash, by which somebody who has the
 * query can recognise it.
 *
 * @module
 */
import { type CborValue, encodeCbor } from '../codec/cbor.ts'
import { domainHash } from '../codec/hash.ts'
import type { Decision, Mutation } from '../engine/committer.ts'
import type { Environment } from '../engine/environment.ts'
import { type FindLateBody, QUERY_SALT_BYTES } from '../journal/bodies.ts'
import type { MemoryType } from '../memory/enums.ts'
import { idBytes, idFromBytes, type MemoryId } from '../memory/ids.ts'
import { readHead, readSalience, type Source } from '../projections/records.ts'
import { increased } from '../projections/salience.ts'

export interface LateQuery {
  /** What was asked, as the caller said it; only its hash is kept. */
  readonly query: CborValue
  /** Types that it was narrowed to. */
  readonly types?: readonly MemoryType[] | undefined
  readonly by?: string | undefined
}

export interface LateResult {
  readonly seq: number
  /** In the order given; what was tombstoned meanwhile is left out. */
  readonly accessedIds: readonly MemoryId[]
}

/** sha256(tag ‖ salt ‖ canonical query). */
export function queryHash(query: CborValue, salt: Uint8Array): Uint8Array {
  return domainHash('query', salt, encodeCbor(query))
}

/** `ids` are what the query returned; a repeated one counts once. */
export function findLate(
  ids: readonly MemoryId[],
  { query, types, by }: LateQuery,
  environment: Environment,
): Mutation<LateResult> {
  return (target, state): Decision<LateResult> => {
    const salt = environment.random(QUERY_SALT_BYTES)
    const shared = {
      query: queryHash(query, salt),
      salt,
      types: types?.length ? types : undefined,
      results: ids.length,
    }
    const accessed = [...new Set(ids)].map(idBytes).filter((id) => isLive(target, id))
    const [first, ...rest]: FindLateBody[] = accessed.map((id) => ({
      ...shared,
      accessCount: increased(readSalience(target, id)?.accessCount ?? 0),
    }))
    return {
      entries: [
        {
          kind: 'find_late',
          at: environment.clock(),
          by: by ?? state.actor,
          ...(accessed.length === 0 ? {} : { subjects: accessed }),
          body: first ?? shared,
          rest,
        },
      ],
      result: (seq) => ({ seq, accessedIds: accessed.map(idFromBytes) }),
    }
  }
}

function isLive(source: Source, id: Uint8Array): boolean {
  const head = readHead(source, id)
  return head !== undefined && head.tombstoned === undefined
}
