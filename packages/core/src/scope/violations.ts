/**
 * Attempts at what a scope does not allow, as entries of the journal. An entry says who tried and
 * with which scope, never what was asked for: it is the same for what is forbidden and what is not
 * there. Somebody who tries in a loop fills no journal: the rest of the attempts are only refused.
 *
 * @module
 */
import type { Mutation } from '../engine/committer.ts'
import { CortexError } from '../errors.ts'
import { type RateLimit, RateLimiter } from '../verbs/rate-limit.ts'
import type { Link } from './scope-file.ts'

export type ViolationReason = 'violation' | 'not_writable'

/** Per audience and issuer. */
const VIOLATION_LIMIT: RateLimit = { perSecond: 10, burst: 20, bucketsMax: 1_024 }

export class ViolationLog {
  readonly #limiter = new RateLimiter(VIOLATION_LIMIT)
  readonly #commit: (operation: Mutation<void>) => Promise<void>
  readonly #clock: () => number

  constructor(commit: (operation: Mutation<void>) => Promise<void>, clock: () => number) {
    this.#commit = commit
    this.#clock = clock
  }

  /** Returns when the entry is there, or will not be: the caller is refused in any case. */
  async record({ grant, scopeId }: Link, reason: ViolationReason, write: boolean): Promise<void> {
    const { audience, issuer } = grant
    const at = this.#clock()
    if (this.#limiter.take(JSON.stringify([audience, issuer]), at) !== undefined) return
    const body = { scopeId, audience, reason, write: write ? (true as const) : undefined }
    try {
      await this.#commit(() => ({
        entries: [{ kind: 'scope_violation', at, by: audience, body }],
        result: () => undefined,
      }))
    } catch (error) {
      // A store that cannot be written to is not a reason to answer otherwise than always.
      if (!(error instanceof CortexError)) throw error
    }
  }
}
