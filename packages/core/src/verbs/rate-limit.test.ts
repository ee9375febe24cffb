import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ATTEST_LIMIT, RateLimiter } from './rate-limit.ts'

const limiter = (bucketsMax = 1024): RateLimiter => new RateLimiter({ ...ATTEST_LIMIT, bucketsMax })

describe('the rate limiter', () => {
  it('[A6] says when the next token will be there', () => {
    const limit = limiter()
    for (let time = 0; time < 5; time++) expect(limit.take('a', 0)).toBeUndefined()
    expect(limit.take('a', 0)).toEqual({ waitMs: 1000 })
    expect(limit.take('a', 250)).toEqual({ waitMs: 750 })
    expect(limit.take('a', 1000)).toBeUndefined()
  })

  it('[A6] a clock that is set back blocks nobody for longer than a second', () => {
    const limit = limiter()
    for (let time = 0; time < 5; time++) limit.take('a', 1_000_000)
    expect(limit.take('a', 5)).toEqual({ waitMs: 1000 })
    expect(limit.take('a', 1005)).toBeUndefined()
  })

  it('[A6] forgets full buckets, and never keeps more than its share', () => {
    const limit = limiter(10)
    for (let key = 0; key < 1000; key++) {
      limit.take(`k${key}`, 0)
      expect(limit.size).toBeLessThanOrEqual(10)
    }
    limit.take('later', 60_000)
    expect(limit.size).toBe(1)
  })

  it('[A6] answers like one that forgets nothing, while there are few', () => {
    const step = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat({ max: 1500 }))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const limit = limiter()
        const plain = new Map<string, { tokens: number; at: number }>()
        let now = 0
        for (const [key, later] of steps) {
          now += later
          const bucket = plain.get(key) ?? { tokens: 5, at: now }
          const tokens = Math.min(5, bucket.tokens + (now - bucket.at) / 1000)
          plain.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now })
          expect(limit.take(key, now) === undefined).toBe(tokens >= 1)
        }
      }),
    )
  })
})
