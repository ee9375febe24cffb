import { spelled } from './visible.ts'

/** A memory as `find` and `get` give it. */
export interface Full {
  readonly uri: string
  readonly head: {
    readonly id: string
    readonly type: string
    readonly currentVersion: number
    readonly tags: readonly string[]
    readonly frames: readonly {
      readonly verb: string
      readonly kind: string
      readonly ref: string
    }[]
    readonly createdAt: number
    readonly lastUpdatedAt: number
    readonly importance: number
    readonly visibility: string
    readonly validUntil?: number
    readonly supersededBy?: string
    readonly tombstoned?: { readonly at: number; readonly by?: string; readonly reason?: string }
    readonly forms: { readonly short: string; readonly medium: string }
  }
  readonly version: {
    readonly version: number
    readonly createdAt: number
    readonly createdBy: string
    readonly validFrom: number
    readonly expiresAt?: number
    readonly confidence: number
    readonly provenance: {
      readonly origin?: string
      readonly channel?: string
      readonly source?: string
    }
  }
  readonly data: Readonly<Record<string, unknown>>
}

export interface Found {
  readonly memories: readonly Full[]
  readonly rendered: readonly string[]
  readonly scores: readonly number[]
  readonly total: number
  readonly totalIsExact: boolean
  readonly explain?: {
    readonly scores?: readonly {
      readonly uri: string
      readonly factors?: Readonly<Record<string, number>>
    }[]
  }
}

export type State = 'current' | 'superseded' | 'forgotten' | 'expired'

export function stateOf({ head, version }: Full, now = Date.now()): State {
  if (head.tombstoned !== undefined) return 'forgotten'
  if (head.supersededBy !== undefined) return 'superseded'
  const end = version.expiresAt ?? head.validUntil
  return end !== undefined && end <= now ? 'expired' : 'current'
}

const SOON_MS = 30 * 86_400_000

/** When it ends, if that is within a month; the same month as on the server. */
export function endsSoon(memory: Full, now = Date.now()): number | undefined {
  const end = memory.version.expiresAt ?? memory.head.validUntil
  if (end === undefined || end > now + SOON_MS) return undefined
  return stateOf(memory, now) === 'current' ? end : undefined
}

/** `agent through claude-code` */
export function fromText({ provenance }: Full['version']): string {
  const { origin = 'unknown', channel } = provenance
  return spelled(channel === undefined ? origin : `${origin} through ${channel}`)
}
