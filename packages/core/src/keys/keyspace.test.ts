import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareBytes } from '../codec/bytes.ts'
import {
  actorObjectKey,
  checkpointKey,
  claimKey,
  claimsPrefix,
  commitKey,
  ERASURES_KEY,
  edgeFromKey,
  edgesPrefix,
  edgeToKey,
  erasedKey,
  FORGOTTEN_KEY,
  goalKey,
  headKey,
  KEYSPACE,
  type Key,
  keptCommitKey,
  keptCopyKey,
  MARK_FRAME_KEY,
  MARK_KEY,
  PREFIXES,
  type Prefix,
  pageKey,
  pinnedKey,
  prefixEnd,
  prefixKey,
  prefixOf,
  printKey,
  rankFrameKey,
  rankTagKey,
  rankTypeKey,
  readU64,
  revokedKey,
  SNAPSHOT_NEXT_KEY,
  STATE_KEY,
  salienceKey,
  snapshotKey,
  snapshotRootKey,
  tagKey,
  tombKey,
  trailingId,
  typeKey,
  VECTOR_CURSOR_KEY,
  VECTOR_FILE_KEY,
  VECTOR_LEASE_KEY,
  VECTOR_NEXT_KEY,
  vectorFailureKey,
  vectorKey,
  vectorOfKey,
  versionKey,
  versionsPrefix,
  WEIGHTS_KEY,
  WORDS_KEY,
  wordBlockKey,
  wordFenceKey,
  wordIdsKey,
  wordNewKey,
  wordTypesKey,
} from './keyspace.ts'
import {
  pastDocumentKey,
  pastEdgeKey,
  pastIndexBound,
  pastIndexKey,
  pastMemoryKey,
  pastWeightsKey,
  pastWordKey,
  readPastIndexKey,
  wordTimesKey,
} from './past-keyspace.ts'

const bytesOf = (length: number): fc.Arbitrary<Uint8Array> =>
  fc.uint8Array({ minLength: length, maxLength: length })
const id = bytesOf(16)
const byte = fc.nat({ max: 255 })
const u64 = fc.oneof(fc.maxSafeNat(), fc.nat({ max: 300 }))

type Part = number | Uint8Array

/** One builder per row with an order: the parts in the order in which they must sort. */
const SORTED: readonly {
  readonly prefix: Prefix
  readonly parts: fc.Arbitrary<readonly Part[]>
  readonly build: (...parts: never[]) => Key
}[] = [
  { prefix: 'm/', parts: fc.tuple(id), build: headKey },
  { prefix: 'mv/', parts: fc.tuple(id, u64), build: versionKey },
  { prefix: 'e/from/', parts: fc.tuple(id, byte, id), build: edgeFromKey },
  {
    prefix: 'e/to/',
    parts: fc.tuple(id, byte, id),
    build: (dst: Uint8Array, type: number, src: Uint8Array) => edgeToKey(src, type, dst),
  },
  { prefix: 'tomb/', parts: fc.tuple(byte, u64, id), build: tombKey },
  { prefix: 'idx/type/', parts: fc.tuple(byte, u64, id), build: typeKey },
  { prefix: 'idx/tag/', parts: fc.tuple(bytesOf(8), u64, id), build: tagKey },
  { prefix: 'idx/actor_obj/', parts: fc.tuple(byte, bytesOf(16), u64, id), build: actorObjectKey },
  {
    prefix: 'idx/rank/type/',
    parts: fc.tuple(byte, fc.nat({ max: 1 }), bytesOf(9), id),
    build: (type: number, closed: number, rank: Uint8Array, of: Uint8Array) =>
      rankTypeKey(type, closed === 1, rank, of),
  },
  {
    prefix: 'idx/rank/tag/',
    parts: fc.tuple(bytesOf(8), fc.nat({ max: 1 }), bytesOf(9), id),
    build: (tag: Uint8Array, closed: number, rank: Uint8Array, of: Uint8Array) =>
      rankTagKey(tag, closed === 1, rank, of),
  },
  {
    prefix: 'idx/rank/frame/',
    parts: fc.tuple(byte, byte, bytesOf(16), fc.nat({ max: 1 }), bytesOf(9), id),
    build: (
      verb: number,
      kind: number,
      object: Uint8Array,
      closed: number,
      rank: Uint8Array,
      of: Uint8Array,
    ) => rankFrameKey({ verb, kind, object }, closed === 1, rank, of),
  },
  { prefix: 'idx/pinned/', parts: fc.tuple(byte, id), build: pinnedKey },
  { prefix: 'idx/claim/', parts: fc.tuple(byte, bytesOf(24), id), build: claimKey },
  { prefix: 'scope/revoked/', parts: fc.tuple(bytesOf(32)), build: revokedKey },
  { prefix: 'chk/', parts: fc.tuple(id, id), build: checkpointKey },
  { prefix: 'idx/words/new/', parts: fc.tuple(u64), build: wordNewKey },
  { prefix: 'idx/words/block/', parts: fc.tuple(u64, u64), build: wordBlockKey },
  { prefix: 'idx/words/fence/', parts: fc.tuple(u64, u64), build: wordFenceKey },
  { prefix: 'idx/words/type/', parts: fc.tuple(u64), build: wordTypesKey },
  { prefix: 'idx/words/id/', parts: fc.tuple(u64), build: wordIdsKey },
  { prefix: 'idx/words/time/', parts: fc.tuple(u64), build: wordTimesKey },
  { prefix: 'past/m/', parts: fc.tuple(id, u64, u64), build: pastMemoryKey },
  { prefix: 'past/e/', parts: fc.tuple(id, byte, id, u64, u64), build: pastEdgeKey },
  { prefix: 'past/weights/', parts: fc.tuple(u64, u64), build: pastWeightsKey },
  {
    prefix: 'past/doc/',
    parts: fc.tuple(id, fc.nat({ max: 0xffff_ffff })),
    build: pastDocumentKey,
  },
  { prefix: 'salience/', parts: fc.tuple(id), build: salienceKey },
  { prefix: 'commit/', parts: fc.tuple(bytesOf(16)), build: commitKey },
  {
    prefix: 'idx/copy/chk/',
    parts: fc.tuple(bytesOf(16), bytesOf(16), bytesOf(16)),
    build: (of: Uint8Array, intent: Uint8Array, step: Uint8Array) =>
      keptCopyKey(of, checkpointKey(intent, step)),
  },
  {
    prefix: 'idx/copy/commit/',
    parts: fc.tuple(bytesOf(16), bytesOf(16)),
    build: keptCommitKey,
  },
  { prefix: 'erased/', parts: fc.tuple(u64, id), build: erasedKey },
  { prefix: 'snap/n/', parts: fc.tuple(u64), build: snapshotKey },
  { prefix: 'snap/root/', parts: fc.tuple(bytesOf(32)), build: snapshotRootKey },
  { prefix: 'goal/', parts: fc.tuple(id), build: goalKey },
  { prefix: 'vec/n/', parts: fc.tuple(u64), build: vectorKey },
  { prefix: 'vec/id/', parts: fc.tuple(id), build: vectorOfKey },
  { prefix: 'vec/bad/', parts: fc.tuple(id), build: vectorFailureKey },
]
const SINGLE: readonly (readonly [Prefix, Key])[] = [
  ['meta/state', STATE_KEY],
  ['meta/weights', WEIGHTS_KEY],
  ['meta/words', WORDS_KEY],
  ['meta/mark', MARK_KEY],
  ['meta/frame', MARK_FRAME_KEY],
  ['meta/erasures', ERASURES_KEY],
  ['meta/forgotten', FORGOTTEN_KEY],
  ['snap/next', SNAPSHOT_NEXT_KEY],
  ['vec/next', VECTOR_NEXT_KEY],
  ['vec/cursor', VECTOR_CURSOR_KEY],
  ['vec/lease', VECTOR_LEASE_KEY],
  ['vec/file', VECTOR_FILE_KEY],
]
/** Keys made of other keys, and what they begin with. */
const OF_OTHER_KEYS: readonly (readonly [Prefix, Key, string])[] = [
  ['past/i/', pastIndexKey(tagKey(Buffer.alloc(8), 1, Buffer.alloc(16)), 2), 'past/i/idx/tag/'],
  ['past/words/', pastWordKey(wordBlockKey(3, 4)), 'past/words/block/'],
  ['past/words/', pastWordKey(WORDS_KEY), 'past/words/words'],
]
const PAGES = ['idx/smt/memories/', 'idx/smt/edges/', 'accum/mmr/'] as const

function compareParts(a: readonly Part[], b: readonly Part[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index] as Part
    const order =
      typeof left === 'number' ? left - (right as number) : compareBytes(left, right as Uint8Array)
    if (order !== 0) return Math.sign(order)
  }
  return 0
}

describe('the key table', () => {
  it('[E52] has a builder for every row, and no row without one', () => {
    const built = [
      ...SORTED.map(({ prefix }) => prefix),
      ...SINGLE.map(([prefix]) => prefix),
      ...PAGES,
      ...new Set(OF_OTHER_KEYS.map(([prefix]) => prefix)),
    ]
    expect(built.sort()).toEqual([...PREFIXES].sort())
  })

  it('[E52] is the table in the header of its file', () => {
    const text = readFileSync(new URL('./keyspace.ts', import.meta.url), 'utf8')
    const header = text.slice(0, text.indexOf('*/'))
    const rows = [
      ...header.matchAll(/^ \* {3}(view|lock|side) +(\S+) .*? (state|derived|durable|side) /gm),
    ]
    expect(
      rows.map(([, environment, prefix, keyClass]) => [prefix, environment, keyClass]),
    ).toEqual(
      PREFIXES.map((prefix) => [prefix, KEYSPACE[prefix].environment, KEYSPACE[prefix].class]),
    )
  })

  it('[E52] has the parts that the header names', () => {
    const text = readFileSync(new URL('./keyspace.ts', import.meta.url), 'utf8')
    for (const prefix of PREFIXES) {
      const { environment, parts, class: keyClass } = KEYSPACE[prefix]
      const row = ` *   ${environment} ${prefix} ${parts} ${keyClass} `.replace(/ +/g, ' ')
      expect(text.replace(/ +/g, ' ')).toContain(row)
    }
  })

  it('[E52] has no prefix that begins another', () => {
    for (const prefix of PREFIXES) {
      expect(PREFIXES.filter((other) => other.startsWith(prefix))).toEqual([prefix])
    }
  })

  it.each(SORTED)('[E52] keys below $prefix sort as their parts do', ({ parts, build }) => {
    fc.assert(
      fc.property(parts, parts, fc.nat({ max: 4 }), (a, other, shared) => {
        // Random parts rarely share a beginning; sorting is decided where they do.
        const b = other.map((part, index) => (index < shared ? (a[index] as Part) : part))
        const [left, right] = [build(...(a as never[])), build(...(b as never[]))]
        return Math.sign(compareBytes(left, right)) === compareParts(a, b)
      }),
      { numRuns: 500 },
    )
  })

  it.each(SORTED)(
    '[E52] keys below $prefix have the width of their row',
    ({ prefix, parts, build }) => {
      fc.assert(
        fc.property(parts, (given) => {
          const key = build(...(given as never[]))
          expect(key.length).toBe(prefix.length + (KEYSPACE[prefix].width ?? -1))
          expect(key.subarray(0, prefix.length).toString('latin1')).toBe(prefix)
          expect(prefixOf(key)).toBe(prefix)
          expect(printKey(key)).toBe(prefix + key.subarray(prefix.length).toString('hex'))
        }),
        { numRuns: 50 },
      )
    },
  )

  it('[E52] names single keys and pages too', () => {
    for (const [prefix, key] of SINGLE) {
      expect([prefixOf(key), printKey(key)]).toEqual([prefix, prefix])
    }
    for (const prefix of PAGES) {
      const key = pageKey(prefix, Buffer.from('abc'))
      expect([prefixOf(key), printKey(key)]).toEqual([prefix, `${prefix}616263`])
      expect(prefixKey(prefix).toString('latin1')).toBe(prefix)
    }
  })

  it('[E52] names keys that are made of other keys', () => {
    for (const [prefix, key, start] of OF_OTHER_KEYS) {
      expect([prefixOf(key), key.toString('latin1').startsWith(start)]).toEqual([prefix, true])
    }
    const key = tagKey(Buffer.alloc(8, 7), 5, Buffer.alloc(16, 3))
    expect(readPastIndexKey(pastIndexKey(key, 9))).toEqual({ key, known: 9 })
    expect(pastIndexKey(key, 9).subarray(0, -8)).toEqual(pastIndexBound(key))
  })

  it('[E52] does not know a key that is too short, too long or foreign', () => {
    const key = headKey(Buffer.alloc(16, 7))
    for (const wrong of [
      key.subarray(0, 17),
      Buffer.concat([key, Buffer.of(0)]),
      Buffer.from('x/1'),
    ]) {
      expect(prefixOf(wrong)).toBeUndefined()
      expect(printKey(wrong)).toBe(wrong.toString('hex'))
    }
    expect(prefixOf(Buffer.alloc(0))).toBeUndefined()
  })

  it('[E52] refuses parts of another width and numbers that are not whole', () => {
    expect(() => headKey(Buffer.alloc(15))).toThrow()
    expect(() => commitKey(Buffer.alloc(17))).toThrow()
    for (const wrong of [-1, 0.5, 2 ** 53, Number.NaN]) {
      expect(() => snapshotKey(wrong)).toThrow()
    }
  })
})

describe('numbers in keys', () => {
  it('[E52] round-trip at every width and sort as numbers', () => {
    const numbers = [0, 1, 42, 255, 256, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1]
    const keys = numbers.map(snapshotKey)
    expect(keys.map((key) => readU64(key, 'snap/n/'.length))).toEqual(numbers)
    expect(keys.toReversed().sort(compareBytes)).toEqual(keys)
  })
})

describe('claim keys', () => {
  it('[E52] begin with the prefix of their type and of any number of their hashes', () => {
    const hashes = Buffer.from(Array.from({ length: 24 }, (_, index) => index))
    const key = claimKey(2, hashes, Buffer.alloc(16, 9))
    for (const length of [0, 8, 16, 24]) {
      const prefix = claimsPrefix(2, hashes.subarray(0, length))
      expect(key.subarray(0, prefix.length)).toEqual(prefix)
    }
  })
})

describe('edge keys', () => {
  const [a, b] = [Buffer.alloc(16, 1), Buffer.alloc(16, 2)]

  it('[E52] have the type right after the first id; the two directions mirror each other', () => {
    const [from, to] = [edgeFromKey(a, 9, b), edgeToKey(a, 9, b)]
    expect(from.subarray(7)).toEqual(Buffer.concat([a, Buffer.of(9), b]))
    expect(to.subarray(5)).toEqual(Buffer.concat([b, Buffer.of(9), a]))
  })

  it('[E52] the prefix of one type extends the prefix of its memory by one byte', () => {
    const all = edgesPrefix('e/from/', a)
    const one = edgesPrefix('e/from/', a, 9)
    expect(one.subarray(0, all.length)).toEqual(all)
    expect([...one.subarray(all.length)]).toEqual([9])
    expect(edgeFromKey(a, 9, b).subarray(0, one.length)).toEqual(one)
  })
})

describe('version keys', () => {
  it('[E52] of one memory share a prefix and ascend', () => {
    const owner = Buffer.alloc(16, 0x2f)
    const keys = [1, 2, 10, 300, 2 ** 40].map((version) => versionKey(owner, version))
    for (const key of keys) {
      expect(key.subarray(0, 22)).toEqual(versionsPrefix(owner))
    }
    expect(keys.toReversed().sort(compareBytes)).toEqual(keys)
  })
})

describe('prefixEnd()', () => {
  it.each([
    ['61', '62'],
    ['61ff', '62'],
    ['61ffff', '62'],
    ['00', '01'],
    ['fe', 'ff'],
  ])('[E53] of %s is %s', (prefix, end) => {
    expect(prefixEnd(Buffer.from(prefix, 'hex'))?.toString('hex')).toBe(end)
  })

  it('[E53] of nothing but 0xff there is none', () => {
    expect(prefixEnd(Buffer.of(0xff, 0xff))).toBeUndefined()
    expect(prefixEnd(Buffer.alloc(0))).toBeUndefined()
  })

  it('[E53] bounds exactly the keys that begin with the prefix', () => {
    const short = fc.uint8Array({ minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(short, short, (prefix, key) => {
        const end = prefixEnd(prefix)
        const inside =
          compareBytes(key, prefix) >= 0 && (end === undefined || compareBytes(key, end) < 0)
        const begins = compareBytes(key.subarray(0, prefix.length), prefix) === 0
        return inside === begins
      }),
      { numRuns: 5000 },
    )
  })
})

describe('trailingId()', () => {
  it('[E52] is the id that ends an index key', () => {
    const owner = Buffer.alloc(16, 5)
    for (const key of [typeKey(1, 2, owner), tagKey(Buffer.alloc(8), 2, owner), goalKey(owner)]) {
      expect(Buffer.from(trailingId(key))).toEqual(owner)
    }
  })
})
