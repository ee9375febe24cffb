import { LIMITS } from '../../limits.ts'
import { may, must, plain, storedOpaque } from '../record.ts'
import { boolean, text, time } from '../schema.ts'
import { type DataKind, dataKind } from './kind.ts'

/** Something that somebody can do. */
export interface CapabilityData {
  /** Always `Capability`. */
  readonly type: 'Capability'
  /** Who or what can do it. */
  readonly subject: string
  /** What it can do, as a short text such as `edit CI files`. */
  readonly capability: string
  /** True: it was seen to work. False: it was only declared. */
  readonly verified: boolean
  /** How to use it, as any JSON value: arguments, limits, addresses. Default: none. */
  readonly parameters?: unknown
  /** When it was last seen to work, in milliseconds since 1970. */
  readonly lastObserved?: number
}

export const capabilityKind: DataKind<CapabilityData> = dataKind<CapabilityData>('Capability', {
  subject: must(1, plain(text(LIMITS.subjectBytes))),
  capability: must(2, plain(text(LIMITS.capabilityBytes))),
  verified: must(4, plain(boolean)),
  parameters: may(3, storedOpaque),
  lastObserved: may(5, plain(time)),
})
