import { LIMITS } from '../../limits.ts'
import { POLARITIES, type Polarity } from '../enums.ts'
import { coded, may, must, plain, storedOpaque } from '../record.ts'
import { number, text } from '../schema.ts'
import { type DataKind, dataKind } from './kind.ts'

/** What somebody likes or dislikes. */
export interface PreferenceData {
  /** Always `Preference`. */
  readonly type: 'Preference'
  /** What is preferred or avoided. */
  readonly topic: string
  /** `prefer` or `do`: wanted. `avoid` or `dont`: not wanted. `neutral`: it does not matter. */
  readonly polarity: Polarity
  /** How strong the preference is, from 0 to 1. */
  readonly strength: number
  /** The reason, as a sentence. Default: none. */
  readonly rationale?: string
  /** The preferred value, as any JSON value for programs. Default: none. */
  readonly value?: unknown
}

export const preferenceKind: DataKind<PreferenceData> = dataKind<PreferenceData>('Preference', {
  topic: must(1, plain(text(LIMITS.topicBytes))),
  polarity: must(3, coded(POLARITIES)),
  strength: must(4, plain(number(0, LIMITS.strengthMax))),
  rationale: may(5, plain(text(LIMITS.rationaleBytes))),
  value: may(2, storedOpaque),
})
