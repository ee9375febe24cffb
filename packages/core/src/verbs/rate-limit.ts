/**
 * Token buckets in memory, one per key, on the injected clock. A bucket starts full and refills
 * continuously. Full buckets say nothing and are forgotten; at most `bucketsMax` are kept, and the
 * one that was touched longest ago goes first.
 *
 * @module
 */

interface Bucket {
  tokens: number
  at: number
}

export interface RateLimit {
  readonly perSecond: number
  readonly burst: number
  readonly bucketsMax: number
}

export class RateLimiter {
  readonly #limit: RateLimit
  /** In the order in which they were touched. */
  readonly #buckets = new Map<string, Bucket>()

  constructor(limit: RateLimit) {
    this.#limit = limit
  }

  /** Buckets in memory. */
  get size(): number {
    return this.#buckets.size
  }

  /** Takes a token if there is one; otherwise says in how many milliseconds there will be. */
  take(key: string, now: number): { readonly waitMs: number } | undefined {
    const tokens = this.#tokens(this.#buckets.get(key), now)
    this.#buckets.delete(key)
    const taken = tokens >= 1
    this.#buckets.set(key, { tokens: taken ? tokens - 1 : tokens, at: now })
    this.#forget(now)
    if (taken) return undefined
    return { waitMs: Math.ceil(((1 - tokens) * 1000) / this.#limit.perSecond) }
  }

  /** A clock that was set back refills nothing and blocks nothing. */
  #tokens(bucket: Bucket | undefined, now: number): number {
    const { burst, perSecond } = this.#limit
    if (bucket === undefined) return burst
    const seconds = Math.max(0, now - bucket.at) / 1000
    return Math.min(burst, bucket.tokens + seconds * perSecond)
  }

  #forget(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      const full = this.#tokens(bucket, now) >= this.#limit.burst
      if (!full && this.#buckets.size <= this.#limit.bucketsMax) return
      this.#buckets.delete(key)
    }
  }
}

/** Per intent: what an outcome teaches must not be said a hundred times in a loop. */
export const ATTEST_LIMIT: RateLimit = { perSecond: 1, burst: 5, bucketsMax: 1_024 }
