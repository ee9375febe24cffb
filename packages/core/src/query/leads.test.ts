import { describe, expect, it } from 'vitest'
import { openedReader, type ViewReader } from '../engine/view-reader.ts'
import { tagKey, typeKey } from '../keys/keyspace.ts'
import { WordCache } from '../lexical/page-cache.ts'
import { LIMITS } from '../limits.ts'
import { tagHash } from '../memory/tags.ts'
import { EMPTY_STATE } from '../projections/state.ts'
import { LinkCache } from '../reads/link-cache.ts'
import { MemoryCache } from '../reads/memory-cache.ts'
import { COLD_WEIGHTS } from '../salience/score.ts'
import { MemoryStore } from '../store/memory-store.ts'
import type { Change } from '../store/ordered-store.ts'
import { testId } from '../testing/index.ts'
import { find } from './find.ts'
import { chooseLead } from './leads.ts'
import { checkQuery, type Query } from './query.ts'

const NOTHING = Buffer.alloc(0)

function idOf(number: number): Buffer {
  const id = Buffer.alloc(16)
  id.writeUInt32BE(number)
  return id
}

/** Three memories are red, one is green. */
function tagged(): MemoryStore {
  const store = new MemoryStore()
  const key = (tag: string, number: number): Change => [
    tagKey(tagHash(tag), 1, idOf(number)),
    NOTHING,
  ]
  store.write([key('red', 1), key('red', 2), key('red', 3), key('green', 1)])
  return store
}

function planOf(query: Query): object {
  return chooseLead(openedReader(tagged().snapshot()), checkQuery({ limit: 1, ...query }))
}

describe('the plan', () => {
  it('[R22] is led by the walk, then the frame, then the rarest tag, then the types', () => {
    const frame = { verb: 'build', ref: 'x' } as const
    const where = { and: [{ hasTag: 'red' }, { hasTag: 'green' }] }
    expect(planOf({ from: testId(0), frame, where })).toMatchObject({ by: 'graph' })
    expect(planOf({ frame, where })).toMatchObject({ by: 'frame' })
    expect(planOf({ where, types: ['Fact'] })).toMatchObject({ by: 'tag', tag: 'green' })
    expect(planOf({ types: ['Fact'] })).toMatchObject({ by: 'type' })
  })

  it('[R22] is led by the types where tombstoned memories are wanted too', () => {
    const frame = { verb: 'build', ref: 'x' } as const
    const query = { frame, where: { hasTag: 'red' }, includeTombstoned: true }
    expect(planOf(query)).toMatchObject({ by: 'type' })
  })

  it('[R30] that would have to load too many for its order is TOO_BROAD', () => {
    const view: ViewReader = {
      get: () => undefined,
      scan: function* () {
        for (let number = 0; number <= LIMITS.findScan; number++) {
          yield { key: typeKey(2, 1, idOf(number)), value: NOTHING }
        }
      },
    }
    const moment = {
      state: EMPTY_STATE,
      weights: COLD_WEIGHTS,
      now: 1,
      cache: new MemoryCache(),
      words: new WordCache(),
      pastWords: new WordCache(),
      links: new LinkCache(),
    }
    const ordered = (field: string): (() => object) => {
      const query = checkQuery({ types: ['Fact'], limit: 1, orderBy: [{ field }] })
      return () => find(view, query, moment)
    }

    expect(ordered('data.statement')).toThrow(
      expect.objectContaining({ code: 'TOO_BROAD', path: 'orderBy' }),
    )
    for (const field of ['head.createdAt', 'head.created_at']) {
      expect(ordered(field)()).toMatchObject({ memories: [], totalIsExact: true })
    }
  })
})
