import { describe, expect, it } from 'vitest'
import { LinkCache } from '../reads/link-cache.ts'
import { LinkReader } from './links.ts'
import type { Search } from './search.ts'

const ID = Buffer.alloc(16, 7)

/** A store without edges that counts its scans, and meets damage if told to. */
function asked(cache: LinkCache, nextSeq: number, damaged = false) {
  const counts = { scans: 0 }
  const candidates = { damages: 0 }
  const view = {
    get: () => undefined,
    scan: () => {
      counts.scans++
      if (damaged) candidates.damages++
      return []
    },
  }
  const search = { view, candidates, attempt: () => undefined, knownLinks: cache.at(nextSeq) }
  const reader = new LinkReader(search as unknown as Search)
  reader.of(ID)
  reader.of(ID)
  return counts.scans
}

describe('links of a memory', () => {
  it('[R60] are read once until something is written', () => {
    const cache = new LinkCache()

    expect([1, 2, 2, 3].map((nextSeq) => asked(cache, nextSeq))).toEqual([3, 3, 0, 3])
  })

  it('[R60] are read again by the next question where something could not be read', () => {
    const cache = new LinkCache()

    expect([asked(cache, 1, true), asked(cache, 1, true), asked(cache, 1)]).toEqual([3, 3, 3])
    expect(asked(cache, 1)).toBe(0)
  })
})
