import { LIMITS } from '../../limits.ts'
import { POLARITIES, type Polarity } from '../enums.ts'
import { coded, may, must, plain, storedOpaque } from '../record.ts'
import { number, text } from '../schema.ts'
import { type DataKind, dataKind } from './kind.ts'

/** A like or dislike. */
export interface PreferenceData {
  /** Always `Preference`. */
  readonly type: 'Preference'
  /** What is preferred or avoided. */
  readonly topic: string
  /** Whether it is wanted or not. */
  readonly polarity: Polarity
  /** From 0, hardly, to 1, completely. */
  readonly strength: number
  /** Why. */
  readonly rationale?: string
  /** What is preferred, for programs. */
  readonly value?: unknown
}

export const preferenceKind: DataKind<PreferenceData> = dataKind<PreferenceData>('Preference', {
  topic: must(1, plain(text(LIMITS.topicBytes))),
  polarity: must(3, coded(POLARITIES)),
  strength: must(4, plain(number(0, LIMITS.strengthMax))),
  rationale: may(5, plain(text(LIMITS.rationaleBytes))),
  value: may(2, storedOpaque),
})
