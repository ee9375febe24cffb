/**
 * The two clocks of a read: `asOf` asks what was true then by what is known now, `knownAt` what the store
 * knew then. Both are now unless they are said; `asOf` is `knownAt` where only that is said.
 *
 * @module
 */
import { object, optional, type Schema, time } from '../memory/schema.ts'

/** When a read is about, by either clock. */
export interface AtTime {
  /** What was true at this time. Default: `knownAt`, or now. */
  readonly asOf?: number
  /** What the store knew at this time. Default: now. */
  readonly knownAt?: number
}

export const atTime: Schema<AtTime> = object<AtTime>({
  asOf: optional(time),
  knownAt: optional(time),
})
