/**
 * When a failed request is sent again, and how long to wait before. A limit that a server announces
 * is kept to, unless it is so far off that the caller had better know.
 *
 * @module
 */
import { setTimeout as sleep } from 'node:timers/promises'

/** Time comes in here, so that tests need none. */
export interface HttpDoors {
  readonly now: () => number
  /** Rejects with the signal's reason as soon as it fires. */
  readonly wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>
}

export const REAL_DOORS: HttpDoors = {
  now: Date.now,
  wait: async (ms, signal) => {
    await sleep(ms, undefined, { signal }).catch(() => signal?.throwIfAborted())
  },
}

const FIRST_PAUSE_MS = 1000
const PAUSE_MAX_MS = 8000
const RETRY_AFTER_MAX_MS = 60_000

/** One attempt that failed. Its message never holds a secret. */
export class HttpFailure extends Error {
  readonly retriable: boolean
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined

  constructor(
    message: string,
    facts: { retriable: boolean; status?: number; retryAfterMs?: number | undefined },
  ) {
    super(message)
    this.retriable = facts.retriable
    this.status = facts.status
    this.retryAfterMs = facts.retryAfterMs
  }
}

/** Milliseconds before the next attempt; nothing if there should be none. */
export function pauseAfter(failure: HttpFailure, attempt: number): number | undefined {
  if (!failure.retriable) return undefined
  const announced = failure.retryAfterMs ?? 0
  if (announced > RETRY_AFTER_MAX_MS) return undefined
  return Math.max(announced, Math.min(FIRST_PAUSE_MS * 2 ** attempt, PAUSE_MAX_MS))
}

/** The header is either seconds or a date. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
